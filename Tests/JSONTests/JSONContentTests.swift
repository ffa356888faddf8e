import JSON
import TestSupport
import Testing

/// Where faults stand, what strings mean, and how deep a text may be.
@Suite struct JSONContentTests {
  // MARK: Positions and content

  @Test(arguments: [
    ("[\n  1,\n  2\n   3]", 4, 4), ("[1,\r\n2,\r\n]", 3, 1), ("[\"äö\",]", 1, 9), ("", 1, 1), ("\n\n", 3, 1),
    ("{\"a\":\n\n  tru}", 3, 3),
  ])
  func countsLinesAndColumnsFromOne(_ text: String, _ line: Int, _ column: Int) {
    guard case .syntax(_, let offset, line, column)? = skip(Array(text.utf8)).faults.last?.kind else {
      Issue.record("\(skip(Array(text.utf8)).faults)")
      return
    }
    #expect(offset <= text.utf8.count)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""\uD834\uDD1E""#, "𝄞"), (#""\uD800\uDC00|\uDBFF\uDFFF""#, "\u{10000}|\u{10FFFF}"),
    (#""\u0000""#, "\0"), (#""\\u0041""#, "\\u0041"), ("\"grüße 😀\"", "grüße 😀"),
    (#""1234567\n1234567\t12345678""#, "1234567\n1234567\t12345678"), (#""""#, ""),
    (#""\u0065\u0301""#, "e\u{301}"),
  ])
  func unescapesStrings(_ text: String, _ content: String) {
    let reading = read(Array(text.utf8))
    #expect(reading.faults.isEmpty)
    guard case .string(let value)? = reading.tree else {
      Issue.record("no string")
      return
    }
    // Not ==, which calls canonically equivalent strings equal.
    #expect(Array(value.utf8) == Array(content.utf8))
  }

  /// RFC 8259, section 4: equal names are told by the code units of the unescaped text.
  @Test func findsNamesThatStandTwice() {
    let reading = read(Array(#"{"a":1,"b":{"a":2,"\u0061":3},"a":4,"A":5,"b ":6}"#.utf8))
    #expect(
      reading.faults == [
        JSONFault(.duplicateMember("a"), at: JSONPointer(["b", "a"])),
        JSONFault(.duplicateMember("a"), at: JSONPointer(["a"])),
      ])
  }

  @Test func keepsTheOrderOfMembers() {
    let reading = read(Array(#"{"b":[1,"x"],"a":null,"":false}"#.utf8))
    #expect(
      reading.tree
        == .object([
          .init(name: "b", value: .array([.number(1), .string("x")])), .init(name: "a", value: .null),
          .init(name: "", value: .boolean(false)),
        ]))
  }

  // MARK: Depth

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func deepTextsEndQuickly(_ opening: String) {
    let text = Array(String(repeating: opening, count: 100_000).utf8)
    let clock = ContinuousClock()
    let time = clock.measure {
      for reading in [read(text), skip(text)] {
        #expect(reading.faults.count == 1)
        #expect(reading.faults.first?.kind == .tooDeep(limit: 512, depth: 513))
      }
    }
    #expect(time < .seconds(1))
  }

  @Test func theLimitItselfIsAllowed() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(read(nested(7), maximumDepth: 7).faults.isEmpty)
    #expect(
      read(nested(8), maximumDepth: 7).faults.map(\.kind) == [.tooDeep(limit: 7, depth: 8)])
  }

  /// Brothers are not deeper than each other.
  @Test func widthIsNoDepth() {
    let text = "[" + String(repeating: "[{}],", count: 1000) + "[{}]]"
    #expect(read(Array(text.utf8), maximumDepth: 3).faults.isEmpty)
  }
}
