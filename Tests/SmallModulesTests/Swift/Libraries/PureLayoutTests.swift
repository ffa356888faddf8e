import Foundation
import LayoutModel
import SwiftInterpreter
import SwiftScreens
import TestSupport
import Testing

/// Screens in the words of PureLayout, without its source, beside the same in UIKit's own as PureLayout's documentation says it.
@Suite struct PureLayoutTests {
  private func reading(_ source: String, direction: Int = 0) throws -> ScreenReading {
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    let facts = ScreenFacts([
      "horizontalSizeClass": .integer(1), "verticalSizeClass": .integer(2), "userInterfaceIdiom": .integer(0),
      "windowWidth": .number(393), "windowHeight": .number(852), "layoutDirection": .integer(direction),
    ])
    var reader = ScreenReader(folder)
    let index = try #require(folder.classes.firstIndex { $0.name == "Screen" })
    return try #require(reader.reading(index, in: facts).screen)
  }

  /// A screen with three views and a box with two.
  private func screen(_ body: String, importing module: String = "PureLayout", after: String = "") -> String {
    """
    import \(module)
    import UIKit
    final class Screen: UIViewController {
      let a = UILabel(), b = UIView(), c = UIButton(), box = UIView(), d = UILabel(), e = UIView()
      var kept: [NSLayoutConstraint] = []
      override func viewDidLoad() {
        for one in [a, b, c, box] { view.addSubview(one) }
        box.addSubview(d)
        box.addSubview(e)
        \(body)
      }
    }
    \(after)
    """
  }

  /// The document of what is understood as a whole, without the lines that it is made at.
  private func document(_ source: String, direction: Int = 0) throws -> NSDictionary {
    let reading = try reading(source, direction: direction)
    #expect(reading.report.status == .clean && reading.report.missing.isEmpty, "\(reading.report)")
    var found = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    #expect(found?.removeValue(forKey: "sources") != nil)
    return try #require(found) as NSDictionary
  }

  private func expect(_ body: String, is hand: String, direction: Int = 0) throws {
    let found = try document(screen(body), direction: direction)
    let wanted = try document(screen(hand, importing: "Foundation"), direction: direction)
    #expect(found == wanted, "\(body): \(found["constraints"] ?? "")")
    #expect((wanted["constraints"] as? [Any])?.isEmpty == false || !hand.contains("activate"))
  }

  /// The holes of what is not understood.
  private func holes(_ body: String, importing module: String = "PureLayout", after: String = "") throws
    -> [String]
  {
    let reading = try reading(screen(body, importing: module, after: after))
    #expect(reading.report.status == .partial, "\(body)")
    return reading.report.holes.map(\.says)
  }

  /// A call, on which view, and the constraints that it makes.
  struct Row: CustomStringConvertible, Sendable {
    let call: String
    let constraints: [String]
    var description: String { call }

    init(_ call: String, _ constraints: String...) { (self.call, self.constraints) = (call, constraints) }
  }

  @Test(arguments: rows)
  func aCallMakesConstraints(_ row: Row) throws {
    let masks = "a.translatesAutoresizingMaskIntoConstraints = false"
    let hand = "\(masks)\nNSLayoutConstraint.activate([\(row.constraints.joined(separator: ",\n"))])"
    try expect("a.\(row.call)", is: hand)
  }

  static let rows =
    edges + otherViews + [
      Row(
        "autoCenterInSuperview()", "a.centerYAnchor.constraint(equalTo: view.centerYAnchor)",
        "a.centerXAnchor.constraint(equalTo: view.centerXAnchor)"),
      Row(
        "autoCenterInSuperviewMargins()", between("a", ".centerY", "view", ".centerYWithinMargins"),
        between("a", ".centerX", "view", ".centerXWithinMargins")),
      Row(
        "autoAlignAxis(toSuperviewAxis: .vertical)", "a.centerXAnchor.constraint(equalTo: view.centerXAnchor)"
      ),
      Row(
        "autoAlignAxis(toSuperviewMarginAxis: .vertical)",
        between("a", ".centerX", "view", ".centerXWithinMargins")),
      Row("autoSetDimension(.height, toSize: 44.5)", "a.heightAnchor.constraint(equalToConstant: 44.5)"),
      Row(
        "autoSetDimension(.width, toSize: 9, relation: .lessThanOrEqual)",
        "a.widthAnchor.constraint(lessThanOrEqualToConstant: 9)"),
      Row(
        "autoSetDimensions(to: CGSize(width: 3, height: 5))", "a.widthAnchor.constraint(equalToConstant: 3)",
        "a.heightAnchor.constraint(equalToConstant: 5)"),
    ]

