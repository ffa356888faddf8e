import FontFiles
import TestSupport
import Testing

/// Font files, where the program is built with the library; where it is not, that it says so. The fonts are ours
/// (`Scripts/draw-test-fonts.py`), the numbers those of hb-shape 6.0.0 and of the tables.
@Suite struct FontFileTests {
  private func faces(_ name: String) throws -> [FontFileFace] {
    try openFontFile(Array(try Repository.fixture("fonts/\(name).ttf")))
  }

  private func shape(_ text: String, _ face: FontFileFace, hasLigatures: Bool = true) -> [Float] {
    face.shape(text.unicodeScalars.map(\.value), hasLigatures: hasLigatures)
  }

  @Test(.enabled(if: canReadFontFiles)) func kerningAndLigaturesAreThoseOfTheFile() throws {
    let face = try faces("Boxes-Regular")[0]
    #expect(shape("AVa fib", face) == [570, 560, 500, 250, 430, 0, 550])
    #expect(shape("AVA", face) == [570, 530, 650])
    #expect(shape("fib", face, hasLigatures: false) == [300, 200, 550])
    // An accent and its letter become the letter that has it.
    #expect(shape("e\u{301}a", face) == [520, 0, 500])
  }

  @Test(.enabled(if: canReadFontFiles)) func rulesForAccentsChangeNoPlainText() throws {
    let face = try faces("Composing")[0]
    #expect(shape("fib AVa", face) == [430, 0, 550, 250, 570, 560, 500])
    #expect(shape("i\u{301}a\u{301}e\u{301}ab", face) == [550, 0, 600, 0, 520, 0, 500, 550])
  }

  @Test(.enabled(if: canReadFontFiles)) func scriptsAreShapedOneByOne() throws {
    #expect(shape("\u{5D1}a", try faces("Boxes-Regular")[0]) == [480, 500])
  }

  @Test(.enabled(if: canReadFontFiles)) func whatIsLackingHasNoNumber() throws {
    let advances = shape("a\u{65E5}b", try faces("Boxes-Regular")[0])
    #expect(advances[0] == 500 && advances[1].isNaN && advances[2] == 550)
  }

  @Test(.enabled(if: canReadFontFiles)) func heightsAreThoseThatCoreTextTakes() throws {
    let (regular, bold) = (try faces("Boxes-Regular")[0].metrics, try faces("Boxes-Bold")[0].metrics)
    #expect((regular.ascender, regular.descender, regular.lineGap) == (950, 250, 90))
    // The flag USE_TYPO_METRICS is set.
    #expect((bold.ascender, bold.descender, bold.lineGap) == (800, 200, 100))
    #expect((regular.weight, bold.weight, regular.unitsPerEm) == (400, 700, 1000))
  }

