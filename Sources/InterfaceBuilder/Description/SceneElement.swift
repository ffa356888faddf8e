import LayoutCoding
package import LayoutModel

/// An object of an Interface Builder file, as people find it again.
package struct SceneElement: Hashable, Sendable {
  /// Where its start tag begins.
  package var place: SourcePlace
  /// What the author called it, at most 80 characters in one line; nil where he did not.
  ///
  /// That is the outlet that points to it, else its label in Xcode, else its accessibility identifier, else the text
  /// that it shows: in quotes, cut after 30 characters. A constraint's identifier comes first. A controller without an
  /// outlet and a label has its storyboard identifier or its class.
  package var name: String?
  /// `label` or `view`, as documents call it, `constraint`, or of a controller the name of its element; nil for others.
  package var type: String?

  package init(place: SourcePlace, name: String? = nil, type: String? = nil) {
    self.place = place
    self.name = name
    self.type = type
  }
}

/// Tells what the objects of a file are called and where they stand.
struct ElementDescriber {
  private let places: ElementPlaces
  private let outlets: OutletIndex

  init(_ outlets: OutletIndex, _ places: ElementPlaces) {
    self.places = places
    self.outlets = outlets
  }

  /// The objects of a scene by their ids, for ``ImportedScene/elements``.
  ///
  /// Only what is in the scene's controller, or in its view if that stands by itself: scenes share nothing.
  func elements(of scene: Scene, _ tree: SceneTree) -> [String: SceneElement] {
    var elements: [String: SceneElement] = [:]
    // What the document has, by the ids that it has there: some stand in no file.
    for view in tree.views { elements[view.id] = describe(view.element, in: scene) }
    var constraints: [(identifier: String, element: SceneElement)] = []
    for element in [scene.root] + Array(scene.root.descendants) {
      guard let id = element["id"], !id.isEmpty, id.utf8.count <= longestId, !element.isConnection
      else { continue }
      if elements[id] == nil { elements[id] = describe(element, in: scene) }
      if element.name == "constraint", let identifier = element["identifier"],
        identifier.utf8.count <= longestId
      {
        constraints.append((identifier, describe(element, in: scene)))
      }
    }
    for constraint in constraints where elements[constraint.identifier] == nil {
      elements[constraint.identifier] = constraint.element
    }
    return elements
  }

  private func describe(_ element: XMLElement, in scene: Scene) -> SceneElement {
    SceneElement(place: places[element], name: name(of: element, in: scene), type: element.describedType)
  }

  private func name(of element: XMLElement, in scene: Scene) -> String? {
    switch SceneNames(outlets: outlets, scene: scene).name(of: element) {
    case .given(let name): name
    case .shown(let text): "\"\(text)\""
    case nil: nil
    }
  }
}

extension Scene {
  /// What it consists of: the controller with all that it has, else the view.
  var root: XMLElement { controller ?? view }
}

extension XMLElement {
  /// Whether it connects objects and is none itself. Segues are, as they have identifiers.
  fileprivate var isConnection: Bool { ["outlet", "outletCollection", "action"].contains(name) }

  fileprivate var describedType: String? {
    if let viewType { return viewType.rawValue }
    if name == "constraint" { return name }
    if name.hasSuffix("Controller") { return displayName(name, longest: 80) }
    return isView ? ViewType.view.rawValue : nil
  }
}
