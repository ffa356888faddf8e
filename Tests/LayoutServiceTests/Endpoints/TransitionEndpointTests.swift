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
    #expect(begun.at("views") as? [String: String] == ["from": "root", "to": "detailView"])
    let ended = try coordinator(sheet, bare)
    #expect(ended.at("viewControllers") as? [String: String] == ["from": "detail", "to": "main"])
    let turned = try coordinator(bare, bare, orientation: "landscapeRight")
    #expect(turned.at("viewControllers") as? [String: String] == ["from": "main", "to": "main"])
  }

  @Test func answersAsTheReadmeShows() throws {
    let text = client.post("/v1/transition", Self.rotation, accept: "text/plain").text
    let events = try #require(text.firstRange(of: "events\n")).lowerBound
    let readme = try Repository.text("README.md")
    #expect(readme.contains("\n```text\n\(text[events...])```\n"), "\(text)")
    #expect(readme.contains("-d '\(Self.rotation)' localhost:8080/v1/transition"))
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
    #expect(targets == ["main", "main", "scene", "window", "main", "root"])
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
