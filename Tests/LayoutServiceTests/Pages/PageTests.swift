import Foundation
import HTTPServer
import LayoutService
import Testing

/// The pages for browsers: the playground, the contract, and the files that both need.
@Suite struct PageTests {
  private static let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
  let client = Client()

  private func page(_ path: String) -> Answer { client.get(path, accept: Self.browser) }

  /// Content Security Policy Level 3: without a source that says so, no script or style in the text of a page runs.
  @Test(arguments: ["/", "/docs", "/docs/reference"])
  func pagesUseOnlyWhatComesFromHere(path: String) throws {
    let answer = page(path)
    #expect(answer.status == 200 && answer.response.contentType == "text/html; charset=utf-8")
    let policy = try #require(answer.response.header("Content-Security-Policy"))
    for rule in [
      "default-src 'none'", "script-src 'self'", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'",
    ] { #expect(policy.contains(rule)) }
    #expect(!policy.contains("unsafe") && !policy.contains("*"))
    #expect(answer.response.header("X-Content-Type-Options") == "nosniff")
    #expect(answer.response.header("Referrer-Policy") == "no-referrer")
    for word in ["<style", " style=", " onclick=", "src=\"http", "href=\"http", "src=\"//"] {
      #expect(!answer.text.contains(word), "\(word)")
    }
    #expect(answer.text.matches(of: /<script[^>]*>[^<]/).isEmpty)
  }

  @Test(arguments: ["/", "/docs", "/docs/reference"])
  func everyLinkLeadsSomewhere(path: String) {
    let text = page(path).text
    let links = text.matches(of: /(?:href|src)="(\/[^"]*)"/).map { String($0.output.1) }
    #expect(links.count > 2)
    for link in Set(links) { #expect(page(link).status == 200, "\(link)") }
    let ids = Set(text.matches(of: /id="([^"]+)"/).map { String($0.output.1) })
    for link in text.matches(of: /href="#([^"]+)"/) { #expect(ids.contains(String(link.output.1))) }
  }

  /// Modules load each other by name.
  @Test func scriptsFindTheirModules() {
    var (waiting, known) = (["playground.js", "reference.js"], Set<String>())
    while let name = waiting.popLast() {
      guard known.insert(name).inserted else { continue }
      let answer = client.get("/pages/\(name)")
      #expect(answer.status == 200, "\(name)")
      #expect(answer.response.contentType == "text/javascript; charset=utf-8")
      #expect(answer.response.header("X-Content-Type-Options") == "nosniff")
      waiting += answer.text.matches(of: /from "\.\/([^"]+)"/).map { String($0.output.1) }
    }
    #expect(known.count > 5)
    // The page loads all of its own in one file.
    #expect(page("/").text.contains(#"src="/pages/page.js""#))
    let joined = client.get("/pages/page.js").text
    for name in known.subtracting(["reference.js"]) { #expect(joined.contains("// \(name)\n"), "\(name)") }
    #expect(client.get("/pages/nothing.js").status == 404)
    #expect(client.get("/pages/playground.css").response.contentType == "text/css; charset=utf-8")
  }

  /// RFC 9110, section 13.1.2.
  @Test(arguments: ["/", "/docs", "/docs/reference", "/pages/page.js"])
  func pagesAreKeptWhileTheyAreTheSame(path: String) throws {
    let answer = page(path)
    #expect(answer.response.header("Cache-Control") == "no-cache")
    let tag = try #require(answer.response.header("ETag"))
    let headers = [HTTPField("Accept", Self.browser), HTTPField("If-None-Match", tag)]
    #expect(client.send(.get, path, headers: headers).status == 304)
    if path == "/" {
      let text = [HTTPField("Accept", "text/plain"), HTTPField("If-None-Match", tag)]
      #expect(client.send(.get, path, headers: text).status == 200)
    }
  }

  /// A page can ask for a token only where it is shown without one.
  @Test func pagesNeedNoToken() throws {
    var settings = Settings()
    settings.token = "t"
    let client = Client(settings, tokens: try Tokens(settings))
    for path in ["/", "/docs", "/docs/reference", "/pages/playground.js", "/pages/examples.json"] {
      #expect(client.get(path).status == 200, "\(path)")
    }
    #expect(client.get("/v1/devices").status == 401)
  }

  @Test func theMenuHasTheExamplesThatCanBeResolved() throws {
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(client.get("/pages/examples.json").body))
        as? [[String: String]])
    #expect(rows.count > 5)
    for row in rows {
      let (name, text) = (try #require(row["name"]), try #require(row["text"]))
      let path = name.hasPrefix("transitions/") ? "/v1/transition" : "/v1/resolve"
      #expect(client.post(path, text).status == 200, "\(name)")
    }
  }

  /// The page says of every operation what the contract says.
  @Test func docsHaveEveryOperation() throws {
    let text = page("/docs").text
    let paths = try #require(try client.get("/openapi.json").object()["paths"] as? [String: [String: Any]])
    for (path, item) in paths {
      for case let operation as [String: Any] in ["get", "post"].compactMap({ item[$0] }) {
        let id = try #require(operation["operationId"] as? String)
        #expect(text.contains("<section id=\"\(id)\""), "\(path)")
      }
      #expect(text.contains("<code>\(path)</code>"), "\(path)")
    }
  }
}
