import CMicroHTTPD
import Glibc

/// The library's side of a running server: its polling threads and its connections.
final class Daemon: @unchecked Sendable {
  private let daemon: OpaquePointer
  private let listener: Int32
  private let core: Unmanaged<ServerCore>
  /// The library may read the certificate and the key again.
  private let identity: IdentityText?

  /// Starts serving on `listener`, which belongs to the daemon from here on, even if starting fails.
  ///
  /// - Parameter identity: Who the server says that it is; nil for HTTP without TLS.
  init(
    listener: Int32, _ identity: HTTPServer.TLSIdentity?, _ core: ServerCore
  ) throws(HTTPServerError) {
    let context = Unmanaged.passRetained(core)
    let identity = identity.map(IdentityText.init)
    let own = Self.options(listener: listener, core.configuration, context.toOpaque())
    // First, so that it gets all reports.
    let reports = option(.EXTERNAL_LOGGER, unsafeBitCast(libraryReports, to: Int.self), context.toOpaque())
    let options = [reports] + (identity?.options ?? []) + own
    // The library tells what it refuses only where it may report at all.
    var flags = [MHD_USE_EPOLL_INTERNAL_THREAD, MHD_USE_ITC, MHD_ALLOW_SUSPEND_RESUME, MHD_USE_ERROR_LOG]
    if identity != nil { flags.append(MHD_USE_TLS) }
    let allFlags = flags.reduce(0) { $0 | $1.rawValue }
    guard let daemon = CMicroHTTPD_start(allFlags, requestAdvances, context.toOpaque(), options) else {
      context.release()
      close(listener)
      throw .cannotStart
    }
    (self.daemon, self.listener) = (daemon, listener)
    self.core = context
    self.identity = identity
  }

  /// Another number for the socket that is listened on, for a daemon that is to listen on it, too.
  ///
  /// - Throws: ``HTTPServerError/cannotStart`` where no number is free.
  func duplicateListener() throws(HTTPServerError) -> Int32 {
    let copy = fcntl(listener, F_DUPFD_CLOEXEC, 0)
    if copy < 0 { throw .cannotStart }
    return copy
  }

  /// Stops listening. Requests in flight go on.
  ///
  /// The library's own way lets two threads take the listener out of a polling set, and aborts where one is late
  /// (docs/decisions/0033-stopping-to-listen.md).
  func quiesce() { ListeningSocket.silence(listener) }

  /// Cuts what is still connected, and ends the threads. To be called once.
  ///
  /// - Precondition: No connection is suspended.
  func stop() {
    MHD_stop_daemon(daemon)
    core.release()
  }

  private static func options(
    listener: Int32, _ configuration: HTTPServer.Configuration, _ context: UnsafeMutableRawPointer
  ) -> [MHD_OptionItem] {
    let threads = configuration.threads > 0 ? configuration.threads : coreCount()
    // The library divides connections among its threads, and refuses to start with fewer than one each.
    let connections = max(configuration.libraryConnections, threads)
    // A backstop: phases are bounded by ``Deadlines``, this by bytes.
    let silence = max(configuration.idleTimeout, configuration.readTimeout, configuration.writeTimeout)
    var options = [
      option(.LISTEN_SOCKET, Int(listener)),
      option(.CONNECTION_LIMIT, connections),
      option(.CONNECTION_MEMORY_LIMIT, configuration.connectionMemory),
      option(.CONNECTION_TIMEOUT, Int(silence.rounded(.up))),
      option(.THREAD_STACK_SIZE, threadStackSize),
      // Where the checks of ``RequestHead`` hold, they are stricter, and their answers can be rendered.
      option(.STRICT_FOR_CLIENT, RequestHead.memoryIsVerbatim ? 0 : 1),
      // A function goes where a number would, its context beside it.
      option(.URI_LOG_CALLBACK, unsafeBitCast(requestBegins, to: Int.self), context),
      option(.NOTIFY_COMPLETED, unsafeBitCast(requestEnds, to: Int.self), context),
      option(.NOTIFY_CONNECTION, unsafeBitCast(connectionChanges, to: Int.self), context),
      option(.UNESCAPE_CALLBACK, unsafeBitCast(leaveEscapes, to: Int.self)),
    ]
    // The library refuses a pool of one.
    if threads > 1 { options.append(option(.THREAD_POOL_SIZE, threads)) }
    options.append(option(.END, 0))
    return options
  }
}

private func option(
  _ name: MHD_OPTION, _ value: Int, _ context: UnsafeMutableRawPointer? = nil
) -> MHD_OptionItem { MHD_OptionItem(option: name, value: value, ptr_value: context) }

/// A certificate and its key as C has texts.
private final class IdentityText: @unchecked Sendable {
  let options: [MHD_OptionItem]

  init(_ identity: HTTPServer.TLSIdentity) {
    let (certificate, key) = (text(of: identity.certificate), text(of: identity.key))
    let versions = text(of: Array("NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2".utf8))
    options = [
      option(.HTTPS_MEM_CERT, 0, certificate), option(.HTTPS_MEM_KEY, 0, key),
      // RFC 8996: versions before 1.2 must not be used.
      option(.HTTPS_PRIORITIES, 0, versions),
    ]
  }

  deinit { for option in options { option.ptr_value.deallocate() } }
}

/// A copy with a NUL behind it.
private func text(of bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
  let text = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count + 1)
  _ = text.initialize(from: bytes.map { CChar(bitPattern: $0) } + [0])
  return text.baseAddress!
}
