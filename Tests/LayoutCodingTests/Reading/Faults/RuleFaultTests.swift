import LayoutModel
import Testing

@testable import LayoutCoding

/// What is wrong with rules, a request's `set`, and the ends of a transition: each fault at its place.
@Suite struct RuleFaultTests {
  /// A document with views `root`, `a` (below it `b`) and `c`, a constraint `k` on `a` and one on `c`.
  private static func document(_ members: String) -> String {
    #"""
    {"device":"iPhone 6",\#(members),"hierarchy":{"id":"top","view":{"id":"root","subviews":[
      {"id":"a","subviews":[{"id":"b","type":"label"}]},{"id":"c","type":"stackView","subviews":[{"id":"d"}]}]},
      "children":[{"id":"child"}]},
    "constraints":["a.width == 1 'k'","c.width == 1 'm'","a.top == c.top 'both'"]}
    """#
  }

  private static func rule(_ members: String) -> String { document(#""rules":[{"id":"r",\#(members)}]"#) }

  static let table: [(String, [ExpectedFault])] = [
    (document(#""rules":{}"#), [ExpectedFault("wrongType(object)", "#/rules")]),
    (
      document(#""rules":[{}]"#),
      ["id", "when", "set"].map { ExpectedFault("missingKey(\($0))", "#/rules/0") }
    ),
    (
      document(#""rules":[{"id":"r","when":{},"set":{}},{"id":"r","when":{},"set":{}}]"#),
      [ExpectedFault("duplicateId(r)", "#/rules/1/id")]
    ),
    (
      rule(#""when":{"minWidht":1},"set":{}"#),
      [ExpectedFault("unknownKey(minWidht)", "#/rules/0/when/minWidht", nearest: ["minWidth", "minHeight"])]
    ),
    (
      rule(#""when":{},"set":{"view":{}}"#),
      [ExpectedFault("unknownKey(view)", "#/rules/0/set/view", nearest: ["views"])]
    ),
    (
      rule(#""scope":"aa","when":{},"set":{}"#),
      [ExpectedFault("unknownReference(aa)", "#/rules/0/scope", nearest: ["a"])]
    ),
    (rule(#""layer":1.5,"when":{},"set":{}"#), [ExpectedFault("invalidValue", "#/rules/0/layer")]),
    (rule(#""of":"screen","when":{},"set":{}"#), [ExpectedFault("invalidValue", "#/rules/0/of")]),
    (rule(#""of":{},"when":{},"set":{}"#), [ExpectedFault("missingKey(container)", "#/rules/0/of")]),
    // A container must be above the scope, be it written before or after it.
    (
      rule(#""of":{"container":"c"},"scope":"b","when":{},"set":{}"#),
      [ExpectedFault("invalidValue", "#/rules/0/of/container")]
    ),
    (
      rule(#""of":{"container":"b"},"scope":"b","when":{},"set":{}"#),
      [ExpectedFault("invalidValue", "#/rules/0/of/container")]
    ),
    (rule(#""of":{"container":"a"},"scope":"b","when":{},"set":{}"#), []),
    (rule(#""of":{"container":"top"},"scope":"child","when":{},"set":{}"#), []),
    // E96 (BP-scope).
    (
      rule(#""scope":"a","when":{},"set":{"views":{"b":{"hidden":true},"c":{"hidden":true}}}"#),
      [ExpectedFault("ruleOutOfScope(c)", "#/rules/0/set/views/c")]
    ),
    (
      rule(#""scope":"child","when":{},"set":{"controllers":{"top":{},"child":{}},"views":{"a":{}}}"#),
      [
        ExpectedFault("ruleOutOfScope(top)", "#/rules/0/set/controllers/top"),
        ExpectedFault("ruleOutOfScope(a)", "#/rules/0/set/views/a"),
      ]
    ),
    (
      rule(#""scope":"a","when":{},"set":{"constraints":{"k":{"constant":2},"m":{"constant":2},"both":{}}}"#),
      [
        ExpectedFault("ruleOutOfScope(m)", "#/rules/0/set/constraints/m"),
        ExpectedFault("ruleOutOfScope(both)", "#/rules/0/set/constraints/both"),
      ]
    ),
    (
      rule(#""when":{},"set":{"constraints":{"kk":{},"k":{"multiplier":2,"priority":1001}}}"#),
      [
        ExpectedFault("unknownReference(kk)", "#/rules/0/set/constraints/kk", nearest: ["k"]),
        ExpectedFault("unknownKey(multiplier)", "#/rules/0/set/constraints/k/multiplier"),
        ExpectedFault("badPriority", "#/rules/0/set/constraints/k/priority"),
      ]
    ),
    // An attribute that the view does not have, and the structure (BP-views).
    (
      rule(#""when":{},"set":{"views":{"b":{"axis":"vertical"},"a":{"subviews":[]},"x":{}}}"#),
      [
        ExpectedFault("unknownKey(axis)", "#/rules/0/set/views/b/axis"),
        ExpectedFault("unknownKey(subviews)", "#/rules/0/set/views/a/subviews"),
        ExpectedFault("unknownReference(x)", "#/rules/0/set/views/x"),
      ]
    ),
    (
      rule(#""when":{},"set":{"views":{"c":{"arrangedSubviews":["d","b"]}}}"#),
      [ExpectedFault("invalidValue", "#/rules/0/set/views/c/arrangedSubviews/1")]
    ),
    (
      document(#""set":{"constraints":{"k":{"constant":"wide"}}}"#),
      [ExpectedFault("wrongType(string)", "#/set/constraints/k/constant")]
    ),
    (document(#""from":{}"#), [ExpectedFault("unknownKey(from)", "#/from")]),
  ]

  @Test(arguments: table.indices)
  func everyFaultHasItsPlace(_ index: Int) {
    let (text, expected) = Self.table[index]
    #expect(faults(of: text) == expected, "\(text)")
  }

  static let transitions: [(String, [ExpectedFault])] = [
    (
      #"{"device":"iPhone 6","hierarchy":{}}"#,
      [ExpectedFault("missingKey(from)", "#"), ExpectedFault("missingKey(to)", "#")]
    ),
    (
      #"{"from":{},"to":{"device":"iPhone 6"},"hierarchy":{}}"#,
      [ExpectedFault("missingKey(device)", "#/from")]
    ),
    // A fault of what both ends share is told once.
    (
      #"{"device":"iPhone 6","from":{},"to":{"orientaton":1},"hierarchy":{"id":"a","subviews":[{"id":"a"}]}}"#,
      [
        ExpectedFault("unknownKey(orientaton)", "#/to/orientaton", nearest: ["orientation"]),
        ExpectedFault("duplicateId(a)", "#/hierarchy/subviews/0/id"),
      ]
    ),
    // What an end has itself is not read elsewhere, and its faults are at their own places.
    (
      #"""
      {"device":"iPhone 6","from":{"hierarchy":{"id":"x","subviews":[{"idd":"y"}]},"constraints":["z.width == 1"]},
      "to":{"hierarchy":{"id":"z"},"set":{"views":{"x":{}}}}, "constraints":["z.height == 1"]}
      """#,
      [
        ExpectedFault("unknownKey(idd)", "#/from/hierarchy/subviews/0/idd", nearest: ["id"]),
        // The view without its id may be the one that is meant.
        ExpectedFault("unknownReference(x)", "#/to/set/views/x"),
      ]
    ),
    (
      #"{"device":"iPhone 6","from":{},"to":{},"events":"some","isAnimated":1,"environments":"all","hierarchy":{}}"#,
      [
        ExpectedFault("invalidValue", "#/events"), ExpectedFault("wrongType(number)", "#/isAnimated"),
        ExpectedFault("unknownKey(environments)", "#/environments"),
      ]
    ),
    (
      #"""
      {"device":"iPhone 6","from":{},"to":{},"duringTransition":[{"push":{}},{"controller":"roof","push":{}},
      {"controller":"root"},{"controller":"root","push":{"id":"a"}},{"controller":"root","present":{"idd":1}}],
      "hierarchy":{"id":"root","view":{"id":"v"}}}
      """#,
      [
        ExpectedFault("missingKey(controller)", "#/duringTransition/0"),
        ExpectedFault("unknownReference(roof)", "#/duringTransition/1/controller", nearest: ["root"]),
        ExpectedFault("invalidValue", "#/duringTransition/2"),
        ExpectedFault("invalidValue", "#/duringTransition/3/push"),
        ExpectedFault("unknownKey(idd)", "#/duringTransition/4/present/idd", nearest: ["id"]),
      ]
    ),
    // Each request finds what those before it left (TX-dismiss).
    (
      #"""
      {"device":"iPhone 6","from":{},"to":{},"duringTransition":[{"controller":"nav","pop":true},
      {"controller":"nav","pop":true},{"controller":"nav","dismiss":true},{"controller":"list","dismiss":true},
      {"controller":"sheet","dismiss":true},{"controller":"sheet","pop":true},{"controller":"nav","dismiss":1},
      {"controller":"nav","pop":false},{"controller":"nav","pop":true,"dismiss":true}],
      "hierarchy":{"id":"nav","type":"navigationController","children":[{"id":"list"},{"id":"detail"}],
      "presented":{"id":"sheet"}}}
      """#,
      [
        ExpectedFault("invalidValue", "#/duringTransition/1/pop"),
        ExpectedFault("invalidValue", "#/duringTransition/3/dismiss"),
        ExpectedFault("invalidValue", "#/duringTransition/4/dismiss"),
        ExpectedFault("invalidValue", "#/duringTransition/5/pop"),
        ExpectedFault("wrongType(number)", "#/duringTransition/6/dismiss"),
        ExpectedFault("invalidValue", "#/duringTransition/7/pop"),
        ExpectedFault("invalidValue", "#/duringTransition/8"),
      ]
    ),
  ]

  @Test(arguments: transitions.indices)
  func everyFaultOfATransitionHasItsPlace(_ index: Int) {
    let (text, expected) = Self.transitions[index]
    var found: [ExpectedFault] = []
    do throws(FaultList) {
      _ = try decodeTransitionRequest(Array(text.utf8))
    } catch {
      found = error.faults.map { ExpectedFault($0) }
    }
    #expect(found == expected, "\(text)")
  }
}
