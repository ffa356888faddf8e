import CMicroHTTPD
import Glibc

// The library answers some requests itself, before anybody is asked: lengths that are no numbers, heads that do not fit,
// chunks that it cannot read. It has no place for texts of ours, and sends some of its own twice. What it hands to the
// system can be seen, though: its call of `sendmsg` finds the function below first.

/// Sends a message, and in place of an answer that the library made itself the problem that says the same.
///
/// - Returns: What the caller would have been told if its own bytes had been sent.
@_cdecl("sendmsg")
public func sendMessage(_ socket: Int32, _ message: UnsafeRawPointer?, _ flags: Int32) -> Int {
  if let message, let replaced = replaceAnswer(message.assumingMemoryBound(to: msghdr.self), on: socket) {
    return replaced
  }
  return systemSendMessage(socket, message, flags)
}

private typealias SendMessage = @convention(c) (Int32, UnsafeRawPointer?, Int32) -> Int

private let systemSendMessage = systemFunction("sendmsg", as: SendMessage.self)

/// Sends the problem for an answer of the library's own, and ends the sending: what the library adds is lost.
///
/// - Returns: How many bytes the library wanted to send; nil if the message is no such answer.
private func replaceAnswer(_ message: UnsafePointer<msghdr>, on socket: Int32) -> Int? {
  guard message.pointee.msg_iovlen > 0, let parts = message.pointee.msg_iov, let head = parts[0].iov_base,
    let status = libraryStatus(UnsafeRawBufferPointer(start: head, count: parts[0].iov_len)),
    let core = RequestBatch.ofPollingThread?.core
  else { return nil }
  let request = HTTPRequest()
  request.id = core.requestIDs.next()
  let answer = core.router.rendered(error(of: status, core.configuration), request).wireBytes(of: request)
  let sent = answer.withUnsafeBytes {
    send(socket, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
  }
  shutdown(socket, Int32(SHUT_WR))
  guard sent > 0 else { return nil }
  return (0..<Int(message.pointee.msg_iovlen)).reduce(0) { $0 + parts[$1].iov_len }
}

/// The status of an answer that refuses a request and does not come from us: ours all have an `X-Request-ID`.
private func libraryStatus(_ head: UnsafeRawBufferPointer) -> Int? {
  guard head.count > 12, head[9] == UInt8(ascii: "4") || head[9] == UInt8(ascii: "5"),
    head.starts(with: "HTTP/1.".utf8)
  else { return nil }
  let name: StaticString = "\nX-Request-ID: "
  let length = name.utf8CodeUnitCount
  for start in 0..<max(0, head.count - length) where head[start] == 0x0A {
    if head[start..<start + length].elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: length)) {
      return nil
    }
  }
  return head[9..<12].reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
}

private func error(of status: Int, _ configuration: HTTPServer.Configuration) -> HTTPError {
  switch status {
  case 413: .contentTooLarge(limit: configuration.bodyLimit)
  case 414: .targetTooLong(limit: configuration.targetLimit)
  case 431: .headersTooLarge(limit: configuration.connectionMemory)
  default: .malformed(.unreadable)
  }
}

extension HTTPResponse {
  /// The response as it goes over the network where it does not go through the library. Its body is in memory; the
  /// connection is closed afterwards.
  func wireBytes(of request: HTTPRequest) -> [UInt8] {
    let reason = MHD_get_reason_phrase_for(UInt32(status.code)).map { String(cString: $0) } ?? ""
    var head = "HTTP/1.1 \(status.code) \(reason)\r\n"
    if let contentType { head += "Content-Type: \(contentType)\r\n" }
    for field in headers { head += "\(field.name): \(field.value)\r\n" }
    head += "X-Request-ID: \(request.id)\r\nConnection: close\r\nContent-Length: \(body.count)\r\n\r\n"
    guard case .bytes(let bytes) = body else { return Array(head.utf8) }
    return Array(head.utf8) + bytes.bytes
  }
}
