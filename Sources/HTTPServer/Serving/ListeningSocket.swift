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
  ///   - address: Numeric, IPv4 or IPv6, or `unix:` and a path. An IPv6 address does not take IPv4 connections, except `::`, which
  ///     takes all. A Unix socket that nobody listens on any more is replaced.
  ///   - port: 0 for any free one.
  init(address: String, port: UInt16) throws(HTTPServerError) {
    if address.hasPrefix("unix:") {
      let path = String(address.dropFirst(5))
      guard let unix = unixAddress(path) else { throw .invalidAddress(address) }
      if Self.isAbandoned(path, unix) { unlink(path) }
      descriptor = try Self.listen(unix, of: AF_UNIX, as: (address, 0))
      (self.port, self.path) = (0, path)
      return
    }
    var ipv4 = sockaddr_in()
    ipv4.sin_family = sa_family_t(AF_INET)
    ipv4.sin_port = port.bigEndian
    var ipv6 = sockaddr_in6()
    ipv6.sin6_family = sa_family_t(AF_INET6)
    ipv6.sin6_port = port.bigEndian
    if inet_pton(AF_INET, address, &ipv4.sin_addr) == 1 {
      descriptor = try Self.listen(ipv4, of: AF_INET, as: (address, port))
    } else if inet_pton(AF_INET6, address, &ipv6.sin6_addr) == 1 {
      descriptor = try Self.listen(ipv6, of: AF_INET6, as: (address, port))
    } else {
      throw .invalidAddress(address)
    }
    (self.port, path) = (Self.port(of: descriptor), nil)
  }

  private static func listen<Address>(
    _ address: Address, of family: Int32, as name: (address: String, port: UInt16)
  ) throws(HTTPServerError) -> Int32 {
    let descriptor = socket(family, kind, 0)
    if family != AF_UNIX { set(SO_REUSEADDR, at: SOL_SOCKET, to: 1, of: descriptor) }
    if family == AF_INET6 {
      set(IPV6_V6ONLY, at: Int32(IPPROTO_IPV6), to: name.address == "::" ? 0 : 1, of: descriptor)
    }
    let isBound = withSocketAddress(address) { bind(descriptor, $0, $1) == 0 }
    if descriptor >= 0, isBound, Glibc.listen(descriptor, SOMAXCONN) == 0 { return descriptor }
    let reason = errno
    if descriptor >= 0 { close(descriptor) }
    throw .cannotListen(address: name.address, port: name.port, errno: reason)
  }

  /// Puts a socket that nobody can send to in a listener's place. The system closes the listener, and with it takes it out of every
  /// polling set. Where no number is free for a moment, nothing happens.
  static func silence(_ listener: Int32) {
    let silent = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard silent >= 0 else { return }
    dup2(silent, listener)
    close(silent)
  }

  /// Whether there is a socket at a path on which nobody listens.
  private static func isAbandoned(_ path: String, _ address: sockaddr_un) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return false }
    let probe = socket(AF_UNIX, kind, 0)
    defer { close(probe) }
    return withSocketAddress(address) { connect(probe, $0, $1) != 0 && errno == ECONNREFUSED }
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

/// Lends an address of any kind as the system takes it, with its size.
package func withSocketAddress<Address, Result>(
  _ address: Address, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Result
) -> Result {
  withUnsafePointer(to: address) { pointer in
    let size = socklen_t(MemoryLayout<Address>.size)
    return pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { use($0, size) }
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
