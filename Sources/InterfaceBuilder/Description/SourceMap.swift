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
  func write(_ origins: [FileOrigin], to writer: inout JSONWriter) {
    let known = zip(origins, names).compactMap { origin, names in
      origin.places.map { (origin.path, $0, names.filter { counts[$0.name] == 1 }) }
    }
    guard known.contains(where: { !$0.2.isEmpty }) else { return }
    writer.key("sources")
    writer.beginArray()
    for (path, places, names) in known where !names.isEmpty {
      writer.beginObject()
      if let path, !path.isEmpty { writer.member("file", String(prefix(of: path, bytes: longestSourcePath))) }
      writer.key("places")
      writer.beginObject()
      for entry in names.sorted(by: { $0.element.index < $1.element.index }) {
        let place = places[entry.element]
        writer.key(entry.name)
        writer.beginArray()
        writer.integer(place.line)
        writer.integer(place.column)
        writer.endArray()
      }
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
  }
}
