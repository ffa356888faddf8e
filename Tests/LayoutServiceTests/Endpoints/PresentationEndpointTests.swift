import Testing

/// What the service says to presentations that a system does not have.
@Suite struct PresentationEndpointTests {
  private static let hierarchy = #"""
    "hierarchy":{"presented":{"modalPresentationStyle":"automatic","presentation":{"detents":["medium"]}}}
    """#

  /// Refused below version 13, each with its place (TR-features).
  @Test func olderSystemsHaveNoSheets() throws {
    let answer = Client().post("/v1/resolve", #"{"device":"iPhone 6",\#(Self.hierarchy)}"#)
    #expect(answer.status == 422)
    #expect(
      try answer.errors().map { "\($0["code"] ?? "") \($0["pointer"] ?? "")" } == [
        "featureNotInSystemVersion #/hierarchy/presented/modalPresentationStyle",
        "featureNotInSystemVersion #/hierarchy/presented/presentation/detents",
      ])
  }

  /// decision 0040: one environment that fails leaves the others their answers.
  @Test func oneEnvironmentOfABatchMayLackThem() throws {
    let answer = Client().post(
      "/v1/resolve",
      #"{"environments":[{"device":"iPhone 6"},{"device":"iPhone X"}],\#(Self.hierarchy)}"#)
    #expect(answer.status == 200)
    let results = try #require(try answer.object()["results"] as? [[String: Any]])
    #expect(results.count == 2 && results[0]["problem"] != nil && results[1]["problem"] == nil)
    #expect(results[1].rect("controllers", "main/presented", "frame") == [0, 406, 375, 406])
  }

  /// Thousands of presentations in contexts of their own end with the time limit, if not before.
  @Test func manyPresentationsEndInTime() {
    let children = (0..<1000).map { index in
      """
      {"id":"c\(index)","definesPresentationContext":true,"presented":{"modalPresentationStyle":"overCurrentContext",
      "presentation":{"adaptiveStyleByTraits":[{"when":{},"style":"fullScreen"}],
      "replacement":{"fullScreen":{"navigation":true}}}}}
      """
    }
    let answer = Client().post(
      "/v1/resolve", #"{"device":"iPhone 6","hierarchy":{"children":[\#(children.joined(separator: ","))]}}"#)
    #expect(answer.status == 200 || answer.status == 504)
  }
}
