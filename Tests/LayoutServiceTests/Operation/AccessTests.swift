import Foundation
import HTTPServer
import LayoutService
import Testing

/// Who may ask: bearer tokens (RFC 6750), and pages of other origins (the Fetch standard).
@Suite struct AccessTests {
  private static let body = Array(#"{"device":"iphone-15","hierarchy":{"id":"root"}}"#.utf8)

  private func client(token: String) throws -> Client {
    var settings = Settings()
    settings.token = token
    return Client(settings, tokens: try Tokens(settings))
  }

  private func ask(_ client: Client, _ headers: [String: String]) -> Answer {
    ask(client, .post, "/v1/resolve", headers)
  }

  private func ask(
    _ client: Client, _ method: HTTPMethod, _ path: String, _ headers: [String: String]
  ) -> Answer {
    client.send(
      method, path, headers: headers.sorted(by: <).map { HTTPField($0.key, $0.value) },
      body: method == .post ? Self.body : [])
  }

  @Test func aTokenIsNeeded() throws {
    let client = try client(token: "first,second-2~")
    for token in ["first", "second-2~"] {
      #expect(ask(client, ["Authorization": "Bearer \(token)"]).status == 200)
      #expect(ask(client, ["authorization": "bearer  \(token)"]).status == 200)
    }
    let refused = ask(client, [:])
    #expect(refused.status == 401)
    #expect(refused.response.header("WWW-Authenticate") == #"Bearer realm="layout-resolver""#)
    #expect(try refused.object()["type"] as? String == "/problems/unauthorized")
    for value in [
      "Bearer firs", "Bearer firstt", "Bearer ", "Bearer", "Basic first", "first", "Bearer first,second-2~",
    ] {
      let answer = ask(client, ["Authorization": value])
      #expect(answer.status == 401, "\(value)")
      let expected = #"Bearer realm="layout-resolver", error="invalid_token""#
      #expect(answer.response.header("WWW-Authenticate") == expected)
      #expect(!answer.text.contains("first"))
    }
  }

  @Test func probesAndOptionsAreOpen() throws {
    let client = try client(token: "t")
    for path in ["/healthz", "/readyz", "/version", "/healthz?x=1"] {
      #expect(ask(client, .get, path, [:]).status == 200)
    }
    #expect(ask(client, .options, "/v1/resolve", [:]).status == 204)
    for path in ["/v1/devices", "/openapi.yaml", "/nowhere"] {
      #expect(ask(client, .get, path, [:]).status == 401)
    }
  }

  @Test func withoutTokensNothingIsAsked() throws {
    #expect(try Tokens(Settings()) == nil)
    #expect(ask(Client(), ["Authorization": "Bearer anything"]).status == 200)
  }

  @Test func tokensAreReadAgain() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var settings = Settings()
    settings.tokenFile = file.path
    #expect(throws: SettingError.self) { try Tokens(settings) }
    try Data("old\r\n\nother\n".utf8).write(to: file)
    let tokens = try #require(try Tokens(settings))
    let client = Client(settings, tokens: tokens)
    func status(_ token: String) -> Int { ask(client, ["Authorization": "Bearer \(token)"]).status }
    #expect(status("old") == 200 && status("other") == 200 && status("new") == 401)
    try Data("new".utf8).write(to: file)
    try tokens.reload()
    #expect(status("new") == 200 && status("old") == 401)
    for bad in ["", "two words", "ümlaut"] {
      try Data(bad.utf8).write(to: file)
      #expect(throws: SettingError.self) { try tokens.reload() }
      #expect(status("new") == 200)
    }
  }

