import Glibc
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

/// What attacks on the server cost: one test each, with limits that are small enough to be met in a second.
@Suite(.serialized) struct AttackTests {
  @Test func answersThatNobodyReads() throws {
    var router = sampleRouter()
    let large = ByteBuffer(repeatElement(UInt8(ascii: "a"), count: 6_000_000))
    router.on(.get, at: "/large") { _ in .respond(HTTPResponse(.ok, body: .bytes(large))) }
    let narrow = configured {
      $0.waitingLimit = 10_000_000
      $0.retryAfterSeconds = 3
    }
    try withServer(router, configuration: narrow) { server in
      var reader: RawClient? = try RawClient(port: server.port)
      reader?.shrinkReceiveBuffer()
      reader?.send(get("/large"))
      #expect(eventually { server.requestsInFlight == 1 })
      let refused = try RawClient(port: server.port).exchange(get("/large"))
      #expect(refused.status == 503 && refused["Retry-After"] == "3")
      // Short answers go on.
      #expect(try RawClient.exchange(port: server.port, get("/healthz")).status == 200)
      reader = nil
      #expect(eventually { server.requestsInFlight == 0 })
      #expect(try RawClient.exchange(port: server.port, get("/large")).body.count == 6_000_000)
    }
  }

  /// Bodies of which the end never comes: those that there is no room for are dropped, those that are short are read.
  @Test(arguments: ["Content-Length: 900000", "Transfer-Encoding: chunked"])
  func bodiesThatNeverEnd(_ framing: String) throws {
    let narrow = configured {
      $0.bodyLimit = 1_000_000
      $0.bodiesLimit = 2_200_000
    }
    let piece = String(repeating: "b", count: 450_000)
    let isChunked = framing.hasPrefix("T")
    let half = isChunked ? "\(String(450_000, radix: 16))\r\n\(piece)\r\n" : piece
    let end = isChunked ? "0\r\n\r\n" : ""
    try withServer(configuration: narrow) { server in
      var held = try (0..<3).map { _ in
        let client = try RawClient(port: server.port)
        client.send("POST /echo HTTP/1.1\r\nHost: test\r\n\(framing)\r\n\r\n" + half)
        return client
      }
      #expect(eventually { server.bodyBytes > 1_200_000 })
      let refused = try RawClient(port: server.port)
      refused.send("POST /echo HTTP/1.1\r\nHost: test\r\n\(framing)\r\n\r\n" + half + half + end)
      let response = try refused.response()
      #expect(response.status == 503 && response["Retry-After"] != nil)
      let small = "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 5\r\n\r\nsmall"
      #expect(try RawClient.exchange(port: server.port, small).text == "small")
      held[0].send(half + end)
      #expect(try held[0].response().body.count == 900_000)
      held = []
      #expect(eventually { server.bodyBytes == 0 })
    }
  }

