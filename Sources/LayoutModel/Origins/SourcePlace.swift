/// A place in a text, for people and editors.
package struct SourcePlace: Hashable, Sendable, Comparable {
  /// From 1.
  package var line: Int
  /// In bytes of UTF-8, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A place in a file.
package struct SourceLocation: Hashable, Sendable {
  /// The path as whoever made the document wrote it; nil for a file without a name.
  package var file: String?
  package var place: SourcePlace

  package init(file: String?, place: SourcePlace) {
    self.file = file
    self.place = place
  }
}

/// One of the files that a document was made of.
package struct SourceFile: Hashable, Sendable {
  /// Where one thing of the document stands in the file.
  package struct Entry: Hashable, Sendable {
    /// Id of a view, controller or guide, or the identifier of a constraint.
    package var id: String
    package var place: SourcePlace

    package init(id: String, place: SourcePlace) {
      self.id = id
      self.place = place
    }
  }

  /// Its path, nil for a file without a name.
  package var file: String?
  /// In the order in which they are written.
  package var places: [Entry]

  package init(file: String? = nil, places: [Entry] = []) {
    self.file = file
    self.places = places
  }
}
