import Glibc
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

/// Bodies that are made while they are sent (RFC 9112, section 7.1).
@Suite(.serialized) struct PiecesTests {
  /// Pieces with their numbers, each made when the test lets it.
  private final class Source: Sendable {
    let made = Atomic<Int>(0)
    private let count: Int
    private let size: Int
    private let gate: Semaphore?

    init(count: Int, size: Int = 0, gate: Semaphore? = nil) {
      self.count = count
      self.size = size
      self.gate = gate
    }

    @Sendable func next() -> ByteBuffer? {
      let number = made.load(ordering: .relaxed)
      guard number < count else { return nil }
      gate?.wait()
      made.store(number + 1, ordering: .relaxed)
      return ByteBuffer(Self.piece(number, size).utf8)
    }

    static func piece(_ number: Int, _ size: Int) -> String {
      "\(number)\n" + String(repeating: "x", count: size)
    }

    var text: String { (0..<count).map { Self.piece($0, size) }.joined() }
  }

  private func router(_ source: @escaping @Sendable () -> Source) -> Router {
    var router = sampleRouter()
    let respond: @Sendable () -> HTTPResponse = {
      HTTPResponse(.ok, contentType: "text/plain", body: .pieces(BodyPieces(next: source().next)))
    }
    router.on(.get, at: "/pieces") { _ in .respond(respond()) }
    router.on(.get, at: "/pieces/elsewhere") { _ in .elsewhere(respond) }
    return router
  }

