import Glibc
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

@Suite(.serialized) struct StopTests {
  /// A server on a thread that runs it until a signal, as a program would.
  private final class Program: Sendable {
    let server: HTTPServer
    private let thread = Atomic<UInt>(0)
    private let hasEnded = Atomic<Bool>(false)

    init(
      _ router: Router, _ hooks: HTTPServer.Hooks = .init(), drainDelay: Double = 0, drainTimeout: Double = 10
    ) throws {
      var configuration = HTTPServer.Configuration()
      configuration.port = 0
      configuration.threads = 2
      configuration.drainDelay = drainDelay
      configuration.drainTimeout = drainTimeout
      server = HTTPServer(router: router, configuration: configuration, hooks: hooks)
      let isStarted = startThread { [self] in
        try? server.start()
        thread.store(pthread_self(), ordering: .releasing)
        server.runUntilSignal()
        hasEnded.store(true, ordering: .releasing)
      }
      #expect(isStarted && eventually { thread.load(ordering: .acquiring) != 0 })
      try #require(server.port != 0)
    }

    func signal(_ signal: Int32 = SIGTERM) { pthread_kill(thread.load(ordering: .acquiring), signal) }

    func ends(within seconds: Double = 5) -> Bool {
      let deadline = monotonicNanoseconds() + nanoseconds(seconds)
      while monotonicNanoseconds() < deadline {
        if hasEnded.load(ordering: .acquiring) { return true }
        usleep(2_000)
      }
      return hasEnded.load(ordering: .acquiring)
    }
  }

  private func gatedRouter(_ gate: Semaphore) -> Router {
    var router = sampleRouter()
    router.on(.get, at: "/gated") { _ in
      .elsewhere {
        gate.wait()
        return .text("done")
      }
    }
    return router
  }

  /// A signal that another thread than the waiting one takes would end the process, with whatever is in flight.
  @Test func otherThreadsTakeNoSignals() {
    let blocked = Atomic<Int>(-1)
    let isStarted = startThread {
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      blocked.store([SIGTERM, SIGINT, SIGHUP].count { sigismember(&mask, $0) == 1 }, ordering: .releasing)
    }
    #expect(isStarted && eventually { blocked.load(ordering: .acquiring) >= 0 })
    #expect(blocked.load(ordering: .acquiring) == 3)
  }

  @Test(arguments: [SIGTERM, SIGINT]) func whatIsInFlightIsAnswered(_ signal: Int32) throws {
    let gate = Semaphore()
    let drains = Atomic<Int>(0)
    let program = try Program(gatedRouter(gate), .init(onDraining: { drains.add(1, ordering: .relaxed) }))
    let port = program.server.port
    let idle = try RawClient(port: port)
    #expect(try idle.exchange(get("/healthz")).status == 200)
    let neverUsed = try RawClient(port: port)
    let busy = try RawClient(port: port)
    busy.send(get("/gated"))
    #expect(eventually { program.server.load.running == 1 })
    program.signal(signal)
    #expect(eventually { program.server.isDraining })
    #expect(eventually { RawClient.isRefused(port: port) }, "new connections are refused")
    #expect(drains.load(ordering: .relaxed) == 1)
    #expect(!program.ends(within: 0.2))
    let late = try idle.exchange(get("/healthz"))
    #expect(late.status == 200)
    #expect(late["Connection"]?.lowercased() == "close")
    gate.signal()
    let response = try busy.response()
    #expect(response.text == "done")
    #expect(response["Connection"]?.lowercased() == "close")
    #expect(program.ends(within: 2))
    #expect(neverUsed.isClosed())
  }

