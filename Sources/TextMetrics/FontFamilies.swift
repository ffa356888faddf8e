import EmbeddedData
import JSON
package import LayoutModel

/// Finds the faces of fonts that are not the system's, by their names.
package struct FontFamilies: Sendable {
  /// Made once, at first use. The widths of a face are read when it is asked for.
  package static let shared = FontFamilies()

  /// Where the rows of each table begin.
  let faceRows = TableReader.rowStarts(of: .fontFaces)
  let asciiRows = TableReader.rowStarts(of: .fontFacesASCII)
  let otherRows = TableReader.rowStarts(of: .fontFacesOthers)
  let kerningRows = TableReader.rowStarts(of: .fontFacesKerning)
  private var entries: [Entry] = []
  private var places: [String: Int] = [:]
  /// The faces of a family by its name without blanks.
  private var families: [String: [Int]] = [:]

  /// In bytes. No font is called anything longer.
  private static let longestName = 63

  /// What names a face.
  struct Entry: Sendable {
    var name: String
    var family: String
    var weight: FontWeight
    var isItalic: Bool
    var isEstimate: Bool

    init(_ reader: inout TableReader) {
      name = reader.word()
      family = String(reader.word().map { $0 == "_" ? " " : $0 })
      weight = reader.value()
      isItalic = reader.word() == "italic"
      isEstimate = reader.word() == "estimate"
    }
  }

  private init() {
    for (index, start) in faceRows.enumerated() {
      var reader = TableReader(.fontFaces, at: start)
      let entry = Entry(&reader)
      places[FontName.key(entry.name)] = index
      families[FontName.key(entry.family), default: []].append(index)
      entries.append(entry)
    }
  }

  /// The names of all families, each once, in their order.
  package var familyNames: [String] {
    var seen: Set<String> = []
    return entries.map(\.family).filter { seen.insert($0).inserted }
  }

  /// The names of all faces.
  var names: [String] { entries.map(\.name) }

  /// The face that a name means, nil if its family is not known.
  ///
  /// - Parameters:
  ///   - name: Of a face (`HelveticaNeue-Bold`) or of a family, with or without blanks and hyphens. A style that
  ///     the family has no face for gets the nearest, which is then an estimate.
  ///   - weight: Wins over the name.
  ///   - isItalic: Whether an italic is wanted even if the name does not say so.
  package func face(named name: String, weight: FontWeight? = nil, isItalic: Bool = false) -> FontFace? {
    guard name.utf8.count <= Self.longestName else { return nil }
    let key = FontName.key(name)
    if let place = places[key] {
      let entry = entries[place]
      let italic = isItalic || entry.isItalic
      if italic == entry.isItalic, weight == nil || weight == entry.weight { return read(place) }
      return nearest(in: FontName.key(entry.family), weight ?? entry.weight, isItalic: italic)
    }
    var family = key
    var style = ""
    while families[family] == nil {
      guard let last = family.popLast() else { return nil }
      style.insert(last, at: style.startIndex)
    }
    guard let style = FontName.Style(style) else { return nil }
    return nearest(in: family, weight ?? style.weight, isItalic: isItalic || style.isItalic)
  }

  private func nearest(in family: String, _ weight: FontWeight, isItalic: Bool) -> FontFace? {
    func distance(_ place: Int) -> Int {
      abs(entries[place].weight.rank - weight.rank) + (entries[place].isItalic == isItalic ? 0 : 100)
    }
    guard let place = families[family]?.min(by: { distance($0) < distance($1) }) else { return nil }
    return read(place, isEstimate: distance(place) > 0)
  }

  private func read(_ place: Int, isEstimate: Bool = false) -> FontFace {
    var face = FontFace(row: place, in: self)
    face.isEstimate = face.isEstimate || isEstimate
    return face
  }
}

extension FontWeight {
  fileprivate var rank: Int { FontWeight.allCases.firstIndex(of: self) ?? 0 }
}

