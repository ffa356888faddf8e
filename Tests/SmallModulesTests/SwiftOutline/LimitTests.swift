import SwiftLexing
import SwiftOutline
import TestSupport
import Testing

/// Each limit holds at its number and not above it.
@Suite struct LimitTests {
  /// A text with so many of what a limit counts.
  struct Counted: Sendable, CustomTestStringConvertible {
    var code: OutlineRefusal.Code
    var limit: any WritableKeyPath<SwiftLimits, Int> & Sendable
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
    Counted(code: .bracketsTooDeep, limit: \.brackets) { nested("\"\\(", ")\"", $0) },
    Counted(code: .conditionsTooDeep, limit: \.conditions) { String(repeating: "#if A\n", count: $0) },
  ]

  @Test(arguments: all) func holdsAtItsNumber(counted: Counted) {
    let most = SwiftLimits.service[keyPath: counted.limit]
    #expect(OutlinedFile(counted.source(most)).refusal == nil)
    let refusal = OutlinedFile(counted.source(most + 1)).refusal
    #expect(refusal?.code == counted.code)
  }

  @Test func aRefusalSaysWhere() {
    let refusal = OutlinedFile("let é = 1\r\n  " + String(repeating: "[", count: 65)).refusal
    #expect(refusal == OutlinedFile("let é = 1\r\n  " + String(repeating: "[", count: 70)).refusal)
    #expect(refusal?.line == 2 && refusal?.column == 67 && refusal?.offset == 78)
  }

  /// Soups whose depths are known because of how they are made.
  @Test(arguments: 1...60 as ClosedRange<UInt64>) func depthsAgreeWithASlowCount(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var soup = Soup()
    soup.write(room: 14, using: &generator)
    var limits = SwiftLimits.service
    limits.brackets = soup.brackets
    #expect(OutlinedFile(soup.text, limits: limits).refusal == nil, "\(soup.text)")
    limits.brackets = soup.brackets - 1
    #expect(soup.brackets == 0 || OutlinedFile(soup.text, limits: limits).refusal != nil, "\(soup.text)")
  }

  /// Brackets, strings, comments and words, with how deep they are.
  private struct Soup {
    var text = ""
    var brackets = 0

    mutating func write(room: Int, _ outer: Int = 0, using generator: inout SeededGenerator) {
      brackets = max(brackets, outer)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        text +=
          ["a, ", "\"[(\" , ", "/* ( */ 1, ", "f /a\\(/, ", "b,\n"].randomElement(using: &generator) ?? ""
        guard room > 0, Bool.random(using: &generator) else { continue }
        let (open, close) =
          [("(", ")"), ("[", "]"), ("{", "}"), ("\"\"\"\n\\(", ")\n\"\"\"")]
          .randomElement(using: &generator) ?? ("(", ")")
        text += open
        write(room: room - 1, outer + 1, using: &generator)
        text += close + ", "
      }
    }
  }
}
