import FontFiles
import TestSupport
import Testing

/// Rules of composition (`ccmp`) in each form that OpenType has for them, in a font of ours whose `GSUB` they replace. Texts of plain
/// letters are shaped without such rules where none can match, and must be as wide as with them. The numbers are those of hb-shape 6.0.0.
@Suite(.enabled(if: canReadFontFiles)) struct PlainLatinTests {
  /// Glyphs of the font.
  private static let b = 5
  private static let f = 6
  private static let i = 7
  private static let fi = 8
  private static let acute = 10

  /// A lookup by which an `f` before another glyph becomes a `b`, or the ligature of both: its type and its subtable.
  struct Rule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let type: Int
    var isLigature = false
    let subtable: @Sendable (_ next: Int) -> [Int]
  }

  static let rules = [
    Rule(testDescription: "ligature", type: 4, isLigature: true) {
      [1, 18, 1, 8, 1, 4, fi, 2, $0] + [1, 1, f]
    },
    Rule(testDescription: "context 1", type: 5) { [1, 22, 1, 8, 1, 4, 2, 1, $0, 0, 1] + [1, 1, f] },
    Rule(testDescription: "context 2", type: 5) {
      [2, 28, 34, 2, 0, 12, 1, 4, 2, 1, 2, 0, 1, 0] + [1, 1, f] + [2, 2, f, f, 1, $0, $0, 2]
    },
    Rule(testDescription: "context 3", type: 5) {
      [3, 2, 1, 14, 20, 0, 1] + [1, 1, f] + [2, 1, $0, $0, 0]
    },
    Rule(testDescription: "chain 1", type: 6) {
      [1, 26, 1, 8, 1, 4, 0, 1, 1, $0, 1, 0, 1] + [2, 1, f, f, 0]
    },
    Rule(testDescription: "chain 2", type: 6) {
      [2, 34, 40, 40, 48, 2, 0, 16, 1, 4, 0, 1, 1, 1, 1, 0, 1] + [1, 1, f] + [1, f, 1, 1] + [1, $0, 1, 1]
    },
    Rule(testDescription: "chain 3", type: 6) {
      [3, 0, 1, 18, 1, 24, 1, 0, 1] + [1, 1, f] + [1, 1, $0]
    },
    Rule(testDescription: "extension", type: 7) {
      [1, 6, 0, 8] + [3, 0, 1, 18, 1, 24, 1, 0, 1] + [1, 1, f] + [1, 1, $0]
    },
  ]

  private func shape(_ text: String, _ lookups: [(type: Int, subtable: [Int])], features: [(String, [Int])])
    throws -> [Float]
  {
    let font = fontWithSubstitutions(
      Array(try Repository.fixture("fonts/Boxes-Regular.ttf")), lookups, features: features)
    return try openFontFile(font)[0].shape(text.unicodeScalars.map(\.value))
  }

  private func shape(_ text: String, _ rule: Rule, next: Int) throws -> [Float] {
    let letter = (type: 1, subtable: [1, 6, Self.b - Self.f, 1, 1, Self.f])
    return try shape(text, [(rule.type, rule.subtable(next)), letter], features: [("ccmp", [0])])
  }

  @Test(arguments: rules) func rulesThatMatchPlainLettersAreFollowed(_ rule: Rule) throws {
    #expect(try shape("fif", rule, next: Self.i) == (rule.isLigature ? [430, 0, 300] : [550, 200, 300]))
  }

  @Test(arguments: rules) func rulesThatNeedMarksAreFollowedBesideMarks(_ rule: Rule) throws {
    #expect(try shape("fif", rule, next: Self.acute) == [300, 200, 300])
    #expect(
      try shape("f\u{301}f", rule, next: Self.acute) == (rule.isLigature ? [430, 0, 300] : [550, 0, 300]))
  }

  @Test func rulesMayMatchWhatOtherRulesMake() throws {
    let makesLigature = (type: 1, subtable: [1, 6, Self.fi - Self.i, 1, 1, Self.i])
    let letter = (type: 1, subtable: [1, 6, Self.b - Self.f, 1, 1, Self.f])
    let needsLigature = (type: 6, subtable: [3, 0, 1, 18, 1, 24, 1, 0, 2, 1, 1, Self.f, 1, 1, Self.fi])
    let advances = try shape(
      "fi", [makesLigature, needsLigature, letter], features: [("calt", [0]), ("ccmp", [1])])
    #expect(advances == [550, 430])
  }
}

/// The font with another `GSUB`: lookups of one subtable each, and features of the default script in the order of their names.
private func fontWithSubstitutions(
  _ font: [UInt8], _ lookups: [(type: Int, subtable: [Int])], features: [(String, [Int])]
) -> [UInt8] {
  func bytes(_ words: [Int]) -> [UInt8] { words.flatMap { [UInt8($0 >> 8 & 255), UInt8($0 & 255)] } }
  let scripts = Array("DFLT".utf8)
  let scriptList =
    bytes([1]) + scripts + bytes([8, 4, 0, 0, 0xFFFF, features.count] + Array(features.indices))
  var featureList = bytes([features.count])
  var featureTables: [UInt8] = []
  for (name, indices) in features {
    featureList += Array(name.utf8) + bytes([2 + 6 * features.count + featureTables.count])
    featureTables += bytes([0, indices.count] + indices)
  }
  var lookupList = bytes([lookups.count])
  var lookupTables: [UInt8] = []
  for (type, subtable) in lookups {
    lookupList += bytes([2 + 2 * lookups.count + lookupTables.count])
    lookupTables += bytes([type, 0, 1, 8] + subtable)
  }
  let afterScripts = 10 + scriptList.count
  let afterFeatures = afterScripts + featureList.count + featureTables.count
  let table =
    bytes([1, 0, 10, afterScripts, afterFeatures]) + scriptList + featureList + featureTables + lookupList
    + lookupTables
  return font.withSubstitutions(table)
}
