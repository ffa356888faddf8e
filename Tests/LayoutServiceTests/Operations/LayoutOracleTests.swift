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
}
