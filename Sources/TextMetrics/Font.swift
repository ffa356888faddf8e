package import LayoutModel

/// A font at a size, ready to measure text.
package struct Font: CharacterMetrics, Sendable {
  package let pointSize: Double
  /// Above and below the baseline and between lines, in points; none is negative.
  package let ascender: Double
  package let descender: Double
  package let leading: Double
  /// From the bottom of a line to the top of the next one, in points, beyond the leading: text styles have it.
  package var lineGap: Double = 0
  /// Whether its widths are those of another font, because its own are not known. Rounded and serif designs and italics of
  /// other weights than regular are not known.
  package var isSubstitute: Bool
  /// Added after every character, in points.
  package var letterSpacing: Double = 0
  private let face: Face
  /// The system font, for what the face lacks.
  private let system: SystemFace

  private enum Face: Sendable {
    case system
    case monospaced(advance: Double)
    /// Pictures, each a square.
    case icons
    case custom(CustomFont, unit: Double)
    case named(FontFace, unit: Double)
    case file(FileFace, unit: Double)
  }

  /// The height of a line, in points.
  package var lineHeight: Double { ascender + descender + leading }

  /// The system font.
  ///
  /// - Parameter isDisplayCut: Whether it is the cut for large sizes at any size, which has no tracking (TE-display-cut).
  package init(
    systemFontOfSize pointSize: Double, weight: FontWeight = .regular, design: FontDesign = .default,
    isItalic: Bool = false, isDisplayCut: Bool = false, generation: FontGeneration
  ) {
    self.pointSize = pointSize
    let unit = pointSize / SystemFontTable.unitsPerEm
    (ascender, descender) = (SystemFontTable.ascender * unit, SystemFontTable.descender * unit)
    leading = 0
    system = SystemFace(
      weight: weight, isItalic: isItalic && design == .default, isDisplayCut: isDisplayCut,
      pointSize: pointSize, generation: generation)
    let isMonospaced = design == .monospaced
    face = isMonospaced ? .monospaced(advance: SystemFontTable.monospacedAdvance * unit) : .system
    isSubstitute = !isMonospaced && (design != .default || isItalic && weight != .regular)
  }

  /// A font of icons without a table: each is as wide as the font is large, and so high is its line (TE-icon-fonts).
  package init(iconsOfSize pointSize: Double, generation: FontGeneration) {
    self.pointSize = pointSize
    (ascender, descender, leading) = (pointSize * 6 / 7, pointSize / 7, 0)
    isSubstitute = true
    system = SystemFace(weight: .regular, isItalic: false, pointSize: pointSize, generation: generation)
    face = .icons
  }

  /// A font whose metrics the request gives. Characters without an advance are as wide as in the system font.
  package init(_ custom: CustomFont, size pointSize: Double, weight: FontWeight, generation: FontGeneration) {
    self.pointSize = pointSize
    let unit = pointSize / custom.unitsPerEm
    (ascender, descender) = (custom.ascender * unit, custom.descender * unit)
    leading = custom.leading * unit
    isSubstitute = false
    system = SystemFace(weight: weight, isItalic: false, pointSize: pointSize, generation: generation)
    face = .custom(custom, unit: unit)
  }

  /// A font that has a table. Characters that it lacks are as wide as in the system font.
  package init(_ named: FontFace, size pointSize: Double, generation: FontGeneration) {
    self.pointSize = pointSize
    let unit = pointSize / named.unitsPerEm
    (ascender, descender) = (named.ascender * unit, named.descender * unit)
    leading = 0
    isSubstitute = named.isEstimate
    system = SystemFace(weight: named.weight, isItalic: false, pointSize: pointSize, generation: generation)
    face = .named(named, unit: unit)
  }

  /// A face of a font file, whose texts are shaped (TE-font-files). Characters that it lacks are as wide as in the system font.
  ///
  /// - Parameter isExact: Whether it is the face that was asked for, and no other one of its family.
  package init(
    _ file: FileFace, size pointSize: Double, isExact: Bool = true, generation: FontGeneration
  ) {
    self.pointSize = pointSize
    let unit = pointSize / file.unitsPerEm
    (ascender, descender) = (file.ascender * unit, file.descender * unit)
    leading = 0
    isSubstitute = !isExact
    system = SystemFace(
      weight: file.systemWeight, isItalic: false, pointSize: pointSize, generation: generation)
    face = .file(file, unit: unit)
  }

  /// The face of a font file with points for each of its units; nil for another font.
  var file: (face: FileFace, unit: Double)? {
    guard case .file(let face, let unit) = face else { return nil }
    return (face, unit)
  }

  /// The characters of the system font; nil for another font.
  var systemCharacters: SystemCharacters? {
    guard case .system = face else { return nil }
    return SystemCharacters(face: system, letterSpacing: letterSpacing)
  }

  /// The advance of a character that takes room of its own, in points, and whether it is a guess.
  @inline(__always)
  func advance(of scalar: Unicode.Scalar, isEmoji: Bool) -> (width: Double, isEstimate: Bool) {
    switch face {
    case .system:
      return SystemCharacters(face: system, letterSpacing: letterSpacing).advance(
        of: scalar, isEmoji: isEmoji)
    case .monospaced(let advance):
      if !isEmoji, system.advance(of: scalar.value) != nil {
        return (advance + letterSpacing, scalar.value >= 128)
      }
    case .icons:
      if scalar.properties.generalCategory == .privateUse { return (pointSize + letterSpacing, true) }
    case .custom(let custom, let unit):
      if let advance = custom.advances[scalar] { return (advance * unit + letterSpacing, false) }
    case .named(let named, let unit):
      if !isEmoji, let advance = named.advance(of: scalar.value) {
        return (advance * unit + letterSpacing, false)
      }
    case .file(let file, let unit):
      let advance = isEmoji ? .nan : file.shape([scalar.value])[0]
      if !advance.isNaN { return (Double(advance) * unit + letterSpacing, false) }
    }
    // What the font lacks.
    let width = isEmoji ? nil : system.advance(of: scalar.value)
    return ((width ?? system.estimate(scalar, isEmoji: isEmoji)) + letterSpacing, true)
  }

  /// What is added between two neighbours, in points.
  @inline(__always)
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    switch face {
    case .system: system.kerning(first.value, second.value)
    case .named(let named, let unit): named.kerning(first.value, second.value) * unit
    case .monospaced, .icons, .custom, .file: 0
    }
  }
}

/// The characters of the system font.
struct SystemCharacters: CharacterMetrics {
  let face: SystemFace
  let letterSpacing: Double

  @inline(__always)
  func advance(of scalar: Unicode.Scalar, isEmoji: Bool) -> (width: Double, isEstimate: Bool) {
    if !isEmoji, let width = face.advance(of: scalar.value) { return (width + letterSpacing, false) }
    return (face.estimate(scalar, isEmoji: isEmoji) + letterSpacing, true)
  }

  @inline(__always)
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    face.kerning(first.value, second.value)
  }
}
