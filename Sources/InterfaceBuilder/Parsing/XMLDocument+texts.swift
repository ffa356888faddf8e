import XML

extension XMLDocument {
  /// The document with translated texts in place of its own. Its elements stand where they stood.
  ///
  /// A key is the object's id with the property behind it, as Xcode writes it: `abc-12-xyz.text`, `.placeholder`, `.title` of
  /// controllers, items of bars and others, `.normalTitle` and `.configuration.title` of buttons, `.attributedText`,
  /// `.segmentTitles[0]`. A text without a key stays. Keys of objects that are not there, and of what takes no room, as
  /// `.accessibilityLabel`, change nothing.
  ///
  /// - Complexity: O(*n*) in the number of elements and of texts.
  func replacingTexts(with texts: [String: String]) -> XMLDocument {
    if texts.isEmpty { return self }
    var changes: [Substring: [(property: Substring, text: String)]] = [:]
    for (key, text) in texts {
      guard let dot = key.firstIndex(of: ".") else { continue }
      changes[key[..<dot], default: []].append((key[key.index(after: dot)...], text))
    }
    var editor = TextEditor(nodes: nodes, attributes: attributes)
    for element in elements {
      guard let id = element["id"], let changes = changes[Substring(id)] else { continue }
      for change in changes { editor.set(change.property, of: element, to: change.text) }
    }
    return XMLDocument(
      nodes: editor.nodes, attributes: editor.attributes, texts: self.texts, keptBytes: keptBytes)
  }
}

/// A document whose attributes are changed.
private struct TextEditor {
  var nodes: [XMLDocument.Node]
  var attributes: [XMLDocument.Attribute]

  /// Properties that are attributes of the object itself.
  private static let ownNames: Set<String> = [
    "text", "placeholder", "title", "prompt", "backButtonTitle", "headerTitle", "footerTitle",
  ]

  mutating func set(_ property: Substring, of object: XMLElement, to text: String) {
    switch property {
    case "normalTitle":
      // An attributed title would win, and the table has no fonts.
      guard let state = object.child("state", key: "normal") else { return }
      if !setFragments(of: state.child("attributedString", key: "attributedTitle"), to: text) {
        set("title", of: state, text)
      }
    case "configuration.title", "configuration.subtitle":
      guard let configuration = object.child("buttonConfiguration", key: "configuration") else { return }
      set(String(property.dropFirst("configuration.".count)), of: configuration, text)
    case "attributedText":
      _ = setFragments(of: object.child("attributedString", key: "attributedText"), to: text)
    case _ where Self.ownNames.contains(String(property)): set(String(property), of: object, text)
    default: setSegment(property, of: object, to: text)
    }
  }

  /// Gives the first part of a text of several fonts all of it; false where there is no such text.
  private mutating func setFragments(of string: XMLElement?, to text: String) -> Bool {
    guard let string else { return false }
    let fragments = string.children.filter { $0.name == "fragment" }
    for (place, fragment) in fragments.enumerated() { set("content", of: fragment, place == 0 ? text : "") }
    return !fragments.isEmpty
  }

  /// How many segments may have other titles: finding one goes through those before it.
  private static let mostSegments = 256

  /// Sets `segmentTitles[2]`.
  private mutating func setSegment(_ property: Substring, of object: XMLElement, to text: String) {
    guard property.hasPrefix("segmentTitles["), property.hasSuffix("]"),
      let place = Int(property.dropFirst("segmentTitles[".count).dropLast()),
      (0..<Self.mostSegments).contains(place),
      let segment = object.child("segments")?.children.dropFirst(place).first(where: { _ in true })
    else { return }
    set("title", of: segment, text)
  }

  /// Sets an attribute, which is read before an element that says the same.
  private mutating func set(_ name: String, of element: XMLElement, _ text: String) {
    let places = nodes[element.index].attributes
    if let place = places.first(where: { attributes[$0].name == name }) {
      attributes[place].value = text
      return
    }
    // Behind those of all others; the places that it had stay unused.
    nodes[element.index].firstAttribute = Int32(attributes.count)
    nodes[element.index].attributeCount += 1
    attributes += attributes[places]
    attributes.append(XMLDocument.Attribute(name: name, value: text))
  }
}
