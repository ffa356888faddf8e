import Foundation
import HTTPServer
import LayoutService
import TestSupport
import Testing

/// Transitions and breakpoints over HTTP.
@Suite struct TransitionEndpointTests {
  let client = Client()
  static let rotation =
    #"{"device":"iPhone 6","from":{},"to":{"orientation":"landscape"},"hierarchy":{"id":"root"}}"#

  @Test("TX-participants: who is there before and after a presentation, a dismissal, a rotation")
  func participantsAreTold() throws {
    let sheet = #"{"id":"main","view":{"id":"root"},"presented":{"id":"detail","view":{"id":"detailView"}}}"#
    let bare = #"{"id":"main","view":{"id":"root"}}"#
    func coordinator(_ from: String, _ to: String, orientation: String = "portrait") throws -> [String: Any] {
      let body =
        #"{"device":"iPhone 15","hierarchy":\#(bare),"from":{"hierarchy":\#(from)},"#
        + #""to":{"hierarchy":\#(to),"orientation":"\#(orientation)"}}"#
      let answer = Client().post("/v1/transition", body)
      #expect(answer.status == 200, "\(answer.text)")
      return try answer.object()["coordinator"] as? [String: Any] ?? [:]
    }
    let begun = try coordinator(bare, sheet)
    #expect(begun.at("viewControllers") as? [String: String] == ["from": "main", "to": "detail"])
    #expect(begun.at("views", "from") is NSNull && begun.at("views", "to") as? String == "detailView")
    let ended = try coordinator(sheet, bare)
    #expect(ended.at("viewControllers") as? [String: String] == ["from": "detail", "to": "main"])
    let turned = try coordinator(bare, bare, orientation: "landscapeRight")
    #expect(turned.at("viewControllers") as? [String: String] == ["from": "main", "to": "main"])
  }