  @Test func idleConnectionsDoNotHoldItUp() throws {
    let program = try Program(sampleRouter())
    let clients = try (0..<5).map { _ in try RawClient(port: program.server.port) }
    for client in clients { #expect(try client.exchange(get("/healthz")).status == 200) }
    #expect(eventually { program.server.requestsInFlight == 0 })
    program.signal()
    #expect(program.ends(within: 0.5))
    for client in clients { #expect(client.isClosed()) }
  }

  @Test func theDelayServesOn() throws {
    let program = try Program(sampleRouter(), drainDelay: 0.3)
    let port = program.server.port
    program.signal()
    #expect(eventually { program.server.isDraining })
    #expect(try RawClient.exchange(port: port, get("/healthz")).status == 200)
    #expect(program.ends(within: 2))
    #expect(throws: RawClient.ConnectionFailed.self) { try RawClient(port: port) }
  }

  @Test func aSecondSignalEndsTheWaiting() throws {
    let gate = Semaphore()
    let program = try Program(gatedRouter(gate), drainTimeout: 60)
    let busy = try RawClient(port: program.server.port)
    busy.send(get("/gated"))
    #expect(eventually { program.server.load.running == 1 })
    program.signal()
    #expect(!program.ends(within: 0.2))
    program.signal()
    #expect(program.ends(within: 2))
    gate.signal()
  }

  @Test func theTimeoutEndsTheWaiting() throws {
    let gate = Semaphore()
    let program = try Program(gatedRouter(gate), drainTimeout: 0.2)
    let busy = try RawClient(port: program.server.port)
    busy.send(get("/gated"))
    #expect(eventually { program.server.load.running == 1 })
    program.signal()
    #expect(try busy.response().status == 503)
    #expect(program.ends(within: 2))
    gate.signal()
  }

  @Test func stopsUnderLoad() throws {
    for _ in 0..<10 {
      let program = try Program(sampleRouter())
      let clients = try (0..<16).map { _ in try RawClient(port: program.server.port) }
      for client in clients { client.send(get("/elsewhere") + get("/healthz") + get("/elsewhere")) }
      program.signal()
      #expect(program.ends())
    }
  }

  /// While a request is still worked on, nobody listens any more.
  @Test func listensNoMoreWhileItEnds() throws {
    let gate = Semaphore()
    let program = try Program(gatedRouter(gate), drainTimeout: 60)
    let port = program.server.port
    let busy = try RawClient(port: port)
    busy.send(get("/gated"))
    #expect(eventually { program.server.load.running == 1 })
    program.signal()
    #expect(eventually { (try? RawClient(port: port)) == nil })
    gate.signal()
    #expect(try busy.response().status == 200)
    #expect(program.ends(within: 2))
  }

  @Test func stopsAsOftenAsItIsAsked() throws {
    for _ in 0..<50 {
      try withServer(configuration: configured { $0.threads = 4 }) { server in
        let client = try RawClient(port: server.port)
        client.send(get("/healthz"))
        #expect(try client.response().status == 200)
      }
    }
  }

  @Test func startsAgainOnTheSamePort() throws {
    var port: UInt16 = 0
    try withServer { server in
      port = server.port
      let response = try RawClient.exchange(port: port, get("/healthz"))
      #expect(response.status == 200)
    }
    try withServer(configuration: configured { $0.port = port }) { server in
      #expect(server.port == port)
      let response = try RawClient.exchange(port: port, get("/healthz"))
      #expect(response.status == 200)
    }
  }

  @Test func saysWhyItCannotStart() throws {
    var configuration = HTTPServer.Configuration()
    configuration.address = "localhost"
    #expect(throws: HTTPServerError.invalidAddress("localhost")) {
      try HTTPServer(router: Router(), configuration: configuration).start()
    }
    try withServer { server in
      configuration.address = "127.0.0.1"
      configuration.port = server.port
      let expected = HTTPServerError.cannotListen(address: "127.0.0.1", port: server.port, errno: EADDRINUSE)
      #expect(throws: expected) { try HTTPServer(router: Router(), configuration: configuration).start() }
    }
  }

  @Test func listensOnIPv6() throws {
    try withServer(configuration: configured { $0.address = "::1" }) { server in
      #expect(server.port != 0)
      #expect(RawClient.isRefused(port: server.port))
    }
  }
}
