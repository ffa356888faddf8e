import CMicroHTTPD
import Glibc

// The library answers some requests itself, before anybody is asked: lengths that are no numbers, heads that do not fit, chunks that
// it cannot read. It has no place for texts of ours. But it tells what it is about to do, on the connection's own thread, and one
// moment before it does it: whoever answers then and ends the sending has answered.

/// What the library reports; that it is about to refuse a request is answered in our words. Everything else is no news.
///
/// It does not say on which connection. So the problem is sent only where that is certain: where one connection of the thread alone
/// is in a phase in which the library could be reading. Where there are more, its own sentence goes out
/// (docs/decisions/0029-answers-of-the-library.md).
let libraryReports: MHD_LogCallback = { context, format, arguments in
  guard let context, let format, let arguments, strncmp(format, refusalFormat, strlen(refusalFormat)) == 0,
    let refusal = LibraryRefusal(arguments)
  else { return }
  Unmanaged<ServerCore>.fromOpaque(context)._withUnsafeGuaranteedRef { core in
    guard let client = core.deadlines.onlyConnection(of: .ofThisThread, in: refusal.phases) else { return }
    let request = HTTPRequest()
    request.id = core.requestIDs.next()
    client.refuse(refusal.error(core.configuration), request, core)
  }
}

/// How the library's report of a refusal begins. Another version that words it otherwise refuses in its own words.
private let refusalFormat = "Error processing request (HTTP response code is %u"

/// One of the refusals that the library makes by itself, known by its status and its sentence.
private struct LibraryRefusal {
  let status: Int
  /// In which phases a connection can be to which it happens.
  let phases: [ClientConnection.Phase]

  /// - Parameter arguments: A status and a sentence in HTML.
  init?(_ arguments: CVaListPointer) {
    var buffer = [CChar](repeating: 0, count: 512)
    vsnprintf(&buffer, buffer.count, "%u %s", arguments)
    status = Int(strtol(buffer, nil, 10))
    if status == 0 { return nil }
    let isBehindHead = strstr(buffer, "Content-Length") != nil || strstr(buffer, "chunked") != nil
    phases =
      switch status {
      // The first line does not fit, or names another version.
      case 414, 505: [.idle]
      case 400 where !isBehindHead: [.idle, .receiving]
      default: [.receiving]
      }
  }

  /// What we say of it. A chunk's line that does not fit is no fault of ours, whatever status the library has for it.
  func error(_ configuration: HTTPServer.Configuration) -> HTTPError {
    switch status {
    case 413: .contentTooLarge(limit: configuration.bodyLimit)
    case 414: .targetTooLong(limit: configuration.targetLimit)
    case 431: .headersTooLarge(limit: configuration.connectionMemory)
    default: .malformed(.unreadable)
    }
  }
}
