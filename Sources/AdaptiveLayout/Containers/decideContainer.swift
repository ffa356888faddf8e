import LayoutModel

/// What a container does in its environment: which children it shows, where, and the bars around them (traits 3).
///
/// A container rearranges its part of the hierarchy here: one that collapses hands children on to a navigation
/// controller.
func decideContainer(_ index: Int, in state: inout ResolutionState) {
  let type = state.document.controllers[index].type
  guard type != .viewController else { return }
  state.controllers[index].contentSafeArea = state.controllers[index].safeArea
  state.controllers[index].placements = []
  switch type {
  case .viewController: break
  case .navigationController: decideNavigation(index, in: &state)
  case .tabBarController: decideTabBar(index, in: &state)
  case .splitViewController: decideSplit(index, in: &state)
  case .pageViewController: decidePages(index, in: &state)
  }
  // A container has its children in its own view.
  for child in state.controllers[index].children { state.document.controllers[child].containerView = nil }
}

extension ResolutionState {
  /// The children of a controller that are installed.
  func installedChildren(of index: Int) -> [Int] {
    controllers[index].children.filter { document.controllers[$0].isInstalled }
  }

  /// The size of a controller's root view; zero while it has none.
  func size(of index: Int) -> Size { controllers[index].place?.frame.size ?? .zero }

  /// Puts children that are not on screen where those on screen are, if they have views all the same (traits C-14).
  mutating func placeLoaded(_ children: some Sequence<Int>, at frame: Rect, in index: Int) {
    for child in children where document.controllers[child].isViewLoaded == true {
      controllers[index].placements.append(ChildPlacement(child: child, frame: frame, isOnScreen: false))
    }
  }
}

/// What a controller wishes for. A navigation controller adds its bars to what its top controller wishes for; zero
/// stays zero (traits C-13).
func preferredContentSize(of index: Int, in state: ResolutionState) -> Size {
  let node = state.document.controllers[index]
  guard node.type == .navigationController, let top = state.installedChildren(of: index).last else {
    return node.preferredContentSize
  }
  var size = preferredContentSize(of: top, in: state)
  guard size != .zero else { return size }
  let heights = BarHeights(ofController: index, in: state)
  let bars = state.bars(ofNavigation: index)
  if bars.hasNavigationBar { size.height += heights.navigationBar(isLarge: bars.isLargeTitle) }
  if bars.hasToolbar { size.height += heights.toolbar }
  return size
}
