import JSON
import LayoutCoding
package import LayoutModel
import XML

/// An object of an Interface Builder file, as people find it again.
package struct SceneElement: Equatable, Sendable {
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
    (self.place, self.name, self.type) = (place, name, type)
  }
}

extension FileReading {
  /// The objects of a scene by their ids, for ``ImportedScene/elements``; none where nobody asks. Only what is in the scene's
  /// controller, or in its view if that stands by itself: scenes share nothing.
  func elements(of scene: Scene, _ tree: SceneTree) -> [String: SceneElement] {
    guard describesElements else { return [:] }
    func describe(_ element: XMLElement) -> SceneElement {
      let name = file.outlets.name(of: element, in: scene, isQuoted: true)
      return SceneElement(place: places[element], name: name, type: element.describedType)
    }
    // What the document has, by the ids that it has there: some stand in no file.
    var elements = Dictionary(tree.views.map { ($0.id, describe($0.element)) }) { $1 }
    let objects = [scene.root] + scene.root.descendants.filter { $0.documentId != nil && !$0.isConnection }
    for element in objects {
      if let id = element.documentId, elements[id] == nil { elements[id] = describe(element) }
    }
    for constraint in objects where constraint.name == "constraint" {
      guard let identifier = constraint["identifier"], identifier.utf8.count <= longestId,
        elements[identifier] == nil
      else { continue }
      elements[identifier] = describe(constraint)
    }
    return elements
  }
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

/// Where the nodes of a document come from: the places of all that it names.
struct SourceMap {
  /// Names in each file, in the order of the files.
  private var names: [[(name: String, element: XMLElement)]]
  private var counts: [String: Int] = [:]

  /// - Parameter count: How many files there are.
  init(files count: Int) { names = Array(repeating: [], count: count) }

  /// Adds what a document calls an element of a file.
  mutating func add(_ name: String, _ element: XMLElement, file: Int) {
    counts[name, default: 0] += 1
    names[file].append((name, element))
  }

  /// Writes the member of a document with the places, in the order of the files. A name that several objects have is not there:
  /// nobody could tell which is meant.
  func write(_ files: [FileReading], to writer: inout JSONWriter) {
    writer.sources(
      zip(files, names).map { file, names in
        let known = names.filter { counts[$0.name] == 1 }.sorted { $0.element.index < $1.element.index }
        return SourceFile(
          file: file.path,
          places: known.map { SourceFile.Entry(id: $0.name, place: file.places[$0.element]) })
      })
  }
}

extension SceneTranslator {
  /// Adds views, guides, and constraints by what documents call them.
  func addSources(to map: inout SourceMap, file number: Int) {
    for view in tree.views { map.add(view.id, view.element, file: number) }
    for guide in tree.controllerGuides {
      if let element = file.elements[guide.id] { map.add(guide.id, element, file: number) }
    }
    for record in constraints.values.joined() {
      guard let name = record.identifier ?? record.id, let element = record.id.flatMap({ file.elements[$0] })
      else { continue }
      map.add(name, element, file: number)
    }
  }
}
