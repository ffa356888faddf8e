import ConstraintSolver
import LayoutModel

/// Turns constraints between attributes of items into linear constraints over their variables.
///
/// Made once for a problem: it holds what all constraints are read against, so that adding one copies nothing.
struct Lowering {
  let document: LayoutDocument
  let host: Host
  /// Of the guides of each view.
  let insets: [GuideInsets]
  /// The view in whose bounds the positions of the constraint at hand are.
  private var container = 0

  init(_ document: LayoutDocument, host: Host, insets: [GuideInsets]) {
    self.document = document
    self.host = host
    self.insets = insets
  }

  /// Adds one constraint of the document to the problem.
  mutating func add(_ index: Int, to problem: inout Problem) {
    let constraint = document.constraints[index]
    container = container(of: constraint)
    var sides = Sides(constraint)
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    if isDirectional, document.direction(ofView: container, inherited: host.direction) == .rightToLeft {
      sides.mirror()
    }
    var constant = sides.constant
    constant -= addTerms(of: constraint.firstItem, sides.first, times: 1, to: &problem)
    if let second = constraint.secondItem {
      constant +=
        sides.multiplier * addTerms(of: second, sides.second, times: -sides.multiplier, to: &problem)
    }
    problem.system.addConstraint(
      sides.relation, constant, priority: constraint.priority,
      breaking: .rank(breakingClass(of: constraint)))
    problem.origins.append(.constraint(Int32(index)))
  }

  /// In whose coordinates positions are: those of the view that holds the constraint, else of the nearest common
  /// ancestor of its items (decisions 34).
  private func container(of constraint: LayoutConstraint) -> Int {
    if let owner = constraint.owner { return Int(owner) }
    let first = Int(document.view(of: constraint.firstItem))
    guard let second = constraint.secondItem.map({ Int(document.view(of: $0)) }) else { return first }
    var ancestor = first
    while !document.isView(ancestor, atOrAbove: second), let above = document.views[ancestor].superview {
      ancestor = Int(above)
    }
    return ancestor
  }

  /// Which constraints give way first, auto-layout 8.3.
  private func breakingClass(of constraint: LayoutConstraint) -> UInt8 {
    guard let secondItem = constraint.secondItem, secondItem != constraint.firstItem else {
      return BreakingClass.oneItem
    }
    let first = Int(document.view(of: constraint.firstItem))
    let second = Int(document.view(of: secondItem))
    let descendantAttribute: LayoutAttribute
    if document.isView(second, atOrAbove: first) {
      descendantAttribute = constraint.firstAttribute
    } else if document.isView(first, atOrAbove: second) {
      descendantAttribute = constraint.secondAttribute
    } else {
      return BreakingClass.unrelatedItems
    }
    switch descendantAttribute {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin:
      return BreakingClass.farEdgeToAncestor
    default: return BreakingClass.otherToAncestor
    }
  }
}

/// The attributes, relation and numbers of a constraint once the direction is known.
private struct Sides {
  var first: LayoutAttribute
  var second: LayoutAttribute
  var relation: ConstraintSolver.Relation
  var multiplier: Double
  var constant: Double

  init(_ constraint: LayoutConstraint) {
    first = constraint.firstAttribute.leftToRight
    second = constraint.secondAttribute.leftToRight
    multiplier = constraint.multiplier
    constant = constraint.constant
    relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }

  /// Right to left: leading is right, and a distance runs the other way (auto-layout 2.8).
  mutating func mirror() {
    first = first.mirrored
    second = second.mirrored
    constant = -constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: relation = .greaterThanOrEqual
    case .greaterThanOrEqual: relation = .lessThanOrEqual
    }
  }
}

extension LayoutAttribute {
  /// Leading and trailing as left and right.
  fileprivate var leftToRight: LayoutAttribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }

  /// Left and right exchanged.
  fileprivate var mirrored: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}

/// Where items lie in the container's coordinates, as terms and a constant.
extension Lowering {
  /// Adds `factor` times an attribute to the constraint being made.
  ///
  /// - Returns: The constant part of the attribute, not multiplied.
  private func addTerms(
    of item: LayoutItem, _ attribute: LayoutAttribute, times factor: Double, to problem: inout Problem
  ) -> Double {
    switch attribute.kind {
    case .none: return 0
    case .size(let axis): return addSize(of: item, axis, times: factor, to: &problem)
    case .position(let axis):
      if let baseline = baselineView(of: item, attribute) {
        return addBaseline(baseline, attribute, times: factor, to: &problem)
      }
      let span = Span(attribute, insets: marginInsets(of: item, attribute, to: &problem))
      var constant = addOrigin(of: item, axis, times: factor, to: &problem) + span.offset
      if span.part != 0 {
        constant += span.part * addSize(of: item, axis, times: factor * span.part, to: &problem)
      }
      return constant
    }
  }

