import Glibc
import Testing

@testable import LayoutService

/// How long a thread with other connections works on a document before a worker gets it.
@Suite struct TurnTests {
  private let service = Service(settings: Settings())

  /// On a busy machine a thread may wait for the processor longer than its turn lasts. A small layout that was sent to the
  /// workers for that waited behind hard ones for seconds.
  @Test func waitingForTheProcessorIsNoWork() {
    let turn = service.turn
    usleep(100_000)
    #expect(!turn.hasPassed)
  }

  @Test func workIs() {
    let turn = service.turn
    let end = clock() + 20_000
    while clock() < end {}
    #expect(turn.hasPassed)
  }
}
