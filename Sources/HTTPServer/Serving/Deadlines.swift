import Synchronization

/// Watches the deadlines of all connections, on a thread of its own.
///
/// The lock is taken when connections come and go, a few times a second, and where the library refuses something; never for a
/// request that is answered.
final class Deadlines: Sendable {
  private struct State {
    var connections: [ObjectIdentifier: ClientConnection] = [:]
    var isStopped = false
  }

  private let state = Monitor(State())
  private let room: Room
  private let readTimeout: UInt64
  private let isOverfull = Atomic<Bool>(false)
  /// Where connections are nearly all taken, one that sends nothing is let go after this time, in nanoseconds.
  private static let idlePatience: UInt64 = 1_000_000_000
  /// How long a request may take to arrive before it gives way to a new connection where there is no room, in nanoseconds.
  private static let receivingPatience: UInt64 = 1_000_000_000

  /// From how many connections on something is done about them.
  struct Room {
    /// Silent ones are let go early.
    var crowd: Int
    /// Connections end with their answers.
    var limit: Int
    /// A new one takes the place of the one that has been silent longest.
    var crowdLimit: Int
    /// A new one is turned away: nobody gives way, or those that did are not gone yet.
    var most: Int
  }

  /// - Parameters:
  ///   - precision: How late a connection may be shut, in nanoseconds.
  ///   - readTimeout: How long a request may take to arrive, in nanoseconds; half of it in a crowd.
  ///   - timeoutAnswer: What a client is told whose request did not arrive in time.
  init(
    precision: UInt64, room: Room, readTimeout: UInt64, timeoutAnswer: @escaping @Sendable () -> [UInt8]
  ) {
    self.room = room
    self.readTimeout = readTimeout
    let patience = (idle: Self.idlePatience / precision, receiving: readTimeout / 2 / precision)
    _ = startThread(stackSize: 256 * 1024) { [state, room] in
      while true {
        state.wait(nanoseconds: precision)
        let now = monotonicNanoseconds()
        let isStopped = state.withLock { state in
          let isCrowded = state.connections.count >= room.crowd
          for connection in state.connections.values {
            connection.expire(at: now, patience: isCrowded ? patience : nil, timeoutAnswer: timeoutAnswer)
          }
          return state.isStopped
        }
        if isStopped { return }
      }
    }
  }

  /// Whether a connection is to end with its answer, since others want its place.
  var isFull: Bool { isOverfull.load(ordering: .relaxed) }

  /// Watches a connection from here on. Where there is no room, another one gives way to it.
  ///
  /// - Returns: `false` if there are so many that this one cannot be kept.
  func watch(_ connection: ClientConnection) -> Bool {
    state.withLock { state in
      state.connections[ObjectIdentifier(connection)] = connection
      isOverfull.store(state.connections.count > room.limit, ordering: .relaxed)
      if state.connections.count > room.crowdLimit { makeRoom(for: connection, state) }
      return state.connections.count <= room.most
    }
  }

  /// Lets the connection go that has been silent longest; if there is none, the one whose request takes longest to arrive.
  ///
  /// - Complexity: O(*n*) for *n* connections; only where there is no room.
  private func makeRoom(for newcomer: ClientConnection, _ state: State) {
    let others = state.connections.values.lazy.filter { $0 !== newcomer }
    let silent = others.filter { $0.phase == .idle }
    // What the server has not read yet, since the machine is busy, is no silence of the client. That is seldom, and asking costs.
    let longest = silent.min { $0.deadline < $1.deadline }
    let isBusy = longest?.hasUnread ?? false
    let chosen = isBusy ? silent.filter { !$0.hasUnread }.min { $0.deadline < $1.deadline } : longest
    if let chosen, chosen.giveWay() { return }
    let latest = monotonicNanoseconds() + readTimeout - min(Self.receivingPatience, readTimeout)
    let slow = others.filter { $0.phase == .receiving && $0.deadline < latest }
    _ = slow.min { $0.deadline < $1.deadline }?.giveWay()
  }

  /// The one connection of a polling thread that is in one of some phases; nil where there is none or more than one.
  ///
  /// - Complexity: O(*n*) for *n* connections.
  func onlyConnection(of batch: RequestBatch, in phases: [ClientConnection.Phase]) -> ClientConnection? {
    state.withLock { state in
      var found: ClientConnection?
      for connection in state.connections.values where connection.batch === batch {
        guard let phase = connection.phase, phases.contains(phase) else { continue }
        if found != nil { return nil }
        found = connection
      }
      return found
    }
  }

  /// Afterwards the socket is not touched any more, and may be closed.
  func forget(_ connection: ClientConnection) {
    state.withLock { state in
      state.connections[ObjectIdentifier(connection)] = nil
      isOverfull.store(state.connections.count > room.limit, ordering: .relaxed)
    }
  }

  /// Lets the connections that there are end: at once where nothing is owed, otherwise with their answers.
  func retire() {
    state.withLock { for connection in $0.connections.values { connection.retire() } }
  }

  /// Whether none is left of those that were retired.
  var hasNoRetired: Bool { state.withLock { !$0.connections.values.contains(where: \.isRetired) } }
  /// Whether no connection is watched.
  var isEmpty: Bool { state.withLock { $0.connections.isEmpty } }
  /// Shuts every connection, whatever it is at.
  func cut() { state.withLock { for connection in $0.connections.values { connection.turnAway() } } }

  func stop() {
    state.withLock { $0.isStopped = true }
    state.broadcast()
  }
}
