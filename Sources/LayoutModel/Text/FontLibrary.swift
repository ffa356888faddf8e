/// The font files that came along with a document, and what is known without looking into them. Who measures texts has its faces.
package protocol FontLibrary: AnyObject, Sendable {
  /// The names of the families, each once.
  var familyNames: [String] { get }
  /// Whether a name means a face of the files, and not only one like it.
  func hasFace(named name: String) -> Bool
}

/// Why a font file is not read. Codes are the case names.
package enum FontFileProblem: String, Error, Hashable, Sendable {
  /// The program was built without the library that reads them.
  case notAvailable
  /// No font, or one that lacks what a text needs.
  case noFont
  /// Its rules could take longer than anybody waits.
  case tooComplex
  /// The file is not there any more, or damaged in its archive.
  case unreadable
}
