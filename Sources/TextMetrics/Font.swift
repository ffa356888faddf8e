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
  /// Whether its widths are those of another font, because its own are not known.
  package let isSubstitute: Bool
  /// Added after every character, in points.
  package var letterSpacing: Double = 0
  private let face: Face

  private enum Face: Sendable {
    case system(SystemFace)
    case monospaced(advance: Double, SystemFace)
    case custom(CustomFont, unit: Double, SystemFace)
    case named(FontFace, unit: Double, SystemFace)
  }

  /// The height of a line, in points.
  package var lineHeight: Double { ascender + descender + leading }

  /// The system font.
  ///
  /// - Parameters:
  ///   - isDisplayCut: Whether it is the cut for large sizes at any size, which has no tracking (TE-display-cut).
  ///   - isSubstitute: Whether it stands for a font that is not known. Rounded and serif designs and italics of other
  ///     weights than regular are not known either.
  package init(
    systemFontOfSize pointSize: Double, weight: FontWeight = .regular, design: FontDesign = .default,
    isItalic: Bool = false, isDisplayCut: Bool = false, generation: FontGeneration, isSubstitute: Bool = false
  ) {
    self.pointSize = pointSize
    let unit = pointSize / SystemFontTable.unitsPerEm
    ascender = SystemFontTable.ascender * unit
    descender = SystemFontTable.descender * unit
    leading = 0
    let system = SystemFace(
      weight: weight, isItalic: isItalic && design == .default, isDisplayCut: isDisplayCut,
      pointSize: pointSize, generation: generation)
    switch design {
    case .monospaced: face = .monospaced(advance: SystemFontTable.monospacedAdvance * unit, system)
    case .default, .rounded, .serif: face = .system(system)
    }
    let isKnown = design == .monospaced || (design == .default && (!isItalic || weight == .regular))
    self.isSubstitute = isSubstitute || !isKnown
  }

  /// A font whose metrics the request gives. Characters without an advance are as wide as in the system font.
  package init(
    _ custom: CustomFont, size pointSize: Double, weight: FontWeight, generation: FontGeneration
  ) {
    self.pointSize = pointSize
    let unit = pointSize / custom.unitsPerEm
    ascender = custom.ascender * unit
    descender = custom.descender * unit
    leading = custom.leading * unit
    isSubstitute = false
    let system = SystemFace(weight: weight, isItalic: false, pointSize: pointSize, generation: generation)
    face = .custom(custom, unit: unit, system)
  }

  /// A font that has a table. Characters that it lacks are as wide as in the system font.
  package init(_ named: FontFace, size pointSize: Double, generation: FontGeneration) {
    self.pointSize = pointSize
    let unit = pointSize / named.unitsPerEm
    ascender = named.ascender * unit
    descender = named.descender * unit
    leading = 0
    isSubstitute = named.isEstimate
    let system = SystemFace(
      weight: named.weight, isItalic: false, pointSize: pointSize, generation: generation)
    face = .named(named, unit: unit, system)
  }

  /// The characters of the system font; nil for another font.
  var systemCharacters: SystemCharacters? {
    if case .system(let system) = face {
      SystemCharacters(face: system, letterSpacing: letterSpacing)
    } else {
      nil
    }
  }

  /// The advance of a character that takes room of its own, in points, and whether it is a guess.
  @inline(__always)
  func advance(of scalar: Unicode.Scalar, isEmoji: Bool) -> (width: Double, isEstimate: Bool) {
    switch face {
    case .system(let system):
      return SystemCharacters(face: system, letterSpacing: letterSpacing).advance(
        of: scalar, isEmoji: isEmoji)
    case .monospaced(let advance, let system):
      if !isEmoji, system.advance(of: scalar.value) != nil {
        return (advance + letterSpacing, scalar.value >= 128)
      }
      return (system.estimate(scalar, isEmoji: isEmoji) + letterSpacing, true)
    case .custom(let custom, let unit, let system):
      if let advance = custom.advances[scalar] { return (advance * unit + letterSpacing, false) }
      return (replacement(of: scalar, isEmoji: isEmoji, in: system) + letterSpacing, true)
    case .named(let named, let unit, let system):
      if !isEmoji, let advance = named.advance(of: scalar.value) {
        return (advance * unit + letterSpacing, false)
      }
      return (replacement(of: scalar, isEmoji: isEmoji, in: system) + letterSpacing, true)
    }
  }

  /// The width of a character that a font lacks, in points.
  private func replacement(of scalar: Unicode.Scalar, isEmoji: Bool, in system: SystemFace) -> Double {
    let width = isEmoji ? nil : system.advance(of: scalar.value)
    return width ?? system.estimate(scalar, isEmoji: isEmoji)
  }

  /// What is added between two neighbours, in points.
  @inline(__always)
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    switch face {
    case .system(let system): system.kerning(first.value, second.value)
    case .named(let named, let unit, _): named.kerning(first.value, second.value) * unit
    case .monospaced, .custom: 0
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
