import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutPreview

/// Markup is well-formed, whatever it says.
@Suite struct MarkupTests {
  /// XML 1.0, 2.2: of the control characters only tab, line feed and carriage return; not U+FFFE and U+FFFF.
  @Test func everyCharacterIsWrittenOrReplaced() {
    for value in Array(0...0x2FFF as ClosedRange<UInt32>) + [0xFFFD, 0xFFFE, 0xFFFF, 0x1_0000, 0x10_FFFF] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var markup = MarkupWriter()
      markup.raw("<a b=\"")
      markup.text("x\(scalar)y")
      markup.raw("\">")
      markup.name("x\(scalar)y")
      markup.raw("</a>")
      let text = String(decoding: markup.bytes, as: UTF8.self)
      #expect(Pictures.fault(in: text) == nil, "U+\(String(value, radix: 16))")
    }
  }

  /// UAX #9: embeddings, overrides and isolates.
  @Test(arguments: ["\u{202A}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2069}"])
  func namesDoNotTurnWhatIsAroundThem(_ control: String) {
    var markup = MarkupWriter()
    markup.name("a\(control)b")
    #expect(String(decoding: markup.bytes, as: UTF8.self) == "a\u{FFFD}b")
    var text = MarkupWriter()
    text.text("a\(control)b")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "a\(control)b")
  }

  @Test func numbersThatAreNoneAreZero() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      var markup = MarkupWriter()
      markup.number(value)
      #expect(markup.bytes == Array("0".utf8))
    }
    var markup = MarkupWriter()
    markup.number(33.333_333_333)
    #expect(markup.bytes == Array("33.333".utf8))
  }

  @Test(arguments: ["examples", "Tests/Fixtures/workloads"]) func documentsOfTheProjectAreWellFormed(
    _ folder: String
  ) throws {
    let root = Repository.root.appending(path: folder)
    let overlays: PictureOverlays = [.margins, .safeArea, .guides, .constraints]
    for name in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    where name.hasSuffix(".json") {
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      guard text.utf8.count < 100_000, let panels = try? Pictures.panels(text) else { continue }
      #expect(Pictures.fault(in: Pictures.svg(panels, overlays)) == nil, "\(name)")
      #expect(Pictures.fault(in: Pictures.html(panels, overlays)) == nil, "\(name)")
    }
  }

  // MARK: Lines

  @Test func textsAreCutWhereTheRoomEnds() {
    #expect(truncated("short", to: 100, size: 10) == "short")
    #expect(truncated("", to: 100, size: 10) == nil)
    #expect(truncated("anything", to: 5, size: 10) == nil)
    let cut = truncated(String(repeating: "word ", count: 1000), to: 100, size: 10)
    #expect(cut?.hasSuffix("…") == true && cut?.contains(" …") == false)
    #expect(estimatedWidth(of: cut ?? "", size: 10) <= 100)
  }

  @Test func linesBreakBehindWords() {
    let lines = wrapped("one two three four five six seven", to: 80, size: 10, lines: 3)
    #expect(lines.count == 3)
    for line in lines { #expect(estimatedWidth(of: line, size: 10) <= 80 + 10) }
    #expect(wrapped("", to: 80, size: 10, lines: 3) == [])
    #expect(wrapped(String(repeating: "x", count: 10_000), to: 80, size: 10, lines: 2).count == 2)
    #expect(wrapped("a\nb", to: 80, size: 10, lines: 3).count == 2)
  }
}
