import LayoutCoding
import LayoutModel
import XML

/// A view tree of a file, which becomes a layout document: a controller's, or a view that stands by itself.
struct Scene {
  /// The object id of the controller, else of the view.
  var id: String
  /// The storyboard identifier, else the label or the class that the author gave it, else the id.
  var name: String
  /// Nil for a view that stands by itself.
  var controller: XMLElement?
  var view: XMLElement

  init(_ object: XMLElement, controller: XMLElement?, view: XMLElement) {
    // Only a damaged file has objects without an id.
    id = object["id"] ?? object.path
    name = object.sceneName
    (self.controller, self.view) = (controller, view)
  }

  /// What it consists of: the controller with all that it has, else the view.
  var root: XMLElement { controller ?? view }
}

extension InterfaceBuilderFile {
  /// The scenes of a file, in its order. A controller without a view of its own, as a navigation controller is, has none: what
  /// it does to others shows in their bars.
  var scenes: [Scene] { objectLists.flatMap { $0 }.compactMap { $0.controllerScene ?? $0.viewScene } }

  /// The lists of top-level objects: one a scene, or one of a `.xib`.
  var objectLists: [[XMLElement]] {
    isStoryboard ? root.list("scenes").map { $0.list("objects") } : [root.list("objects")]
  }

  /// The segues of a storyboard, each with the controller in whose scene it begins, which is the first there.
  var segues: [(source: XMLElement, element: XMLElement)] {
    root.list("scenes").flatMap { scene -> [(source: XMLElement, element: XMLElement)] in
      guard let source = scene.list("objects").first(where: \.isController) else { return [] }
      return scene.descendants.filter { $0.name == "segue" }.map { (source, $0) }
    }
  }
}

extension XMLElement {
  /// The scene of a controller with a view of its own; nil for another object.
  var controllerScene: Scene? {
    guard name.hasSuffix("Controller") else { return nil }
    return children.first { $0["key"] == "view" && $0.name != "nil" }.map {
      Scene(self, controller: self, view: $0)
    }
  }

  /// The scene of a view that stands by itself; nil for another object.
  var viewScene: Scene? { isView ? Scene(self, controller: nil, view: self) : nil }

  /// What people call a controller: its storyboard identifier, else its label or its class, else its id.
  var sceneName: String { first(of: "storyboardIdentifier", "userLabel", "customClass", "id") ?? path }

  /// The first of some attributes that says something.
  func first(of attributes: String...) -> String? {
    attributes.lazy.compactMap { self[$0] }.first { !$0.isEmpty }
  }

  /// The id; nil for none, and for one that is too long for a document.
  var documentId: String? { self["id"].flatMap { $0.isEmpty || $0.utf8.count > longestId ? nil : $0 } }

  /// Whether it is a controller that a segue may begin or end at.
  var isController: Bool { name.hasSuffix("Controller") || name == "viewControllerPlaceholder" }

  /// Whether it is a view: only those have frames.
  var isView: Bool { viewType != nil || (self["id"] != nil && child("rect", key: "frame") != nil) }

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
