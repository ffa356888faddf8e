import HTTPServer

extension Service {
  /// Refuses requests without a token, before their bodies are read.
  ///
  /// Open to all: what probes ask for, and `OPTIONS`, since browsers send it without credentials.
  func refuseWithoutToken(_ request: HTTPRequest, _ tokens: Tokens) -> HTTPResponse? {
    if request.method == .options { return nil }
    switch request.route {
    case "/healthz"?, "/readyz"?, "/version"?: return nil
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
}
