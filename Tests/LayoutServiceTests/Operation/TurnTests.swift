import Glibc
import Operations
import Testing

/// How long a thread with other connections works on a document before a worker gets it.
@Suite struct TurnTests {
  private let engine = LayoutEngine()

  /// On a busy machine a thread may wait for the processor longer than its turn lasts. A small layout that was sent to the
  /// workers for that waited behind hard ones for seconds.
  @Test func waitingForTheProcessorIsNoWork() {
    let turn = engine.turn
    usleep(100_000)
    #expect(!turn.hasPassed)
  }

  @Test func workIs() {
    let turn = engine.turn
    let end = clock() + 20_000
    while clock() < end {}
    #expect(turn.hasPassed)
  }
}
