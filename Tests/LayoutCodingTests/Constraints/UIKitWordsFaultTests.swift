import LayoutModel
import Testing

@testable import LayoutCoding

/// Mistakes in UIKit's words: the place, what should stand there, and what may be meant.
@Suite struct UIKitWordsFaultTests {
  private struct Bad: Sendable, CustomTestStringConvertible {
    /// With `^` at the place of the fault.
    let marked: String
    let code: String
    var expected: String?
    var nearest: [String] = []

    var testDescription: String { marked }

    /// A string that cannot be read.
    init(_ marked: String, expected: String) {
      (self.marked, self.code, self.expected) = (marked, "invalidConstraint", expected)
    }

    init(_ marked: String, _ code: String, nearest: [String] = []) {
      (self.marked, self.code, self.nearest) = (marked, code, nearest)
    }
  }

  private static let labels =
    "equalTo:, equalToConstant:, equalToSystemSpacingAfter: or equalToSystemSpacingBelow:, or one of them with "
    + "greaterThanOrEqual or lessThanOrEqual"
  private static let more = "', multiplier:' or ', constant:', or ')' after them"
  private static let ending = ".isActive = true, or the end: a priority is written as @750"
  private static let number = "a number: what code names is not known here"
  private static let priority =
    "a priority behind @: a number up to 1000, or required (1000), high (750) or low (250)"

