import Foundation
import HTTPServer
import LayoutService
import Testing

/// Packed bodies and answers. Bodies were made by the program gzip.
@Suite struct CodingTests {
  private static let document = Array(#"{"device":"iphone-15","hierarchy":{"id":"root"}}"#.utf8)
  private static let packed = bytes(
    "H4sIAAAAAAACA6tWSkkty0xOVbJSyizIyM9L1TU0VdJRyshMLUosSs6oVLKqVspMAcoW5eeXKNXWAgBzF5ufMAAAAA==")
  /// A packed document in two members of gzip.
  private static let members =
    bytes("H4sIAAAAAAACA6tWSkkty0xOVbJSyizIyM9L1TU0VdIBAIzOmqMWAAAA")
    + bytes("H4sIAAAAAAACA1PKyEwtSixKzqhUsqpWykxRslIqys8vUaqtBQBuTESlGgAAAA==")
  /// 5000 zeros.
  private static let zeros = bytes("H4sIAAAAAAACA+3BMQEAAADCoPVPbQo/oAAAAACAtwGoDuXYiBMAAA==")

  private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }

  private func post(
    _ body: [UInt8], coding: String? = nil, accept: String? = nil, _ client: Client = Client()
  )
    -> Answer
  {
    var headers = [HTTPField("Content-Type", "application/json")]
    if let coding { headers.append(HTTPField("Content-Encoding", coding)) }
    if let accept { headers.append(HTTPField("Accept-Encoding", accept)) }
    return client.send(.post, "/v1/resolve", headers: headers, body: body)
  }

  @Test func packedBodiesAreRead() {
    let plain = post(Self.document)
    #expect(plain.status == 200)
    for coding in ["gzip", "GZIP", "x-gzip", " gzip "] {
      #expect(post(Self.packed, coding: coding).body == plain.body)
    }
    #expect(post(Self.members, coding: "gzip").body == plain.body)
    #expect(post(Self.document, coding: "identity").body == plain.body)
  }

  @Test func otherCodingsAreRefused() {
    for coding in ["br", "deflate", "gzip, gzip", "zstd"] {
      let answer = post(Self.packed, coding: coding)
      #expect(answer.status == 415, "\(coding)")
      #expect(answer.response.header("Accept-Encoding") == "gzip")
      #expect(answer.response.header("Accept-Post") == nil)
    }
  }

  @Test func damagedBodiesAreRefused() throws {
    var flipped = Self.packed
    flipped[flipped.count - 6] ^= 1
    for body in [[], Self.document, Array(Self.packed.dropLast()), Self.packed + [0], flipped] {
      let answer = post(body, coding: "gzip")
      #expect(answer.status == 400, "\(answer.text)")
      #expect(try answer.object()["type"] as? String == "/problems/damaged-encoding")
    }
    let noDocument = post(Self.zeros, coding: "gzip")
    #expect(noDocument.status == 400 && noDocument.text.contains("invalid-json"))
  }

  @Test func whatBecomesTooMuchIsRefused() throws {
    var settings = Settings()
    settings.server.bodyLimit = 4999
    let answer = post(Self.zeros, coding: "gzip", Client(settings))
    #expect(answer.status == 413)
    #expect(try answer.errors().first?["limit"] as? Int == 4999)
    settings.server.bodyLimit = 5000
    #expect(post(Self.zeros, coding: "gzip", Client(settings)).status == 400)
  }

  /// RFC 9110, section 12.5.3.
  @Test(arguments: [
    ("gzip", true), ("x-gzip", true), ("br, gzip;q=0.5", true), ("*", true), ("GZIP ; Q=1.0", true),
    ("", false), ("br", false), ("gzip;q=0", false), ("*;q=0", false), ("gzip;q=0, *", false),
    ("identity", false),
    ("gzip;q=x", false),
  ])
  func answersArePackedOnDemand(_ accept: String, _ isPacked: Bool) {
    let answer = post(Self.document, accept: accept)
    #expect(answer.status == 200)
    #expect(answer.response.header("Content-Encoding") == (isPacked ? "gzip" : nil))
    #expect(answer.response.header("Vary") == (isPacked ? "Accept-Encoding" : nil))
    #expect(answer.body.starts(with: [0x1F, 0x8B]) == isPacked)
  }

  @Test func shortAnswersStayAsTheyAre() {
    let answer = Client().send(.get, "/healthz", headers: [HTTPField("Accept-Encoding", "gzip")])
    #expect(answer.status == 200 && answer.text.hasPrefix("{"))
    #expect(answer.response.header("Content-Encoding") == nil && answer.response.header("Vary") == nil)
  }

  @Test func answersToGetSayThatTheyVary() {
    #expect(Client().get("/v1/devices").response.header("Vary") == "Accept-Encoding, Accept")
    #expect(post(Self.document).response.header("Vary") == nil)
  }
}
