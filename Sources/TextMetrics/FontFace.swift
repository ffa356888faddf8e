import EmbeddedData
package import LayoutModel

/// A face of a font that is not the system's, with the widths that are known of it, in its own units.
package struct FontFace: Sendable {
  /// As PostScript knows it: `HelveticaNeue-Bold`.
  package let name: String
  package let family: String
  package let weight: FontWeight
  package let isItalic: Bool
  /// Whether its widths are those of a font of similar shape, or of another face than was asked for.
  package internal(set) var isEstimate: Bool
  let unitsPerEm: Double
  /// Above and below the baseline; neither is negative.
  let ascender: Double
  let descender: Double
  /// The advances of U+0020 to U+007E, 0 where it has no such character.
  private let ascii: [Float]
  private let others: [UInt32: Float]
  private let kerning: KerningClasses

  /// Reads the face of a row of the tables.
  init(row: Int, in families: FontFamilies) {
    var reader = TableReader(.fontFaces, at: families.faceRows[row])
    let entry = FontFamilies.Entry(&reader)
    (name, family, weight) = (entry.name, entry.family, entry.weight)
    (isItalic, isEstimate) = (entry.isItalic, entry.isEstimate)
    (unitsPerEm, ascender, descender) = (reader.number(), reader.number(), reader.number())
    let kerningRow = Int(reader.number())
    kerning = KerningClasses(at: families.kerningRows[kerningRow])
    var asciiReader = TableReader(.fontFacesASCII, at: families.asciiRows[row])
    var ascii: [Float] = []
    while asciiReader.hasField() { ascii.append(Float(asciiReader.number())) }
    self.ascii = ascii
    var othersReader = TableReader(.fontFacesOthers, at: families.otherRows[row])
    var others: [UInt32: Float] = [:]
    while othersReader.hasField() { others[othersReader.code()] = Float(othersReader.number()) }
    self.others = others
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
      for left in reader.word().utf8 { rows[Int(left)] = UInt8(row) }
      for _ in 0..<Int(reader.number()) {
        let rights = reader.word()
        let value = Float(reader.number())
        for right in rights.utf8 { values[row * 128 + Int(right)] = value }
      }
    }
  }

  @inline(__always)
  func value(_ first: Int, _ second: Int) -> Double {
    Double(values[Int(rows[first]) * 128 + second])
  }
}
