import Foundation
import Glibc
import TestSupport
import Testing

@testable import JSON

@Suite struct JSONWriterTests {
  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(capacity: 1)
    body(&writer)
    return String(decoding: writer.bytes(), as: UTF8.self)
  }

  // MARK: Numbers

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (20.5, "20.5"),
      (0.1, "0.1"),
      (0.30000000000000004, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
      (2.0 / 3, "0.6666666666666666"),
      (375, "375"), (97 + 2.0 / 3, "97.66666666666667"), (1234.5678, "1234.5678"), (-0.0001, "-0.0001"),
      (99_999_999_999.5, "99999999999.5"), (9_007_199_254_740_991, "9007199254740991"),
      (-9_007_199_254_740_991, "-9007199254740991"), (1000, "1000"), (1e10, "10000000000"),
    ] as [(Double, String)])
  func writesNumbersAsPeopleDo(_ value: Double, _ expected: String) {
    #expect(text { $0.number(value) } == expected)
  }

  @Test(
    arguments: [
      .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
      Double.leastNormalMagnitude.nextDown, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, 9_007_199_254_740_992, 9_007_199_254_740_994, 18_014_398_509_481_984,
      9_007_199_254_740_990, -9_007_199_254_740_992, 4_503_599_627_370_495.5, 1e15, 1e16, 1e21, 1e22, 1e23,
      1e-5,
      1e-7, 0.00004, 0.00005, 0.00015, 1e11, 100_000_000_000.5, 123_456_789_012.25, 0.1 + 0.2, 1e100,
      .ulpOfOne, .pi,
      8.41e21, 9.5367431640625e-07, 6.0221407e23, 1.0000000000000002, 0.9999999999999999, 100.00005, 0.99995,
    ] as [Double])
  func hardNumbersReadBack(_ value: Double) { expectShortest(value) }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func randomNumbersReadBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      // All bit patterns, and the subnormal ones, which would be one in two thousand.
      let value = Double(bitPattern: random.next())
      if value.isFinite { expectShortest(value) }
      expectShortest(Double(bitPattern: random.next() & 0x000F_FFFF_FFFF_FFFF))
      // Edges on the pixel grids of layouts.
      let scale = Double(random.below(3) + 1)
      expectShortest(Double(random.below(20_000) - 5000) / scale)
      expectShortest(Double(random.below(1000)) + Double(random.below(7)) / 7)
      // Whole numbers around 2^53, where the ways of writing meet.
      expectShortest(Double(9_007_199_254_740_992 - 500 + random.below(1000)))
      // Decimals of up to four places and a little beside them.
      let decimal = Double(random.below(1_000_000)) / 10_000
      expectShortest(decimal)
      expectShortest(decimal.nextUp)
      expectShortest(decimal.nextDown)
    }
  }

  /// Reads back as the same double, is JSON, and no decimal of fewer digits would do.
  private func expectShortest(_ value: Double) {
    let written = text { $0.number(value) }
    #expect(strtod(written, nil) == value, "\(written)")
    #expect(written != "-0" && !written.hasPrefix("-0e"))
    guard case .number(let readBack)? = read(Array(written.utf8)).tree else {
      Issue.record("\(written) is no JSON number")
      return
    }
    #expect(readBack == value)
    let digits = significantDigits(written)
    guard digits > 1 else { return }
    // printf rounds correctly: if the nearest decimal of one digit less is another number, all of them are.
    let shorter = String(format: "%.\(digits - 2)e", value)
    #expect(strtod(shorter, nil) != value, "\(written) is longer than \(shorter)")
  }

  private func significantDigits(_ text: String) -> Int {
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    let digits = mantissa.filter(\.isNumber).drop { $0 == "0" }
    // Zeros at the end of a number count for nothing, whether before or after the point.
    return digits.reversed().drop { $0 == "0" }.count
  }

  @Test(
    arguments: [
      (0, "0"), (-1, "-1"), (9, "9"), (10, "10"), (99, "99"), (100, "100"), (-100, "-100"),
      (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
      (1_000_000_000_000_000_000, "1000000000000000000"),
    ] as [(Int, String)])
  func writesIntegers(_ value: Int, _ expected: String) {
    #expect(text { $0.integer(value) } == expected)
  }

  // MARK: Strings

  @Test(arguments: [
    ("", #""""#), ("a", #""a""#), ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{1}\u{1F}", #""\u0000\u0001\u001f""#),
    ("\u{8}\u{C}", #""\u0008\u000c""#), ("\u{7F}", "\"\u{7F}\""), ("grüße 😀", "\"grüße 😀\""),
    ("\u{2028}", "\"\u{2028}\""), ("</script>", #""</script>""#), ("a\"b\nc\\", #""a\"b\nc\\""#),
  ])
  func escapesWhatMustBe(_ value: String, _ expected: String) {
    #expect(text { $0.string(value) } == expected)
    #expect(text { $0.key(value) } == expected + ":")
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func stringsReadBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet: [Unicode.Scalar] = [
      "a", "\"", "\\", "\n", "\0", "\u{1F}", "é", "€", "𝄞", "\u{FFFD}", "u", "/", " ",
    ]
    let value = String(String.UnicodeScalarView((0..<random.below(60)).map { _ in random.pick(alphabet) }))
    let written = text { $0.string(value) }
    #expect(read(Array(written.utf8)).tree == .string(value))
    #expect(written.utf8.allSatisfy { $0 >= 0x20 })
  }

  // MARK: Structure

  @Test func separatesMembersAndElements() {
    let written = text { writer in
      writer.beginObject()
      writer.key("a")
      writer.beginArray()
      writer.integer(1)
      writer.number(2.5)
      writer.null()
      writer.boolean(true)
      writer.boolean(false)
      writer.beginArray()
      writer.endArray()
      writer.beginObject()
      writer.endObject()
      writer.endArray()
      writer.key("b" + "c")
      writer.string("x")
      writer.key("d")
      writer.beginObject()
      writer.key("e")
      writer.null()
      writer.endObject()
      writer.key("f")
      Array("[0]".utf8).withUnsafeBufferPointer { writer.raw($0) }
      writer.key("g")
      writer.integer(0)
      writer.endObject()
      writer.endLine()
    }
    #expect(written == #"{"a":[1,2.5,null,true,false,[],{}],"bc":"x","d":{"e":null},"f":[0],"g":0}"# + "\n")
  }

  @Test func beginsAnewAfterALine() {
    let written = text { writer in
      for value in 1...3 {
        writer.beginArray()
        writer.integer(value)
        writer.endArray()
        writer.endLine()
      }
    }
    #expect(written == "[1]\n[2]\n[3]\n")
  }

  /// The memory grows in the middle of every kind of value, whatever its first size.
  @Test(arguments: 1...40)
  func growsAnywhere(capacity: Int) {
    var writer = JSONWriter(capacity: capacity)
    var expected = "["
    writer.beginArray()
    for index in 0..<200 {
      writer.string(String(repeating: "x\n", count: index % 23))
      writer.number(Double(index) / 3)
      writer.integer(-index)
      expected += index == 0 ? "" : ","
      expected += "\"" + String(repeating: "x\\n", count: index % 23) + "\","
      expected += "\(index % 3 == 0 ? "\(index / 3)" : "\(Double(index) / 3)"),\(-index)"
    }
    writer.endArray()
    #expect(String(decoding: writer.bytes(), as: UTF8.self) == expected + "]")
    let taken = writer.take()
    #expect(taken.count == expected.utf8.count + 1)
    #expect(String(decoding: taken.memory.prefix(taken.count), as: UTF8.self) == expected + "]")
    free(taken.memory.baseAddress)
  }
}

/// JSON for people.
@Suite struct IndentedJSONTests {
  private func lines(_ text: String, width: Int) -> [String] {
    String(decoding: indentedJSON(Array(text.utf8), width: width), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func whatFitsIsOnALine() {
    let text = #"{"a":[1,2],"b":{"c":"d, e: {[","f":[]},"g":[{"h":1},{"i":2}]}"#
    #expect(
      lines(text, width: 30) == [
        "{", #"  "a": [1, 2],"#, #"  "b": {"#, #"    "c": "d, e: {[","#, #"    "f": []"#, "  },",
        #"  "g": [{"h": 1}, {"i": 2}]"#, "}",
      ])
    #expect(
      lines(text, width: 100) == [
        #"{"a": [1, 2], "b": {"c": "d, e: {[", "f": []}, "g": [{"h": 1}, {"i": 2}]}"#
      ])
  }

  @Test func blanksOfTheTextDoNotMatter() {
    #expect(lines(" [ 1 ,\n 2 ] \n", width: 80) == ["[1, 2]"])
    #expect(lines(#"["\"", "\\", "ä ö"]"#, width: 80) == [#"["\"", "\\", "ä ö"]"#])
    // Characters are counted, not bytes.
    #expect(lines(#"["ääää"]"#, width: 8) == [#"["ääää"]"#])
  }
}
