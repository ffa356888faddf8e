import LayoutModel
import Testing

@testable import Operations
@testable import SwiftScreens

/// What code that is read is told of its layout.
@Suite struct LayoutOracleTests {
  private let document = Array(
    #"{"hierarchy": {"type": "viewController", "view": {"type": "view", "id": "only"}}}"#.utf8)

  private func engine(seconds: Double) -> LayoutEngine {
    var limits = OperationLimits()
    limits.solveSeconds = seconds
    return LayoutEngine(limits: limits)
  }

  private func oracle(of engine: LayoutEngine, until deadline: WorkDeadline?) throws -> LayoutOracle {
    try #require(engine.surroundings(OperationOptions(), Companions(), until: deadline).first?.oracle)
  }

  private func spend(_ deadline: WorkDeadline) { while !deadline.hasPassed {} }

  /// A large folder takes longer than one request may; its last class is told as much as its first.
  @Test func readingsWithoutAnEndAreToldForAsLongAsTheyLast() throws {
    let engine = engine(seconds: 0.5)
    let oracle = try oracle(of: engine, until: nil)
    spend(engine.deadline)
    #expect(oracle.layOut(document)?.map(\.id) == ["only"])
  }

  @Test func readingsThatMustEndAreToldNothingBehindTheirEnd() throws {
    let engine = engine(seconds: 0.5)
    let end = WorkDeadline(seconds: 0.01)
    let oracle = try oracle(of: engine, until: end)
    spend(end)
    #expect(oracle.layOut(document) == nil)
  }

  /// Guides of cells are added when a list is laid out, behind those of the document.
  @Test func guidesOfCellsAreNamed() throws {
    let document = """
      {"hierarchy": {"type": "viewController", "view": {"id": "root", "layoutGuides": [{"id": "first"}], "subviews": [
        {"id": "list", "type": "tableView", "frame": {"x": 0, "y": 0, "width": 393, "height": 400},
         "translatesAutoresizingMaskIntoConstraints": true, "sections": [{"rows": [
          {"id": "cell", "type": "tableViewCell", "height": 50,
           "contentView": {"id": "content", "layoutGuides": [{"id": "second"}, {"id": "third"}]}}]}]}]}},
       "constraints": ["second.leading == content.leading + 10", "second.top == content.top",
        "second.width == 20", "second.height == 30"]}
      """
    let oracle = try oracle(of: engine(seconds: 5), until: nil)
    let views = try #require(oracle.layOut(Array(document.utf8)))
    let content = try #require(views.first { $0.guides.contains { $0.guide == "second" } })
    #expect(content.guides.first { $0.guide == "second" }?.frame == Rect(x: 10, y: 0, width: 20, height: 30))
  }
}
