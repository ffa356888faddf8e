import LayoutModel
import Testing

@testable import LayoutCoding

/// What can be wrong with variations and controllers.
extension DocumentFaultTests {
  // MARK: Variations

  static let variations: [FaultyDocument] = [
    .constraint(
      "constant without default", #"{"firstItem":"a","firstAttribute":"width","constant":{"wC":8}}"#,
      .init("missingKey(default)", "#/constraints/0/constant")),
    .constraint(
      "empty variation", #"{"firstItem":"a","firstAttribute":"width","priority":{}}"#,
      .init("missingKey(default)", "#/constraints/0/priority")),
    .constraint(
      "unknown condition", #"{"firstItem":"a","firstAttribute":"width","constant":{"default":1,"wc":2}}"#,
      .init("unknownKey(wc)", "#/constraints/0/constant/wc", nearest: ["wC"])),
    .constraint(
      "condition twice",
      #"{"firstItem":"a","firstAttribute":"width","constant":{"default":1,"wC":2,"wC":3}}"#,
      .init("duplicateKey(wC)", "#/constraints/0/constant/wC")),
    .constraint(
      "condition in both orders",
      #"{"firstItem":"a","firstAttribute":"width","constant":{"default":1,"wC hC":2,"hC wC":3}}"#,
      .init("duplicateKey(hC wC)", "#/constraints/0/constant/hC%20wC")),
    .constraint(
      "default twice", #"{"firstItem":"a","firstAttribute":"width","constant":{"default":1,"default":2}}"#,
      .init("duplicateKey(default)", "#/constraints/0/constant/default")),
    .constraint(
      "value of another type",
      #"{"firstItem":"a","firstAttribute":"width","constant":{"default":1,"wC":"2"}}"#,
      .init("wrongType(string)", "#/constraints/0/constant/wC")),
    .constraint(
      "default of another type",
      #"{"firstItem":"a","firstAttribute":"width","constant":{"default":null,"wC":2}}"#,
      .init("wrongType(null)", "#/constraints/0/constant/default")),
    .constraint(
      "variation in a variation",
      #"{"firstItem":"a","firstAttribute":"width","constant":{"default":{"default":1}}}"#,
      .init("wrongType(object)", "#/constraints/0/constant/default")),
    .constraint(
      "bad priority in a variation",
      #"{"firstItem":"a","firstAttribute":"width","priority":{"default":1000,"hC":0}}"#,
      .init("badPriority", "#/constraints/0/priority/hC")),
    .constraint(
      "installed of another type",
      #"{"firstItem":"a","firstAttribute":"width","installed":{"default":true,"hC":0}}"#,
      .init("wrongType(number)", "#/constraints/0/installed/hC")),
    .view(
      "hidden without default", #""hidden":{"wC":true}"#, .init("missingKey(default)", "#/hierarchy/hidden")),
    .view(
      "an object without default is the value itself", #""intrinsicContentSize":{"wC":{"width":1}}"#,
      .init("unknownKey(wC)", "#/hierarchy/intrinsicContentSize/wC")),
    .view(
      "bad value in a variation of an object",
      #""intrinsicContentSize":{"default":{"width":1},"wC":{"height":-2}}"#,
      .init("invalidValue", "#/hierarchy/intrinsicContentSize/wC/height")),
    .view(
      "unknown condition beside an object", #""layoutMargins":{"default":{},"compact":{}}"#,
      .init("unknownKey(compact)", "#/hierarchy/layoutMargins/compact", nearest: ["wC", "hC"])),
  ]

  // MARK: Controllers

  static let controllers: [FaultyDocument] = [
    .hierarchy(
      "unknown key", #"{"view":{},"childern":[]}"#,
      .init("unknownKey(childern)", "#/hierarchy/childern", nearest: ["children"])),
    .hierarchy(
      "unknown type", #"{"type":"viewControler","view":{}}"#,
      .init(
        "invalidValue", "#/hierarchy/type",
        nearest: ["viewController", "pageViewController", "splitViewController"])),
    .hierarchy("id twice", #"{"id":"a","id":"b","view":{}}"#, .init("duplicateKey(id)", "#/hierarchy/id")),
    .hierarchy("view is a string", #"{"view":"root"}"#, .init("wrongType(string)", "#/hierarchy/view")),
    .hierarchy("view twice", #"{"view":{},"view":{}}"#, .init("duplicateKey(view)", "#/hierarchy/view")),
    .hierarchy(
      "children are an object", #"{"children":{}}"#, .init("wrongType(object)", "#/hierarchy/children")),
    .hierarchy(
      "a child is a number", #"{"children":[{},1]}"#, .init("wrongType(number)", "#/hierarchy/children/1")),
    .hierarchy(
      "fault in a grandchild before the view",
      #"{"children":[{"children":[{"view":{"hiden":true}}]}],"view":{"txt":""}}"#,
      .init("unknownKey(hiden)", "#/hierarchy/children/0/children/0/view/hiden", nearest: ["hidden"]),
      .init("unknownKey(txt)", "#/hierarchy/view/txt", nearest: ["text"])),
    .hierarchy(
      "override for a grandchild",
      #"{"id":"p","overrideTraits":{"grandchild":{}},"children":[{"id":"child","children":[{"id":"grandchild"}]}]}"#,
      .init("overrideTargetNotChild(grandchild)", "#/hierarchy/overrideTraits/grandchild")),
    .hierarchy(
      "override for itself", #"{"id":"p","overrideTraits":{"p":{}}}"#,
      .init("overrideTargetNotChild(p)", "#/hierarchy/overrideTraits/p")),
    .hierarchy(
      "override for a view", #"{"id":"p","view":{"id":"v"},"overrideTraits":{"v":{"displayScale":1}}}"#,
      .init("overrideTargetNotChild(v)", "#/hierarchy/overrideTraits/v")),
    .hierarchy(
      "override twice", #"{"overrideTraits":{"c":{},"c":{}},"children":[{"id":"c"}]}"#,
      .init("duplicateKey(c)", "#/hierarchy/overrideTraits/c")),
    .hierarchy(
      "unknown trait in an override", #"{"overrideTraits":{"c":{"sizeClass":1}},"children":[{"id":"c"}]}"#,
      .init(
        "unknownKey(sizeClass)", "#/hierarchy/overrideTraits/c/sizeClass",
        nearest: ["horizontalSizeClass", "verticalSizeClass"])
    ),
    .hierarchy(
      "overrides are an array", #"{"overrideTraits":[]}"#,
      .init("wrongType(array)", "#/hierarchy/overrideTraits")),
    .hierarchy(
      "size for no child", #"{"childSizes":{"c":{"width":1,"height":1}},"children":[]}"#,
      .init("overrideTargetNotChild(c)", "#/hierarchy/childSizes/c")),
    .hierarchy(
      "half a size", #"{"childSizes":{"c":{"width":1}},"children":[{"id":"c"}]}"#,
      .init("missingKey(height)", "#/hierarchy/childSizes/c")),
    .hierarchy(
      "unknown container", #"{"view":{"id":"root"},"children":[{"containerView":"rot"}]}"#,
      .init("unknownReference(rot)", "#/hierarchy/children/0/containerView", nearest: ["root"])),
    .hierarchy(
      "container of its own view",
      #"{"view":{"id":"root"},"children":[{"containerView":"v","view":{"id":"v"}}]}"#,
      .init("invalidValue", "#/hierarchy/children/0/containerView")),
    .hierarchy(
      "container of the grandparent",
      #"{"view":{"id":"root"},"children":[{"children":[{"containerView":"root"}]}]}"#,
      .init("invalidValue", "#/hierarchy/children/0/children/0/containerView")),
    .hierarchy(
      "container of the root", #"{"view":{"id":"root"},"containerView":"root"}"#,
      .init("invalidValue", "#/hierarchy/containerView")),
    .hierarchy(
      "directional additional insets", #"{"view":{},"additionalSafeAreaInsets":{"leading":1}}"#,
      .init("invalidValue", "#/hierarchy/additionalSafeAreaInsets")),
    .hierarchy(
      "respects is a word", #"{"view":{},"viewRespectsSystemMinimumLayoutMargins":"no"}"#,
      .init("wrongType(string)", "#/hierarchy/viewRespectsSystemMinimumLayoutMargins")),
    .hierarchy(
      "a constraint that names a tab bar",
      #"{"id":"p","view":{"id":"v","constraints":["p.tabBar.width == 1"]}}"#,
      .init("unknownReference(p.tabBar)", "#/hierarchy/view/constraints/0", offset: 0)),
  ]
}
