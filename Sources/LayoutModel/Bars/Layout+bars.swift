extension Layout {
  /// Whether a controller is neither the root nor somebody's child: another one presents it, or nobody does. What holds
  /// a view of a bar item is no controller of the hierarchy.
  package func isPresentedOrGone(_ index: Int) -> Bool {
    index != 0 && document.controllers[index].parent == nil && document.controllers[index].contentOwner == nil
  }
}

extension ContainerLayout {
  /// The root views of the items in its bars, by index.
  package var barViews: [Int32] {
    guard case .navigation(let layout) = self else { return [] }
    let contents = layout.contents
    let items =
      (contents?.leftBarButtonItems ?? []) + (contents?.rightBarButtonItems ?? [])
      + (layout.toolbarItems ?? [])
    return [contents?.titleView?.view].compactMap { $0 } + items.compactMap(\.customView)
  }
}
