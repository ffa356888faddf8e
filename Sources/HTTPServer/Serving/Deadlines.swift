// The C importer files constants of sockets under the first module whose headers mention them, which is this one.
import CMicroHTTPD
import Glibc
import Synchronization

/// One client's socket, and until when it must have made progress.
///
/// The library's own timeout starts anew with every byte, so a client that sends one now and then would hold a
/// connection for ever. This one bounds whole phases.
final class ClientConnection: Sendable {
  /// What the deadline is for.
  enum Phase: UInt64 {
    /// Nothing is owed: the request is with a handler.
    case working = 0
    /// Between requests, or before the first.
    case idle = 1
    /// A request has begun and is not whole.
    case receiving = 2
    /// A response has begun and is not taken.
    case sending = 3
  }

  private static let phaseMask: UInt64 = 3
  private static let expired = UInt64.max
  let socket: Int32
  /// Whether what is written to the socket itself can be read by the client.
  private let isPlain: Bool
  /// What waits on the connection's thread.
  let batch: RequestBatch
  /// Whose it is, where that counts.
  let address: ClientAddress?
  /// Whether its address had as many before as it may: then its first request is refused.
  let isExcess: Bool
  /// How long such a connection may send nothing, in nanoseconds.
  static let excessPatience: UInt64 = 1_000_000_000
  /// Nanoseconds with the two lowest bits replaced by the phase.
  private let state: Atomic<UInt64>
  /// What ``state`` was when ``Deadlines`` looked last, and for how many looks. Only its thread uses them.
  private let seenState = Atomic<UInt64>(0)
  private let seenCount = Atomic<UInt64>(0)

  init(
    socket: Int32, isPlain: Bool = true, batch: RequestBatch, address: ClientAddress? = nil,
    isExcess: Bool = false, deadline: UInt64
  ) {
    (self.socket, self.isPlain, self.batch, self.address) = (socket, isPlain, batch, address)
    self.isExcess = isExcess
    state = Atomic(deadline & ~Self.phaseMask | Phase.idle.rawValue)
  }

  /// Begins a phase.
  ///
  /// - Returns: `false` if the connection has run out of time and is being shut.
  @discardableResult
  func enter(_ phase: Phase, until deadline: UInt64 = 0) -> Bool {
    let previous = state.exchange(deadline & ~Self.phaseMask | phase.rawValue, ordering: .relaxed)
    guard previous == Self.expired else { return true }
    state.store(Self.expired, ordering: .relaxed)
    return false
  }

  /// Shuts the socket if its phase has lasted too long. The library then sees the end and closes.
  ///
  /// - Parameters:
  ///   - patience: How long a phase may last in which the client has only to send, in looks, if others wait for a
  ///     connection; nil if nobody does.
  ///   - timeoutAnswer: What a client is told whose request did not arrive in time.
  func expire(at now: UInt64, patience: (idle: UInt64, receiving: UInt64)?, timeoutAnswer: () -> [UInt8]) {
    let current = state.load(ordering: .relaxed)
    guard let phase = Phase(rawValue: current & Self.phaseMask), phase != .working, current != Self.expired
    else { return }
    let looks = countLook(current)
    let isTooLong =
      switch phase {
      // What the server has not read yet, since the machine is busy, is no silence of the client.
      case .idle: patience.map { looks > $0.idle && peek() <= 0 } ?? false
      case .receiving: patience.map { looks > $0.receiving } ?? false
      case .working, .sending: false
      }
    // What has come may be on its way through the library, so the end counts at the second look.
    let isGone = phase == .receiving && looks > 1 && hasEnded
    guard now > current || isTooLong || isGone else { return }
    let exchanged = state.compareExchange(expected: current, desired: Self.expired, ordering: .relaxed)
    guard exchanged.exchanged else { return }
    if phase == .receiving, !isGone { tell(timeoutAnswer()) }
    shutdown(socket, Int32(SHUT_RDWR))
  }

  /// How many looks in a row have found this state.
  private func countLook(_ current: UInt64) -> UInt64 {
    let isSame = seenState.exchange(current, ordering: .relaxed) == current
    let count = isSame ? seenCount.load(ordering: .relaxed) + 1 : 1
    seenCount.store(count, ordering: .relaxed)
    return count
  }

  /// How many bytes a look at what is not read yet finds, of one.
  private func peek() -> Int {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
  }

  /// Whether the client has closed its side, and everything that it sent before has been read.
  private var hasEnded: Bool {
    let count = peek()
    return count == 0 || (count < 0 && errno == ECONNRESET)
  }

  /// Answers a request whose body is not whole, which the library takes no answer for. The connection is to be closed.
  func refuse(_ error: HTTPError, _ request: HTTPRequest, _ core: ServerCore) {
    guard enter(.sending, until: coarseMonotonicNanoseconds() + core.writeTimeout) else { return }
    tell(core.router.rendered(error, request).wireBytes(of: request))
    shutdown(socket, Int32(SHUT_WR))
  }

  /// Closes a connection that has not begun.
  func turnAway() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Sends a short answer at once, or not at all; over TLS it would be no part of the conversation.
  private func tell(_ answer: [UInt8]) {
    guard isPlain else { return }
    _ = answer.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) }
  }
}

/// Watches the deadlines of all connections, on a thread of its own.
///
/// The lock is taken when connections come and go and a few times a second, never for a request.
final class Deadlines: Sendable {
  private struct State {
    var connections: [ObjectIdentifier: ClientConnection] = [:]
    var isStopped = false
  }

  private let state = Monitor(State())
  private let limit: Int
  /// Where connections are nearly all taken, one that sends nothing is let go after this time, in nanoseconds.
  private static let idlePatience: UInt64 = 1_000_000_000

  /// - Parameters:
  ///   - precision: How late a connection may be shut, in nanoseconds.
  ///   - crowd: From how many connections on those that send nothing are let go early.
  ///   - limit: How many connections there may be until those are gone.
  ///   - readTimeout: How long a request may take to arrive, in nanoseconds; half of it in a crowd.
  ///   - timeoutAnswer: What a client is told whose request did not arrive in time.
  init(
    precision: UInt64, crowd: Int, limit: Int, readTimeout: UInt64,
    timeoutAnswer: @escaping @Sendable () -> [UInt8]
  ) {
    self.limit = limit
    let patience = (idle: Self.idlePatience / precision, receiving: readTimeout / 2 / precision)
    _ = startThread(stackSize: 256 * 1024) { [state] in
      while true {
        state.wait(nanoseconds: precision)
        let now = monotonicNanoseconds()
        let isStopped = state.withLock { state in
          let isCrowded = state.connections.count >= crowd
          for connection in state.connections.values {
            connection.expire(at: now, patience: isCrowded ? patience : nil, timeoutAnswer: timeoutAnswer)
          }
          return state.isStopped
        }
        if isStopped { return }
      }
    }
  }

  /// Watches a connection from here on.
  ///
  /// - Returns: `false` if there are so many that this one cannot be kept.
  func watch(_ connection: ClientConnection) -> Bool {
    state.withLock { state in
      state.connections[ObjectIdentifier(connection)] = connection
      return state.connections.count <= limit
    }
  }

  /// Afterwards the socket is not touched any more, and may be closed.
  func forget(_ connection: ClientConnection) {
    state.withLock { $0.connections[ObjectIdentifier(connection)] = nil }
  }

  func stop() {
    state.withLock { $0.isStopped = true }
    state.broadcast()
  }
}

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
