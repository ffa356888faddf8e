import HTTPServer
import JSON
import LayoutCoding
import Operations

/// A text of JSON as the answer to a request, or a 406 if the client takes no JSON.
func answer(to request: HTTPRequest, _ writer: consuming JSONWriter) -> HTTPResponse {
  guard negotiate(request, among: [.json]) != nil else {
    return notAcceptable(.json).response(to: request)
  }
  return HTTPResponse(.ok, contentType: MediaType.json.contentType, body: .bytes(ByteBuffer(writer)))
}

/// The problem of a client that takes no form in which an address answers.
func notAcceptable(_ forms: MediaType...) -> ProblemDetails { notAcceptable(forms) }

/// The problem of an `Accept` that no form satisfies, for an address that answers several.
func notAcceptable(_ forms: [MediaType]) -> ProblemDetails {
  let names = forms.map(\.rawValue).joined(separator: ", ")
  return ProblemDetails(.notAcceptable, "This address answers \(names).")
}

extension ProblemDetails {
  /// The problem as an answer to a request: `application/problem+json` with the request's id as `instance`.
  func response(to request: HTTPRequest) -> HTTPResponse {
    var writer = JSONWriter(capacity: 1024)
    write(to: &writer, instance: request.id)
    writer.endLine()
    var response = HTTPResponse(
      HTTPStatus(type.status), contentType: MediaType.problem.contentType, body: .bytes(ByteBuffer(writer)))
    switch type {
    case .unsupportedMediaType where acceptsGzipOnly:
      response.headers.append(HTTPField("Accept-Encoding", "gzip"))
    case .unsupportedMediaType:
      response.headers += acceptFields(acceptedTypes)
    case .overloaded, .draining, .tooManyConnections: response.headers.append(HTTPField("Retry-After", "1"))
    default: break
    }
    return response
  }
}

extension ByteBuffer {
  /// The text of a writer, taken over without a copy.
  init(_ writer: consuming JSONWriter) {
    let text = writer.take()
    self.init(adoptingMalloced: text.memory, count: text.count)
  }
}