  /// An inset is always inwards, and a relation is one of insets.
  static let edges = [
    Row("autoPinEdge(toSuperviewEdge: .left)", "a.leftAnchor.constraint(equalTo: view.leftAnchor)"),
    Row(
      "autoPinEdge(toSuperviewEdge: .top, withInset: 7)",
      "a.topAnchor.constraint(equalTo: view.topAnchor, constant: 7)"),
    Row(
      "autoPinEdge(toSuperviewEdge: .right, withInset: 7)",
      "a.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -7)"),
    Row(
      "autoPinEdge(toSuperviewEdge: .leading, withInset: 7, relation: .greaterThanOrEqual)",
      "a.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 7)"),
    Row(
      "autoPinEdge(toSuperviewEdge: .trailing, withInset: 7, relation: .greaterThanOrEqual)",
      "a.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -7)"),
    Row(
      "autoPinEdge(toSuperviewEdge: .bottom, withInset: 7, relation: .lessThanOrEqual)",
      "a.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: -7)"),
    Row("autoPinEdge(toSuperviewMargin: .leading)", between("a", ".leading", "view", ".leadingMargin")),
    Row(
      "autoPinEdge(toSuperviewMargin: .bottom, relation: .greaterThanOrEqual)",
      between("a", ".bottom", "view", ".bottomMargin", ".lessThanOrEqual")),
    Row(
      "autoPinEdge(toSuperviewSafeArea: .top, withInset: 2)",
      "a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 2)"),
    Row(
      "autoPinEdge(toSuperviewSafeArea: .right, withInset: 2, relation: .greaterThanOrEqual)",
      "a.rightAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.rightAnchor, constant: -2)"),
    Row("autoPinEdgesToSuperviewEdges()", all("view", 0, 0, 0, 0)),
    Row("autoPinEdgesToSuperviewEdges(with: \(insets))", all("view", 1, 2, 3, 4)),
    Row("autoPinEdgesToSuperviewEdges(with: \(insets), excludingEdge: .bottom)", all("view", 1, 2, nil, 4)),
    Row("autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .left)", all("view", 0, nil, 0, 0)),
    Row("autoPinEdgesToSuperviewSafeArea()", all("view.safeAreaLayoutGuide", 0, 0, 0, 0)),
    Row("autoPinEdgesToSuperviewSafeArea(with: \(insets))", all("view.safeAreaLayoutGuide", 1, 2, 3, 4)),
    Row(
      "autoPinEdgesToSuperviewSafeArea(with: \(insets), excludingEdge: .trailing)",
      all("view.safeAreaLayoutGuide", 1, 2, 3, nil)),
    Row(
      "autoPinEdgesToSuperviewMargins()", between("a", ".top", "view", ".topMargin"),
      between("a", ".leading", "view", ".leadingMargin"), between("a", ".bottom", "view", ".bottomMargin"),
      between("a", ".trailing", "view", ".trailingMargin")),
    Row(
      "autoPinEdgesToSuperviewMargins(excludingEdge: .top)",
      between("a", ".leading", "view", ".leadingMargin"),
      between("a", ".bottom", "view", ".bottomMargin"),
      between("a", ".trailing", "view", ".trailingMargin")),
    Row(
      "autoPin(toTopLayoutGuideOf: self, withInset: 6)",
      "a.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 6)"),
    Row(
      "autoPin(toBottomLayoutGuideOf: self, withInset: 6, relation: .greaterThanOrEqual)",
      "a.bottomAnchor.constraint(lessThanOrEqualTo: bottomLayoutGuide.topAnchor, constant: -6)"),
  ]

