#if FONTS
import CHarfBuzz
#endif

/// Why bytes are no font that can be used.
package enum FontFileError: Error, Equatable, Sendable {
  /// The program was built without the library that shapes texts (docs/decisions/0158-shaping-with-harfbuzz.md).
  case notAvailable
  /// No TrueType or OpenType font, or one without glyphs, characters or widths.
  case noFont
  /// Its rules of substitution and placement could take longer than anybody waits.
  case tooComplex
}

/// Whether this program can read fonts at all.
package var canReadFontFiles: Bool {
  #if FONTS
  true
  #else
  false
  #endif
}

/// Opens the faces of a font file: one, those of a collection, and of a variable font the one that it is by itself and one for each
/// instance that has a name.
///
/// The bytes are copied once, for all faces together. Nothing of them is trusted: HarfBuzz looks only at tables that it has checked, and
/// what these rules could cost is counted before any text is shaped.
///
/// - Returns: At least one face, in the order of the file.
/// - Throws: ``FontFileError``.
package func openFontFile(_ bytes: [UInt8]) throws(FontFileError) -> [FontFileFace] {
  #if FONTS
  let count = min(FaceHandle.count(in: bytes), FontFileLimits.faces)
  guard count > 0, let blob = BlobHandle(bytes) else { throw .noFont }
  var faces: [FontFileFace] = []
  for index in 0..<count {
    guard let face = FaceHandle(blob, index: index), face.isUsable else { continue }
    guard let cost = ShapingCost(face) else { throw .tooComplex }
    if let found = FontFileFace(face, cost, instance: nil) { faces.append(found) }
    for instance in 0..<min(face.instanceCount, FontFileLimits.instances) {
      if let found = FontFileFace(face, cost, instance: instance) { faces.append(found) }
    }
  }
  if faces.isEmpty { throw .noFont }
  return faces
  #else
  throw .notAvailable
  #endif
}

/// How much of a file is looked at.
enum FontFileLimits {
  /// Faces of a collection.
  static let faces = 64
  /// Named instances of a face.
  static let instances = 256
  /// Axes along which a face varies.
  static let axes = 64
  /// Bytes of a name.
  static let nameBytes = 255
}

/// What a face is called, in UTF-8. A name that it does not say is empty.
package struct FontFileNames: Equatable, Sendable {
  /// As code asks for it: `Inter-SemiBold`.
  package internal(set) var postScript: [UInt8] = []
  /// All of it: `Inter Semi Bold`.
  package internal(set) var full: [UInt8] = []
  /// The family with all of its weights, where the file says it, else the one of four styles.
  package internal(set) var family: [UInt8] = []
  /// The family of four styles: `Inter Semi Bold`.
  package internal(set) var styledFamily: [UInt8] = []
}

/// Heights and weight of a face.
package struct FontFileMetrics: Equatable, Sendable {
  package internal(set) var unitsPerEm = 1000.0
  /// Above and below the baseline, in units; neither is negative.
  package internal(set) var ascender = 0.0, descender = 0.0
  /// Between lines, in units.
  package internal(set) var lineGap = 0.0
  /// From 1 to 1000, regular is 400.
  package internal(set) var weight = 400
  package internal(set) var isItalic = false
}