  /// The content of a chunked body, nil if it is cut.
  private func content(_ body: [UInt8]) -> String? {
    var rest = body[...]
    var content: [UInt8] = []
    while let end = rest.firstRange(of: Array("\r\n".utf8)) {
      guard let size = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self), radix: 16) else {
        return nil
      }
      rest = rest[end.upperBound...]
      if size == 0 { return String(decoding: content, as: UTF8.self) }
      guard rest.count >= size + 2 else { return nil }
      content += rest.prefix(size)
      rest = rest.dropFirst(size + 2)
    }
    return nil
  }

  @Test(arguments: ["/pieces", "/pieces/elsewhere"]) func theyAreChunks(_ path: String) throws {
    let records = Records()
    try withServer(router { Source(count: 1000, size: 700) }, hooks: records.hooks) { server in
      let response = try RawClient.exchange(port: server.port, get(path, "Connection: close\r\n"))
      #expect(response.status == 200)
      #expect(response["Transfer-Encoding"] == "chunked")
      #expect(response["Content-Length"] == nil)
      #expect(content(response.body) == Source(count: 1000, size: 700).text)
    }
    #expect(eventually { records.all.count == 1 })
    #expect(records.all.first?.ending == .sent)
    #expect(records.all.first?.bytesOut == Source(count: 1000, size: 700).text.utf8.count)
  }

  @Test func noneIsAnEmptyBody() throws {
    try withServer(router { Source(count: 0) }) { server in
      let response = try RawClient.exchange(port: server.port, get("/pieces", "Connection: close\r\n"))
      #expect(content(response.body)?.isEmpty == true)
    }
  }

  @Test func oldClientsReadToTheEndOfTheConnection() throws {
    try withServer(router { Source(count: 10, size: 100) }) { server in
      let client = try RawClient(port: server.port)
      client.send("GET /pieces HTTP/1.0\r\nHost: test\r\n\r\n")
      let text = String(decoding: client.rest(), as: UTF8.self)
      #expect(text.hasSuffix("\r\n\r\n" + Source(count: 10, size: 100).text))
      #expect(!text.lowercased().contains("transfer-encoding"))
    }
  }

  @Test func theConnectionGoesOn() throws {
    try withServer(router { Source(count: 3) }) { server in
      let client = try RawClient(port: server.port)
      client.send(get("/pieces") + get("/healthz", "Connection: close\r\n"))
      let text = String(decoding: client.rest(), as: UTF8.self)
      #expect(text.contains("2\n\r\n0\r\n\r\nHTTP/1.1 200"))
      #expect(text.hasSuffix("alive"))
    }
  }

  @Test func eachIsSentAsSoonAsItIsMade() throws {
    let gate = Semaphore()
    let source = Source(count: 3, gate: gate)
    try withServer(router { source }) { server in
      let client = try RawClient(port: server.port, timeout: 0.2)
      client.send(get("/pieces", "Connection: close\r\n"))
      for number in 0..<3 {
        #expect(client.rest().isEmpty || number == 0)
        gate.signal()
        #expect(eventually { String(decoding: client.rest(), as: UTF8.self).contains("\(number)\n") })
      }
    }
  }

  @Test func aClientThatStopsReadingHoldsNoThread() throws {
    let source = Source(count: 10_000, size: 10_000)
    let records = Records()
    let configuration = configured {
      $0.workers = 1
      $0.writeTimeout = 1
    }
    try withServer(router { source }, configuration: configuration, hooks: records.hooks) { server in
      let client = try RawClient(port: server.port)
      client.shrinkReceiveBuffer()
      client.send(get("/pieces"))
      #expect(eventually { source.made.load(ordering: .relaxed) > 10 && server.load.running == 0 })
      usleep(100_000)
      // The kernel's buffers take some megabytes.
      #expect(source.made.load(ordering: .relaxed) < 2000)
      // The only worker is free.
      #expect(try RawClient.exchange(port: server.port, get("/elsewhere")).status == 200)
      #expect(eventually { records.all.contains { $0.route == "/pieces" } })
      #expect(records.all.first { $0.route == "/pieces" }?.ending == .aborted)
      #expect(server.requestsInFlight == 0)
      #expect(source.made.load(ordering: .relaxed) < 2000)
    }
  }

  @Test func aSlowClientGetsEverything() throws {
    let source = Source(count: 20, size: 10_000)
    let configuration = configured { $0.writeTimeout = 0.3 }
    try withServer(router { source }, configuration: configuration) { server in
      let client = try RawClient(port: server.port)
      client.shrinkReceiveBuffer()
      client.send(get("/pieces", "Connection: close\r\n"))
      // Longer than the timeout all in all, but never silent for so long.
      let response = try client.response()
      #expect(content(response.body) == source.text)
    }
  }

  @Test func makingStopsWhenTheClientGoes() throws {
    let gate = Semaphore()
    let source = Source(count: 1000, gate: gate)
    let records = Records()
    try withServer(router { source }, hooks: records.hooks) { server in
      do {
        let client = try RawClient(port: server.port)
        client.send(get("/pieces"))
        #expect(eventually { server.load.running == 1 })
      }
      for _ in 0..<1000 { gate.signal() }
      #expect(eventually { records.all.count == 1 && server.load.running == 0 })
      #expect(server.requestsInFlight == 0)
    }
  }

  @Test func manyAtOnce() throws {
    let configuration = configured {
      $0.workers = 2
      $0.threads = 2
    }
    try withServer(router { Source(count: 200, size: 3000) }, configuration: configuration) { server in
      let clients = try (0..<20).map { _ in try RawClient(port: server.port) }
      for client in clients { client.send(get("/pieces", "Connection: close\r\n")) }
      for client in clients {
        let response = try client.response()
        #expect(content(response.body) == Source(count: 200, size: 3000).text)
      }
    }
  }

  @Test func stoppingWaitsForThem() throws {
    let gate = Semaphore()
    let source = Source(count: 3, gate: gate)
    try withServer(router { source }, configuration: configured { $0.drainTimeout = 5 }) { server in
      let client = try RawClient(port: server.port)
      client.send(get("/pieces"))
      #expect(eventually { server.load.running == 1 })
      #expect(startThread { server.stop() })
      #expect(eventually { server.isDraining })
      for _ in 0..<3 { gate.signal() }
      let response = try client.response()
      #expect(content(response.body) == source.text || content(response.body)?.isEmpty == false)
    }
  }

  @Test func stoppingDoesNotWaitForEver() throws {
    let gate = Semaphore()
    let source = Source(count: 3, gate: gate)
    try withServer(router { source }, configuration: configured { $0.drainTimeout = 0.2 }) { server in
      let client = try RawClient(port: server.port)
      client.send(get("/pieces"))
      gate.signal()
      #expect(eventually { source.made.load(ordering: .relaxed) == 1 })
      let start = monotonicNanoseconds()
      server.stop()
      #expect(monotonicNanoseconds() - start < nanoseconds(2))
      // The missing last chunk tells the client.
      #expect(content((try? client.response())?.body ?? []) == nil)
      for _ in 0..<3 { gate.signal() }
    }
  }
}
