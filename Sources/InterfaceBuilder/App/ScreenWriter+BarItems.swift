import JSON
import LayoutCoding
import LayoutModel

/// What controllers say of the bars around them (IB-bar-items).
extension ScreenWriter {
  /// The members about bars of a controller.
  ///
  /// - Parameter isCovered: Whether nothing of it shows but its title, in a back button or a tab.
  mutating func writeBarItems(of controller: AppGraph.Controller, isCovered: Bool) {
    let element = controller.element
    let file = controller.file
    if let item = element.child("navigationItem", key: "navigationItem") {
      writer.key(ControllerKey.navigationItem)
      writer.beginObject()
      writeTitles(of: item, file, isCovered: isCovered)
      if !isCovered { writeContents(of: item, file) }
      writer.endObject()
    }
    if !isCovered, let items = element.child("toolbarItems") {
      writer.key(ControllerKey.toolbarItems)
      writeItems(items.children, file)
    }
    if let item = element.child("tabBarItem", key: "tabBarItem") { writeTabBarItem(item, file) }
  }

  private mutating func writeTitles(of item: XMLElement, _ file: Int, isCovered: Bool) {
    if let title = item.string(key: "title"), !title.isEmpty { writer.member("title", title) }
    if let title = item["backButtonTitle"] { writer.member("backButtonTitle", title) }
    if let mode = item["largeTitleDisplayMode"].flatMap(LargeTitleDisplayMode.init(rawValue:)) {
      writer.member("largeTitleDisplayMode", mode.rawValue)
    }
    if let back = item.child("barButtonItem", key: "backBarButtonItem") {
      writer.key("backBarButtonItem")
      writeItem(back, file)
    }
  }

  private mutating func writeContents(of item: XMLElement, _ file: Int) {
    if let prompt = item.string(key: "prompt"), !prompt.isEmpty { writer.member("prompt", prompt) }
    if item.isTrue("hidesBackButton") { writer.member("hidesBackButton", true) }
    if item.isTrue("leftItemsSupplementBackButton") { writer.member("leftItemsSupplementBackButton", true) }
    if let mode = item["backButtonDisplayMode"].flatMap(BackButtonDisplayMode.init(rawValue:)) {
      writer.member("backButtonDisplayMode", mode.rawValue)
    }
    if let view = item.children.first(where: { $0["key"] == "titleView" && $0.isView }) {
      writeBarView("titleView", view, file)
    }
    let sides: [(name: StaticString, list: String, single: String)] = [
      ("leftBarButtonItems", "leftBarButtonItems", "leftBarButtonItem"),
      ("rightBarButtonItems", "rightBarButtonItems", "rightBarButtonItem"),
    ]
    for side in sides {
      let single = item.child("barButtonItem", key: side.single)
      let list = item.child(side.list).map { Array($0.children) } ?? [single].compactMap { $0 }
      if list.isEmpty { continue }
      writer.key(side.name)
      writeItems(list, file)
    }
  }

  private mutating func writeItems(_ items: some Sequence<XMLElement>, _ file: Int) {
    writer.beginArray()
    for item in items where item.name == "barButtonItem" { writeItem(item, file) }
    writer.endArray()
  }

  private mutating func writeItem(_ item: XMLElement, _ file: Int) {
    writer.beginObject()
    if let id = item["id"], !id.isEmpty, id.utf8.count <= longestId, ids.insert(id).inserted {
      writer.member("id", id)
      sources.add(id, item, file: file)
    }
    if let title = item.string(key: "title"), !title.isEmpty { writer.member("title", title) }
    writeImage("image", item["image"], catalog: item["catalog"], file)
    writeImage("landscapeImagePhone", item["landscapeImage"], catalog: nil, file)
    if let system = item["systemItem"].flatMap(BarButtonSystemItem.init(rawValue:)) {
      writer.member("systemItem", system.rawValue)
    }
    if let width = item.number("width"), (0.001...1e5).contains(width) { writer.member("width", width) }
    if let style = item["style"].flatMap(BarButtonItemStyle.init(rawValue:)), style != .plain {
      writer.member("style", style.rawValue)
    }
    if item["enabled"] == "NO" { writer.member("enabled", false) }
    if let view = item.children.first(where: { $0["key"] == "customView" && $0.isView }) {
      writeBarView("customView", view, file)
    }
    writer.endObject()
  }

  private mutating func writeTabBarItem(_ item: XMLElement, _ file: Int) {
    writer.key(ControllerKey.tabBarItem)
    writer.beginObject()
    if let title = item.string(key: "title"), !title.isEmpty { writer.member("title", title) }
    writeImage("image", item["image"], catalog: item["catalog"], file)
    if let badge = item["badgeValue"], !badge.isEmpty { writer.member("badgeValue", badge) }
    if let system = item["systemItem"].flatMap(TabBarSystemItem.init(rawValue:)) {
      writer.member("systemItem", system.rawValue)
    }
    writer.endObject()
  }

  /// An image whose size is known: of the system by its name, another one if the file records its size.
  private mutating func writeImage(_ name: StaticString, _ image: String?, catalog: String?, _ file: Int) {
    guard let image, let size = files[file].images[image] else { return }
    if catalog == "system" {
      guard files[file].symbols.contains(image) else { return }
      return writer.member(name, "UIImage(systemName: \"\(image)\")")
    }
    if images[image] == nil { images[image] = size }
    writer.member(name, image)
  }

  /// A view in a bar, with all that it holds.
  private mutating func writeBarView(_ name: StaticString, _ view: XMLElement, _ file: Int) {
    let scene = Scene(id: view["id"] ?? view.path, name: view.sceneName, controller: nil, view: view)
    var translator = SceneTranslator(files[file], scene, bars: nil, overrides: overrides)
    guard takeIds(of: translator, view) else { return }
    writer.key(name)
    writeView(of: &translator, scene, file)
  }
}
