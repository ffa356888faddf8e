import CMicroHTTPD
import Glibc

/// The library's side of a running server: its polling threads and its connections.
final class Daemon: @unchecked Sendable {
  private let daemon: OpaquePointer
  private let core: Unmanaged<ServerCore>

  /// Starts serving on `listener`, which belongs to the daemon from here on, even if starting fails.
  init(listener: Int32, _ core: ServerCore) throws(HTTPServerError) {
    let context = Unmanaged.passRetained(core)
    let options = Self.options(listener: listener, core.configuration, context.toOpaque())
    let flags = MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_USE_ITC.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
    guard let daemon = CMicroHTTPD_start(flags, requestAdvances, context.toOpaque(), options) else {
      context.release()
      close(listener)
      throw .cannotStart
    }
    self.daemon = daemon
    self.core = context
  }

  /// Stops listening. Requests in flight go on.
  func quiesce() {
    let listener = MHD_quiesce_daemon(daemon)
    if listener >= 0 { close(listener) }
  }

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
    let connections = max(configuration.connectionLimit, threads)
    // A backstop: phases are bounded by ``Deadlines``, this by bytes.
    let silence = max(configuration.idleTimeout, configuration.readTimeout, configuration.writeTimeout)
    var options = [
      MHD_OptionItem(option: .LISTEN_SOCKET, value: Int(listener), ptr_value: nil),
      MHD_OptionItem(option: .CONNECTION_LIMIT, value: connections, ptr_value: nil),
      MHD_OptionItem(option: .CONNECTION_MEMORY_LIMIT, value: configuration.connectionMemory, ptr_value: nil),
      MHD_OptionItem(option: .CONNECTION_TIMEOUT, value: Int(silence.rounded(.up)), ptr_value: nil),
      MHD_OptionItem(option: .THREAD_STACK_SIZE, value: threadStackSize, ptr_value: nil),
      // Where the checks of ``RequestHead`` hold, they are stricter, and their answers can be rendered.
      MHD_OptionItem(option: .STRICT_FOR_CLIENT, value: RequestHead.memoryIsVerbatim ? 0 : 1, ptr_value: nil),
      MHD_OptionItem(option: .URI_LOG_CALLBACK, value: unsafeBitCast(requestBegins, to: Int.self), ptr_value: context),
      MHD_OptionItem(option: .NOTIFY_COMPLETED, value: unsafeBitCast(requestEnds, to: Int.self), ptr_value: context),
      MHD_OptionItem(option: .NOTIFY_CONNECTION, value: unsafeBitCast(connectionChanges, to: Int.self), ptr_value: context),
      MHD_OptionItem(option: .UNESCAPE_CALLBACK, value: unsafeBitCast(leaveEscapes, to: Int.self), ptr_value: nil),
    ]
    if threads > 1 { options.append(MHD_OptionItem(option: .THREAD_POOL_SIZE, value: threads, ptr_value: nil)) }
    options.append(MHD_OptionItem(option: .END, value: 0, ptr_value: nil))
    return options
  }
}
