import LayoutModel

/// What a container does in its environment: which children it shows where, and the bars around them (CO-containers).
struct ContainerDecision {
  /// Bars and columns exactly.
  var layout: ContainerLayout
  /// The safe area as its children see it, bars included (CO-child-insets).
  var contentSafeArea: EdgeInsets
  /// Where it puts those of its children whose views are loaded.
  var placements: [ChildPlacement] = []
  /// What it implies for children (TR-order).
  var impliedTraits: [(child: Int, traits: TraitCollection)] = []
  var diagnostics: [Diagnostic] = []
  var doubts = Doubts()
}

/// Where a container puts the view of a child.
struct ChildPlacement {
  var child: Int
  /// In the coordinates of the container's root view.
  var frame: Rect
  var isOnScreen: Bool
}

/// Decides what a container does; nil for a controller that is none. One that collapses rearranges its part of the
/// hierarchy here: it hands children on to a navigation controller.
func decideContainer(_ index: Int, in state: inout ResolutionState) -> ContainerDecision? {
  switch state.document.controllers[index].type {
  case .viewController: nil
  case .navigationController: decideNavigation(index, in: state)
  case .tabBarController: decideTabBar(index, in: state)
  case .splitViewController: decideSplit(index, in: &state)
  case .pageViewController: decidePages(index, in: state)
  }
}

extension ResolutionState {
  /// Does what a container decided.
  mutating func adopt(_ decision: ContainerDecision, of index: Int) {
    controllers[index].decision = decision
    for implied in decision.impliedTraits { controllers[implied.child].impliedTraits.merge(implied.traits) }
    // A container has its children in its own view.
    for child in controllers[index].children { document.controllers[child].containerView = nil }
    findings.diagnostics += decision.diagnostics
    findings.doubts.formUnion(decision.doubts)
  }

  /// The children of a controller that are installed.
  func installedChildren(of index: Int) -> [Int] {
    controllers[index].children.filter { node($0).isInstalled }
  }

  /// The size of a controller's root view; zero while it has none.
  func size(of index: Int) -> Size { controllers[index].place?.frame.size ?? .zero }

  /// Where a child goes: off screen to where those on screen are, if it has a view all the same (CO-off-screen).
  func placement(of child: Int, at frame: Rect, isOnScreen: Bool) -> ChildPlacement? {
    guard isOnScreen || document.controllers[child].isViewLoaded == true else { return nil }
    return ChildPlacement(child: child, frame: frame, isOnScreen: isOnScreen)
  }
}

/// What a controller wishes for; a navigation controller what its top one does, with its bars unless zero (CO-preferred-size).
func preferredContentSize(of index: Int, in state: ResolutionState) -> Size {
  guard state.document.controllers[index].type == .navigationController,
    let top = state.installedChildren(of: index).last
  else { return state.node(index).preferredContentSize }
  var size = preferredContentSize(of: top, in: state)
  guard size != .zero else { return size }
  var heights = BarHeights(ofController: index, in: state)
  let bars = state.bars(ofNavigation: index)
  if bars.hasNavigationBar { size.height += heights.navigationBar(isLarge: bars.isLargeTitle) + bars.rows }
  if bars.hasToolbar { size.height += heights.toolbar() }
  return size
}
