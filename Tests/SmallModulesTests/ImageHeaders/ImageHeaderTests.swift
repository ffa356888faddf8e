import ImageHeaders
import Testing

/// Sizes from headers (AS-pixel-size, AS-archive), against those that other readers find.
@Suite struct ImageHeaderTests {
  @Test func filesAreFound() {
    #expect(ImageFiles.names.count >= 20)
  }

  @Test(arguments: ImageFiles.names)
  func sizeIsThatOfOtherReaders(name: String) throws {
    let size = try #require(ImageFiles.sizes[name])
    #expect(readImageHeader(try ImageFiles.bytes(name), isWhole: true) == .size(size))
  }

  /// However a file is cut: as a beginning it says the size or asks for more, as a whole the size or nothing.
  @Test(arguments: ImageFiles.names)
  func everyBeginningIsReadOrAsksForMore(name: String) throws {
    let bytes = try ImageFiles.bytes(name)
    let size = try #require(ImageFiles.sizes[name])
    for count in 0..<bytes.count {
      let beginning = Array(bytes.prefix(count))
      let answer = readImageHeader(beginning, isWhole: false)
      #expect(answer == .incomplete || answer == .size(size), "\(count) bytes: \(answer)")
      let cut = readImageHeader(beginning, isWhole: true)
      #expect(cut != .incomplete, "\(count) bytes")
    }
  }

  /// Bitmaps say their size in the first few kilobytes.
  @Test(arguments: ["plain.png", "gray.png", "plain.jpg", "progressive.jpg", "camera.jpg", "plain.heic"])
  func aBeginningIsEnough(name: String) throws {
    let size = try #require(ImageFiles.sizes[name])
    let bytes = try ImageFiles.bytes(name).prefix(600)
    #expect(readImageHeader(Array(bytes) + Array(repeating: 0, count: 16), isWhole: false) == .size(size))
  }

  /// SVG 2, 8.2, and CSS units: 96 points to the inch.
  @Test(arguments: [
    (#"<svg width="18" height="12"/>"#, 18.0, 12.0),
    (#"<svg viewBox="0 0 18 12"/>"#, 18, 12),
    (#"<svg viewBox="-5,-5,18.5,12e0"/>"#, 18.5, 12),
    (#"<svg width="30" height="10" viewBox="0 0 18 12"></svg>"#, 30, 10),
    (#"<svg width="36" viewBox="0 0 18 12"></svg>"#, 36, 24),
    (#"<svg height="6" viewBox="0 0 18 12"></svg>"#, 9, 6),
    (#"<svg width="100%" height="100%" viewBox="0 0 18 12"></svg>"#, 18, 12),
    (#"<svg width="1in" height="72pt"/>"#, 96, 96),
    (#"<svg width='24px' height='1.5em' viewBox='0 0 4 1'/>"#, 24, 6),
    (
      "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg width='1' height='1'> -->\n<svg\n\twidth = '7'\n height = '8'>",
      7, 8
    ),
    (#"<!DOCTYPE svg [ <!ENTITY a "<svg>"> ]><svg width="7" height="8"/>"#, 7, 8),
    (#"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a>b"><svg width="7" height="8"/>"#, 7, 8),
    (#"<s:svg xmlns:s="http://www.w3.org/2000/svg" width="7" height="8"/>"#, 7, 8),
  ])
  func vectorSizes(text: String, width: Double, height: Double) {
    #expect(
      readImageHeader(Array(text.utf8), isWhole: true) == .size(.points(width: width, height: height)))
  }

  /// ISO 32000-1: numbers as they may be written, boxes in any order of corners, comments, references.
  @Test(arguments: [
    ("/MediaBox [0 0 18 12]", 18.0, 12.0),
    ("/MediaBox[18. .5 +0 12.5]", 18, 12),
    ("/MediaBox 9 0 R", 7, 8),
    ("/MediaBox [0 0 8 0 R 12]", 5.5, 12),
    ("/MediaBox % a comment ] \n [0 0 18 12]", 18, 12),
    ("/A (\\)>>(nested) ) /B <00> /MediaBox [0 0 18 12] /Rotate 270", 12, 18),
    ("/MediaBox [0 0 18 12] /Rotate -180", 18, 12),
  ])
  func pages(entries: String, width: Double, height: Double) {
    let text = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      8 0 obj 5.5 endobj
      9 0 obj [0 0 7 8] endobj
      3 0 obj << /Type /Page /Parent 2 0 R \(entries) >> endobj
      trailer << /Root 1 0 R >>
      """
    #expect(
      readImageHeader(Array(text.utf8), isWhole: true) == .size(.points(width: width, height: height)))
  }

  /// An object that is written again replaces the one before (ISO 32000-1, 7.5.6).
  @Test func theLastDefinitionCounts() {
    let text = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Kids[3 0 R]>> endobj
      3 0 obj <</Type/Page/MediaBox[0 0 1 1]>> endobj
      4 0 obj <</Length 30>> stream
      3 0 obj <</MediaBox[0 0 2 2]>>
      endstream endobj
      3 0 obj <</Type/Page/MediaBox[0 0 5 6]>> endobj
      """
    #expect(readImageHeader(Array(text.utf8), isWhole: true) == .size(.points(width: 5, height: 6)))
  }
}
