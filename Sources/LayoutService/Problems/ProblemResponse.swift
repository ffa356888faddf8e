package import HTTPServer
import JSON
import LayoutCoding
import LayoutModel
package import Operations

/// A text of JSON as the answer to a request, or a 406 if the client takes no JSON.
func answer(to request: HTTPRequest, _ writer: consuming JSONWriter) -> HTTPOutcome {
  guard negotiate(request, among: [.json]) != nil else { return notAcceptable([.json]).outcome(of: request) }
  writer.endLine()
  return .ok(.json, .bytes(ByteBuffer(writer)))
}

/// The problem of an `Accept` that no form satisfies.
func notAcceptable(_ forms: [MediaType]) -> Refusal {
  Refusal(.notAcceptable, "This address answers \(forms.map(\.rawValue).joined(separator: ", ")).")
}

extension HTTPOutcome {
  /// A 200 with a body of a type.
  static func ok(_ type: MediaType, headers: [HTTPField] = [], _ body: HTTPResponse.Body) -> HTTPOutcome {
    .respond(HTTPResponse(.ok, contentType: type.contentType, headers: headers, body: body))
  }

  static func ok(_ type: MediaType, text: String) -> HTTPOutcome { .ok(type, .bytes(ByteBuffer(text.utf8))) }
}

extension Refusal {
  /// The problem as an answer to a request: `application/problem+json` with the request's id as `instance`.
  func response(to request: HTTPRequest) -> HTTPResponse {
    var writer = JSONWriter(capacity: 1024)
    write(to: &writer, instance: request.id)
    writer.endLine()
    var response = HTTPResponse(
      HTTPStatus(type.status), contentType: MediaType.problem.contentType, body: .bytes(ByteBuffer(writer)))
    switch type {
    case .unsupportedMediaType where acceptsGzipOnly: response.add("Accept-Encoding", "gzip")
    case .unsupportedMediaType: response.headers += acceptFields(acceptedTypes)
    case .overloaded, .draining, .tooManyConnections: response.add("Retry-After", "1")
    default: break
    }
    return response
  }

  func outcome(of request: HTTPRequest) -> HTTPOutcome { .respond(response(to: request)) }

  /// The problem of a request that the server itself refuses, in words that name what was asked for.
  ///
  /// - Parameter addresses: The addresses that a misspelt one may have meant.
  init(_ error: HTTPError, _ request: HTTPRequest, addresses: [String]) {
    self.init(error)
    let path = String(request.path.prefix(100))
    switch error {
    case .notFound:
      let nearest = nearestNames(to: path, in: addresses)
      let known = addresses.filter { $0.hasPrefix("/v1/") && !$0.contains("{") }
      let remedy =
        nearest.isEmpty
        ? " There are \(known.joined(separator: ", ")); /openapi.yaml tells of all." : suggestion(nearest)
      detail = "Nothing is at '\(path)'.\(remedy)"
      errors = [Item(code: "unknownAddress", detail: detail)]
      errors[0].nearest = nearest
    case .methodNotAllowed(let allowed):
      let methods = allowed.map(\.rawValue).joined(separator: ", ")
      detail = "'\(path)' answers \(methods), not \(request.method.rawValue)."
      if allowed.contains(.post) {
        detail += " Send the document in the body of a POST."
      } else if request.method == .post {
        detail += " A layout document goes to /v1/resolve."
      }
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
      self.init(.methodNotAllowed, "This address answers \(allowed.map(\.rawValue).joined(separator: ", ")).")
    case .lengthRequired:
      self.init(
        .lengthRequired,
        "The request has no body: neither Content-Length nor Transfer-Encoding announces one.")
    case .contentTooLarge(let limit):
      self.init(.bodyTooLarge, "The body is longer than \(limit) bytes", "bodyBytes", limit)
    case .targetTooLong(let limit):
      self.init(.targetTooLong, "The address is longer than \(limit) bytes", "targetBytes", limit)
    case .headersTooLarge(let limit):
      self.init(.headersTooLarge, "The line and headers do not fit into \(limit) bytes", "headerBytes", limit)
    case .tooManyParameters(let limit):
      self.init(.tooManyParameters, "The query has more than \(limit) parameters", "parameters", limit)
    case .requestTimeout(let seconds):
      self.init(.requestTimeout, "The request did not arrive within \(seconds) s.")
    case .unknownTransferCoding:
      self.init(.unknownTransferCoding, "The only transfer coding that is read is chunked.")
    case .tooManyConnections(let limit):
      let words = "This client's address has more than \(limit) connections"
      self.init(.tooManyConnections, words, "connectionsPerAddress", limit)
    case .overloaded(let seconds):
      self.init(.overloaded, "Too much work is waiting. Try again in \(seconds) s.")
    case .internalError: self.init(.internalError, "The service failed. The failure is logged.")
    }
  }

  private init(_ type: ProblemType, _ words: String, _ name: String, _ limit: Int) {
    self.init(type, limit: limit, "\(words) (\(name)).", summary: "\(words).")
  }
}

extension ByteBuffer {
  /// The text of a writer, taken over without a copy.
  fileprivate init(_ writer: consuming JSONWriter) {
    let text = writer.take()
    self.init(adoptingMalloced: text.memory, count: text.count)
  }
}
