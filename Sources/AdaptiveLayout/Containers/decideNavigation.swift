import LayoutModel
import UIKitDefaults

/// The bars of a navigation controller and the place of its top controller (CO-navigation).
func decideNavigation(_ index: Int, in state: ResolutionState) -> ContainerDecision {
  let size = state.size(of: index)
  let (layout, doubts) = state.barsAndStack(ofNavigation: index)
  let (top, bottom) = (layout.navigationBar?.bottomOfHorizontal, layout.toolbar?.topOfHorizontal)
  var content = state.controllers[index].safeArea
  if let top { content.top = top }
  if let bottom { content.bottom = size.height - bottom }
  var decision = ContainerDecision(layout: .navigation(layout), contentSafeArea: content)
  decision.doubts = doubts
  let container = state.document.controllers[index].container
  var opaque: RectEdges = []
  if !container.isNavigationBarTranslucent { opaque.insert(.top) }
  if !container.isToolbarTranslucent { opaque.insert(.bottom) }
  let stack = layout.stack.map { Int($0) }
  decision.placements = (stack.suffix(1) + stack.dropLast()).compactMap { child in
    let frame = contentFrame(
      of: state.document.controllers[child], size: size, top: top, bottom: bottom, opaque: opaque)
    return state.placement(of: child, at: frame, isOnScreen: child == stack.last)
  }
  return decision
}

extension BarLayout {
  /// The lower edge of a bar above what it belongs to; nil for one at the side, which takes no room.
  fileprivate var bottomOfHorizontal: Double? { isVertical ? nil : frame.maxY }
  /// The upper edge of a bar below what it belongs to, the same way.
  var topOfHorizontal: Double? { isVertical ? nil : frame.minY }
}

/// Where a child lies between bars: below those that it may extend under, beside the others (CO-extended-edges).
///
/// - Parameters:
///   - top: The lower edge of the bar above, nil for none.
///   - bottom: The upper edge of the bar below, nil for none.
///   - opaque: The edges whose bars do not let the child shine through.
func contentFrame(
  of child: ControllerNode, size: Size, top: Double?, bottom: Double?, opaque: RectEdges
) -> Rect {
  func extends(_ edge: RectEdges) -> Bool {
    child.edgesForExtendedLayout.contains(edge)
      && (!opaque.contains(edge) || child.extendedLayoutIncludesOpaqueBars)
  }
  let y = extends(.top) ? 0 : top ?? 0
  let end = extends(.bottom) ? size.height : bottom ?? size.height
  return Rect(x: 0, y: y, width: size.width, height: max(end - y, 0))
}

/// Which bars a navigation controller shows, and what makes them higher.
struct NavigationBars {
  var hasNavigationBar: Bool
  var isLargeTitle: Bool
  var hasToolbar: Bool
  /// Height of the line above the title (CO-prompt).
  var promptHeight = 0.0
  /// Height of the search bar below the title (CO-search-bar).
  var searchBarHeight = 0.0
  /// Whether there is a search bar anywhere.
  var hasSearchController = false
  /// Whether it stands in the toolbar, as a field or a button.
  var searchInToolbar: SearchInToolbar?

  enum SearchInToolbar {
    case field, button
  }

  /// What the rows add that only some controllers have.
  var rows: Double { promptHeight + searchBarHeight }
}

