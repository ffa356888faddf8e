import LayoutModel
import Testing

@testable import LayoutCoding

/// A constraint in both notations, which mean the same.
private struct Pair: Sendable, CustomTestStringConvertible {
  let string: String
  let object: String

  var testDescription: String { string }

  init(_ string: String, _ object: String) {
    self.string = string
    self.object = object
  }
}

/// `ITEM.ATTRIBUTE REL RIGHT [@PRIORITY] ['IDENTIFIER']`, every part of the grammar and every place for an error.
@Suite struct ConstraintStringTests {
  private static let pairs: [Pair] = [
    // RIGHT is a number.
    Pair("a.width == 44", #""firstItem":"a","firstAttribute":"width","constant":44"#),
    Pair("a.width = 44", #""firstItem":"a","firstAttribute":"width","relation":"equal","constant":44"#),
    Pair(
      "a.height >= 44.5",
      #""firstItem":"a","firstAttribute":"height","relation":"greaterThanOrEqual","constant":44.5"#),
    Pair(
      "a.height <= 1e2",
      #""firstItem":"a","firstAttribute":"height","relation":"lessThanOrEqual","constant":100"#),
    Pair("a.height == -8", #""firstItem":"a","firstAttribute":"height","constant":-8"#),
    Pair("a.height == +8", #""firstItem":"a","firstAttribute":"height","constant":8"#),
    Pair("a.height==8", #""firstItem":"a","firstAttribute":"height","constant":8"#),
    Pair(" \\t a.height \\n ==  8\\r ", #""firstItem":"a","firstAttribute":"height","constant":8"#),
    Pair("a.height == 0.1", #""firstItem":"a","firstAttribute":"height","constant":0.1"#),
    Pair(
      "a.height == 123.45678901234567",
      #""firstItem":"a","firstAttribute":"height","constant":123.45678901234567"#),
    // RIGHT is an attribute of another item.
    Pair(
      "a.left == root.left",
      #""firstItem":"a","firstAttribute":"left","secondItem":"root","secondAttribute":"left""#),
    Pair(
      "a.top == g.bottom + 8",
      #""firstItem":"a","firstAttribute":"top","secondItem":"g","secondAttribute":"bottom","constant":8"#),
    Pair(
      "a.top == g.bottom+8",
      #""firstItem":"a","firstAttribute":"top","secondItem":"g","secondAttribute":"bottom","constant":8"#),
    Pair(
      "a.top == g.bottom - 8.25",
      #""firstItem":"a","firstAttribute":"top","secondItem":"g","secondAttribute":"bottom","constant":-8.25"#),
    Pair(
      "a.top == g.bottom-8",
      #""firstItem":"a","firstAttribute":"top","secondItem":"g","secondAttribute":"bottom","constant":-8"#),
    Pair(
      "a.top == g.bottom + -8",
      #""firstItem":"a","firstAttribute":"top","secondItem":"g","secondAttribute":"bottom","constant":-8"#),
    // [NUMBER *] ITEM.ATTRIBUTE
    Pair(
      "a.width == 2 * root.width",
      #""firstItem":"a","firstAttribute":"width","multiplier":2,"secondItem":"root","secondAttribute":"width""#
    ),
    Pair(
      "a.width == 0.5*root.width-16",
      #""firstItem":"a","firstAttribute":"width","multiplier":0.5,"secondItem":"root","secondAttribute":"width","constant":-16"#
    ),
    Pair(
      "a.width == -1 * root.width",
      #""firstItem":"a","firstAttribute":"width","multiplier":-1,"secondItem":"root","secondAttribute":"width""#
    ),
    Pair(
      "a.width == 0 * root.width",
      #""firstItem":"a","firstAttribute":"width","multiplier":0,"secondItem":"root","secondAttribute":"width""#
    ),
    // ITEM.ATTRIBUTE (*|/) NUMBER
    Pair(
      "a.width == root.width * 2 + 1",
      #""firstItem":"a","firstAttribute":"width","multiplier":2,"secondItem":"root","secondAttribute":"width","constant":1"#
    ),
    Pair(
      "a.width == root.width/4",
      #""firstItem":"a","firstAttribute":"width","multiplier":0.25,"secondItem":"root","secondAttribute":"width""#
    ),
    Pair(
      "a.width == root.width / -2 - 1",
      #""firstItem":"a","firstAttribute":"width","multiplier":-0.5,"secondItem":"root","secondAttribute":"width","constant":-1"#
    ),
    Pair(
      "a.width >= a.height * 1.5 @750",
      #""firstItem":"a","firstAttribute":"width","relation":"greaterThanOrEqual","multiplier":1.5,"secondItem":"a","secondAttribute":"height","priority":750"#
    ),
    // Guides, and items in all spellings.
    Pair(
      "a.top == root.safeArea.top + 20",
      #""firstItem":"a","firstAttribute":"top","secondItem":"root.safeArea","secondAttribute":"top","constant":20"#
    ),
    Pair(
      "root.layoutMargins.leading == a.leading",
      #""firstItem":"root.layoutMargins","firstAttribute":"leading","secondItem":"a","secondAttribute":"leading""#
    ),
    Pair(
      "a.width <= root.readableContent.width",
      #""firstItem":"a","firstAttribute":"width","relation":"lessThanOrEqual","secondItem":"root.readableContent","secondAttribute":"width""#
    ),
    Pair("`root`.safeArea.width == 1", #""firstItem":"root.safeArea","firstAttribute":"width","constant":1"#),
    Pair(
      "8bC-Xf-vdC.top == root.top",
      #""firstItem":"8bC-Xf-vdC","firstAttribute":"top","secondItem":"root","secondAttribute":"top""#),
    Pair(
      "root.top == 8bC-Xf-vdC.top - 8",
      #""firstItem":"root","firstAttribute":"top","secondItem":"8bC-Xf-vdC","secondAttribute":"top","constant":-8"#
    ),
    Pair(
      "root.width == 8 * 8bC-Xf-vdC.width",
      #""firstItem":"root","firstAttribute":"width","multiplier":8,"secondItem":"8bC-Xf-vdC","secondAttribute":"width""#
    ),
    Pair(
      "x/1.top == b_2.top",
      #""firstItem":"x/1","firstAttribute":"top","secondItem":"b_2","secondAttribute":"top""#),
    Pair(
      "größe.top == 😀.top",
      #""firstItem":"größe","firstAttribute":"top","secondItem":"😀","secondAttribute":"top""#),
    Pair(
      "`two words`.top == `a.b`.top",
      #""firstItem":"two words","firstAttribute":"top","secondItem":"a.b","secondAttribute":"top""#),
    Pair(
      "`two words`.safeArea.top == `a`.top",
      #""firstItem":"two words.safeArea","firstAttribute":"top","secondItem":"a","secondAttribute":"top""#),
    Pair(
      "a.baseline == root.firstBaseline",
      #""firstItem":"a","firstAttribute":"lastBaseline","secondItem":"root","secondAttribute":"firstBaseline""#
    ),
    Pair(#"\u0061.width == 1"#, #""firstItem":"a","firstAttribute":"width","constant":1"#),
    // Priority and identifier.
    Pair("a.width == 1 @750", #""firstItem":"a","firstAttribute":"width","constant":1,"priority":750"#),
    Pair("a.width == 1@999.5", #""firstItem":"a","firstAttribute":"width","constant":1,"priority":999.5"#),
    Pair("a.width == 1 @ 250", #""firstItem":"a","firstAttribute":"width","constant":1,"priority":"low""#),
    Pair("a.width == 1 @required", #""firstItem":"a","firstAttribute":"width","constant":1"#),
    Pair("a.width == 1 @high", #""firstItem":"a","firstAttribute":"width","constant":1,"priority":"high""#),
    Pair("a.width == 1 @low", #""firstItem":"a","firstAttribute":"width","constant":1,"priority":250"#),
    Pair(
      "a.width == 1 @1000", #""firstItem":"a","firstAttribute":"width","constant":1,"priority":"required""#),
    Pair("a.width == 1 @0.001", #""firstItem":"a","firstAttribute":"width","constant":1,"priority":0.001"#),
    Pair("a.width == 1 @1e-50", #""firstItem":"a","firstAttribute":"width","constant":1,"priority":1e-50"#),
    Pair("a.width == 1 'w'", #""firstItem":"a","firstAttribute":"width","constant":1,"identifier":"w""#),
    Pair(
      "a.width == 1 @low'my width, 😀 @1'",
      #""firstItem":"a","firstAttribute":"width","constant":1,"priority":250,"identifier":"my width, 😀 @1""#),
    Pair("a.width == 1 ''", #""firstItem":"a","firstAttribute":"width","constant":1,"identifier":"""#),
    Pair(
      "a.leading == root.layoutMargins.leading * 2 - 8 @ 750 'lead'",
      #""firstItem":"a","firstAttribute":"leading","relation":"equal","secondItem":"root.layoutMargins","secondAttribute":"leading","multiplier":2,"constant":-8,"priority":750,"identifier":"lead","active":true,"installed":true,"placeholder":false"#
    ),
  ]

  @Test(arguments: pairs)
  private func bothNotationsMeanTheSame(_ pair: Pair) throws {
    let string = try request(constraintDocument("\"\(pair.string)\"")).document.constraints
    let object = try request(constraintDocument("{\(pair.object)}")).document.constraints
    #expect(string.count == 1)
    #expect(string == object)
  }

  /// What the two say is what is written: they could be wrong in the same way.
  @Test func meansWhatIsWritten() throws {
    let document = try request(
      constraintDocument(
        #""8bC-Xf-vdC.leading >= 0.5 * root.layoutMargins.trailing - 8.5 @750 'x'", "g.width <= 7""#)
    ).document
    let views = document.views.map(\.id)
    let first = document.constraints[0]
    #expect(first.firstItem == .view(Int32(views.firstIndex(of: "8bC-Xf-vdC") ?? -1)))
    #expect(first.firstAttribute == .leading)
    #expect(first.relation == .greaterThanOrEqual)
    #expect(first.secondItem == .systemGuide(.layoutMargins, ofView: 0))
    #expect(first.secondAttribute == .trailing)
    #expect(first.multiplier == 0.5 && first.constant == -8.5 && first.priority == 750)
    #expect(document.draft.identifier(of: first) == "x" && first.isActive && first.isInstalled)
    #expect(first.owner == nil && first.listIndex == 0)
    let second = document.constraints[1]
    #expect(second.firstItem == .guide(0) && second.firstAttribute == .width)
    #expect(second.relation == .lessThanOrEqual && second.constant == 7)
    #expect(second.secondItem == nil && second.secondAttribute == .notAnAttribute)
    #expect(
      second.multiplier == 1 && second.priority == 1000 && document.draft.identifier(of: second) == ""
        && second.listIndex == 1)
  }

  @Test(arguments: LayoutAttribute.allCases.dropFirst())
  func readsEveryAttribute(_ attribute: LayoutAttribute) throws {
    let constraint = try request(constraintDocument("\"a.\(attribute.name) == root.\(attribute.name)\""))
      .document.constraints[0]
    #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
  }

  // MARK: Errors

  /// The text of a string, the fault's code, and its offset.
  private struct Bad: Sendable, CustomTestStringConvertible {
    let string: String
    let faults: [ExpectedFault]

    var testDescription: String { string }

    init(_ string: String, _ code: String = "invalidConstraint", at offset: Int, nearest: [String] = []) {
      self.init(string, ExpectedFault(code, "#/constraints/0", offset: offset, nearest: nearest))
    }

    init(_ string: String, _ faults: ExpectedFault...) {
      self.string = string
      self.faults = faults
    }
  }

  private static let bad: [Bad] = [
    // The first item.
    Bad("", at: 0), Bad("   ", at: 3), Bad("== 5", at: 0), Bad(".width == 5", at: 0),
    Bad("  (a).width == 5", at: 2),
    Bad("`a.width == 5", at: 13), Bad("a", at: 1), Bad("a == 5", at: 1), Bad("a width == 5", at: 1),
    Bad("two words.top == root.top", at: 3), Bad("a.", at: 2), Bad("a. width == 5", at: 2),
    Bad("a.5 == 5", at: 2),
    Bad("a.safeArea. == 5", at: 11), Bad("`a`width == 5", at: 3), Bad("größe == 5", at: 5),
    Bad("😀 == 5", at: 2),
    // The relation.
    Bad("a.width", at: 7), Bad("a.width 5", at: 8), Bad("a.width < 5", at: 8), Bad("a.width > 5", at: 8),
    Bad("a.width === 5", at: 8), Bad("a.width about 5", at: 8),
    Bad("a.width != 5", at: 8),
    Bad("größe.width ~ 5", at: 12), Bad("😀.width ≠ 5", at: 9),
    Bad(
      "a.safeArea.top.x == 5",
      ExpectedFault("unknownReference(a.safeArea.top)", "#/constraints/0", offset: 0),
      ExpectedFault("unknownLayoutAttribute(x)", "#/constraints/0", offset: 15, nearest: ["leading"])),
    // The right side.
    Bad("a.width ==", at: 10), Bad("a.width ==  ", at: 12), Bad("a.width == @750", at: 11),
    Bad("a.width == 'x'", at: 11),
    Bad("a.width == 1.2.3", at: 11), Bad("a.width == .", at: 11), Bad("a.width == 1e", at: 11),
    Bad("a.width == +", at: 11),
    Bad("a.width == 1e999", at: 11), Bad("a.width == 5 6", at: 13), Bad("a.width == 5 + 6", at: 13),
    Bad("a.width == 5 / 2", at: 13), Bad("a.width == 2 *", at: 14), Bad("a.width == 2 * 3", at: 16),
    Bad("a.width == 2 * root", at: 19), Bad("a.width == 2 * root.width * 3", at: 26),
    Bad("a.width == root", at: 15), Bad("a.width == root.", at: 16), Bad("a.width == root.width *", at: 23),
    Bad("a.width == root.width * x", at: 24), Bad("a.width == root.width / 0", at: 24),
    Bad("a.width == root.width / 0.0", at: 24), Bad("a.width == root.width /", at: 23),
    Bad("a.width == root.width +", at: 23), Bad("a.width == root.width + x", at: 24),
    Bad("a.width == root.width + 1 2", at: 26), Bad("a.width == root.width 5", at: 22),
    Bad("größe.width == 😀.width + x", at: 26), Bad("a.width == `root.width", at: 22),
    // Priority and identifier.
    Bad("a.width == 5 @", at: 14), Bad("a.width == 5 @requird", at: 14), Bad("a.width == 5 @High", at: 14),
    Bad("a.width == 5 @@1", at: 14), Bad("a.width == 5 @1 @2", at: 16), Bad("a.width == 5 @1e999", at: 14),
    Bad("a.width == 5 @0", "badPriority", at: 14), Bad("a.width == 5 @-1", "badPriority", at: 14),
    Bad("a.width == 5 @1000.5", "badPriority", at: 14), Bad("a.width == 5 @ 1001", "badPriority", at: 15),
    Bad("a.width == 5 @1000.00001", "badPriority", at: 14), Bad("größe.width == 5 @0", "badPriority", at: 18),
    Bad("a.width == 5 'x", at: 15), Bad("a.width == 5 '", at: 14), Bad("a.width == 5 'x' 'y'", at: 17),
    Bad("a.width == 5 'x' @1", at: 17), Bad("a.width == 5 x", at: 13), Bad("a.width == 5 'it's'", at: 17),
    // Words that do not exist.
    Bad("a.widht == 5", "unknownLayoutAttribute(widht)", at: 2, nearest: ["width", "right"]),
    Bad("a.Width == 5", "unknownLayoutAttribute(Width)", at: 2, nearest: ["width"]),
    Bad("😀.widht == 5", "unknownLayoutAttribute(widht)", at: 3, nearest: ["width", "right"]),
    Bad("a.top == root.safeArea.tpo", "unknownLayoutAttribute(tpo)", at: 23, nearest: ["top"]),
    Bad(
      "a.lft == root.rihgt",
      ExpectedFault("unknownLayoutAttribute(lft)", "#/constraints/0", offset: 2, nearest: ["left"]),
      ExpectedFault("unknownLayoutAttribute(rihgt)", "#/constraints/0", offset: 14, nearest: ["right"])),
    // Names that mean nothing.
    Bad("rot.top == root.top", "unknownReference(rot)", at: 0, nearest: ["root"]),
    Bad("a.top == rot.top", "unknownReference(rot)", at: 9, nearest: ["root"]),
    Bad("größe.top == rot.top", "unknownReference(rot)", at: 13, nearest: ["root"]),
    Bad("😀.top == rot.top", "unknownReference(rot)", at: 10, nearest: ["root"]),
    Bad(
      "a.top == root.readableContentGiude.top", "unknownReference(root.readableContentGiude)", at: 9,
      nearest: ["root.readableContent"]),
    Bad("a.top == root.safeAera.top", "unknownReference(root.safeAera)", at: 9, nearest: ["root.safeArea"]),
    Bad("a.top == rot.safeArea.top", "unknownReference(rot.safeArea)", at: 9, nearest: ["root.safeArea"]),
    Bad("a.top == g.safeArea.top", "unknownReference(g.safeArea)", at: 9),
    Bad(
      "`two words`.safeAreaLayoutGiude.top == a.top", "unknownReference(two words.safeAreaLayoutGiude)",
      at: 1, nearest: ["two words.safeArea"]),
    Bad("``.top == a.top", "unknownReference()", at: 1),
    Bad("a.width == -root.width", "unknownReference(-root)", at: 11, nearest: ["root"]),
    Bad(
      "q.topp == rot.top @0",
      ExpectedFault("unknownReference(q)", "#/constraints/0", offset: 0),
      ExpectedFault("unknownLayoutAttribute(topp)", "#/constraints/0", offset: 2, nearest: ["top"]),
      ExpectedFault("unknownReference(rot)", "#/constraints/0", offset: 10, nearest: ["root"]),
      ExpectedFault("badPriority", "#/constraints/0", offset: 19)),
    // Numbers without meaning on a screen.
    Bad("a.width == 1e10", "invalidValue", at: 11),
    Bad("a.width == root.width - 1e10", "invalidValue", at: 24),
    Bad("a.width == 1e7 * root.width", "invalidValue", at: 11),
    Bad("a.width == root.width / 1e7", "invalidValue", at: 24),
    Bad("a.width == root.width / 5e-324", "invalidValue", at: 24),
  ]

  @Test(arguments: bad)
  private func saysWhereAStringGoesWrong(_ bad: Bad) {
    #expect(faults(of: constraintDocument("\"\(bad.string)\"")) == bad.faults)
  }

  /// The offset counts the string as it is meant, not the escapes of JSON.
  @Test func countsUnescapedText() {
    #expect(
      faults(of: constraintDocument(#""\uD83D\uDE00.width\t== x""#)) == [
        .init("invalidConstraint", "#/constraints/0", offset: 13)
      ])
  }

  @Test func noPrefixOfAConstraintIsACrash() {
    let whole = "`two words`.safeArea.leading >= 0.5 * größe.trailing - 8.5e1 @999.5 'an identifier'"
    for length in 0...whole.count {
      let prefix = String(whole.prefix(length))
      for fault in faults(of: constraintDocument("\"\(prefix)\"")) {
        #expect(fault.pointer == "#/constraints/0")
        #expect((fault.offset ?? -1) >= 0 && (fault.offset ?? .max) <= prefix.utf16.count, "\(prefix)")
      }
    }
  }
}
