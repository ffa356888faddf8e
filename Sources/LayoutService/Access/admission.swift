import HTTPServer
import Operations

extension Service {
  /// Refuses requests without a token, before their bodies are read.
  ///
  /// Open to all: what probes ask for, `OPTIONS`, since browsers send it without credentials, and the pages, which ask people
  /// for a token and say nothing that is not public.
  func refuseWithoutToken(_ request: HTTPRequest, _ tokens: Tokens) -> HTTPResponse? {
    if request.method == .options { return nil }
    switch request.route {
    case "/healthz"?, "/readyz"?, "/version"?: return nil
    case let route? where Self.isPage(route): return nil
    default: break
    }
    let (isAdmitted, hasBrought) = request.withHeader("authorization") { (tokens.contain($0), $0 != nil) }
    if isAdmitted { return nil }
    let detail =
      hasBrought
      ? "The token in Authorization is none that the service knows."
      : "The request must bring a token: Authorization: Bearer TOKEN."
    var response = ProblemDetails(.unauthorized, detail).response(to: request)
    let error = hasBrought ? #", error="invalid_token""# : ""
    response.headers.append(HTTPField("WWW-Authenticate", #"Bearer realm="layout-resolver""# + error))
    return response
  }

  /// Whether a route leads to a page or to what pages need.
  static func isPage(_ route: String) -> Bool { route == "/" || route == "/docs" || route == "/pages/{file}" }
}