extension ResolutionState {
  fileprivate func barsAndStack(ofNavigation index: Int) -> (layout: NavigationLayout, doubts: Doubts) {
    let size = size(of: index)
    let safeArea = controllers[index].safeArea
    var heights = BarHeights(ofController: index, in: self)
    let bars = bars(ofNavigation: index)
    var edges: RectEdges = []
    var layout = NavigationLayout()
    layout.stack = installedChildren(of: index).map { Int32($0) }
    let strip = VerticalStrip(ofController: index, in: self)
    if let strip, !hasBarBesideStrip(bars, of: index) {
      if bars.hasNavigationBar { layout.navigationBar = strip.bar }
    } else if bars.hasNavigationBar {
      edges.insert(.top)
      layout.isLargeTitle = bars.isLargeTitle
      let height = heights.navigationBar(isLarge: bars.isLargeTitle) + bars.rows
      let bottom = heights.navigationBarBottom(below: safeArea.top, isLarge: bars.isLargeTitle) + bars.rows
      let frame = Rect(x: 0, y: bottom - height, width: size.width, height: height)
      let background = Rect(x: 0, y: 0, width: size.width, height: bottom)
      layout.navigationBar = BarLayout(
        frame: strip?.beside(frame) ?? frame, backgroundFrame: strip?.beside(background) ?? background)
    }
    if let strip, bars.hasToolbar {
      layout.toolbar = strip.bar
    } else if bars.hasToolbar {
      edges.insert(.bottom)
      let height = heights.toolbar()
      let y = size.height - safeArea.bottom - height
      layout.toolbar = BarLayout(
        frame: Rect(x: 0, y: y, width: size.width, height: height),
        backgroundFrame: Rect(x: 0, y: y, width: size.width, height: size.height - y))
    }
    var doubts = heights.doubts
    if strip != nil, bars.hasNavigationBar || bars.hasToolbar { doubts.rules.insert(.verticalBars) }
    if bars.promptHeight > 0 { doubts.rules.insert(.prompts) }
    if bars.hasSearchController { doubts.rules.insert(.searchControllers) }
    doubts.facts.formUnion(safeAreaFacts(edges, ofController: index))
    return (layout, doubts)
  }

  /// Whether something of a navigation bar stays above, where the rest stands in a strip at the side.
  private func hasBarBesideStrip(_ bars: NavigationBars, of index: Int) -> Bool {
    navigationBarWords(of: index)?.beside(bars, environment.systemVersion) != nil
  }

  /// Which bars a navigation controller shows.
  func bars(ofNavigation index: Int) -> NavigationBars {
    let container = node(index).container
    let isMerged = controllers[index].isMergedIntoOuterStack
    let stack = shownStack(of: index)
    let mode = stack.lazy.map { node($0).largeTitleDisplayMode }.last { $0 != .automatic }
    let heights = BarHeights(ofController: index, in: self)
    var bars = NavigationBars(
      hasNavigationBar: !container.isNavigationBarHidden && !isMerged,
      isLargeTitle: container.prefersLargeTitles && mode != .never && heights.hasLargeTitles,
      hasToolbar: !container.isToolbarHidden && !isMerged && !hidesBottomBar(stack))
    guard let top = stack.last, node(top).hasBarItems else { return bars }
    let item = node(top).barItems.navigationItem
    if let prompt = item.prompt, !prompt.isEmpty { bars.promptHeight = BarItemMetrics.prompt }
    guard let search = item.searchController else { return bars }
    bars.hasSearchController = true
    let traits = traits(ofController: index)
    let isWidePad = traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
    switch search.place(
      environment.systemVersion, isWidePad: isWidePad, isAboveTabBar: isAboveTabBar(index))
    {
    case .stacked: bars.searchBarHeight = BarItemMetrics.searchBar
    case .toolbar where !isMerged:
      bars.hasToolbar = true
      bars.searchInToolbar = search.placement == .integratedButton ? .button : .field
    case .toolbar, .elsewhere: break
    }
    return bars
  }

  /// Whether a pushed controller wants no bar at the bottom; it stays away until that controller is popped.
  func hidesBottomBar(_ stack: [Int]) -> Bool {
    stack.dropFirst().contains { node($0).hidesBottomBarWhenPushed }
  }

  /// The stack with the entries of navigation controllers whose bars this one shows.
  func shownStack(of index: Int) -> [Int] {
    installedChildren(of: index).flatMap {
      controllers[$0].isMergedIntoOuterStack ? installedChildren(of: $0) : [$0]
    }
  }
}
