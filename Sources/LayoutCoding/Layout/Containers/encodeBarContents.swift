package import LayoutModel

extension NavigationBarContents: Answer {
  package static let rows: Rows = [
    .optional("prompt") { $0.prompt },
    .optional("title") { $0.title },
    .optional("largeTitle") { $0.largeTitle },
    .optional("titleView") { $0.titleView },
    .optional("backButton") { $0.backButton },
    .filled("leftBarButtonItems") { $0.leftBarButtonItems },
    .filled("rightBarButtonItems") { $0.rightBarButtonItems },
    .optional("searchBar") { $0.searchBar },
  ]
}

extension BarText: Answer {
  package static let rows: Rows = [
    .member("text") { $0.text }, .member("frame") { $0.frame }, .member("isTruncated") { $0.isTruncated },
  ]
}

extension BarView: Answer {
  package static let rows: Rows = [.member("view") { NodeID.view($0.view) }, .member("frame") { $0.frame }]
}

extension SearchBarLayout: Answer {
  package static let rows: Rows = [
    .member("frame") { $0.frame }, .member("textFieldFrame") { $0.textFieldFrame },
  ]
}

extension BarItemLayout: Answer {
  package static let rows: Rows = [
    .optional("id") { $0.id },
    .optional("systemItem") { $0.systemItem?.rawValue },
    .optional("title") { $0.title?.text },
    .optional("titleFrame") { $0.title?.frame },
    .flag("isTruncated") { $0.title?.isTruncated ?? false },
    .optional("image") { $0.image },
    .optional("customView") { $0.customView.map(NodeID.view) },
    .optional("enabled") { $0.isEnabled ? nil : false },
    .member("frame") { $0.frame },
    .optional("imageFrame") { $0.imageFrame },
  ]
}

extension TabItemLayout: Answer {
  package static let rows: Rows = [
    .member("viewController") { $0.controller.map(NodeID.controller) },
    .optional("systemItem") { $0.systemItem?.rawValue },
    .optional("title") { $0.title?.text },
    .optional("titleFrame") { $0.title?.frame },
    .flag("isTruncated") { $0.title?.isTruncated ?? false },
    .optional("image") { $0.image },
    .optional("badgeValue") { $0.badgeValue },
    .member("isSelected") { $0.isSelected },
    .member("frame") { $0.frame },
    .optional("imageFrame") { $0.imageFrame },
  ]
}

/// What stands in a toolbar or a tab bar.
struct ShownBarItems<Item: Answer>: Answer {
  var items: [Item]

  static var rows: Rows { [.member("items") { $0.items }] }
}

extension ViewBarContents: Answer {
  package static let rows: Rows = [
    .optionalMembers { if case .navigationBar(let contents) = $0 { contents } else { nil } },
    .optionalMembers { if case .toolbar(let items) = $0 { ShownBarItems(items: items) } else { nil } },
    .optionalMembers { if case .tabBar(let tabs) = $0 { ShownBarItems(items: tabs) } else { nil } },
  ]
}
