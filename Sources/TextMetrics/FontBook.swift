import FontFiles
import JSON
package import LayoutModel

/// The faces of font files, by the names that views use.
///
/// Names are of a face as PostScript knows it, whole, or of a family, as in ``FontFamilies``. Of several faces of one name the first counts.
package final class FontBook: FontLibrary {
  /// In the order in which they were given.
  package let faces: [FileFace]
  /// Faces by the ``FontName/key(_:)`` of their names, in this book and those behind it.
  private let places: [String: Int]
  private let families: [String: [Int]]
  /// Names that a document gives to faces.
  private let given: [String: FileFace]

  /// - Parameters:
  ///   - faces: Those that come first win.
  ///   - given: Faces by names that are none of their own.
  package init(_ faces: [FileFace], given: [String: FileFace] = [:]) {
    var places: [String: Int] = [:]
    var families: [String: [Int]] = [:]
    for (index, face) in faces.enumerated() {
      for name in [face.postScriptName, face.fullName] where !name.isEmpty {
        let key = FontName.key(name)
        if places[key] == nil { places[key] = index }
      }
      for family in Set([face.family, face.styledFamily].map(FontName.key)) where !family.isEmpty {
        families[family, default: []].append(index)
      }
    }
    (self.faces, self.places, self.families, self.given) = (faces, places, families, given)
  }

  /// The face of a file that a document means by a name of its own: that of the file with this name, else its first.
  package static func face(of faces: [FileFace], for name: String) -> FileFace? {
    FontBook(faces).face(named: name)?.face ?? faces.first
  }

  package var familyNames: [String] {
    var seen: Set<String> = []
    return (given.keys.sorted() + faces.map(\.family)).filter { seen.insert($0).inserted }
  }

  package func hasFace(named name: String) -> Bool { face(named: name)?.isExact == true }

  /// The face that a name means, nil if its family is not here, and whether it is that and no other of its family.
  ///
  /// - Parameters:
  ///   - weight: Wins over the name.
  ///   - isItalic: Whether an italic is wanted even if the name does not say so.
  package func face(
    named name: String, weight: FontWeight? = nil, isItalic: Bool = false
  ) -> (face: FileFace, isExact: Bool)? {
    if let face = given[name] { return (face, true) }
    guard !faces.isEmpty, name.utf8.count <= Self.longestName else { return nil }
    let key = FontName.key(name)
    if let place = places[key] {
      let face = faces[place]
      let hasWeight = weight.map { $0.number == face.roundedWeight } ?? true
      if hasWeight, !isItalic || face.isItalic { return (face, true) }
      return nearest(
        in: FontName.key(face.family), weight?.number ?? face.roundedWeight,
        isItalic: isItalic || face.isItalic)
    }
    if families[key] != nil { return nearest(in: key, weight?.number, isItalic: isItalic) }
    var family = key
    var style = ""
    while families[family] == nil {
      guard let last = family.popLast() else { return nil }
      style.insert(last, at: style.startIndex)
    }
    guard let style = FontName.Style(style) else { return nil }
    return nearest(
      in: family, (weight ?? style.weight).number, isItalic: isItalic || style.isItalic)
  }

  /// In bytes: names in files are not longer.
  private static let longestName = 255

  /// - Parameter weight: Nil for the regular one, or whatever the family has in its place.
  private func nearest(in family: String, _ weight: Int?, isItalic: Bool) -> (face: FileFace, isExact: Bool)?
  {
    func distance(_ place: Int) -> Int {
      abs(faces[place].roundedWeight - (weight ?? 400)) + (faces[place].isItalic == isItalic ? 0 : 10_000)
    }
    guard let place = families[family]?.min(by: { distance($0) < distance($1) }) else { return nil }
    let isExact = weight == nil ? distance(place) < 10_000 : distance(place) == 0
    return (faces[place], isExact)
  }
}

/// A face of a font file with its names as text.
package final class FileFace: Sendable {
  package let postScriptName: String, fullName: String
  package let family: String
  let styledFamily: String
  /// From 1 to 1000.
  package let weight: Int
  package let isItalic: Bool
  package let unitsPerEm: Double
  /// Above and below the baseline and between lines, in units; none is negative.
  package let ascender: Double, descender: Double, lineGap: Double
  private let file: FontFileFace

  init(_ file: FontFileFace) {
    self.file = file
    let names = file.names
    (postScriptName, fullName) = (String(outside: names.postScript), String(outside: names.full))
    (family, styledFamily) = (String(outside: names.family), String(outside: names.styledFamily))
    let metrics = file.metrics
    (weight, isItalic, unitsPerEm) = (metrics.weight, metrics.isItalic, metrics.unitsPerEm)
    (ascender, descender, lineGap) = (metrics.ascender, metrics.descender, metrics.lineGap)
  }

  /// To the next hundred: files say 450, too.
  fileprivate var roundedWeight: Int { max(100, min(900, (weight + 50) / 100 * 100)) }

  /// The weight of the system font that stands in for what the face lacks.
  var systemWeight: FontWeight { FontWeight.allCases.first { $0.number == roundedWeight } ?? .regular }

  /// Advances in units, one for each scalar, with kerning; `nan` for what the face lacks.
  package func shape(
    _ scalars: [UInt32], hasLigatures: Bool = true, mustStop: () -> Bool = { false }
  ) -> [Float] { file.shape(scalars, hasLigatures: hasLigatures, mustStop: mustStop) }
}

/// Whether this program can read font files.
package var canReadFonts: Bool { canReadFontFiles }

/// The faces of a font file.
///
/// - Throws: Why it is none.
package func readFontFile(_ bytes: [UInt8]) throws(FontFileProblem) -> [FileFace] {
  do throws(FontFileError) {
    return try openFontFile(bytes).map(FileFace.init)
  } catch {
    switch error {
    case .notAvailable: throw .notAvailable
    case .noFont: throw .noFont
    case .tooComplex: throw .tooComplex
    }
  }
}

extension FontWeight {
  /// The number of the weight in font files: UIKit's thinnest is 100.
  fileprivate var number: Int { 100 * (FontWeight.allCases.firstIndex(of: self) ?? 3) + 100 }
}
