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
      if case .object(let container)? = run.navigationController { writeNavigationController(container) }
      json.key("children")
      json.beginArray()
    case .tab:
      member("type", "tabBarController")
      let id = names.reserve("tabBarController")
      member("id", id)
      if let container = run.tabBarController { writeTabBarController(container, id, besidesSelection: true) }
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

  private mutating func writeController(_ controller: Object) {
    beginController()
    if let type = containerType(of: controller) {
      return writeContainer(controller, type, as: .screen)
    }
    member("type", "viewController")
    member("id", run.type.text)
    places.add(run.type.text, controller.madeAt)
    writeEdges(ofController: controller, run.type.text)
    writeBars(of: controller)
    tellStatusBar(controller)
    if let view = run.rootView, case .object(let root) = view {
      names.set("view", for: root)
      json.key("view")
      writeView(root, isRoot: true)
    }
    writeEmbedded()
    json.endObject()
  }

  /// What a controller says of the safe area and the margins of its view, and where that lies below bars.
  mutating func writeEdges(ofController controller: Object, _ id: String) {
    insets(
      "additionalSafeAreaInsets", value("additionalSafeAreaInsets", controller), id, unless: [0, 0, 0, 0])
    if let size = numbers(value("preferredContentSize", controller), ["width", "height"]),
      size.contains(where: { $0 > 0 }), size.allSatisfy({ (0..<1e6).contains($0) })
    {
      object("preferredContentSize", [("width", size[0]), ("height", size[1])])
    }
    if flag("viewRespectsSystemMinimumLayoutMargins", controller) == false {
      member("viewRespectsSystemMinimumLayoutMargins", false)
    }
    if let edges = bits(value("edgesForExtendedLayout", controller)), edges != RectEdges.all.rawValue {
      words("edgesForExtendedLayout", RectEdge.allCases.map(\.rawValue), of: edges)
    }
    if flag("extendedLayoutIncludesOpaqueBars", controller) == true {
      member("extendedLayoutIncludesOpaqueBars", true)
    }
  }

  /// Tells that a controller hides the status bar where that is all of the safe area at the top: documents have no word for it.
  mutating func tellStatusBar(_ controller: Object) {
    guard !isBefore, run.isOverridden("prefersStatusBarHidden", .object(controller)),
      case .boolean(true)? = run.read("prefersStatusBarHidden", of: .object(controller)),
      let facts = interpreter.type(named: "Facts"),
      let height = number(interpreter.readStatic("statusBarHeight", of: facts)),
      height > 0, height < Self.leastNotch
    else { return }
    tell(
      .number, "prefersStatusBarHidden", controller,
      "Where the safe area begins is not known: the status bar is hidden, for which documents have no word.")
  }

  /// Where the status bar is that high, a notch is as deep, and stays when it goes.
  private static let leastNotch = 40.0

  /// A view of a xib as Interface Builder shows it: it fills the window.
  mutating func writeNibView() {
    json.beginObject()
    member("type", "viewController")
    if case .object(let view)? = run.rootView {
      json.key("view")
      writeView(view, isRoot: true)
    }
    json.endObject()
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
