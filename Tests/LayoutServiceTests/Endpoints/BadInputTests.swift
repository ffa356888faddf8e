import HTTPServer
import LayoutService
import Testing

/// What a request can have wrong, and what it is told: a status, a code and a place for each fault.
@Suite struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var body: String
    var status = 422
    /// Code and pointer of each fault, in order.
    var errors: [String]
    var testDescription: String { name }
  }

  private static func document(
    _ constraints: String, hierarchy: String = #"{"id":"root","subviews":[{"id":"a"}]}"#
  ) -> String {
    #"{"device":"iPhone 6","hierarchy":\#(hierarchy),"constraints":[\#(constraints)]}"#
  }

  /// A constraint that breaks one row of the table of illegal combinations.
  private static func illegal(_ constraint: String, _ code: String) -> Case {
    Case(name: constraint, body: document("\"\(constraint)\""), errors: ["\(code) #/constraints/0"])
  }

  @Test(arguments: [
    Case(name: "broken JSON", body: #"{"device": "iPhone 6", }"#, status: 400, errors: ["invalidJSON #"]),
    Case(name: "empty body", body: "", status: 400, errors: ["invalidJSON #"]),
    Case(name: "not an object", body: "[]", errors: ["wrongType #"]),
    Case(name: "no hierarchy", body: #"{"device":"iPhone 6"}"#, errors: ["missingKey #"]),
    Case(name: "no device", body: #"{"hierarchy":{}}"#, errors: ["missingKey #"]),
    Case(
      name: "unknown device", body: #"{"device":"iPaf","hierarchy":{}}"#, errors: ["unknownDevice #/device"]),
    Case(
      name: "wrong types",
      body: #"{"device":"iPhone 6","hierarchy":{"id":7,"subviews":{}},"constraints":[true]}"#,
      errors: ["wrongType #/hierarchy/id", "wrongType #/hierarchy/subviews", "wrongType #/constraints/0"]),
    Case(
      name: "unknown keys", body: #"{"device":"iPhone 6","heirarchy":{},"hierarchy":{"subview":[]}}"#,
      errors: ["unknownKey #/heirarchy", "unknownKey #/hierarchy/subview"]),
    Case(
      name: "duplicate id", body: document("", hierarchy: #"{"id":"a","subviews":[{"id":"a"}]}"#),
      errors: ["duplicateId #/hierarchy/subviews/0/id"]),
    Case(
      name: "duplicate key", body: #"{"device":"iPhone 6","device":"iPhone 6","hierarchy":{}}"#, status: 400,
      errors: ["duplicateKey #/device"]),
    Case(
      name: "unknown reference",
      body: document(#"{"firstItem":"b","firstAttribute":"width","constant":1},"c.width == 1""#),
      errors: ["unknownReference #/constraints/0/firstItem", "unknownReference #/constraints/1"]),
    Case(
      name: "number beyond a double",
      body: document(#"{"firstItem":"a","firstAttribute":"width","constant":1e999}"#),
      errors: ["nonFinite #/constraints/0/constant"]),
    Case(
      name: "no first item", body: document(#"{"firstAttribute":"width","constant":1}"#),
      errors: ["noFirstItem #/constraints/0"]),
    Case(
      name: "outside the owner's subtree",
      body: document(
        "", hierarchy: #"{"id":"root","subviews":[{"id":"a","constraints":["root.width == 5"]}]}"#),
      errors: ["outsideSubtree #/hierarchy/subviews/0/constraints/0"]),
    Case(
      name: "items of two controllers",
      body: document(
        #""childView.width == root.width""#,
        hierarchy:
          #"{"type":"tabBarController","children":[{"view":{"id":"root"}},{"view":{"id":"childView"}}]}"#),
      errors: ["noCommonAncestor #/constraints/0"]),
    Case(
      name: "multitasking on a phone",
      body: #"{"device":"iPhone 6","window":{"multitasking":"half"},"hierarchy":{}}"#,
      errors: ["multitaskingNotAvailable #/window/multitasking"]),
    Case(
      name: "Display Zoom of an iPad", body: #"{"device":"ipad-pro-9-7","displayZoom":true,"hierarchy":{}}"#,
      errors: ["displayZoomNotAvailable #/displayZoom"]),
    illegal("a.width == a.tralling", "unknownLayoutAttribute"),
    illegal("a.leading == 8", "locationConstant"),
    illegal("a.leading == 0 * root.leading + 8", "locationConstant"),
    illegal("a.leading == root.width", "invalidPairing"),
    illegal("a.width == root.leading", "invalidPairing"),
    illegal("a.centerX == root.centerY", "invalidPairing"),
    illegal("a.leading == root.left", "leadingLeftMix"),
    illegal("a.rightMargin == root.trailing", "leadingLeftMix"),
    illegal("a.width == 8 @1001", "badPriority"),
    illegal("a.width == 8 @0", "badPriority"),
    illegal("root.safeArea.leftMargin == a.left", "attributeNotOnGuide"),
    illegal("a.width = = 8", "invalidConstraint"),
  ])
  func isToldWhatAndWhere(_ example: Case) throws {
    let answer = Client().post("/v1/resolve", example.body)
    #expect(answer.status == example.status, "\(answer.text)")
    #expect(answer.response.contentType == "application/problem+json")
    let errors = try answer.errors().map { "\($0["code"] ?? "-") \($0["pointer"] ?? "-")" }
    #expect(errors == example.errors)
    #expect(try answer.object()["status"] as? Int == example.status)
  }

  @Test func unreadableJSONHasLineColumnAndOffset() throws {
    let error = try Client().post("/v1/resolve", "{\n  \"device\": \"iPhone 6\"\n  \"hierarchy\": {}}")
      .errors()[0]
    #expect(error["line"] as? Int == 3)
    #expect(error["column"] as? Int == 3)
    #expect(error["offset"] as? Int == 27)
  }

  @Test func offsetsInStringsCountUTF16Units() throws {
    let body = Self.document(#""ä😀.width == 5| a.top""#)
    // ä is one unit, the face is two: the bar is the 14th.
    #expect(try Client().post("/v1/resolve", body).errors()[0]["offset"] as? Int == 14)
  }

  @Test(arguments: [
    ("MAX_DEPTH", "document-too-deep", "depth"), ("MAX_VIEWS", "too-many-views", "views"),
    ("MAX_CONSTRAINTS", "too-many-constraints", "constraints"),
  ])
  func aLimitNamesItselfAndItsValue(setting: String, problem: String, limit: String) throws {
    var settings = Settings()
    let row = try #require(Setting.all.first { $0.name == setting })
    #expect(row.set("3", &settings))
    let views = #"{"subviews":[{},{},{},{}]}"#
    let constraints = Array(repeating: #""a.width == 1""#, count: 4).joined(separator: ",")
    let body =
      setting == "MAX_CONSTRAINTS"
      ? #"{"constraints":[\#(constraints)],"device":"iPhone 6","hierarchy":{"id":"a"}}"#
      : #"{"device":"iPhone 6","hierarchy":\#(views)}"#
    let answer = Client(settings).post("/v1/resolve", body)
    #expect(answer.status == 413, "\(answer.text)")
    #expect(try answer.object()["type"] as? String == "/problems/\(problem)")
    let error = try #require(try answer.errors().last)
    #expect(error["limit"] as? Int == 3)
    #expect(error["value"] as? Int == 4)
    #expect((error["detail"] as? String)?.contains(limit) == true)
  }

  @Test func theServiceGoesOnAfterBadInput() {
    let client = Client()
    for _ in 0..<50 { #expect(client.post("/v1/resolve", "{\"device\":").status == 400) }
    #expect(client.post("/v1/resolve", #"{"device":"iPhone 6","hierarchy":{}}"#).status == 200)
  }
}