  @Test func aTokenIsNotShown() {
    let error = #expect(throws: SettingError.self) {
      _ = try Settings.read(flags: [:], environment: ["LAYOUT_RESOLVER_TOKEN": "not a token"])
    }
    #expect(error?.description.contains("not a token") == false)
    #expect(error?.name == "LAYOUT_RESOLVER_TOKEN")
  }

  // MARK: CORS

  private func client(origins: String) -> Client {
    var settings = Settings()
    settings.allowOrigin = origins
    return Client(settings)
  }

  @Test func preflight() {
    let client = client(origins: "https://a.example, https://b.example:8443")
    let headers = [
      "Origin": "https://b.example:8443", "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    ]
    let answer = ask(client, .options, "/v1/resolve", headers)
    #expect(answer.status == 204)
    #expect(answer.response.header("Access-Control-Allow-Origin") == "https://b.example:8443")
    #expect(answer.response.header("Access-Control-Allow-Methods") == "QUERY, POST, OPTIONS")
    #expect(answer.response.header("Access-Control-Allow-Headers")?.contains("Content-Type") == true)
    #expect(answer.response.header("Access-Control-Max-Age") == "7200")
    #expect(answer.response.header("Vary") == "Origin")
  }

  @Test func answersAndProblemsCanBeRead() {
    let client = client(origins: "https://a.example")
    for (path, status) in [("/v1/resolve", 200), ("/nowhere", 404), ("/healthz", 405)] {
      let allowed = ask(client, .post, path, ["Origin": "https://a.example"])
      #expect(allowed.status == status)
      #expect(allowed.response.header("Access-Control-Allow-Origin") == "https://a.example")
      #expect(allowed.response.header("Access-Control-Expose-Headers")?.contains("X-Request-ID") == true)
      for origin in ["https://a.example.evil", "http://a.example", "null", ""] {
        let other = ask(client, .post, path, ["Origin": origin])
        #expect(other.status == status)
        #expect(other.response.header("Access-Control-Allow-Origin") == nil)
        #expect(other.response.header("Vary") == "Origin")
      }
    }
    let all = ask(self.client(origins: "*"), ["Origin": "https://anybody.example"])
    #expect(all.response.header("Access-Control-Allow-Origin") == "*")
    #expect(all.response.header("Vary") == nil)
    #expect(
      ask(Client(), ["Origin": "https://a.example"]).response.header("Access-Control-Allow-Origin") == nil)
  }

  @Test(arguments: [
    "https://a.example/", "a.example", "https://A.example", "https://a.example,", "*,*", "https://",
  ])
  func originsThatBrowsersNeverSend(_ text: String) {
    #expect(throws: SettingError.self) {
      _ = try Settings.read(flags: ["ALLOW_ORIGIN": text], environment: [:])
    }
  }

  // MARK: Pages of other sites

  /// What browsers say of where a request comes from (Fetch Metadata), and whether it is answered without tokens.
  @Test(arguments: [
    ("cross-site", "no-cors", "image", HTTPMethod.get, 403), ("cross-site", "navigate", "iframe", .get, 403),
    ("cross-site", "navigate", "document", .post, 403), ("cross-site", "cors", "empty", .post, 403),
    ("cross-site", "navigate", "document", .get, 200), ("same-origin", "cors", "empty", .post, 200),
    ("same-site", "no-cors", "image", .get, 200), ("none", "navigate", "document", .get, 200),
  ])
  func whatOtherSitesSend(
    _ site: String, _ mode: String, _ destination: String, _ method: HTTPMethod, _ status: Int
  ) throws {
    let headers = ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": destination]
    let path = method == .get ? "/v1/devices" : "/v1/resolve"
    let answer = ask(Client(), method, path, headers)
    #expect(answer.status == status)
    if status == 403 { #expect(try answer.object()["type"] as? String == "/problems/cross-site") }
    let tokens = try client(token: "t")
    let asked = headers.merging(["Authorization": "Bearer t"]) { $1 }
    #expect(ask(tokens, method, path, asked).status == 200)
  }

  @Test func originsThatMay() {
    let client = client(origins: "https://a.example")
    for (origin, status) in [("https://a.example", 200), ("https://b.example", 403)] {
      let headers = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors", "Origin": origin]
      #expect(ask(client, headers).status == status)
    }
    let image = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"]
    #expect(ask(self.client(origins: "*"), .get, "/v1/devices", image).status == 200)
  }

  /// A name that leads to this machine all of a sudden (DNS rebinding) is none that is answered.
  @Test(arguments: [
    ("localhost:8080", 200), ("app.localhost", 200), ("127.0.0.1:8080", 200), ("[::1]:8080", 200),
    ("layout", 200), ("10.0.0.7", 200), ("known.example:8080", 200), ("KNOWN.example", 200),
    ("evil.example", 421), ("evil.example:8080", 421), ("evil.example.", 421),
    ("127.0.0.1.evil.example", 421),
    ("localhost.evil.example", 421), ("known.example.evil.example", 421),
  ])
  func namesOfHosts(_ host: String, _ status: Int) throws {
    var settings = Settings()
    settings.allowHost = "known.example"
    let client = Client(settings)
    let answer = ask(client, .get, "/metrics", ["Host": host])
    #expect(answer.status == status)
    if status == 421 { #expect(try answer.object()["type"] as? String == "/problems/unknown-host") }
    settings.allowHost = ""
    settings.listen = "0.0.0.0:8080"
    #expect(ask(Client(settings), .get, "/metrics", ["Host": host]).status == 200)
    settings.listen = "127.0.0.1:8080"
    let isKnown = status == 200 && !host.lowercased().hasPrefix("known")
    #expect(ask(Client(settings), .get, "/metrics", ["Host": host]).status == (isKnown ? 200 : 421))
    #expect(ask(try self.client(token: "t"), ["Host": host, "Authorization": "Bearer t"]).status == 200)
  }

  // MARK: QUERY, OPTIONS

  @Test func queryAnswersAsPostDoes() {
    let client = Client()
    let headers = [HTTPField("Content-Type", "application/json")]
    let answers = [HTTPMethod.post, .query].map {
      client.send($0, "/v1/resolve", headers: headers, body: Self.body)
    }
    #expect(answers[0].status == 200 && answers[0].body == answers[1].body)
    let untold = client.send(.query, "/v1/resolve", body: Self.body)
    #expect(untold.status == 415)
    #expect(untold.response.header("Accept-Query")?.hasPrefix("application/json") == true)
  }

  @Test func optionsSayWhatIsRead() {
    let answer = Client().send(.options, "/v1/assets/select")
    #expect(answer.status == 204)
    for name in ["Accept-Post", "Accept-Query"] {
      #expect(answer.response.header(name) == "application/json, multipart/form-data, application/zip")
    }
  }
}