  /// The width or height of an item's alignment rectangle.
  private func addSize(
    of item: LayoutItem, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    guard let first = problem.firstVariable(of: item) else { return 0 }
    problem.system.addTerm(first + ItemVariable.size(axis), factor)
    guard case .systemGuide(let guide, let view) = item else { return 0 }
    problem.readsInsets = true
    let inset = insets[Int(view)][guide]
    let outset = alignmentInsets(ofView: Int(view))
    return outset.sum(axis) - inset.sum(axis)
  }

  /// The lower edge of an item's alignment rectangle, in the container's bounds.
  private func addOrigin(
    of item: LayoutItem, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    switch item {
    case .view(let view):
      if Int(view) == container { return alignmentInsets(ofView: Int(view)).lower(axis) }
      addPosition(of: item, axis, times: factor, to: &problem)
      return addBounds(ofView: document.views[Int(view)].superview, axis, times: factor, to: &problem)
    case .guide(let guide):
      addPosition(of: item, axis, times: factor, to: &problem)
      return addBounds(
        ofView: document.guides[Int(guide)].owner, axis, times: factor, to: &problem)
    case .systemGuide(let guide, let view):
      problem.readsInsets = true
      return insets[Int(view)][guide].lower(axis)
        + addBounds(ofView: view, axis, times: factor, to: &problem)
    }
  }

  /// The lower edge of a view's bounds, in the container's bounds: the sum of the origins on the way up.
  private func addBounds(
    ofView view: Int32?, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    var constant = 0.0
    var next = view
    while let view = next, Int(view) != container {
      addPosition(of: .view(view), axis, times: factor, to: &problem)
      constant -= alignmentInsets(ofView: Int(view)).lower(axis)
      next = document.views[Int(view)].superview
    }
    return constant
  }

  private func addPosition(
    of item: LayoutItem, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) {
    guard let first = problem.firstVariable(of: item) else { return }
    problem.system.addTerm(first + ItemVariable.position(axis), factor)
  }

  /// Which view's baseline an attribute means, nil if it means none: a view may name another for its own.
  private func baselineView(of item: LayoutItem, _ attribute: LayoutAttribute) -> Int? {
    guard attribute == .firstBaseline || attribute == .lastBaseline, case .view(let view) = item else {
      return nil
    }
    var index = Int(view)
    // A chain of views that stand for each other ends at the latest when every view was named once.
    for _ in document.views.indices {
      let details = document.details(ofView: index)
      let next =
        attribute == .firstBaseline ? details.viewForFirstBaselineLayout : details.viewForLastBaselineLayout
      guard let next, next != index else { break }
      index = Int(next)
    }
    return index
  }

  /// Constant distances from the edges, whatever size the view comes to have (auto-layout 3.6).
  private func addBaseline(
    _ view: Int, _ attribute: LayoutAttribute, times factor: Double, to problem: inout Problem
  ) -> Double {
    let item = LayoutItem.view(Int32(view))
    let offsets = document.details(ofView: view).baselineOffsets
    let origin = addOrigin(of: item, .vertical, times: factor, to: &problem)
    if attribute == .firstBaseline { return origin + (offsets?.first ?? 0) }
    return origin + addSize(of: item, .vertical, times: factor, to: &problem) - (offsets?.last ?? 0)
  }

  /// How far margin attributes lie inside the alignment rectangle; zero for the others.
  private func marginInsets(
    of item: LayoutItem, _ attribute: LayoutAttribute, to problem: inout Problem
  ) -> EdgeInsets {
    guard attribute.isMargin, case .view(let view) = item else { return .zero }
    problem.readsInsets = true
    var result = insets[Int(view)].layoutMargins
    let alignment = alignmentInsets(ofView: Int(view))
    for edge in RectEdge.allCases { result[edge] -= alignment[edge] }
    return result
  }

  private func alignmentInsets(ofView view: Int) -> EdgeInsets {
    guard let details = document.views[view].details else { return .zero }
    return document.details[Int(details)].alignmentRectInsets
  }
}

/// A position as lower edge + `part` × size + `offset`, auto-layout 1.2.
private struct Span {
  var part: Double
  var offset: Double

  init(_ attribute: LayoutAttribute, insets: EdgeInsets) {
    (part, offset) =
      switch attribute {
      case .right, .bottom, .lastBaseline: (1, 0)
      case .centerX, .centerY: (0.5, 0)
      case .leftMargin: (0, insets.left)
      case .topMargin: (0, insets.top)
      case .rightMargin: (1, -insets.right)
      case .bottomMargin: (1, -insets.bottom)
      case .centerXWithinMargins: (0.5, (insets.left - insets.right) / 2)
      case .centerYWithinMargins: (0.5, (insets.top - insets.bottom) / 2)
      default: (0, 0)
      }
  }
}

extension LayoutAttribute {
  fileprivate var isMargin: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }
}

extension EdgeInsets {
  /// The inset of the left or top edge.
  fileprivate func lower(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  /// Both insets of an axis together.
  fileprivate func sum(_ axis: Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
}
