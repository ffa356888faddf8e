package import LayoutModel

/// How the system font is built, which changed with versions 11, 14 and 18 (TE-generations).
package enum FontGeneration: UInt8, Equatable, Sendable {
  /// Two fonts, of which the one from 20 points on has wider letters than later.
  case early
  /// Two fonts, one for text and one from 20 points on.
  case separate
  /// One font that goes over from one to the other between 17 and 28 points.
  case variable
  /// One font for all sizes, with more room between an apostrophe and an s in semibold (TE-apostrophe).
  case variableWithWideApostrophe

  package init(_ version: SystemVersion) {
    self =
      version >= SystemVersion(18)
      ? .variableWithWideApostrophe
      : version >= SystemVersion(14) ? .variable : version >= SystemVersion(11) ? .separate : .early
  }

  /// Whether one font serves all sizes.
  @inline(__always) var isVariable: Bool { rawValue >= Self.variable.rawValue }
}

/// The system font in one weight at one size.
struct SystemFace: Sendable {
  /// What each master contributes to an advance, in points for each unit.
  private let mix: SystemFontTable.Advances
  private let isItalic: Bool
  /// Added after every character, the last one too, in points.
  let tracking: Double
  /// Kerning of pairs of small letters and signs, and of those with a capital, in points for each unit.
  private let kerningFactor: (plain: Double, capital: Double)
  private let emojiWidth: Double
  private let generation: FontGeneration
  private let pointSize: Double
  /// Whether the generation or the weight has pairs of its own.
  private let hasOwnPairs: Bool
  /// Added between an apostrophe and an s, in points.
  private let apostropheWidening: Double
  /// Added to letters, in points.
  private let letterWidening: Double
  /// How much there is of the font, and of its display in the regular master, in points.
  private let separateParts: SIMD2<Double>

  init(
    weight: FontWeight, isItalic: Bool, isDisplayCut: Bool = false, pointSize: Double,
    generation: FontGeneration
  ) {
    let table = SystemFontTable.shared
    let (display, tracking) = isDisplayCut ? (1, 0) : Self.optics(pointSize, generation)
    let unit = pointSize / SystemFontTable.unitsPerEm
    var mix = SystemFontTable.Advances.zero
    let blend = isItalic ? (first: 0, second: 0, part: 0) : table.weights[weight] ?? (0, 0, 0)
    var scales = SIMD4<Double>.zero
    for (master, part) in [(blend.first, 1 - blend.part), (blend.second, blend.part)] {
      mix[2 * master] += part * (1 - display) * unit
      mix[2 * master + 1] += part * display * unit
      scales += table.kerningScales[master] * part * unit
    }
    let regular = (blend.first == 0 ? 1 - blend.part : 0) + (blend.second == 0 ? blend.part : 0)
    separateParts = pointSize * [1, display * regular]
    self.mix = mix
    self.isItalic = isItalic
    self.tracking = tracking * unit
    if isItalic { scales = table.italicKerningScales * unit }
    kerningFactor = (
      plain: scales[0] * (1 - display) + scales[2] * display,
      capital: scales[1] * (1 - display) + scales[3] * display
    )
    emojiWidth = table.emoji.value(at: pointSize) * pointSize
    self.pointSize = pointSize
    self.generation = generation
    let isWide = generation == .variableWithWideApostrophe && weight == .semibold && !isItalic
    apostropheWidening = isWide ? SystemFontTable.apostropheWidening * pointSize : 0
    hasOwnPairs = isWide || (!generation.isVariable && pointSize < 20 && !isDisplayCut)
    let hasWideLetters = generation == .early && pointSize >= 20 && !isDisplayCut
    letterWidening = hasWideLetters ? SystemFontTable.earlyLetterWidening * pointSize : 0
  }

  /// How far the font is the one for large sizes, from 0 to 1, and its tracking in units.
  private static func optics(_ size: Double, _ generation: FontGeneration) -> (
    display: Double, tracking: Double
  ) {
    let table = SystemFontTable.shared
    guard generation.isVariable else { return (size < 20 ? 0 : 1, table.trackingStatic.value(at: size)) }
    let display = size <= 17 ? 0 : size >= 28 ? 1 : table.optical.value(at: size)
    return (display, table.trackingVariable.value(at: size))
  }

  /// The advance of a character with its tracking, in points; nil if the font's table does not cover it.
  @inline(__always)
  func advance(of code: UInt32) -> Double? {
    let table = SystemFontTable.shared
    guard let row = isItalic ? table.italicAdvances(of: code) : table.advances(of: code) else { return nil }
    let advance = (row * mix).sum() + tracking
    return generation.isVariable ? advance : advance + separateWidening(of: code)
  }

  /// By how much a character was wider before there was one font for all sizes, in points.
  private func separateWidening(of code: UInt32) -> Double {
    let mark = code < 128 ? (SystemFontTable.shared.separateWidening[Int(code)] * separateParts).sum() : 0
    return letterWidening > 0 && isLetter(code) ? mark + letterWidening : mark
  }

  @inline(__always)
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    let units = SystemFontTable.shared.kerning(first, second)
    let kerning =
      units * (isCapital(first) || isCapital(second) ? kerningFactor.capital : kerningFactor.plain)
    return hasOwnPairs ? kerning + ownWidening(first, second) : kerning
  }

  /// By how much a pair is wider than in the variable font of most weights, in points.
  private func ownWidening(_ first: UInt32, _ second: UInt32) -> Double {
    if generation.isVariable {
      return second == 0x73 && (first == 0x27 || first == 0x2019) ? apostropheWidening : 0
    }
    return SystemFontTable.separateKerning.first { $0.first == first && $0.second == second }
      .map { $0.widening * pointSize } ?? 0
  }

  /// A guess for a character that the table does not cover, in points.
  func estimate(_ scalar: Unicode.Scalar, isEmoji: Bool) -> Double {
    if isEmoji { return emojiWidth }
    if isItalic, let row = SystemFontTable.shared.advances(of: scalar.value) {
      return (row * mix).sum() + tracking
    }
    return usualWidth(of: scalar.value, isEarly: generation == .early) * pointSize
  }
}

/// Whether a character is a Latin capital, with accents or without.
@inline(__always)
private func isCapital(_ code: UInt32) -> Bool {
  (0x41...0x5A).contains(code < 128 ? code : SystemFontTable.shared.base(of: code))
}

/// Whether a character is a Latin letter, with accents or without.
private func isLetter(_ code: UInt32) -> Bool {
  let base = code < 128 ? code : SystemFontTable.shared.base(of: code)
  return (0x41...0x5A).contains(base) || (0x61...0x7A).contains(base)
}

/// The width of a character of a script without a table, in ems: what is usual there. In version 9 ideographs were as wide as they are
/// high (TE-fallbacks).
private func usualWidth(of code: UInt32, isEarly: Bool) -> Double {
  switch code {
  case 0xAC00...0xD7A3: 0.864
  case 0x2E80...0x303E, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD:
    // Ideographs in the fonts that stand beside San Francisco (12 of 12 and 25 of 25 recorded texts, from version 13 on).
    isEarly ? 1 : 1.0195
  case 0x1100...0x115F, 0x3041...0x33FF, 0xA000...0xA4CF, 0x1F300...0x1FAFF: 1
  case 0xFF61...0xFF9F: 0.5
  // A heavy asterisk, in five files of one repository.
  case 0x2731: 0.75
  default: 0.56
  }
}
