import HTTPServer
import LayoutService
import Operations
import Testing

@Suite struct ResolveEndpointTests {
  static let hello = #"""
    {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"title","type":"label","text":"Hello"}]},
    "constraints":["title.centerX == root.centerX","title.top == root.safeArea.top + 20"]}
    """#

  @Test func answersTheFirstRequestOfTheReadme() throws {
    let layout = try Client().post("/v1/resolve", Self.hello).object()
    // The text is 38.89 wide and 20.29 high; (375 - 39) / 2 = 168, and 20 below the status bar's 20.
    #expect(layout.rect("views", "title", "frame") == [168, 40, 39, 20.5])
    #expect(layout.at("environment", "device") as? String == "iphone-6")
    #expect(layout.at("environment", "systemVersion") as? Int == 12)
    #expect(layout.at("controllers", "main", "traits", "horizontalSizeClass") as? String == "compact")
    #expect(Array(layout.keys).sorted() == ["controllers", "diagnostics", "environment", "images", "views"])
  }

  @Test func readsWhatCurlSendsByDefault() {
    let form = "application/x-www-form-urlencoded"
    #expect(Client().post("/v1/resolve", Self.hello, contentType: form).status == 200)
    #expect(Client().post("/v1/resolve", "device=x", contentType: form).status == 415)
    #expect(Client().post("/v1/resolve", Self.hello, contentType: nil).status == 200)
    let refused = Client().post("/v1/resolve", Self.hello, contentType: "text/csv")
    #expect(refused.status == 415)
    #expect(
      refused.response.header("Accept-Post")
        == "application/json, application/xml, text/xml, application/zip, text/x-swift, text/vnd.uikit.recursive-description, multipart/form-data"
    )
  }

  @Test func theQueryWinsOverTheBody() throws {
    let target = "/v1/resolve?device=iPhone%206%20Plus&orientation=landscape&systemVersion=10&locale=ar"
    let layout = try Client().post(target, Self.hello).object()
    #expect(layout.at("environment", "device") as? String == "iphone-6-plus")
    #expect(layout.at("environment", "orientation") as? String == "landscapeRight")
    #expect(layout.at("environment", "systemVersion") as? Int == 10)
    #expect(layout.at("environment", "traits", "layoutDirection") as? String == "rightToLeft")
  }

  @Test(arguments: [
    ("device=nothing", "unknownDevice", "device"), ("orientation=up", "invalidValue", "orientation"),
    ("systemVersion=x", "invalidValue", "systemVersion"), ("exact=maybe", "invalidValue", "exact"),
    ("devcie=a", "unknownKey", "devcie"), ("locale=%20", "invalidValue", "locale"),
  ])
  func aWrongParameterIsNamed(query: String, code: String, parameter: String) throws {
    let answer = Client().post("/v1/resolve?" + query, Self.hello)
    #expect(answer.status == 422)
    #expect(try answer.errors()[0]["code"] as? String == code)
    #expect(try answer.errors()[0]["parameter"] as? String == parameter)
  }

  @Test func exactFramesComeWhenAsked() throws {
    let body = Self.hello.replacing(
      #""Hello""#, with: #""Hello","intrinsicContentSize":{"width":42.3,"height":20.5}"#)
    let plain = try Client().post("/v1/resolve", body).object()
    let exact = try Client().post("/v1/resolve?exact=true", body).object()
    #expect(plain.at("views", "title", "exactFrame") == nil)
    #expect(exact.rect("views", "title", "exactFrame") == [166.35, 40, 42.3, 20.5])
  }

  @Test func textIsForPeople() {
    let answer = Client().post("/v1/resolve", Self.hello, accept: "text/plain")
    #expect(answer.response.contentType == "text/plain; charset=utf-8")
    #expect(answer.text.contains("label title (168, 40, 39, 20.5)"))
    #expect(Client().post("/v1/resolve", Self.hello, accept: "image/webp").status == 406)
    for accept in ["*/*", "application/json", "Application/JSON", "", " ", "text/plain;q=0.1, */*"] {
      let answer = Client().post("/v1/resolve", Self.hello, accept: accept)
      #expect(answer.response.contentType == "application/json", "\(accept)")
    }
    #expect(
      Client().post("/v1/resolve", Self.hello, accept: "text/*;q=0.5, application/json;q=0.4").text.hasPrefix(
        "iPhone"))
  }

  @Test func conflictsAreDiagnosedAndResolved() throws {
    let body = #"""
      {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"a"}]},"constraints":["a.left == root.left",
      "a.top == root.top","a.height == 10","a.width == 200","a.width == 84 'narrow'"]}
      """#
    let answer = Client().post("/v1/resolve", body)
    #expect(answer.status == 200)
    let diagnostics = try #require(try answer.object()["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 1)
    #expect(diagnostics[0]["code"] as? String == "unsatisfiableConstraints")
    #expect(diagnostics[0]["severity"] as? String == "error")
    let members = try #require(diagnostics[0]["constraints"] as? [[String: Any]])
    #expect(Set(members.compactMap { $0["pointer"] as? String }) == ["#/constraints/3", "#/constraints/4"])
    #expect(members.contains { $0["identifier"] as? String == "narrow" })
    let broken = try #require(diagnostics[0]["broken"] as? [String: Any])
    #expect(members.contains { $0["text"] as? String == broken["text"] as? String })
    #expect(Client().post("/v1/resolve?strict=true", body).status == 422)
  }

  @Test func theTimesAreAHeaderAndNotInTheBody() {
    let answers = (0..<3).map { _ in Client().post("/v1/resolve", Self.hello) }
    #expect(Set(answers.map(\.text)).count == 1)
    #expect(answers[0].response.header("Server-Timing")?.contains("resolve;dur=") == true)
  }

  @Test func aLargeDocumentIsWorkForElsewhere() {
    let filler = String(repeating: " ", count: 200_000)
    let router = Client().service.makeRouter()
    func isElsewhere(_ body: String) -> Bool {
      let request = HTTPRequest(.post, "/v1/resolve", body: Array(body.utf8))
      if case .elsewhere = router.respond(to: request) { return true }
      return false
    }
    #expect(!isElsewhere(Self.hello))
    #expect(isElsewhere(Self.hello + filler))
  }
}

@Suite struct DevicesEndpointTests {
  private func ids(_ query: String) throws -> [String] {
    let devices = try Client().get("/v1/devices" + query).object()["devices"] as? [[String: Any]]
    return (devices ?? []).compactMap { $0["id"] as? String }
  }

  @Test func listsTheWholeCatalogue() throws {
    // Counted in the catalogue's own documentation: 52 iPhones, 3 iPods, 44 iPads, 4 Apple TVs.
    #expect(try ids("").count == 52 + 3 + 44 + 4)
    #expect(try ids("?idiom=pad").count == 44)
    #expect(try ids("?idiom=tv").count == 4)
  }

  @Test func filtersTogether() throws {
    #expect(try ids("?idiom=phone&systemVersion=9").contains("iphone-4s"))
    #expect(try !ids("?idiom=phone&systemVersion=10").contains("iphone-4s"))
    let wide = try ids("?idiom=phone&horizontalSizeClass=regular")
    #expect(wide.contains("iphone-6-plus") && !wide.contains("iphone-6"))
    #expect(Client().get("/v1/devices?idiom=phon").status == 422)
    #expect(Client().get("/v1/devices?color=red").status == 422)
  }

  @Test(arguments: ["iphone-6-plus", "iPhone%206%20PLUS", "iPhone7,1"])
  func findsOneByAnyOfItsNames(name: String) throws {
    #expect(try Client().get("/v1/devices/\(name)").object()["id"] as? String == "iphone-6-plus")
  }

  @Test func namesTheNearestOfAnUnknownOne() throws {
    let answer = Client().get("/v1/devices/iphone-66")
    #expect(answer.status == 404)
    let nearest = try #require(try answer.errors()[0]["nearest"] as? [String])
    #expect(nearest.count == 3 && nearest[0] == "iphone-6")
  }
}

@Suite struct OperationsEndpointTests {
  @Test func healthAndReadiness() throws {
    let client = Client()
    #expect(client.get("/healthz?probe=1").status == 200)
    #expect(client.get("/readyz").status == 200)
    client.service.startDraining()
    #expect(client.get("/healthz").status == 200)
    #expect(client.get("/readyz").status == 503)
    #expect(try client.get("/readyz").object()["type"] as? String == "/problems/draining")
  }

  @Test func everyProblemHasAPage() {
    for type in ProblemType.allCases {
      let page = Client().get(type.address)
      #expect(page.status == 200)
      #expect(page.text.contains(type.title))
    }
    #expect(Client().get("/problems/none").status == 404)
  }

  @Test func wrongMethodsAreToldTheRightOnes() throws {
    let answer = Client().send(.delete, "/v1/resolve")
    #expect(answer.status == 405)
    #expect(answer.response.header("Allow")?.contains("POST") == true)
    #expect(Client().get("/nothing").status == 404)
  }

  /// Who comes without a plan is told how to begin.
  @Test func whereToBegin() throws {
    let client = Client()
    for accept in [nil, "*/*", "text/plain"] {
      let answer = client.get("/", accept: accept)
      #expect(answer.status == 200 && answer.response.contentType == "text/plain; charset=utf-8")
      #expect(answer.text.contains("/v1/resolve") && answer.text.contains("curl"))
    }
    let text = client.get("/").text
    let begin = try #require(text.firstRange(of: "-d '")).upperBound
    let end = try #require(text[begin...].firstRange(of: "' ADDRESS")).lowerBound
    #expect(client.post("/v1/resolve", String(text[begin..<end])).status == 200)
  }
}
