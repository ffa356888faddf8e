import LayoutModel
import TestSupport
import Testing

@testable import TextMetrics

/// The faces of font files by their names, and texts in them (TE-font-files).
@Suite(.enabled(if: canReadFonts)) struct FontBookTests {
  private func book() throws -> FontBook {
    let files = ["Boxes-Bold", "Boxes-Regular", "Sliding"]
    return FontBook(try files.flatMap { try readFontFile(Array(try Repository.fixture("fonts/\($0).ttf"))) })
  }

  @Test(arguments: [
    ("Boxes-Regular", "Boxes-Regular"), ("Boxes Bold", "Boxes-Bold"), ("Boxes", "Boxes-Regular"),
    ("boxes-bold", "Boxes-Bold"), ("SlidingText-Medium", "SlidingText-Medium"),
    ("Sliding Medium", "SlidingText-Medium"), ("Sliding-Bold", "Sliding-Bold"),
    ("Sliding", "Sliding-Regular"),
  ])
  func namesAreOfPostScriptWholeOrOfAFamily(_ name: String, _ face: String) throws {
    let found = try #require(try book().face(named: name))
    #expect(found.face.postScriptName == face && found.isExact)
  }

  @Test func weightAndSlantChooseAnotherFace() throws {
    let book = try book()
    #expect(book.face(named: "Boxes", weight: .bold)?.face.postScriptName == "Boxes-Bold")
    let medium = try #require(book.face(named: "Boxes", weight: .medium))
    #expect(medium.face.postScriptName == "Boxes-Regular" && !medium.isExact)
    #expect(book.face(named: "Boxes-Regular", isItalic: true)?.isExact == false)
    #expect(book.face(named: "Boxes-Condensed") == nil && book.face(named: "Box") == nil)
    #expect(book.face(named: "") == nil && book.face(named: String(repeating: "a", count: 1000)) == nil)
  }

  @Test func aDocumentMayCallThemSomethingElse() throws {
    let faces = try readFontFile(Array(try Repository.fixture("fonts/Sliding.ttf")))
    #expect(FontBook.face(of: faces, for: "SlidingText-Medium")?.postScriptName == "SlidingText-Medium")
    let given = try #require(FontBook.face(of: faces, for: "Heading"))
    let book = FontBook([], given: ["Heading": given])
    #expect(book.face(named: "Heading")?.face.postScriptName == "Sliding-Regular")
    #expect(book.familyNames == ["Heading"])
  }

  private func layout(_ text: String, _ name: String, spacing: Double = 0) throws -> TextLayout {
    let face = try #require(try book().face(named: name)).face
    var font = Font(face, size: 20, generation: .variable)
    font.letterSpacing = spacing
    return TextLayout([TextRun(text, font)])
  }

  private let grid = PixelGrid(scale: 100)

  /// By hb-shape: 2,860 units of 1,000; by the tables: 950 and 250, the gap of 90 counts nothing.
  @Test func textsAreAsWideAsShaped() throws {
    let layout = try layout("AVa fib", "Boxes-Regular")
    let size = layout.size(on: grid)
    #expect(abs(size.width - 57.2) < 1e-6 && abs(size.height - 24) < 1e-6)
    #expect(!layout.isEstimate)
    // Three lines by line breaks, each as wide as by itself.
    let lines = try self.layout("AVa fib\nAVa\nfib", "Boxes-Regular").size(on: grid)
    #expect(lines.lineCount == 3 && abs(lines.width - 57.2) < 1e-6 && abs(lines.height - 72) < 1e-6)
  }

  /// Letters that stand apart make no ligature: 430 units become 300 and 200.
  @Test func lettersApartAreNoLigature() throws {
    #expect(abs(try layout("fi", "Boxes-Regular").size(on: grid).width - 8.6) < 1e-6)
    #expect(abs(try layout("fi", "Boxes-Regular", spacing: 1).size(on: grid).width - 12) < 1e-6)
  }

  @Test func whatIsLackingIsAsWideAsInTheSystemFont() throws {
    let system = Font(systemFontOfSize: 20, generation: .variable)
    let alone = TextLayout([TextRun("\u{65E5}", system)]).size(on: grid).width
    let layout = try layout("a\u{65E5}b", "Boxes-Regular")
    #expect(abs(layout.size(on: grid).width - (10 + alone + 11)) < 0.011)
    #expect(layout.isEstimate)
    let emoji = try self.layout("a\u{1F44D}\u{1F3FD}b", "Boxes-Regular").size(on: grid).width
    let both = TextLayout([TextRun("\u{1F44D}\u{1F3FD}", system)]).size(on: grid).width
    #expect(abs(emoji - (21 + both)) < 0.011)
  }

  /// 54 letters in a row, with a blank behind each nine: lines end at blanks.
  @Test func linesAreBrokenBetweenWords() throws {
    let layout = try layout(String(repeating: "AVaAVaAVa ", count: 6), "Boxes-Regular")
    let size = layout.size(in: 120, on: grid)
    #expect(size.lineCount == 6)
  }
}
