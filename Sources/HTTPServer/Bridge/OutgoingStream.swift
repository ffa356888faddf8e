import CMicroHTTPD
import Synchronization

/// The body of one response on its way from the workers, who make it, to the library, which sends it.
///
/// The library asks for bytes on the connection's thread. If there are none yet, the connection is suspended until
/// there are. So two threads meet here, under one lock:
///
///     read     the library wants bytes          → copy, or suspend the connection
///     make     a worker makes pieces            → append, and resume the connection
///     end      the response is sent or lost     → the worker stops after its piece
///     abandon  the server stops                 → resume, and tell the library that there will be no more
final class OutgoingStream: @unchecked Sendable {
  fileprivate struct State {
    /// What is made and not taken, the first piece from `offset` on.
    var pieces: [ByteBuffer] = []
    var offset = 0
    var waitingBytes = 0
    var takenBytes = 0
    /// Whether a worker is at it or will be.
    var isBeingMade = false
    var isComplete = false
    /// Whether the connection is suspended until there are bytes.
    var isAsleep = false
    /// Whether nobody wants more.
    var isOver = false
  }

  private let state = Mutex(State())
  private let body: BodyPieces
  private let core: ServerCore
  private let connection: OpaquePointer
  private let client: ClientConnection?

  init(_ body: BodyPieces, on connection: OpaquePointer, _ client: ClientConnection?, _ core: ServerCore) {
    (self.body, self.core, self.connection, self.client) = (body, core, connection, client)
  }

  /// Bytes that the library has taken.
  var takenBytes: Int { state.withLock { $0.takenBytes } }

  /// Copies what there is to `buffer`. On the connection's thread.
  ///
  /// - Returns: How many bytes; 0 if the connection was suspended; ``endOfBody`` or ``failure``.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let (count, mustMake) = state.withLock { state -> (Int, Bool) in
      if state.isOver { return (Self.failure, false) }
      let count = state.take(into: buffer)
      if count == 0 {
        if state.isComplete { return (Self.endOfBody, false) }
        guard enter(.working) else { return (Self.failure, false) }
        state.isAsleep = true
        MHD_suspend_connection(connection)
      } else if !enter(.sending, until: coarseMonotonicNanoseconds() + core.writeTimeout) {
        return (Self.failure, false)
      }
      let mustMake = !state.isBeingMade && !state.isComplete && state.waitingBytes < BodyPieces.limit / 2
      if mustMake { state.isBeingMade = true }
      return (count, mustMake)
    }
    if mustMake, !core.workers.run(isReserved: false, { [self] in make() }) { abandon() }
    return count
  }

  /// What ``read(into:)`` returns after the last byte, and when there will never be one. The library's numbers.
  static let endOfBody = -1
  static let failure = -2

  /// Makes pieces until there are enough. On a worker.
  private func make() {
    while true {
      let piece = body.next()
      let goesOn = state.withLock { state -> Bool in
        state.isBeingMade = false
        if state.isOver { return false }
        if let piece, !piece.isEmpty {
          state.pieces.append(piece)
          state.waitingBytes += piece.count
        }
        state.isComplete = piece == nil
        if state.waitingBytes > 0 || state.isComplete { resume(&state) }
        state.isBeingMade = !state.isComplete && state.waitingBytes < BodyPieces.limit
        return state.isBeingMade
      }
      if !goesOn { return }
    }
  }

  /// The library is done with the response.
  func end() { state.withLock { ($0.isOver, $0.pieces) = (true, []) } }

  /// Gives the response up.
  func abandon() {
    state.withLock { state in
      (state.isOver, state.pieces) = (true, [])
      resume(&state)
    }
  }

  /// Under the lock: the library must not be stopped while a connection is suspended and nobody will resume it.
  private func resume(_ state: inout State) {
    guard state.isAsleep else { return }
    state.isAsleep = false
    MHD_resume_connection(connection)
  }

  private func enter(_ phase: ClientConnection.Phase, until deadline: UInt64 = 0) -> Bool {
    client?.enter(phase, until: deadline) ?? true
  }
}

extension OutgoingStream.State {
  /// Copies the bytes that are there, as far as there is room.
  fileprivate mutating func take(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var count = 0
    while let piece = pieces.first, count < buffer.count {
      let part = min(piece.count - offset, buffer.count - count)
      piece.withUnsafeBytes { bytes in
        let room = UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + part])
        room.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + part]))
      }
      count += part
      offset += part
      if offset == piece.count {
        pieces.removeFirst()
        offset = 0
      }
    }
    waitingBytes -= count
    takenBytes += count
    return count
  }
}

/// The library wants bytes of a body. `context` is the ``OutgoingStream``.
let bodyIsWanted: MHD_ContentReaderCallback = { context, _, buffer, size in
  guard let context, let buffer else { return OutgoingStream.failure }
  return Unmanaged<OutgoingStream>.fromOpaque(context)._withUnsafeGuaranteedRef {
    $0.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size))
  }
}

/// The library will not ask for this body again.
let bodyIsReleased: MHD_ContentReaderFreeCallback = { context in
  if let context { Unmanaged<OutgoingStream>.fromOpaque(context).takeRetainedValue().end() }
}
