import Testing

/// One fact is one finding; what follows from it stands under it.
@Suite struct FindingTests {
  private func diagnostics(_ body: String) throws -> [[String: Any]] {
    let answer = Client().post("/v1/resolve", body)
    #expect(answer.status == 200, "\(answer.text)")
    return try #require(try answer.object()["diagnostics"] as? [[String: Any]])
  }

  private func consequences(_ finding: [String: Any]) -> [[String: Any]] {
    finding["consequences"] as? [[String: Any]] ?? []
  }

  @Test("AL-ambiguity-cause: an image that is missing is told once, with what is ambiguous because of it")
  func missingImage() throws {
    let found = try diagnostics(
      #"""
      {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"logo","type":"imageView","image":"gone"},
      {"id":"caption","type":"label","text":"Hi"},{"id":"again","type":"imageView","image":"gone"}]},
      "constraints":["logo.top == root.top","logo.leading == root.leading","caption.top == logo.bottom",
      "caption.leading == root.leading","again.top == caption.bottom","again.leading == root.leading"]}
      """#)
    #expect(found.map { $0["code"] as? String } == ["imageNotFound"])
    let first = try #require(found.first)
    #expect(first["views"] as? [String] == ["logo", "again"])
    let following = consequences(first).map {
      "\(($0["views"] as? [String])?.first ?? "") \($0["axis"] ?? "")"
    }
    #expect(
      Set(following)
        == ["logo horizontal", "logo vertical", "caption vertical", "again horizontal", "again vertical"])
    #expect(following.count == 5)
  }

  @Test("AL-ambiguity-cause: what is ambiguous for another reason is told for itself")
  func otherReasons() throws {
    let found = try diagnostics(
      #"""
      {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"logo","type":"imageView","image":"gone"},
      {"id":"box"}]},"constraints":["logo.top == root.top","logo.leading == root.leading","box.top == root.top",
      "box.leading == root.leading","box.height == 10"]}
      """#)
    #expect(found.map { $0["code"] as? String } == ["imageNotFound", "ambiguousLayout"])
    #expect(found.last?["views"] as? [String] == ["box"])
    #expect(consequences(found[0]).count == 2)
  }

  @Test("AL-ambiguity-cause: images of two names are two findings, each with its own")
  func twoImages() throws {
    let found = try diagnostics(
      #"""
      {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"a","type":"imageView","image":"one"},
      {"id":"b","type":"imageView","image":"two"}]},"constraints":["a.top == root.top","a.leading == root.leading",
      "b.bottom == root.bottom","b.trailing == root.trailing"]}
      """#)
    #expect(found.map { $0["code"] as? String } == ["imageNotFound", "imageNotFound"])
    #expect(
      found.map { consequences($0).compactMap { ($0["views"] as? [String])?.first } } == [
        ["a", "a"], ["b", "b"],
      ])
  }

  @Test("AL-ambiguity-cause: what competes is one finding, whatever it leaves open")
  func tie() throws {
    let found = try diagnostics(
      #"""
      {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"a","type":"label","text":"Left"},
      {"id":"b","type":"label","text":"Right"},{"id":"c","type":"label","text":"under"}]},
      "constraints":["H:|-[a]-[b]-|","a.top == root.top","b.top == a.top","c.top == b.bottom",
      "c.trailing == b.leading"]}
      """#)
    #expect(found.map { $0["code"] as? String } == ["ambiguousLayout"])
    #expect(found.first?["cause"] as? String == "priorityTie")
    let views = consequences(found[0]).compactMap { ($0["views"] as? [String])?.first }
    #expect(views == ["b", "c"])
    #expect(consequences(found[0]).allSatisfy { $0["constraints"] == nil })
  }
}
