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
      try layOutBars(ofNavigation: index, layout, in: &state, workspace: &workspace)
    case .tab(let layout)? where isLoaded: layOutTabs(of: index, layout, in: &state)
    default: break
    }
    if state.document.document.draft.viewBars.isEmpty { continue }
    try layOutViewBars(of: index, in: &state, workspace: &workspace)
  }
  // Views of items that no bar shows have traits, and no frames.
  for place in reached {
    let owner = state.order[place]
    for host in state.prepared.barViews(of: owner) where !state.controllers[host].isReached {
      state.controllers[host].inheritedTraits = state.controllers[owner].traits
      try resolveController(host, in: &state, workspace: &workspace)
    }
  }
}

private func layOutBars(
  ofNavigation index: Int, _ layout: NavigationLayout, in state: inout ResolutionState,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  let strip = VerticalStrip(ofController: index, in: state)
  var words = layout.navigationBar?.isVertical == false ? state.navigationBarWords(of: index) : nil
  if strip != nil {
    words = words?.beside(state.bars(ofNavigation: index), state.environment.systemVersion)
  }
  let top = layout.toolbar?.isVertical == false ? state.shownStack(of: index).last : nil
  let toolbarItems = top.map { state.node($0).barItems.toolbarItems } ?? []
  let search = top == nil ? nil : state.bars(ofNavigation: index).searchInToolbar
  guard words != nil || !toolbarItems.isEmpty || search != nil else { return }
  var views = BarViews(state.controllers[index].traits, ofController: index, in: state)
  let origin = state.frameInWindow(ofView: Int(state.document.controllers[index].rootView)).origin
  let numbers = (words?.views ?? []) + toolbarItems.compactMap(\.customView)
  try views.measure(numbers, in: &state, workspace: &workspace)
  var measurer = BarMeasurer(
    state.barGeometry(of: index, strip), of: index, viewSizes: views.sizes, in: state)
  var layout = layout
  if let words, let bar = layout.navigationBar {
    let contents = measurer.layOutNavigationBar(words, in: state.navigationBarRows(of: index, bar))
    layout.contents = contents
    views.place(contents, words, at: bar.frame.origin + origin)
  }
  if !toolbarItems.isEmpty || search != nil, let bar = layout.toolbar {
    let (items, searchBar) = measurer.layOutToolbar(toolbarItems, search, height: bar.frame.size.height)
    if !toolbarItems.isEmpty { layout.toolbarItems = items }
    layout.toolbarSearchBar = searchBar
    views.place(items, toolbarItems, at: bar.frame.origin + origin)
  }
  measurer.finish(&state)
  state.controllers[index].decision?.layout = .navigation(layout)
  try views.arrange(in: &state, workspace: &workspace)
}

private func layOutTabs(of index: Int, _ layout: TabLayout, in state: inout ResolutionState) {
  guard let bar = layout.tabBar, !bar.isVertical, let tabs = state.tabWords(of: index, layout) else { return }
  var measurer = BarMeasurer(state.barGeometry(of: index), of: index, viewSizes: [:], in: state)
  let safeArea = state.controllers[index].safeArea
  var layout = layout
  layout.items = measurer.layOutTabBar(
    tabs, height: bar.frame.size.height - safeArea.bottom,
    insets: measurer.geometry.isRightToLeft ? safeArea.mirrored : safeArea)
  measurer.finish(&state)
  state.controllers[index].decision?.layout = .tab(layout)
}

extension ResolutionState {
  /// The geometry of the bars of a container, which are all as wide as it is, but for a strip at the side.
  fileprivate func barGeometry(of index: Int, _ strip: VerticalStrip? = nil) -> BarGeometry {
    let own = controllers[index]
    let width = size(of: index).width
    guard let strip else { return BarGeometry(own.traits, safeArea: own.safeArea, width: width, in: self) }
    var geometry = BarGeometry(
      own.traits, safeArea: strip.beside(own.safeArea), width: max(width - strip.frame.size.width, 0),
      in: self)
    geometry.hasTitleAtStart = true
    return geometry
  }
}

