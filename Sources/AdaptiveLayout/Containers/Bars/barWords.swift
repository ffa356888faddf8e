import LayoutModel
import UIKitDefaults

/// What a navigation bar shows, before it is measured.
struct NavigationBarWords {
  /// Navigation item of the controller on top.
  var item: NavigationItem
  var title: String?
  /// The item of the controller below it, and its title; nil for the root of the stack.
  var back: (item: NavigationItem, title: String?)?
  /// The side of the button that dismisses a presentation.
  var done: PresentationReplacement.DoneButton?

  /// The numbers of the views of its items.
  var views: [Int32] {
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return [item.titleView].compactMap { $0 } + items.compactMap(\.customView)
  }
}

/// How high the parts of a navigation bar are, from the top.
struct NavigationBarRows {
  var prompt: Double
  var items: Double
  var largeTitle = 0.0
  var searchBar = 0.0
}

/// What a tab shows, before it is measured.
struct TabWords {
  /// Index of the controller, nil for the tab that lists more.
  var controller: Int32?
  var item: TabBarItem
  var isSelected: Bool
}

// What controllers say of the bars of a container.
extension ResolutionState {
  /// What the navigation bar of a navigation controller shows; nil where nobody says anything of it.
  func navigationBarWords(of index: Int) -> NavigationBarWords? {
    let stack = shownStack(of: index)
    guard let top = stack.last.map(node) else { return nil }
    let done = doneButton(of: index)
    let says = stack.suffix(2).map(node).contains {
      $0.title != nil || $0.hasBarItems && $0.barItems.navigationItem != NavigationItem()
    }
    guard says || done != nil else { return nil }
    func words(_ node: ControllerNode) -> (item: NavigationItem, title: String?) {
      (node.barItems.navigationItem, node.barItems.navigationItem.title ?? node.title)
    }
    let (item, title) = words(top)
    let back = stack.count > 1 ? words(node(stack[stack.count - 2])) : nil
    return NavigationBarWords(item: item, title: title, back: back, done: done)
  }

  /// The side of the button that dismisses what a navigation controller was made for (PR-replacement).
  private func doneButton(of index: Int) -> PresentationReplacement.DoneButton? {
    guard document.controllers[index].isMade, let number = controllers[index].presentation,
      case .navigation(let done)? = sheet.presentations[number]?.replacement
    else { return nil }
    return done
  }

  /// How high the parts of a navigation bar are.
  func navigationBarRows(of index: Int, _ bar: BarLayout) -> NavigationBarRows {
    let bars = bars(ofNavigation: index)
    let largeTitle = bars.isLargeTitle ? BarHeights(ofController: index, in: self).largeTitle : 0
    let items = max(bar.frame.size.height - largeTitle - bars.promptHeight - bars.searchBarHeight, 0)
    return NavigationBarRows(
      prompt: bars.promptHeight, items: items, largeTitle: largeTitle, searchBar: bars.searchBarHeight)
  }

  /// How many tabs a tab bar has room for, with the one that lists the rest.
  private func tabLimit(of index: Int) -> Int {
    let isRegular = controllers[index].traits.horizontalSizeClass == .regular
    return isRegular ? BarItemMetrics.regularTabs : BarItemMetrics.compactTabs
  }

  /// How many tabs a tab bar shows.
  func tabCount(of index: Int) -> Int { min(installedChildren(of: index).count, tabLimit(of: index)) }

  /// The tabs that a tab bar shows; nil where nobody says anything of them.
  func tabWords(of index: Int, _ layout: TabLayout) -> [TabWords]? {
    let children = installedChildren(of: index)
    guard children.contains(where: { tabItem(of: $0) != nil }) else { return nil }
    let limit = tabLimit(of: index)
    let isLong = children.count > limit
    var tabs = children.prefix(isLong ? limit - 1 : limit).map { child in
      TabWords(
        controller: Int32(child), item: tabItem(of: child) ?? TabBarItem(),
        isSelected: layout.selected == Int32(child))
    }
    if isLong {
      var more = TabBarItem()
      more.systemItem = .more
      tabs.append(TabWords(controller: nil, item: more, isSelected: !tabs.contains(where: \.isSelected)))
    }
    return tabs
  }

  /// What a controller says of its tab: its tab bar item, with its title where that has none; a navigation controller
  /// that says nothing has those of its root (CO-tab-items).
  private func tabItem(of index: Int) -> TabBarItem? {
    let node = node(index)
    var item = node.barItems.tabBarItem
    if item?.title == nil, let title = node.title {
      item = item ?? TabBarItem()
      item?.title = title
    }
    guard node.type == .navigationController, item?.title == nil || item?.image == nil,
      let root = installedChildren(of: index).first, let inner = tabItem(of: root)
    else { return item }
    guard var merged = item else { return inner }
    merged.title = merged.title ?? inner.title
    merged.image = merged.image ?? inner.image
    return merged
  }
}

/// Where a search bar is that takes room before anything scrolls (CO-search-bar).
enum SearchBarPlace {
  /// Below the title.
  case stacked
  /// In the toolbar, which is there for it.
  case toolbar
  /// Beside the title, or hidden until somebody pulls it out.
  case elsewhere
}

extension SearchConfiguration {
  /// Where it stands in a version.
  ///
  /// Versions 11 and 12 show one that hides while scrolling only when somebody pulls it out; from 16 on the wide bars of
  /// an iPad have it beside the title, and from 26 on a phone has it in its toolbar, unless a tab bar is there or the app
  /// wants it elsewhere.
  func place(_ version: SystemVersion, isWidePad: Bool, isAboveTabBar: Bool) -> SearchBarPlace {
    guard version >= SystemVersion(hidesSearchBarWhenScrolling ? 13 : 11) else { return .elsewhere }
    let isInToolbar =
      version >= StandardBars.floatingSince && allowsToolbarIntegration && !isWidePad && !isAboveTabBar
    switch placement {
    case .stacked: return .stacked
    case .automatic:
      if isInToolbar { return .toolbar }
      return version < SystemVersion(16) || !isWidePad ? .stacked : .elsewhere
    case .inline, .integrated, .integratedCentered, .integratedButton:
      return isInToolbar ? .toolbar : version < SystemVersion(16) ? .stacked : .elsewhere
    }
  }
}

extension ResolutionState {
  /// Whether a tab bar stands below a navigation controller.
  func isAboveTabBar(_ index: Int) -> Bool {
    var next = document.controllers[index].parent
    while let parent = next.map({ Int($0) }) {
      if case .tab(let layout)? = controllers[parent].container { return layout.tabBar != nil }
      next = document.controllers[parent].parent
    }
    return false
  }
}
