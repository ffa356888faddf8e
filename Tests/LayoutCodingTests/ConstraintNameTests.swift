import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// The names in constraints, however long they are and wherever they stand.
@Suite struct ConstraintNameTests {
  /// Names of all lengths around those of one and two words of a machine, of which many begin or end alike.
  private static let ids =
    (1...26).map { String("abcdefghijklmnopqrstuvwxyz".prefix($0)) }
    + [
      "b", "abcdefgX", "Xabcdefgh", "abcdefghXijklmnopq", "abcdefghYijklmnopq", "trailing", "a-b/c_1",
      "größe",
    ]

  /// Every name beside every other one.
  private static let pairs = ids.indices.flatMap { first in ids.indices.map { (first, $0) } }

  private static func string(_ first: String, _ second: String) -> String {
    #""\#(first).leading >= \#(second).trailing + 8 @750""#
  }

  private static func object(_ first: String, _ second: String) -> String {
    #"{"firstItem":"\#(first)","firstAttribute":"leading","relation":"greaterThanOrEqual","#
      + #""secondItem":"\#(second)","secondAttribute":"trailing","constant":8,"priority":750}"#
  }

  private static let hierarchy: String = {
    let views = ids.map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
    return #""hierarchy":{"subviews":[\#(views)]}"#
  }()

  private static let texts = [string, object].flatMap { form in
    let list = pairs.map { form(ids[$0], ids[$1]) }.joined(separator: ",")
    let constraints = #""constraints":[\#(list)]"#
    return [
      #"{"device":"iPhone 6",\#(hierarchy),\#(constraints)}"#,
      #"{"device":"iPhone 6",\#(constraints),\#(hierarchy)}"#,
      #"{"device":"iPhone 6",\#(spaced(hierarchy)),\#(spaced(constraints))}"#,
    ]
  }

  /// With blanks between the tokens.
  private static func spaced(_ text: String) -> String {
    text.replacing("\":", with: "\" : ").replacing(",\"", with: ",\n  \"").replacing("},{", with: "} , {")
  }

  @Test(arguments: texts.indices)
  func meanTheirViews(_ index: Int) throws {
    let constraints = try request(Self.texts[index]).document.constraints
    #expect(constraints.count == Self.pairs.count)
    for (constraint, pair) in zip(constraints, Self.pairs) {
      #expect(constraint.firstItem == .view(Int32(pair.0 + 1)))
      #expect(constraint.secondItem == .view(Int32(pair.1 + 1)))
      #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
      #expect(constraint.relation == .greaterThanOrEqual)
      #expect(constraint.constant == 8 && constraint.priority == 750)
    }
  }

  /// Each name without a meaning is told with its place, though a known one begins like it.
  @Test func unknownNamesAreTold() throws {
    let constraints = Self.ids.map { #""\#($0).width == \#($0)0.width""# }.joined(separator: ",")
    let text = #"{"device":"iPhone 6",\#(Self.hierarchy),"constraints":[\#(constraints)]}"#
    let faults = #expect(throws: FaultList.self) { try request(text) }?.faults ?? []
    #expect(faults.map(\.pointer.fragment) == Self.ids.indices.map { "#/constraints/\($0)" })
    #expect(faults.map(\.offset) == Self.ids.map { $0.utf16.count + ".width == ".utf16.count })
  }
}
