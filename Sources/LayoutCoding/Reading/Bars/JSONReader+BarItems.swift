import JSON
import LayoutModel

/// What controllers and bars say of the items in bars.
extension JSONReader {
  enum BarButtonItemKey: Int, DocumentKey {
    case id, title, image, landscapeImagePhone, systemItem, width, style, customView, enabled
  }
  private static let barButtonItemKeys = Keys(
    BarButtonItemKey.self, aliases: ["isEnabled": .enabled], ignoring: IgnoredKeys.ofBarItems)

  /// A list of bar button items; faulty ones are left out.
  mutating func barButtonItems(_ draft: inout Draft) throws(ReadingEnded) -> [BarButtonItem]? {
    guard var array = try beginArray("an array of bar button items") else { return nil }
    var items: [BarButtonItem] = []
    while try nextElement(of: &array) != nil {
      if let item = try barButtonItem(&draft) { items.append(item) }
    }
    return items
  }

  /// A bar button item; nil, with a fault, if something else stands here.
  mutating func barButtonItem(_ draft: inout Draft) throws(ReadingEnded) -> BarButtonItem? {
    guard var object = try beginObject("a bar button item") else { return nil }
    var item = BarButtonItem()
    while let key = try nextKey(of: &object, in: Self.barButtonItemKeys) {
      switch key {
      case .id: item.id = try barItemId(&draft)
      case .title: item.title = try string()
      case .image: item.image = try image()
      case .landscapeImagePhone: item.landscapeImagePhone = try image()
      case .systemItem: item.systemItem = try word()
      case .width: item.width = try length()
      case .style: item.style = try word() ?? .plain
      case .customView: item.customView = try draft.postponeBarView(key, &self)
      case .enabled: item.isEnabled = try boolean() ?? true
      }
    }
    return item
  }

  /// An id that nothing else has; rules repeat the ids of the items that they replace.
  private mutating func barItemId(_ draft: inout Draft) throws(ReadingEnded) -> String? {
    guard draft.takesBarViews else { return try string() }
    return try draft.linker.readNewId(of: .item, &self)
  }

  enum TabBarItemKey: Int, DocumentKey {
    case title, image, badgeValue, systemItem
  }
  private static let tabBarItemKeys = Keys(TabBarItemKey.self, ignoring: IgnoredKeys.ofBarItems)

  /// What a controller says of its tab.
  mutating func tabBarItem() throws(ReadingEnded) -> TabBarItem? {
    guard var object = try beginObject("an object about a tab") else { return nil }
    var item = TabBarItem()
    while let key = try nextKey(of: &object, in: Self.tabBarItemKeys) {
      switch key {
      case .title: item.title = try string()
      case .image: item.image = try image()
      case .badgeValue: item.badgeValue = try string()
      case .systemItem: item.systemItem = try word()
      }
    }
    return item
  }
}
