package import HTTPServer
import Operations
import Synchronization

/// The endpoints, and what they share. Knows HTTP requests and responses, but no sockets.
package final class Service: Sendable {
  package let settings: Settings
  let engine: LayoutEngine
  /// Nil where requests need none.
  private let tokens: Tokens?
  let layoutMetrics: LayoutMetrics
  /// What the server says about itself, nil without one.
  let serverMetrics = Mutex<ServerMetrics?>(nil)
  private let isDraining = Atomic<Bool>(false)

  package init(settings: Settings, tokens: Tokens? = nil) {
    self.settings = settings
    self.tokens = tokens
    let metrics = LayoutMetrics()
    layoutMetrics = metrics
    engine = LayoutEngine(limits: settings.limits) { metrics.count($0, constraintCount: $1, nanoseconds: $2) }
    noteStartTime()
  }

  /// From here on `/metrics` tells of a server, too.
  package func observe(_ server: ServerMetrics) { serverMetrics.withLock { $0 = server } }

  /// From here on readiness says no.
  package func startDraining() { isDraining.store(true, ordering: .relaxed) }

  /// Whether new work should go to another copy of the service.
  var isReady: Bool { !isDraining.load(ordering: .relaxed) }

  /// Every address that the service answers. The contract lists the same.
  package func makeRouter() -> Router {
    var router = Router(renderError: { error, request in
      ProblemDetails(error).response(to: request)
    })
    addOperations(to: &router)
    router.on(.get, at: "/v1/devices", handler: devicesEndpoint)
    router.on(.get, at: "/v1/devices/{id}", handler: deviceEndpoint)
    router.on(.get, at: "/v1/limits", handler: limitsEndpoint)
    addPages(to: &router)
    router.on(.get, at: "/healthz", handler: healthEndpoint)
    router.on(.get, at: "/readyz", handler: readinessEndpoint)
    router.on(.get, at: "/metrics", handler: metricsEndpoint)
    router.on(.get, at: "/version", handler: versionEndpoint)
    router.on(.get, at: "/openapi.yaml", handler: openAPIYAMLEndpoint)
    router.on(.get, at: "/openapi.json", handler: openAPIJSONEndpoint)
    router.on(.get, at: "/schema/document.json", handler: documentSchemaEndpoint)
    router.on(.get, at: "/problems/{name}", handler: problemEndpoint)
    // Nobody who misspells an address means the first page.
    let addresses = Set(router.routes.map(\.template)).subtracting(["/"]).sorted()
    router.renderError = { error, request in
      ProblemDetails(error, request, addresses: addresses).response(to: request)
    }
    let codings = contentCodings
    router.middleware = { [self] in respondConditionally(to: $0, codings, by: $1) }
    if let tokens { router.admit = { [self] in refuseWithoutToken($0, tokens) } }
    if let crossOrigin = CrossOrigin(settings.allowOrigin) { router.finish = crossOrigin.finish }
    return router
  }
}
