import LayoutModel
import UIKitDefaults

// What controllers say of the bars of a container.

extension NavigationBarWords {
  /// The numbers of the views of its items.
  var views: [Int32] {
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return [item.titleView].compactMap { $0 } + items.compactMap(\.customView)
  }
}

extension ResolutionState {
  /// What the navigation bar of a navigation controller shows; nil where nobody says anything of it.
  func navigationBarWords(of index: Int) -> NavigationBarWords? {
    let stack = shownStack(of: index)
    guard let top = stack.last else { return nil }
    let done = doneButton(of: index)
    guard done != nil || stack.suffix(2).contains(where: { says(of: $0) }) else { return nil }
    let node = node(top)
    let item = node.barItems.navigationItem
    var words = NavigationBarWords(item: item, title: item.title ?? node.title, done: done)
    if stack.count > 1 {
      let below = self.node(stack[stack.count - 2])
      let item = below.barItems.navigationItem
      words.back = (item, item.title ?? below.title)
    }
    return words
  }

  /// Whether a controller says anything of a navigation bar.
  private func says(of index: Int) -> Bool {
    let node = node(index)
    return node.title != nil
      || node.hasBarItems && node.barItems.navigationItem != NavigationItem()
  }

  /// The side of the button that dismisses what a navigation controller was made for (PR-replacement).
  private func doneButton(of index: Int) -> PresentationReplacement.DoneButton? {
    guard document.controllers[index].isMade, let number = controllers[index].presentation,
      case .navigation(let done)? = sheet.presentations[number]?.replacement
    else { return nil }
    return done
  }

  /// How high the parts of a navigation bar are.
  func navigationBarRows(
    of index: Int, _ bar: BarLayout, _ words: NavigationBarWords
  ) -> NavigationBarRows {
    let bars = bars(ofNavigation: index)
    let heights = BarHeights(ofController: index, in: self)
    let largeTitle = bars.isLargeTitle ? heights.largeTitle : 0
    let items = max(
      bar.frame.size.height - largeTitle - bars.promptHeight - bars.searchBarHeight, 0)
    let isModern = environment.systemVersion >= StandardBars.floatingSince
    return NavigationBarRows(
      prompt: bars.promptHeight, items: items, largeTitle: largeTitle, searchBar: bars.searchBarHeight,
      itemHeight: isModern ? min(items, BarItemMetrics.itemHeight) : items)
  }

  /// The tabs that a tab bar shows; nil where nobody says anything of them.
  func tabWords(of index: Int, _ layout: TabLayout) -> [TabWords]? {
    let children = installedChildren(of: index)
    guard children.contains(where: { tabItem(of: $0) != nil }) else { return nil }
    let isRegular = controllers[index].traits.horizontalSizeClass == .regular
    let limit = isRegular ? BarItemMetrics.regularTabs : BarItemMetrics.compactTabs
    let isLong = children.count > limit
    var tabs = (isLong ? children.prefix(limit - 1) : children[...]).map { child in
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
    var merged = item ?? TabBarItem()
    merged.title = merged.title ?? inner.title
    merged.image = merged.image ?? inner.image
    if item == nil { (merged.badgeValue, merged.systemItem) = (inner.badgeValue, inner.systemItem) }
    return merged
  }
}
