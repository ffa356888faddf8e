import TestSupport
import Testing

@testable import HTTPServer

@Suite struct RoutingTests {
  private let router = sampleRouter()

  private func ask(_ method: HTTPMethod, _ target: String) -> HTTPResponse {
    router.response(to: HTTPRequest(method, target))
  }

  private func text(_ target: String) -> String? {
    let response = ask(.get, target)
    guard response.status == .ok, case .bytes(let buffer) = response.body else { return nil }
    return buffer.text
  }

  @Test func findsPathsAndParameters() {
    #expect(text("/v1/devices/iphone-6") == "iphone-6")
    #expect(text("/v1/devices/iPhone%206?x=1") == "iPhone 6")
    #expect(text("/v1/devices/a%2Fb") == "a/b")
    #expect(text("/v1/devices/a+b") == "a+b")
    #expect(text("/v1/%64evices/x") == "x")
    #expect(text("/heal%74hz") == "alive")
    #expect(text("http://example.org/healthz?x") == "alive")
  }

  @Test(arguments: [
    "/", "/healthz/", "/HEALTHZ", "/v1/devices/", "/v1/devices/a/b", "/v1%2Fdevices/x", "//healthz",
    "/v1/devices",
  ])
  func knowsWhatIsNotThere(_ target: String) {
    #expect(ask(.get, target).status == .notFound)
  }

  @Test(arguments: [
    "/v1/devices/%", "/v1/devices/%4", "/v1/devices/%zz", "/v1/devices/%00", "/v1/devices/%FF", "healthz", "",
    "/a b", "/a#b", "/query?x=%f",
  ])
  func refusesUnreadableTargets(_ target: String) {
    #expect(ask(.get, target).status == .badRequest)
  }

  @Test func decodesQueries() {
    #expect(text("/query") == "")
    #expect(text("/query?") == "")
    #expect(
      text("/query?device=iPad+Pro&x=%26%3D&flag&empty=&x=2") == "device=iPad Pro|x=&=|flag=|empty=|x=2")
    #expect(text("/query?a=b=c&&d=?") == "a=b=c|d=?")
    let request = HTTPRequest(.get, "/query?x=1&x=2")
    #expect(request.queryParameter("x") == "1")
    #expect(request.queryParameter("X") == nil)
  }

  @Test(arguments: [
    HTTPMethod.delete, .trace, .connect, HTTPMethod(rawValue: "BREW"), HTTPMethod(rawValue: "get"),
  ])
  func knownPathsTellTheirMethods(_ method: HTTPMethod) {
    let response = ask(method, "/healthz")
    #expect(response.status == .methodNotAllowed)
    #expect(response.header("Allow") == "GET, HEAD, OPTIONS")
    #expect(ask(method, "/echo").header("allow") == "QUERY, POST, OPTIONS")
    #expect(ask(method, "/nowhere").status == .notFound)
  }

  @Test func optionsTellsWhatIsAllowed() {
    #expect(ask(.options, "/echo").status == .noContent)
    #expect(ask(.options, "/echo").header("Allow") == "QUERY, POST, OPTIONS")
    #expect(ask(.options, "/v1/devices/x").header("Allow") == "GET, HEAD, OPTIONS")
    #expect(ask(.options, "*").header("Allow") == "GET, HEAD, QUERY, POST, OPTIONS")
    #expect(ask(.get, "*").status == .badRequest)
  }

  @Test func literalPathsWin() {
    var router = Router()
    router.on(.get, at: "/v1/{anything}") { _ in .respond(.text("template")) }
    router.on(.get, at: "/v1/special") { _ in .respond(.text("literal")) }
    let request = HTTPRequest(.get, "/v1/special")
    _ = router.response(to: request)
    #expect(request.route == "/v1/special")
    let other = HTTPRequest(.get, "/v1/other")
    _ = router.response(to: other)
    #expect(other.route == "/v1/{anything}")
  }

  @Test func listsItsRoutes() {
    #expect(router.routes.contains(Router.Route(method: .query, template: "/echo")))
    #expect(router.routes.count == 9)
  }

  @Test func middlewareSeesRoutedRequests() {
    var router = sampleRouter()
    router.middleware = { request, handler in
      request.header("Authorization") == "yes" ? handler(request) : .respond(HTTPResponse(.unauthorized))
    }
    #expect(router.response(to: HTTPRequest(.get, "/healthz")).status == .unauthorized)
    let allowed = HTTPRequest(.get, "/healthz", headers: [HTTPField("authorization", "yes")])
    #expect(router.response(to: allowed).status == .ok)
    #expect(router.response(to: HTTPRequest(.get, "/nowhere")).status == .notFound)
  }

  @Test func theRendererCannotForgetStatusAndAllow() {
    var router = Router(renderError: { _, _ in HTTPResponse(.ok, headers: [HTTPField("allow", "WRONG")]) })
    router.on(.post, at: "/x") { _ in .respond(HTTPResponse(.ok)) }
    let response = router.response(to: HTTPRequest(.get, "/x"))
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers == [HTTPField("Allow", "POST, OPTIONS")])
  }

  @Test func overTheNetworkToo() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let missing = try client.exchange(get("/nowhere"))
      #expect(missing.status == 404)
      #expect(missing.text.hasPrefix("problem 404"))
      let refused = try client.exchange("BREW /healthz HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(refused.status == 405)
      #expect(refused["Allow"] == "GET, HEAD, OPTIONS")
      let traced = try client.exchange("TRACE /healthz HTTP/1.1\r\nHost: test\r\nX-Secret: 1\r\n\r\n")
      #expect(traced.status == 405)
      #expect(!traced.text.contains("Secret"))
      let options = try client.exchange("OPTIONS /echo HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(options.status == 204)
      #expect(options["Allow"] == "QUERY, POST, OPTIONS")
      #expect(options["Content-Length"] == nil)
      let head = try client.exchange("HEAD /healthz HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(head.status == 200)
      #expect(head["Content-Length"] == "5")
      let query = try client.exchange("QUERY /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\n\r\nwhy")
      #expect(query.text == "why")
      #expect(try client.exchange(get("/v1/devices/a%2Fb?x=%00")).status == 400)
      #expect(try client.exchange(get("/query?a=1+2")).text == "a=1 2")
    }
  }
}
