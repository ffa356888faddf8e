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
  let sources: ConstraintSources
  /// The view in whose bounds the positions of the constraint at hand are.
  private(set) var container = 0

  init(_ document: LayoutDocument, host: Host, insets: [GuideInsets], sources: ConstraintSources) {
    self.document = document
    self.host = host
    self.insets = insets
    self.sources = sources
  }

  /// Adds one constraint of the document to the problem.
  mutating func add(_ index: Int, to problem: inout Problem) {
    let constraint = document.constraints[index]
    container = container(of: constraint)
    var sides = Sides(
      constraint.firstAttribute, constraint.relation, constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant)
    mirror(&sides)
    var (first, second) = (constraint.firstItem, constraint.secondItem)
    if !document.scrolls.isEmpty {
      if let other = second {
        second = scrolled(other, sides.second, relatedTo: first)
        first = scrolled(first, sides.first, relatedTo: other)
      }
      noteContent(first, second, in: &problem)
    }
    var constant = sides.constant
    constant -= addTerms(of: first, sides.first, times: 1, to: &problem)
    if let second {
      constant +=
        sides.multiplier * addTerms(of: second, sides.second, times: -sides.multiplier, to: &problem)
    }
    problem.system.addConstraint(
      sides.relation, constant, priority: constraint.priority,
      breaking: .rank(
        breakingClass(
          constraint.firstItem, constraint.firstAttribute, constraint.secondItem, constraint.secondAttribute))
    )
    problem.origins.append(.constraint(Int32(index)))
  }

  /// Adds a generated constraint to the problem.
  mutating func addGenerated(_ index: Int, to problem: inout Problem) {
    let constraint = problem.generated[index]
    container = Int(constraint.container)
    var sides = Sides(
      constraint.firstAttribute, constraint.relation, constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant)
    mirror(&sides)
    var constant = sides.constant
    constant -= addTerms(of: constraint.first, sides.first, times: 1, to: &problem)
    if let second = constraint.second {
      constant +=
        sides.multiplier * addTerms(of: second, sides.second, times: -sides.multiplier, to: &problem)
    }
    problem.system.addConstraint(
      sides.relation, constant, priority: constraint.priority,
      breaking: .rank(BreakingClass.system + breakingClass(of: constraint)))
    problem.origins.append(.generated(Int32(index)))
  }

  /// Leading and trailing are read in the direction of the container (auto-layout 2.8).
  private func mirror(_ sides: inout Sides) {
    guard sides.isDirectional,
      document.direction(ofView: container, inherited: host.direction) == .rightToLeft
    else { return }
    sides.mirror()
  }

  /// In whose coordinates positions are: those of the view that holds the constraint, else of the nearest common
  /// ancestor of its items (decisions 34).
  private func container(of constraint: LayoutConstraint) -> Int {
    constraint.owner.map { Int($0) } ?? document.commonAncestor(of: constraint)
  }

  private func breakingClass(of constraint: GeneratedConstraint) -> UInt8 {
    guard case .model(let first) = constraint.first, case .model(let second)? = constraint.second else {
      return constraint.second == nil ? BreakingClass.oneItem : BreakingClass.unrelatedItems
    }
    return breakingClass(first, constraint.firstAttribute, second, constraint.secondAttribute)
  }

  /// Which constraints give way first, auto-layout 8.3.
  private func breakingClass(
    _ firstItem: LayoutItem, _ firstAttribute: LayoutAttribute, _ secondItem: LayoutItem?,
    _ secondAttribute: LayoutAttribute
  ) -> UInt8 {
    guard let secondItem, secondItem != firstItem else { return BreakingClass.oneItem }
    let descendantAttribute: LayoutAttribute
    if document.isItem(secondItem, atOrAbove: firstItem) {
      descendantAttribute = firstAttribute
    } else if document.isItem(firstItem, atOrAbove: secondItem) {
      descendantAttribute = secondAttribute
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

extension LayoutDocument {
  /// Whether an item is another's ancestor. A view's own guides stand for the view; one that somebody made holds
  /// nothing.
  fileprivate func isItem(_ item: LayoutItem, atOrAbove other: LayoutItem) -> Bool {
    if case .guide = item { return false }
    return isView(Int(view(of: item)), atOrAbove: Int(view(of: other)))
  }
}

/// The attributes, relation and numbers of a constraint once the direction is known.
private struct Sides {
  var first: LayoutAttribute
  var second: LayoutAttribute
  var relation: ConstraintSolver.Relation
  var multiplier: Double
  var constant: Double
  let isDirectional: Bool

  init(
    _ first: LayoutAttribute, _ relation: LayoutConstraint.Relation, _ second: LayoutAttribute,
    multiplier: Double, constant: Double
  ) {
    self.first = first.leftToRight
    self.second = second.leftToRight
    self.multiplier = multiplier
    self.constant = constant
    isDirectional = first.isDirectional || second.isDirectional
    self.relation =
      switch relation {
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
