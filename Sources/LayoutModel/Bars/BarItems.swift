/// What a controller says of the bars around it: of the bar above, of the one below, and of its own tab.
package struct BarItems: Equatable, Sendable {
  package var navigationItem = NavigationItem()
  /// Items of a navigation controller's toolbar, from the leading edge on.
  package var toolbarItems: [BarButtonItem] = []
  /// Nil where the controller says nothing of its tab.
  package var tabBarItem: TabBarItem?

  /// Whether nothing is said.
  package var isEmpty: Bool { self == BarItems() }

  private static var sides: [WritableKeyPath<NavigationItem, [BarButtonItem]?>] {
    [\.leftBarButtonItems, \.rightBarButtonItems, \.backBarButtonItem]
  }

  /// The ids of its bar button items.
  package var ids: [String] {
    (toolbarItems + Self.sides.flatMap { navigationItem[keyPath: $0] ?? [] }).compactMap(\.id)
  }

  /// Gives an item another title.
  package mutating func setTitle(ofItem id: String, to title: String) {
    for side in Self.sides {
      for place in (navigationItem[keyPath: side] ?? []).indices
      where navigationItem[keyPath: side]?[place].id == id {
        navigationItem[keyPath: side]?[place].title = title
      }
    }
    for place in toolbarItems.indices where toolbarItems[place].id == id { toolbarItems[place].title = title }
  }
}

/// What a controller says of its place in a navigation bar. What is nil is not said.
package struct NavigationItem: Equatable, Sendable {
  package var title: String?
  /// A line above the title.
  package var prompt: String?
  /// In place of the title: a number of ``LayoutDocument/barViews``.
  package var titleView: Int32?
  /// The first is the outermost one.
  package var leftBarButtonItems, rightBarButtonItems: [BarButtonItem]?
  /// What the button that leads back here shows; at most one.
  package var backBarButtonItem: [BarButtonItem]?
  /// The title of the button that leads back here; it loses against ``backBarButtonItem``.
  package var backButtonTitle: String?
  package var hidesBackButton, leftItemsSupplementBackButton: Bool?
  package var backButtonDisplayMode: BackButtonDisplayMode?
  package var largeTitleDisplayMode: LargeTitleDisplayMode?
  package var searchController: SearchConfiguration?
  package init() {}

  /// Takes what another one says in place of its own.
  package mutating func take(_ other: NavigationItem) {
    (title, prompt) = (other.title ?? title, other.prompt ?? prompt)
    titleView = other.titleView ?? titleView
    leftBarButtonItems = other.leftBarButtonItems ?? leftBarButtonItems
    rightBarButtonItems = other.rightBarButtonItems ?? rightBarButtonItems
    backBarButtonItem = other.backBarButtonItem ?? backBarButtonItem
    backButtonTitle = other.backButtonTitle ?? backButtonTitle
    hidesBackButton = other.hidesBackButton ?? hidesBackButton
    leftItemsSupplementBackButton = other.leftItemsSupplementBackButton ?? leftItemsSupplementBackButton
    backButtonDisplayMode = other.backButtonDisplayMode ?? backButtonDisplayMode
    largeTitleDisplayMode = other.largeTitleDisplayMode ?? largeTitleDisplayMode
    searchController = other.searchController ?? searchController
  }

  /// The navigation item with other words.
  package func translated(_ text: (String) -> String) -> NavigationItem {
    var item = self
    (item.title, item.prompt) = (title.map(text), prompt.map(text))
    item.backButtonTitle = backButtonTitle.map(text)
    item.leftBarButtonItems = leftBarButtonItems.map { $0.map { $0.translated(text) } }
    item.rightBarButtonItems = rightBarButtonItems.map { $0.map { $0.translated(text) } }
    item.backBarButtonItem = backBarButtonItem.map { $0.map { $0.translated(text) } }
    item.searchController?.placeholder = searchController?.placeholder.map(text)
    return item
  }
}

/// A button, a space or a view in a navigation bar or toolbar.
package struct BarButtonItem: Equatable, Sendable {
  /// Unique in the document; nil for an item without one.
  package var id: String?
  package var title: String?
  package var image: ImageReference?
  /// In place of the image in bars of compact height.
  package var landscapeImagePhone: ImageReference?
  package var systemItem: BarButtonSystemItem?
  /// In points, nil for that of the content.
  package var width: Double?
  package var style: BarButtonItemStyle = .plain
  /// A number of ``LayoutDocument/barViews``.
  package var customView: Int32?
  package var isEnabled = true
  /// Whether no bar shows it; what is so is left out when a document is read.
  package var isHidden = false
  package init() {}

  /// The bar button item with another title.
  package func translated(_ text: (String) -> String) -> BarButtonItem {
    var item = self
    item.title = title.map(text)
    return item
  }
}

/// What a controller says of its tab. What is nil is not said.
package struct TabBarItem: Equatable, Sendable {
  package var title: String?
  package var image: ImageReference?
  package var badgeValue: String?
  package var systemItem: TabBarSystemItem?
  package init() {}

  /// The tab bar item with another title.
  package func translated(_ text: (String) -> String) -> TabBarItem {
    var item = self
    item.title = title.map(text)
    return item
  }
}

/// The search bar of a controller in a navigation controller.
package struct SearchConfiguration: Equatable, Sendable {
  package var hidesSearchBarWhenScrolling = true
  package var placement: SearchBarPlacement = .automatic
  /// Whether it may stand in the toolbar of a phone, from version 26 on.
  package var allowsToolbarIntegration = true
  package var placeholder: String?
  package init() {}
}

/// When a title is large, in UIKit's words.
package enum LargeTitleDisplayMode: String, Sendable, CaseIterable { case automatic, always, never }
/// What a back button says, in UIKit's words.
package enum BackButtonDisplayMode: String, Sendable, CaseIterable { case `default`, generic, minimal }
/// How a bar button item looks, in UIKit's words.
package enum BarButtonItemStyle: String, Sendable, CaseIterable { case plain, bordered, done, prominent }

/// Where a search bar stands, in UIKit's words.
package enum SearchBarPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic, inline, stacked, integrated, integratedCentered, integratedButton
}

/// The bar button items that the system makes, in UIKit's words.
package enum BarButtonSystemItem: String, Hashable, Sendable, CaseIterable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
  case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close

  /// Whether it shows nothing.
  package var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}

/// The tabs that the system makes, in UIKit's words.
package enum TabBarSystemItem: String, Hashable, Sendable, CaseIterable {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
  case mostRecent, mostViewed
}

/// The items of a bar that stands among views.
package enum ViewBarItems: Equatable, Sendable {
  /// The last one is on top.
  case navigationBar([NavigationItem])
  case toolbar([BarButtonItem])
  case tabBar([TabBarItem])

  /// The items with other words.
  package func translated(_ text: (String) -> String) -> ViewBarItems {
    switch self {
    case .navigationBar(let items): .navigationBar(items.map { $0.translated(text) })
    case .toolbar(let items): .toolbar(items.map { $0.translated(text) })
    case .tabBar(let items): .tabBar(items.map { $0.translated(text) })
    }
  }
}
