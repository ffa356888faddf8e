import HTTPServer
import JSON
import LayoutCoding

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
    .respond(HTTPResponse(.ok, contentType: MediaType.yaml.contentType, body: .constant(OpenAPIData.yaml)))
  }

  /// `GET /openapi.json`: the same as JSON.
  func openAPIJSONEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    .respond(HTTPResponse(.ok, contentType: MediaType.json.contentType, body: .constant(OpenAPIData.json)))
  }

  /// `GET /schema/document.json`: a JSON Schema of layout documents, for editors that complete and check.
  func documentSchemaEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    .respond(
      HTTPResponse(
        .ok, contentType: MediaType.schema.contentType, body: .constant(OpenAPIData.documentSchema)))
  }

  /// `GET /problems/{name}`: what a problem's type means.
  func problemEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let type = request.pathParameter("name").flatMap(ProblemType.init(rawValue:)) else {
      return .respond(ProblemDetails(.notFound, "There is no problem of this name.").response(to: request))
    }
    let text = "\(type.title)\n\nStatus \(type.status.code). \(type.explanation)\n"
    return .respond(
      HTTPResponse(.ok, contentType: MediaType.text.contentType, body: .bytes(ByteBuffer(text.utf8))))
  }
}

extension Service {
  /// `GET /`: what runs here, a first request, and the addresses. A browser gets links, everybody else text.
  func startEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    let isPage = negotiate(request.header("Accept"), among: [.text, .html]) == .html
    let type = isPage ? MediaType.html : .text
    return .respond(
      HTTPResponse(
        .ok, contentType: type.contentType, headers: [HTTPField("Vary", "Accept")],
        body: .bytes(ByteBuffer((isPage ? Self.startPage : Self.startText).utf8))))
  }

  private static let firstDocument =
    #"{"device":"iPhone 15","hierarchy":{"id":"root","subviews":[{"id":"title","type":"label","text":"Hello"}]},"#
    + #""constraints":["title.centerX == root.centerX","title.top == root.safeArea.top + 20"]}"#

  /// The addresses that can be opened, with what is there.
  private static let links = [
    ("/openapi.yaml", "the contract, with examples"), ("/openapi.json", "the same as JSON"),
    ("/schema/document.json", "a JSON Schema of layout documents, for editors"),
    ("/v1/devices", "the devices"), ("/v1/limits", "what a request may ask for at most"),
    ("/version", "what runs here"), ("/healthz", "whether it lives"),
    ("/readyz", "whether it wants requests"),
    ("/metrics", "counts and durations"),
  ]

  private static let startText = """
    Layout Resolver \(Version.product) answers how UIKit would lay out a screen. A first request, from here:

      curl -H 'Accept: text/plain' -d '\(firstDocument)' ADDRESS/v1/resolve

    Documents go by POST or QUERY to /v1/resolve, /v1/transition, /v1/import and /v1/assets/select. Besides:

    \(links.map { "  \($0.0)  \($0.1)" }.joined(separator: "\n"))

    """

  private static let startPage = """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Layout Resolver</title>
    <style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 44em; margin: 2em auto; padding: 0 1em }
    pre { overflow-x: auto }</style>
    <h1>Layout Resolver \(Version.product)</h1>
    <p>Answers how UIKit would lay out a screen. A first request, from here:</p>
    <pre>curl -H 'Accept: text/plain' -d '\(firstDocument)' ADDRESS/v1/resolve</pre>
    <p>Documents go by POST or QUERY to <code>/v1/resolve</code>, <code>/v1/transition</code>, <code>/v1/import</code> and
    <code>/v1/assets/select</code>. Besides:</p>
    <ul>
    \(links.map { "<li><a href=\"\($0.0)\">\($0.0)</a> \($0.1)</li>" }.joined(separator: "\n"))
    </ul>
    </html>

    """
}
