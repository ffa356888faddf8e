import LayoutCoding

/// What people call the objects of a scene.
struct SceneNames {
  /// A name in one line, and whose it is.
  enum Name {
    /// An outlet, a label in Xcode, an identifier or a class.
    case given(String)
    /// The beginning of the text that the object shows.
    case shown(String)

    var text: String {
      switch self {
      case .given(let text), .shown(let text): text
      }
    }
  }

  let outlets: OutletIndex
  let scene: Scene

  /// What the author called an object, at most 80 characters; nil where he did not.
  ///
  /// That is the outlet that points to it, else its label in Xcode, else an identifier that the program sees, else the text
  /// that it shows, cut after 30 characters. A constraint's identifier comes first.
  func name(of element: XMLElement) -> Name? {
    let outlet = element["id"].flatMap { outlets.property(to: $0, in: scene) }
    let names = [element.constraintIdentifier, outlet, element["userLabel"], element.ownName]
    for case let name? in names {
      if let name = displayName(name, longest: 80) { return .given(name) }
    }
    return element.shownText.flatMap { displayName($0, longest: 30) }.map { .shown($0) }
  }
}

/// The beginning of a text that has no more than so many bytes of UTF-8, cut between characters.
func prefix(of text: String, bytes longest: Int) -> Substring {
  if text.utf8.count <= longest { return text[...] }
  var end = text.startIndex
  for index in text.indices {
    if text.utf8.distance(from: text.startIndex, to: index) > longest { break }
    end = index
  }
  return text[..<end]
}
