import Testing

/// The traits of views, screens and presentation controllers, and what overrides them.
@Suite struct TraitDetailTests {
  /// A container that tells its child that it is compact; a view of the child is dark by itself.
  private static let nested = #"""
    {"device":"iPad Pro (9.7-inch)","systemVersion":17,"hierarchy":{"id":"outer","view":{"id":"outerView"},
    "overrideTraits":{"inner":{"horizontalSizeClass":"compact"}},"children":[{"id":"inner","view":{"id":"innerView",
    "subviews":[{"id":"card","traitOverrides":{"userInterfaceStyle":"dark"},"subviews":[{"id":"title"}]},
    {"id":"plain"}]}}]}}
    """#

  private func answer(_ query: String, _ body: String = nested) throws -> [String: Any] {
    let answer = Client().post("/v1/resolve" + query, body)
    #expect(answer.status == 200, "\(answer.text)")
    return try answer.object()
  }

  @Test("TR-view-inherits: a view says in which traits it differs from its controller")
  func viewsTellDifferences() throws {
    let plain = try answer("")
    #expect(plain.at("views", "card", "traits") as? [String: String] == ["userInterfaceStyle": "dark"])
    #expect(plain.at("views", "title", "traits") as? [String: String] == ["userInterfaceStyle": "dark"])
    #expect(plain.at("views", "plain", "traits") == nil)
    #expect(plain.at("controllers", "inner", "traitSources") == nil)
    #expect(plain.at("environment", "screenTraits") == nil)
  }

  @Test("TR-view-inherits: traits=all gives every view all of its traits")
  func viewsTellAll() throws {
    let all = try answer("?traits=all")
    for (view, style) in ["outerView": "light", "innerView": "light", "card": "dark", "title": "dark"] {
      #expect(all.at("views", view, "traits", "userInterfaceStyle") as? String == style)
      #expect(all.at("views", view, "traits", "displayScale") as? Double == 2)
    }
    #expect(all.at("views", "title", "traits", "horizontalSizeClass") as? String == "compact")
    #expect(all.at("views", "outerView", "traits", "horizontalSizeClass") as? String == "regular")
  }

  @Test("TR-sources: an override can be read back, at its node and below")
  func overridesAreReadBack() throws {
    let all = try answer("?traits=all")
    let told = ["by": "outer", "as": "overrideTraits"]
    #expect(
      all.at("controllers", "inner", "traitSources") as? [String: [String: String]]
        == ["horizontalSizeClass": told])
    #expect(
      all.at("views", "title", "traitSources") as? [String: [String: String]]
        == ["horizontalSizeClass": told, "userInterfaceStyle": ["by": "card", "as": "traitOverrides"]])
    #expect(all.at("controllers", "outer", "traitSources") == nil)
  }

  @Test("TR-sources: a rule is named, and the set of the request")
  func rulesAreNamed() throws {
    let body = #"""
      {"device":"iPhone 6","hierarchy":{"id":"main","view":{"id":"root"}},"set":{"traits":{"legibilityWeight":"bold"}},
      "rules":[{"id":"narrow","when":{"horizontalSizeClass":"compact"},"scope":"main","set":{"traits":
      {"userInterfaceStyle":"dark"}}}]}
      """#
    let all = try answer("?traits=all", body)
    let sources = all.at("controllers", "main", "traitSources") as? [String: [String: String]]
    #expect(
      sources == [
        "userInterfaceStyle": ["rule": "narrow"], "legibilityWeight": ["by": "set", "as": "set"],
      ])
    #expect(all.at("environment", "traits", "legibilityWeight") as? String == "bold")
    #expect(all.at("environment", "screenTraits", "legibilityWeight") as? String == "regular")
  }

  @Test("TR-screen: before version 13 the screen's traits are told, shared screens included")
  func screensAreTold() throws {
    let body = #"""
      {"device":"iPad Pro (9.7-inch)","orientation":"landscapeRight","window":{"multitasking":"third"},"hierarchy":
      {"id":"root"}}
      """#
    let old = try answer("?traits=all&systemVersion=12", body)
    #expect(old.at("environment", "screenTraits", "horizontalSizeClass") as? String == "regular")
    #expect(old.at("environment", "traits", "horizontalSizeClass") as? String == "compact")
    #expect(old.at("environment", "screenTraits", "displayGamut") as? String == "p3")
    #expect(try answer("?traits=all&systemVersion=13", body).at("environment", "screenTraits") == nil)
  }

  @Test("PR-controller-override: a presentation controller has traits of its own")
  func presentationControllersAreTold() throws {
    let body = #"""
      {"device":"iPad Pro (9.7-inch)","systemVersion":12,"hierarchy":{"id":"main","presented":{"id":"detail",
      "modalPresentationStyle":"formSheet","presentation":{"overrideTraitCollection":{"userInterfaceStyle":"dark"}}}}}
      """#
    let all = try answer("?traits=all", body)
    let traits = { all.at("controllers", "detail", "presentation", "traits", $0) as? String }
    #expect(traits("userInterfaceStyle") == "dark")
    #expect(traits("horizontalSizeClass") == "regular")
    let sources = all.at("controllers", "detail", "traitSources") as? [String: [String: String]]
    #expect(
      sources == [
        "horizontalSizeClass": ["by": "detail", "as": "implied"],
        "userInterfaceStyle": ["by": "detail", "as": "overrideTraitCollection"],
      ])
    #expect(try answer("", body).at("controllers", "detail", "presentation", "traits") == nil)
  }

  @Test func otherWordsAreRefused() {
    #expect(Client().post("/v1/resolve?traits=some", Self.nested).status == 422)
  }
}