extension BarMeasurer {
  fileprivate mutating func layOutToolbar(_ items: [BarButtonItem], height: Double) -> [BarItemLayout] {
    noteItems()
    return BarRow(geometry: geometry, top: 0, height: height).placeToolbar(items.map { measure($0) })
  }

  /// - Parameter search: What stands at the trailing end, behind the items: a field takes what they leave (CO-search-bar).
  fileprivate mutating func layOutToolbar(
    _ items: [BarButtonItem], _ search: NavigationBars.SearchInToolbar?, height: Double
  ) -> (items: [BarItemLayout], search: SearchBarLayout?) {
    guard let search else { return (layOutToolbar(items, height: height), nil) }
    if !items.isEmpty { noteItems() }
    func space(_ width: Double?) -> MeasuredBarItem {
      MeasuredBarItem(item: BarButtonItem(), content: .space(width))
    }
    var measured = items.map { measure($0) }
    if !items.isEmpty { measured.append(space(BarItemMetrics.spacing)) }
    switch search {
    case .field: measured = measured.map { $0.isFlexible ? space(0) : $0 } + [space(nil)]
    case .button:
      if !measured.contains(where: \.isFlexible) { measured.append(space(nil)) }
      measured.append(space(BarItemMetrics.itemHeight))
    }
    let placed = BarRow(geometry: geometry, top: 0, height: height).placeToolbar(measured)
    guard let field = placed.last?.frame else { return ([], nil) }
    let frame = Rect(x: field.minX, y: 0, width: field.size.width, height: height)
    return (Array(placed.prefix(items.count)), SearchBarLayout(frame: frame, textFieldFrame: field))
  }
}

/// Lays out what stands in the bars among the views of a controller, once those have frames. A bar is as high as its view:
/// a prompt has room in a view that is high enough.
private func layOutViewBars(
  of index: Int, in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  guard state.controllers[index].place != nil else { return }
  for view in state.prepared.viewBars(of: index).map({ Int($0) }) where state.sheet.installed[view] {
    guard let items = state.document.content(ofView: view).barItems else { continue }
    let traits = state.traits(ofView: view)
    let frame = state.frameInWindow(ofView: view)
    let geometry = BarGeometry(traits, safeArea: .zero, width: frame.size.width, in: state)
    var views = BarViews(traits, ofController: index, in: state)
    try views.measure(items.views, in: &state, workspace: &workspace)
    var measurer = BarMeasurer(geometry, of: index, viewSizes: views.sizes, in: state)
    let height = frame.size.height
    switch items {
    case .navigationBar(let stack):
      guard let words = NavigationBarWords(stack) else { break }
      let hasRoom = height >= StandardBars.classicBar + BarItemMetrics.prompt
      let prompt = words.item.prompt != nil && hasRoom ? BarItemMetrics.prompt : 0
      let contents = measurer.layOutNavigationBar(
        words, in: NavigationBarRows(prompt: prompt, items: height - prompt))
      views.place(contents, words, at: frame.origin)
      state.sheet.viewBars[view] = .navigationBar(contents)
    case .toolbar(let list):
      let layouts = measurer.layOutToolbar(list, height: height)
      views.place(layouts, list, at: frame.origin)
      state.sheet.viewBars[view] = .toolbar(layouts)
    case .tabBar(let list):
      let tabs = list.map { TabWords(controller: nil, item: $0, isSelected: false) }
      let barHeight = min(height, geometry.isPad ? StandardBars.padBar : StandardBars.tabBar)
      state.sheet.viewBars[view] = .tabBar(measurer.layOutTabBar(tabs, height: barHeight, insets: .zero))
    }
    measurer.finish(&state)
    try views.arrange(in: &state, workspace: &workspace)
  }
}

extension ViewBarItems {
  /// The numbers of the views of the items.
  fileprivate var views: [Int32] {
    switch self {
    case .navigationBar(let stack): NavigationBarWords(stack)?.views ?? []
    case .toolbar(let items): items.compactMap(\.customView)
    case .tabBar: []
    }
  }
}

extension NavigationBarWords {
  /// What a bar with these items shows; nil without any.
  fileprivate init?(_ stack: [NavigationItem]) {
    guard let top = stack.last else { return nil }
    self.init(item: top, title: top.title)
    back = stack.dropLast().last.map { ($0, $0.title) }
  }
}
