import LayoutModel
import Testing

@testable import LayoutCoding

/// What can be wrong with names of other parts.
extension DocumentFaultTests {
  // MARK: References

  static let references: [FaultyDocument] = [
    .constraint(
      "unknown first item", #"{"firstItem":"rot","firstAttribute":"width"}"#,
      .init("unknownReference(rot)", "#/constraints/0/firstItem", nearest: ["root"])),
    .constraint(
      "unknown second item",
      #"{"firstItem":"a","firstAttribute":"left","secondItem":"titel","secondAttribute":"left"}"#,
      .init("unknownReference(titel)", "#/constraints/0/secondItem")),
    .constraint(
      "both unknown",
      #"{"secondItem":"zzzz","firstAttribute":"left","firstItem":"quux","secondAttribute":"left"}"#,
      .init("unknownReference(zzzz)", "#/constraints/0/secondItem"),
      .init("unknownReference(quux)", "#/constraints/0/firstItem")),
    .constraint(
      "misspelt name of UIKit's", #"{"firstItem":"root.safeAreaLayoutGiude","firstAttribute":"width"}"#,
      .init(
        "unknownReference(root.safeAreaLayoutGiude)", "#/constraints/0/firstItem", nearest: ["root.safeArea"])
    ),
    .constraint(
      "misspelt guide", #"{"firstItem":"root.safearea","firstAttribute":"width"}"#,
      .init("unknownReference(root.safearea)", "#/constraints/0/firstItem", nearest: ["root.safeArea"])),
    .constraint(
      "guide of a guide", #"{"firstItem":"g.safeArea","firstAttribute":"width"}"#,
      .init("unknownReference(g.safeArea)", "#/constraints/0/firstItem")),
    .constraint(
      "guide of nothing", #"{"firstItem":"rot.safeArea","firstAttribute":"width"}"#,
      .init("unknownReference(rot.safeArea)", "#/constraints/0/firstItem", nearest: ["root.safeArea"])),
    .constraint(
      "empty reference", #"{"firstItem":"","firstAttribute":"width"}"#,
      .init("unknownReference()", "#/constraints/0/firstItem")),
    .constraint(
      "item is a number", #"{"firstItem":1,"firstAttribute":"width"}"#,
      .init("wrongType(number)", "#/constraints/0/firstItem")),
    .constraint(
      "first item is null", #"{"firstItem":null,"firstAttribute":"width"}"#,
      .init("noFirstItem", "#/constraints/0")),
    .constraint("no first item", #"{"firstAttribute":"width"}"#, .init("noFirstItem", "#/constraints/0")),
    .constraint(
      "no first attribute", #"{"firstItem":"a"}"#, .init("missingKey(firstAttribute)", "#/constraints/0")),
    .constraint(
      "unknown attributes",
      #"{"firstItem":"a","firstAttribute":"tralling","secondItem":"root","secondAttribute":"Left"}"#,
      .init("unknownLayoutAttribute(tralling)", "#/constraints/0/firstAttribute", nearest: ["trailing"]),
      .init("unknownLayoutAttribute(Left)", "#/constraints/0/secondAttribute", nearest: ["left"])),
    .constraint(
      "attribute by number", #"{"firstItem":"a","firstAttribute":7}"#,
      .init("wrongType(number)", "#/constraints/0/firstAttribute")),
    .constraint(
      "unknown relation", #"{"firstItem":"a","firstAttribute":"width","relation":"greaterOrEqual"}"#,
      .init("invalidValue", "#/constraints/0/relation", nearest: ["greaterThanOrEqual"])),
    .constraint(
      "relation by number", #"{"firstItem":"a","firstAttribute":"width","relation":0}"#,
      .init("wrongType(number)", "#/constraints/0/relation")),
    .constraint(
      "unknown key", #"{"firstItem":"a","firstAttribute":"width","constnat":1}"#,
      .init("unknownKey(constnat)", "#/constraints/0/constnat", nearest: ["constant", "constraint"])),
    .constraint(
      "two spellings of active", #"{"firstItem":"a","firstAttribute":"width","active":true,"isActive":true}"#,
      .init("duplicateKey(isActive)", "#/constraints/0/isActive")),
    .constraint(
      "constant beyond a double", #"{"firstItem":"a","firstAttribute":"width","constant":1e999}"#,
      .init("nonFinite", "#/constraints/0/constant")),
    .constraint(
      "multiplier beyond a double", #"{"firstItem":"a","firstAttribute":"width","multiplier":-1e999}"#,
      .init("nonFinite", "#/constraints/0/multiplier")),
    .constraint(
      "constant is a word", #"{"firstItem":"a","firstAttribute":"width","constant":"8"}"#,
      .init("wrongType(string)", "#/constraints/0/constant")),
    .constraint(
      "multiplier varies", #"{"firstItem":"a","firstAttribute":"width","multiplier":{"default":1}}"#,
      .init("wrongType(object)", "#/constraints/0/multiplier")),
    .constraint(
      "priority 0", #"{"firstItem":"a","firstAttribute":"width","priority":0}"#,
      .init("badPriority", "#/constraints/0/priority")),
    .constraint(
      "priority -1", #"{"firstItem":"a","firstAttribute":"width","priority":-1}"#,
      .init("badPriority", "#/constraints/0/priority")),
    .constraint(
      "priority 1000.5", #"{"firstItem":"a","firstAttribute":"width","priority":1000.5}"#,
      .init("badPriority", "#/constraints/0/priority")),
    .constraint(
      "priority word", #"{"firstItem":"a","firstAttribute":"width","priority":"requird"}"#,
      .init("invalidValue", "#/constraints/0/priority", nearest: ["required"])),
    .constraint(
      "active is a number", #"{"firstItem":"a","firstAttribute":"width","active":1}"#,
      .init("wrongType(number)", "#/constraints/0/active")),
    .constraint(
      "active varies", #"{"firstItem":"a","firstAttribute":"width","active":{"default":true}}"#,
      .init("wrongType(object)", "#/constraints/0/active")),
    .view(
      "constraint of a view", #""constraints":[{"firstItem":"rot","firstAttribute":"width"}]"#,
      .init("unknownReference(rot)", "#/hierarchy/constraints/0/firstItem", nearest: ["root"])),
    .view(
      "constraint of a view below", #""subviews":[{},{"constraints":["rot.width == 1"]}]"#,
      .init("unknownReference(rot)", "#/hierarchy/subviews/1/constraints/0", offset: 0, nearest: ["root"])),
    .view(
      "unknown baseline view", #""viewForFirstBaselineLayout":"rot","viewForLastBaselineLayout":"ro""#,
      .init("unknownReference(rot)", "#/hierarchy/viewForFirstBaselineLayout", nearest: ["root"]),
      .init("unknownReference(ro)", "#/hierarchy/viewForLastBaselineLayout", nearest: ["root"])),
    .view(
      "baseline view is a number", #""viewForLastBaselineLayout":1"#,
      .init("wrongType(number)", "#/hierarchy/viewForLastBaselineLayout")),
    .view(
      "baseline view is a guide", #""layoutGuides":[{"id":"guide"}],"viewForLastBaselineLayout":"guide""#,
      .init("unknownReference(guide)", "#/hierarchy/viewForLastBaselineLayout")),
  ]
}
