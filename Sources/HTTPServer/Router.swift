/// Finds the handler for a request by its method and path.
///
/// A template is a path whose segments are literal or a `{name}` that stands for any one segment.
/// A literal path wins over a template. `HEAD` is answered by the handler of `GET` and `OPTIONS` by the
/// router itself, unless they have routes of their own.
package struct Router: Sendable {
  /// Makes the response for what never reaches a handler. Status, `Allow` and `Retry-After` are set by the
  /// caller, whatever this returns.
  package typealias ErrorRenderer = @Sendable (HTTPError, HTTPRequest) -> HTTPResponse

  /// Sees every routed request before its handler, and may answer in its place.
  package typealias Middleware = @Sendable (HTTPRequest, HTTPHandler) -> HTTPOutcome

  /// One line of the table.
  package struct Route: Hashable, Sendable {
    package let method: HTTPMethod
    package let template: String
  }

  /// Everything that was registered, in that order; `HEAD` and `OPTIONS` only if registered.
  package private(set) var routes: [Route] = []

  package var renderError: ErrorRenderer
  package var middleware: Middleware?

  private var literal: [String: Resource] = [:]
  private var templates: [(template: PathTemplate, resource: Resource)] = []

  package init(
    renderError: @escaping ErrorRenderer = { error, _ in HTTPResponse(error.status) },
    middleware: Middleware? = nil
  ) {
    self.renderError = renderError
    self.middleware = middleware
  }

  /// Registers a handler for one or more methods of a path.
  ///
  /// - Parameter template: Begins with a slash, for example `/v1/devices/{id}`.
  /// - Precondition: No handler is registered for the same method and template.
  package mutating func on(_ methods: HTTPMethod..., at template: String, handler: @escaping HTTPHandler) {
    for method in methods {
      add(handler, method, template)
      routes.append(Route(method: method, template: template))
    }
  }

  /// Answers a request: the handler's outcome, or a rendered 404 or 405, or the `Allow` of `OPTIONS`.
  package func respond(to request: HTTPRequest) -> HTTPOutcome {
    .respond(HTTPResponse(.notFound))
  }

  /// Answers a request and waits for it, work for elsewhere included. For tests and the command line.
  package func response(to request: HTTPRequest) -> HTTPResponse {
    switch respond(to: request) {
    case .respond(let response): response
    case .elsewhere(let work): work()
    }
  }
}