  /// Offsets are in the direction of coordinates.
  static let otherViews = [
    Row("autoPinEdge(.left, to: .right, of: b)", "a.leftAnchor.constraint(equalTo: b.rightAnchor)"),
    Row(
      "autoPinEdge(.bottom, to: .top, of: b, withOffset: -8)",
      "a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -8)"),
    Row(
      "autoPinEdge(.trailing, to: .leading, of: b, withOffset: -8, relation: .lessThanOrEqual)",
      "a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -8)"),
    Row(
      "autoAlignAxis(.horizontal, toSameAxisOf: b)", "a.centerYAnchor.constraint(equalTo: b.centerYAnchor)"),
    Row(
      "autoAlignAxis(.lastBaseline, toSameAxisOf: c, withOffset: 3)",
      "a.lastBaselineAnchor.constraint(equalTo: c.lastBaselineAnchor, constant: 3)"),
    Row(
      "autoAlignAxis(.vertical, toSameAxisOf: b, withMultiplier: 0.5)",
      between("a", ".centerX", "b", ".centerX", times: 0.5)),
    Row("autoMatch(.width, to: .height, of: b)", "a.widthAnchor.constraint(equalTo: b.heightAnchor)"),
    Row(
      "autoMatch(.height, to: .height, of: b, withOffset: 4, relation: .greaterThanOrEqual)",
      "a.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, constant: 4)"),
    Row(
      "autoMatch(.width, to: .width, of: view, withMultiplier: 0.25, relation: .lessThanOrEqual)",
      "a.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.25)"),
    Row(
      "autoConstrainAttribute(.firstBaseline, to: .top, of: b)", between("a", ".firstBaseline", "b", ".top")),
    Row(
      "autoConstrainAttribute(.marginLeft, to: .vertical, of: b, withOffset: 5, relation: .lessThanOrEqual)",
      between("a", ".leftMargin", "b", ".centerX", ".lessThanOrEqual", plus: 5)),
    Row(
      "autoConstrainAttribute(.width, to: .height, of: a, withMultiplier: 2)",
      "a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2)"),
  ]

  private static let insets = "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"

  private static func between(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ relation: String = ".equal",
    times: Double = 1, plus: Double = 0
  ) -> String {
    """
    NSLayoutConstraint(item: \(first), attribute: \(attribute), relatedBy: \(relation), toItem: \(second), \
    attribute: \(other), multiplier: \(times), constant: \(plus))
    """
  }

  /// What pins the edges inwards; nil for those that it does not.
  private static func all(
    _ item: String, _ top: Double?, _ leading: Double?, _ bottom: Double?, _ trailing: Double?
  ) -> String {
    [("top", top), ("leading", leading), ("bottom", bottom.map(-)), ("trailing", trailing.map(-))]
      .compactMap { side, inset in
        inset.map { "a.\(side)Anchor.constraint(equalTo: \(item).\(side)Anchor, constant: \($0))" }
      }
      .joined(separator: ",\n")
  }

  @Test func viewsAreMadeForConstraints() throws {
    let added = "\n[x, y, z].forEach(box.addSubview)"
    try expect(
      "let x = UIView.newAutoLayout(), y = UILabel(forAutoLayout: ()), z = UIButton().configureForAutoLayout()"
        + added,
      is: "let x = UIView(), y = UILabel(), z = UIButton()\n"
        + "[x, y, z].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }" + added)
  }

  // MARK: Blocks

  private func hand(_ views: String, _ constraints: String, _ rest: String = "") -> String {
    """
    [\(views)].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let made: [NSLayoutConstraint] = [\(constraints)]
    NSLayoutConstraint.activate(made)
    \(rest)
    """
  }

