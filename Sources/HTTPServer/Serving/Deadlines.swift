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

  /// Nanoseconds with the two lowest bits replaced by the phase.
  private let state: Atomic<UInt64>

  init(socket: Int32, isPlain: Bool = true, batch: RequestBatch, deadline: UInt64) {
    self.socket = socket
    self.isPlain = isPlain
    self.batch = batch
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
  func expire(at now: UInt64) {
    let current = state.load(ordering: .relaxed)
    guard let phase = Phase(rawValue: current & Self.phaseMask), phase != .working, current != Self.expired,
      now > current
    else { return }
    let exchanged = state.compareExchange(expected: current, desired: Self.expired, ordering: .relaxed)
    guard exchanged.exchanged else { return }
    if phase == .receiving, isPlain {
      let answer: StaticString =
        "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
      _ = send(socket, answer.utf8Start, answer.utf8CodeUnitCount, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
    }
    shutdown(socket, Int32(SHUT_RDWR))
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

  /// - Parameter precision: How late a connection may be shut, in nanoseconds.
  init(precision: UInt64) {
    _ = startThread(stackSize: 256 * 1024) { [state] in
      while true {
        state.wait(nanoseconds: precision)
        let now = monotonicNanoseconds()
        let isStopped = state.withLock { state in
          for connection in state.connections.values { connection.expire(at: now) }
          return state.isStopped
        }
        if isStopped { return }
      }
    }
  }

  func watch(_ connection: ClientConnection) {
    state.withLock { $0.connections[ObjectIdentifier(connection)] = connection }
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
