import LayoutModel

/// A view tree of a file, which becomes a layout document: a controller's, or a view that stands by itself.
struct Scene {
  /// The object id of the controller, else of the view.
  var id: String
  /// The storyboard identifier, else the label or the class that the author gave it, else the id.
  var name: String
  /// Nil for a view that stands by itself.
  var controller: XMLElement?
  var view: XMLElement
}

/// The scenes of a file, in its order.
///
/// A controller without a view of its own, as a navigation controller is, has none: what it does to others shows
/// in their bars.
func findScenes(_ file: InterfaceBuilderFile) -> [Scene] {
  var scenes: [Scene] = []
  let groups =
    file.isStoryboard
    ? (file.root.child("scenes")?.children.compactMap { $0.child("objects") } ?? [])
    : [file.root.child("objects")].compactMap { $0 }
  for objects in groups {
    for object in objects.children {
      if let view = rootView(ofController: object) {
        scenes.append(makeScene(object, controller: object, view: view))
      } else if object.isView {
        scenes.append(makeScene(object, controller: nil, view: object))
      }
    }
  }
  return scenes
}

/// The child that is the controller's view; nil for another object.
private func rootView(ofController object: XMLElement) -> XMLElement? {
  guard object.name.hasSuffix("Controller") else { return nil }
  for child in object.children where child["key"] == "view" && child.name != "nil" { return child }
  return nil
}

private func makeScene(_ object: XMLElement, controller: XMLElement?, view: XMLElement) -> Scene {
  // Only a damaged file has objects without an id.
  let id = object["id"] ?? object.path
  let names = [object["storyboardIdentifier"], object["userLabel"], object["customClass"]]
  return Scene(
    id: id, name: names.compactMap { $0 }.first { !$0.isEmpty } ?? id, controller: controller, view: view)
}

extension XMLElement {
  /// Whether it is a view: only those have frames.
  var isView: Bool {
    viewType != nil || (self["id"] != nil && child("rect", key: "frame") != nil)
  }

  /// What a document calls a view of this element; nil for an element that is no known view.
  var viewType: ViewType? {
    switch name {
    case "activityIndicatorView": .activityIndicator
    case "wkWebView": .webView
    case "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
      "tableViewHeaderFooterView", "glkView", "mtkView", "sceneKitView", "skView", "arskView", "arscnView",
      "arView", "designableView":
      .view
    default: ViewType(rawValue: name)
    }
  }
}
