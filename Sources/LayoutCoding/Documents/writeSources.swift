package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes the member of a document that tells of which files it was made; nothing without one that has a place.
  ///
  /// - Parameter files: Paths that are too long for a document are cut.
  package mutating func sources(_ files: [SourceFile]) {
    let known = files.filter { !$0.places.isEmpty }
    if known.isEmpty { return }
    beginArray("sources")
    for file in known {
      beginObject()
      if let path = file.file, !path.isEmpty {
        member("file", String(prefix(of: path, bytes: longestSourcePath)))
      }
      key("places")
      places(file.places)
      endObject()
    }
    endArray()
  }

  /// Writes lines and columns by the ids of what stands there; of equal ids the first.
  mutating func places(_ places: [SourceFile.Entry]) {
    var written: Set<String> = []
    beginObject()
    for entry in places where written.insert(entry.id).inserted {
      key(entry.id)
      beginArray()
      integer(entry.place.line)
      integer(entry.place.column)
      endArray()
    }
    endObject()
  }
}

/// The beginning of a text that has no more than so many bytes of UTF-8, cut between characters.
package func prefix(of text: String, bytes longest: Int) -> Substring {
  if text.utf8.count <= longest { return text[...] }
  let places = text.indices.prefix { text.utf8.distance(from: text.startIndex, to: $0) <= longest }
  return text[..<(places.last ?? text.startIndex)]
}
