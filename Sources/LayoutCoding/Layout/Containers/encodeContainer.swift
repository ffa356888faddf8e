package import LayoutModel

/// What a container decided: members of its controller.
extension ContainerLayout: Answer {
  package static let rows: Rows = [
    .optionalMembers { if case .navigation(let navigation) = $0 { navigation } else { nil } },
    .optionalMembers { if case .tab(let tab) = $0 { tab } else { nil } },
    .optionalMembers { if case .split(let split) = $0 { split } else { nil } },
    .optionalMembers { if case .page(let page) = $0 { page } else { nil } },
  ]
}

extension NavigationLayout: Answer {
  package static let rows: Rows = [
    .member("viewControllers") { $0.stack.map(NodeID.controller) },
    .member("navigationBar") { navigation in
      navigation.navigationBar.map { FilledBar(bar: $0, contents: navigation.contents) }
    },
    .member("largeTitle") { $0.isLargeTitle },
    .member("toolbar") { navigation in
      navigation.toolbar.map { FilledBar(bar: $0, contents: ToolbarContents(navigation)) }
    },
  ]
}

extension TabLayout: Answer {
  package static let rows: Rows = [
    .member("selectedViewController") { $0.selected.map(NodeID.controller) },
    .member("tabBar") { tab in
      tab.tabBar.map { FilledBar(bar: $0, contents: tab.items.map(ShownBarItems.init)) }
    },
  ]
}

extension PageLayout: Answer {
  package static let rows: Rows = [
    .member("viewControllers") { $0.pages.map(NodeID.controller) }, .member("pageControl") { $0.pageControl },
  ]
}

extension SplitLayout: Answer {
  package static let rows: Rows = [
    .member("collapsed") { $0.isCollapsed },
    .member("displayMode") { $0.isCollapsed ? nil : $0.displayMode.rawValue },
    .member("columns") { split in AnswerMap(members: split.columns.map { ($0.column.rawValue, $0) }) },
  ]
}

extension SplitLayout.Column: Answer {
  package static let rows: Rows = [
    .member("viewController") { $0.controller.map(NodeID.controller) },
    .member("frame") { $0.frame },
    .member("onScreen") { $0.isOnScreen },
  ]
}

extension BarLayout: Answer {
  package static let rows: Rows = [
    .member("frame") { $0.frame }, .member("backgroundFrame") { $0.backgroundFrame },
    .flag("vertical") { $0.isVertical },
  ]
}

/// What stands in the toolbar of a navigation controller.
private struct ToolbarContents: Answer {
  var items: [BarItemLayout]?
  var searchBar: SearchBarLayout?

  init(_ layout: NavigationLayout) { (items, searchBar) = (layout.toolbarItems, layout.toolbarSearchBar) }

  static let rows: Rows = [.optional("searchBar") { $0.searchBar }, .optional("items") { $0.items }]
}

/// A bar with what stands in it.
private struct FilledBar<Contents: Answer>: Answer {
  var bar: BarLayout
  var contents: Contents?

  static var rows: Rows { [.members { $0.bar }, .optionalMembers { $0.contents }] }
}
