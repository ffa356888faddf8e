import JSON
import TestSupport
import Testing

/// Text from outside, which is stream-safe (UAX #15, section 13) before it is compared with anything.
@Suite struct StreamSafeTextTests {
  /// At most thirty non-starters stand in a row; one more has the Combining Grapheme Joiner before it (UAX #15, D4 and UAX15-D5).
  @Test(arguments: [
    (30, "e" + combiningMarks(30)), (31, "e" + combiningMarks(30) + "\u{34F}" + combiningMarks(1)),
    (60, "e" + combiningMarks(30) + "\u{34F}" + combiningMarks(30)),
    (61, "e" + combiningMarks(30) + "\u{34F}" + combiningMarks(30) + "\u{34F}" + combiningMarks(1)),
  ])
  func runsOfMarksAreBroken(count: Int, safe: String) {
    #expect(Array(String(outside: ("e" + combiningMarks(count)).utf8).utf8) == Array(safe.utf8))
    #expect(Array(("e" + combiningMarks(count)).streamSafe.utf8) == Array(safe.utf8))
  }

  /// Marks of different letters do not add up, nor do letters that are no marks.
  @Test(arguments: [
    String(repeating: "e" + combiningMarks(30), count: 9), String(repeating: "語", count: 99),
    String(repeating: "한", count: 99), String(repeating: "a", count: 999), "", combiningMarks(30),
  ])
  func otherTextStaysAsItIs(text: String) {
    #expect(Array(String(outside: text.utf8).utf8) == Array(text.utf8))
  }

  @Test func whatIsNoTextIsReplaced() {
    #expect(String(outside: [0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }

  /// In names and in values, with and without escapes.
  @Test(arguments: [combiningMarks(90), String(repeating: "\\u0301\\u0323", count: 45)])
  func stringsOfJSON(marks: String) throws {
    guard case .object(let members)? = read(Array("{\"e\(marks)\": \"e\(marks)\"}".utf8)).tree,
      case .string(let value)? = members.first?.value
    else {
      Issue.record("no object")
      return
    }
    #expect(longestRunOfMarks(in: members[0].name) == 30 && longestRunOfMarks(in: value) == 30)
  }
}
