import Glibc
import TestSupport
import Testing

@testable import HTTPServer

@Suite(.serialized) struct LimitTests {
  @Test func aLengthOverTheLimitIsRefusedUnread() throws {
    try withServer(configuration: configured { $0.bodyLimit = 100 }) { server in
      let client = try RawClient(port: server.port)
      let response = try client.exchange("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 101\r\n\r\n")
      #expect(response.status == 413)
      #expect(response.text.hasPrefix("problem 413"))
      #expect(client.isClosed())
      let exact = try RawClient(port: server.port)
      let body = String(repeating: "b", count: 100)
      #expect(
        try exact.exchange("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 100\r\n\r\n" + body).text
          == body)
      let asking = try RawClient(port: server.port)
      let refused = try asking.exchange(
        "POST /echo HTTP/1.1\r\nHost: test\r\nExpect: 100-continue\r\nContent-Length: 101\r\n\r\n")
      #expect(refused.status == 413)
    }
  }

  /// RFC 9110, section 15.5.12. What follows might be a body, so nothing more is read.
  @Test(arguments: ["POST", "QUERY"]) func aBodyWithoutALength(_ method: String) throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let response = try client.exchange("\(method) /echo HTTP/1.1\r\nHost: test\r\n\r\n" + get("/healthz"))
      #expect(response.status == 411 && response.text.hasPrefix("problem 411"))
      #expect(client.isClosed())
      func status(_ request: String) throws -> Int {
        try RawClient.exchange(port: server.port, request).status
      }
      #expect(try status("\(method) /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 0\r\n\r\n") == 200)
      #expect(try status("\(method) /healthz HTTP/1.1\r\nHost: test\r\n\r\n") == 405)
      #expect(try status("\(method) /nowhere HTTP/1.1\r\nHost: test\r\n\r\n") == 404)
    }
  }

  @Test func chunksOverTheLimitAreReadAndRefused() throws {
    let records = Records()
    try withServer(configuration: configured { $0.bodyLimit = 100 }, hooks: records.hooks) {
      server in
      let client = try RawClient(port: server.port)
      client.send("POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n")
      for _ in 0..<20 { client.send("32\r\n" + String(repeating: "c", count: 50) + "\r\n") }
      client.send("0\r\n\r\n")
      let response = try client.response()
      #expect(response.status == 413)
      #expect(response.text.hasPrefix("problem 413"))
      #expect(client.isClosed())
      #expect(eventually { !records.all.isEmpty })
      #expect(records.all.first?.route == "/echo")
      #expect(records.all.first?.bytesIn == 1000)
    }
  }

  @Test func endlessChunksAreCutOff() throws {
    try withServer(configuration: configured { $0.bodyLimit = 100 }) { server in
      let client = try RawClient(port: server.port)
      client.send("POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk = "10000\r\n" + String(repeating: "c", count: 65536) + "\r\n"
      let taken = (0..<1000).prefix { _ in client.send(chunk) }.count
      #expect(taken < 1000)
    }
  }

  @Test func longTargetsAndHeadersAreRefused() throws {
    try withServer(configuration: configured { $0.targetLimit = 1000 }) { server in
      let client = try RawClient(port: server.port)
      let path = "/v1/devices/" + String(repeating: "x", count: 988)
      #expect(try client.exchange(get(path)).status == 200)
      let long = try client.exchange(get(path + "x"))
      #expect(long.status == 414)
      #expect(long.text.hasPrefix("problem 414"))
      #expect(client.isClosed())
      let wide = try RawClient(port: server.port)
      wide.send("GET /healthz HTTP/1.1\r\nHost: test\r\nX-Wide: ")
      let taken = (0..<1000).prefix { _ in wide.send(String(repeating: "w", count: 1000)) }.count
      #expect(try taken == 1000 || wide.response().status == 431)
    }
  }

  /// RFC 9112, section 3, recommends 8000 octets at least for a first line; browsers send some 4000 more with cookies.
  @Test func usualTargetsAndHeadersFit() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let path = "/v1/devices/" + String(repeating: "x", count: 7988)
      let headers = (0..<20).map { "X-\($0): \(String(repeating: "v", count: 180))\r\n" }.joined()
      for _ in 0..<2 { #expect(try client.exchange(get(path, headers)).text.utf8.count == 7988) }
    }
  }

  @Test func aSlowHeaderIsCutOff() throws {
    let configuration = configured {
      $0.readTimeout = 0.2
      $0.idleTimeout = 30
    }
    try withServer(configuration: configuration) { server in
      let client = try RawClient(port: server.port)
      // Something every 50 ms keeps the library's own timeout from firing.
      client.send("GET /healthz HTTP/1.1\r\nHost: test\r\n")
      var sent = 0
      while sent < 60, client.send("X-\(sent): 1\r\n") {
        usleep(50_000)
        sent += 1
      }
      #expect(sent >= 3 && sent < 20)
      #expect(try client.response().status == 408)
    }
  }

  @Test func aSlowBodyIsCutOff() throws {
    let records = Records()
    try withServer(configuration: configured { $0.readTimeout = 0.2 }, hooks: records.hooks) {
      server in
      let client = try RawClient(port: server.port)
      let response = try client.exchange("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\nab")
      #expect(response.status == 408)
      #expect(client.isClosed())
      #expect(eventually { records.all.first?.ending == .aborted })
      #expect(try RawClient.exchange(port: server.port, get("/healthz")).status == 200)
    }
  }

  @Test func silentConnectionsAreClosed() throws {
    let configuration = configured {
      $0.readTimeout = 0.2
      $0.idleTimeout = 0.2
    }
    try withServer(configuration: configuration) { server in
      let silent = try RawClient(port: server.port)
      #expect(silent.isClosed())
      let used = try RawClient(port: server.port)
      #expect(try used.exchange(get("/healthz")).status == 200)
      #expect(used.isClosed())
    }
  }

  @Test func aSlowReaderIsCutOff() throws {
    let records = Records()
    var router = Router()
    let large = ByteBuffer([UInt8](repeating: 120, count: 20_000_000))
    router.on(.get, at: "/large") { _ in .respond(HTTPResponse(.ok, body: .bytes(large))) }
    try withServer(router, configuration: configured { $0.writeTimeout = 0.3 }, hooks: records.hooks) {
      server in
      let client = try RawClient(port: server.port)
      client.shrinkReceiveBuffer()
      client.send(get("/large"))
      #expect(eventually { records.all.first?.ending == .aborted })
      #expect(records.all.first.map { $0.nanoseconds > 250_000_000 } == true)
    }
  }

  /// Where there is no room for a new connection, it takes the place of the one that has been silent longest.
  @Test func theLongestSilentGivesWay() throws {
    try withServer(configuration: configured { $0.connectionLimit = 1 }) { server in
      let silent = try (0..<6).map { index in
        let client = try RawClient(port: server.port)
        usleep(20_000)
        return client
      }
      #expect(try RawClient.exchange(port: server.port, get("/healthz")).status == 200)
      #expect(silent[0].isClosed())
      #expect(try silent[5].exchange(get("/healthz")).status == 200)
    }
  }

  /// Where all are at something, a new connection is turned away, until one of them takes too long.
  @Test func theSlowestGivesWay() throws {
    try withServer(configuration: configured { $0.connectionLimit = 1 }) { server in
      let busy = try (0..<7).map { _ in
        let client = try RawClient(port: server.port)
        client.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 5\r\n\r\nbo")
        return client
      }
      #expect(eventually { server.requestsInFlight == 7 })
      #expect(throws: (any Error).self) { try RawClient.exchange(port: server.port, get("/healthz")) }
      #expect(
        eventually { (try? RawClient.exchange(port: server.port, get("/healthz")))?.status == 200 })
      busy[6].send("dys")
      #expect(try busy[6].response().text == "bodys")
    }
  }

  /// An address that has as many connections as it may is told so on the next, and has them again when it lets go of some.
  @Test func connectionsOfOneAddress() throws {
    try withServer(configuration: configured { $0.addressLimit = 3 }) { server in
      var clients = try (0..<3).map { _ in try RawClient(port: server.port) }
      for client in clients { #expect(try client.exchange(get("/healthz")).status == 200) }
      let another = try RawClient(port: server.port)
      let refused = try another.exchange(get("/healthz"))
      #expect(refused.status == 503 && refused["Retry-After"] == "1" && refused["Connection"] == "close")
      #expect(refused.text.hasPrefix("problem 503"))
      #expect(another.isClosed())
      let silent = try RawClient(port: server.port)
      #expect(silent.isClosed())
      for client in clients { #expect(try client.exchange(get("/healthz")).status == 200) }
      clients.removeLast()
      #expect(
        eventually { (try? RawClient.exchange(port: server.port, get("/healthz")))?.status == 200 })
    }
  }

  /// IPv4 in the clothes of IPv6 is IPv4, and a network of IPv6 is one client.
  @Test func whoCountsAsOneAddress() {
    func address(_ text: String) -> ClientAddress? {
      var found = sockaddr_in6()
      found.sin6_family = sa_family_t(AF_INET6)
      inet_pton(AF_INET6, text, &found.sin6_addr)
      return withUnsafePointer(to: &found) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { ClientAddress($0) }
      }
    }
    #expect(address("::ffff:192.0.2.1") == ClientAddress(ipv4: 0xC000_0201))
    #expect(address("2001:db8:0:1::1") == address("2001:db8:0:1:ffff::2"))
    #expect(address("2001:db8:0:1::1") != address("2001:db8:0:2::1"))
    #expect(address("::1") != address("::ffff:0.0.0.1"))
    #expect(ClientAddress(nil) == nil)
  }
}
