import ConstraintSolver
import LayoutModel

extension ConstraintPlan {
  /// The distances of views from the edges of their superviews on which constraints put them, as far as that is known before the first
  /// solve: 0, and infinite for all other edges (AL-passes). Views without such a constraint are left out, and all where nobody reads
  /// insets below the root.
  func pinnedEdges(of document: DocumentValues) -> [Int32: EdgeInsets] {
    var pinned: [Int32: EdgeInsets] = [:]
    guard insetReaders.needed.count > 1 else { return pinned }
    for constraint in constraints.list where constraint.constant == 0 && constraint.multiplier == 1 {
      guard constraint.relation == .equal, constraint.first.attribute == constraint.second.attribute,
        let edge = constraint.first.attribute.edge,
        let view = constraint.viewBelow(of: document)
      else { continue }
      pinned[view, default: .unknown][edge] = 0
    }
    return pinned
  }
}

extension ItemConstraint {
  /// The view of a constraint between a view and its superview.
  fileprivate func viewBelow(of document: DocumentValues) -> Int32? {
    guard first.item.kind == .view, second.item.kind == .view else { return nil }
    let (one, other) = (first.item.index, second.item.index)
    if document.views[Int(one)].superview == other { return one }
    return document.views[Int(other)].superview == one ? other : nil
  }
}

extension LayoutAttribute {
  /// The edge of an item's frame that it is; constraints that are prepared have no leading one.
  fileprivate var edge: RectEdge? {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    default: nil
    }
  }
}

extension EdgeInsets {
  fileprivate static let unknown = EdgeInsets(
    top: .infinity, left: .infinity, bottom: .infinity, right: .infinity)
}