/// What the names of fonts say.
package enum FontName {
  /// The weight that a name says somewhere, nil if none: light for `HelveticaNeue-Light`.
  package static func weight(in name: String) -> FontWeight? {
    let lowered = name.lowercased()
    return weights.first { lowered.contains($0.word) }?.weight
  }

  /// Whether a name means the display cut of the system font, as an app brings it along: `SFUIDisplay-Light`.
  package static func isSystemDisplay(_ name: String) -> Bool {
    let key = key(name)
    return key.hasPrefix("sfuidisplay") || key.hasPrefix("sfprodisplay")
  }

  /// Whether a name means a font of icons: `FontAwesome`, `MaterialIcons-Regular`, `icomoon`.
  package static func isOfIcons(_ name: String) -> Bool {
    let key = key(name)
    return ["awesome", "icon", "icomoon"].contains { key.contains($0) }
  }

  /// A name by which fonts are found: the letters and digits in lower case. Made safe, since marks that stood apart may stand in a
  /// row now.
  static func key(_ name: String) -> String {
    String(outside: name.lowercased().utf8.filter { !" -_".utf8.contains($0) })
  }

  /// The style in the name of a face.
  struct Style {
    var weight = FontWeight.regular
    var isItalic = false

    /// - Parameter key: What follows the family in the ``key(_:)`` of a name; nil if it says more than weight and slant,
    ///   such as `condensed`.
    init?(_ key: String) {
      var rest = Substring(key)
      for suffix in ["psmt", "mt"] where rest.hasSuffix(suffix) { rest = rest.dropLast(suffix.count) }
      for suffix in ["italic", "oblique", "it"] where !isItalic && rest.hasSuffix(suffix) {
        rest = rest.dropLast(suffix.count)
        isItalic = true
      }
      if ["", "regular", "roman", "book", "normal", "ps"].contains(rest) { return }
      guard let known = weights.first(where: { $0.word == rest }) else { return nil }
      weight = known.weight
    }
  }

  /// Longer words first: `semibold` ends with `bold`.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
    ("light", .light), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("medium", .medium), ("heavy", .heavy),
    ("black", .black),
  ]
}

/// A face of a font that is not the system's, with the widths that are known of it, in its own units.
package struct FontFace: Sendable {
  /// As PostScript knows it: `HelveticaNeue-Bold`.
  package let name: String
  let weight: FontWeight
  /// Whether its widths are those of a font of similar shape, or of another face than was asked for.
  package internal(set) var isEstimate: Bool
  let unitsPerEm: Double
  /// Above and below the baseline; neither is negative.
  let ascender: Double
  let descender: Double
  /// The advances of U+0020 to U+007E, 0 where it has no such character.
  private var ascii: [Float] = []
  private var others: [UInt32: Float] = [:]
  private let kerning: KerningClasses

  /// Reads the face of a row of the tables.
  init(row: Int, in families: FontFamilies) {
    var reader = TableReader(.fontFaces, at: families.faceRows[row])
    let entry = FontFamilies.Entry(&reader)
    (name, weight, isEstimate) = (entry.name, entry.weight, entry.isEstimate)
    (unitsPerEm, ascender, descender) = (reader.number(), reader.number(), reader.number())
    kerning = KerningClasses(at: families.kerningRows[Int(reader.number())])
    reader = TableReader(.fontFacesASCII, at: families.asciiRows[row])
    while reader.hasField() { ascii.append(Float(reader.number())) }
    reader = TableReader(.fontFacesOthers, at: families.otherRows[row])
    while reader.hasField() { others[reader.code()] = Float(reader.number()) }
  }

  /// The advance of a character, a letter with accents as wide as without; nil if it is not known.
  @inline(__always)
  func advance(of code: UInt32) -> Double? {
    if code >= 0x20, code < 0x7F {
      let advance = ascii[Int(code) - 0x20]
      return advance > 0 ? Double(advance) : nil
    }
    return rareAdvance(of: code)
  }

  private func rareAdvance(of code: UInt32) -> Double? {
    if let known = others[code] { return Double(known) }
    let base = SystemFontTable.shared.base(of: code)
    return base == code ? nil : advance(of: base)
  }

  /// What is added between two characters.
  @inline(__always)
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    if first < 128, second < 128 { return kerning.value(Int(first), Int(second)) }
    let table = SystemFontTable.shared
    let bases = (table.base(of: first), table.base(of: second))
    guard bases.0 < 128, bases.1 < 128 else { return 0 }
    return kerning.value(Int(bases.0), Int(bases.1))
  }
}

/// Kerning between ASCII characters by rows that characters of one shape on the left share.
private struct KerningClasses: Sendable {
  /// The row of a character on the left.
  private var rows = [UInt8](repeating: 0, count: 128)
  /// By row and character on the right; the first row is for characters that do not kern.
  private var values = [Float](repeating: 0, count: 128)

  init(at start: Int) {
    var reader = TableReader(.fontFacesKerning, at: start)
    while reader.hasField() {
      let row = values.count / 128
      values += repeatElement(0, count: 128)
      for left in reader.word().utf8 { rows[Self.code(left)] = UInt8(row) }
      for _ in 0..<Int(reader.number()) {
        let rights = reader.word()
        let value = Float(reader.number())
        for right in rights.utf8 { values[row * 128 + Self.code(right)] = value }
      }
    }
  }

  /// The table has a low line for the blank.
  private static func code(_ character: UInt8) -> Int { character == UInt8(ascii: "_") ? 32 : Int(character) }

  @inline(__always)
  func value(_ first: Int, _ second: Int) -> Double { Double(values[Int(rows[first]) * 128 + second]) }
}
