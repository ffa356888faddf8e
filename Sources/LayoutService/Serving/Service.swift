import EmbeddedData
package import HTTPServer
package import Operations
import Synchronization

/// The endpoints, and what they share. Knows HTTP requests and responses, but no sockets.
package final class Service: Sendable {
  package let settings: Settings
  let engine: LayoutEngine
  let crossOrigin: CrossOrigin?
  /// Nil where requests need none.
  private let tokens: Tokens?
  let layoutMetrics: LayoutMetrics
  /// What the server says about itself, nil without one.
  let serverMetrics = Mutex<ServerMetrics?>(nil)
  private let isDraining = Atomic<Bool>(false)

  /// - Parameter fonts: The font files of the service; nil for none.
  package init(settings: Settings, tokens: Tokens? = nil, fonts: FontFileSet? = nil) {
    (self.settings, self.tokens) = (settings, tokens)
    crossOrigin = CrossOrigin(settings.allowOrigin)
    let metrics = LayoutMetrics()
    layoutMetrics = metrics
    engine = LayoutEngine(limits: settings.limits, fonts: fonts) {
      metrics.count($0, constraintCount: $1, nanoseconds: $2)
    }
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
    var router = Router()
    addOperations(to: &router)
    router.on(.get, at: "/v1/devices", handler: devicesEndpoint)
    router.on(.get, at: "/v1/devices/{id}", handler: deviceEndpoint)
    router.on(.get, at: "/v1/limits", handler: limitsEndpoint)
    addPages(to: &router)
    router.on(.get, at: "/llms.txt") { _ in .ok(.text, .embedded(.forModels)) }
    router.on(.post, at: "/mcp", handler: contextEndpoint)
    router.optionsFields["/mcp"] = acceptFields([.json])
    router.on(.get, at: "/healthz") { _ in .ok(.json, .constant("{\"status\":\"ok\"}\n")) }
    // New requests may come here. From TERM on they should not.
    router.on(.get, at: "/readyz") { [self] request in
      isReady
        ? .ok(.json, .constant("{\"status\":\"ready\"}\n"))
        : Refusal(.draining, "The service is stopping.").outcome(of: request)
    }
    router.on(.get, at: "/metrics", handler: metricsEndpoint)
    router.on(.get, at: "/version", handler: versionEndpoint)
    router.on(.get, at: "/openapi.yaml") { _ in .ok(.yaml, .embedded(.contractAsYAML)) }
    router.on(.get, at: "/openapi.json") { _ in .ok(.json, .embedded(.contractAsJSON)) }
    // For editors that complete and check.
    router.on(.get, at: "/schema/document.json") { _ in .ok(.schema, .embedded(.documentSchema)) }
    router.on(.get, at: "/problems/{name}", handler: problemEndpoint)
    // Nobody who misspells an address means the first page.
    let addresses = Set(router.routes.map(\.template)).subtracting(["/"]).sorted()
    router.renderError = { Refusal($0, $1, addresses: addresses).response(to: $1) }
    let codings = codings
    router.middleware = { [self] in respondConditionally(to: $0, codings, by: $1) }
    if let crossOrigin { router.finish = crossOrigin.finish }
    let foreign = ForeignPages(settings, crossOrigin)
    if let tokens {
      router.admit = { [self] in refuseWithoutToken($0, tokens) }
    } else {
      router.admit = { request in foreign.refusal(of: request)?.response(to: request) }
    }
    return router
  }
}
