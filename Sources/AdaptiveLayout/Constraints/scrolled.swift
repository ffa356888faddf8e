import LayoutModel

/// Which rectangle of a scroll view its content means (AL-scroll-content).
extension DocumentValues {
  /// An item of a constraint whose other item is `other`: a scroll view's edges are those of its content for what is
  /// inside it, its centre is that of its frame.
  func scrolled(
    _ item: ItemReference, _ attribute: LayoutAttribute, relatedTo other: ItemReference
  ) -> ItemReference {
    guard item.kind == .view, case .scroll = views[Int(item.index)].role,
      isInside(other, scrollView: item.index)
    else { return item }
    switch attribute {
    case .notAnAttribute, .width, .height: return item
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      return ItemReference(.frameLayout, item.index)
    default: return ItemReference(.contentLayout, item.index)
    }
  }

  private func isInside(_ item: ItemReference, scrollView: Int32) -> Bool {
    let view = view(of: item)
    if item.kind == .guide, view == scrollView { return true }
    return view != scrollView && isView(Int(scrollView), atOrAbove: Int(view))
  }
}
