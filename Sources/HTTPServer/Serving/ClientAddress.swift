// The C importer files constants of sockets under the first module whose headers mention them, which is this one.
import CMicroHTTPD
import Glibc
import Synchronization

/// Whose connections are counted together: those of an IPv4 address, or of a network of IPv6, which one customer has whole.
struct ClientAddress: Hashable, Sendable {
  /// The address, or the first half of it.
  private let bits: UInt64
  private let isIPv4: Bool

  /// - Parameter address: As the system tells it; nil for one that is of neither kind, such as that of a Unix socket.
  init?(_ address: UnsafePointer<sockaddr>?) {
    guard let address else { return nil }
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      self.init(ipv4: raw.load(as: sockaddr_in.self).sin_addr.s_addr.bigEndian)
    case AF_INET6:
      var host = raw.load(as: sockaddr_in6.self).sin6_addr
      let (high, low) = withUnsafeBytes(of: &host) { bytes in
        (
          bytes.loadUnaligned(as: UInt64.self).bigEndian,
          bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self).bigEndian
        )
      }
      // An IPv4 client of a socket that takes both.
      if high == 0, low >> 32 == 0xFFFF {
        self.init(ipv4: UInt32(truncatingIfNeeded: low))
      } else {
        self.init(bits: high, isIPv4: false)
      }
    default: return nil
    }
  }

  /// - Parameter ipv4: The first byte is the highest.
  init(ipv4: UInt32) { self.init(bits: UInt64(ipv4), isIPv4: true) }
  private init(bits: UInt64, isIPv4: Bool) { (self.bits, self.isIPv4) = (bits, isIPv4) }
}

/// How many connections each address has. The lock is taken when connections come and go, never for a request.
final class AddressCounts: Sendable {
  private let counts = Mutex<[ClientAddress: Int]>([:])
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Counts a connection.
  ///
  /// - Returns: `false` if its address has more than it may.
  func enter(_ address: ClientAddress) -> Bool {
    counts.withLock { counts in
      counts[address, default: 0] += 1
      return counts[address, default: 0] <= limit
    }
  }

  /// A connection that was counted is gone.
  func leave(_ address: ClientAddress) {
    counts.withLock { counts in
      let rest = (counts[address] ?? 1) - 1
      counts[address] = rest > 0 ? rest : nil
    }
  }
}