  @Test("TX-participants, PR-wrapper: a wrapper is the view of what is presented, and of what is dismissed")
  func wrappersTakePart() throws {
    let sheet = #"""
      {"id":"main","view":{"id":"root"},"presented":{"id":"detail","modalPresentationStyle":"custom",
      "presentation":{"frame":{"x":20,"y":100,"width":200,"height":300},
      "wrapper":{"top":10,"left":5,"bottom":0,"right":0}},"view":{"id":"detailView","subviews":[{"id":"box"}],
      "constraints":["box.leading == detailView.leading + 1","box.top == detailView.top + 2",
      "box.width == 3","box.height == 4"]}}}
      """#
    let bare = #"{"id":"main","view":{"id":"root"}}"#
    let body = #"{"device":"iPhone 15","hierarchy":\#(bare),"from":{"hierarchy":\#(sheet)},"to":{}}"#
    let answer = try client.post("/v1/transition", body).object()
    #expect(answer.at("coordinator", "views", "from") as? String == "detail/wrapper")
    #expect(answer.at("coordinator", "views", "to") is NSNull)
    let from = try #require(answer["from"] as? [String: Any])
    #expect(from.rect("views", "detail/wrapper", "frame") == [20, 100, 200, 300])
    #expect(from.at("views", "detail/wrapper", "implicit") as? Bool == true)
    #expect(from.at("views", "detail/wrapper", "controller") as? String == "detail")
    #expect(from.at("views", "detailView", "parent") as? String == "detail/wrapper")
    #expect(from.rect("views", "detailView", "frame") == [5, 10, 195, 290])
    #expect(from.rect("views", "detailView", "frameInWindow") == [25, 110, 195, 290])
    #expect(from.rect("views", "box", "frame") == [1, 2, 3, 4])
    #expect(from.rect("views", "box", "frameInWindow") == [26, 112, 3, 4])
    #expect(from.at("controllers", "detail", "presentation", "presentedView") as? String == "detail/wrapper")
  }

  @Test("TX-order-views, PR-wrapper: a wrapper hears of traits before the controller in it")
  func wrappersHearOfTraits() throws {
    let body = #"""
      {"device":"iPhone X","systemVersion":13,"from":{},"to":{"orientation":"landscape"},"hierarchy":{"id":"main",
      "view":{"id":"root"},"presented":{"id":"detail","modalPresentationStyle":"custom","presentation":{"wrapper":10},
      "view":{"id":"detailView"}}}}
      """#
    func targets(_ events: String) throws -> [String?] {
      let object = try client.post("/v1/transition?events=\(events)", body).object()
      let told = (object["events"] as? [[String: Any]])?.filter { $0["phase"] as? Int == 4 } ?? []
      return told.map { "\($0["targetType"] ?? "") \($0["target"] ?? "")" }
    }
    let all = [
      "scene scene", "window window", "controller main", "view root", "presentationController detail",
      "view detail/wrapper", "controller detail", "view detailView",
    ]
    #expect(try targets("all") == all)
    #expect(try targets("complete") == all)
  }

  @Test("TX-counter-rotation: a view that asks for it is turned back about its centre, with what is in it")
  func counterRotationReachesViews() throws {
    let body = #"""
      {"device":"iPhone 6","from":{},"to":{"orientation":"landscapeRight"},
      "hierarchy":{"id":"root","subviews":[{"id":"still"},{"id":"box","counterRotates":true,
      "subviews":[{"id":"dot","frame":{"x":0,"y":0,"width":10,"height":10}}]}]},
      "constraints":["box.centerX == root.centerX","box.centerY == root.centerY","box.width == 100",
      "box.height == 50","still.leading == root.leading","still.top == root.top","still.width == 9",
      "still.height == 9"]}
      """#
    let answer = client.post("/v1/transition", body)
    #expect(answer.status == 200, "\(answer.text)")
    let object = try answer.object()
    let (from, to) = (object["from"] as? [String: Any] ?? [:], object["to"] as? [String: Any] ?? [:])
    #expect(to.at("views", "box", "transform") as? [Double] == [0, -1, 1, 0, 0, 0])
    #expect(to.rect("views", "box", "frame") == [308.5, 137.5, 50, 100])
    #expect(to.rect("views", "dot", "frame") == [0, 0, 10, 10])
    // Its top left is at the bottom left now.
    #expect(to.rect("views", "dot", "frameInWindow") == [308.5, 227.5, 10, 10])
    #expect(to.at("views", "still", "transform") == nil && from.at("views", "box", "transform") == nil)
    let untouched = try client.post("/v1/transition?events=all", Self.rotation).object()
    #expect((untouched["to"] as? [String: Any])?.at("views", "root", "transform") == nil)
  }

  @Test func answersAsThePageShows() throws {
    let text = client.post("/v1/transition", Self.rotation, accept: "text/plain").text
    let events = try #require(text.firstRange(of: "events\n")).lowerBound
    let page = try Repository.text("docs/examples.md")
    #expect(page.contains("\n```text\n\(text[events...])```\n"), "\(text)")
    #expect(page.contains("-d '\(Self.rotation)' localhost:8080/v1/transition"))
  }

  @Test func aDismissalIsAsThePageShows() throws {
    let file = "examples/transitions/dismissal.json"
    let text = try client.post("/v1/transition", Repository.text(file), accept: "text/plain").text
    let events = try #require(text.firstRange(of: "events\n")).lowerBound
    let page = try Repository.text("docs/examples.md")
    #expect(page.contains("\n```text\n\(text[events...])```\n"), "\(text)")
    #expect(page.contains("-d @\(file) localhost:8080/v1/transition"))
  }

  @Test("PR-custom-outside: a custom frame that fits upright and hangs off after the rotation says so")
  func customFramesHangOff() throws {
    let body = #"""
      {"device":"iPhone 6","from":{},"to":{"orientation":"landscapeRight"},"hierarchy":{"presented":{"id":"detail",
      "modalPresentationStyle":"custom","presentation":{"frame":{"x":20,"y":100,"width":335,"height":300}}}}}
      """#
    let answer = try client.post("/v1/transition", body).object()
    func codes(_ end: String) -> [String]? {
      (answer.at(end, "diagnostics") as? [[String: Any]])?.compactMap { $0["code"] as? String }
    }
    #expect(codes("from") == [])
    #expect(codes("to") == ["presentationOutsideContainer"])
  }

  @Test("TX-content-size, TX-legacy-rotation, PR-presenting: events carry what they tell")
  func completeEventsHaveTheirValues() throws {
    let body = #"""
      {"device":"iPhone 6","events":"complete","from":{},"to":{"orientation":"landscape",
      "set":{"controllers":{"child":{"preferredContentSize":{"width":20,"height":30}}}}},
      "hierarchy":{"id":"main","type":"viewController","usesLegacyRotation":true,"children":[{"id":"child"}]},
      "duringTransition":[{"controller":"main","present":{"id":"sheet"}}]}
      """#
    let answer = client.post("/v1/transition", body)
    let events = try #require(try answer.object()["events"] as? [[String: Any]], "\(answer.text)")
    func event(_ name: String) throws -> [String: Any] {
      try #require(events.first { $0["callback"] as? String == name }, "\(name)")
    }
    let turn = try event("willRotateToInterfaceOrientation")
    #expect(turn["value"] as? String == "landscapeRight" && turn["duration"] as? Double == 0.3)
    #expect(try event("didRotateFromInterfaceOrientation")["value"] as? String == "portrait")
    let size = try event("preferredContentSizeDidChange")
    #expect(size["childContentContainer"] as? String == "child" && size["target"] as? String == "main")
    #expect(size.at("value", "height") as? Double == 30 && size.at("from", "height") as? Double == 0)
    let start = try event("willPresentWithAdaptiveStyle")
    #expect(start["value"] as? String == "none" && start["hasTransitionCoordinator"] as? Bool == false)
    #expect(try event("viewWillAppear")["isAnimated"] as? Bool == false)
    let text = client.post("/v1/transition", body, accept: "text/plain").text
    #expect(text.contains("  3 preferredContentSizeDidChange main for child to 20×30, from 0×0\n"), "\(text)")
    #expect(text.contains("  5 didRotateFromInterfaceOrientation main portrait\n"))
  }

  @Test func eventsHaveTheirValues() throws {
    let answer = try client.post("/v1/transition", Self.rotation).object()
    let events = try #require(answer["events"] as? [[String: Any]])
    #expect(events.map { $0["phase"] as? Int } == [1, 2, 4])
    #expect(events.map { $0["target"] as? String } == ["main", "main", "main"])
    #expect((events[0]["value"] as? [String: Any])?["verticalSizeClass"] as? String == "compact")
    #expect((events[1]["value"] as? [String: Any])?["width"] as? Double == 667)
    #expect((events[2]["value"] as? [String: Any])?["verticalSizeClass"] as? String == "regular")
    #expect(answer.at("coordinator", "targetTransform") as? [Double] == [0, 1, -1, 0, 0, 0])
    #expect(answer.at("from", "environment", "orientation") as? String == "portrait")
    #expect(answer.at("to", "environment", "orientation") as? String == "landscapeRight")
  }

  @Test func theQueryChoosesEvents() throws {
    let all = try client.post("/v1/transition?events=all", Self.rotation).object()
    let targets = (all["events"] as? [[String: Any]])?.map { $0["target"] as? String }
    #expect(targets == ["main", "main", "screen", "window", "main", "root"])
    #expect(client.post("/v1/transition?events=some", Self.rotation).status == 422)
    // One orientation for both ends would be no transition.
    let refused = try client.post("/v1/transition?orientation=portrait", Self.rotation).errors()
    #expect(refused.map { $0["parameter"] as? String } == ["orientation"])
    #expect(client.post("/v1/transition?device=iPad%20Air%201", Self.rotation).status == 200)
  }

  /// An image view whose variant is another one after the transition (AS-reselect).
  @Test func aChangedVariantIsReported() throws {
    let body = #"""
      {"device":"iPhone 6","from":{},"to":{"traits":{"userInterfaceStyle":"dark"}},
      "hierarchy":{"id":"root","subviews":[{"id":"photo","type":"imageView","image":"hero"},
        {"id":"other","type":"imageView","image":"plain"}]},
      "assets":{"hero":{"images":[{"idiom":"universal","scale":"2x","filename":"light.png"},
        {"idiom":"universal","scale":"2x","filename":"dark.png",
         "appearances":[{"appearance":"luminosity","value":"dark"}]}]},
        "plain":{"images":[{"idiom":"universal","scale":"2x","filename":"plain.png"}]}}}
      """#
    let answer = client.post("/v1/transition", body)
    let changed = try #require(
      try answer.object()["changedImages"] as? [String: [String: Any]], "\(answer.text)")
    #expect(Array(changed.keys) == ["photo"])
    #expect(changed["photo"]?.at("from", "filename") as? String == "light.png")
    #expect(changed["photo"]?.at("to", "filename") as? String == "dark.png")
  }

  /// E97 (BP-cycle): a container that is as wide as its content, which a rule for narrow containers widens.
  @Test func rulesThatChaseEachOtherAreRefused() throws {
    let body = #"""
      {"device":"iPad Air 1","hierarchy":{"id":"root","subviews":[{"id":"card","subviews":[{"id":"box"}]}]},
      "constraints":["card.leading == root.leading","card.top == root.top","card.height == 10",
        "card.trailing == box.trailing","box.leading == card.leading","box.top == card.top","box.height == 1",
        "box.width == 50 'content'"],
      "rules":[{"id":"calm","when":{},"set":{}},
        {"id":"grow","scope":"box","of":{"container":"card"},"when":{"width":{"lt":100}},
         "set":{"constraints":{"content":{"constant":200}}}}]}
      """#
    let answer = client.post("/v1/resolve", body)
    #expect(answer.status == 422, "\(answer.text)")
    let errors = try answer.errors()
    #expect(errors.map { $0["code"] as? String } == ["breakpointCycle"])
    #expect(errors.map { $0["pointer"] as? String } == ["#/rules/1"])
    #expect((errors[0]["detail"] as? String)?.contains("'grow'") == true)
  }

  @Test func matchedRulesStandInTheAnswerOfDocumentsWithRules() throws {
    let with = try client.post("/v1/resolve", Repository.text("examples/breakpoint-form.json")).object()
    #expect(with["matchedRules"] as? [String] == [])
    let wide = try client.post(
      "/v1/resolve?device=iPad%20Air%201&orientation=landscape",
      Repository.text("examples/breakpoint-form.json")
    ).object()
    #expect(wide["matchedRules"] as? [String] == ["two-columns", "pad-landscape"])
    let without = try client.post("/v1/resolve", Repository.text("examples/form.json")).object()
    #expect(without["matchedRules"] == nil)
  }

  /// Conditions may ask how the device is turned, so equal sizes are not equal environments.
  @Test func environmentsOfABatchAreToldApartByWhatRulesAsk() throws {
    let body = #"""
      {"device":"iPad Air 1","environments":[{"orientation":"portrait"},{"orientation":"portraitUpsideDown"}],
      "hierarchy":{"id":"root"},
      "rules":[{"id":"upright","when":{"interfaceOrientation":"portrait"},"set":{}}]}
      """#
    let results = try client.post("/v1/resolve", body).object()["results"] as? [[String: Any]]
    #expect(results?.map { $0["matchedRules"] as? [String] } == [["upright"], []])
  }
}
