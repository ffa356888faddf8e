import JSON
import LayoutModel
import SwiftInterpreter

/// What bars show: titles, items and views.
extension DocumentWriter {
  /// What a controller says to the bars of its navigation controller.
  mutating func writeBars(_ controller: Object, _ id: String) {
    if let item = object("navigationItem", controller) {
      json.key("navigationItem")
      writeNavigationItem(item, "\(id).navigationItem")
    }
    writeItems("toolbarItems", of: controller, id)
  }

  private mutating func writeNavigationItem(_ item: Object, _ target: String) {
    json.beginObject()
    writeText("title", value("title", item), target)
    writeText("prompt", value("prompt", item), target)
    if let word = word("largeTitleDisplayMode", item), word != "automatic" {
      member("largeTitleDisplayMode", word)
    }
    hole(.view, value("titleView", item), target: "\(target).titleView")
    if let view = object("titleView", item) { writeView(view, as: "titleView") }
    writeItems("leftBarButtonItems", of: item, target)
    writeItems("rightBarButtonItems", of: item, target)
    if let search = object("searchController", item) {
      json.key("searchController")
      json.beginObject()
      if flag("hidesSearchBarWhenScrolling", item) == false { member("hidesSearchBarWhenScrolling", false) }
      if let bar = object("searchBar", search) {
        writeText("placeholder", value("placeholder", bar), "\(target).searchController")
      }
      json.endObject()
    }
    json.endObject()
  }

  /// The items of a bar among views, that on top last.
  mutating func writeNavigationItems(of bar: Object, _ id: String) {
    let items = list("items", bar)
    hole(.view, value("items", bar), target: "\(id).items")
    if items.isEmpty { return }
    json.key("items")
    json.beginArray()
    for case .object(let item) in items { writeNavigationItem(item, "\(id).items") }
    json.endArray()
  }

  mutating func writeItems(_ key: String, of owner: Object, _ id: String) {
    let items = list(key, owner).compactMap { item -> Object? in
      if case .object(let object) = item { object } else { nil }
    }
    if items.isEmpty { return }
    json.key(key)
    json.beginArray()
    for item in items { writeItem(item, "\(id).\(key)") }
    json.endArray()
  }

  private mutating func writeItem(_ item: Object, _ target: String) {
    json.beginObject()
    hole(.view, value("customView", item), target: "\(target).customView")
    if let view = object("customView", item), tree.canEnter(view) {
      writeView(view, as: "customView")
    } else if let word = word("systemItem", item).flatMap(BarButtonSystemItem.init) {
      member("systemItem", word.rawValue)
      if word == .fixedSpace, let width = number("width", item), width > 0 { member("width", width) }
    } else {
      writeText("title", value("title", item), target)
      writeImage(value("image", item), target)
    }
    json.endObject()
  }
}
