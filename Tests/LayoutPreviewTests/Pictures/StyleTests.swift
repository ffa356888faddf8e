import LayoutPreview
import TestSupport
import Testing

/// What a picture allows itself: its style sheets by their hashes, no scripts, nothing from elsewhere.
@Suite struct StyleTests {
  private static func text(_ text: StaticString) -> String {
    text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  private static func hash(of text: StaticString) -> String {
    "sha256-" + base64(sha256(text.withUTF8Buffer { Array($0) }))
  }

  /// FIPS 180-4, appendix B.1, and RFC 4648, section 10.
  @Test func theTestsOwnHashIsRight() {
    let abc: [UInt8] = [
      0xBA, 0x78, 0x16, 0xBF, 0x8F, 0x01, 0xCF, 0xEA, 0x41, 0x41, 0x40, 0xDE, 0x5D, 0xAE, 0x22, 0x23, 0xB0,
      0x03,
      0x61, 0xA3, 0x96, 0x17, 0x7A, 0x9C, 0xB4, 0x10, 0xFF, 0x61, 0xF2, 0x00, 0x15, 0xAD,
    ]
    #expect(sha256(Array("abc".utf8)) == abc)
    #expect(
      ["f", "fo", "foo", "foob"].map { base64(Array($0.utf8)) } == ["Zg==", "Zm8=", "Zm9v", "Zm9vYg=="])
  }

  @Test func hashesAreThoseOfTheSheets() {
    #expect(Self.text(PictureStyle.pictureHash) == Self.hash(of: PictureStyle.picture))
    #expect(Self.text(PictureStyle.pageHash) == Self.hash(of: PictureStyle.page))
  }

  @Test func thePolicyHasNothingUnsafe() {
    let policy = PictureStyle.contentSecurityPolicy
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(policy.contains("style-src '\(PictureStyle.pictureHash)' '\(PictureStyle.pageHash)';"))
    #expect(policy.contains(" img-src data:;"))
    #expect(!policy.contains("unsafe") && !policy.contains("*") && !policy.contains("script-src"))
  }

  @Test func picturesHaveTheSheetAndNoStylesOfTheirOwn() throws {
    let panels = try Pictures.panels(Repository.text("Tests/Fixtures/pictures/overlays.json"))
    let overlays: PictureOverlays = [.margins, .safeArea, .guides, .constraints]
    let svg = Pictures.svg(panels, overlays)
    let html = Pictures.html(panels, overlays)
    let sheet = "<style>\(Self.text(PictureStyle.picture))</style>"
    #expect(svg.contains(sheet) && html.contains(sheet))
    #expect(html.contains("<style>\(Self.text(PictureStyle.page))</style>"))
    for markup in [svg, html] {
      for word in [
        " style=", "<script", "javascript:", "@import", "url(http", "<foreignObject", "<image", " src=",
        " on",
      ] {
        #expect(!markup.contains(word + (word == " on" ? "load" : "")), "\(word)")
      }
    }
  }

  /// What librsvg does not know.
  @Test func theSheetOfPicturesIsForAllThatDrawSVG() {
    let sheet = Self.text(PictureStyle.picture)
    #expect(!sheet.contains("@media") && !sheet.contains("var(") && !sheet.contains("--"))
    #expect(!sheet.contains("<") && !sheet.contains("&"))
  }

  /// Where a class has no rule, what has it looks like nothing.
  @Test(arguments: GoldenTests.pictures) func everyClassHasARule(_ picture: GoldenTests.Picture) throws {
    let svg = Pictures.svg(
      try Pictures.panels(Repository.text("Tests/Fixtures/pictures/\(picture.name).json")), picture.overlays)
    let sheet = Self.text(PictureStyle.picture)
    for match in svg.matches(of: /<(?:rect|text|line|circle|polyline|path) class="([^"]+)"/) {
      let words = match.output.1.split(separator: " ")
      #expect(
        words.contains { sheet.contains(".\($0){") || sheet.contains(".\($0),") || $0 == "tx" || $0 == "m" },
        "\(words)")
    }
  }
}

/// SHA-256 (FIPS 180-4).
private func sha256(_ message: [UInt8]) -> [UInt8] {
  // Of the square and cube roots of the first primes: the first 32 bits of their fractions.
  let primes = (2..<312).filter { number in !(2..<number).contains { number % $0 == 0 } }
  func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }
  var hash = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  let constants = primes.prefix(64).map { fraction(cubeRoot(Double($0))) }
  var bytes = message + [0x80]
  while bytes.count % 64 != 56 { bytes.append(0) }
  for shift in stride(from: 56, through: 0, by: -8) {
    bytes.append(UInt8((message.count * 8) >> shift & 255))
  }
  for start in stride(from: 0, to: bytes.count, by: 64) {
    hash = compressed(Array(bytes[start..<(start + 64)]), hash, constants)
  }
  return hash.flatMap { word in [24, 16, 8, 0].map { UInt8(word >> $0 & 255) } }
}

/// By Newton's method.
private func cubeRoot(_ value: Double) -> Double {
  var root = value
  for _ in 0..<100 { root -= (root * root * root - value) / (3 * root * root) }
  return root
}

private func compressed(_ block: [UInt8], _ hash: [UInt32], _ constants: [UInt32]) -> [UInt32] {
  func turn(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
  var words = stride(from: 0, to: 64, by: 4).map {
    block[$0..<($0 + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  }
  for index in 16..<64 {
    let (a, b) = (words[index - 15], words[index - 2])
    let first = turn(a, 7) ^ turn(a, 18) ^ a >> 3
    words.append(words[index - 16] &+ first &+ words[index - 7] &+ (turn(b, 17) ^ turn(b, 19) ^ b >> 10))
  }
  var h = hash
  for index in 0..<64 {
    let sum = turn(h[4], 6) ^ turn(h[4], 11) ^ turn(h[4], 25)
    let choice = h[4] & h[5] ^ ~h[4] & h[6]
    let first = h[7] &+ sum &+ choice &+ constants[index] &+ words[index]
    let majority = h[0] & h[1] ^ h[0] & h[2] ^ h[1] & h[2]
    let second = (turn(h[0], 2) ^ turn(h[0], 13) ^ turn(h[0], 22)) &+ majority
    h = [first &+ second, h[0], h[1], h[2], h[3] &+ first, h[4], h[5], h[6]]
  }
  return zip(h, hash).map { $0 &+ $1 }
}

private func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = Array(bytes[start..<min(start + 3, bytes.count)])
    let bits = (group + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
    for place in 0..<4 { text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : "=") }
  }
  return text
}
