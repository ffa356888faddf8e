import LayoutModel

/// The tab bar of a tab bar controller and the place of the selected one (CO-tab-bar).
func decideTabBar(_ index: Int, in state: ResolutionState) -> ContainerDecision {
  let size = state.size(of: index)
  let safeArea = state.controllers[index].safeArea
  let selected = state.selectedChild(of: index)
  var layout = TabLayout()
  layout.selected = selected.map { Int32($0) }
  var decision = ContainerDecision(layout: .tab(layout), contentSafeArea: safeArea)
  if state.hidesTabBar(of: index, selected: selected) {
    // It takes no room.
  } else if state.hasTabBarAtTop(index) {
    decision.diagnostics = [state.document.diagnostic(.tabBarNotModelled, of: index)]
  } else if let strip = VerticalStrip(ofController: index, in: state) {
    decision.doubts.rules.insert(.verticalBars)
    layout.tabBar = strip.tabBar(state.tabCount(of: index))
    decision.layout = .tab(layout)
  } else {
    var heights = BarHeights(ofController: index, in: state)
    let height = heights.tabBar() + safeArea.bottom
    decision.doubts = heights.doubts
    decision.doubts.facts.formUnion(state.safeAreaFacts(.bottom, ofController: index))
    let frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    layout.tabBar = BarLayout(frame: frame, backgroundFrame: frame)
    decision.contentSafeArea.bottom = height
    decision.layout = .tab(layout)
  }
  let isOpaque = !state.document.controllers[index].container.isTabBarTranslucent
  decision.placements = state.installedChildren(of: index).compactMap { child in
    let frame = contentFrame(
      of: state.document.controllers[child], size: size, top: nil, bottom: layout.tabBar?.topOfHorizontal,
      opaque: isOpaque ? .bottom : [])
    return state.placement(of: child, at: frame, isOnScreen: child == selected)
  }
  return decision
}

extension ResolutionState {
  fileprivate func hidesTabBar(of index: Int, selected: Int?) -> Bool {
    let container = document.controllers[index].container
    if container.isTabBarHidden || container.tabBarPlacement == TabBarPlacement.none { return true }
    return selected.map { isNavigation($0) && hidesBottomBar(shownStack(of: $0)) } ?? false
  }

  /// Whether it is at the top of an iPad, from system 18 on: it takes no room that is known (CO-tab-bar-top).
  fileprivate func hasTabBarAtTop(_ index: Int) -> Bool {
    let traits = controllers[index].traits
    return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
      && environment.systemVersion >= SystemVersion(18)
      && document.controllers[index].container.tabBarPlacement == nil
  }

  /// The child that a tab bar controller shows: the selected one, or the first where that is not installed.
  fileprivate func selectedChild(of index: Int) -> Int? {
    let children = controllers[index].children
    let selected = document.controllers[index].container.selectedIndex
    let chosen = children.indices.contains(selected) ? [children[selected]] : []
    return (chosen + children).first { document.controllers[$0].isInstalled }
  }
}
