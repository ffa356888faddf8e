import LayoutModel
import Testing

@testable import TextMetrics

/// Fonts that are not the system's: their faces by name, and their sizes as Interface Builder recorded them.
@Suite struct FontFamiliesTests {
  struct Recorded: Decodable {
    struct Width: Decodable {
      var font: String
      var size: Double
      var text: String
      var width: Double
      var scale: Double
      var height: Double?
    }
    struct Height: Decodable {
      var font: String
      var size: Double
      var height: Double
      var scale: Double
    }
    var widths: [Width]
    var heights: [Height]
  }

  private func font(_ name: String, _ size: Double) throws -> Font {
    Font(try #require(FontFamilies.shared.face(named: name)), size: size, generation: .variable)
  }

  @Test func widthsAreThoseThatInterfaceBuilderRecorded() throws {
    for example in try fixture("recorded-families", as: Recorded.self).widths {
      let layout = TextLayout([TextRun(example.text, try font(example.font, example.size))])
      let size = layout.size(on: PixelGrid(scale: example.scale))
      #expect(abs(size.width - example.width) < 0.01, "\(example.font) \(example.text): \(size.width)")
      if let height = example.height { #expect(abs(size.height - height) < 0.01, "\(example.text)") }
      #expect(!layout.isEstimate)
    }
  }

  @Test func linesAreAsHighAsInterfaceBuilderRecorded() throws {
    for example in try fixture("recorded-families", as: Recorded.self).heights {
      let layout = TextLayout([TextRun("Label", try font(example.font, example.size))])
      let height = layout.size(on: PixelGrid(scale: example.scale)).height
      #expect(abs(height - example.height) < 0.01, "\(example.font) \(example.size): \(height)")
    }
  }

  /// Widths that everybody knows: of Helvetica `A` has 667 thousandths and `i` 222, Courier New 0.6 throughout.
  @Test func metricCompatibleFontsHaveTheWidthsOfTheirModels() throws {
    #expect(abs(exactWidth("A", try font("Helvetica", 1000)) - 667) < 0.5)
    #expect(abs(exactWidth("i", try font("ArialMT", 1000)) - 222) < 0.5)
    #expect(abs(exactWidth("iW", try font("Courier New", 1000)) - 1200) < 0.5)
    #expect(abs(exactWidth("e", try font("Times New Roman", 1000)) - 444) < 0.5)
  }

  @Test(arguments: [
    ("HelveticaNeue", "HelveticaNeue"), ("Helvetica Neue", "HelveticaNeue"),
    ("HelveticaNeue-Bold", "HelveticaNeue-Bold"), ("Helvetica Neue Bold", "HelveticaNeue-Bold"),
    ("Lato", "Lato-Regular"), ("Lato-SemiBold", "Lato-Semibold"), ("open sans", "OpenSans-Regular"),
    ("OpenSans", "OpenSans-Regular"), ("Arial", "ArialMT"), ("Roboto Condensed", "RobotoCondensed-Regular"),
    ("SourceSansPro-It", "SourceSansPro-Regular"), ("AvenirNext-BoldItalic", "AvenirNext-Italic"),
  ])
  func facesAreFoundByTheirNames(name: String, face: String) throws {
    #expect(FontFamilies.shared.face(named: name)?.name == face)
  }

  @Test func traitsChooseAnotherFaceOfTheFamily() throws {
    let families = FontFamilies.shared
    #expect(families.face(named: "Lato-Regular", weight: .bold)?.name == "Lato-Bold")
    #expect(families.face(named: "Montserrat", weight: .semibold)?.name == "Montserrat-SemiBold")
    #expect(families.face(named: "Helvetica", isItalic: true)?.name == "Helvetica-Oblique")
    #expect(families.face(named: "Helvetica", isItalic: true)?.isEstimate == false)
  }

  @Test func aFaceThatTheFamilyLacksIsAnEstimate() throws {
    let families = FontFamilies.shared
    #expect(families.face(named: "Helvetica", weight: .light)?.isEstimate == true)
    #expect(families.face(named: "Avenir-Roman")?.isEstimate == true)
    #expect(families.face(named: "HelveticaNeue-Medium")?.isEstimate == false)
  }

  /// Another width or design is another font, and nonsense is none.
  @Test(arguments: [
    "HelveticaNeueExtended-Bold", "MontserratAlternates-Bold", "FiraSansCondensed-Regular", "Toy", "", "-",
    "💥",
    String(repeating: "Lato", count: 10_000),
  ])
  func otherFontsAreNotFound(name: String) throws {
    #expect(FontFamilies.shared.face(named: name) == nil)
  }

  @Test func everyFaceHasItsOwnName() throws {
    let families = FontFamilies.shared
    for name in families.names {
      let face = try #require(families.face(named: name))
      #expect(face.name == name)
      #expect(exactWidth("Label", Font(face, size: 17, generation: .variable)) > 20)
    }
  }

  @Test func lettersWithAccentsAreAsWideAsWithout() throws {
    let lato = try font("Lato-Regular", 1000)
    #expect(exactWidth("é", lato) == exactWidth("e", lato))
    #expect(abs(exactWidth("Té", lato) - exactWidth("Te", lato)) < 0.01)
    #expect(exactWidth("Te", lato) < exactWidth("T", lato) + exactWidth("e", lato))
  }

  @Test func aCharacterThatTheFontLacksIsAnEstimate() throws {
    #expect(TextLayout([TextRun("日", try font("Lato-Regular", 17))]).isEstimate)
  }
}
