import LayoutModel
import Localization
import TestSupport
import Testing

/// `.strings` files, after Apple's Resource Programming Guide (String Resources) and Notes For Localizers.
@Suite struct StringsTests {
  /// What `genstrings` writes, and what Xcode writes for a storyboard.
  @Test func filesAsToolsWriteThem() {
    let file = read(
      """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz"; */
      "abc-12-xyz.text" = "Hallo";

      // One more.
      "A \\"quoted\\" key"="%2$@ blah blah, %1$@ oh!" ;
      /* With a line break. */ "two
      lines" = "a\\nb\\tc\\\\d";
      """)
    #expect(file.faults == [])
    #expect(
      file.texts == [
        "abc-12-xyz.text": "Hallo", "A \"quoted\" key": "%2$@ blah blah, %1$@ oh!",
        "two\nlines": "a\nb\tc\\d",
      ])
  }

  /// Words need no quotes, and a key alone is its own text: what property lists allow.
  @Test func shortForms() {
    let file = read("NSHumanReadableCopyright = 'mine';\nkey_1 = a/b:c.d-e$;\n\"same\";")
    #expect(file.faults == [])
    #expect(
      file.texts == ["NSHumanReadableCopyright": "mine", "key_1": "a/b:c.d-e$", "same": "same"])
  }

  @Test func escapes() {
    let file = read(#""a" = "\U0041\u00e9\U20AC"; "b" = "\101\12x"; "c" = "\UD83D\UDE00"; "d" = "\q\'";"#)
    #expect(file.faults == [])
    #expect(file.texts == ["a": "Aé€", "b": "A\nx", "c": "😀", "d": "q'"])
  }

  /// Keys are compared, and texts are, too.
  @Test func runsOfMarksAreBroken() {
    let file = read("\"e\(combiningMarks(90))\" = \"a\(combiningMarks(90))\";")
    #expect(file.texts.count == 1)
    for (key, text) in file.texts {
      #expect(longestRunOfMarks(in: key) == 30 && longestRunOfMarks(in: text) == 30)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func sixteenBits(isLittleEndian: Bool, hasMark: Bool) {
    let text = (hasMark ? "\u{FEFF}" : "") + "/* é */ \"key\" = \"Grüße 😀\";"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    #expect(read(bytes) == StringsFile(texts: ["key": "Grüße 😀"]))
  }

  @Test func marksAndEmptyFiles() {
    #expect(read("\u{FEFF}\"a\" = \"b\";").texts == ["a": "b"])
    for text in ["", "\u{FEFF}", " \r\n", "/* nothing */", "// nothing"] {
      #expect(read(text) == StringsFile())
    }
    #expect(!read([0xFF]).faults.isEmpty)
    #expect(read([0xFF, 0xFE]) == StringsFile())
    #expect(!read([0xFE, 0xFF, 0]).faults.isEmpty)
  }

  // MARK: Faults

  /// Whatever can be read is kept, and every fault is told with its place.
  @Test func whatIsWrongIsToldWithItsPlace() {
    let file = read(
      """
      "a" = "1"
      "b" = "2";
      é "c" "3";
      \t"d" "4";
      "é" = ;
      "e" = "5";
      "f" = { x = y; };
      "g" = "\\U" ;
      "h" = "\\UD800!";
      "i" = "6" "j";
      "k" = "7";
      """)
    #expect(
      file.texts == [
        "a": "1", "b": "2", "e": "5", "g": "", "h": "\u{FFFD}!", "k": "7",
      ])
    #expect(
      file.faults.map { [$0.place?.line, $0.place?.column] } == [
        [1, 10], [3, 1], [4, 6], [5, 8], [7, 7], [7, 16], [8, 8], [9, 8], [10, 10],
      ])
  }

  /// What follows on the line is lost, and the next entries are not.
  @Test func aQuoteWithoutAnEnd() {
    let file = read("\"a\" = \"1;\n\"b\" = \"2\";\nc = \"3;\nd = 4;\n")
    #expect(file.texts == ["d": "4"])
    #expect(file.faults.contains { $0.place == SourcePlace(line: 3, column: 5) })
    #expect(
      read("/* no end").faults.map(\.place) == [SourcePlace(line: 1, column: 1)])
  }

  @Test func linesEndInThreeWays() {
    for end in ["\n", "\r\n", "\r"] {
      let file = read("\"é\" = \"1\";\(end)// x\(end)\"b\" \"2\";")
      #expect(file.texts == ["é": "1"])
      #expect(file.faults.map(\.place) == [SourcePlace(line: 3, column: 5)])
    }
  }

  @Test(arguments: [
    "bplist00\u{1}", "<?xml version=\"1.0\"?>\n<plist/>", "\n<!DOCTYPE plist>", "<plist version=\"1.0\">",
  ])
  func otherPropertyListsAreRefused(text: String) {
    let file = read(text)
    #expect(file.texts.isEmpty && file.faults.count == 1)
    #expect(file.faults.first?.message.contains("property list") == true)
  }

  /// Long texts that mean harm take no longer than others, and say at most a hundred faults.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "\"", "'a", "\"\\\"\n", "\\\"", "\\U", "\"\\UD800", "/*", "/", "a", "=", ";", "a=", "a;", "{", "\0",
      "\r", "\"\n",
      "\"a\" = \"b\"\n",
    ])
  func longTexts(piece: String) {
    let text = String(repeating: piece, count: 60_000 / piece.utf8.count)
    #expect(read(text).faults.count <= 100)
    #expect(read("\"a\" = \"" + text).faults.count <= 100)
  }

  @Test func aMegabyteWithoutAClosingQuote() {
    let file = read("a = b;\n\"c\" = \"" + String(repeating: "d", count: 1 << 20))
    #expect(file.texts == ["a": "b"])
    #expect(file.faults.map(\.place) == [SourcePlace(line: 2, column: 7)])
  }

  @Test func bytesThatAreNoText() {
    let file = read(Array("\"a\" = \"".utf8) + [0xC3, 0x28, 0x80] + Array("\";\n\"b\" = \"c\";".utf8))
    #expect(file.texts["b"] == "c")
    #expect(!file.faults.isEmpty && file.faults.allSatisfy { $0.place?.line == 1 })
    // Half of a pair in UTF-16.
    let half = read([0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x22, 0, 0x00, 0xD8, 0x22, 0, 0x3B, 0])
    #expect(half.texts == ["a": "\u{FFFD}"])
    #expect(half.faults.map(\.place) == [SourcePlace(line: 1, column: 4)])
  }

  @Test func everyPrefixIsRead() {
    let bytes = Array("/* x */ \"a\\U0041\\101\" = \"b\"; c = d; // e".utf8)
    for count in 0...bytes.count { _ = read(Array(bytes[..<count])) }
  }

  /// Whatever the bytes are: an end, and faults with places.
  @Test func anyBytes() {
    let pieces =
      [
        "\"", "'", "\\", "U", "D800", "\\UDC00", "1", "=", ";", "/", "*", "/*", "*/", "//", "\n", "\r", " ",
        "a", "é", "{", "😀",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0], [0xFF, 0xFE], [0xFE, 0xFF]]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 1...40, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      let lines = read(bytes).faults.compactMap(\.place?.line)
      #expect(lines.allSatisfy { (1...bytes.count + 1).contains($0) }, "\(bytes)")
    }
  }

  private func read(_ text: String) -> StringsFile { read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) -> StringsFile { bytes.withUnsafeBytes { readStrings($0) } }
}