  /// Up to the limit parameters are read; those beyond it, and those that fill the memory of a connection, are told so.
  @Test(arguments: [(100, 200), (101, 400), (1000, 400), (2000, 414)])
  func manyParameters(_ count: Int, _ status: Int) throws {
    let query = (0..<count).map { "a\($0)=1" }.joined(separator: "&")
    try withServer { server in
      let response = try RawClient.exchange(port: server.port, get("/query?\(query)"))
      #expect(response.status == status)
      if status == 200 { #expect(response.text == query.replacing("&", with: "|")) }
      if status != 200 { #expect(response.text.hasPrefix("problem \(status)")) }
    }
  }

  /// Uploads that are broken off leave their connections free at once, not when they would have timed out.
  @Test func abortedUploads() throws {
    try withServer(configuration: configured { $0.connectionLimit = 8 }) { server in
      for _ in 0..<20 {
        let client = try RawClient(port: server.port)
        client.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\n\r\n")
      }
      #expect(eventually { server.requestsInFlight == 0 })
      #expect(try RawClient.exchange(port: server.port, get("/healthz")).status == 200)
    }
  }

  /// Connections that send nothing go when others need the room.
  @Test func silentConnections() throws {
    try withServer(configuration: configured { $0.connectionLimit = 8 }) { server in
      let silent = try (0..<40).map { _ in try RawClient(port: server.port) }
      #expect(eventually { (try? RawClient.exchange(port: server.port, get("/healthz")))?.status == 200 })
      #expect(silent.allSatisfy { $0.isClosed() })
    }
  }

  /// In a crowd a client that has sent its request is not taken for a silent one, however late the server comes to read it.
  @Test func busyAndCrowded() throws {
    let gate = Semaphore()
    var router = sampleRouter()
    router.on(.get, at: "/held") { _ in
      gate.wait()
      return .respond(.text("held"))
    }
    let narrow = configured {
      $0.threads = 1
      $0.connectionLimit = 8
    }
    try withServer(router, configuration: narrow) { server in
      let crowd = try (0..<8).map { _ in try RawClient(port: server.port) }
      #expect(try crowd[0].exchange(get("/healthz")).status == 200)
      crowd[1].send(get("/held"))
      #expect(eventually { server.requestsInFlight == 1 })
      crowd[0].send(get("/healthz"))
      usleep(2_500_000)
      gate.signal()
      #expect(try crowd[1].response().text == "held")
      #expect(try crowd[0].response().text == "alive")
    }
  }

  /// What the library refuses is answered in our words where it can be on one connection only, and never on another one.
  @Test func refusalsBesideOthers() throws {
    try withServer { server in
      let idle = try RawClient(port: server.port)
      #expect(try idle.exchange(get("/healthz")).status == 200)
      let receiving = try RawClient(port: server.port)
      receiving.send(Self.head + "Content-Length: 4\r\n\r\nbo")
      #expect(eventually { server.requestsInFlight == 1 })
      for (status, fields) in [(400, "Content-Length: -1"), (431, "A: \(Self.long)")] {
        let client = try RawClient(port: server.port)
        client.send("POST /echo HTTP/1.1\r\nHost: test\r\n\(fields)\r\n\r\n")
        let response = try client.response()
        #expect(response.status == status && response["X-Request-ID"] == nil)
      }
      receiving.send("dy")
      #expect(try receiving.response().text == "body")
      #expect(try idle.exchange(get("/healthz")).text == "alive")
      let client = try RawClient(port: server.port)
      client.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: -1\r\n\r\n")
      #expect(try client.response().text.hasPrefix("problem 400"))
    }
  }

  /// Connections that ask for something now and then shut nobody out.
  @Test(arguments: [20, 49, 55]) func keptConnections(_ count: Int) throws {
    try withServer(configuration: configured { $0.connectionLimit = 8 }) { server in
      let kept = try (0..<count).map { _ in try RawClient(port: server.port) }
      for _ in 0..<3 {
        for client in kept { client.send(get("/healthz")) }
        #expect(try RawClient.exchange(port: server.port, get("/healthz")).status == 200)
      }
    }
  }

  /// Beyond the limit an answer ends its connection; below it connections stay.
  @Test func connectionsBeyondTheLimit() throws {
    try withServer(configuration: configured { $0.connectionLimit = 4 }) { server in
      let first = try (0..<4).map { _ in try RawClient(port: server.port) }
      for client in first { #expect(try client.exchange(get("/healthz"))["Connection"] != "close") }
      let fifth = try RawClient(port: server.port)
      #expect(try fifth.exchange(get("/healthz"))["Connection"] == "close")
      #expect(fifth.isClosed())
      #expect(try first[0].exchange(get("/healthz"))["Connection"] != "close")
    }
  }

  private static let head = "POST /echo HTTP/1.1\r\nHost: test\r\n"

  /// A request that is refused before a handler sees it.
  struct Refusal: Sendable {
    var status: Int
    var request: String

    init(_ status: Int, _ fields: String, _ body: String = "body") {
      self.init(status, whole: "POST /echo HTTP/1.1\r\nHost: test\r\n\(fields)\r\n\r\n\(body)")
    }

    init(_ status: Int, whole request: String) { (self.status, self.request) = (status, request) }
  }

  private static let long = String(repeating: "x", count: 200_000)

  static let refusals: [Refusal] = [
    Refusal(400, "Content-Length: -1"),
    Refusal(400, "Content-Length: 4, 4"),
    Refusal(413, "Content-Length: 18446744073709551660"),
    Refusal(413, "Transfer-Encoding: chunked", "7fffffffffffffff\r\nbody"),
    Refusal(413, "Transfer-Encoding: chunked", "10000000000\r\nbody"),
    Refusal(413, "Transfer-Encoding: chunked", "00ffffffffffff\r\nbody"),
    Refusal(413, "Transfer-Encoding: chunked", "4\r\nbody\r\n7fffffffffffffff\r\nbody"),
    Refusal(400, "Transfer-Encoding: chunked", "4;\(long)\r\nbody\r\n0\r\n\r\n"),
    Refusal(400, whole: "GET /healthz HTTP/1.1\r\nHost: a b/c@d\r\n\r\n"),
    Refusal(400, whole: "GET /healthz\r\n\r\n"),
    Refusal(431, whole: "GET /healthz HTTP/1.1\r\nHost: test\r\nA: \(long)\r\n\r\n"),
  ]

  /// Each is answered once, in our words, and the connection ends.
  @Test(arguments: refusals.indices)
  func framing(_ index: Int) throws {
    let refusal = Self.refusals[index]
    let status = refusal.status
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send(refusal.request)
      let response = try client.response()
      #expect(response.status == status)
      #expect(response.text.hasPrefix("problem \(status)"))
      #expect(response["X-Request-ID"] != nil && response["Connection"] == "close")
      #expect(!String(decoding: client.rest(), as: UTF8.self).contains("HTTP/1.1"))
    }
  }

  /// A bare LF ends the line of a chunk's size for the library, so what could be hidden behind it is never read.
  @Test(arguments: ["4\nbody\n0\n\n", "4;a\nb=\r\nbody\r\n0\r\n\r\n"])
  func lineEndsOfChunks(_ body: String) throws {
    try withServer { server in
      let client = try RawClient(port: server.port, timeout: 1)
      client.send(Self.head + "Transfer-Encoding: chunked\r\n\r\n" + body + get("/healthz"))
      let all = String(decoding: client.rest(), as: UTF8.self)
      #expect(all.split(separator: "HTTP/1.1 ").count <= 1 && !all.contains("alive"))
    }
  }
}

extension HTTPServer {
  /// Bytes of request bodies that count.
  fileprivate var bodyBytes: Int { core.bodyBytes.load(ordering: .relaxed) }
}
