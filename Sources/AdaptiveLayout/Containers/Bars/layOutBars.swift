import LayoutModel
import UIKitDefaults

/// Lays out what stands in the bars of containers, once what is in the containers is resolved.
///
/// A bar of which the document says nothing has no contents: no title, no item, no tab.
///
/// - Parameter reached: The controllers that were resolved, as places in ``ResolutionState/order``.
/// - Complexity: O(*n*) in the items, and one solve or two for each of their views.
func layOutBars(
  of reached: Range<Int>, in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  for place in reached {
    let index = state.order[place]
    // The view of a container off screen may not be loaded.
    let isLoaded = state.size(of: index).width > 0
    switch state.controllers[index].container {
    case .navigation(let layout)? where isLoaded:
      try layOutBars(
        ofNavigation: index, layout, in: &state, workspace: &workspace)
    case .tab(let layout)? where isLoaded: layOutTabs(of: index, layout, in: &state)
    default: break
    }
    if state.document.viewBars.isEmpty { continue }
    try layOutViewBars(of: index, in: &state, workspace: &workspace)
  }
  // Views of items that no bar shows have traits, and no frames.
  for place in reached {
    let owner = state.order[place]
    for host in state.prepared.barViews(of: owner) where !state.isReached(host) {
      state.controllers[host].inheritedTraits = state.controllers[owner].traits
      try resolveController(host, in: &state, workspace: &workspace)
    }
  }
}

private func layOutBars(
  ofNavigation index: Int, _ layout: NavigationLayout, in state: inout ResolutionState,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  let words = state.navigationBarWords(of: index)
  let toolbarItems = state.shownStack(of: index).last.map { state.node($0).barItems.toolbarItems } ?? []
  let showsToolbar = layout.toolbar != nil && !toolbarItems.isEmpty
  let shown = layout.navigationBar == nil ? nil : words
  guard shown != nil || showsToolbar else { return }
  var views = BarViews(state.controllers[index].traits, ofController: index, in: state)
  let origin = state.frameInWindow(ofView: Int(state.document.controllers[index].rootView)).origin
  if let words = shown { try views.measure(words.views, in: &state, workspace: &workspace) }
  if showsToolbar {
    try views.measure(toolbarItems.compactMap(\.customView), in: &state, workspace: &workspace)
  }
  var measurer = BarMeasurer(ofController: index, viewSizes: views.sizes, in: state)
  var layout = layout
  if let words = shown, let bar = layout.navigationBar {
    let geometry = BarGeometry(ofController: index, width: bar.frame.size.width, in: state)
    let contents = layOutNavigationBar(
      words, in: state.navigationBarRows(of: index, bar, words), geometry, measurer: &measurer)
    layout.contents = contents
    views.place(contents, words, at: bar.frame.origin + origin)
  }
  if showsToolbar, let bar = layout.toolbar {
    let geometry = BarGeometry(ofController: index, width: bar.frame.size.width, in: state)
    measurer.noteItems(geometry)
    let row = BarRow(geometry: geometry, top: 0, height: bar.frame.size.height)
    let items = row.placeToolbar(
      toolbarItems.map { measurer.measure($0, isCompactHeight: geometry.isCompactHeight) }
    ).map(geometry.mirrored)
    layout.toolbarItems = items
    views.place(items, toolbarItems, at: bar.frame.origin + origin)
  }
  measurer.finish(&state)
  state.controllers[index].decision?.layout = .navigation(layout)
  try views.arrange(in: &state, workspace: &workspace)
}

private func layOutTabs(of index: Int, _ layout: TabLayout, in state: inout ResolutionState) {
  guard let bar = layout.tabBar, let tabs = state.tabWords(of: index, layout) else { return }
  let geometry = BarGeometry(ofController: index, width: bar.frame.size.width, in: state)
  var measurer = BarMeasurer(ofController: index, viewSizes: [:], in: state)
  var insets = state.controllers[index].safeArea
  if geometry.isRightToLeft { swap(&insets.left, &insets.right) }
  var layout = layout
  layout.items = layOutTabBar(
    tabs, height: bar.frame.size.height - insets.bottom, insets: insets, geometry, measurer: &measurer)
  measurer.finish(&state)
  state.controllers[index].decision?.layout = .tab(layout)
}
