import JSON
import LayoutModel
import SwiftInterpreter

/// The screen, and what stands around it.
extension DocumentWriter {
  mutating func writeController() {
    guard case .object(let controller) = run.screen else { return }
    for container in run.containers { begin(container) }
    writeController(controller)
    for container in run.containers {
      if container != .sheet { json.endArray() }
      json.endObject()
    }
  }

  private mutating func begin(_ container: ScreenContainer) {
    beginController()
    switch container {
    case .navigation:
      member("type", "navigationController")
      member("id", names.reserve("navigationController"))
      writeNavigationController()
      json.key("children")
      json.beginArray()
    case .tab:
      member("type", "tabBarController")
      member("id", names.reserve("tabBarController"))
      json.key("children")
      json.beginArray()
    case .sheet:
      member("type", "viewController")
      member("id", names.reserve("presenter"))
      json.key("presented")
      isPresented = true
    }
  }

  /// Begins a controller, with how it is presented where it is.
  private mutating func beginController() {
    json.beginObject()
    if isPresented { member("modalPresentationStyle", "pageSheet") }
    isPresented = false
  }

  private mutating func writeNavigationController() {
    guard case .object(let container)? = run.navigationController else { return }
    if flag("isNavigationBarHidden", container) == true { member("navigationBarHidden", true) }
    if flag("isToolbarHidden", container) == false { member("toolbarHidden", false) }
    guard let bar = object("navigationBar", container) else { return }
    let (isLarge, isTranslucent) = (
      flag("prefersLargeTitles", bar) == true, flag("isTranslucent", bar) != false
    )
    if !isLarge, isTranslucent { return }
    json.key("navigationBar")
    json.beginObject()
    if !isTranslucent { member("translucent", false) }
    if isLarge { member("prefersLargeTitles", true) }
    json.endObject()
  }

  private mutating func writeController(_ controller: Object) {
    beginController()
    member("type", "viewController")
    member("id", run.type.text)
    places.add(run.type.text, controller.madeAt)
    insets(
      "additionalSafeAreaInsets", value("additionalSafeAreaInsets", controller), run.type.text,
      unless: [0, 0, 0, 0])
    if flag("viewRespectsSystemMinimumLayoutMargins", controller) == false {
      member("viewRespectsSystemMinimumLayoutMargins", false)
    }
    writeExtendedEdges(controller)
    if run.navigationController != nil { writeBars(controller) }
    if let view = run.rootView, case .object(let root) = view {
      names.set("view", for: root)
      json.key("view")
      writeView(root, isRoot: true)
    }
    json.endObject()
  }

  private mutating func writeExtendedEdges(_ controller: Object) {
    if let edges = bits(value("edgesForExtendedLayout", controller)), edges != RectEdges.all.rawValue {
      words("edgesForExtendedLayout", RectEdge.allCases.map(\.rawValue), of: edges)
    }
    if flag("extendedLayoutIncludesOpaqueBars", controller) == true {
      member("extendedLayoutIncludesOpaqueBars", true)
    }
  }

  /// What a controller says to the bars of its navigation controller. Views in bars are not written: they change no frame below.
  private mutating func writeBars(_ controller: Object) {
    if let item = object("navigationItem", controller) {
      json.key("navigationItem")
      json.beginObject()
      let target = "\(run.type.text).navigationItem"
      writeText("title", value("title", item), target)
      writeText("prompt", value("prompt", item), target)
      if let word = word("largeTitleDisplayMode", item), word != "automatic" {
        member("largeTitleDisplayMode", word)
      }
      writeItems("leftBarButtonItems", of: item)
      writeItems("rightBarButtonItems", of: item)
      if object("searchController", item) != nil {
        json.key("searchController")
        json.beginObject()
        if flag("hidesSearchBarWhenScrolling", item) == false { member("hidesSearchBarWhenScrolling", false) }
        json.endObject()
      }
      json.endObject()
    }
    writeItems("toolbarItems", of: controller)
  }

  private mutating func writeItems(_ key: String, of owner: Object) {
    let items = list(key, owner).compactMap { item -> Object? in
      if case .object(let object) = item, self.object("customView", object) == nil { object } else { nil }
    }
    if items.isEmpty { return }
    json.key(key)
    json.beginArray()
    for item in items {
      json.beginObject()
      if let word = word("systemItem", item).flatMap(BarButtonSystemItem.init) {
        member("systemItem", word.rawValue)
      } else {
        writeText("title", value("title", item), "\(run.type.text).\(key)")
        writeImage(value("image", item), "\(run.type.text).\(key)")
      }
      json.endObject()
    }
    json.endArray()
  }

  /// A view on its own. One that is the screen is as wide as the safe area, at its top, as high as its constraints make it; the table of
  /// a row fills the window.
  mutating func writeStage() {
    json.beginObject()
    json.key("id")
    json.string("stage")
    json.key("subviews")
    json.beginArray()
    if let part {
      writeView(part.view, isRoot: false)
    } else if case .object(let view)? = run.rootView {
      names.set("tableView", for: view)
      writeView(view, isRoot: false)
    }
    json.endArray()
    json.endObject()
  }
}
