import LayoutModel

/// The tab bar of a tab bar controller and the place of the selected one (CO-tab-bar).
func decideTabBar(_ index: Int, in state: ResolutionState) -> ContainerDecision {
  let size = state.size(of: index)
  let safeArea = state.controllers[index].safeArea
  var layout = TabLayout()
  let selected = state.selectedChild(of: index)
  layout.selected = selected.map { Int32($0) }
  var decision = ContainerDecision(layout: .tab(layout), contentSafeArea: safeArea)
  switch tabBarVisibility(of: index, selected: selected, in: state) {
  case .hidden: break
  case .notModelled: decision.diagnostics.append(state.tabBarNotModelled(index))
  case .shown:
    var heights = BarHeights(ofController: index, in: state)
    let height = heights.tabBar + safeArea.bottom
    decision.doubts = heights.doubts
    decision.doubts.facts.formUnion(state.safeAreaFacts(.bottom, ofController: index))
    let frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    layout.tabBar = BarLayout(frame: frame, backgroundFrame: frame)
    decision.contentSafeArea.bottom = height
    decision.layout = .tab(layout)
  }
  let isOpaque = !state.document.controllers[index].container.isTabBarTranslucent
  for child in state.installedChildren(of: index) {
    let frame = contentFrame(
      of: state.document.controllers[child], size: size, top: nil, bottom: layout.tabBar?.frame.minY,
      opaque: isOpaque ? .bottom : [])
    if child == selected {
      decision.placements.append(ChildPlacement(child: child, frame: frame, isOnScreen: true))
    } else {
      decision.placements += state.placeLoaded([child], at: frame)
    }
  }
  return decision
}

/// Whether a tab bar takes room.
private enum TabBarVisibility {
  case shown, hidden
  /// At the top of an iPad from system 18 on: it takes no room that is known (CO-tab-bar-top).
  case notModelled
}

private func tabBarVisibility(
  of index: Int, selected: Int?, in state: ResolutionState
) -> TabBarVisibility {
  let container = state.document.controllers[index].container
  guard !container.isTabBarHidden, container.tabBarPlacement != TabBarPlacement.none else { return .hidden }
  if let selected, state.document.controllers[selected].type == .navigationController,
    state.hidesBottomBar(state.shownStack(of: selected))
  {
    return .hidden
  }
  let traits = state.controllers[index].traits
  guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
    state.environment.systemVersion >= SystemVersion(18), container.tabBarPlacement == nil
  else { return .shown }
  return .notModelled
}

extension ResolutionState {
  fileprivate func tabBarNotModelled(_ index: Int) -> Diagnostic {
    Diagnostic(
      .controller(.tabBarNotModelled),
      views: [document.views[Int(document.controllers[index].rootView)].id],
      pointer: document.pointer(toController: index))
  }

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
