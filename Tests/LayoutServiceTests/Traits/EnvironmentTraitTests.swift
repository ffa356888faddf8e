import Foundation
import Testing

/// Traits of an environment and of views: what is left open, merged, asked for, and who says it.
@Suite struct EnvironmentTraitTests {
  private func answer(_ query: String, _ body: String) throws -> [String: Any] {
    let answer = Client().post(query, body)
    #expect(answer.status == 200, "\(answer.text)")
    return try answer.object()
  }

  /// A width for each class, and one for none.
  private static func varied(_ environment: String) -> String {
    #"""
    {"device":"iPhone 6",\#(environment),"hierarchy":{"id":"root","subviews":[{"id":"box"}]},
    "constraints":["box.leading == root.leading","box.top == root.top","box.height == 10",
    {"firstItem":"box","firstAttribute":"width","constant":{"default":1,"wC":2,"wR":3,"hR":4}}]}
    """#
  }

  /// Interface Builder's `Any`: base values where no class is stated.
  @Test(
    "TR-any, VA-unspecified: an environment may leave size classes open",
    arguments: [
      (#""traits":{"horizontalSizeClass":"any","verticalSizeClass":"any"}"#, 1.0),
      (#""traits":{"horizontalSizeClass":"unspecified","verticalSizeClass":0}"#, 1),
      (#""traits":{"horizontalSizeClass":".unspecified","verticalSizeClass":"Any"}"#, 1),
      (#""traits":{"horizontalSizeClass":"any"}"#, 4), (#""traits":{"verticalSizeClass":"any"}"#, 2),
      (#""traits":{"horizontalSizeClass":null}"#, 2), (#""traits":{"horizontalSizeClass":"regular"}"#, 3),
    ])
  func sizeClassesMayBeOpen(_ environment: String, _ width: Double) throws {
    let layout = try answer("/v1/resolve", Self.varied(environment))
    #expect(layout.rect("views", "box", "frame") == [0, 0, width, 10])
  }

  @Test("TR-any: open classes are null in the answer, for everything below, and `Any` in text")
  func openClassesAreNull() throws {
    let body = Self.varied(#""traits":{"horizontalSizeClass":"any","verticalSizeClass":"any"}"#)
    let layout = try answer("/v1/resolve?traits=all", body)
    for path in [["environment"], ["controllers", "main"], ["views", "box"]] {
      var object: Any? = layout
      for name in path + ["traits"] { object = (object as? [String: Any])?[name] }
      let traits = try #require(object as? [String: Any], "\(path)")
      #expect(traits["horizontalSizeClass"] is NSNull && traits["verticalSizeClass"] is NSNull, "\(path)")
      #expect(traits["displayScale"] as? Double == 2)
    }
    #expect(Client().post("/v1/resolve", body, accept: "text/plain").text.contains("main wAny hAny"))
  }

  @Test("TR-any: an environment of a list leaves open what the document states, and the other way round")
  func openClassesOfLists() throws {
    let body = Self.varied(
      #""traits":{"horizontalSizeClass":"any","verticalSizeClass":"any"},"environments":["#
        + #"{},{"traits":{"horizontalSizeClass":"regular"}},{"traits":{"verticalSizeClass":"regular"}}]"#)
    let results = try #require(try answer("/v1/resolve", body)["results"] as? [[String: Any]])
    #expect(results.map { $0.rect("views", "box", "frame")?[2] } == [1, 3, 4])
    let stated = Self.varied(
      #""traits":{"horizontalSizeClass":"regular"},"environments":[{"traits":{"horizontalSizeClass":"any"}}]"#
    )
    let open = try #require(try answer("/v1/resolve", stated)["results"] as? [[String: Any]])
    #expect(open[0].rect("views", "box", "frame")?[2] == 4)
  }

  /// What asks for a class does not hold, and what asks for none but it does.
  @Test("TR-any, BP-missing: rules, images and presentations take an open class for neither")
  func openClassesAreNeither() throws {
    let body = #"""
      {"device":"iPhone 6","systemVersion":"12","traits":{"horizontalSizeClass":"unspecified","verticalSizeClass":"unspecified"},
      "hierarchy":{"type":"viewController","id":"c","view":{"id":"root","subviews":[{"id":"hero","type":"imageView","image":"hero"}]},
      "presented":{"id":"p","modalPresentationStyle":"popover","presentation":{"sourceView":"root"}}},
      "constraints":["hero.leading == root.leading","hero.top == root.top"],
      "rules":[{"id":"compact","when":{"horizontalSizeClass":"compact"},"set":{"views":{"hero":{"hidden":true}}}},
      {"id":"regular","when":{"verticalSizeClass":"regular"},"set":{"views":{"hero":{"hidden":true}}}},
      {"id":"neither","when":{"not":{"horizontalSizeClass":["compact","regular"]}},"set":{"views":{"root":{"hidden":false}}}}],
      "assets":{"hero":{"contents":{"images":[{"idiom":"universal","filename":"compact.png","width-class":"compact"},
      {"idiom":"universal","filename":"any.png"},{"idiom":"universal","filename":"regular.png","height-class":"regular"}]},
      "files":{"compact.png":{"pointWidth":1,"pointHeight":1},"any.png":{"pointWidth":2,"pointHeight":2},
      "regular.png":{"pointWidth":3,"pointHeight":3}}}}}
      """#
    let layout = try answer("/v1/resolve", body)
    #expect(layout["matchedRules"] as? [String] == ["neither"])
    #expect(layout.at("images", "hero", "filename") as? String == "any.png")
    let text = Client().post("/v1/resolve", body, accept: "text/plain").text
    #expect(text.contains("presented by c: popover") && !text.contains("popover as"))
    let stated = body.replacing("unspecified", with: "compact")
    #expect(Client().post("/v1/resolve", stated, accept: "text/plain").text.contains("popover as fullScreen"))
  }

  @Test("TR-any, TX-only-changes: a class that becomes open is a change of traits")
  func openClassesOfTransitions() throws {
    let body = #"""
      {"device":"iPhone 6","from":{},"to":{"traits":{"horizontalSizeClass":"any"}},"hierarchy":{"id":"root"}}
      """#
    let events = try #require(try answer("/v1/transition", body)["events"] as? [[String: Any]])
    #expect(
      events.map { $0["callback"] as? String } == [
        "willTransitionToTraitCollection", "traitCollectionDidChange",
      ])
    #expect(events.allSatisfy { $0["changedTraits"] as? [String] == ["horizontalSizeClass"] })
  }

  /// `UITraitCollection(traitsFrom:)`: the last collection that specifies a trait counts.
  @Test(
    "TR-merge: several collections are merged, under UIKit's name and as a plain array",
    arguments: [
      #"[{"horizontalSizeClass":"regular","userInterfaceStyle":"dark"},{"horizontalSizeClass":"compact"}]"#,
      #"{"traitsFromCollections":[{"horizontalSizeClass":"regular","userInterfaceStyle":"dark"},"#
        + #"{"horizontalSizeClass":"compact","userInterfaceStyle":"unspecified"}]}"#,
      #"[{"horizontalSizeClass":"compact"},{"horizontalSizeClass":"any","userInterfaceStyle":"dark"},null]"#,
    ])
  func collectionsAreMerged(_ traits: String) throws {
    for (place, key) in [("outer", "overrideTraits"), ("inner", "traitOverrides")] {
      let told = key == "overrideTraits" ? #""overrideTraits":{"inner":\#(traits)},"# : ""
      let own = key == "traitOverrides" ? #","traitOverrides":\#(traits)"# : ""
      let layout = try answer(
        "/v1/resolve?traits=all",
        #"{"device":"iPad Air 2","systemVersion":17,"hierarchy":{"id":"outer",\#(told)"#
          + #""children":[{"id":"inner"\#(own)}]}}"#)
      #expect(layout.at("controllers", "inner", "traits", "horizontalSizeClass") as? String == "compact")
      #expect(layout.at("controllers", "inner", "traits", "userInterfaceStyle") as? String == "dark")
      let source = ["by": place, "as": key]
      #expect(
        layout.at("controllers", "inner", "traitSources") as? [String: [String: String]]
          == ["horizontalSizeClass": source, "userInterfaceStyle": source])
    }
  }

  /// `overrideUserInterfaceStyle` of `UIView`.
  private static let styled = #"""
    "hierarchy":{"id":"root","subviews":[{"id":"card","overrideUserInterfaceStyle":"dark","subviews":[{"id":"title"},
    {"id":"field","overrideUserInterfaceStyle":"light"}]},{"id":"plain"}]}
    """#

  @Test("TR-view-style: a view asks for a style, for itself and all below it")
  func viewsAskForStyles() throws {
    let layout = try answer(
      "/v1/resolve?traits=all", #"{"device":"iPhone 6s","systemVersion":13,\#(Self.styled)}"#)
    for (view, style) in [
      "root": "light", "card": "dark", "title": "dark", "field": "light", "plain": "light",
    ] {
      #expect(layout.at("views", view, "traits", "userInterfaceStyle") as? String == style, "\(view)")
    }
    #expect(
      layout.at("views", "title", "traitSources", "userInterfaceStyle") as? [String: String]
        == ["by": "card", "as": "overrideUserInterfaceStyle"])
    let older = Client().post("/v1/resolve", #"{"device":"iPhone 6",\#(Self.styled)}"#)
    #expect(
      try older.errors().map { $0["code"] as? String }
        == Array(repeating: "featureNotInSystemVersion", count: 2))
  }

  @Test("TR-view-style, TR-order: traitOverrides of the view win, and `set` changes the style")
  func stylesHaveTheirPlace() throws {
    let body = #"""
      {"device":"iPhone 15","systemVersion":17,"hierarchy":{"id":"root","overrideUserInterfaceStyle":"dark",
      "subviews":[{"id":"both","overrideUserInterfaceStyle":"dark","traitOverrides":{"userInterfaceStyle":"light"}},
      {"id":"set"}]},"set":{"views":{"set":{"overrideUserInterfaceStyle":"light"}}}}
      """#
    let layout = try answer("/v1/resolve?traits=all", body)
    for (view, style) in ["root": "dark", "both": "light", "set": "light"] {
      #expect(layout.at("views", view, "traits", "userInterfaceStyle") as? String == style, "\(view)")
    }
  }

  @Test("TR-sources: what containers imply and what they answer is read back, at the child and its views")
  func containersAreRead() throws {
    let split = #"""
      {"device":"iPad Pro (9.7-inch)","systemVersion":16,"orientation":"landscape","hierarchy":{"id":"split",
      "type":"splitViewController","children":[{"id":"list","view":{"id":"listView"}},{"id":"detail"}]}}
      """#
    let told = try answer("/v1/resolve?traits=all", split)
    #expect(
      told.at("views", "listView", "traitSources", "horizontalSizeClass") as? [String: String]
        == ["by": "split", "as": "implied"])
    let asked = #"""
      {"device":"iPhone 15","hierarchy":{"id":"main","childTraitRules":{"*":[{"when":{},"traits":
      {"horizontalSizeClass":"regular"}}]},"children":[{"id":"child","view":{"id":"childView"}}]}}
      """#
    #expect(
      try answer("/v1/resolve?traits=all", asked).at(
        "views", "childView", "traitSources", "horizontalSizeClass")
        as? [String: String] == ["by": "main", "as": "childTraitRules"])
  }
}
