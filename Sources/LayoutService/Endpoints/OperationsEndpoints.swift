import EmbeddedData
import HTTPServer
import JSON
import LayoutCoding
import Operations

extension Service {
  /// `GET /healthz`: the process is alive.
  func healthEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    .respond(
      HTTPResponse(.ok, contentType: MediaType.json.contentType, body: .constant("{\"status\":\"ok\"}\n")))
  }

  /// `GET /readyz`: new requests may come here. From TERM on they should not.
  func readinessEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    isReady
      ? .respond(
        HTTPResponse(
          .ok, contentType: MediaType.json.contentType, body: .constant("{\"status\":\"ready\"}\n")))
      : .respond(ProblemDetails(.draining, "The service is stopping.").response(to: request))
  }

  /// `GET /version`: what runs here.
  func versionEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    var writer = JSONWriter(capacity: 256)
    Version.write(to: &writer)
    writer.endLine()
    return .respond(answer(to: request, writer))
  }

  /// `GET /openapi.yaml`: the contract as it was written.
  func openAPIYAMLEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    .respond(HTTPResponse(.ok, contentType: MediaType.yaml.contentType, body: .embedded(.contractAsYAML)))
  }

  /// `GET /openapi.json`: the same as JSON.
  func openAPIJSONEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    .respond(HTTPResponse(.ok, contentType: MediaType.json.contentType, body: .embedded(.contractAsJSON)))
  }

  /// `GET /schema/document.json`: a JSON Schema of layout documents, for editors that complete and check.
  func documentSchemaEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    .respond(
      HTTPResponse(
        .ok, contentType: MediaType.schema.contentType, body: .embedded(.documentSchema)))
  }

  /// `GET /problems/{name}`: what a problem's type means.
  func problemEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let type = request.pathParameter("name").flatMap(ProblemType.init(rawValue:)) else {
      return .respond(ProblemDetails(.notFound, "There is no problem of this name.").response(to: request))
    }
    let text = "\(type.title)\n\nStatus \(type.status). \(type.explanation)\n"
    return .respond(
      HTTPResponse(.ok, contentType: MediaType.text.contentType, body: .bytes(ByteBuffer(text.utf8))))
  }
}
