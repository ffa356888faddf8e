import TestSupport
import Testing

@testable import HTTPServer

@Suite(.serialized) struct ExchangeTests {
  @Test func answersAndKeepsTheConnection() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      for _ in 0..<3 {
        let response = try client.exchange(get("/healthz"))
        #expect(response.status == 200)
        #expect(response.text == "alive")
        #expect(response["Content-Type"] == "text/plain")
        #expect(response["Connection"] == nil)
      }
    }
  }

  /// The header as W3C's Server Timing has it: metrics with their durations in milliseconds.
  @Test func saysHowLongStepsTook() throws {
    var router = Router()
    router.on(.get, at: "/timed") { _ in
      var response = HTTPResponse(.ok)
      var watch = Stopwatch()
      watch.lap(.decode)
      watch.lap(.encode)
      response.timing = watch
      return .respond(response)
    }
    router.on(.get, at: "/untimed") { _ in .respond(HTTPResponse(.ok)) }
    try withServer(router) { server in
      let client = try RawClient(port: server.port)
      let timing = try #require(try client.exchange(get("/timed"))["Server-Timing"])
      #expect(timing.wholeMatch(of: /decode;dur=[0-9]+\.[0-9]{3}, encode;dur=[0-9]+\.[0-9]{3}/) != nil)
      #expect(try client.exchange(get("/untimed"))["Server-Timing"] == nil)
    }
  }

  @Test func closesWhenAskedTo() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      #expect(try client.exchange(get("/healthz", "Connection: close\r\n")).status == 200)
      #expect(client.isClosed())
      let old = try RawClient(port: server.port)
      #expect(try old.exchange("GET /healthz HTTP/1.0\r\n\r\n").status == 200)
      #expect(old.isClosed())
    }
  }

  @Test func answersPipelinedRequestsInOrder() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send(
        get("/v1/devices/first") + "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 6\r\n\r\nsecond"
          + get("/elsewhere") + get("/v1/devices/fourth"))
      #expect(try client.response().text == "first")
      #expect(try client.response().text == "second")
      #expect(try client.response().text == "from afar ")
      #expect(try client.response().text == "fourth")
    }
  }

  @Test func bodiesDoNotLeakIntoTheNextRequest() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      for body in [String(repeating: "long", count: 1000), "", "short"] {
        let response = try client.exchange(
          "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
        #expect(response.text == body)
      }
    }
  }

  @Test func bodiesArePaddedWithZeros() throws {
    var router = Router()
    router.on(.post, at: "/padding") { request in
      let isPadded = request.withBody { body in
        let whole = UnsafeRawBufferPointer(
          start: body.baseAddress, count: body.count + HTTPRequest.bodyPadding)
        return whole.dropFirst(body.count).allSatisfy { $0 == 0 }
      }
      return .respond(.text(isPadded ? "padded" : "bare"))
    }
    try withServer(router) { server in
      let client = try RawClient(port: server.port)
      for length in [10_000, 1, 0, 9_999] {
        let body = String(repeating: "x", count: length)
        let response = try client.exchange(
          "POST /padding HTTP/1.1\r\nHost: test\r\nContent-Length: \(length)\r\n\r\n\(body)")
        #expect(response.text == "padded")
      }
    }
  }

  @Test func readsChunkedBodies() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let response = try client.exchange(
        "POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n"
          + "5\r\nhello\r\n1;ext=1\r\n,\r\n6\r\n world\r\n0\r\nX-Trailer: 1\r\n\r\n")
      #expect(response.text == "hello, world")
      // The library takes line ends there that others do not, so nothing may follow.
      #expect(response["Connection"] == "close")
      #expect(client.isClosed())
    }
  }

  @Test func continuesWhenExpected() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let interim = try client.exchange(
        "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
      #expect(interim.status == 100)
      #expect(try client.exchange("abc").text == "abc")
    }
  }

  @Test func takesLargeBodiesAndSendsLargeResponses() throws {
    var router = Router()
    let large = ByteBuffer((0..<5_000_000).lazy.map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) })
    router.on(.get, at: "/large") { _ in .respond(HTTPResponse(.ok, body: .bytes(large))) }
    router.on(.post, at: "/same") { request in
      .respond(
        .text(
          request.withBody { body in large.withUnsafeBytes { $0.elementsEqual(body) } } ? "same" : "other"))
    }
    try withServer(router) { server in
      let client = try RawClient(port: server.port)
      for _ in 0..<2 { #expect(try client.exchange(get("/large")).body == large.bytes) }
      client.send("POST /same HTTP/1.1\r\nHost: test\r\nContent-Length: \(large.count)\r\n\r\n")
      client.send(large.bytes)
      #expect(try client.response().text == "same")
    }
  }

  @Test func sendsConstantBodies() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      for _ in 0..<2 { #expect(try client.exchange(get("/constant")).text == "unchanging") }
    }
  }

  @Test func serves64ConnectionsAtOnce() throws {
    try withServer(configuration: configured { $0.threads = 2 }) { server in
      let clients = try (0..<64).map { _ in try RawClient(port: server.port) }
      for (index, client) in clients.enumerated() { client.send(get("/v1/devices/\(index)")) }
      for (index, client) in clients.enumerated() { #expect(try client.response().text == "\(index)") }
    }
  }

  @Test func readsHeadersWhateverTheirCase() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      #expect(try client.exchange(get("/header", "x-TEST:  one \r\n")).text == "one")
      #expect(
        try client.exchange(get("/header", "X-Test: one\r\nX-Other: 2\r\nx-test: two\r\n")).text == "one, two"
      )
      #expect(try client.exchange(get("/header")).text == "none")
      #expect(try client.exchange(get("/bytes", "x-TEST: \t one two \t\r\n")).text == "[one two]")
      #expect(try client.exchange(get("/bytes", "X-Test: one\r\nx-test: two\r\n")).text == "[one, two]")
      #expect(try client.exchange(get("/bytes", "X-Test:\r\n")).text == "[]")
      #expect(try client.exchange(get("/bytes", "X-Tes: 1\r\nX-Test2: 1\r\n")).text == "none")
      #expect(try client.exchange(get("/elsewhere", "X-Test: 1\r\n")).text == "from afar 1")
    }
  }

  @Test func sendsTheRequestIDBack() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      #expect(try client.exchange(get("/healthz", "X-Request-ID: abc-1\r\n"))["X-Request-ID"] == "abc-1")
      #expect(try client.exchange(get("/nowhere", "X-Request-ID: abc-2\r\n")).text == "problem 404 abc-2")
      let made = try (0..<100).map { _ in try client.exchange(get("/healthz"))["X-Request-ID"] ?? "" }
      #expect(Set(made).count == 100)
      #expect(made.allSatisfy { $0.utf8.count == 13 })
      for unusable in ["", "two words", "tab\there", String(repeating: "a", count: 129), "caf\u{E9}"] {
        let response = try client.exchange(get("/healthz", "X-Request-ID: \(unusable)\r\n"))
        #expect(response["X-Request-ID"]?.utf8.count == 13)
      }
    }
  }

  @Test func reportsEachRequest() throws {
    let records = Records()
    let hooks = HTTPServer.Hooks(onCompleted: { record, request in
      #expect(request.header("Host") == "test")
      records.add(record)
    })
    try withServer(hooks: hooks) { server in
      let client = try RawClient(port: server.port)
      _ = try client.exchange(
        "POST /echo HTTP/1.1\r\nHost: test\r\nX-Request-ID: r1\r\nContent-Length: 4\r\n\r\nbody")
      _ = try client.exchange(get("/v1/devices/x?y=z"))
      _ = try client.exchange(get("/secret/path"))
      _ = try client.exchange("HEAD /healthz HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(eventually { records.all.count == 4 })
      let all = records.all
      guard all.count == 4 else { return }
      #expect(all.map(\.method) == [.post, .get, .get, .head])
      #expect(all.map(\.route) == ["/echo", "/v1/devices/{id}", nil, "/healthz"])
      #expect(all.map(\.status.code) == [200, 200, 404, 200])
      #expect(all.map(\.bytesIn) == [4, 0, 0, 0])
      #expect(all.map(\.bytesOut) == [4, 1, "problem 404 ".count + 13, 0])
      #expect(all[0].requestID == "r1")
      #expect(all.allSatisfy { $0.ending == .sent && $0.nanoseconds > 0 && $0.nanoseconds < 1_000_000_000 })
    }
  }

  @Test(arguments: [
    HTTPResponse(HTTPStatus(42)), HTTPResponse(HTTPStatus(100)), HTTPResponse(HTTPStatus(1000)),
    HTTPResponse(.ok, contentType: "text/plain\r\nX-Split: 1"),
    HTTPResponse(.ok, headers: [HTTPField("X Y", "1")]), HTTPResponse(.ok, headers: [HTTPField("", "1")]),
    HTTPResponse(.ok, headers: [HTTPField("X-Split", "1\r\n\r\nHTTP/1.1 200 OK")]),
    HTTPResponse(.ok, headers: [HTTPField("Content-Length", "3")]),
    HTTPResponse(.ok, headers: [HTTPField("transfer-encoding", "chunked")]),
    HTTPResponse(.ok, headers: [HTTPField("Connection", "keep-alive")]),
  ])
  func garbageFromAHandlerIsA500(_ garbage: HTTPResponse) throws {
    var router = sampleRouter()
    router.on(.get, at: "/garbage") { _ in .respond(garbage) }
    try withServer(router) { server in
      let client = try RawClient(port: server.port)
      let response = try client.exchange(get("/garbage", "X-Request-ID: g\r\n"))
      #expect(response.status == 500)
      #expect(response.text == "problem 500 g")
      #expect(try client.exchange(get("/healthz")).status == 200)
    }
  }

  @Test func garbageFromTheRendererIsABare500() throws {
    var router = Router(renderError: { _, _ in HTTPResponse(.ok, headers: [HTTPField("bad name", "")]) })
    router.on(.get, at: "/garbage") { _ in .respond(HTTPResponse(HTTPStatus(0))) }
    try withServer(router) { server in
      let client = try RawClient(port: server.port)
      let response = try client.exchange(get("/garbage"))
      #expect(response.status == 500)
      #expect(response.text == "")
    }
  }

  @Test func aKeptRequestStaysWhole() throws {
    let kept = Kept()
    var router = sampleRouter()
    router.on(.post, at: "/keep") { request in
      kept.request = request
      return .respond(.text("kept"))
    }
    try withServer(router) { server in
      let client = try RawClient(port: server.port)
      _ = try client.exchange("POST /keep HTTP/1.1\r\nHost: test\r\nContent-Length: 5\r\n\r\nmine!")
      _ = try client.exchange("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 5\r\n\r\nother")
      #expect(kept.request?.withBody { String(decoding: $0, as: UTF8.self) } == "mine!")
      #expect(kept.request?.target == "/keep")
    }
  }

  private final class Kept: @unchecked Sendable { var request: HTTPRequest? }
}
