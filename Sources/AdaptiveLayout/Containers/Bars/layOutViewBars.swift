import LayoutModel
import UIKitDefaults

/// Lays out what stands in the bars among the views of a controller, once those have frames. A bar is as high as its view:
/// a prompt has room in a view that is high enough.
func layOutViewBars(
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
    var measurer = BarMeasurer(ofController: index, viewSizes: views.sizes, in: state)
    switch items {
    case .navigationBar(let stack):
      guard let words = NavigationBarWords(stack) else { break }
      let rows = NavigationBarRows(words, height: frame.size.height, geometry)
      let contents = layOutNavigationBar(words, in: rows, geometry, measurer: &measurer)
      views.place(contents, words, at: frame.origin)
      state.sheet.viewBars[view] = .navigationBar(contents)
    case .toolbar(let list):
      measurer.noteItems(geometry)
      let row = BarRow(geometry: geometry, top: 0, height: frame.size.height)
      let layouts = row.placeToolbar(
        list.map { measurer.measure($0, isCompactHeight: geometry.isCompactHeight) }
      ).map(geometry.mirrored)
      views.place(layouts, list, at: frame.origin)
      state.sheet.viewBars[view] = .toolbar(layouts)
    case .tabBar(let list):
      let tabs = list.map { TabWords(controller: nil, item: $0, isSelected: false) }
      let height = min(frame.size.height, geometry.isPad ? StandardBars.padBar : StandardBars.tabBar)
      state.sheet.viewBars[view] = .tabBar(
        layOutTabBar(tabs, height: height, insets: .zero, geometry, measurer: &measurer))
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
    if stack.count > 1 { back = (stack[stack.count - 2], stack[stack.count - 2].title) }
  }
}

extension NavigationBarRows {
  /// - Parameter height: Of the bar.
  fileprivate init(_ words: NavigationBarWords, height: Double, _ geometry: BarGeometry) {
    let hasRoom = height >= StandardBars.classicBar + BarItemMetrics.prompt
    prompt = words.item.prompt != nil && hasRoom ? BarItemMetrics.prompt : 0
    items = height - prompt
    itemHeight = geometry.isModern ? min(items, BarItemMetrics.itemHeight) : items
    largeTitle = 0
    searchBar = 0
  }
}
