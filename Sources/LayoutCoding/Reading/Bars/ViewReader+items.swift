import JSON
import LayoutModel

/// Items of a view, which are read when its type is known.
struct PendingBarItems {
  var view: Int
  var place: JSONReader.Bookmark
}

extension ViewReader {
  /// Keeps the items at hand for later.
  @inline(never)
  func postponeItems(
    ofView index: Int, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    draft.pendingItems.append(PendingBarItems(view: index, place: reader.bookmark))
    try reader.skipValue()
  }

  /// Reads the items that were kept for a view, whose type is known now: those of a bar, or the titles of segments. Nothing
  /// where none were.
  @inline(never)
  func readItems(
    ofView index: Int, hasSegments: Bool, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard let pending = draft.pendingItems.last, pending.view == index else { return }
    draft.pendingItems.removeLast()
    let end = reader.bookmark
    reader.goBack(to: pending.place)
    if hasSegments { reader.fault(.duplicateKey(ViewKey.items.name)) }
    let items: ViewBarItems?
    switch draft.document.views[index].type {
    case .navigationBar: items = try reader.navigationItems(&draft).map { .navigationBar($0) }
    case .toolbar: items = try reader.barButtonItems(&draft).map { .toolbar($0) }
    case .tabBar: items = try reader.tabBarItems().map { .tabBar($0) }
    default:
      items = nil
      try readValue(.items, ofView: index, &reader, &draft)
    }
    if let items {
      draft.document.apply(.content(\.barItems, items), toView: index)
      draft.document.viewBars.append(Int32(index))
    }
    reader.goBack(to: end)
  }
}

extension JSONReader {
  /// The items of a navigation bar, the one on top last.
  fileprivate mutating func navigationItems(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> [NavigationItem]? {
    guard var array = try beginArray("an array of navigation items") else { return nil }
    var items: [NavigationItem] = []
    while try nextElement(of: &array) != nil {
      if let item = try navigationItem(&draft) { items.append(item) }
    }
    return items
  }

  fileprivate mutating func tabBarItems() throws(ReadingEnded) -> [TabBarItem]? {
    guard var array = try beginArray("an array of the items of a tab bar") else { return nil }
    var items: [TabBarItem] = []
    while try nextElement(of: &array) != nil {
      if let item = try tabBarItem() { items.append(item) }
    }
    return items
  }
}