  @Test(.enabled(if: canReadFontFiles)) func namedInstancesAreFaces() throws {
    let faces = try faces("Sliding")
    #expect(
      faces.map { String(decoding: $0.names.postScript, as: UTF8.self) } == [
        "Sliding-Regular", "Sliding-Light", "Sliding-Bold", "SlidingText-Medium",
      ])
    #expect(faces.map(\.metrics.weight) == [300, 300, 700, 500])
    #expect(shape("AVa fib", faces[2]) == [770, 760, 700, 450, 630, 0, 750])
    #expect(shape("AVa fib", faces[3]) == [670, 660, 600, 350, 530, 0, 650])
  }

  /// Where no table says how widths vary, the outlines do (`gvar`), to the same widths: here the table has another name.
  @Test(.enabled(if: canReadFontFiles)) func widthsMayVaryWithOutlines() throws {
    var bytes = Array(try Repository.fixture("fonts/Sliding.ttf"))
    let name = try #require((0..<200).first { Array(bytes[$0..<$0 + 4]) == Array("HVAR".utf8) })
    bytes.replaceSubrange(name..<name + 4, with: Array("HVAS".utf8))
    let faces = try openFontFile(bytes)
    #expect(shape("AVa fib", faces[2]) == [770, 760, 700, 450, 630, 0, 750])
    #expect(shape("AVa fib", faces[3]) == [670, 660, 600, 350, 530, 0, 650])
  }

  /// What was shaped is kept: more texts than are kept, each of which comes again at once and after all others.
  @Test(.enabled(if: canReadFontFiles)) func textsThatComeAgainAreAsWideAsBefore() throws {
    let face = try faces("Boxes-Regular")[0]
    for _ in 0..<2 {
      for count in 1...1000 {
        let advances = Array(
          [570, 560, 500, 250, 430, 0, 550, 250].prefix(count % 8 + 1) as ArraySlice<Float>)
        let blanks = [Float](repeating: 250, count: count / 8)
        let text = String(repeating: " ", count: count / 8) + "AVa fib ".prefix(count % 8 + 1)
        #expect(shape(text, face).count == text.count)
        if count % 8 == 7 { for _ in 0..<2 { #expect(shape(text, face) == blanks + advances) } }
      }
      #expect(shape("fib", face, hasLigatures: false) == [300, 200, 550])
      #expect(shape("fib", face) == [430, 0, 550])
    }
  }

  /// A text that is longer than what is shaped at a time is parted behind blanks, of which none kerns here.
  @Test(.enabled(if: canReadFontFiles)) func longTextsAreShapedInPieces() throws {
    let face = try faces("Boxes-Regular")[0]
    let advances = shape(String(repeating: "AVa fib ", count: 300), face)
    #expect(advances == (0..<300).flatMap { _ in [570, 560, 500, 250, 430, 0, 550, 250] as [Float] })
    let stopped = face.shape([UInt32](repeating: 0x61, count: 2000), mustStop: { true })
    #expect(stopped.first == 500 && stopped.last == 0)
  }

  /// Every beginning of a file, and every file with one byte changed, is a font or none.
  @Test(.enabled(if: canReadFontFiles), arguments: ["Boxes-Regular", "Sliding", "Composing"])
  func damagedFilesAreRefusedOrRead(_ name: String) throws {
    let whole = Array(try Repository.fixture("fonts/\(name).ttf"))
    for length in stride(from: 0, to: whole.count, by: 7) {
      for face in (try? openFontFile(Array(whole[..<length]))) ?? [] { _ = shape("AVa fib", face) }
    }
    for place in stride(from: 0, to: whole.count, by: 3) {
      var bytes = whole
      bytes[place] ^= 0xFF
      for face in (try? openFontFile(bytes)) ?? [] { _ = shape("AVa fib e\u{301}\u{5D1}", face) }
    }
  }

  @Test(
    .enabled(if: canReadFontFiles),
    arguments: ["", "no font", "true", "OTTO", "wOFF", "ttcf\0\u{1}\0\0\0\0\0\u{9}"])
  func refusesWhatIsNoFont(_ text: String) {
    #expect(throws: FontFileError.noFont) { try openFontFile(Array(text.utf8)) }
  }

  /// A file of some kilobytes in which each of a thousand lookups has the same thousand rules for every letter.
  @Test(.enabled(if: canReadFontFiles)) func rulesThatShareEachOtherAreCounted() throws {
    #expect(throws: FontFileError.tooComplex) {
      try openFontFile(hostileFont(Array(try Repository.fixture("fonts/Boxes-Regular.ttf"))))
    }
  }

  @Test(.disabled(if: canReadFontFiles)) func saysThatItCannot() {
    #expect(throws: FontFileError.notAvailable) { try openFontFile([1, 2, 3]) }
  }
}

/// A font with its `GSUB` in another place, where 1,000 lookups are one, and its 1,000 subtables one.
private func hostileFont(_ font: [UInt8]) -> [UInt8] {
  func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
  var table = word(1) + word(0) + word(10) + word(12) + word(14) + word(0) + word(0)
  // The list of lookups: each is the one behind it.
  table += word(1000) + (0..<1000).flatMap { _ in word(2002) }
  // A lookup of single substitutions whose subtables are all one.
  table += word(1) + word(0) + word(1000) + (0..<1000).flatMap { _ in word(2006) }
  table += word(1) + word(6) + word(0) + word(1) + word(1) + word(4)
  return font.withSubstitutions(table)
}

extension [UInt8] {
  /// A font with another table of substitutions, behind all others.
  func withSubstitutions(_ table: [UInt8]) -> [UInt8] {
    func long(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    var bytes = self
    for index in 0..<(Int(self[4]) << 8 | Int(self[5])) {
      let record = 12 + 16 * index
      guard Array(self[record..<record + 4]) == Array("GSUB".utf8) else { continue }
      bytes.replaceSubrange(record + 8..<record + 16, with: long(count) + long(table.count))
    }
    return bytes + table
  }
}
