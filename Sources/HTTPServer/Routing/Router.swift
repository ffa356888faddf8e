/// Finds the handler for a request by its method and path.
///
/// A template is a path whose segments are literal or a `{name}` that stands for any one segment.
/// A literal path wins over a template, and of two templates the one registered first. `HEAD` is answered by the
/// handler of `GET`, and `OPTIONS` by the router itself, unless they have routes of their own.
package struct Router: Sendable {
  /// Makes the response for what never reaches a handler. Status, `Allow` and `Retry-After` are set afterwards,
  /// whatever this returns.
  package typealias ErrorRenderer = @Sendable (HTTPError, HTTPRequest) -> HTTPResponse

  /// One line of the table.
  package struct Route: Equatable, Sendable {
    package let method: HTTPMethod
    package let template: String
  }

  /// Everything that was registered, in that order; `HEAD` and `OPTIONS` only if registered.
  package private(set) var routes: [Route] = []
  package var renderError: ErrorRenderer
  /// Sees every routed request before its handler, and may answer in its place.
  package var middleware: (@Sendable (HTTPRequest, @escaping HTTPHandler) -> HTTPOutcome)?
  /// Sees every request once its head is read and before its body is, and may refuse it. The route is known, where there is
  /// one. The connection is closed after a refusal.
  package var admit: (@Sendable (HTTPRequest) -> HTTPResponse?)?
  /// Sees every response before it is sent, those to refused requests too. Runs on threads that poll.
  package var finish: (@Sendable (inout HTTPResponse, HTTPRequest) -> Void)?
  /// What the answer to `OPTIONS` has besides `Allow`, by template.
  package var optionsFields: [String: [HTTPField]] = [:]
  /// Resources without parameters. A dozen, the busiest first, so searching beats hashing.
  private var literals: [Resource] = []
  private var templates: [Resource] = []

  package init(renderError: @escaping ErrorRenderer = { error, _ in HTTPResponse(error.status) }) {
    self.renderError = renderError
  }

  /// Registers a handler for one or more methods of a path.
  ///
  /// - Precondition: No handler is registered for the same method and template.
  package mutating func on(_ methods: HTTPMethod..., at template: String, handler: @escaping HTTPHandler) {
    let path = PathTemplate(template)
    for method in methods {
      precondition(!routes.contains(Route(method: method, template: template)), "\(method) \(template) twice")
      routes.append(Route(method: method, template: template))
      let list = path.hasParameters ? \Router.templates : \Router.literals
      if let index = self[keyPath: list].firstIndex(where: { $0.template == template }) {
        self[keyPath: list][index] = self[keyPath: list][index].adding(handler, for: method)
      } else {
        self[keyPath: list].append(Resource(path).adding(handler, for: method))
      }
    }
  }

  /// Answers a request: the handler's outcome, or a rendered 400, 404 or 405, or the `Allow` of `OPTIONS`.
  package func respond(to request: HTTPRequest) -> HTTPOutcome {
    guard request.targetIsReadable else { return .respond(rendered(.malformed(.invalidTarget), request)) }
    if request.target == "*" { return respondToAsterisk(request) }
    guard let resource = resource(for: request) else { return .respond(rendered(.notFound, request)) }
    if let handler = resource.handler(for: request.method) {
      if let middleware { return middleware(request, handler) }
      return handler(request)
    }
    if request.method == .options { return options(resource.allowed, optionsFields[resource.template] ?? []) }
    return .respond(rendered(.methodNotAllowed(allowed: resource.allowed), request))
  }

  private func options(_ methods: [HTTPMethod], _ others: [HTTPField] = []) -> HTTPOutcome {
    .respond(HTTPResponse(.noContent, headers: [HTTPField("Allow", allow(methods))] + others))
  }

  /// Answers a request and waits for it, work for elsewhere included. For tests and the command line.
  package func response(to request: HTTPRequest) -> HTTPResponse {
    var response = refusal(of: request) ?? respond(to: request).response
    finish?(&response, request)
    return response
  }

  /// The answer to a request that is not admitted, nil for all others.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let admit else { return nil }
    findRoute(of: request)
    return admit(request)
  }

  /// Notes in the request which route it belongs to, so that refusing it early still counts for that route.
  func findRoute(of request: HTTPRequest) { _ = resource(for: request) }

  /// Whether a request is one that is asked in a body: a POST or QUERY, where there is a handler for it.
  func needsBody(_ request: HTTPRequest) -> Bool {
    guard request.method == .post || request.method == .query, request.targetIsReadable else { return false }
    return resource(for: request)?.handler(for: request.method) != nil
  }

  /// The renderer's response, with what the error demands put right.
  func rendered(_ error: HTTPError, _ request: HTTPRequest) -> HTTPResponse {
    var response = renderError(error, request)
    response.status = error.status
    if let field = error.field {
      response.headers.removeAll { equalIgnoringCase($0.name.utf8, field.name.utf8) }
      response.headers.append(field)
    }
    return response
  }

  /// The path's handlers; the request is told the template and what its parameters stand for.
  private func resource(for request: HTTPRequest) -> Resource? {
    if !request.pathHasEscapes, let resource = literals.first(where: { $0.template == request.path }) {
      request.route = resource.template
      return resource
    }
    guard let segments = request.pathSegments else { return nil }
    // %2F inside a segment is no slash, so compare segment by segment rather than the decoded whole.
    for resource in request.pathHasEscapes ? templates + literals : templates {
      guard let parameters = resource.path.match(segments) else { continue }
      (request.route, request.pathParameters) = (resource.template, parameters)
      return resource
    }
    return nil
  }

  /// `OPTIONS *` asks for what the server as a whole can do (RFC 9110, section 9.3.7).
  private func respondToAsterisk(_ request: HTTPRequest) -> HTTPOutcome {
    guard request.method == .options else { return .respond(rendered(.malformed(.invalidTarget), request)) }
    return options(allMethods(routes.map(\.method)))
  }
}

/// The handlers of one path.
final class Resource: Sendable {
  let path: PathTemplate
  var template: String { path.text }

  /// A structure, since a function that lies in a tuple is wrapped anew each time it is taken out.
  fileprivate struct Entry {
    let method: HTTPMethod
    let handler: HTTPHandler
  }

  /// In the order of registration. Two or three, so searching beats hashing.
  private let handlers: [Entry]

  fileprivate init(_ path: PathTemplate, _ handlers: [Entry] = []) {
    (self.path, self.handlers) = (path, handlers)
  }

  func adding(_ handler: @escaping HTTPHandler, for method: HTTPMethod) -> Resource {
    Resource(path, handlers + [Entry(method: method, handler: handler)])
  }

  func handler(for method: HTTPMethod) -> HTTPHandler? {
    for entry in handlers where entry.method == method { return entry.handler }
    return method == .head ? handlers.first { $0.method == .get }?.handler : nil
  }

  /// Every method that is not answered with 405.
  var allowed: [HTTPMethod] { allMethods(handlers.map(\.method)) }
}

/// The methods that follow from those that are registered, in the order in which RFC 9110 lists them.
private func allMethods(_ registered: [HTTPMethod]) -> [HTTPMethod] {
  var all = Set(registered).union([.options])
  if all.contains(.get) { all.insert(.head) }
  let usual: [HTTPMethod] = [.get, .head, .query, .post, .put, .patch, .delete, .options]
  let others = all.subtracting(usual).sorted { $0.rawValue < $1.rawValue }
  return usual.filter(all.contains) + others
}
