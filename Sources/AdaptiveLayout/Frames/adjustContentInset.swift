import LayoutModel

/// The insets of a scroll view's content once the safe area has added its part, as UIKit's `adjustedContentInset`.
///
/// What the document gives wins. Before version 11 the safe area adds nothing (decision 0076).
///
/// - Parameters:
///   - index: The scroll view.
///   - contentSize: On the pixel grid, like `size`.
///   - isFirst: Whether it is the scroll view that its controller shows first.
func adjustContentInset(
  ofView index: Int, _ scroll: ScrollConfiguration, contentSize: Size, size: Size, isFirst: Bool,
  in state: ResolutionState
) -> EdgeInsets {
  if let given = scroll.givenAdjustedContentInset { return given }
  var insets = scroll.contentInset
  guard state.environment.systemVersion >= SystemVersion(11) else { return insets }
  let type = state.document.views[index].type
  let grid = state.environment.pixelGrid
  for axis in Axis.allCases {
    let isScrollable =
      contentSize[axis] + insets.sum(axis) > size[axis] || scroll.alwaysBounces(axis, type: type)
    let isAdjusted =
      switch scroll.contentInsetAdjustmentBehavior {
      case .never: false
      case .always: true
      case .scrollableAxes: isScrollable
      case .automatic:
        isScrollable || axis == .vertical && isFirst && state.isInNavigationController(viewOf: index)
      }
    guard isAdjusted else { continue }
    for edge in axis.edges { insets[edge] += grid.round(state.insets[index].safeArea[edge]) }
  }
  return insets
}

extension ResolutionState {
  /// The scroll view that a controller shows first: its root view, or else the first view in it, or in that one, and so
  /// on, that scrolls.
  func firstScrollView(ofController controller: Int) -> Int? {
    var index = Int(document.controllers[controller].rootView)
    while true {
      if case .scroll = document.views[index].role { return index }
      let end = Int(document.views[index].subtreeEnd)
      index += 1
      while index < end, !installed[index] { index = Int(document.views[index].subtreeEnd) }
      guard index < end else { return nil }
    }
  }

  /// Whether a navigation controller is among the parents of the controller of a view.
  fileprivate func isInNavigationController(viewOf index: Int) -> Bool {
    var parent = document.controllers[Int(document.views[index].controller)].parent
    while let controller = parent.map({ document.controllers[Int($0)] }) {
      if controller.type == .navigationController { return true }
      parent = controller.parent
    }
    return false
  }
}

extension Axis {
  fileprivate var edges: [RectEdge] {
    switch self {
    case .horizontal: [.left, .right]
    case .vertical: [.top, .bottom]
    }
  }
}
