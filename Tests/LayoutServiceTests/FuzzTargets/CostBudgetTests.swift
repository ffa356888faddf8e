import FuzzTargets
import TestSupport
import Testing

/// What an input of the fuzzer may cost: that it is asked at all, and what counts as a byte.
@Suite struct CostBudgetTests {
  /// Whatever the machine, no input is read in no time, and none takes days.
  @Test func whatCostsTooMuchIsAFinding() throws {
    let target = try #require(FuzzTarget.named("json"))
    let error = #expect(throws: BrokenProperty.self) { try check(target, "{\"a\":[1,2,3]}", slowness: 1e-12) }
    #expect(error?.description.contains("processor time") == true)
    try check(target, "{\"a\":[1,2,3]}", slowness: 1e9)
  }

  @Test func aDocumentCountsOnceForEachEnvironment() throws {
    let target = try #require(FuzzTarget.named("resolve"))
    #expect(load(target, #"{"environments":[{},{},{}]}"#) == 3 * 27)
    #expect(load(target, #"{"hierarchy":{"id":"r"}}"#) == 24)
    #expect(load(target, "no JSON") == 7)
    // All devices are more than the fuzzer's service takes.
    #expect(load(target, #"{"environments":"all"}"#) == 12 * 22)
  }

  @Test func anArchiveCountsUnpacked() throws {
    let archive = storedZip([("a/b", [UInt8](repeating: 0, count: 1000))])
    let target = try #require(FuzzTarget.named("assets"))
    #expect(archive.withUnsafeBytes(target.load) == archive.count + 1000)
  }

  /// One block of deflate that is not packed (RFC 1951, 3.2.4).
  @Test func aLinkCountsUnpacked() throws {
    let document = Array(#"{"environments":[{},{}]}"#.utf8)
    let count = UInt8(document.count)
    let target = try #require(FuzzTarget.named("link"))
    #expect(([1, count, 0, ~count, 0xFF] + document).withUnsafeBytes(target.load) == 2 * document.count)
  }

  private func check(_ target: FuzzTarget, _ text: String, slowness: Double) throws {
    try Array(text.utf8).withUnsafeBytes { try target.check($0, slowness: slowness) }
  }

  private func load(_ target: FuzzTarget, _ text: String) -> Int {
    Array(text.utf8).withUnsafeBytes(target.load)
  }
}
