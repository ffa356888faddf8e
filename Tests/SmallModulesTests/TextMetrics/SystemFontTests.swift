import LayoutModel
import Testing

@testable import TextMetrics

/// Widths and heights of the system font as they were recorded elsewhere.
@Suite struct SystemFontTests {
  struct Recorded: Decodable {
    struct Case: Decodable {
      var text: String
      var size: Double
      var weight: String
      var generation: String
      var scale: Double
      var recorded: Double
    }
    var cases: [Case]
  }

  /// TE-recorded: 33 of the 38 texts have the recorded width by one of both roundings, the others to a pixel;
  /// but for `$99.99`, whose digits kern as in no open font.
  @Test func workedExamplesHaveTheirRecordedWidths() throws {
    let cases = try fixture("recorded-widths", as: Recorded.self).cases
    #expect(cases.count == 38)
    var exact = 0
    for example in cases {
      let font = systemFont(
        example.size, try #require(FontWeight(rawValue: example.weight)),
        example.generation == "variable" ? .variable : .separate)
      let layout = TextLayout([TextRun(example.text, font)])
      let differences = [example.scale, 1].map {
        abs(layout.size(on: PixelGrid(scale: $0)).width - example.recorded)
      }
      let difference = try #require(differences.min())
      #expect(difference < (example.text == "$99.99" ? 1.51 : 0.51), "\(example.text): off by \(difference)")
      if difference < 0.01 { exact += 1 }
      #expect(!layout.isEstimate)
    }
    #expect(exact >= 33)
  }

  struct Measured: Decodable {
    struct Font: Decodable {
      var weight: String
      var size: Double
      /// Null where the string was not measured.
      var widths: [Double?]
    }
    var strings: [String]
    var fonts: [Font]
    var labels: [Font]
  }

  private func font(_ measured: Measured.Font) throws -> Font {
    measured.weight == "italic"
      ? systemFont(measured.size, isItalic: true)
      : systemFont(measured.size, try #require(FontWeight(rawValue: measured.weight)))
  }

  /// Strings without kerned pairs are exact in every weight and size (TE-advances).
  @Test func advancesAreThoseOfTheDevice() throws {
    let measured = try fixture("measured-strings", as: Measured.self)
    #expect(measured.fonts.count > 60)
    for entry in measured.fonts {
      let font = try font(entry)
      for index in [2, 3, 5] {
        let text = measured.strings[index]
        guard let expected = entry.widths[index] else { continue }
        let width = text.unicodeScalars.reduce(0) { $0 + font.advance(of: $1, isEmoji: false).width }
        #expect(abs(width - expected) < 0.001, "\(text) in \(entry.weight) \(entry.size): \(width)")
      }
    }
  }

  /// Kerning is fitted: whole strings agree to 1/64 of the size in every weight from regular on, text and display.
  @Test func kernedStringsAgree() throws {
    let measured = try fixture("measured-strings", as: Measured.self)
    for entry in measured.fonts where !["thin", "ultraLight", "light", "italic"].contains(entry.weight) {
      for (text, expected) in zip(measured.strings, entry.widths) {
        guard let expected else { continue }
        let width = exactWidth(text, try font(entry))
        #expect(
          abs(width - expected) < entry.size / 64, "\(text) at \(entry.size): \(width), not \(expected)")
      }
    }
  }

  /// Heights of lines at two and three pixels a point and in whole points (TE-line-height).
  @Test(arguments: [
    (10.0, 12.0, 12.0, 12.0), (11, 13.5, 13.3333, 14), (12, 14.5, 14.3333, 15), (13, 16, 15.6667, 16),
    (14, 17, 17, 17), (15, 18, 18, 18), (16, 19.5, 19.3333, 20), (17, 20.5, 20.3333, 21),
    (18, 21.5, 21.6667, 22),
    (20, 24, 24, 24), (22, 26.5, 26.3333, 27), (24, 29, 28.6667, 29), (28, 33.5, 33.6667, 34),
    (30, 36, 36, 36),
    (34, 41, 40.6667, 41), (36, 43, 43, 43),
  ])
  func linesAreAsHighAsRecorded(size: Double, at2: Double, at3: Double, whole: Double) {
    let layout = TextLayout([TextRun("Label", systemFont(size))])
    for (scale, height) in [(2.0, at2), (3, at3), (1, whole)] {
      #expect(abs(layout.size(on: PixelGrid(scale: scale)).height - height) < 1e-4, "\(size) at \(scale)")
    }
  }

