import ConstraintSolver
import LayoutModel

/// Turns constraints between attributes of items into linear constraints over their variables.
///
/// Made once for a problem: it holds what all constraints are read against, so that adding one copies nothing.
struct Lowering {
  let document: DocumentValues
  /// Layout direction of the controller's traits.
  let direction: LayoutDirection
  /// Insets of the guides of each view.
  let insets: [GuideInsets]
  let sources: ConstraintSources
  /// Nil while it is hidden, and where a view is fitted apart from everything around it.
  let keyboard: HostKeyboard?
  /// The view in whose coordinates that is.
  let root: Int32

  /// Adds a constraint of the document to the problem.
  func add(_ constraint: ItemConstraint, to problem: inout Problem) {
    // Content that no constraint speaks of is left alone: its size is zero and not ambiguous.
    if constraint.first.kind == .contentLayout {
      problem.constrainedContents.insert(constraint.first.index)
    }
    if constraint.second.kind == .contentLayout {
      problem.constrainedContents.insert(constraint.second.index)
    }
    lower(constraint, to: &problem)
    problem.origins.append(.constraint(constraint.source))
  }

  /// Adds a generated constraint to the problem.
  func addGenerated(_ index: Int, to problem: inout Problem) {
    let generated = problem.generated[index]
    let items = document.pair(
      ItemReference(generated.first), generated.second.map { ItemReference($0) } ?? .none)
    var constraint = ItemConstraint(
      first: items.first, second: items.second,
      firstAttribute: generated.firstAttribute.leftToRight,
      secondAttribute: generated.secondAttribute.leftToRight, relation: .init(generated.relation),
      breaking: .system(
        items.breakingClass(generated.firstAttribute, generated.secondAttribute), depth: items.depth(document)
      ),
      priority: generated.priority, multiplier: generated.multiplier, constant: generated.constant,
      container: generated.container, source: Int32(index))
    if generated.firstAttribute.isDirectional || generated.secondAttribute.isDirectional,
      document.isRightToLeft(Int(generated.container), inherited: direction)
    {
      constraint.mirror()
    }
    lower(constraint, to: &problem)
    problem.origins.append(.generated(Int32(index)))
  }

  private func lower(_ constraint: ItemConstraint, to problem: inout Problem) {
    let container = constraint.container
    var constant = constraint.constant
    constant -= addTerms(
      of: constraint.first, constraint.firstAttribute, times: 1, in: container, to: &problem)
    if constraint.second.kind != .none {
      let factor = constraint.multiplier
      constant +=
        factor
        * addTerms(
          of: constraint.second, constraint.secondAttribute, times: -factor, in: container, to: &problem)
    }
    problem.addConstraint(
      constraint.relation, constant, priority: constraint.priority, breaking: constraint.breaking)
  }
}