  /// The innermost block says the priority, and no block those outside; so it is with identifiers.
  @Test func blocksSayPrioritiesAndIdentifiers() throws {
    let body = """
      NSLayoutConstraint.autoSetPriority(.defaultLow) {
        a.autoSetDimension(.width, toSize: 1)
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(600)) { a.autoSetDimension(.width, toSize: 2) }
        NSLayoutConstraint.autoSetIdentifier("wide") { a.autoSetDimension(.width, toSize: 3) }
        c.autoSetContentHuggingPriority(for: .horizontal)
        c.autoSetContentCompressionResistancePriority(for: .vertical)
      }
      a.autoSetDimension(.width, toSize: 4).autoIdentify("last")
      """
    let widths = (1...4).map { "a.widthAnchor.constraint(equalToConstant: \($0))" }
    let rest = """
      made[0].priority = .defaultLow; made[1].priority = UILayoutPriority(600); made[2].priority = .defaultLow
      made[2].identifier = "wide"; made[3].identifier = "last"
      c.setContentHuggingPriority(.defaultLow, for: .horizontal)
      c.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      """
    try expect(body, is: hand("a", widths.joined(separator: ", "), rest))
  }

  /// What a block makes without installing is active once it is installed, and never where it is removed.
  @Test func blocksKeepConstraintsBack() throws {
    let body = """
      kept = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
        a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) { a.autoSetDimension(.height, toSize: 5) }
      }
      b.autoSetDimension(.width, toSize: 6).autoRemove()
      (kept as NSArray).autoInstallConstraints()
      kept[1].autoRemove()
      kept[1].autoInstall()
      let made = NSLayoutConstraint.autoCreateAndInstallConstraints { b.autoCenterInSuperview() }
      (made as NSArray).autoRemoveConstraints()
      """
    let kept = """
      a.topAnchor.constraint(equalTo: view.topAnchor), a.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      a.heightAnchor.constraint(equalToConstant: 5), a.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      """
    // A priority that is required can change before a constraint is active; the document says the last.
    try expect(body, is: hand("a, b", kept, "made[2].priority = .defaultHigh"))
  }

  // MARK: Arrays

  @Test(arguments: [
    ("autoAlignViews(to: .top)", "b.topAnchor.constraint(equalTo: a.topAnchor)"),
    ("autoAlignViews(to: .vertical)", "b.centerXAnchor.constraint(equalTo: a.centerXAnchor)"),
    ("autoAlignViews(toAxis: .horizontal)", "b.centerYAnchor.constraint(equalTo: a.centerYAnchor)"),
    ("autoMatchViewsDimension(.height)", "b.heightAnchor.constraint(equalTo: a.heightAnchor)"),
    ("autoMatchViews(dimension: .width)", "b.widthAnchor.constraint(equalTo: a.widthAnchor)"),
  ])
  func viewsAreLikeTheOneBefore(_ call: String, _ constraint: String) throws {
    let next = constraint.replacingOccurrences(of: "a.", with: "x.")
      .replacingOccurrences(of: "b.", with: "c.").replacingOccurrences(of: "x.", with: "b.")
    try expect("([a, b, c] as NSArray).\(call)", is: hand("b, c", "\(constraint), \(next)"))
    try expect("NSArray(array: [a, b, c]).\(call)", is: hand("b, c", "\(constraint), \(next)"))
  }

  @Test func viewsGetSizes() throws {
    try expect(
      "let all: NSArray = [a, b] as NSArray\nall.autoSetViewsDimension(.width, toSize: 7)",
      is: hand(
        "a, b", "a.widthAnchor.constraint(equalToConstant: 7), b.widthAnchor.constraint(equalToConstant: 7)")
    )
    let sizes = ["a", "b"].map {
      "\($0).widthAnchor.constraint(equalToConstant: 7), \($0).heightAnchor.constraint(equalToConstant: 8)"
    }
    try expect(
      "([a, b] as NSArray).autoSetViewsDimensions(to: CGSize(width: 7, height: 8))",
      is: hand("a, b", sizes.joined(separator: ", ")))
  }

  @Test func viewsFollowWithSpacesOfOneSize() throws {
    let across = """
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.widthAnchor.constraint(equalTo: a.widthAnchor), b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10)
      """
    try expect(
      "([a, b] as NSArray).autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 10)",
      is: hand("a, b", across))
    let down = """
      a.topAnchor.constraint(equalTo: view.topAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 10),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
      b.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      """
    try expect(
      "([a, b] as NSArray).autoDistributeViews(along: .vertical, alignedTo: .leading, withFixedSpacing: 10, "
        + "insetSpacing: false, matchedSizes: false)",
      is: hand("a, b", down))
  }

