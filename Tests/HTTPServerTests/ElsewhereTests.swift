import Glibc
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

@Suite(.serialized) struct ElsewhereTests {
  /// Routes whose work waits for `gate`.
  private func gatedRouter(_ gate: Semaphore) -> Router {
    var router = sampleRouter()
    router.on(.post, at: "/gated") { request in
      .elsewhere {
        gate.wait()
        return .text(
          request.withBody { String(decoding: $0, as: UTF8.self) } + (request.header("X-Test") ?? ""))
      }
    }
    return router
  }

  private let gated = "POST /gated HTTP/1.1\r\nHost: test\r\nX-Test: !\r\nContent-Length: 4\r\n\r\nbody"

  /// Two clients of a server with one worker: the first one's work runs, the second one's waits.
  private func oneRunningOneQueued(_ server: HTTPServer) throws -> [RawClient] {
    let clients = try (0..<2).map { _ in try RawClient(port: server.port) }
    clients[0].send(gated)
    #expect(eventually { server.load.running == 1 })
    clients[1].send(gated)
    #expect(eventually { server.load.queued == 1 })
    return clients
  }

  @Test func healthAnswersWhileWorkIsElsewhere() throws {
    let gate = Semaphore()
    try withServer(gatedRouter(gate), configuration: configured { $0.workers = 2 }) { server in
      let busy = try (0..<2).map { _ in try RawClient(port: server.port) }
      for client in busy { client.send(gated) }
      #expect(eventually { server.load.running == 2 })
      let started = monotonicNanoseconds()
      let health = try RawClient(port: server.port)
      for _ in 0..<20 { #expect(try health.exchange(get("/healthz")).text == "alive") }
      #expect(monotonicNanoseconds() - started < 1_000_000_000)
      #expect(server.load.running == 2)
      for _ in busy { gate.signal() }
      for client in busy {
        #expect(try client.response().text == "body!")
        #expect(try client.exchange(get("/healthz")).status == 200)
      }
    }
  }

  /// What has waited too long is not begun.
  @Test func whoWaitsTooLongIsToldSo() throws {
    let gate = Semaphore()
    let impatient = configured {
      $0.workers = 1
      $0.queueTimeout = 0.2
    }
    try withServer(gatedRouter(gate), configuration: impatient) { server in
      let clients = try oneRunningOneQueued(server)
      usleep(300_000)
      gate.signal()
      #expect(try clients[0].response().text == "body!")
      let late = try clients[1].response()
      #expect(late.status == 503 && late["Retry-After"] != nil)
    }
  }

  @Test func aFullQueueIsA503() throws {
    let gate = Semaphore()
    let narrow = configured {
      $0.workers = 1
      $0.queueLimit = 1
      $0.retryAfterSeconds = 7
    }
    try withServer(gatedRouter(gate), configuration: narrow) { server in
      let accepted = try oneRunningOneQueued(server)
      let refused = try RawClient(port: server.port)
      let response = try refused.exchange(gated)
      #expect(response.status == 503)
      #expect(response["Retry-After"] == "7")
      #expect(response.text.hasPrefix("problem 503"))
      for client in accepted {
        gate.signal()
        #expect(try client.response().status == 200)
      }
      gate.signal()
      #expect(eventually { server.load.running == 0 })
      #expect(try refused.exchange(gated).text == "body!")
    }
  }

  @Test func garbageFromElsewhereIsA500() throws {
    var router = sampleRouter()
    router.on(.get, at: "/garbage") { _ in .elsewhere { HTTPResponse(HTTPStatus(7)) } }
    try withServer(router) { server in
      let response = try RawClient.exchange(port: server.port, get("/garbage"))
      #expect(response.status == 500)
    }
  }

  @Test func aClientThatLeavesDoesNoHarm() throws {
    let gate = Semaphore()
    let records = Records()
    try withServer(gatedRouter(gate), hooks: records.hooks) { server in
      var client: RawClient? = try RawClient(port: server.port)
      client?.send(gated)
      #expect(eventually { server.load.running == 1 })
      client = nil
      gate.signal()
      #expect(eventually { records.all.count == 1 && server.requestsInFlight == 0 })
      #expect(try RawClient.exchange(port: server.port, get("/healthz")).status == 200)
    }
  }

  @Test func manyAtOnceAllGetTheirOwn() throws {
    var router = Router()
    router.on(.post, at: "/late") { request in
      .elsewhere {
        usleep(500)
        return .text(request.withBody { String(decoding: $0, as: UTF8.self) })
      }
    }
    let configuration = configured {
      $0.threads = 2
      $0.workers = 4
      $0.queueLimit = 100
    }
    try withServer(router, configuration: configuration) { server in
      let clients = try (0..<32).map { _ in try RawClient(port: server.port) }
      for round in 0..<10 {
        for (index, client) in clients.enumerated() {
          let body = "\(round)/\(index)"
          client.send(
            "POST /late HTTP/1.1\r\nHost: test\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
        }
        for (index, client) in clients.enumerated() {
          #expect(try client.response().text == "\(round)/\(index)")
        }
      }
    }
  }
}
