import Glibc
import Synchronization
import Testing

@testable import HTTPServer

/// A counting semaphore, to hold work until the test says so.
final class Semaphore: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  init() { sem_init(semaphore, 0, 0) }
  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }
  func signal() { sem_post(semaphore) }
  func wait() { while sem_wait(semaphore) != 0 {} }
}

/// What the server told the hook.
final class Records: Sendable {
  private let records = Mutex<[RequestRecord]>([])
  func add(_ record: RequestRecord) { records.withLock { $0.append(record) } }
  var all: [RequestRecord] { records.withLock { $0 } }

  /// Hooks that add each record to these.
  var hooks: HTTPServer.Hooks { .init(onCompleted: { [self] record, _ in add(record) }) }
}

/// Waits up to five seconds for something that happens on another thread.
func eventually(_ condition: () -> Bool) -> Bool {
  for _ in 0..<1000 {
    if condition() { return true }
    usleep(5_000)
  }
  return false
}

extension HTTPResponse {
  static func text(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, contentType: "text/plain", body: .bytes(ByteBuffer(text.utf8)))
  }
}

/// The routes that most tests talk to.
func sampleRouter() -> Router {
  var router = Router(renderError: { error, request in
    .text("problem \(error.status) \(request.id)", status: error.status)
  })
  router.on(.get, at: "/healthz") { _ in .respond(.text("alive")) }
  router.on(.post, .query, at: "/echo") { request in
    .respond(
      HTTPResponse(
        .ok, contentType: request.header("content-type"), body: .bytes(request.withBody { ByteBuffer($0) })))
  }
  router.on(.get, at: "/v1/devices/{id}") { request in .respond(.text(request.pathParameter("id") ?? "?")) }
  router.on(.get, at: "/query") { request in
    .respond(.text(request.queryParameters.map { "\($0.name)=\($0.value)" }.joined(separator: "|")))
  }
  router.on(.get, at: "/header") { request in .respond(.text(request.header("X-Test") ?? "none")) }
  router.on(.get, at: "/bytes") { request in
    let value = request.withHeader("x-test") { $0.map { "[\(String(decoding: $0, as: UTF8.self))]" } }
    return .respond(.text(value ?? "none"))
  }
  router.on(.get, at: "/constant") { _ in .respond(HTTPResponse(.ok, body: .constant("unchanging"))) }
  router.on(.get, at: "/elsewhere") { request in
    .elsewhere { .text("from afar \(request.header("X-Test") ?? "")") }
  }
  return router
}

/// A configuration for one server on any free port of the loopback interface, with one polling thread.
func configured(_ change: (inout HTTPServer.Configuration) -> Void = { _ in }) -> HTTPServer.Configuration {
  var configuration = HTTPServer.Configuration()
  configuration.port = 0
  configuration.threads = 1
  configuration.drainTimeout = 1
  change(&configuration)
  return configuration
}

/// Runs a server, and stops it afterwards.
func withServer(
  _ router: Router = sampleRouter(), configuration: HTTPServer.Configuration = configured(),
  hooks: HTTPServer.Hooks = .init(), _ body: (HTTPServer) throws -> Void
) throws {
  let server = HTTPServer(router: router, configuration: configuration, hooks: hooks)
  try server.start()
  defer { server.stop() }
  try body(server)
}

func get(_ path: String, _ headers: String = "") -> String {
  "GET \(path) HTTP/1.1\r\nHost: test\r\n\(headers)\r\n"
}
