/// A place in a text, for people and editors.
package struct SourcePlace: Hashable, Sendable, Comparable {
  /// From 1.
  package var line: Int
  /// In bytes of UTF-8, from 1.
  package var column: Int
  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  package static func < (a: SourcePlace, b: SourcePlace) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A place in a file.
package struct SourceLocation: Hashable, Sendable {
  /// The path as whoever made the document wrote it; nil for a file without a name.
  package var file: String?
  package var place: SourcePlace
  package init(file: String?, place: SourcePlace) { (self.file, self.place) = (file, place) }
}

/// Which scene of an Interface Builder file, or class of Swift, a layout is, and what of the file is not in it.
package struct SceneLabel: Equatable, Sendable {
  /// The object id of its controller, or of a view that stands by itself; the name of a class.
  package var id: String
  /// In the order of the file.
  package var notUnderstood: [NotUnderstood]
  /// What was understood of a class in Swift; nil for all else.
  package var source: SourceReport?
  package init(id: String, notUnderstood: [NotUnderstood] = [], source: SourceReport? = nil) {
    (self.id, self.notUnderstood, self.source) = (id, notUnderstood, source)
  }
}

/// Something in an Interface Builder file that the layout document does not say.
package struct NotUnderstood: Equatable, Sendable {
  /// An XPath.
  package var path: String
  /// The object id, nil if it has none.
  package var id: String?
  /// One sentence.
  package var reason: String
  package init(path: String, id: String?, reason: String) {
    (self.path, self.id, self.reason) = (path, id, reason)
  }
}

/// One of the files that a document was made of.
package struct SourceFile: Equatable, Sendable {
  /// Where one thing of the document stands in the file.
  package struct Entry: Equatable, Sendable {
    /// Id of a view, controller or guide, the identifier of a constraint, or the JSON Pointer to one without.
    package var id: String
    package var place: SourcePlace
    package init(id: String, place: SourcePlace) { (self.id, self.place) = (id, place) }
  }

  /// Its path, nil for a file without a name.
  package var file: String?
  /// In the order in which they are written.
  package var places: [Entry]
  package init(file: String? = nil, places: [Entry] = []) { (self.file, self.places) = (file, places) }
}

/// A file of an app's source code.
package struct SourceText: Equatable, Sendable {
  /// In the folder, with `/`.
  package var path: String
  package var bytes: [UInt8]
  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}
