import LayoutModel

/// The tab bar of a tab bar controller and the place of the selected one (traits 3.4).
func decideTabBar(_ index: Int, in state: inout ResolutionState) {
  let children = state.installedChildren(of: index)
  let size = state.size(of: index)
  var layout = TabLayout()
  let selected = state.selectedChild(of: index)
  layout.selected = selected.map { Int32($0) }
  if hasTabBar(index, selected: selected, in: &state) {
    let height = BarHeights(ofController: index, in: state).tabBar + state.controllers[index].safeArea.bottom
    let frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    layout.tabBar = BarLayout(frame: frame, backgroundFrame: frame)
    state.controllers[index].contentSafeArea.bottom = height
  }
  state.controllers[index].container = .tab(layout)
  let isOpaque = !state.document.controllers[index].container.isTabBarTranslucent
  for child in children {
    let frame = contentFrame(
      of: state.document.controllers[child], size: size, top: nil, bottom: layout.tabBar?.frame.minY,
      opaque: isOpaque ? .bottom : [])
    if child == selected {
      state.controllers[index].placements.append(
        ChildPlacement(child: child, frame: frame, isOnScreen: true))
    } else {
      state.placeLoaded([child], at: frame, in: index)
    }
  }
}

/// A tab bar at the top of an iPad from system 18 on takes no room that is known (decisions 22).
private func hasTabBar(_ index: Int, selected: Int?, in state: inout ResolutionState) -> Bool {
  let node = state.document.controllers[index]
  guard !node.container.isTabBarHidden, node.container.tabBarPlacement != TabBarPlacement.none else {
    return false
  }
  if let selected, state.document.controllers[selected].type == .navigationController,
    state.hidesBottomBar(state.shownStack(of: selected))
  {
    return false
  }
  let traits = state.controllers[index].traits
  guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
    state.environment.systemVersion >= SystemVersion(18), node.container.tabBarPlacement == nil
  else { return true }
  state.diagnostics.append(
    Diagnostic(
      .tabBarNotModelled,
      message: "The tab bar at the top of an iPad takes no room in this layout. "
        + "With a tabBarPlacement of bottom it is where it was before version 18.",
      views: [state.document.views[Int(node.rootView)].id],
      pointer: state.document.pointer(toController: index)))
  return false
}

extension ResolutionState {
  /// The child that a tab bar controller shows: the selected one, or the first where that is not installed.
  fileprivate func selectedChild(of index: Int) -> Int? {
    let children = controllers[index].children
    let selected = document.controllers[index].container.selectedIndex
    if children.indices.contains(selected), document.controllers[children[selected]].isInstalled {
      return children[selected]
    }
    return children.first { document.controllers[$0].isInstalled }
  }
}
