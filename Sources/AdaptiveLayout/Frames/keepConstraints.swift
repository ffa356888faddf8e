import ConstraintSolver
import JSON
import LayoutModel

/// A constraint of a controller's last solution, for those who ask what holds where.
struct KeptConstraint {
  /// One side of it. Its attribute is never directional.
  struct Side {
    var item: LayoutItem
    var attribute: LayoutAttribute
  }

  var text: String
  /// Index in ``LayoutDocument/constraints``, nil for one that nobody wrote.
  var source: Int32?
  var relation: LayoutConstraint.Relation
  var priority: Float
  var first: Side
  var second: Side?
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
  of solution: Solution, plan: ConstraintPlan, problem: Problem, direction: LayoutDirection,
  in state: inout ResolutionState
) {
  var sides: [Int32: ItemConstraint] = [:]
  for constraint in plan.constraints.list { sides[constraint.source] = constraint }
  for (row, origin) in problem.origins.enumerated() {
    let excess = problem.system.excess(of: row, at: solution.values)
    switch origin {
    case .constraint(let index):
      guard let item = sides[index] else { continue }
      state.keep(constraint: index, item, excess: excess)
    case .generated(let index):
      state.keep(problem.generated[Int(index)], problem, direction, excess: excess)
    case .compressionResistance(let view, let axis):
      state.keep(naturalSizeOf: view, axis, .greaterThanOrEqual, excess: excess)
    case .hugging(let view, let axis):
      state.keep(naturalSizeOf: view, axis, .lessThanOrEqual, excess: excess)
    case .host, .fixed, .guideSize, .fitting: continue
    }
  }
}

extension ResolutionState {
  fileprivate mutating func keep(constraint index: Int32, _ item: ItemConstraint, excess: Double) {
    let constraint = document.constraints[Int(index)]
    // The sides that the direction means; the rest as it was written.
    sheet.keptConstraints.append(
      KeptConstraint(
        text: document.text(of: constraint), source: index, relation: constraint.relation,
        priority: constraint.priority,
        first: KeptConstraint.Side(
          item: constraint.firstItem,
          attribute: constraint.firstAttribute.isDirectional
            ? item.firstAttribute : constraint.firstAttribute),
        second: constraint.secondItem.map {
          KeptConstraint.Side(
            item: $0,
            attribute: constraint.secondAttribute.isDirectional
              ? item.secondAttribute : constraint.secondAttribute)
        }, excess: item.relation == .init(constraint.relation) ? excess : -excess))
  }

  fileprivate mutating func keep(
    _ constraint: GeneratedConstraint, _ problem: Problem, _ direction: LayoutDirection, excess: Double
  ) {
    guard case .model(let first) = constraint.first else { return }
    var second: LayoutItem?
    switch constraint.second {
    case .model(let item): second = item
    case .spacer: return
    case nil: break
    }
    let isRightToLeft = document.isRightToLeft(Int(constraint.container), inherited: direction)
    func side(_ item: LayoutItem, _ attribute: LayoutAttribute) -> KeptConstraint.Side {
      let left = attribute.leftToRight
      return KeptConstraint.Side(
        item: item, attribute: attribute.isDirectional && isRightToLeft ? left.mirrored : left)
    }
    sheet.keptConstraints.append(
      KeptConstraint(
        text: document.text(of: constraint, problem), source: nil, relation: constraint.relation,
        priority: constraint.priority, first: side(first, constraint.firstAttribute),
        second: second.map { side($0, constraint.secondAttribute) }, excess: excess))
  }

  fileprivate mutating func keep(
    naturalSizeOf view: Int32, _ axis: Axis, _ relation: LayoutConstraint.Relation, excess: Double
  ) {
    let natural = document.natural[Int(view)]
    let priorities =
      relation == .lessThanOrEqual ? natural.hugging : document.views[Int(view)].compressionResistance
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    var constraint = LayoutConstraint(
      firstItem: .view(view), firstAttribute: attribute, owner: nil, listIndex: 0)
    constraint.relation = relation
    constraint.constant = natural[axis] ?? 0
    constraint.priority = priorities[axis]
    sheet.keptConstraints.append(
      KeptConstraint(
        text: document.text(of: constraint), source: nil, relation: relation, priority: constraint.priority,
        first: KeptConstraint.Side(item: .view(view), attribute: attribute), second: nil, excess: excess))
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
  guard let first = place(constraint.first, in: layout), let axis = constraint.first.attribute.axis else {
    return nil
  }
  var second: PlacedConstraint.Side?
  if let side = constraint.second {
    second = place(side, in: layout)
    if second == nil { return nil }
  }
  let isTight = abs(constraint.excess) <= tightness
  let isBeyond: Bool =
    switch constraint.relation {
    case .equal: false
    case .lessThanOrEqual: constraint.excess < 0
    case .greaterThanOrEqual: constraint.excess > 0
    }
  return PlacedConstraint(
    text: constraint.text, pointer: constraint.source.map { layout.document.pointer(toConstraint: Int($0)) },
    axis: axis, relation: constraint.relation, priority: constraint.priority, first: first, second: second,
    isTight: isTight, isSatisfied: isTight || isBeyond)
}

private func place(_ side: KeptConstraint.Side, in layout: Layout) -> PlacedConstraint.Side? {
  let view = Int(layout.document.view(of: side.item))
  guard let frame = layout.views[view].frameInWindow else { return nil }
  let name = layout.document.name(of: side.item)
  var local: Rect?
  switch side.item {
  case .view:
    return PlacedConstraint.Side(item: name, view: Int32(view), frame: frame, attribute: side.attribute)
  case .guide(let index):
    local = layout.measures[view]?.layoutGuides.first { $0.guide == Int(index) }?.frame
  case .systemGuide(let guide, _):
    local = layout.measures[view]?.systemGuides.first { $0.guide == guide }?.frame
  }
  return local.map {
    PlacedConstraint.Side(
      item: name, view: Int32(view), frame: $0.offset(by: frame.origin), attribute: side.attribute)
  }
}

extension LayoutAttribute {
  fileprivate var axis: Axis? {
    switch kind {
    case .none: nil
    case .position(let axis), .size(let axis): axis
    }
  }
}
