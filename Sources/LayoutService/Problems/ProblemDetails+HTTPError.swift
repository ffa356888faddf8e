package import HTTPServer
import LayoutModel
package import Operations

extension ProblemDetails {
  /// The problem of a request that the server itself refuses, in words that name what was asked for.
  ///
  /// - Parameter addresses: The addresses that a misspelt one may have meant.
  init(_ error: HTTPError, _ request: HTTPRequest, addresses: [String]) {
    self.init(error)
    let path = String(request.path.prefix(100))
    switch error {
    case .notFound:
      let nearest = nearestNames(to: path, in: addresses)
      let remedy =
        nearest.isEmpty
        ? " The addresses are listed in /openapi.yaml." : suggestion(nearest)
      detail = "Nothing is at '\(path)'.\(remedy)"
      var item = Item(code: "unknownAddress", detail: detail)
      item.nearest = nearest
      errors = [item]
    case .methodNotAllowed(let allowed):
      detail =
        "'\(path)' answers \(allowed.map(\.rawValue).joined(separator: ", ")), not \(request.method.rawValue)."
      if allowed.contains(.post) { detail += " Send the document in the body of a POST." }
    default: break
    }
  }

  /// The problem of a request that the server itself refuses.
  package init(_ error: HTTPError) {
    switch error {
    case .malformed(let reason):
      self.init(.malformedRequest, "The request can be read in more than one way: \(reason.rawValue).")
    case .notFound: self.init(.notFound, "Nothing is at this address.")
    case .methodNotAllowed(let allowed):
      self.init(
        .methodNotAllowed,
        "This address answers \(allowed.map(\.rawValue).joined(separator: ", ")).")
    case .lengthRequired:
      self.init(
        .lengthRequired,
        "The request has no body: neither Content-Length nor Transfer-Encoding announces one.")
    case .contentTooLarge(let limit):
      self.init(.bodyTooLarge, "The body is longer than \(limit) bytes", "bodyBytes", limit)
    case .targetTooLong(let limit):
      self.init(.targetTooLong, "The address is longer than \(limit) bytes", "targetBytes", limit)
    case .tooManyParameters(let limit):
      self.init(.tooManyParameters, "The query has more than \(limit) parameters", "parameters", limit)
    case .requestTimeout(let seconds):
      self.init(.requestTimeout, "The request did not arrive within \(seconds) s.")
    case .unknownTransferCoding:
      self.init(.unknownTransferCoding, "The only transfer coding that is read is chunked.")
    case .tooManyConnections(let limit):
      self.init(
        .tooManyConnections, "This client's address has more than \(limit) connections",
        "connectionsPerAddress",
        limit)
    case .overloaded(let seconds):
      self.init(.overloaded, "Too much work is waiting. Try again in \(seconds) s.")
    case .internalError: self.init(.internalError, "The service failed. The failure is logged.")
    }
  }
}

extension ProblemDetails {
  /// The problem of a request that is over a limit of the server.
  private init(_ type: ProblemType, _ words: String, _ name: String, _ limit: Int) {
    var item = Item(code: "limitExceeded", detail: "\(words) (\(name)).")
    item.limit = limit
    self.init(type, "\(words).", errors: [item])
  }
}
