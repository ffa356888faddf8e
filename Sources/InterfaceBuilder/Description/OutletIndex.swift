/// The outlets of a file, by what they point to.
struct OutletIndex {
  private struct Outlet {
    var property: String
    /// Whether the property says what the object is.
    var isName: Bool
    /// The object that has it.
    var owner: XMLElement
    /// Whether that is the object that loads a `.xib`.
    var isOfFileOwner: Bool
  }

  /// In the order of the file.
  private let outlets: [String: [Outlet]]

  init(_ document: XMLDocument) {
    var outlets: [String: [Outlet]] = [:]
    for element in document.elements where element.name == "outlet" || element.name == "outletCollection" {
      guard let property = element["property"], let destination = element["destination"],
        let connections = element.parent, connections.name == "connections",
        let owner = connections.parent
      else { continue }
      let isOfFileOwner = owner["placeholderIdentifier"] == "IBFilesOwner"
      outlets[destination, default: []].append(
        Outlet(
          property: property, isName: Self.isName(property), owner: owner, isOfFileOwner: isOfFileOwner))
    }
    self.outlets = outlets
  }

  /// The property of the first outlet that points to an object, whatever it says.
  func firstProperty(to id: String) -> String? { outlets[id]?.first?.property }

  /// The property of the outlet that names an object: one of the scene's controller or of the file's owner if
  /// there is one, else one of the scene, else the first of the file.
  func property(to id: String, in scene: Scene) -> String? {
    guard let outlets = outlets[id]?.filter(\.isName) else { return nil }
    func isOfController(_ outlet: Outlet) -> Bool {
      outlet.isOfFileOwner || outlet.owner.index == scene.controller?.index
    }
    let best =
      outlets.first(where: isOfController) ?? outlets.first { scene.root.isAtOrAbove($0.owner) }
      ?? outlets.first
    return best?.property
  }

  /// Whether a property says what an object is: not whom something asks, and not what every controller has.
  private static func isName(_ property: String) -> Bool {
    guard !["", "view", "contentView", "gestureRecognizers"].contains(property) else { return false }
    return !["delegate", "dataSource", "Delegate", "DataSource"].contains { property.hasSuffix($0) }
  }
}
