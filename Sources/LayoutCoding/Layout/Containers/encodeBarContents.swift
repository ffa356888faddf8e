import JSON
import LayoutModel

/// What stands in bars, in their coordinates. What a bar does not have is not there.
extension JSONWriter {
  /// Writes what stands in a navigation bar, as members.
  mutating func contents(_ contents: NavigationBarContents, of layout: borrowing Layout) {
    let grid = layout.environment.pixelGrid
    if let prompt = contents.prompt { text("prompt", prompt, on: grid) }
    if let title = contents.title { text("title", title, on: grid) }
    if let title = contents.largeTitle { text("largeTitle", title, on: grid) }
    if let view = contents.titleView {
      beginObject("titleView")
      member("view", layout.document.views[Int(view.view)].id)
      member("frame", view.frame, on: grid)
      endObject()
    }
    if let button = contents.backButton {
      key("backButton")
      item(button, of: layout)
    }
    if !contents.leftBarButtonItems.isEmpty {
      items("leftBarButtonItems", contents.leftBarButtonItems, of: layout)
    }
    if !contents.rightBarButtonItems.isEmpty {
      items("rightBarButtonItems", contents.rightBarButtonItems, of: layout)
    }
    guard let search = contents.searchBar else { return }
    beginObject("searchBar")
    member("frame", search.frame, on: grid)
    member("textFieldFrame", search.textFieldFrame, on: grid)
    endObject()
  }

  /// Writes the items of a bar in their order.
  mutating func items(_ name: StaticString, _ items: [BarItemLayout], of layout: borrowing Layout) {
    beginArray(name)
    for item in items { self.item(item, of: layout) }
    endArray()
  }

  /// Writes the tabs of a tab bar in their order.
  mutating func tabs(_ tabs: [TabItemLayout], of layout: borrowing Layout) {
    let grid = layout.environment.pixelGrid
    beginArray("items")
    for tab in tabs {
      beginObject()
      if let controller = tab.controller {
        member("viewController", layout.id(ofController: controller))
      } else {
        key("viewController")
        null()
      }
      if let system = tab.systemItem { member("systemItem", system.rawValue) }
      title(tab.title, on: grid)
      if let image = tab.image { member("image", image) }
      if let badge = tab.badgeValue { member("badgeValue", badge) }
      member("isSelected", tab.isSelected)
      member("frame", tab.frame, on: grid)
      if let frame = tab.imageFrame { member("imageFrame", frame, on: grid) }
      endObject()
    }
    endArray()
  }

  private mutating func item(_ item: BarItemLayout, of layout: borrowing Layout) {
    let grid = layout.environment.pixelGrid
    beginObject()
    if let id = item.id { member("id", id) }
    if let system = item.systemItem { member("systemItem", system.rawValue) }
    title(item.title, on: grid)
    if let image = item.image { member("image", image) }
    if let view = item.customView { member("customView", layout.document.views[Int(view)].id) }
    if !item.isEnabled { member("enabled", false) }
    member("frame", item.frame, on: grid)
    if let frame = item.imageFrame { member("imageFrame", frame, on: grid) }
    endObject()
  }

  private mutating func text(_ name: StaticString, _ text: BarText, on grid: PixelGrid) {
    beginObject(name)
    member("text", text.text)
    member("frame", text.frame, on: grid)
    member("isTruncated", text.isTruncated)
    endObject()
  }

  /// Writes the title of an item, as members.
  private mutating func title(_ title: BarText?, on grid: PixelGrid) {
    guard let title else { return }
    member("title", title.text)
    member("titleFrame", title.frame, on: grid)
    if title.isTruncated { member("isTruncated", true) }
  }
}

extension JSONWriter {
  /// Writes what stands in a bar among views, as a member of the view.
  mutating func viewBar(_ bar: ViewBarContents, of layout: borrowing Layout) {
    beginObject("bar")
    switch bar {
    case .navigationBar(let contents): self.contents(contents, of: layout)
    case .toolbar(let items): self.items("items", items, of: layout)
    case .tabBar(let tabs): self.tabs(tabs, of: layout)
    }
    endObject()
  }
}
