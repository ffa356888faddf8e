import SwiftOutline
import TestSupport
import Testing

/// Each limit holds at its number and not above it.
@Suite struct LimitTests {
  /// A text with so many of what a limit counts.
  struct Counted: Sendable, CustomTestStringConvertible {
    var code: OutlineRefusal.Code
    var limit: any WritableKeyPath<OutlineLimits, Int> & Sendable
    var source: @Sendable (Int) -> String
    var testDescription: String { code.rawValue }
  }

  private static func nested(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + "a" + String(repeating: close, count: count)
  }

  static let all: [Counted] = [
    Counted(code: .tooManyBytes, limit: \.bytes) { String(repeating: "a", count: $0) },
    Counted(code: .tooManyTokens, limit: \.tokens) { String(repeating: "a\n", count: $0) },
    Counted(code: .bracketsTooDeep, limit: \.brackets) { nested("(", ")", $0) },
    Counted(code: .squaresTooDeep, limit: \.squares) { nested("[", "]", $0) },
    Counted(code: .attributesTooDeep, limit: \.attributes) { nested("@A(", ")", $0) },
    Counted(code: .anglesTooDeep, limit: \.angles) { "let a: " + nested("A<", ">", $0) },
    Counted(code: .tooManyArrows, limit: \.arrows) { "let a: A" + String(repeating: " -> A", count: $0) },
    Counted(code: .tooManyElseIfs, limit: \.elseIfs) {
      "if a {}" + String(repeating: " else if a {}", count: $0)
    },
    Counted(code: .tooManyPrefixes, limit: \.prefixes) { String(repeating: "try ", count: $0) },
    Counted(code: .tooManyPrefixes, limit: \.prefixes) { String(repeating: "- ", count: $0) },
    Counted(code: .conditionsTooDeep, limit: \.conditions) { String(repeating: "#if A\n", count: $0) },
    Counted(code: .tooManyBranches, limit: \.branches) {
      "#if A" + String(repeating: "\n#elseif B", count: $0)
    },
    Counted(code: .stringsTooDeep, limit: \.strings) { nested("\"\\(", ")\"", $0) },
    Counted(code: .questionsTooDeep, limit: \.questions) { "a" + String(repeating: " ? a", count: $0) },
    Counted(code: .tooManyTernaries, limit: \.ternaries) { "a" + String(repeating: " ? a : a", count: $0) },
    Counted(code: .chainTooLong, limit: \.chain) { "a" + String(repeating: ".a", count: $0) },
    Counted(code: .tooManyMismatches, limit: \.mismatches) { String(repeating: "(", count: $0) },
    Counted(code: .tooManyMismatches, limit: \.mismatches) { String(repeating: ")", count: $0) },
    Counted(code: .tooManyStrays, limit: \.strays) { "class A {" + String(repeating: " a", count: $0) + "}" },
  ]

  @Test(arguments: all) func holdsAtItsNumber(counted: Counted) {
    let most = OutlineLimits.service[keyPath: counted.limit]
    #expect(OutlinedFile(counted.source(most)).refusal == nil)
    let refusal = OutlinedFile(counted.source(most + 1)).refusal
    #expect(refusal?.code == counted.code)
  }

  @Test func whatStandsInEachOtherIsAdded() {
    // Ten words in front of each bracket: each row is allowed, all together are not.
    let level = String(repeating: "try ", count: 10) + "("
    let refusal = OutlinedFile(String(repeating: level, count: 60) + String(repeating: ")", count: 60))
      .refusal
    #expect(refusal?.code == .tooDeep)
    #expect(OutlinedFile(String(repeating: "f(\(level)a))\n", count: 60)).refusal == nil)
  }

  @Test func rowsOfStatementsAreNotDeep() {
    let mappings = String(repeating: "  a.b <- map[\"c\"]\n  d.e <- f\n", count: 500)
    #expect(OutlinedFile("func g() {\n\(mappings)}").refusal == nil)
    let cases = String(repeating: "case a\ncase b(Int)\n", count: 500)
    #expect(OutlinedFile("enum E {\n\(cases)}").refusal == nil)
    let chain = String(repeating: ".a", count: 500)
    #expect(OutlinedFile("let x = b\(chain)").refusal == nil)
  }

  @Test func aRefusalSaysWhere() {
    let refusal = OutlinedFile("let é = 1\r\n  " + String(repeating: "[", count: 13)).refusal
    #expect(refusal == OutlinedFile("let é = 1\r\n  " + String(repeating: "[", count: 20)).refusal)
    #expect(refusal?.line == 2 && refusal?.column == 15 && refusal?.offset == 26)
  }

  /// Soups whose depths are known because of how they are made.
  @Test(arguments: 1...60 as ClosedRange<UInt64>) func depthsAgreeWithASlowCount(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var soup = Soup()
    soup.write(room: 14, using: &generator)
    for (limit, depth) in [
      (\OutlineLimits.brackets, soup.brackets), (\.squares, soup.squares), (\.strings, soup.strings),
    ]
      as [(WritableKeyPath<OutlineLimits, Int>, Int)]
    {
      var limits = OutlineLimits.service
      limits.squares = 64
      limits.squareSum = .max / 2
      limits.strings = 64
      limits[keyPath: limit] = depth
      #expect(OutlinedFile(soup.text, limits: limits).refusal == nil, "\(soup.text)")
      limits[keyPath: limit] = depth - 1
      #expect(depth == 0 || OutlinedFile(soup.text, limits: limits).refusal != nil, "\(soup.text)")
    }
  }

  /// Brackets, strings, comments and words, with the depth of each kind.
  private struct Soup {
    var text = ""
    var brackets = 0
    var squares = 0
    var strings = 0

    mutating func write(
      room: Int, _ outer: (brackets: Int, squares: Int, strings: Int) = (0, 0, 0),
      using generator: inout SeededGenerator
    ) {
      (brackets, squares) = (max(brackets, outer.brackets), max(squares, outer.squares))
      strings = max(strings, outer.strings)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        text +=
          ["a, ", "\"[(\" , ", "/* ( */ 1, ", "f /a\\(/, ", "b,\n"].randomElement(using: &generator) ?? ""
        guard room > 0, Bool.random(using: &generator) else { continue }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: enclose("(", ")", room, (outer.brackets + 1, outer.squares, outer.strings), &generator)
        case 1: enclose("[", "]", room, (outer.brackets + 1, outer.squares + 1, outer.strings), &generator)
        case 2: enclose("{", "}", room, (outer.brackets + 1, outer.squares, outer.strings), &generator)
        default:
          enclose(
            "\"\"\"\n\\(", ")\n\"\"\"", room, (outer.brackets + 1, outer.squares, outer.strings + 1),
            &generator)
        }
        text += ", "
      }
    }

    private mutating func enclose(
      _ open: String, _ close: String, _ room: Int, _ inner: (Int, Int, Int),
      _ generator: inout SeededGenerator
    ) {
      text += open
      write(room: room - 1, inner, using: &generator)
      text += close
    }
  }
}
