import TestSupport
import Testing

@testable import HTTPServer

/// Requests that two readers could read differently. Each carries a second request where one of the readings
/// has it; no reading may get that one answered.
struct Ambiguity: Sendable, CustomTestStringConvertible {
  /// The section of RFC 9112 that forbids it, or leaves it to the recipient to refuse.
  let section: String
  let name: String
  let request: String

  /// What may be answered; the library's own statuses are less exact than ours.
  let statuses: Set<Int>

  var testDescription: String { "RFC 9112 \(section): \(name)" }

  init(_ section: String, _ name: String, _ request: String, _ statuses: Set<Int> = [400]) {
    self.section = section
    self.name = name
    self.request = request
    self.statuses = statuses
  }
}

private let hidden = "GET /v1/devices/hidden HTTP/1.1\r\nHost: test\r\n\r\n"
private let post = "POST /echo HTTP/1.1\r\nHost: test\r\n"

@Suite(.serialized) struct FramingTests {
  static let ambiguities = [
    Ambiguity(
      "6.3", "two different lengths", post + "Content-Length: 5\r\nContent-Length: 0\r\n\r\n" + hidden),
    Ambiguity("6.3", "two equal lengths", post + "Content-Length: 0\r\nContent-Length: 0\r\n\r\n" + hidden),
    Ambiguity(
      "6.3", "two lengths in other letter cases",
      post + "Content-Length: 0\r\ncontent-LENGTH: 50\r\n\r\n" + hidden),
    Ambiguity("6.3", "a list of lengths", post + "Content-Length: 0, 0\r\n\r\n" + hidden),
    Ambiguity(
      "6.3", "length and chunks",
      post + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden),
    Ambiguity(
      "6.3", "chunks and length",
      post + "Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n0\r\n\r\n" + hidden),
    Ambiguity("6.3", "a length with a sign", post + "Content-Length: +0\r\n\r\n" + hidden),
    Ambiguity("6.3", "a negative length", post + "Content-Length: -1\r\n\r\n" + hidden),
    Ambiguity(
      "6.3", "a hexadecimal length", post + "Content-Length: 0x0\r\n\r\n" + hidden),
    Ambiguity(
      "6.3", "a length with a blank inside", post + "Content-Length: 0 0\r\n\r\n" + hidden),
    Ambiguity("6.3", "an empty length", post + "Content-Length: \r\n\r\n" + hidden),
    Ambiguity(
      "6.3", "a length beyond 64 bits", post + "Content-Length: 18446744073709551616\r\n\r\n" + hidden,
      [400, 413]),
    Ambiguity(
      "6.3", "a length beyond a signed word", post + "Content-Length: 18446744073709551615\r\n\r\n" + hidden,
      [400, 413]),
    Ambiguity("6.1", "an unknown coding", post + "Transfer-Encoding: gzip\r\n\r\n" + hidden, [501]),
    Ambiguity("6.1", "identity", post + "Transfer-Encoding: identity\r\n\r\n" + hidden, [501]),
    Ambiguity(
      "6.1", "two codings", post + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n" + hidden, [501]),
    Ambiguity(
      "6.1", "chunked twice",
      post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden, [501]),
    Ambiguity(
      "6.1", "chunked and then not",
      post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n" + hidden, [501]),
    Ambiguity(
      "6.1", "not and then chunked",
      post + "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden, [501]),
    Ambiguity(
      "6.1", "chunked with something before", post + "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n" + hidden,
      [501]),
    Ambiguity(
      "6.1", "chunked with a vertical tab",
      post + "Transfer-Encoding: \u{0B}chunked\r\n\r\n0\r\n\r\n" + hidden),
    Ambiguity(
      "6.1", "chunks in HTTP/1.0",
      "POST /echo HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden),
    Ambiguity("5.1", "a blank before the colon", post + "Content-Length : 5\r\n\r\n" + hidden),
    Ambiguity("5.1", "a tab before the colon", post + "Transfer-Encoding\t: chunked\r\n\r\n" + hidden),
    Ambiguity("5.1", "a name with a control", post + "Transfer-Encoding\u{01}: chunked\r\n\r\n" + hidden),
    Ambiguity("5", "an empty name", post + ": 5\r\n\r\n" + hidden),
    Ambiguity("5", "a line without a colon", post + "Content-Length\r\n\r\n" + hidden),
    Ambiguity("5.2", "a folded value", post + "X-Test: one\r\n two\r\n\r\n" + hidden),
    Ambiguity("5.2", "a folded length", post + "Content-Length:\r\n 5\r\n\r\n" + hidden),
    Ambiguity("5.2", "a fold that completes a name", post + "Content-: 5\r\n Length\r\n\r\n" + hidden),
    Ambiguity(
      "5.2", "a fold with a tab", post + "X-Test: one\r\n\tTransfer-Encoding: chunked\r\n\r\n" + hidden),
    Ambiguity(
      "2.2", "a blank before the first header",
      "POST /echo HTTP/1.1\r\n Content-Length: 5\r\nHost: test\r\n\r\n" + hidden),
    Ambiguity("2.2", "a bare CR in a value", post + "X-Test: one\rContent-Length: 5\r\n\r\n" + hidden),
    Ambiguity("2.2", "a bare CR in a name", post + "X-Te\rst: 1\r\n\r\n" + hidden),
    Ambiguity("2.2", "a bare LF between headers", post + "X-Test: one\nContent-Length: 5\r\n\r\n" + hidden),
    Ambiguity("2.2", "a bare LF after the first line", "POST /echo HTTP/1.1\nHost: test\r\n\r\n" + hidden),
    Ambiguity("2.2", "a bare LF before the empty line", "POST /echo HTTP/1.1\r\nHost: test\n\r\n" + hidden),
    Ambiguity("2.2", "a bare LF as the empty line", "POST /echo HTTP/1.1\r\nHost: test\r\n\n" + hidden),
    Ambiguity("5.5", "a NUL in a value", post + "X-Test: one\0two\r\n\r\n" + hidden),
    Ambiguity("5.5", "NULs in a value", post + "X-Test: one\0\0Content-Length: 5\r\n\r\n" + hidden),
    Ambiguity("5.5", "a NUL in a length", post + "Content-Length: 0\05\r\n\r\n" + hidden),
    Ambiguity("5.5", "a delete in a value", post + "X-Test: \u{7F}\r\n\r\n" + hidden),
    Ambiguity("3.2", "no host", "POST /echo HTTP/1.1\r\nContent-Length: 0\r\n\r\n" + hidden),
    Ambiguity("3.2", "two hosts", post + "Host: other\r\n\r\n" + hidden),
    Ambiguity("3.2", "two equal hosts", post + "Host: test\r\n\r\n" + hidden),
    Ambiguity("3", "two blanks after the method", "POST  /echo HTTP/1.1\r\nHost: test\r\n\r\n" + hidden),
    Ambiguity("3", "two blanks before the version", "POST /echo  HTTP/1.1\r\nHost: test\r\n\r\n" + hidden),
    Ambiguity("3", "a blank in the target", "POST /echo /x HTTP/1.1\r\nHost: test\r\n\r\n" + hidden),
    Ambiguity(
      "3", "a tab for a blank", "POST\t/echo HTTP/1.1\r\nHost: test\r\n\r\n" + hidden, [400, 0]),
    Ambiguity("3", "a NUL in the target", "POST /echo\0 HTTP/1.1\r\nHost: test\r\n\r\n" + hidden),
    Ambiguity("3", "a bare CR in the target", "POST /ec\rho HTTP/1.1\r\nHost: test\r\n\r\n" + hidden),
    Ambiguity("3.1", "a method that is no token", "PO(ST /echo HTTP/1.1\r\nHost: test\r\n\r\n" + hidden),
    Ambiguity("3", "HTTP/0.9", "GET /echo\r\n" + hidden, [400, 505]),
    Ambiguity(
      "2.3", "HTTP/2.0", "GET /healthz HTTP/2.0\r\nHost: test\r\n\r\n" + hidden, [400, 505]
    ),
    Ambiguity(
      "2.3", "a version in small letters", "GET /healthz http/1.1\r\nHost: test\r\n\r\n" + hidden,
      [400, 505]),
    Ambiguity(
      "7.1", "a chunk size with a sign", post + "Transfer-Encoding: chunked\r\n\r\n+0\r\n\r\n" + hidden),
    Ambiguity(
      "7.1", "a chunk size with a prefix", post + "Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n" + hidden),
    Ambiguity(
      "7.1", "a negative chunk size", post + "Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n" + hidden),
    Ambiguity(
      "7.1", "an empty chunk size", post + "Transfer-Encoding: chunked\r\n\r\n\r\n0\r\n\r\n" + hidden),
    Ambiguity(
      "7.1", "a blank before a chunk size", post + "Transfer-Encoding: chunked\r\n\r\n 0\r\n\r\n" + hidden),
    Ambiguity(
      "7.1", "a blank after a chunk size", post + "Transfer-Encoding: chunked\r\n\r\n0 \r\n\r\n" + hidden),
    Ambiguity(
      "7.1", "a chunk size beyond 64 bits",
      post + "Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n\r\n" + hidden, [400, 413]),
    Ambiguity(
      "7.1", "a chunk longer than its size",
      post + "Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n" + hidden),
  ]

  @Test(arguments: ambiguities)
  func refusesWhatCouldBeReadDifferently(_ ambiguity: Ambiguity) throws {
    try withServer { server in
      let client = try RawClient(port: server.port, timeout: 2)
      client.send(ambiguity.request)
      var status = 0
      if let response = try? client.response() {
        status = response.status
        #expect(response.text.hasPrefix("problem"))
        #expect(response["Connection"]?.lowercased() == "close")
      }
      #expect(ambiguity.statuses.contains(status), "answered \(status)")
      let rest = String(decoding: client.rest(), as: UTF8.self)
      #expect(!rest.contains("hidden"), "the hidden request was answered: \(rest)")
      #expect(!rest.contains("HTTP/1.1"), "there was a second answer: \(rest)")
      #expect(client.isClosed())
    }
  }

  /// The checks above must not refuse what everybody sends.
  @Test(arguments: [
    "GET /healthz HTTP/1.1\r\nHost:test\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: \t test\r\nX-Empty:\r\nX-Blank:   \r\nX-Trailing: 1 \t \r\n\r\n",
    "GET /healthz HTTP/1.1\r\nhost: test\r\nCookie: a=1; b=2\r\nAccept: */*\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: test\r\nCookie: x=\"quo;ted\"; =; a\r\nX-After: 1\r\n\r\n",
    "GET /healthz?a=1&b=%20&c HTTP/1.1\r\nHost: test\r\nX-Text: caf\u{E9}, \"a:b\"\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: test\r\nContent-Length: 0\r\n\r\n",
    "GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    "GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\nHost: test\r\n\r\n",
    "\r\nGET /healthz HTTP/1.1\r\nHost: test\r\n\r\n",
    "GET http://test/healthz HTTP/1.1\r\nHost: test\r\n\r\n",
    "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 0005\r\n\r\nalive",
  ])
  func acceptsTheOrdinary(_ request: String) throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      for _ in 0..<2 { #expect(try client.exchange(request).text == "alive") }
      // The same in pieces, with the library's buffers moving in between.
      for byte in request.utf8 { client.send([byte]) }
      #expect(try client.response().text == "alive")
    }
  }

  /// A body in chunks is taken, whole and in pieces, and is the last on its connection.
  @Test(arguments: [false, true]) func acceptsChunks(_ isInPieces: Bool) throws {
    let request =
      "POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: Chunked\r\n\r\n0005\r\nalive\r\n00\r\n\r\n"
    try withServer { server in
      let client = try RawClient(port: server.port)
      if isInPieces { for byte in request.utf8 { client.send([byte]) } } else { client.send(request) }
      #expect(try client.response().text == "alive")
      #expect(client.isClosed())
    }
  }

  /// RFC 9112, section 7.1: zeros may stand before a size, and an extension is skipped. Neither is a large chunk, wherever
  /// the body is cut.
  @Test(arguments: [
    "00000000000005\r\nalive\r\n0\r\n\r\n", "5;x=0123456789abcdef\r\nalive\r\n0\r\n\r\n",
    "5;0123456789abcdef\r\nalive\r\n0;fedcba9876543210\r\n\r\n",
    "0000000000002\r\nal\r\n0000000000003\r\nive\r\n0\r\n\r\n",
  ])
  func longLinesOfSmallChunks(_ body: String) throws {
    let request = "POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n" + body
    try withServer { server in
      #expect(try RawClient.exchange(port: server.port, request).text == "alive")
      let client = try RawClient(port: server.port)
      for byte in request.utf8 { client.send([byte]) }
      #expect(try client.response().text == "alive")
    }
  }

  /// A body that has such lines itself is taken, however its chunks are cut.
  @Test(arguments: [1, 7, 16, 17, 18, 19, 20, 37, 1000])
  func linesOfDigitsInChunks(_ size: Int) throws {
    let body = String(repeating: "0123456789abcdef\r\n", count: 200)
    var request = "POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n"
    var rest = body.utf8[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(size)
      request += "\(String(chunk.count, radix: 16))\r\n\(Substring(chunk))\r\n"
      rest = rest.dropFirst(size)
    }
    request += "0\r\n\r\n"
    try withServer { server in
      #expect(try RawClient.exchange(port: server.port, request).text == body)
      let client = try RawClient(port: server.port)
      var unsent = Array(request.utf8)[...]
      while !unsent.isEmpty {
        client.send(unsent.prefix(18))
        unsent = unsent.dropFirst(18)
      }
      #expect(try client.response().text == body)
    }
  }

  @Test func manyHeadersStayWhole() throws {
    try withServer(configuration: configured { $0.connectionMemory = 128 * 1024 }) { server in
      let client = try RawClient(port: server.port)
      let headers = (0..<200).map { "X-\($0): \(String(repeating: "v", count: $0))\r\n" }.joined()
      for _ in 0..<3 {
        #expect(try client.exchange(get("/header", headers + "X-Test: last\r\n")).text == "last")
      }
    }
  }
}
