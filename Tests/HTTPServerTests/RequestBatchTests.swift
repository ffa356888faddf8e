import Glibc
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

/// Requests that are whole at the same time (docs/decisions/0026-whole-requests-are-gathered.md).
@Suite(.serialized) struct RequestBatchTests {
  /// What the only polling thread did, in order: the first byte of a handled body, or `.` for a completed exchange.
  private final class Events: Sendable {
    private let noted = Mutex<[String]>([])
    func add(_ event: String) { noted.withLock { $0.append(event) } }
    var all: [String] { noted.withLock { $0 } }

    /// The events after the one that began with the gate.
    var afterGate: String { all.drop { $0 != "g" }.dropFirst().joined() }

    var hooks: HTTPServer.Hooks { .init(onCompleted: { [self] _, _ in add(".") }) }
  }

  /// `POST /note` notes the body's first byte and answers the body; one that begins with `g` holds the thread until the gate opens.
  private func router(_ events: Events, _ gate: Semaphore) -> Router {
    var router = Router(renderError: { error, _ in .text("problem", status: error.status) })
    router.on(.post, at: "/note") { request in
      let text = request.withBody { String(decoding: $0, as: UTF8.self) }
      events.add(String(text.prefix(1)))
      if text.hasPrefix("g") { gate.wait() }
      return .respond(.text(text))
    }
    return router
  }

  private func note(_ letter: Character, count: Int = 1) -> String {
    let body = String(repeating: letter, count: count)
    return "POST /note HTTP/1.1\r\nHost: test\r\nContent-Length: \(count)\r\n\r\n\(body)"
  }

  /// Sends requests while the only thread is held, and then lets it go.
  private func whileHeld(
    send requests: [String], _ check: ([RawClient], Events) throws -> Void
  ) throws {
    let events = Events()
    let gate = Semaphore()
    try withServer(router(events, gate), hooks: events.hooks) { server in
      let clients = try requests.map { _ in try RawClient(port: server.port) }
      // All are accepted before the thread is held.
      for client in clients { #expect(try client.exchange(note("w")).text == "w") }
      let holder = try RawClient(port: server.port)
      holder.send(note("g"))
      #expect(eventually { events.all.last == "g" })
      for (client, request) in zip(clients, requests) { client.send(request) }
      gate.signal()
      #expect(try holder.response().text == "g")
      try check(clients, events)
    }
  }

  private func expect(_ texts: [String], from clients: [RawClient]) throws {
    for (text, client) in zip(texts, clients) {
      let answer = try client.response().text
      #expect(answer == text)
    }
  }

  @Test func requestsThatAreReadyTogetherAreHandledBeforeAnyIsAnswered() throws {
    let letters = Array("abcde")
    try whileHeld(send: letters.map { note($0) }) { clients, events in
      try expect(letters.map(String.init), from: clients)
      #expect(eventually { events.afterGate.count == 11 })
      // The first is the answer of the request that held the thread.
      #expect(events.afterGate.filter { $0 != "." }.sorted() == letters)
      #expect(events.afterGate.hasSuffix("....."))
    }
  }

  @Test func largeBodiesDoNotHoldBackEachOthersAnswers() throws {
    let letters = Array("abcdef")
    let count = RequestBatch.byteLimit * 5 / 8
    try whileHeld(send: letters.map { note($0, count: count) }) { clients, events in
      try expect(letters.map { String(repeating: $0, count: count) }, from: clients)
      #expect(eventually { events.afterGate.count == 13 })
      let runs = events.afterGate.split(separator: ".")
      #expect(runs.allSatisfy { $0.count <= 4 }, "\(events.afterGate)")
    }
  }

  @Test func everyoneGetsTheirOwnAnswerWhileOthersLeave() throws {
    let events = Events()
    try withServer(router(events, Semaphore()), hooks: events.hooks) { server in
      for round in 0..<20 {
        let clients = try (0..<24).map { _ in try RawClient(port: server.port) }
        for (index, client) in clients.enumerated() {
          client.send(note(letter(index, round)))
          if index % 3 == 0 { client.reset() }
        }
        for (index, client) in clients.enumerated() where index % 3 != 0 {
          #expect(try client.response().text == String(letter(index, round)))
        }
      }
      #expect(eventually { server.requestsInFlight == 0 })
    }
  }

  private func letter(_ index: Int, _ round: Int) -> Character {
    Character(UnicodeScalar(UInt8(ascii: "h") + UInt8((index * 7 + round) % 18)))
  }

  @Test func twoRequestsInOneSegmentAreAnsweredInTheirOrder() throws {
    let events = Events()
    try withServer(router(events, Semaphore()), hooks: events.hooks) { server in
      let client = try RawClient(port: server.port)
      client.send(note("x") + note("y") + note("z"))
      for letter in ["x", "y", "z"] { #expect(try client.response().text == letter) }
    }
  }

  @Test func aRequestWithoutABodyDoesNotWaitForABatch() throws {
    try whileHeld(send: ["a", "b"].map { note($0) } + [get("/healthz")]) { clients, events in
      // The holder's answer, and that of the request without a body, which is a 404 here.
      try expect(["a", "b", "problem"], from: clients)
      #expect(eventually { events.afterGate.count == 6 })
      #expect(events.afterGate.hasPrefix(".."), "\(events.afterGate)")
    }
  }
}
