#if FONTS
/// Texts of Latin letters that need no mark of their own, where a font composes (`ccmp`) none of their glyphs.
///
/// Rules of composition are for letters with marks behind them. Fonts have hundreds for each letter, which the library tries everywhere;
/// where none of them can match a glyph that such a text may have, it is shaped without them, to the same advances.
struct PlainLatin: Sendable {
  /// By place in the alphabet, whether the font has the letter. Where one composes, no letter counts.
  private let isPlain: [Bool]

  /// - Complexity: O(*n*) in the rules of composition, of which some ten thousand are read.
  init(_ font: FontHandle, _ face: FaceHandle) {
    let letters = Self.letters.map { font.glyph(of: $0) }
    let (glyphs, lookups) = font.composition(of: letters.compactMap(\.self))
    var table = SubstitutionTable(face.table("GSUB"), glyphs)
    let composes = lookups.contains { table.mayChangeGlyphs(lookup: $0) }
    isPlain = letters.map { $0 != nil && !composes }
  }

  /// Whether a text can do without composition.
  ///
  /// - Complexity: O(*n*) in its scalars.
  func contains(_ scalars: ArraySlice<UInt32>) -> Bool {
    scalars.allSatisfy { Self.place(of: $0).map { isPlain[$0] } ?? false }
  }

  /// The alphabet: from the blank to the letters of European languages, and quotation marks, dashes and dots.
  private static let letters = Array(UInt32(0x20)..<0x180) + Array(UInt32(0x2010)..<0x2027)

  private static func place(of scalar: UInt32) -> Int? {
    if (0x20..<0x180).contains(scalar) { return Int(scalar) - 0x20 }
    return (0x2010..<0x2027).contains(scalar) ? Int(scalar) - 0x2010 + 0x160 : nil
  }
}
#endif
