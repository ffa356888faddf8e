import Foundation
import HTTPServer
import LayoutService
import Operations
import PictureRendering
import TestSupport
import Testing

/// Pictures of documents that come with an archive of asset catalogues: its images are in them.
@Suite struct PictureImageTests {
  let client = Client()

  /// A set with one file at 1x, in an archive.
  private static func set(_ name: String, _ filename: String, _ bytes: [UInt8]) -> [(
    path: String, bytes: [UInt8]
  )] {
    let contents =
      #"{"images":[{"idiom":"universal","filename":"\#(filename)","scale":"1x"}],"info":{"version":1}}"#
    let folder = "App/Media.xcassets/\(name).imageset"
    return [("\(folder)/Contents.json", Array(contents.utf8)), ("\(folder)/\(filename)", bytes)]
  }

  /// A view of 20 × 20 for each name, one below the other.
  private static func document(_ names: [String], more: String = "") -> String {
    let views = names.enumerated().map { #"{"id":"v\#($0)","type":"imageView","image":"\#($1)"}"# }
    let places = names.indices.map {
      #""v\#($0).top == root.top + \#(25 * $0)","v\#($0).left == root.left","v\#($0).width == 20","v\#($0).height == 20""#
    }
    return
      #"{"device":"iPhone 6"\#(more),"hierarchy":{"id":"root","subviews":[\#(views.joined(separator: ","))]},"#
      + #""constraints":[\#(places.joined(separator: ","))]}"#
  }

  private func draw(
    _ document: String, _ files: [(path: String, bytes: [UInt8])], as type: String = "image/svg+xml",
    client: Client? = nil
  ) -> Answer {
    var body: [UInt8] = []
    for (name, content) in [("document", Array(document.utf8)), ("catalog", storedZip(files))] {
      body += Array("--limit\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n".utf8)
      body += content + [0x0D, 0x0A]
    }
    body += Array("--limit--\r\n".utf8)
    let headers = [
      HTTPField("Content-Type", "multipart/form-data; boundary=limit"), HTTPField("Accept", type),
    ]
    return (client ?? self.client).send(.post, "/v1/resolve", headers: headers, body: body)
  }

  private static func images(in text: String) -> [(type: String, bytes: Data?)] {
    text.matches(of: /href="data:([^;"]+);base64,([^"]*)"/).map {
      (String($0.output.1), Data(base64Encoded: String($0.output.2)))
    }
  }

  @Test(arguments: ["image/svg+xml", "text/html"])
  func picturesShowTheImagesOfAnArchive(type: String) throws {
    let dot = png(width: 6, height: 4)
    let answer = draw(Self.document(["dot", "dot", "other"]), Self.set("dot", "dot.png", dot), as: type)
    #expect(answer.status == 200, "\(answer.text)")
    let images = Self.images(in: answer.text)
    #expect(images.map(\.type) == ["image/png"] && images.first?.bytes == Data(dot))
    #expect(answer.text.matches(of: /<use href="#i[0-9a-f]+"/).count == 2)
    let policy = try #require(answer.response.header("Content-Security-Policy"))
    #expect(policy.contains("default-src 'none'") && policy.contains("img-src data:;"))
    #expect(answer.response.header("Content-Location") == nil)
    let again = draw(Self.document(["dot", "dot", "other"]), Self.set("dot", "dot.png", dot), as: type)
    #expect(again.body == answer.body)
  }

  /// A name says nothing: what is sent to browsers as an image begins like one.
  @Test func mediaTypesFollowTheBytes() throws {
    let jpeg = Array(try Repository.fixture("images/plain.jpg"))
    let text = Array("<html><script>alert(1)</script></html>".utf8)
    let files =
      Self.set("a", "a.jpg", png(width: 2, height: 2)) + Self.set("b", "b.png", jpeg)
      + Self.set("c", "c.svg", text)
      + Self.set("d", "d.png", Array(try Repository.fixture("images/plain.heic")))
    let answer = draw(Self.document(["a", "b", "c", "d"]), files)
    #expect(Self.images(in: answer.text).map(\.type).sorted() == ["image/jpeg", "image/png"])
    // What is no image is drawn as a block.
    #expect(answer.text.matches(of: /class="image"/).count == 2)
  }

  @Test func onlyWhatIsShownIsInThePicture() {
    let files =
      Self.set("a", "a.png", png(width: 2, height: 2)) + Self.set("b", "b.png", png(width: 3, height: 3))
    let hidden = Self.document(["a", "b"]).replacing(#""id":"v1","#, with: #""id":"v1","isHidden":true,"#)
    #expect(Self.images(in: draw(hidden, files).text).count == 1)
    let json = draw(Self.document(["a"]), files, as: "application/json")
    #expect(json.status == 200 && !json.text.contains("base64"))
  }

  /// With 4 MiB in all the smallest come first, and the picture says how many are missing.
  @Test func whatDoesNotFitIsCounted() {
    func file(_ name: String, bytes: Int) -> [(path: String, bytes: [UInt8])] {
      // Bytes behind the end of a PNG mean nothing.
      Self.set(name, "\(name).png", png(width: 2, height: 2) + [UInt8](repeating: 7, count: bytes))
    }
    let files = file("large", bytes: 3 << 20) + file("middle", bytes: 2 << 20) + file("small", bytes: 1 << 20)
    let text = draw(Self.document(["large", "middle", "small", "large"]), files).text
    #expect(Self.images(in: text).map { ($0.bytes?.count ?? 0) >> 20 } == [1, 2])
    #expect(text.contains(">2 images are too large to be drawn<"))
    #expect(text.contains("class=\"image\""))
  }

  /// A checksum shows only at the end of a file, which nobody reads for a layout.
  @Test func damagedFilesAreBoxes() {
    var zip =
      Self.set("a", "a.png", png(width: 2, height: 2)) + Self.set("b", "b.png", png(width: 3, height: 3))
    let intact = storedZip(zip)
    zip[1].bytes += [UInt8](repeating: 1, count: 20_000)
    var broken = storedZip(zip)
    #expect(intact.count < broken.count)
    // Some byte of the first image behind what its header takes.
    broken[15_000] ^= 0xFF
    var body = Array("--limit\r\nContent-Disposition: form-data; name=\"document\"\r\n\r\n".utf8)
    body += Array(Self.document(["a", "b"]).utf8)
    body += Array("\r\n--limit\r\nContent-Disposition: form-data; name=\"catalog\"\r\n\r\n".utf8)
    body += broken + Array("\r\n--limit--\r\n".utf8)
    let headers = [
      HTTPField("Content-Type", "multipart/form-data; boundary=limit"), HTTPField("Accept", "image/svg+xml"),
    ]
    let answer = client.send(.post, "/v1/resolve", headers: headers, body: body)
    #expect(answer.status == 200)
    #expect(Self.images(in: answer.text).map { $0.bytes?.count } == [png(width: 3, height: 3).count])
  }

  // MARK: PNG, for which this process decodes what it gets

  private func pixels(_ names: [String], _ files: [(path: String, bytes: [UInt8])]) -> Answer {
    draw(Self.document(names), files, as: "image/png")
  }

  @Test(.enabled(if: canRenderPNG)) func pixelsShowTheImages() {
    let red = pixels(["a"], Self.set("a", "a.png", png(width: 2, height: 2)))
    let blue = pixels(
      ["a"], Self.set("a", "a.png", png(width: 2, height: 2) { _, _ in [0, 0, 255, 255] }))
    #expect(red.status == 200 && red.response.contentType == "image/png" && blue.status == 200)
    #expect(red.body != blue.body)
    #expect(pixels(["a"], Self.set("a", "a.png", png(width: 2, height: 2))).body == red.body)
  }

  /// What would take memory or time without end is not decoded: it is left out as a file is that has no room.
  @Test(.enabled(if: canRenderPNG)) func bombsAreNotDecoded() throws {
    let large = png(width: 2, height: 2) + [UInt8](repeating: 0, count: 5 << 20)
    var huge = png(width: 2, height: 2)
    huge.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    // 1,200 pixels, through which each scan goes.
    let jpeg = Array(try Repository.fixture("images/orientation-1.jpg"))
    let scans = jpeg + Array(repeating: [0xFF, 0xDA], count: 400_000).joined()
    for bytes in [huge, scans] {
      let svg = draw(Self.document(["a"]), Self.set("a", "a.png", bytes))
      #expect(Self.images(in: svg.text).count == 1, "what takes a browser time is a browser's")
      let drawn = pixels(["a"], Self.set("a", "a.png", bytes))
      #expect(drawn.status == 200 && drawn.body == pixels(["a"], Self.set("a", "a.png", large)).body)
    }
    // The library goes through all bytes wherever an image is used.
    let long = jpeg + [UInt8](repeating: 0, count: 3 << 20)
    let many = Array(repeating: "a", count: 100)
    #expect(
      pixels(many, Self.set("a", "a.png", long)).body == pixels(many, Self.set("a", "a.png", large)).body)
  }

  /// No SVG of a catalogue is drawn here, whatever is in it.
  @Test(
    .enabled(if: canRenderPNG),
    arguments: [
      #"<rect width="20" height="20"/>"#, #"<image href="file:///etc/hostname" width="20" height="20"/>"#,
      #"<filter id="f"><feGaussianBlur stdDeviation="1e6"/></filter><rect width="9" height="9" filter="url(#f)"/>"#,
      #"<text>&c;&c;&c;&c;&c;&c;&c;&c;</text>"#,
    ])
  func noVectorIsInPixels(content: String) {
    func drawn(_ content: String) -> Answer {
      let text =
        #"<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>"#
        + #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">\#(content)</svg>"#
      return pixels(["a"], Self.set("a", "a.svg", Array(text.utf8)))
    }
    #expect(drawn(content).status == 200 && drawn(content).body == drawn("").body)
  }

  @Test func timeIsLimited() {
    var settings = Settings()
    settings.limits.solveSeconds = 1e-9
    let answer = draw(
      Self.document(["a"]), Self.set("a", "a.png", png(width: 2, height: 2)), client: Client(settings))
    #expect(answer.status == 504)
  }
}
