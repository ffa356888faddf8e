import Synchronization

/// An XML document as a tree in flat arrays, in document order.
///
/// Text between elements is kept where it is more than white space, joined, as the text of its element: Interface
/// Builder files have no mixed content.
package final class XMLDocument: Sendable {
  /// An element, with its places in the other arrays.
  package struct Node: Sendable {
    package var name: String
    /// Index of the element around it, -1 for the document element.
    package var parent: Int32
    /// The index after the last element below this one: the subtree is `index ..< end`.
    package var end: Int32
    /// Range of the document's attributes.
    package var firstAttribute: Int32
    package var attributeCount: Int32
    /// Index in the document's texts, -1 for none.
    package var text: Int32
    /// Where the start tag begins: bytes from the beginning of the file, whatever its encoding.
    package var offset: Int32

    /// The places of its attributes.
    package var attributes: Range<Int> { Int(firstAttribute)..<Int(firstAttribute + attributeCount) }
  }

  /// A name with its value, entities replaced.
  package struct Attribute: Sendable {
    package var name: String
    package var value: String
    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// Every element, parents before children; the document element is the first.
  package let nodes: [Node]
  package let attributes: [Attribute]
  package let texts: [String]
  /// What it takes, about.
  package let keptBytes: Int
  /// Places of elements among the siblings of their names, by their parents: found where somebody asks, for all of a parent at once.
  private let twinPlaces = Mutex<[Int: [Int: TwinPlace]]>([:])

  package init(nodes: [Node], attributes: [Attribute], texts: [String], keptBytes: Int) {
    (self.nodes, self.attributes, self.texts) = (nodes, attributes, texts)
    self.keptBytes = keptBytes
  }

  // What is counted for each, in bytes: itself, what arrays have in reserve while they grow, and what readers note of it.
  package static let elementBytes = 140
  package static let attributeBytes = 120
  package static let textBytes = 48

  fileprivate struct TwinPlace {
    /// From 1.
    var place: Int
    var hasTwins = false
  }

  /// Where an element stands among the children of its parent that have its name; nil for the only one.
  fileprivate func twinPlace(of element: XMLElement, in parent: XMLElement) -> Int? {
    twinPlaces.withLock { places in
      let known = places[parent.index] ?? Self.twinPlaces(in: parent)
      places[parent.index] = known
      return known[element.index].flatMap { $0.hasTwins ? $0.place : nil }
    }
  }

  private static func twinPlaces(in parent: XMLElement) -> [Int: TwinPlace] {
    var places: [Int: TwinPlace] = [:]
    var last: [String: Int] = [:]
    for child in parent.children {
      if let twin = last[child.name] {
        places[twin]?.hasTwins = true
        places[child.index] = TwinPlace(place: (places[twin]?.place ?? 0) + 1, hasTwins: true)
      } else {
        places[child.index] = TwinPlace(place: 1)
      }
      last[child.name] = child.index
    }
    return places
  }

  /// The document element. There always is one.
  package var root: XMLElement { XMLElement(document: self, index: 0) }

  /// Every element, parents before children.
  package var elements: some Sequence<XMLElement> {
    nodes.indices.lazy.map { XMLElement(document: self, index: $0) }
  }
}

/// An element of a document.
package struct XMLElement: Sendable {
  package let document: XMLDocument
  /// Among the nodes of the document.
  package let index: Int

  package init(document: XMLDocument, index: Int) { (self.document, self.index) = (document, index) }

  package var name: String { document.nodes[index].name }

  /// Where its start tag begins, in bytes from the beginning of the text.
  package var offset: Int { Int(document.nodes[index].offset) }

  /// The value of an attribute, nil if the element does not have it.
  package subscript(attribute: String) -> String? {
    document.attributes[document.nodes[index].attributes].first { $0.name == attribute }?.value
  }

  /// The text between its tags, nil if there is none.
  package var text: String? {
    let text = Int(document.nodes[index].text)
    return text < 0 ? nil : document.texts[text]
  }

  /// Nil for the document element.
  package var parent: XMLElement? {
    let parent = Int(document.nodes[index].parent)
    return parent < 0 ? nil : XMLElement(document: document, index: parent)
  }

  /// Its child elements in order.
  package var children: Children { Children(document: document, place: index + 1, end: end) }

  /// The elements below it, parents before children.
  package var descendants: some Sequence<XMLElement> {
    (index + 1..<end).lazy.map { [document] in XMLElement(document: document, index: $0) }
  }

  private var end: Int { Int(document.nodes[index].end) }

  /// Whether an element is this one or below it.
  package func isAtOrAbove(_ other: XMLElement) -> Bool { index <= other.index && other.index < end }

  package struct Children: Sequence, IteratorProtocol {
    fileprivate let document: XMLDocument
    fileprivate var place: Int
    fileprivate let end: Int

    package mutating func next() -> XMLElement? {
      guard place < end else { return nil }
      defer { place = Int(document.nodes[place].end) }
      return XMLElement(document: document, index: place)
    }
  }

  /// The first child of that name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The elements in the first child of that name.
  package func list(_ name: String) -> [XMLElement] { child(name).map { Array($0.children) } ?? [] }

  /// The first child of that name whose attribute `key` is `key`: the property of that name.
  package func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// Whether an attribute says `YES`.
  package func isTrue(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// Whether an attribute says `NO`.
  package func isFalse(_ attribute: String) -> Bool { self[attribute] == "NO" }

  /// The number of an attribute, nil if there is none that is finite.
  package func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number of an attribute, nil if there is none in a range.
  package func number(_ attribute: String, in range: ClosedRange<Double>) -> Double? {
    number(attribute).flatMap { range.contains($0) ? $0 : nil }
  }

  /// The word of an attribute, nil if there is none that is known.
  package func word<Word: RawRepresentable<String>>(_ attribute: String, _: Word.Type = Word.self) -> Word? {
    self[attribute].flatMap(Word.init(rawValue:))
  }

  /// The way from the document element as an XPath: `/document/scenes/scene[2]/objects/viewController`. Positions
  /// are written where siblings share a name.
  package var path: String {
    guard let parent else { return "/\(name)" }
    let place = document.twinPlace(of: self, in: parent)
    return "\(parent.path)/\(name)" + (place.map { "[\($0)]" } ?? "")
  }
}
