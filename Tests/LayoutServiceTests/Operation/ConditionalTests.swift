import HTTPServer
import LayoutService
import Testing

/// Entity tags (RFC 9110, sections 8.8.3 and 13.1.2).
@Suite struct ConditionalTests {
  private static let document = #"{"device":"iphone-15","hierarchy":{"id":"root"}}"#
  private let client = Client()

  private func ask(
    _ method: HTTPMethod, _ target: String, _ body: String = "", tag: String? = nil, accept: String? = nil
  ) -> Answer {
    var headers: [HTTPField] = []
    if !body.isEmpty { headers.append(HTTPField("Content-Type", "application/json")) }
    if let tag { headers.append(HTTPField("If-None-Match", tag)) }
    if let accept { headers.append(HTTPField("Accept", accept)) }
    return client.send(method, target, headers: headers, body: Array(body.utf8))
  }

  @Test(arguments: [
    (HTTPMethod.get, "/v1/devices", ""), (.head, "/v1/devices/iphone-15", ""), (.get, "/openapi.yaml", ""),
    (.query, "/v1/resolve", document), (.query, "/v1/resolve?device=ipad-air", document),
  ])
  func knownAnswersAreNotSentAgain(_ method: HTTPMethod, _ target: String, _ body: String) throws {
    let first = ask(method, target, body)
    #expect(first.status == 200)
    let tag = try #require(first.response.header("ETag"))
    #expect(tag.wholeMatch(of: /W\/"[0-9a-f]{32}"/) != nil)
    for known in [tag, String(tag.dropFirst(2)), "\"other\", \(tag)", "W/\"x\",\(tag),\"y\""] {
      let second = ask(method, target, body, tag: known)
      #expect(second.status == 304, "\(known)")
      #expect(second.body.isEmpty && second.response.header("ETag") == tag)
    }
    for unknown in ["\"other\"", String(tag.dropLast(2)) + "\"", ""] {
      #expect(ask(method, target, body, tag: unknown).status == 200, "\(unknown)")
    }
    #expect(first.response.header("Cache-Control") == "no-cache")
  }

  /// RFC 9110, section 13.1.2: `*` fails where there is a current answer, and only there.
  @Test func anyTagIsThatOfWhatThereIs() {
    #expect(ask(.get, "/v1/devices/iphone-15", tag: "*").status == 304)
    #expect(ask(.head, "/openapi.json", tag: "*").status == 304)
    #expect(ask(.get, "/v1/devices/no-phone", tag: "*").status == 404)
    #expect(ask(.get, "/v1/devices?idiom=toaster", tag: "*").status == 422)
    #expect(ask(.query, "/v1/resolve", Self.document, tag: "*").status == 200)
    let answer = ask(.query, "/v1/resolve", Self.document)
    #expect(answer.response.header("Vary") == "Accept-Encoding, Accept")
  }

  @Test func whatDecidesAnAnswerDecidesItsTag() throws {
    let answers = [
      ask(.query, "/v1/resolve", Self.document), ask(.query, "/v1/resolve", Self.document + " "),
      ask(.query, "/v1/resolve?exact=true", Self.document),
      ask(.query, "/v1/resolve", Self.document, accept: "text/plain"),
      ask(.query, "/v1/transition", Self.document.replacing("root", with: "toor")),
    ].dropLast()
    #expect(Set(answers.map { $0.response.header("ETag") ?? "" }).count == answers.count)
    #expect(
      ask(.query, "/v1/resolve", Self.document).response.header("ETag")
        == ConditionalTests().ask(.query, "/v1/resolve", Self.document).response.header("ETag"))
  }

  @Test func problemsStreamsAndProbesHaveNone() {
    #expect(ask(.query, "/v1/resolve", "{").response.header("ETag") == nil)
    #expect(ask(.post, "/v1/resolve", Self.document).response.header("ETag") == nil)
    let lines = ask(.query, "/v1/resolve", Self.document, accept: "application/x-ndjson")
    #expect(lines.status == 200 && lines.response.header("ETag") == nil)
    for path in ["/healthz", "/readyz", "/metrics", "/version"] {
      #expect(ask(.get, path).response.header("ETag") == nil)
      #expect(ask(.get, path, tag: "*").status == 200)
    }
    #expect(ask(.get, "/v1/devices", tag: "*").status == 304)
    #expect(ask(.query, "/v1/resolve", Self.document, tag: "*").status == 200)
  }
}
