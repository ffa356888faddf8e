package import Glibc

/// A socket that listens on one address.
struct ListeningSocket {
  let descriptor: Int32

  /// The port in use, also when 0 was asked for; 0 for a path.
  let port: UInt16

  /// Path of a Unix socket.
  let path: String?

  private static let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)

  /// - Parameters:
  ///   - address: Numeric, IPv4 or IPv6. An IPv6 address does not take IPv4 connections, except `::`, which takes all.
  ///   - port: 0 for any free one.
  init(address: String, port: UInt16) throws(HTTPServerError) {
    if address.hasPrefix("unix:") {
      try self.init(path: String(address.dropFirst(5)))
      return
    }
    var ipv4 = sockaddr_in()
    ipv4.sin_family = sa_family_t(AF_INET)
    ipv4.sin_port = port.bigEndian
    var ipv6 = sockaddr_in6()
    ipv6.sin6_family = sa_family_t(AF_INET6)
    ipv6.sin6_port = port.bigEndian
    let isIPv4 = inet_pton(AF_INET, address, &ipv4.sin_addr) == 1
    guard isIPv4 || inet_pton(AF_INET6, address, &ipv6.sin6_addr) == 1 else { throw .invalidAddress(address) }

    let descriptor = socket(isIPv4 ? AF_INET : AF_INET6, Self.kind, 0)
    set(SO_REUSEADDR, at: SOL_SOCKET, to: 1, of: descriptor)
    if !isIPv4 { set(IPV6_V6ONLY, at: Int32(IPPROTO_IPV6), to: address == "::" ? 0 : 1, of: descriptor) }
    let bound = isIPv4 ? Self.bind(descriptor, ipv4) : Self.bind(descriptor, ipv6)
    guard descriptor >= 0, bound, listen(descriptor, SOMAXCONN) == 0 else {
      let reason = errno
      if descriptor >= 0 { close(descriptor) }
      throw .cannotListen(address: address, port: port, errno: reason)
    }
    self.init(descriptor: descriptor, port: Self.port(of: descriptor), path: nil)
  }

  /// Puts a socket that nobody can send to in a listener's place. The system closes the listener, and with it takes it out of every
  /// polling set. Where no number is free for a moment, nothing happens.
  static func silence(_ listener: Int32) {
    let silent = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard silent >= 0 else { return }
    dup2(silent, listener)
    close(silent)
  }

  private init(descriptor: Int32, port: UInt16, path: String?) {
    self.descriptor = descriptor
    self.port = port
    self.path = path
  }

  /// A Unix socket. One that nobody listens on any more is replaced.
  private init(path: String) throws(HTTPServerError) {
    guard let address = unixAddress(path) else { throw .invalidAddress("unix:\(path)") }
    let descriptor = socket(AF_UNIX, Self.kind, 0)
    if Self.isAbandoned(path, address) { unlink(path) }
    guard descriptor >= 0, Self.bind(descriptor, address), listen(descriptor, SOMAXCONN) == 0 else {
      let reason = errno
      if descriptor >= 0 { close(descriptor) }
      throw .cannotListen(address: "unix:\(path)", port: 0, errno: reason)
    }
    self.init(descriptor: descriptor, port: 0, path: path)
  }

  /// Whether there is a socket at a path on which nobody listens.
  private static func isAbandoned(_ path: String, _ address: sockaddr_un) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return false }
    let probe = socket(AF_UNIX, kind, 0)
    defer { close(probe) }
    let isRefused = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(probe, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) != 0 && errno == ECONNREFUSED
      }
    }
    return isRefused
  }

  private static func bind<Address>(_ descriptor: Int32, _ address: Address) -> Bool {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
  }

  /// The port lies at the same place in both kinds of address.
  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return UInt16(bigEndian: address.sin6_port)
  }
}

/// The address of a Unix socket; nil for a path that is empty or too long for one.
package func unixAddress(_ path: String) -> sockaddr_un? {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  let bytes = Array(path.utf8)
  guard !bytes.isEmpty, !bytes.contains(0), bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
    return nil
  }
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
  return address
}

private func set(_ option: Int32, at level: Int32, to value: Int32, of descriptor: Int32) {
  var value = value
  setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
}

/// Processors that are online.
func coreCount() -> Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }
