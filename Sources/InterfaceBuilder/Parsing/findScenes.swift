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
  for objects in file.objectLists {
    for object in objects.children {
      if let scene = object.controllerScene ?? object.viewScene { scenes.append(scene) }
    }
  }
  return scenes
}

extension InterfaceBuilderFile {
  /// The lists of top-level objects: one a scene, or one of a `.xib`.
  var objectLists: [XMLElement] {
    isStoryboard
      ? (root.child("scenes")?.children.compactMap { $0.child("objects") } ?? [])
      : [root.child("objects")].compactMap { $0 }
  }
}

extension XMLElement {
  /// The scene of a controller with a view of its own; nil for another object.
  var controllerScene: Scene? {
    guard name.hasSuffix("Controller") else { return nil }
    for child in children where child["key"] == "view" && child.name != "nil" {
      return makeScene(self, controller: self, view: child)
    }
    return nil
  }

  /// The scene of a view that stands by itself; nil for another object.
  var viewScene: Scene? { isView ? makeScene(self, controller: nil, view: self) : nil }

  /// What people call a controller: its storyboard identifier, else its label or its class, else its id.
  var sceneName: String {
    let names = [self["storyboardIdentifier"], self["userLabel"], self["customClass"], self["id"]]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? path
  }
}

private func makeScene(_ object: XMLElement, controller: XMLElement?, view: XMLElement) -> Scene {
  // Only a damaged file has objects without an id.
  let id = object["id"] ?? object.path
  return Scene(id: id, name: object.sceneName, controller: controller, view: view)
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
