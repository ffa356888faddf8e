import LayoutModel
import Testing

@testable import LayoutCoding

/// What is wrong with a layout document, where, and what was probably meant: one row a fault.
@Suite struct DocumentFaultTests {
  @Test(
    arguments: text + document + environment + device + views + ids + references + variations + controllers)
  func saysWhatAndWhere(_ document: FaultyDocument) {
    #expect(!document.faults.isEmpty)
    #expect(faults(of: document.text) == document.faults)
  }

  // MARK: The text

  static let text: [FaultyDocument] = [
    .init("empty body", "", .init("invalidJSON(unexpectedEnd, 0)", "#")),
    .init("no JSON", "device", .init("invalidJSON(expectedValue, 0)", "#")),
    .init("an array", "[]", .init("wrongType(array)", "#")),
    .init("a string", #""iPhone 6""#, .init("wrongType(string)", "#")),
    .init("null", "null", .init("wrongType(null)", "#")),
    .init(
      "empty object", "{}", .init("missingKey(device)", "#"), .init("missingKey(hierarchy)", "#")),
    .init("no device", #"{"hierarchy":{}}"#, .init("missingKey(device)", "#")),
    .init("no hierarchy", #"{"device":"iPhone 6"}"#, .init("missingKey(hierarchy)", "#")),
    .init(
      "a text that goes on", #"{"device":"iPhone 6","hierarchy":{}} x"#,
      .init("invalidJSON(trailingBytes, 37)", "#")),
    .init(
      "faults before unreadable JSON are told, too", #"{"devise":"iPhone 6","hierarchy":{},}"#,
      .init("unknownKey(devise)", "#/devise", nearest: ["device"]),
      .init("invalidJSON(trailingComma, 36)", "#")
    ),
    .init(
      "unreadable JSON inside what nobody reads", #"{"device":"iPhone 6","hierarchy":{"x":[1,}}"#,
      .init("invalidJSON(trailingComma, 41)", "#")),
  ]

  // MARK: The document's keys

  static let document: [FaultyDocument] = [
    .members(
      "misspelt key", #""constrains":[]"#,
      .init("unknownKey(constrains)", "#/constrains", nearest: ["constraints"])),
    .members("unknown key", #""zzz":1"#, .init("unknownKey(zzz)", "#/zzz")),
    .members(
      "unknown key that needs escapes", #""a/b~c d":1"#, .init("unknownKey(a/b~c d)", "#/a~1b~0c%20d")),
    .members("duplicate key", #""device":"iPhone 5""#, .init("duplicateKey(device)", "#/device")),
    .members(
      "duplicate key with escapes", #""\u0064evice":"iPhone 5""#, .init("duplicateKey(device)", "#/device")),
    .members("hierarchy twice", #""hierarchy":{}"#, .init("duplicateKey(hierarchy)", "#/hierarchy")),
    .members("strict is no boolean", #""strict":"yes""#, .init("wrongType(string)", "#/strict")),
    .members("strict is null", #""strict":null"#, .init("wrongType(null)", "#/strict")),
    .members("constraints are no array", #""constraints":{}"#, .init("wrongType(object)", "#/constraints")),
    .members(
      "constraints of other types", #""constraints":[1,null,true,[]]"#,
      .init("wrongType(number)", "#/constraints/0"),
      .init("wrongType(null)", "#/constraints/1"), .init("wrongType(boolean)", "#/constraints/2"),
      .init("wrongType(array)", "#/constraints/3")),
    .hierarchy("hierarchy is an array", "[]", .init("wrongType(array)", "#/hierarchy")),
    .hierarchy("hierarchy is null", "null", .init("wrongType(null)", "#/hierarchy")),
    .hierarchy("hierarchy is a string", #""root""#, .init("wrongType(string)", "#/hierarchy")),
  ]

  // MARK: All of them

  /// Everything that is wrong, in the order of the text, whenever it was found out. What is missing is missing
  /// at the end of its object.
  @Test func tellsAllFaultsInTheOrderOfTheText() {
    let text = #"""
      {"orientation":"up",
       "constraints":["titel.top == root.top", "a.top ==", {"firstItem":"nobody","firstAttribute":"topp"}, "a.width == zzz.width"],
       "hierarchy":{"children":[{"containerView":"missing","view":{"hiden":true}}],
         "overrideTraits":{"stranger":{}},
         "view":{"id":"root","subviews":[{"id":"a"},{"id":"title","viewForFirstBaselineLayout":"b"},{"id":"a"}]},
         "children":[]},
       "strict":1}
      """#
    #expect(
      faults(of: text) == [
        .init("invalidValue", "#/orientation"),
        .init("unknownReference(titel)", "#/constraints/0", offset: 0, nearest: ["title"]),
        .init("invalidConstraint", "#/constraints/1", offset: 8),
        .init("unknownReference(nobody)", "#/constraints/2/firstItem"),
        .init("unknownLayoutAttribute(topp)", "#/constraints/2/firstAttribute", nearest: ["top"]),
        .init("unknownReference(zzz)", "#/constraints/3", offset: 11, nearest: []),
        .init("unknownReference(missing)", "#/hierarchy/children/0/containerView"),
        .init("unknownKey(hiden)", "#/hierarchy/children/0/view/hiden", nearest: ["hidden"]),
        .init("overrideTargetNotChild(stranger)", "#/hierarchy/overrideTraits/stranger"),
        .init("unknownReference(b)", "#/hierarchy/view/subviews/1/viewForFirstBaselineLayout"),
        .init("duplicateId(a)", "#/hierarchy/view/subviews/2/id"),
        .init("duplicateKey(children)", "#/hierarchy/children"),
        .init("wrongType(number)", "#/strict"),
        .init("missingKey(device)", "#"),
      ])
  }
}
