import ConstraintSolver
import LayoutModel

/// The items of a constraint, and how the views lie to each other that they are or belong to.
struct ItemPair {
  var first: ItemReference
  /// ``ItemReference/none`` for a constant size; then the view is the first one's.
  var second: ItemReference
  var firstView: Int32
  var secondView: Int32
  /// Whether one view is the other or above it.
  var isFirstAbove: Bool
  var isSecondAbove: Bool

  /// What a constraint between such attributes is about (AL-conflict-victim).
  @inline(__always)
  func breakingClass(_ firstAttribute: LayoutAttribute, _ secondAttribute: LayoutAttribute) -> BreakingClass {
    if second.kind == .none || second.isSame(as: first) { return .oneItem }
    // A view's own guides stand for the view; one that somebody made holds nothing.
    if isSecondAbove, second.kind != .guide { return .toAncestor(firstAttribute) }
    if isFirstAbove, first.kind != .guide { return .toAncestor(secondAttribute) }
    return .unrelatedItems
  }

  /// How many views are above the deeper of the two; spacers count as the root view does.
  @inline(__always)
  func depth(_ document: DocumentValues) -> UInt8 {
    let first = firstView < 0 ? 0 : document.views[Int(firstView)].depth
    return max(first, secondView < 0 ? 0 : document.views[Int(secondView)].depth)
  }

  /// The nearest view at or above both views of one tree.
  ///
  /// - Complexity: O(1) for a view and one above it, or beside it; else O(depth).
  @inline(__always)
  func commonAncestor(_ document: DocumentValues) -> Int32 {
    if isSecondAbove { return secondView }
    if isFirstAbove { return firstView }
    var ancestor = document.views[Int(firstView)].superview ?? firstView
    while !document.isView(Int(ancestor), atOrAbove: Int(secondView)),
      let above = document.views[Int(ancestor)].superview
    {
      ancestor = above
    }
    return ancestor
  }
}

extension DocumentValues {
  /// The items of a constraint.
  @inline(__always)
  func items(of constraint: LayoutConstraint) -> ItemPair {
    pair(ItemReference(constraint.firstItem), constraint.secondItem.map { ItemReference($0) } ?? .none)
  }

  /// Two items, the second ``ItemReference/none`` for a constant size.
  ///
  /// A function and no initialiser: those own their arguments, and would copy the document for each constraint.
  @inline(__always)
  func pair(_ first: ItemReference, _ second: ItemReference) -> ItemPair {
    let firstView = view(of: first)
    let secondView = second.kind == .none ? firstView : view(of: second)
    var pair = ItemPair(
      first: first, second: second, firstView: firstView, secondView: secondView, isFirstAbove: false,
      isSecondAbove: false)
    // A spacer is in no view tree.
    guard firstView >= 0, secondView >= 0 else { return pair }
    if firstView <= secondView { pair.isFirstAbove = isView(Int(firstView), atOrAbove: Int(secondView)) }
    if secondView <= firstView { pair.isSecondAbove = isView(Int(secondView), atOrAbove: Int(firstView)) }
    return pair
  }
}
