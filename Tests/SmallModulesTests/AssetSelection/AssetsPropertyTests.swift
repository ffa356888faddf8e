import AssetSelection
import Foundation
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// What holds for every set and every environment (AS-order). The seed is the argument: a failure is a number
/// to run again.
@Suite struct AssetsPropertyTests {
  static let attributes: [(String, [String])] = [
    ("width-class", ["compact", "regular"]), ("height-class", ["compact", "regular"]),
    ("language-direction", ["left-to-right", "right-to-left"]), ("display-gamut", ["sRGB", "display-P3"]),
    ("locale", ["fr", "fr-CA", "en"]), ("memory", ["1GB", "4GB"]), ("subtype", ["retina4", "667h"]),
    ("graphics-feature-set", ["metal1v2", "metal3v1", "apple6"]),
  ]

  static func makeRow(_ index: Int, _ generator: inout SeededGenerator) -> [String: Any] {
    var row: [String: Any] = ["idiom": generator.pick(["universal", "universal", "iphone", "ipad"])]
    if !generator.once(in: 8) { row["filename"] = "f\(index).\(generator.pick(["png", "png", "pdf"]))" }
    if !generator.once(in: 5) { row["scale"] = generator.pick(["1x", "2x", "3x"]) }
    for (key, values) in attributes where generator.once(in: 4) { row[key] = generator.pick(values) }
    var appearances: [[String: String]] = []
    if generator.once(in: 3) {
      appearances.append(["appearance": "luminosity", "value": generator.pick(["light", "dark"])])
    }
    if generator.once(in: 5) { appearances.append(["appearance": "contrast", "value": "high"]) }
    if !appearances.isEmpty { row["appearances"] = appearances }
    return row
  }

  static func makeTraits(_ generator: inout SeededGenerator) -> [String: Any] {
    [
      "userInterfaceIdiom": generator.pick(["phone", "pad"]), "displayScale": generator.pick([1, 2, 3]),
      "horizontalSizeClass": generator.pick(["compact", "regular"]),
      "verticalSizeClass": generator.pick(["compact", "regular"]),
      "userInterfaceStyle": generator.pick(["light", "dark", "unspecified"]),
      "accessibilityContrast": generator.pick(["normal", "high"]),
      "displayGamut": generator.pick(["sRGB", "p3"]),
      "layoutDirection": generator.pick(["leftToRight", "rightToLeft"]),
    ]
  }

  struct Question {
    var rows: [[String: Any]]
    var traits: [String: Any]
    let environment: [String: Any] = [
      "languages": ["fr-CA", "en"],
      "device": ["memoryGB": 3, "graphicsFeatureSet": "metal3v1", "subtype": "667h"],
    ]

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      rows = (0..<Int(2 + generator.next() % 8)).map { makeRow($0, &generator) }
      traits = makeTraits(&generator)
    }

    func answer() throws -> [String: Any] {
      try selectAsset(["contents": ["images": rows], "traits": traits, "environment": environment])
    }

    /// The rejections as code by file; rows without a file are alike.
    func codes(_ answer: [String: Any]) -> [String: String] {
      var codes: [String: String] = [:]
      for row in answer["rejected"] as? [[String: Any]] ?? [] {
        if let name = row["filename"] as? String { codes[name] = row["code"] as? String }
      }
      return codes
    }
  }

  /// One row is chosen or a reason is given, and every other row has its code.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func theChoiceIsTotal(seed: UInt64) throws {
    let question = Question(seed: seed)
    let answer = try question.answer()
    let rejected = answer["rejected"] as? [[String: Any]] ?? []
    let chosen = answer["rowIndex"] as? Int
    #expect((answer["status"] as? String == "resolved") == (chosen != nil))
    #expect(chosen != nil || answer["code"] as? String == "noEligibleVariant")
    let indices = rejected.compactMap { $0["rowIndex"] as? Int }
    #expect(indices == question.rows.indices.filter { $0 != chosen })
    #expect((answer["reason"] as? String)?.isEmpty == false)
    #expect(
      rejected.allSatisfy { ($0["code"] as? String)?.hasPrefix("outranked:") == false || chosen != nil })
  }

  /// A row that cannot be used here changes nothing but `rejected`.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func rowsForOthersChangeNothing(seed: UInt64) throws {
    let question = Question(seed: seed)
    var longer = question
    longer.rows.append(["idiom": "tv", "filename": "tv.pdf"])
    let (before, after) = (try question.answer(), try longer.answer())
    #expect(before["filename"] as? String == after["filename"] as? String)
    var codes = longer.codes(after)
    #expect(codes.removeValue(forKey: "tv.pdf") == "idiomMismatch")
    #expect(codes == question.codes(before))
  }

  /// Taking away a row that lost keeps the winner, unless it decided which rows count at all
  /// (AS-duplicate-slot, AS-any-scale).
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func losersDoNotMatter(seed: UInt64) throws {
    let question = Question(seed: seed)
    let answer = try question.answer()
    let rejected = answer["rejected"] as? [[String: Any]] ?? []
    let codes = rejected.compactMap { $0["code"] as? String }
    guard let winner = answer["filename"] as? String, !codes.contains("anyScaleBitmapConflict"),
      !codes.contains("duplicateSlot")
    else { return }
    for row in rejected.compactMap({ $0["rowIndex"] as? Int }) {
      var shorter = question
      shorter.rows.remove(at: row)
      #expect(try shorter.answer()["filename"] as? String == winner)
    }
  }

  /// Without equal slots the order of the rows decides nothing.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func theOrderOfRowsDecidesTiesOnly(seed: UInt64) throws {
    var question = Question(seed: seed)
    let answer = try question.answer()
    let codes = question.codes(answer)
    guard !codes.values.contains("duplicateSlot"), !codes.values.contains("outranked:order") else { return }
    question.rows.reverse()
    let reversed = try question.answer()
    #expect(answer["filename"] as? String == reversed["filename"] as? String)
    #expect(codes == question.codes(reversed))
  }

  /// The text of a request may have its members in any order.
  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func theOrderOfMembersChangesNoByte(seed: UInt64) throws {
    let question = Question(seed: seed)
    let request: [String: Any] = [
      "contents": ["images": question.rows], "traits": question.traits, "environment": question.environment,
    ]
    let sorted = try selectAsset(Array(text(request) { $0 < $1 }.utf8))
    let reversed = try selectAsset(Array(text(request) { $0 > $1 }.utf8))
    #expect(NSDictionary(dictionary: sorted) == NSDictionary(dictionary: reversed))
  }

  /// JSON with members in an order.
  private func text(_ value: Any, _ order: (String, String) -> Bool) -> String {
    switch value {
    case let object as [String: Any]:
      let members = object.keys.sorted(by: order).map { "\"\($0)\":\(text(object[$0] ?? "", order))" }
      return "{\(members.joined(separator: ","))}"
    case let array as [Any]: return "[\(array.map { text($0, order) }.joined(separator: ","))]"
    case let number as Int: return "\(number)"
    default: return "\"\(value)\""
    }
  }
}
