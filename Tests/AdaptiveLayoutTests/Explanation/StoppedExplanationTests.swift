import JSON
import LayoutCoding
import LayoutModel
import Testing

@testable import AdaptiveLayout

/// A workspace goes from request to request: what one that was stopped leaves must cost the next ones nothing.
@Suite struct StoppedExplanationTests {
  @Test func stoppedExplanationsLeaveNothingBehind() throws {
    let body = Array(#"{"device": "iPhone 8", "hierarchy": {"id": "root"}}"#.utf8)
    let request = try decodeLayoutRequest(body)
    let window = try makeEnvironment(request.environments[0].request, at: .root).environment
    var workspace = ResolutionWorkspace()
    let prepared = PreparedDocument(request.document, using: &workspace)
    #expect(throws: ResolutionError.timeLimit) {
      try prepared.explain(in: ResolutionEnvironment(window), workspace: &workspace, shouldStop: { true })
    }
    let areKept = workspace.trees.areKept
    #expect(!areKept)
  }
}
