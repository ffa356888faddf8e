import Glibc

/// A TCP client that sends exactly the bytes it is given.
package final class RawClient {
  /// A response as it came.
  package struct Response {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }

    package subscript(name: String) -> String? {
      headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
  }

  package struct ConnectionFailed: Error { package let errno: Int32 }

  /// The connection ended before the response did; `read` is what had come.
  package struct Truncated: Error { package let read: String }

  private let descriptor: Int32
  private var unread: [UInt8] = []

  package init(port: UInt16, timeout: Double = 5) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var time = timeval(tv_sec: Int(timeout), tv_usec: Int(timeout * 1e6) % 1_000_000)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // All properties are set, so `deinit` closes the socket; closing it here too would close somebody else's.
    if result != 0 { throw ConnectionFailed(errno: errno) }
  }

  deinit { close(descriptor) }

  /// - Returns: Whether all of it was taken.
  @discardableResult
  package func send(_ bytes: some Sequence<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent <= 0 { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  @discardableResult
  package func send(_ text: String) -> Bool { send(text.utf8) }

  /// Breaks the connection off without a farewell, as a client that crashes does.
  package func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    // Disconnecting a socket that lingers for no time sends a reset; `deinit` closes it.
    var nowhere = sockaddr()
    nowhere.sa_family = sa_family_t(AF_UNSPEC)
    connect(descriptor, &nowhere, socklen_t(MemoryLayout<sockaddr>.size))
  }

  /// Asks for a small receive window. Has to come before much was received.
  package func shrinkReceiveBuffer() {
    var size: Int32 = 4096
    setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Reads one response; by its length, or to the end of the connection if it has none.
  package func response(toHead: Bool = false) throws -> Response {
    let head = try line(endingWith: "\r\n\r\n")
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: true)
    let parts = lines.removeFirst().split(separator: " ", maxSplits: 2)
    guard parts.count >= 2, parts[0] == "HTTP/1.1", let status = Int(parts[1]) else {
      throw Truncated(read: head)
    }
    let headers = lines.map { line -> (name: String, value: String) in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      return (String(line[..<colon]), String(line[colon...].dropFirst().drop { $0 == " " }))
    }
    var response = Response(status: status, headers: headers, body: [])
    if toHead || status == 204 || status == 304 || status < 200 { return response }
    if let length = response["Content-Length"].flatMap(Int.init) {
      while unread.count < length { guard receive() else { throw Truncated(read: head) } }
      response.body = Array(unread.prefix(length))
      unread.removeFirst(length)
    } else {
      response.body = rest()
    }
    return response
  }

  /// Sends a request and reads its response.
  package func exchange(_ request: String) throws -> Response {
    send(request)
    return try response(toHead: request.hasPrefix("HEAD "))
  }

  /// Sends a request on a connection of its own.
  package static func exchange(port: UInt16, _ request: String) throws -> Response {
    try RawClient(port: port).exchange(request)
  }

  /// Whether nobody listens.
  package static func isRefused(port: UInt16) -> Bool { (try? RawClient(port: port)) == nil }

  /// Everything until the other side closes, or stays silent for too long.
  package func rest() -> [UInt8] {
    while receive() {}
    defer { unread = [] }
    return unread
  }

  /// Whether the other side has closed, after at most the timeout, without sending anything more.
  package func isClosed() -> Bool {
    guard unread.isEmpty else { return false }
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, 0)
    return count == 0 || (count < 0 && errno == ECONNRESET)
  }

  private func line(endingWith end: String) throws -> String {
    var searched = 0
    while true {
      let text = unread
      if let position = find(Array(end.utf8), in: text, from: max(0, searched - end.utf8.count)) {
        unread = Array(text[(position + end.utf8.count)...])
        return String(decoding: text[..<position], as: UTF8.self)
      }
      searched = text.count
      guard receive() else { throw Truncated(read: String(decoding: text, as: UTF8.self)) }
    }
  }

  private func find(_ pattern: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard text.count >= pattern.count else { return nil }
    return (start...max(start, text.count - pattern.count)).first { text[$0...].starts(with: pattern) }
  }

  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    unread.append(contentsOf: buffer.prefix(count))
    return true
  }
}
