import Foundation
import HTTPServer
import JSON
import LayoutService
import Testing

@testable import Operations

/// Documents in addresses.
@Suite struct LinkTests {
  /// `zlib.compressobj(9, zlib.DEFLATED, -15)` of Python packed it:
  /// `{"device":"iPhone 8","hierarchy":{"id":"root","type":"label","text":"Hi"}}`
  private static let packed =
    "q1ZKSS3LTE5VslLKDMjIz0tVsFDSUcrITC1KLErOqFSyqlbKTAFKFuXnlwAlSioLQEpzEpNSc0Dc1IoSINcjU6m2FgA"

  private static let document = #"{"device":"iPhone 8","hierarchy":{"id":"root","type":"label","text":"Hi"}}"#

  @Test func linksAnswerWhatTheirDocumentAnswers() throws {
    let client = Client()
    let posted = client.post("/v1/resolve", Self.document)
    #expect(posted.status == 200)
    #expect(client.get("/v1/resolve/\(Self.packed)").text == posted.text)
    #expect(client.get("/v1/resolve/\(Self.packed).json", accept: "text/plain").text == posted.text)
    let text = client.post("/v1/resolve?orientation=landscape", Self.document, accept: "text/plain")
    let link = client.get("/v1/resolve/\(Self.packed).txt?orientation=landscape")
    #expect(link.text == text.text && link.text.contains("landscape"))
    #expect(link.response.header("Content-Type")?.hasPrefix("text/plain") == true)
    #expect(client.get("/v1/resolve/\(Self.packed)", accept: "image/svg+xml").text.hasPrefix("<svg"))
  }

  /// Pixels come where the program was built to draw them; elsewhere it says why not.
  @Test func pixels() throws {
    let answer = Client().get("/v1/resolve/\(Self.packed).png")
    #expect(answer.status == Client().post("/v1/resolve", Self.document, accept: "image/png").status)
    guard answer.status == 200 else {
      #expect(answer.status == 406 && answer.text.contains("librsvg"))
      return
    }
    #expect(answer.response.header("Content-Type") == "image/png")
    #expect(answer.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    var settings = Settings()
    settings.limits.pixels = 1000
    let large = Client(settings).get("/v1/resolve/\(Self.packed).png")
    #expect(large.status == 413)
    #expect(try large.errors().first?["limit"] as? Int == 1000)
  }

  /// Answers may be kept, but only by who names the program that made them.
  @Test func linksCanBeCached() throws {
    let client = Client()
    let version = try #require(client.get("/version").object()["version"] as? String)
    let usual = client.get("/v1/resolve/\(Self.packed).svg").response
    #expect(usual.header("Cache-Control") == "no-cache")
    let tag = try #require(usual.header("ETag"))
    let again = client.send(
      .get, "/v1/resolve/\(Self.packed).svg", headers: [HTTPField("If-None-Match", tag)])
    #expect(again.status == 304)
    let kept = client.get("/v1/resolve/\(Self.packed).svg?engine=\(version)").response
    #expect(kept.header("Cache-Control") == "public, max-age=31536000, immutable")
    let other = client.get("/v1/resolve/\(Self.packed).svg?engine=0.0.1").response
    #expect(other.header("Cache-Control") == "no-cache")
  }

  /// A picture says where it can be had by a link.
  @Test func picturesNameTheirLink() throws {
    let client = Client()
    let picture = client.post("/v1/resolve?show=margins", Self.document, accept: "image/svg+xml")
    let address = try #require(picture.response.header("Content-Location"))
    #expect(address.hasPrefix("/v1/resolve/") && address.hasSuffix(".svg?show=margins"))
    #expect(client.get(address).text == picture.text)
    #expect(client.post("/v1/resolve", Self.document).response.header("Content-Location") == nil)
    let long = Self.document.replacing("Hi", with: (0..<3000).map { String($0 * $0) }.joined())
    let unnamed = client.post("/v1/resolve", long, accept: "image/svg+xml")
    #expect(unnamed.status == 200 && unnamed.response.header("Content-Location") == nil)
  }

  @Test(arguments: ["!", "AAAA", "q1ZKSS3LTE5VslLKDMjIz0tVsFDSUcrITC1KLErO"])
  func whatIsNoDocumentIsRefused(packed: String) throws {
    let answer = Client().get("/v1/resolve/\(packed).svg")
    #expect(answer.status == 422)
    #expect(try answer.errors().first?["parameter"] as? String == "packed")
  }

  /// 16 MB of blanks in 16 kB.
  @Test func bombsAreCutOff() throws {
    var settings = Settings()
    settings.server.bodyLimit = 1 << 20
    let blanks = [UInt8](repeating: 0x20, count: 16 << 20)
    let packed = try #require(blanks.withUnsafeBytes { deflated($0) })
    let letters = packed.withUnsafeBytes(Base64.forAddresses.encode)
    #expect(Client(settings).get("/v1/resolve/\(letters)").status == 413)
  }

  @Test func parametersOfLinksAreChecked() throws {
    #expect(Client().get("/v1/resolve/\(Self.packed).svg?engine=").status == 422)
    #expect(Client().post("/v1/resolve?engine=1", Self.document).status == 422)
    #expect(Client().get("/v1/resolve/\(Self.packed).svg?devise=x").status == 422)
  }
}
