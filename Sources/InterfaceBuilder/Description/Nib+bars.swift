package import LayoutModel
import XML

extension Nib {
  /// What a controller of a file says to the bars around it.
  package struct Bars: Sendable {
    /// The title of the controller itself.
    package var title: String?
    package var prompt: String?
    /// The title of the navigation item.
    package var itemTitle: String?
    package var largeTitleDisplayMode: String?
    package var hidesBackButton: Bool
    /// The id of the view in place of the title.
    package var titleView: String?
    /// The items of a navigation item or of a toolbar, by the properties that have them.
    package var items: [(property: String, items: [BarItem])]
    /// The object ids of the navigation item, under which outlets have it.
    package var itemId: String?
    /// The edges at which its view lies below bars, `UIRectEdge.rawValue`; nil where it says none.
    package var extendedEdges: Int?
    /// Whether its view lies below bars that are opaque.
    package var includesOpaqueBars: Bool
    /// Whether the margins of its view are at least the system's.
    package var respectsMinimumMargins: Bool
  }

  /// A button, a space or a view in a bar.
  package struct BarItem: Sendable {
    package var id: String?
    package var customClass: String?
    package var title: String?
    package var systemItem: BarButtonSystemItem?
    /// The name of an image, and whether it is a symbol of the system.
    package var image: (name: String, isSymbol: Bool)?
    /// The id of the view that it shows.
    package var customView: String?
    package var isEnabled: Bool
    package var style: BarButtonItemStyle
    /// In points; 0 for that of what it shows.
    package var width: Double
  }
}

extension Nib.Bars {
  init(_ controller: XMLElement) {
    let item = controller.child("navigationItem", key: "navigationItem")
    (title, itemTitle) = (controller.string(key: "title"), item?.string(key: "title"))
    prompt = item?.string(key: "prompt")
    largeTitleDisplayMode = item?["largeTitleDisplayMode"]
    hidesBackButton = item?.isTrue("hidesBackButton") == true
    titleView = item?.children.first { $0["key"] == "titleView" && $0.isView }?.documentId
    itemId = item?.documentId
    includesOpaqueBars = controller.isTrue("extendedLayoutIncludesOpaqueBars")
    respectsMinimumMargins = !controller.isFalse("viewRespectsSystemMinimumLayoutMargins")
    extendedEdges = controller.child("extendedEdge", key: "edgesForExtendedLayout").map { edges in
      ["top", "left", "bottom", "right"].enumerated().reduce(0) {
        edges.isTrue($1.element) ? $0 | 1 << $1.offset : $0
      }
    }
    items = ["leftBarButtonItem", "rightBarButtonItem"].compactMap { side in
      let single = item?.child("barButtonItem", key: side)
      let list = item?.child(side + "s").map { Array($0.children) } ?? [single].compactMap { $0 }
      return list.isEmpty ? nil : (side + "s", list.buttons)
    }
    if let back = item?.child("barButtonItem", key: "backBarButtonItem") {
      items.append(("backBarButtonItem", [Nib.BarItem(back)]))
    }
    if let tools = controller.child("toolbarItems") {
      items.append(("toolbarItems", Array(tools.children).buttons))
    }
  }
}

extension Nib.BarItem {
  fileprivate init(_ element: XMLElement) {
    (id, customClass) = (element.documentId, element.first(of: "customClass"))
    title = element.string(key: "title")
    systemItem = element["systemItem"].flatMap(BarButtonSystemItem.init)
    image = element["image"].map { ($0, element["catalog"] == "system") }
    customView = element.children.first { $0["key"] == "customView" && $0.isView }?.documentId
    isEnabled = !element.isFalse("enabled")
    style = element["style"].flatMap(BarButtonItemStyle.init) ?? .plain
    width = element.number("width") ?? 0
  }
}

extension [XMLElement] {
  fileprivate var buttons: [Nib.BarItem] { filter { $0.name == "barButtonItem" }.map { Nib.BarItem($0) } }
}

extension XMLElement {
  /// The views that a controller has in bars.
  var barViews: [XMLElement] {
    let bars = [child("navigationItem", key: "navigationItem"), child("toolbarItems")].compactMap { $0 }
    return bars.flatMap { Array($0.descendants) }.filter {
      ["titleView", "customView"].contains($0["key"] ?? "") && $0.isView
    }
  }
}
