import ImageHeaders
import TestSupport
import Testing

/// What of an image a decoder gets.
@Suite struct BareImageTests {
  /// PNG 11.3: chunks that are not needed for the pixels. A text may unpack to megabytes.
  @Test func textsAreTakenOut() throws {
    let plain = png(width: 3, height: 2)
    let text = pngChunk(
      "zTXt", Array("Comment\0\0".utf8) + storedDeflate([UInt8](repeating: 97, count: 1000)))
    let (header, rest) = (Array(plain[..<33]), Array(plain[33...]))
    let profile = pngChunk("iCCP", [1])
    let image = try #require(BareImage(header + text + profile + rest + [1, 2, 3]))
    #expect(image.bytes == plain)
    #expect(image.pixels == 6 && image.passes == 1)
    let palette = pngChunk("PLTE", [1, 2, 3]) + pngChunk("tRNS", [0])
    #expect(BareImage(header + palette + rest)?.bytes.count == plain.count + palette.count)
  }

  @Test func pixelsAreThoseOfTheHeader() {
    var huge = png(width: 2, height: 2)
    huge.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    #expect(BareImage(huge)?.pixels == 3_600_000_000)
  }

  @Test func damagedFilesAreNone() throws {
    let plain = png(width: 3, height: 2)
    for count in 0..<plain.count { #expect(BareImage(Array(plain.prefix(count))) == nil) }
    var long = plain
    long.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(BareImage(long) == nil)
    #expect(BareImage(Array("<svg width='1' height='1'/>".utf8)) == nil)
    #expect(BareImage(Array(try Repository.fixture("images/plain.heic"))) == nil)
  }

  /// ISO/IEC 10918-1: a progressive file has several scans, any other usually one.
  @Test func scansAreCounted() throws {
    #expect(BareImage(Array(try Repository.fixture("images/plain.jpg")))?.passes == 1)
    #expect((BareImage(Array(try Repository.fixture("images/progressive.jpg")))?.passes ?? 0) > 5)
  }

  @Test(arguments: [
    ("plain.png", ImageFormat.png), ("plain.jpg", .jpeg), ("plain.heic", .heif), ("cairo.pdf", .pdf),
  ])
  func formatsFollowTheBytes(name: String, format: ImageFormat) throws {
    #expect(ImageFormat(ofBytes: Array(try Repository.fixture("images/\(name)"))) == format)
  }

  @Test func whatXcodeOptimisesIsNoPNG() {
    let plain = png(width: 3, height: 2)
    let optimized = pngSignature + pngChunk("CgBI", [0x50, 0, 0x20, 2]) + Array(plain[8...])
    #expect(ImageFormat(ofBytes: optimized) == .optimizedPNG)
    #expect(readImageHeader(optimized, isWhole: true) == .size(.pixels(width: 3, height: 2)))
    #expect(BareImage(optimized) == nil)
  }
}
