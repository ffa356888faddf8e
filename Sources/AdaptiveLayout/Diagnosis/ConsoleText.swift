import ConstraintSolver
import JSON
import LayoutModel
import UIKitDefaults

/// What UIKit would have printed about a conflict (AL-console-text).
///
/// Constraints are listed in canonical order. Addresses are made of places in the canonical order, so the same
/// layout prints the same text.
struct ConsoleText {
  let document: DocumentValues
  let problem: Problem

  func text(
    of conflict: ConstraintSolver.Conflict, listing members: [ConstraintSolver.Conflict.Member],
    omitting omitted: Int
  ) -> String {
    var lines: [String] = []
    var listed: Set<Int> = []
    for member in members {
      // Hugging and compression resistance are one constraint in UIKit.
      let row = contentSizeRow(member.constraint)
      guard listed.insert(row).inserted, let line = line(ofRow: row) else { continue }
      lines.append("    \"\(line)\"")
    }
    if omitted > 0 { lines.append("    and \(omitted) more") }
    let broken = line(ofRow: contentSizeRow(conflict.broken)) ?? ""
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      \(conflict.namesAutoresizing(problem) ? autoresizingNote : "")(
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(broken)
      """
  }

  /// One constraint of the system; nil for what UIKit has no constraint for.
  private func line(ofRow row: Int) -> String? {
    clause(of: problem.origins[row]).map { clause in
      var printer = ClausePrinter(document, problem)
      return printer.line(clause, address: address(.constraint, row))
    }
  }

  private func clause(of origin: RowOrigin) -> Clause? {
    switch origin {
    case .constraint(let index): return Clause(Int(index), of: document)
    case .generated(let index): return Clause(problem.generated[Int(index)])
    case .compressionResistance(let view, let axis), .hugging(let view, let axis):
      let natural = document.natural[Int(view)]
      let resistance = document.views[Int(view)].compressionResistance[axis]
      return Clause(
        sizeOf: view, axis, natural[axis] ?? 0,
        kind: .contentSize(hug: natural.hugging[axis], resist: resistance))
    case .host(let variable):
      guard variable >= ItemVariable.width, case .model(.view(let view))? = problem.items.first else {
        return nil
      }
      return variable == ItemVariable.width
        ? Clause(sizeOf: view, .horizontal, problem.hostSize.width, "UIView-Encapsulated-Layout-Width")
        : Clause(sizeOf: view, .vertical, problem.hostSize.height, "UIView-Encapsulated-Layout-Height")
    case .fitting(let view, let axis, let target):
      return Clause(sizeOf: view, axis, target, axis.isVertical ? "fittingSizeVTarget" : "fittingSizeHTarget")
    case .fixed, .guideSize: return nil
    }
  }

  /// For either half of a content size constraint the row of compression resistance, else the row itself.
  private func contentSizeRow(_ row: Int) -> Int {
    guard case .hugging(let view, let axis) = problem.origins[row] else { return row }
    // A view's four rows are neighbours.
    return (max(row - 3, 0)..<row).first {
      problem.origins[$0] == .compressionResistance(view: view, axis: axis)
    } ?? row
  }
}

/// What UIKit adds where frames became constraints.
private let autoresizingNote =
  "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
  + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\n"

private enum AddressSpace: UInt64 {
  case constraint = 0x6000_0000_0000
  case guide = 0x6001_0000_0000
  case view = 0x7f80_0000_0000
}

private func address(_ space: AddressSpace, _ index: Int) -> String {
  "0x" + String(space.rawValue + UInt64(index + 1) * 16, radix: 16)
}

/// A constraint in the terms that UIKit prints it in.
private struct Clause {
  enum Kind {
    case explicit
    case contentSize(hug: Float, resist: Float)
    /// The view whose mask made it.
    case autoresizing(view: Int32)
  }

  var first: GeneratedConstraint.Side
  var second: GeneratedConstraint.Side?
  var relation = LayoutConstraint.Relation.equal
  var multiplier: Double = 1
  var constant: Double
  var priority: Float = LayoutConstraint.required
  var identifier = ""
  var isStandardSpacing = false
  var kind = Kind.explicit

  init(sizeOf view: Int32, _ axis: Axis, _ value: Double, _ identifier: String = "", kind: Kind = .explicit) {
    first = ProblemItem.view(view)[AxisAttributes(axis).size]
    constant = value
    (self.identifier, self.kind) = (identifier, kind)
  }

  /// - Parameter index: Of a constraint of the document.
  init(_ index: Int, of document: borrowing DocumentValues) {
    let constraint = document.constraints[index]
    first = ProblemItem.model(constraint.firstItem)[constraint.firstAttribute]
    second = constraint.secondItem.map { ProblemItem.model($0)[constraint.secondAttribute] }
    (relation, multiplier, constant) = (constraint.relation, constraint.multiplier, constraint.constant)
    priority = constraint.priority
    identifier = document.identifier(ofConstraint: index)
    isStandardSpacing = constraint.isStandardSpacing
  }

  init(_ constraint: GeneratedConstraint) {
    (first, second) = (constraint.first, constraint.second)
    (relation, multiplier, constant) = (constraint.relation, constraint.multiplier, constraint.constant)
    priority = constraint.priority
    identifier = constraint.identifier
    if constraint.rank == .autoresizing { kind = .autoresizing(view: constraint.generator) }
  }
}

/// Prints one constraint as UIKit does, and collects the names that it has to explain.
private struct ClausePrinter {
  private let document: DocumentValues
  private let problem: Problem
  /// `identifier:address` of the views that go by their accessibility identifier, then the superview.
  private var names: [String] = []

  init(_ document: DocumentValues, _ problem: Problem) { (self.document, self.problem) = (document, problem) }

  /// `<NSLayoutConstraint:0x… 'identifier' BODY   (active, names: … )>`.
  mutating func line(_ clause: Clause, address: String) -> String {
    var text = "<"
    switch clause.kind {
    case .explicit: text += "NSLayoutConstraint:\(address)"
    case .contentSize: text += "NSContentSizeLayoutConstraint:\(address)"
    case .autoresizing(let view):
      text += "NSAutoresizingMaskLayoutConstraint:\(address) "
      text += document.details(ofView: Int(view)).autoresizingMask.logText
    }
    if !clause.identifier.isEmpty { text += " '\(clause.identifier)'" }
    text += " " + body(clause)
    if case .contentSize(let hug, let resist) = clause.kind {
      text +=
        " Hug:\(String(consoleNumber: Double(hug))) CompressionResistance:\(String(consoleNumber: Double(resist)))"
    }
    text += names.isEmpty ? "   (active)" : "   (active, names: \(names.joined(separator: ", ")) )"
    return text + ">"
  }

  private mutating func body(_ clause: Clause) -> String {
    if let picture = picture(clause) { return picture }
    let first = name(of: clause.first.item)
    if case .autoresizing(let view) = clause.kind {
      defer { explainSuperview(of: .view(view)) }
      return "\(first).\(clause.first.attribute.layerName) \(equation(clause))"
    }
    let text = "\(first).\(clause.first.attribute.name) \(equation(clause))"
    guard clause.priority != LayoutConstraint.required, case .explicit = clause.kind else { return text }
    return "\(text) priority:\(String(consoleNumber: Double(clause.priority)))"
  }

  /// `== 0.5*UIView:0x….width + 10`.
  private mutating func equation(_ clause: Clause) -> String {
    var text = "\(clause.relation.sign) "
    guard let second = clause.second else { return text + String(consoleNumber: clause.constant) }
    if clause.multiplier == -1 {
      text += "-"
    } else if clause.multiplier != 1 {
      text += "\(String(consoleNumber: clause.multiplier))*"
    }
    text += "\(name(of: second.item)).\(second.attribute.name)"
    if clause.constant != 0 {
      text += (clause.constant < 0 ? " - " : " + ") + String(consoleNumber: abs(clause.constant))
    }
    return text
  }

  /// The forms that look like a visual format string; nil for all others.
  private mutating func picture(_ clause: Clause) -> String? {
    guard case .explicit = clause.kind, clause.multiplier == 1, let second = clause.second,
      second.item != clause.first.item
    else { return nil }
    let (one, other, from, to) = (clause.first.item, second.item, clause.first.attribute, second.attribute)
    let gap = "-(\(distance(clause)))-"
    let side = from == .left || from == .right ? "(LTR)" : ""
    let axis = AttributeMeasure(from).axis.isVertical ? "V:" : "H:"
    if from == to, from.opposite != nil, isSuperview(other, of: one) {
      let item = name(of: one)
      explainSuperview(of: one)
      return "\(axis)|\(gap)[\(item)]\(side)"
    }
    if from == to, from == .trailing || from == .right || from == .bottom, isSuperview(one, of: other) {
      let item = name(of: other)
      explainSuperview(of: other)
      return "\(axis)[\(item)]\(gap)|\(side)"
    }
    guard let opposite = from.opposite, to == opposite else { return nil }
    return "\(axis)[\(name(of: other))]\(gap)[\(name(of: one))]\(side)"
  }

  /// `8`, `>=8`, `8@750`, `NSSpace(8)`.
  private func distance(_ clause: Clause) -> String {
    let number = String(consoleNumber: clause.constant)
    let text =
      (clause.relation == .equal ? "" : clause.relation.sign)
      + (clause.isStandardSpacing ? "NSSpace(\(number))" : number)
    if clause.priority == LayoutConstraint.required { return text }
    return "\(text)@\(String(consoleNumber: Double(clause.priority)))"
  }

  private func isSuperview(_ item: ProblemItem, of other: ProblemItem) -> Bool {
    superview(of: other).map { item == .view($0) } ?? false
  }

  /// The view that an item lies in directly.
  private func superview(of item: ProblemItem) -> Int32? {
    switch item {
    case .model(.view(let view)): document.views[Int(view)].superview
    case .model(.guide(let guide)): document.guides[Int(guide)].owner
    // Guides that every view has are named after it.
    case .model(.systemGuide): nil
    case .spacer(let index): problem.spacers[Int(index)].view
    }
  }

  private mutating func explainSuperview(of item: ProblemItem) {
    guard let superview = superview(of: item) else { return }
    names.append("'|':\(reference(toView: superview))")
  }

  /// How a body calls an item: a view by its accessibility identifier if it has one.
  private mutating func name(of item: ProblemItem) -> String {
    if case .model(.view(let view)) = item, let identifier = identifier(ofView: view) {
      let explained = "\(identifier):\(address(.view, Int(view)))"
      if !names.contains(explained) { names.append(explained) }
      return identifier
    }
    let own = address(.guide, guideNumber(item))
    switch item {
    case .model(.view(let view)): return reference(toView: view)
    case .model(.guide(let guide)):
      return "UILayoutGuide:\(own)\(document.guides[Int(guide)].identifier.map { "'\($0.shortened)'" } ?? "")"
    case .model(.systemGuide(let guide, _)): return "\(guide.names.type):\(own)'\(guide.names.identifier)'"
    case .spacer(let index):
      let names = problem.spacers[Int(index)].kind.names
      return "\(names.type):\(own)'\(names.identifier)'"
    }
  }

  /// Class, address and text of a view; in its place the accessibility identifier with the address.
  private func reference(toView view: Int32) -> String {
    let node = document.views[Int(view)]
    if let identifier = identifier(ofView: view) { return "\(identifier):\(address(.view, Int(view)))" }
    return "\(node.type.facts.name):\(address(.view, Int(view)))\(quotedText(ofView: Int(view)))"
  }

  private func identifier(ofView view: Int32) -> String? {
    let identifier = document.details(ofView: Int(view)).accessibilityIdentifier ?? ""
    return identifier.isEmpty ? nil : identifier.shortened
  }

  private func quotedText(ofView view: Int) -> String {
    let type = document.views[view].type
    guard type == .label || type == .button else { return "" }
    let content = document.content(ofView: view)
    let own = type == .button ? content.configuration?.title ?? content.title ?? content.text : content.text
    let text = content.attributedText?.first?.text ?? own ?? ""
    return text.isEmpty ? "" : "'\(text.shortened)'"
  }

  /// A number for a guide that no other guide has, from its item's place in canonical order.
  private func guideNumber(_ item: ProblemItem) -> Int {
    guard case .model(.systemGuide(let guide, let view)) = item else { return problem.itemNumber(item) * 8 }
    let own = SystemGuide.allCases.firstIndex(of: guide) ?? 0
    return problem.itemNumber(.view(view)) * 8 + 1 + own
  }
}

extension LayoutAttribute {
  /// The edge across of a near one; nil for all others.
  fileprivate var opposite: LayoutAttribute? {
    switch self {
    case .leading: .trailing
    case .left: .right
    case .top: .bottom
    default: nil
    }
  }

  fileprivate var layerName: String {
    switch self {
    case .left: "minX"
    case .right: "maxX"
    case .centerX: "midX"
    case .top: "minY"
    case .bottom: "maxY"
    case .centerY: "midY"
    default: name
    }
  }
}

extension SystemGuide {
  fileprivate var names: (type: String, identifier: String) {
    switch self {
    case .safeArea: ("UILayoutGuide", "UIViewSafeAreaLayoutGuide")
    case .layoutMargins: ("UILayoutGuide", "UIViewLayoutMarginsGuide")
    case .readableContent: ("UILayoutGuide", "UIViewReadableContentGuide")
    case .contentLayout: ("_UIScrollViewLayoutGuide", "UIScrollView-contentLayoutGuide")
    case .frameLayout: ("_UIScrollViewLayoutGuide", "UIScrollView-frameLayoutGuide")
    case .keyboard: ("UIKeyboardLayoutGuide", "UIViewKeyboardLayoutGuide")
    case .division: ("UILayoutGuide", "division")
    // What UIKit calls these nobody has published.
    case .safeAreaCornerHorizontal, .safeAreaCornerVertical: ("UILayoutGuide", "UIViewSafeAreaLayoutGuide")
    case .marginsCornerHorizontal, .marginsCornerVertical: ("UILayoutGuide", "UIViewLayoutMarginsGuide")
    }
  }
}

extension Spacer.Kind {
  var names: (type: String, identifier: String) {
    switch self {
    case .gap: ("_UIOLAGapGuide", "UISV-distributing")
    case .spanning: ("_UILayoutSpacer", "UISV-alignment-spanner")
    case .filling: ("_UILayoutSpacer", "UISV-filling")
    }
  }
}

extension String {
  /// The text on one line and not longer than a line: a log of many constraints repeats it.
  fileprivate var shortened: String {
    let start = unicodeScalars.prefix(64)
    var text = ""
    for scalar in start {
      text.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return start.endIndex == unicodeScalars.endIndex ? text : text + "..."
  }
}
