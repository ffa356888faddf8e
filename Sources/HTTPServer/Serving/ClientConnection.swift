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
  private let retired = Atomic<Bool>(false)

  init(
    socket: Int32, isPlain: Bool = true, batch: RequestBatch, address: ClientAddress? = nil,
    isExcess: Bool = false, deadline: UInt64
  ) {
    (self.socket, self.isPlain, self.batch, self.address) = (socket, isPlain, batch, address)
    self.isExcess = isExcess
    state = Atomic(deadline & ~Self.phaseMask | Phase.idle.rawValue)
  }

  /// What it is at; nil once it has run out of time.
  var phase: Phase? {
    let current = state.load(ordering: .relaxed)
    return current == Self.expired ? nil : Phase(rawValue: current & Self.phaseMask)
  }

  /// Until when its phase may last, in nanoseconds of the monotonic clock.
  var deadline: UInt64 { state.load(ordering: .relaxed) & ~Self.phaseMask }

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

  /// Shuts the socket, so that another connection has the place.
  ///
  /// - Returns: `false` if the connection has begun something in the meantime.
  func giveWay() -> Bool {
    let current = state.load(ordering: .relaxed)
    guard let phase, phase == .idle || phase == .receiving else { return false }
    let exchanged = state.compareExchange(expected: current, desired: Self.expired, ordering: .relaxed)
    if exchanged.exchanged { shutdown(socket, Int32(SHUT_RDWR)) }
    return exchanged.exchanged
  }

  /// Whether something has come that the server has not read yet.
  var hasUnread: Bool { peek() > 0 }

  /// Lets the connection end with its answer, or now if nothing is owed.
  func retire() {
    retired.store(true, ordering: .relaxed)
    if phase == .idle, !hasUnread { _ = giveWay() }
  }

  /// Whether it is to end with its answer.
  var isRetired: Bool { retired.load(ordering: .relaxed) }

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

  /// Shuts the socket at once. The library then sees the end and closes.
  func turnAway() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Sends a short answer at once, or not at all; over TLS it would be no part of the conversation.
  private func tell(_ answer: [UInt8]) {
    guard isPlain else { return }
    _ = answer.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) }
  }
}
