import EmbeddedData
import LayoutModel

/// The advances and the kerning of the system font, in units of 1/2048 em.
struct SystemFontTable: Sendable {
  /// Made once, at first use.
  static let shared = SystemFontTable()

  static let unitsPerEm: Double = 2048
  static let ascender: Double = 1950
  static let descender: Double = 494
  /// By how much of the size letters from 20 points on were wider before version 11: the median of 13 recorded texts,
  /// 0.010 to 0.025.
  static let earlyLetterWidening = 0.0133
  /// By how much of the size an s is farther from an apostrophe in semibold from version 18 on: the middle of what three recordings of
  /// one word leave, 0.042 to 0.058 (TE-apostrophe).
  static let apostropheWidening = 0.05
  /// By how much of the size ASCII characters were wider before version 14, text and display alike, and in display of
  /// the regular master on top: the percent sign by recorded texts of five repositories, the slash of six, the full
  /// stop of three (TE-generations).
  let separateWidening: [SIMD2<Double>] = {
    var widening = [SIMD2<Double>](repeating: .zero, count: 128)
    widening[Int(UInt8(ascii: "%"))] = [-0.055, 0]
    widening[Int(UInt8(ascii: "/"))] = [0.03, 0]
    widening[Int(UInt8(ascii: "."))] = [0, 0.028]
    return widening
  }()
  /// By how much of the size pairs of the text font were wider before version 14: `La` by one dump and 23 labels of files, which leave
  /// 0.0024 and more, `11` by two texts, which leave -0.0155 to -0.0144 (TE-generations).
  static let separateKerning: [(first: UInt32, second: UInt32, widening: Double)] = [
    (0x4C, 0x61, 0.003), (0x31, 0x31, -0.015),
  ]
  /// Advance of every ASCII character of the monospaced design.
  static let monospacedAdvance: Double = 1266

  /// The advances of a character in the masters: regular, bold, black and ultra light, of each text and display.
  typealias Advances = SIMD8<Double>

  private let rows: [Advances]
  private let italicRows: [Advances]
  /// Number of the row by character + 1, 0 for none; and of the rare ones.
  private var places = [UInt16](repeating: 0, count: 128)
  private var rarePlaces: [UInt32: UInt16] = [:]
  private var italicPlaces = [UInt16](repeating: 0, count: 128)
  /// By pair of ASCII characters, 128 × 128.
  private var asciiKerning = [Float](repeating: 0, count: 128 * 128)
  private var rareKerning: [UInt64: Float] = [:]
  /// The letter below the accents of a letter that the table does not list itself.
  private var baseLetters: [UInt32: UInt32] = [:]
  /// For each weight two masters, and the part of the second.
  let weights: [FontWeight: (first: Int, second: Int, part: Double)] = Dictionary(
    uniqueKeysWithValues: TableReader.rows(of: .systemFontWeights) {
      ($0.value(), (first: Int($0.number()), second: Int($0.number()), part: $0.number()))
    })
  /// How much stronger kerning is in each master than in text regular: text without and with capitals, display
  /// without and with.
  let kerningScales = TableReader.rows(of: .systemFontKerningScales) {
    SIMD4($0.number(), $0.number(), $0.number(), $0.number())
  }
  /// Kerning scales of the italic: the last row.
  var italicKerningScales: SIMD4<Double> { kerningScales[kerningScales.count - 1] }
  let optical = SizeCurve(.systemFontOptical)
  let trackingVariable = SizeCurve(.systemFontTrackingVariable)
  let trackingStatic = SizeCurve(.systemFontTrackingStatic)
  let emoji = SizeCurve(.systemFontEmoji)

  private init() {
    let upright = Self.readAdvances(.systemFontAdvances, columns: 8)
    let italic = Self.readAdvances(.systemFontItalicAdvances, columns: 2)
    (rows, italicRows) = (upright.rows, italic.rows)
    for (index, code) in upright.codes.enumerated() {
      if code < 128 { places[Int(code)] = UInt16(index + 1) } else { rarePlaces[code] = UInt16(index + 1) }
    }
    for (index, code) in italic.codes.enumerated() { italicPlaces[Int(code)] = UInt16(index + 1) }
    var letters = TableReader(.systemFontBaseLetters)
    while !letters.isAtEnd {
      let base = letters.code()
      while letters.hasField() { baseLetters[letters.code()] = base }
    }
    for row in TableReader.rows(of: .systemFontKerning, { ($0.code(), $0.code(), Float($0.number())) }) {
      if row.0 < 128, row.1 < 128 {
        asciiKerning[Int(row.0) * 128 + Int(row.1)] = row.2
      } else {
        rareKerning[UInt64(row.0) << 32 | UInt64(row.1)] = row.2
      }
    }
  }

  /// The advances of a character; nil if the table does not cover it.
  @inline(__always)
  func advances(of code: UInt32) -> Advances? {
    guard code < 128 else { return rareAdvances(of: code) }
    let place = places[Int(code)]
    return place == 0 ? nil : rows[Int(place) - 1]
  }

  @inline(never)
  private func rareAdvances(of code: UInt32) -> Advances? {
    if let place = rarePlaces[code] { return rows[Int(place) - 1] }
    return baseLetters[code].flatMap { advances(of: $0) }
  }

  /// The letter below the accents of a letter; any other character itself.
  func base(of code: UInt32) -> UInt32 { baseLetters[code] ?? code }

  /// The advances of an ASCII character in italic: text and display.
  func italicAdvances(of code: UInt32) -> Advances? {
    guard code < 128, italicPlaces[Int(code)] != 0 else { return nil }
    return italicRows[Int(italicPlaces[Int(code)]) - 1]
  }

  /// What is added between two characters in the text master.
  @inline(__always)
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    if first < 128, second < 128 { return Double(asciiKerning[Int(first) * 128 + Int(second)]) }
    return kerningOfOthers(first, second)
  }

  @inline(never)
  private func kerningOfOthers(_ first: UInt32, _ second: UInt32) -> Double {
    if let known = rareKerning[UInt64(first) << 32 | UInt64(second)] { return Double(known) }
    let bases = (base(of: first), base(of: second))
    return bases == (first, second) ? 0 : kerning(bases.0, bases.1)
  }

  private static func readAdvances(_ table: EmbeddedFile, columns: Int) -> (codes: [UInt32], rows: [Advances])
  {
    var codes: [UInt32] = []
    let rows = TableReader.rows(of: table) { reader in
      codes.append(reader.code())
      return (0..<columns).reduce(into: Advances.zero) { $0[$1] = reader.number() }
    }
    return (codes, rows)
  }
}
