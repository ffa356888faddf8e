import JSON
import LayoutModel
import SwiftInterpreter

/// Containers whose views stand among those of a screen: the document has them as children, each in a container view.
extension DocumentWriter {
  /// The container whose view a view is; nil for all others, and for the screen itself.
  func embeddedContainer(of view: Object) -> Object? {
    guard part == nil, run.kind == .controller, !isBefore, !run.isRoot(view),
      let controller = object("owningController", view), containerType(of: controller) != nil
    else { return nil }
    return controller
  }

  private func containerType(of controller: Object) -> String? {
    controller.type.superclasses.lazy.compactMap { Self.containerTypes[$0.text] }.first
  }

  private static let containerTypes = [
    "UINavigationController": "navigationController", "UITabBarController": "tabBarController",
    "UISplitViewController": "splitViewController",
  ]

  /// Writes the containers that were met in the view before, where there are some.
  mutating func writeEmbedded() {
    if embedded.isEmpty { return }
    json.key("children")
    json.beginArray()
    // A container may have others in its content.
    while !embedded.isEmpty {
      let (id, controller) = embedded.removeFirst()
      writeContainer(controller, in: id)
    }
    json.endArray()
  }

  private mutating func writeContainer(_ controller: Object, in id: String?) {
    let type = containerType(of: controller) ?? "viewController"
    json.beginObject()
    member("type", type)
    member("id", names.reserve(type))
    member("containerView", id)
    if type == "navigationController" { writeNavigationController(controller) }
    let shown = shownChild(of: controller, type)
    if let shown {
      json.key("children")
      json.beginArray()
      if containerType(of: shown) != nil {
        writeContainer(shown, in: nil)
      } else {
        writeChild(shown, hasBar: type == "navigationController")
      }
      json.endArray()
    }
    json.endObject()
    if shown == nil { tell(.view, "\(type).children", controller, "What a \(type) shows is not laid out.") }
  }

  /// The child that a container shows; nil where it is not known, or stands beside others.
  private func shownChild(of controller: Object, _ type: String) -> Object? {
    guard case .object(let child)? = run.read("shownContent", of: .object(controller)),
      object("loadedView", child) != nil || containerType(of: child) != nil
    else { return nil }
    return child
  }

  private mutating func writeChild(_ controller: Object, hasBar: Bool) {
    names.set(controller.type.text, forElement: controller)
    let id = names.name(of: controller, or: "viewController")
    json.beginObject()
    member("type", "viewController")
    member("id", id)
    places.add(id, controller.madeAt)
    writeEdges(ofController: controller, id)
    if hasBar { writeBars(controller, id) }
    if let view = object("loadedView", controller), tree.canEnter(view) {
      json.key("view")
      writeView(view, isRoot: true)
    }
    json.endObject()
  }
}
