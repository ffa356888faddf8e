import JSON
import LayoutCoding
import LayoutModel
import XML

/// What controllers say of the bars around them (IB-bar-items).
extension ScreenWriter {
  /// The members about bars of a controller. Of one that is covered only the title shows, in a back button or a tab.
  func writeBarItems(of controller: AppGraph.Controller, isCovered: Bool) {
    let element = controller.element
    let file = controller.file
    // Bars do not show what a navigation controller says itself, though files may say it.
    let isShown = controller.type != .navigationController
    if isShown, let item = element.child("navigationItem", key: "navigationItem") {
      writer.beginObject(ControllerKey.navigationItem)
      writer.text("title", of: item)
      writer.member("backButtonTitle", item["backButtonTitle"])
      writer.word("largeTitleDisplayMode", LargeTitleDisplayMode.self, of: item)
      if let back = item.child("barButtonItem", key: "backBarButtonItem") {
        writer.key("backBarButtonItem")
        writeItem(back, file)
      }
      if !isCovered { writeContents(of: item, file) }
      writer.endObject()
    }
    if isShown, !isCovered, let items = element.child("toolbarItems") {
      writeItems(items.children, file, as: ControllerKey.toolbarItems)
    }
    if let item = element.child("tabBarItem", key: "tabBarItem") { writeTabBarItem(item, file) }
  }

  private func writeContents(of item: XMLElement, _ file: Int) {
    writer.text("prompt", of: item)
    writer.yes("hidesBackButton", of: item)
    writer.yes("leftItemsSupplementBackButton", of: item)
    writer.word("backButtonDisplayMode", BackButtonDisplayMode.self, of: item)
    writeBarView("titleView", of: item, file)
    for side in ["leftBarButtonItem", "rightBarButtonItem"] {
      let single = item.child("barButtonItem", key: side)
      let list = item.child(side + "s").map { Array($0.children) } ?? [single].compactMap { $0 }
      if !list.isEmpty { writeItems(list, file, as: side + "s") }
    }
  }

  private func writeItems(_ items: some Sequence<XMLElement>, _ file: Int, as key: some MemberName) {
    writer.beginArray(key)
    for item in items where item.name == "barButtonItem" { writeItem(item, file) }
    writer.endArray()
  }

  private func writeItem(_ item: XMLElement, _ file: Int) {
    writer.beginObject()
    if let id = item.documentId, ids.insert(id).inserted {
      writer.member("id", id)
      sources.add(id, item, file: file)
    }
    writer.text("title", of: item)
    writeImage("image", item["image"], catalog: item["catalog"], file)
    writeImage("landscapeImagePhone", item["landscapeImage"], catalog: nil, file)
    writer.word("systemItem", BarButtonSystemItem.self, of: item)
    writer.number("width", of: item, in: 0.001...1e5)
    writer.word("style", BarButtonItemStyle.self, of: item, unless: .plain)
    writer.no("enabled", of: item)
    writeBarView("customView", of: item, file)
    writer.endObject()
  }

  private func writeTabBarItem(_ item: XMLElement, _ file: Int) {
    writer.beginObject(ControllerKey.tabBarItem)
    writer.text("title", of: item)
    writeImage("image", item["image"], catalog: item["catalog"], file)
    writer.member("badgeValue", item.first(of: "badgeValue"))
    writer.word("systemItem", TabBarSystemItem.self, of: item)
    writer.endObject()
  }

  /// An image whose size is known: of the system by its name, another one if the file records its size.
  private func writeImage(_ name: String, _ image: String?, catalog: String?, _ file: Int) {
    let file = app.files[file].file
    guard let image else { return }
    if catalog == "system" {
      guard InterfaceBuilderFile.knowsSymbol(image) else { return }
      return writer.member(name, "UIImage(systemName: \"\(image)\")")
    }
    guard let size = file.images[image] else { return }
    if images[image] == nil { images[image] = size }
    writer.member(name, image)
  }

  /// A view in a bar, with all that it holds.
  private func writeBarView(_ name: String, of item: XMLElement, _ file: Int) {
    guard let view = item.children.first(where: { $0["key"] == name && $0.isView }),
      let translator = translator(of: Scene(view, controller: nil, view: view), file)
    else { return }
    writer.key(name)
    writeView(of: translator, file)
  }
}
