import JSON
import LayoutCoding
import LayoutModel

/// The file that documents are made of, for what they say of it.
struct FileOrigin {
  /// Its path, nil for a file without a name.
  var path: String?
  /// Where its elements stand; nil where nobody asks.
  var places: ElementPlaces?
}

/// Where the nodes of a document come from.
extension SceneTranslator {
  /// Writes the places of all that the document names, in the order of the file: views, the controller, guides, and
  /// constraints by what the document calls them. An identifier that several constraints have is not there: nobody could tell
  /// which is meant.
  mutating func writeSources() {
    guard let places = origin.places else { return }
    writer.key("sources")
    writer.beginArray()
    writer.beginObject()
    if let path = origin.path, !path.isEmpty {
      writer.key("file")
      writer.string(String(prefix(of: path, bytes: longestSourcePath)))
    }
    writer.key("places")
    writer.beginObject()
    for entry in namedElements() {
      let place = places[entry.element]
      writer.key(entry.name)
      writer.beginArray()
      writer.integer(place.line)
      writer.integer(place.column)
      writer.endArray()
    }
    writer.endObject()
    writer.endObject()
    writer.endArray()
  }

  /// What the document names, each name once, in the order of the file.
  private func namedElements() -> [(name: String, element: XMLElement)] {
    var elements: [(name: String, element: XMLElement)] = tree.views.map { ($0.id, $0.element) }
    var known = Set(tree.indices.keys)
    for guide in controllerGuides {
      if let element = file.elements[guide.id], known.insert(guide.id).inserted {
        elements.append((guide.id, element))
      }
    }
    if let controller = scene.controller, controller["id"] != nil, known.insert(scene.id).inserted {
      elements.append((scene.id, controller))
    }
    var counts: [String: Int] = [:]
    let records = constraints.values.joined()
    for record in records { if let name = record.name { counts[name, default: 0] += 1 } }
    for record in records {
      guard let name = record.name, counts[name] == 1, !known.contains(name),
        let element = record.id.flatMap({ file.elements[$0] })
      else { continue }
      elements.append((name, element))
    }
    return elements.sorted { $0.element.index < $1.element.index }
  }
}

extension ConstraintRecord {
  /// What the document calls it: its identifier, else the object id.
  fileprivate var name: String? { identifier ?? id }
}