  private static let calls: [Bad] = [
    Bad("^.constraint(equalTo: root.topAnchor)", expected: "the id of a view or guide"),
    Bad("a^.constraint(equalTo: root.topAnchor)", expected: "'.' and an anchor of an item"),
    Bad("a.topAnchor.constraint(^)", expected: labels),
    Bad("a.topAnchor.constraint(^equals: root.topAnchor)", expected: labels),
    Bad("a.topAnchor.constraint(equalTo ^root.topAnchor)", expected: "':' after the label"),
    Bad("a.topAnchor.constraint(equalTo: ^)", expected: "the id of a view or guide"),
    Bad("a.topAnchor.constraint(equalTo: root^)", expected: "'.' and an anchor of an item"),
    Bad("a.topAnchor.constraint(equalTo: root.topAnchor^", expected: more),
    Bad("a.topAnchor.constraint(equalTo: root.topAnchor ^+ 8)", expected: more),
    Bad("a.topAnchor.constraint(equalTo: root.topAnchor^, constnat: 8)", expected: more),
    Bad("a.topAnchor.constraint(equalTo: root.topAnchor, constant: ^padding)", expected: number),
    Bad("a.topAnchor.constraint(equalTo: root.topAnchor, constant: ^-padding)", expected: number),
    Bad("a.topAnchor.constraint(equalTo: root.topAnchor, constant: 8^, multiplier: 2)", expected: more),
    Bad("größe.widthAnchor.constraint(equalToConstant: ^)", expected: number),
    Bad("a.widthAnchor.constraint(equalToConstant: 8^", expected: "')' after the number"),
    Bad("a.widthAnchor.constraint(equalToConstant: 8 / ^0)", expected: "a number other than 0"),
    Bad("a.widthAnchor.constraint(equalToConstant: 8) ^9", expected: "the end of the constraint"),
    Bad("a.widthAnchor.constraint(equalToConstant: 8)^.activated(.defaultHigh)", expected: ending),
    Bad("a.widthAnchor.constraint(equalToConstant: 8).isActive^", expected: "= true or = false"),
    Bad("a.widthAnchor.constraint(equalToConstant: 8).isActive = ^yes", expected: "true or false"),
    Bad(
      "a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor^)",
      expected: "', multiplier:' and a number"),
    Bad(
      "a.^leftAnchor.constraint(equalToSystemSpacingAfter: root.leftAnchor, multiplier: 1)",
      expected: "a leading or trailing anchor: what is after depends on the direction"),
    Bad(
      "a.^topAnchor.constraint(equalToSystemSpacingAfter: root.topAnchor, multiplier: 1)",
      expected: "a leading or trailing anchor"),
    Bad(
      "a.^leadingAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1)",
      expected: "an anchor of a vertical position"),
    Bad(
      "a.topAnchor.constraint(equalToSystemSpacingBelow: root.^lastBaselineAnchor, multiplier: 1)",
      expected: "anchors of edges, or the distance as a constant: fonts decide the spacing of baselines"),
    Bad(
      "NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 8), a.^foo.constraint(equalToConstant: 8)])",
      "unknownLayoutAttribute(foo)", nearest: ["top"]),
    Bad("größe.width == 8; a.width == x^", expected: "'.' and an attribute behind 'x', such as 'x.top'"),
    Bad("a.width == 8; größe.width == 9, a.^foo == 7", "unknownLayoutAttribute(foo)", nearest: ["top"]),
    Bad("[a.topAnchor constraintEqualToAnchor:^]", expected: "the id of a view or guide"),
    Bad("NSLayoutConstraint(^a)", expected: "item:"),
    Bad("NSLayoutConstraint(item: a^)", expected: "', attribute:'"),
    Bad("NSLayoutConstraint(item: a, attribute: ^top)", expected: "an attribute such as .top"),
    Bad("NSLayoutConstraint(item: a, attribute: .top, ^toItem: nil)", expected: "', relatedBy:'"),
    Bad(
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .^equals, toItem: nil)",
      expected: "equal, lessThanOrEqual or greaterThanOrEqual"),
    // Other calls are read as the short strings that they are not.
    Bad("UIView^(a)", expected: "'.' and an attribute behind 'UIView', such as 'UIView.top'"),
    Bad(
      "a.width^(8)",
      expected: "==, <= or >=; of code only UIKit's own is read, anchors and NSLayoutConstraint"),
  ]

  private static let names: [Bad] = [
    Bad("^titel.topAnchor.constraint(equalTo: a.topAnchor)", "unknownReference(titel)"),
    Bad("a.topAnchor.constraint(equalTo: ^rot.topAnchor)", "unknownReference(rot)", nearest: ["root"]),
    Bad(
      "a.topAnchor.constraint(equalTo: ^root.safeAreaGuide.topAnchor)",
      "unknownReference(root.safeAreaGuide)",
      nearest: ["root.safeArea"]),
    Bad(
      "a.top == ^rot.safeAreaLayoutGuide.top", "unknownReference(rot.safeAreaLayoutGuide)",
      nearest: ["root.safeArea"]),
    Bad("a.top == ^a.contentLayoutGuide.top", "unknownReference(a.contentLayoutGuide)"),
    Bad("a.^tpoAnchor == 8", "unknownLayoutAttribute(tpoAnchor)", nearest: ["topAnchor", "bottomAnchor"]),
    Bad(
      "a.^widhtAnchor.constraint(equalToConstant: 8)", "unknownLayoutAttribute(widhtAnchor)",
      nearest: ["widthAnchor", "rightAnchor", "heightAnchor"]),
    Bad(
      "NSLayoutConstraint(item: a, attribute: .^tpo, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)",
      "unknownLayoutAttribute(tpo)", nearest: ["top"]),
    Bad("a.widthAnchor.constraint(equalToConstant: ^1e10)", "invalidValue"),
    Bad("a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: ^1e300 * 1e300)", "invalidValue"),
    Bad("a.widthAnchor == 5 @^required + 1", "badPriority"),
    Bad("a.widthAnchor == 5 @^UILayoutPriority(0)", "badPriority"),
    Bad("a.width == 5 @^defaultHihg", expected: priority),
    Bad("a.width == 5 @^UILayoutPriority(foo)", expected: priority),
    Bad("a.width == 5 @^.high", expected: "a number"),
    Bad("a.width == 5 @^UILayoutPriorityHigh", expected: priority),
    Bad("a.width == 5 @defaultHigh ^- x", expected: "the end of the constraint"),
  ]

  @Test(arguments: calls + names)
  private func saysWhereItGoesWrong(_ bad: Bad) throws {
    let parts = bad.marked.split(separator: "^", omittingEmptySubsequences: false)
    let text = constraintDocument("\"\(parts.joined())\"")
    let faults = #expect(throws: FaultList.self) { try request(text) }?.faults ?? []
    let fault = try #require(faults.first)
    #expect(
      ExpectedFault(fault)
        == ExpectedFault(bad.code, "#/constraints/0", offset: parts[0].utf16.count, nearest: bad.nearest))
    if let expected = bad.expected { #expect(fault.kind == .invalidConstraint(expected: expected)) }
  }

  /// A format string has its faults at itself, not at a member.
  @Test func formatStringsAreToldByTheirPlace() {
    let faults = faults(of: constraintDocument(#""H:|-[titel]-|""#))
    #expect(faults.map(\.pointer) == ["#/constraints/0"])
    #expect(faults.map(\.offset) == ["H:|-[titel".utf16.count])
  }

  @Test(arguments: [
    "a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, multiplier: 2.5, constant: -8 / 2).isActive = true, @UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 1) 'x'",
    "let c = NSLayoutConstraint(item: `a`, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8);",
    "H:|-[a(>=44@defaultHigh)]-(8@UILayoutPriority.required)-[größe]-|",
  ])
  func noPrefixIsACrash(_ whole: String) {
    #expect(faults(of: constraintDocument("\"\(whole)\"")).isEmpty)
    for length in 0..<whole.count {
      let prefix = String(whole.prefix(length))
      for text in [prefix, "\\u0020" + prefix] {
        for fault in faults(of: constraintDocument("\"\(text)\"")) {
          #expect(fault.pointer == "#/constraints/0")
          #expect((fault.offset ?? 0) >= 0 && (fault.offset ?? 0) <= prefix.utf16.count + 1, "\(prefix)")
        }
      }
    }
  }

  /// Deep parentheses and long paths end soon.
  @Test func hostileCodeIsRefused() {
    let deep = String(repeating: "UILayoutPriority(", count: 10_000)
    let long = String(repeating: "a.", count: 10_000)
    for text in ["a.width == 1 @\(deep)", "\(long)constraint(equalTo: \(long)topAnchor)"] {
      #expect(!faults(of: constraintDocument("\"\(text)\"")).isEmpty)
    }
  }
}
