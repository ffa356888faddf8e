import HTTPServer
package import JSON
import LayoutCoding

/// A text of JSON as the answer to a request, or a 406 if the client takes no JSON.
func answer(to request: HTTPRequest, _ writer: consuming JSONWriter) -> HTTPResponse {
  guard negotiate(request, among: [.json]) != nil else {
    return ProblemDetails(.notAcceptable, "This address answers application/json.").response(to: request)
  }
  return HTTPResponse(.ok, contentType: MediaType.json.contentType, body: .bytes(ByteBuffer(writer)))
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
    case .unsupportedMediaType:
      let types = acceptedTypes.map(\.rawValue).joined(separator: ", ")
      response.headers.append(HTTPField("Accept-Post", types))
    case .overloaded, .draining: response.headers.append(HTTPField("Retry-After", "1"))
    default: break
    }
    return response
  }

  /// Writes the problem as RFC 9457 has it.
  ///
  /// - Parameter instance: What tells this occurrence from others, nil for none.
  package func write(to writer: inout JSONWriter, instance: String?) {
    writer.beginObject()
    writer.key("type")
    writer.string(type.address)
    writer.key("title")
    writer.string(type.title)
    writer.key("status")
    writer.integer(status.code)
    writer.key("detail")
    writer.string(detail)
    if let instance {
      writer.key("instance")
      writer.string(instance)
    }
    if !errors.isEmpty {
      writer.key("errors")
      writer.beginArray()
      for item in errors { item.write(to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }
}

extension ProblemDetails.Item {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let pointer {
      writer.key("pointer")
      writer.string(pointer)
    }
    if let parameter {
      writer.key("parameter")
      writer.string(parameter)
    }
    writer.key("code")
    writer.string(code)
    writer.key("detail")
    writer.string(detail)
    if !nearest.isEmpty {
      writer.key("nearest")
      writer.beginArray()
      for name in nearest { writer.string(name) }
      writer.endArray()
    }
    if let offset {
      writer.key("offset")
      writer.integer(offset)
    }
    if let line {
      writer.key("line")
      writer.integer(line)
    }
    if let column {
      writer.key("column")
      writer.integer(column)
    }
    if let limit {
      writer.key("limit")
      writer.integer(limit)
    }
    if let value {
      writer.key("value")
      writer.integer(value)
    }
    writer.endObject()
  }
}
