import PictureRendering
import TestSupport
import Testing

/// Pixels, where the program is built with the library; where it is not, that it says so.
@Suite struct RenderingTests {
  private static let picture = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="3" height="2" viewBox="0 0 3 2"><rect width="3" height="2" fill="red"/></svg>
    """.utf8)

  /// The header of a PNG: its signature, and width and height of its first chunk (PNG 5.2, 11.2.2).
  private static func size(ofPNG bytes: [UInt8]) -> [Int]? {
    guard bytes.count > 24, Array(bytes[..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      Array(bytes[12..<16]) == Array("IHDR".utf8)
    else { return nil }
    return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(.enabled(if: canRenderPNG)) func aPixelForEachUnit() throws {
    #expect(Self.size(ofPNG: try renderPNG(svg: Self.picture, maximumPixels: 6)) == [3, 2])
  }

  @Test(.enabled(if: canRenderPNG)) func namesTheLimit() {
    #expect(throws: PictureRenderingError.tooLarge(width: 3, height: 2, maximumPixels: 5)) {
      try renderPNG(svg: Self.picture, maximumPixels: 5)
    }
    let wide = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="40000" height="1"/>"#.utf8)
    #expect(throws: PictureRenderingError.tooLarge(width: 40_000, height: 1, maximumPixels: 32_000_000)) {
      try renderPNG(svg: wide, maximumPixels: 32_000_000)
    }
  }

  @Test(
    .enabled(if: canRenderPNG),
    arguments: ["", "no picture", "<svg", "<html/>", "<svg xmlns='http://www.w3.org/2000/svg'"])
  func refusesWhatIsNoPicture(_ text: String) {
    #expect(throws: PictureRenderingError.self) { try renderPNG(svg: Array(text.utf8), maximumPixels: 100) }
  }

  @Test(
    .enabled(if: canRenderPNG), arguments: ["controls", "hostile", "right-to-left", "conflict-and-ambiguity"])
  func drawsPicturesOfLayouts(_ name: String) throws {
    let svg = try Repository.fixture("pictures/\(name).svg")
    let png = try renderPNG(svg: Array(svg), maximumPixels: 32_000_000)
    let size = try #require(Self.size(ofPNG: png))
    #expect(size[0] > 300 && size[1] > 600)
  }

  @Test(.disabled(if: canRenderPNG)) func saysThatItCannot() {
    #expect(throws: PictureRenderingError.notAvailable) {
      try renderPNG(svg: Self.picture, maximumPixels: 100)
    }
  }
}