  /// Three views of 20 points in 400: with spaces of 85 around them their centres are at 95, 200 and 305, without outer ones at 10, 200
  /// and 390. From right to left the last view is the first.
  @Test(arguments: [(true, 0, "a, b, c"), (false, 0, "a, b, c"), (true, 1, "c, b, a"), (false, 1, "c, b, a")])
  func viewsOfOneSizeFollow(isInset: Bool, direction: Int, order: String) throws {
    let call = """
      ([a, b, c] as NSArray).autoDistributeViews(
        along: .horizontal, alignedTo: .top, withFixedSize: 20\(isInset ? "" : ", insetSpacing: false"))
      """
    let found = try document(screen(call), direction: direction)
    let constraints = try #require(found["constraints"] as? [[String: Any]])
    let centres = constraints.filter { $0["firstAttribute"] as? String == "centerX" }
    #expect(centres.map { $0["firstItem"] as? String } == order.components(separatedBy: ", "))
    let places = centres.map { one in
      let other = one["secondAttribute"] as? String == "left" ? 0.0 : 200
      return other * (one["multiplier"] as? Double ?? 1) + (one["constant"] as? Double ?? 0)
    }
    #expect(places == (isInset ? [95, 200, 305] : [10, 200, 390]))
    let widths = constraints.filter { $0["firstAttribute"] as? String == "width" }
    #expect(widths.map { $0["constant"] as? Double } == [20, 20, 20])
    #expect(constraints.filter { $0["firstAttribute"] as? String == "top" }.count == 2)
  }

  // MARK: What is not known

  /// It is known where an app imports it and does not have it itself.
  @Test func itIsKnownWhereItIsImported() throws {
    #expect(try holes("a.autoCenterInSuperview()", importing: "Foundation").count == 1)
    let own = ["ALEdge", "ALAxis", "ALDimension", "ALAttribute"].map { "enum \($0) {}" }.joined(
      separator: "\n")
    #expect(try holes("a.autoCenterInSuperview()", after: own).count == 1)
    // An app's own of that name is meant.
    let extended = "extension UIView { func autoCenterInSuperview() { isHidden = true } }"
    let found = try document(screen("a.autoCenterInSuperview()", after: extended))
    #expect((found["constraints"] as? [Any])?.isEmpty ?? true)
  }

  @Test(arguments: [
    "a.autoPinNothing(toSuperviewEdge: .top)", "a.autoPinEdge(toSuperviewMargin: .top, withInset: 8)",
    "a.autoPinEdge(toNothing: .top)", "NSLayoutConstraint.autoPin([a])", "UIView().autoCenterInSuperview()",
    "a.autoSetContentHuggingPriority(for: .vertical)", "a.autoAlignAxis(toSuperviewMarginAxis: .baseline)",
    "([a, d] as NSArray).autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 4)",
    "([a, b] as NSArray).autoDistributeViews(along: .vertical, alignedTo: .top, withFixedSize: 4)",
  ])
  func whatIsNotKnownIsTold(_ body: String) throws {
    #expect(try !holes(body).isEmpty)
  }

  /// No constraint is written that might be another.
  @Test(arguments: [
    "a.autoPinEdge(toSuperviewEdge: Other.edge)", "a.autoPinEdge(toSuperviewMargin: Other.edge)",
    "a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: Other.edge)",
    "a.autoPinEdge(toSuperviewEdge: .top, withInset: 1, relation: Other.relation)",
    "a.autoPinEdge(.top, to: .bottom, of: Other.view)", "a.autoMatch(Other.dimension, to: .width, of: b)",
  ])
  func unknownArgumentsAreTold(_ body: String) throws {
    let reading = try reading(screen(body))
    #expect(reading.report.status == .partial && !reading.report.holes.isEmpty)
    let found = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    #expect((found?["constraints"] as? [Any])?.isEmpty ?? true)
  }
}
