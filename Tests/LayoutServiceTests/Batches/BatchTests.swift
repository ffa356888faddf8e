import Foundation
import LayoutService
import Testing

/// One document in many environments.
@Suite struct BatchTests {
  private let hierarchy = #""hierarchy":{"id":"root"}"#

  private func results(_ environments: String, rest: String = "") throws -> [[String: Any]] {
    let answer = Client().post("/v1/resolve", "{\"environments\":\(environments),\(rest)\(hierarchy)}")
    #expect(answer.status == 200, "\(answer.text.prefix(300))")
    return try #require(try answer.object()["results"] as? [[String: Any]])
  }

  private func names(_ results: [[String: Any]]) -> [String] { results.compactMap { $0["name"] as? String } }

  @Test func aListIsAnsweredInItsOrder() throws {
    let results = try results(
      #"[{"device":"iPhone 6","name":"small"},{"device":"iPad Air 1","orientation":"landscape"},{"device":"iPhone 6"}]"#
    )
    #expect(names(results) == ["small", "ipad-air landscapeRight", "iphone-6 portrait"])
    #expect(
      results.map { $0.rect("views", "root", "frame") } == [
        [0, 0, 375, 667], [0, 0, 1024, 768], [0, 0, 375, 667],
      ])
  }

  @Test func theDocumentsOwnKeysAreDefaults() throws {
    let results = try results(
      #"[{},{"orientation":"portrait","traits":{"userInterfaceStyle":"light"}}]"#,
      rest:
        #""device":"iPhone 6","orientation":"landscape","traits":{"userInterfaceStyle":"dark","layoutDirection":"rightToLeft"},"#
    )
    #expect(names(results) == ["iphone-6 landscapeRight", "iphone-6 portrait"])
    #expect(
      results.map { $0.at("environment", "traits", "userInterfaceStyle") as? String } == ["dark", "light"])
    #expect(
      results.allSatisfy { $0.at("environment", "traits", "layoutDirection") as? String == "rightToLeft" })
  }

  /// Environments that differ only in what a condition reads are not the same (VA-traits).
  @Test func conditionsReadTheWindow() throws {
    let answer = Client().post(
      "/v1/resolve",
      #"""
      {"device":"iPad Air 1","environments":[{"orientation":"portrait"},{"orientation":"portraitUpsideDown"}],
       "hierarchy":{"id":"root","hidden":{"default":false,
         "traits":[{"when":{"interfaceOrientation":"portraitUpsideDown"},"value":true}]}}}
      """#)
    let results = try #require(try answer.object()["results"] as? [[String: Any]])
    #expect(results.map { $0.at("views", "root", "hidden") as? Bool } == [false, true])
  }

  @Test func aBatchOfOneIsAList() throws {
    #expect(try results(#"[{"device":"iPhone 6"}]"#).count == 1)
  }

  @Test func aQueryIsTheProductOfItsLists() throws {
    let results = try results(
      #"{"devices":["iPhone 6","iPad Air 1"],"orientations":["portrait","landscapeLeft"],"userInterfaceStyles":["light","dark"]}"#
    )
    #expect(
      names(results) == [
        "iphone-6 portrait light", "iphone-6 portrait dark", "iphone-6 landscapeLeft light",
        "iphone-6 landscapeLeft dark", "ipad-air portrait light", "ipad-air portrait dark",
        "ipad-air landscapeLeft light", "ipad-air landscapeLeft dark",
      ])
  }

  @Test func windowsThatADeviceLacksAreLeftOut() throws {
    // Half of the screen exists in landscape only, and on no phone.
    let results = try results(
      #"{"devices":["iPhone 6","ipad-pro-9-7"],"orientations":["portrait","landscape"],"windows":["half",{"width":400,"height":600}]}"#
    )
    #expect(
      names(results) == [
        "iphone-6 portrait 400x600", "iphone-6 landscapeRight 400x600", "ipad-pro-9-7 portrait 400x600",
        "ipad-pro-9-7 landscapeRight half", "ipad-pro-9-7 landscapeRight 400x600",
      ])
  }

  @Test func devicesAreSelectedByIdiomYearAndSystem() throws {
    let pads = try results(#"{"devices":{"idiom":"pad"}}"#)
    #expect(pads.count == 44)
    let recent = try results(#"{"devices":{"idiom":"phone","since":2026}}"#)
    #expect(names(recent).contains("iphone-18-pro portrait"))
    #expect(!names(recent).contains("iphone-16 portrait"))
    let old = try results(#"{"devices":{"systemVersion":9}}"#)
    #expect(old.allSatisfy { $0.at("environment", "systemVersion") as? Int == 9 })
    #expect(names(old).contains("iphone-4s portrait") && !names(old).contains("iphone-x portrait"))
  }

  @Test func allIsEveryPhoneAndPadBothWays() throws {
    // 52 iPhones, 3 iPods and 44 iPads, all of which turn to landscape.
    let results = try results("\"all\"")
    #expect(results.count == 2 * (52 + 3 + 44))
    #expect(Set(names(results)).count == results.count)
  }

  @Test func aResultIsWhatTheEnvironmentAloneGives() throws {
    let results = try results(#"{"devices":["iPhone 6","iPhone 7","iPhone 8"],"orientations":["portrait"]}"#)
    for (name, result) in zip(["iPhone 6", "iPhone 7", "iPhone 8"], results) {
      let alone = try Client().post("/v1/resolve", "{\"device\":\"\(name)\",\(hierarchy)}").object()
      var result = result
      result["name"] = nil
      #expect(NSDictionary(dictionary: result) == NSDictionary(dictionary: alone))
    }
  }

  @Test func oneFailureDoesNotFailTheOthers() throws {
    let results = try results(
      #"[{"device":"iPhone 6"},{"device":"iPhone 6","window":{"multitasking":"half"}},{"device":"iPad Air 1"}]"#
    )
    #expect(results.map { $0["problem"] == nil } == [true, false, true])
    #expect(results[1].at("problem", "status") as? Int == 422)
  }

  @Test(arguments: [
    (#"[]"#, "invalidValue"), (#""some""#, "invalidValue"), (#"[{"device":"x"}]"#, "unknownDevice"),
    (#"[{}]"#, "missingKey"), (#"{"device":["iPhone 6"]}"#, "unknownKey"),
    (#"{"devices":{"since":3000}}"#, "invalidValue"),
    (#"[{"device":"iPhone 6","hierarchy":{}}]"#, "unknownKey"), (#"7"#, "wrongType"),
  ])
  func faultsAreNamed(environments: String, code: String) throws {
    let answer = Client().post("/v1/resolve", "{\"environments\":\(environments),\(hierarchy)}")
    #expect(answer.status == 422)
    let error = try answer.errors()[0]
    #expect(error["code"] as? String == code)
    #expect((error["pointer"] as? String)?.hasPrefix("#/environments") == true)
  }

  @Test func tooManyAreRefusedBeforeTheyAreMade() throws {
    let words = Array(repeating: "\"light\"", count: 900).joined(separator: ",")
    let sizes = Array(repeating: "{\"width\":1,\"height\":1}", count: 900).joined(separator: ",")
    let body =
      "{\"environments\":{\"windows\":[\(sizes)],\"userInterfaceStyles\":[\(words)],\"layoutDirections\":[\"leftToRight\"]},\(hierarchy)}"
    let answer = Client().post("/v1/resolve", body)
    #expect(answer.status == 413)
    #expect(try answer.object()["type"] as? String == "/problems/too-many-environments")
    #expect(try answer.errors()[0]["limit"] as? Int == 1000)
  }

  @Test func textHasANameBeforeEachTree() {
    let answer = Client().post(
      "/v1/resolve", #"{"environments":[{"device":"iPhone 6"},{"device":"iPad Air 1"}],"hierarchy":{}}"#,
      accept: "text/plain")
    #expect(answer.text.hasPrefix("iphone-6 portrait\niPhone 6, portrait"))
    #expect(answer.text.contains("\n\nipad-air portrait\niPad Air"))
  }
}
