import ImageHeaders
import Testing

/// Files that are not what they seem. None may end the program, take long, or make it allocate what they claim.
@Suite struct MalformedImageTests {
  struct File: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
      testDescription = name
      self.bytes = bytes
    }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func png(_ width: UInt32, _ height: UInt32, type: String = "IHDR", length: UInt32 = 13)
    -> [UInt8]
  {
    signature + big(length) + Array(type.utf8) + big(width) + big(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private static func box(_ type: String, _ content: [UInt8], size: UInt32? = nil) -> [UInt8] {
    big(size ?? UInt32(content.count + 8)) + Array(type.utf8) + content
  }

  /// A HEIF file whose primary item has one extent.
  private static func heif(
    width: UInt32 = 4, height: UInt32 = 4, primary: UInt8 = 1, associations: [UInt8]? = nil
  ) -> [UInt8] {
    let properties = box("ispe", big(0) + big(width) + big(height))
    let ipma = box("ipma", associations ?? [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1])
    return box("ftyp", Array("heic".utf8) + big(0))
      + box(
        "meta",
        big(0) + box("pitm", [0, 0, 0, 0, 0, primary])
          + box("iprp", box("ipco", properties) + ipma))
  }

  private static func nested(_ type: String, _ depth: Int) -> [UInt8] {
    var content: [UInt8] = []
    for _ in 0..<depth { content = box(type, content) }
    return box("ftyp", Array("heic".utf8) + big(0)) + content
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let files: [File] = [
    File("nothing", []),
    File("zeros", Array(repeating: 0, count: 64)),
    File("text", text("This is no image, whatever its name says.")),
    File("signature only", signature),
    File("4 GB wide", png(.max, 1)),
    File("4 GB both ways", png(.max, .max)),
    File("no width", png(0, 5)),
    File("no header chunk", png(5, 5, type: "IDAT")),
    File("a header chunk of 4 GB", png(5, 5, length: .max)),
    File("an Apple chunk of 4 GB", signature + big(.max) + text("CgBI") + Array(repeating: 0, count: 40)),
    File("start of image alone", [0xFF, 0xD8, 0xFF]),
    File("fill bytes without end", [0xFF, 0xD8] + Array(repeating: 0xFF, count: 5000)),
    File("no frame before the scan", [0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 0, 0] + Array(repeating: 0, count: 16)),
    File("a segment of no length", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + Array(repeating: 0xFF, count: 16)),
    File("a segment behind the end", [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 1, 2, 3]),
    File(
      "a frame without lines",
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 0, 0, 9] + Array(repeating: 0, count: 16)),
    File("restart markers only", [0xFF, 0xD8] + Array(repeating: [0xFF, 0xD0], count: 3000).flatMap { $0 }),
    File("boxes inside each other", nested("meta", 5000)),
    File(
      "a box of no size",
      box("ftyp", text("heic")) + box("meta", [], size: 3) + Array(repeating: 0, count: 40)),
    File(
      "a box of 2^64 bytes",
      box("ftyp", text("heic")) + big(1) + text("meta") + Array(repeating: 0xFF, count: 40)),
    File("no primary item", heif(primary: 9)),
    File("4 GB extents", heif(width: .max, height: .max)),
    File("4 GB of associations", heif(associations: [0, 0, 0, 0] + big(.max) + [0, 7, 0, 0, 7, 0])),
    File("a property that is not there", heif(associations: [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0x7F])),
    File("associations behind the end", heif(associations: [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 255, 1])),
    File("SVG without a size", text(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#)),
    File("another element", text(#"<html width="5" height="5"/>"#)),
    File("SVG with negative sides", text(#"<svg width="-5" height="-5"/>"#)),
    File("SVG that is not a number", text(#"<svg width="nan" height="inf" viewBox="0 0 nan inf"/>"#)),
    File("SVG of 4 GB", text(#"<svg width="4294967296" height="4294967296"/>"#)),
    File("SVG with a view box of no height", text(#"<svg width="4" viewBox="0 0 4 0"/>"#)),
    File(
      "an entity instead of a number",
      text(#"<!DOCTYPE svg [<!ENTITY a "5">]><svg width="&a;" height="&a;"/>"#)),
    File("an open comment", text("<!--" + String(repeating: "<svg ", count: 1000))),
    File("an open attribute", text(#"<svg width="5"# + String(repeating: " ", count: 1000))),
    File("brackets without end", text("<!DOCTYPE svg " + String(repeating: "[", count: 5000))),
    File("PDF alone", text("%PDF-1.7")),
    File("PDF arrays inside each other", text("%PDF-1.7 1 0 obj " + String(repeating: "[", count: 50_000))),
    File(
      "PDF dictionaries inside each other",
      text("%PDF-1.7 1 0 obj " + String(repeating: "<</A ", count: 50_000))),
    File("PDF strings inside each other", text("%PDF-1.7 1 0 obj " + String(repeating: "(", count: 50_000))),
    File("PDF objects without end", text("%PDF-1.7 " + String(repeating: "1 0 obj ( ", count: 20_000))),
    File(
      "PDF pages that hold themselves",
      text(
        "%PDF-1.7 1 0 obj <</Type/Catalog/Pages 2 0 R>> 2 0 obj <</Kids[2 0 R]/MediaBox[0 0 5 5]>>")),
    File(
      "PDF values that mean themselves",
      text(
        "%PDF-1.7 1 0 obj <</Pages 2 0 R/Type/Catalog>> 2 0 obj 2 0 R 3 0 obj <</Type/Page/MediaBox 3 0 R>>")),
    File("PDF of 4 GB", text("%PDF-1.7 3 0 obj <</Type/Page/MediaBox[0 0 4294967296 1e999]>>")),
    File("PDF with a box of three", text("%PDF-1.7 3 0 obj <</Type/Page/MediaBox[0 0 5]>>")),
    File(
      "PDF stream of 4 GB",
      text(
        "%PDF-1.7 3 0 obj <</Type/ObjStm/N 4294967295/First 9999999999/Length 4294967295>> stream\n1 0 2 0")),
    File(
      "PDF objects that all lie at one place",
      text(
        "%PDF-1.7 3 0 obj <</Type/ObjStm/N 60000/First 400000>> stream\n"
          + (0..<40_000).map { "\($0) 0 " }.joined() + String(repeating: " ", count: 100_000) + "["
          + String(repeating: "1 ", count: 9000) + "\nendstream")),
  ]

  @Test(.timeLimit(.minutes(5)), arguments: files)
  func saysNothing(_ file: File) {
    #expect(readImageHeader(file.bytes, isWhole: true) == .unknown)
    switch readImageHeader(file.bytes, isWhole: false) {
    case .size(let size): Issue.record("\(size)")
    case .incomplete, .unknown: break
    }
  }

  /// The file of the table without its fault is read.
  @Test func theTableIsAboutItsFaults() {
    #expect(readImageHeader(Self.heif(), isWhole: true) == .size(.pixels(width: 4, height: 4)))
    #expect(readImageHeader(Self.png(5, 6), isWhole: true) == .size(.pixels(width: 5, height: 6)))
  }

  /// ISO/IEC 23008-12, 6.5.10, and ISO/IEC 14496-12, 12.1.4: properties apply in the order of the associations.
  @Test func turnedAndCutItems() {
    func file(_ associations: [UInt8]) -> [UInt8] {
      let clap = [10, 1, 6, 1, 0, 1, 0, 1].flatMap { Self.big($0) }
      let properties =
        Self.box("ispe", [0, 0, 0, 20, 0, 8].flatMap { Self.big($0) }.suffix(12).map { $0 })
        + Self.box("clap", clap)
        + Self.box("irot", [1]) + Self.box("imir", [0])
      let extents = Self.box("ispe", Self.big(0) + Self.big(20) + Self.big(8))
      let ipma = Self.box("ipma", [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, UInt8(associations.count)] + associations)
      return Self.box("ftyp", Self.text("heic") + Self.big(0))
        + Self.box(
          "meta",
          Self.big(0) + Self.box("pitm", [0, 0, 0, 0, 0, 1])
            + Self.box("iprp", Self.box("ipco", extents + properties.dropFirst(20)) + ipma))
    }
    func size(_ associations: [UInt8]) -> ImageHeader { readImageHeader(file(associations), isWhole: true) }
    #expect(size([0x81]) == .size(.pixels(width: 20, height: 8)))
    #expect(size([1, 0x82]) == .size(.pixels(width: 10, height: 6)))
    #expect(size([1, 3]) == .size(.pixels(width: 8, height: 20)))
    #expect(size([1, 2, 3, 4]) == .size(.pixels(width: 6, height: 10)))
    #expect(size([1, 4]) == .size(.pixels(width: 20, height: 8)))
  }
}
