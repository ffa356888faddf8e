import ConstraintSolver
import JSON
import LayoutModel

/// A constraint of a controller's last solution, for those who ask what holds where.
struct KeptConstraint {
  var text: String
  /// Index in ``LayoutDocument/constraints``, nil for one that nobody wrote.
  var source: Int32?
  var relation: LayoutConstraint.Relation
  var priority: Float
  /// Its attribute is never a directional one, nor that of the second side.
  var first: ConstraintSide<LayoutItem>
  var second: ConstraintSide<LayoutItem>?
  /// By how much its left side is greater than its right side, in points.
  var excess: Double
}

/// How far a constraint may be from equality, in points, and still count as tight.
private let tightness = 0.001

/// Keeps what held in a controller's view tree: the constraints between items that have a frame, and the natural sizes of
/// views. What ties down the guides of stack views is left out: nobody sees those.
///
/// - Parameters:
///   - problem: The one that was solved last.
///   - direction: Of the controller's traits.
func keepConstraints(
  of solution: Solution, _ plan: ConstraintPlan, _ problem: Problem, direction: LayoutDirection,
  in state: inout ResolutionState
) {
  var sides: [Int32: ItemConstraint] = [:]
  for constraint in plan.constraints.list { sides[constraint.source] = constraint }
  let document = state.document
  for (row, origin) in problem.origins.enumerated() {
    let excess = problem.system.excess(of: row, at: solution.values)
    let kept: KeptConstraint? =
      switch origin {
      case .constraint(let index): sides[index].map { document.keep($0, excess: excess) }
      case .generated(let index):
        document.keep(problem.generated[Int(index)], problem, direction, excess: excess)
      case .compressionResistance(let view, let axis):
        document.keep(naturalSizeOf: view, axis, .greaterThanOrEqual, excess: excess)
      case .hugging(let view, let axis):
        document.keep(naturalSizeOf: view, axis, .lessThanOrEqual, excess: excess)
      case .host, .fixed, .guideSize, .fitting: nil
      }
    if let kept { state.sheet.keptConstraints.append(kept) }
  }
}

extension DocumentValues {
  /// The sides that the direction means; the rest as it was written.
  fileprivate func keep(_ item: ItemConstraint, excess: Double) -> KeptConstraint {
    let constraint = constraints[Int(item.source)]
    func attribute(_ written: LayoutAttribute, _ meant: LayoutAttribute) -> LayoutAttribute {
      written.isDirectional ? meant : written
    }
    return KeptConstraint(
      text: text(of: constraint), source: item.source, relation: constraint.relation,
      priority: constraint.priority,
      first: ConstraintSide(
        constraint.firstItem, attribute(constraint.firstAttribute, item.first.attribute)),
      second: constraint.secondItem.map {
        ConstraintSide($0, attribute(constraint.secondAttribute, item.second.attribute))
      }, excess: item.relation == .init(constraint.relation) ? excess : -excess)
  }

  /// Nil for one that speaks of a guide of a stack view.
  fileprivate func keep(
    _ constraint: GeneratedConstraint, _ problem: Problem, _ direction: LayoutDirection, excess: Double
  ) -> KeptConstraint? {
    let isRightToLeft = isRightToLeft(Int(constraint.container), inherited: direction)
    func side(_ side: GeneratedConstraint.Side) -> ConstraintSide<LayoutItem>? {
      guard case .model(let item) = side.item else { return nil }
      let left = side.attribute.leftToRight
      return ConstraintSide(item, side.attribute.isDirectional && isRightToLeft ? left.mirrored : left)
    }
    guard let first = side(constraint.first) else { return nil }
    let second = constraint.second.flatMap(side)
    if constraint.second != nil, second == nil { return nil }
    return KeptConstraint(
      text: text(of: constraint, problem), source: nil, relation: constraint.relation,
      priority: constraint.priority, first: first, second: second, excess: excess)
  }

  fileprivate func keep(
    naturalSizeOf view: Int32, _ axis: Axis, _ relation: LayoutConstraint.Relation, excess: Double
  ) -> KeptConstraint {
    let attribute = AxisAttributes(axis).size
    var constraint = LayoutConstraint(
      firstItem: .view(view), firstAttribute: attribute, owner: nil, listIndex: 0)
    constraint.relation = relation
    constraint.constant = natural[Int(view)][axis] ?? 0
    constraint.priority =
      relation == .lessThanOrEqual
      ? natural[Int(view)].hugging[axis] : views[Int(view)].compressionResistance[axis]
    return KeptConstraint(
      text: text(of: constraint), source: nil, relation: relation, priority: constraint.priority,
      first: ConstraintSide(.view(view), attribute), second: nil, excess: excess)
  }
}

/// The constraints that were kept with the places that they relate, those of the document first, in its order.
///
/// - Parameter layout: With all frames and measures.
func placeConstraints(_ kept: [KeptConstraint], in layout: Layout) -> [PlacedConstraint] {
  let written = kept.indices.filter { kept[$0].source != nil }.sorted {
    (kept[$0].source ?? 0, $0) < (kept[$1].source ?? 0, $1)
  }
  let others = kept.indices.filter { kept[$0].source == nil }
  return (written + others).compactMap { place(kept[$0], in: layout) }
}

/// Nil where a frame is missing.
private func place(_ constraint: KeptConstraint, in layout: Layout) -> PlacedConstraint? {
  let measure = AttributeMeasure(constraint.first.attribute)
  guard measure.kind != .nothing, let first = place(constraint.first, in: layout) else { return nil }
  let second = constraint.second.flatMap { place($0, in: layout) }
  if constraint.second != nil, second == nil { return nil }
  let isTight = abs(constraint.excess) <= tightness
  let isBeyond =
    switch constraint.relation {
    case .equal: false
    case .lessThanOrEqual: constraint.excess < 0
    case .greaterThanOrEqual: constraint.excess > 0
    }
  var placed = PlacedConstraint(
    text: constraint.text, axis: measure.axis, relation: constraint.relation, priority: constraint.priority,
    first: first, second: second)
  placed.pointer = constraint.source.map { layout.document.pointer(toConstraint: Int($0)) }
  (placed.isTight, placed.isSatisfied) = (isTight, isTight || isBeyond)
  return placed
}

private func place(_ side: ConstraintSide<LayoutItem>, in layout: Layout) -> PlacedConstraint.Side? {
  let view = Int(layout.document.view(of: side.item))
  guard let frame = layout.views[view].frameInWindow else { return nil }
  let measures = layout.measures[view]
  let own: Rect? =
    switch side.item {
    case .view: Rect(origin: .zero, size: frame.size)
    case .guide(let index): measures?.layoutGuides.first { $0.guide == Int(index) }?.frame
    case .systemGuide(let guide, _): measures?.systemGuides.first { $0.guide == guide }?.frame
    }
  return own.map {
    PlacedConstraint.Side(
      item: layout.document.name(of: side.item), view: Int32(view), frame: $0.offset(by: frame.origin),
      attribute: side.attribute)
  }
}