  /// 1266 units for every ASCII character, without tracking (TE-monospaced).
  @Test func monospacedCharactersAreEquallyWide() {
    for weight in [FontWeight.regular, .bold] {
      let font = Font(systemFontOfSize: 20, weight: weight, design: .monospaced, generation: .variable)
      #expect(abs(exactWidth("iiWW", font) - 4 * 1266 * 20 / 2048) < 1e-3)
    }
  }

  /// Accented letters are as wide as their base; other scripts are guesses (TE-fallbacks).
  @Test func accentsTakeNoRoomAndForeignScriptsAreEstimates() {
    let font = systemFont(17)
    #expect(exactWidth("\u{E9}", font) == exactWidth("e", font))
    #expect(exactWidth("e\u{301}", font) == exactWidth("e", font))
    let isEstimate = ["Caf\u{E9}", "\u{65E5}\u{672C}", "\u{1F600}", "\u{627}"].map {
      TextLayout([TextRun($0, font)]).isEstimate
    }
    #expect(isEstimate == [false, true, true, true])
    // Recorded: 35 on a grid of halves, 44⅓ on one of thirds.
    #expect((34.5...35).contains(exactWidth("\u{53D6}\u{6D88}", font)))
    #expect((44...44.34).contains(exactWidth("\u{C2A4}\u{D06C}\u{B864}", font)))
  }

  /// Recorded (TE-fallbacks): four heavy asterisks at 12 points are 36 wide, on a grid of thirds.
  @Test func heavyAsterisks() {
    #expect((35.67...36).contains(exactWidth("\u{2731}\u{2731}\u{2731}\u{2731}", systemFont(12))))
  }

  /// TE-fallbacks: an emoji of 300 points is 1.087 em wide, however many characters it is made of.
  @Test func anEmojiIsOneShape() {
    let font = systemFont(300)
    for emoji in [
      "\u{1F600}", "\u{1F44D}\u{1F3FD}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}",
    ] {
      #expect(abs(exactWidth(emoji, font) - 1.087 * 300) < 1e-3, "\(emoji)")
    }
  }

  /// The cut for large sizes at small ones, in labels of recorded files (TE-display-cut).
  @Test(arguments: [
    ("LOG IN", 18.0, FontWeight.heavy, 58.0), ("BUY", 18, .heavy, 37),
    ("$0.99", 12, .medium, 33),
  ])
  func displayCut(text: String, size: Double, weight: FontWeight, width: Double) {
    let font = Font(systemFontOfSize: size, weight: weight, isDisplayCut: true, generation: .separate)
    #expect(abs(TextLayout([TextRun(text, font)]).size(on: PixelGrid(scale: 3)).width - width) <= 1)
  }

  /// Pairs of the font for text before version 14, in labels that devices and files recorded (TE-generations).
  @Test(arguments: [
    ("Label", 17.0, FontGeneration.early, 42.0), ("Label", 17, .separate, 42), ("Label", 17, .variable, 41.5),
    ("sma11case", 18, .early, 87), ("11:59 AM", 12, .separate, 52),
  ])
  func separatePairs(text: String, size: Double, generation: FontGeneration, width: Double) {
    let font = systemFont(size, .regular, isItalic: false, generation)
    #expect(TextLayout([TextRun(text, font)]).size(on: PixelGrid(scale: 2)).width == width)
  }

  /// Marks of the two fonts before version 14, in labels of recorded files (TE-generations).
  @Test(arguments: [
    ("0%", 14.0, 21.0), ("0%", 34, 46.5), ("/", 30, 10.5), ("0/0", 17, 26), (".", 30, 8), ("5.0", 24, 36),
  ])
  func separateMarks(text: String, size: Double, width: Double) {
    let found = TextLayout([TextRun(text, systemFont(size, .regular, isItalic: false, .separate))]).size(
      on: PixelGrid(scale: 2)
    ).width
    #expect(abs(found - width) <= 0.5)
  }
}
