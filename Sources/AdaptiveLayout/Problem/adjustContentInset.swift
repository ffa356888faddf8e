import LayoutModel

/// The insets of a scroll view's content once the safe area has added its part, as UIKit's `adjustedContentInset`.
///
/// What the document gives wins. Before version 11 the safe area adds nothing (decision 0076).
///
/// - Parameters:
///   - index: The scroll view, of the class `type` and the size `size`.
///   - safeArea: Of the scroll view.
func adjustContentInset(
  ofView index: Int, _ scroll: ScrollConfiguration, type: ViewType, safeArea: EdgeInsets, contentSize: Size,
  size: Size, host: Host
) -> EdgeInsets {
  if let given = scroll.givenAdjustedContentInset { return given }
  var insets = scroll.contentInset
  let edges = edgesAdjusted(
    ofView: index, scroll, type: type, contentSize: contentSize, size: size, host: host)
  for edge in RectEdge.allCases where edges.contains(RectEdges(edge)) {
    insets[edge] += host.pixelGrid.round(safeArea[edge])
  }
  return insets
}

/// The edges at which the safe area adds its part, however much that is.
func edgesAdjusted(
  ofView index: Int, _ scroll: ScrollConfiguration, type: ViewType, contentSize: Size, size: Size, host: Host
) -> RectEdges {
  guard host.systemVersion >= SystemVersion(11) else { return [] }
  let grid = host.pixelGrid
  var edges: RectEdges = []
  for axis in Axis.allCases {
    let isScrollable =
      grid.round(contentSize[axis]) + scroll.contentInset.sum(axis) > grid.round(size[axis])
      || scroll.alwaysBounces(axis, type: type)
    let isAdjusted =
      switch scroll.contentInsetAdjustmentBehavior {
      case .never: false
      case .always: true
      case .scrollableAxes: isScrollable
      case .automatic: isScrollable || axis == .vertical && index == host.firstScrollView
      }
    if isAdjusted { edges.formUnion(axis.edges) }
  }
  return edges
}

extension ResolutionState {
  /// The scroll view that a controller with a navigation controller above it shows first: its root view, or else the
  /// first view in it, or in that one, and so on, that scrolls.
  func firstScrollViewInNavigation(ofController controller: Int) -> Int? {
    guard isInNavigationController(controller) else { return nil }
    var index = Int(document.controllers[controller].rootView)
    while true {
      if case .scroll = document.views[index].role { return index }
      let end = Int(document.views[index].subtreeEnd)
      index += 1
      while index < end, !sheet.installed[index] { index = Int(document.views[index].subtreeEnd) }
      guard index < end else { return nil }
    }
  }

  /// Whether a navigation controller is among the parents of a controller.
  private func isInNavigationController(_ controller: Int) -> Bool {
    var parent = document.controllers[controller].parent
    while let controller = parent.map({ document.controllers[Int($0)] }) {
      if controller.type == .navigationController { return true }
      parent = controller.parent
    }
    return false
  }
}

extension Axis {
  fileprivate var edges: RectEdges {
    switch self {
    case .horizontal: .sides
    case .vertical: [.top, .bottom]
    }
  }
}
