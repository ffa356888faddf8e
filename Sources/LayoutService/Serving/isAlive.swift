import Glibc
import HTTPServer

/// Whether a service answers `GET /healthz` with 200 at the address of the settings; an address that means all of
/// them is asked on loopback. Waits two seconds at most.
///
/// Of a service with TLS only that it turns down what is no TLS: its threads are at work then.
package func isAlive(_ settings: Settings) -> Bool {
  guard let listen = ListenAddress(settings.listen) else { return false }
  let host = ["0.0.0.0", "::"].contains(listen.address) ? "127.0.0.1" : listen.address
  let connected =
    if let path = listen.path {
      unixAddress(path).flatMap { withSocketAddress($0) { connectedSocket(AF_UNIX, $0, $1) } }
    } else {
      connect(to: host, port: listen.port)
    }
  guard let descriptor = connected else { return false }
  defer { close(descriptor) }
  var request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
  let sent = request.withUTF8 { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  guard sent > 0 else { return false }
  var answer = [UInt8](repeating: 0, count: 64)
  let received = recv(descriptor, &answer, answer.count, 0)
  if !settings.tlsCert.isEmpty { return received >= 0 || errno == ECONNRESET }
  return received > 0 && String(decoding: answer[..<received], as: UTF8.self).hasPrefix("HTTP/1.1 200")
}

/// A connected socket with a timeout, nil if nobody listens.
private func connect(to host: String, port: UInt16) -> Int32? {
  var hints = addrinfo()
  hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
  hints.ai_flags = AI_NUMERICHOST
  var found: UnsafeMutablePointer<addrinfo>?
  guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found else { return nil }
  defer { freeaddrinfo(found) }
  return connectedSocket(address.pointee.ai_family, address.pointee.ai_addr, address.pointee.ai_addrlen)
}

private func connectedSocket(_ family: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32?
{
  let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
  guard descriptor >= 0 else { return nil }
  var timeout = timeval(tv_sec: 2, tv_usec: 0)
  for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
    setsockopt(descriptor, SOL_SOCKET, option, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }
  if Glibc.connect(descriptor, address, size) == 0 { return descriptor }
  close(descriptor)
  return nil
}
