import JSON
import LayoutModel
import UIKitDefaults

/// Prints one constraint as UIKit does, and collects the names that it has to explain.
struct ClausePrinter {
  private let document: DocumentValues
  private let problem: Problem
  /// `identifier:address` of the views that go by their accessibility identifier, then the superview.
  private var names: [String] = []

  init(_ document: DocumentValues, _ problem: Problem) {
    self.document = document
    self.problem = problem
  }

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
    var text = ""
    if case .autoresizing(let view) = clause.kind {
      text = "\(name(of: clause.first)).\(clause.firstAttribute.layerName) "
      defer { explainSuperview(of: .model(.view(view))) }
      return text + equation(clause)
    }
    text = "\(name(of: clause.first)).\(clause.firstAttribute.name) \(equation(clause))"
    if clause.priority != LayoutConstraint.required, case .explicit = clause.kind {
      text += " priority:\(String(consoleNumber: Double(clause.priority)))"
    }
    return text
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
    text += "\(name(of: second)).\(clause.secondAttribute.name)"
    if clause.constant != 0 {
      text += (clause.constant < 0 ? " - " : " + ") + String(consoleNumber: abs(clause.constant))
    }
    return text
  }

  /// The forms that look like a visual format string; nil for all others.
  private mutating func picture(_ clause: Clause) -> String? {
    guard case .explicit = clause.kind, clause.multiplier == 1, let second = clause.second,
      second != clause.first
    else { return nil }
    let (from, to) = (clause.firstAttribute, clause.secondAttribute)
    let gap = "-(\(distance(clause)))-"
    let side = from == .left || from == .right ? "(LTR)" : ""
    let axis = from.kind == .position(.vertical) ? "V:" : "H:"
    if from == to, from.isNearEdge, isSuperview(second, of: clause.first) {
      let item = name(of: clause.first)
      explainSuperview(of: clause.first)
      return "\(axis)|\(gap)[\(item)]\(side)"
    }
    if from == to, from.isFarEdge, isSuperview(clause.first, of: second) {
      let item = name(of: second)
      explainSuperview(of: second)
      return "\(axis)[\(item)]\(gap)|\(side)"
    }
    if from.isNearEdge, to == from.opposite {
      return "\(axis)[\(name(of: second))]\(gap)[\(name(of: clause.first))]\(side)"
    }
    return nil
  }

  /// `8`, `>=8`, `8@750`, `NSSpace(8)`.
  private func distance(_ clause: Clause) -> String {
    var text = clause.relation == .equal ? "" : clause.relation.sign
    text +=
      clause.isStandardSpacing
      ? "NSSpace(\(String(consoleNumber: clause.constant)))" : String(consoleNumber: clause.constant)
    if clause.priority != LayoutConstraint.required {
      text += "@\(String(consoleNumber: Double(clause.priority)))"
    }
    return text
  }

  // MARK: Items

  private func isSuperview(_ item: ProblemItem, of other: ProblemItem) -> Bool {
    guard case .model(.view(let view)) = item else { return false }
    return superview(of: other) == view
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
    switch item {
    case .model(.view(let view)): return reference(toView: view)
    case .model(.guide(let guide)):
      let identifier = document.guides[Int(guide)].identifier.map { "'\($0.shortened)'" } ?? ""
      return "UILayoutGuide:\(address(.guide, guideNumber(item)))\(identifier)"
    case .model(.systemGuide(let guide, _)):
      return "\(guide.className):\(address(.guide, guideNumber(item)))'\(guide.identifier)'"
    case .spacer(let index):
      let spacer = problem.spacers[Int(index)]
      return "\(spacer.className):\(address(.guide, guideNumber(item)))'\(spacer.identifier)'"
    }
  }

  /// Class, address and text of a view; in its place the accessibility identifier with the address.
  private func reference(toView view: Int32) -> String {
    let node = document.views[Int(view)]
    if let identifier = identifier(ofView: view) { return "\(identifier):\(address(.view, Int(view)))" }
    return "\(node.type.facts.name):\(address(.view, Int(view)))\(quotedText(ofView: Int(view)))"
  }

  private func identifier(ofView view: Int32) -> String? {
    guard let identifier = document.details(ofView: Int(view)).accessibilityIdentifier, !identifier.isEmpty
    else { return nil }
    return identifier.shortened
  }

  /// Labels and buttons are told by their texts.
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
    return problem.itemNumber(.model(.view(view))) * 8 + 1 + own
  }
}

extension LayoutAttribute {
  fileprivate var isNearEdge: Bool { self == .leading || self == .left || self == .top }
  fileprivate var isFarEdge: Bool { self == .trailing || self == .right || self == .bottom }

  /// The edge across of a near one.
  fileprivate var opposite: LayoutAttribute? {
    switch self {
    case .leading: .trailing
    case .left: .right
    case .top: .bottom
    default: nil
    }
  }

  /// What the constraints of masks say in place of edges.
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
  fileprivate var className: String {
    switch self {
    case .safeArea, .layoutMargins, .readableContent: "UILayoutGuide"
    case .contentLayout, .frameLayout: "_UIScrollViewLayoutGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    }
  }

  fileprivate var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .contentLayout: "UIScrollView-contentLayoutGuide"
    case .frameLayout: "UIScrollView-frameLayoutGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    }
  }
}

extension Spacer {
  fileprivate var className: String {
    if case .gap = kind { "_UIOLAGapGuide" } else { "_UILayoutSpacer" }
  }

  fileprivate var identifier: String {
    switch kind {
    case .gap: "UISV-distributing"
    case .spanning: "UISV-alignment-spanner"
    case .filling: "UISV-filling"
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
