import HTTPServer
package import JSON
import LayoutCoding

/// A text of JSON as the answer to a request, or a 406 if the client takes no JSON.
func answer(to request: HTTPRequest, _ writer: consuming JSONWriter) -> HTTPResponse {
  guard negotiate(request, among: [.json]) != nil else {
    return notAcceptable(.json).response(to: request)
  }
  return HTTPResponse(.ok, contentType: MediaType.json.contentType, body: .bytes(ByteBuffer(writer)))
}

/// The problem of a client that takes no form in which an address answers.
func notAcceptable(_ forms: MediaType...) -> ProblemDetails { notAcceptable(forms) }

/// The same for an address that answers several.
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
      status, contentType: MediaType.problem.contentType, body: .bytes(ByteBuffer(writer)))
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

  /// Writes the problem as RFC 9457 has it.
  ///
  /// - Parameter instance: What tells this occurrence from others, nil for none.
  package func write(to writer: inout JSONWriter, instance: String?) {
    writer.beginObject()
    writer.member("type", type.address)
    writer.member("title", type.title)
    writer.member("status", status.code)
    writer.member("detail", detail)
    if let instance { writer.member("instance", instance) }
    if !errors.isEmpty {
      writer.beginArray("errors")
      for item in errors { item.write(to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }
}

extension ProblemDetails.Item {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let pointer { writer.member("pointer", pointer) }
    if let parameter { writer.member("parameter", parameter) }
    writer.member("code", code)
    writer.member("detail", detail)
    if !nearest.isEmpty { writer.member("nearest", nearest) }
    if let offset { writer.member("offset", offset) }
    if let line { writer.member("line", line) }
    if let column { writer.member("column", column) }
    if let limit { writer.member("limit", limit) }
    if let value { writer.member("value", value) }
    writer.endObject()
  }
}
