import EmbeddedData
import HTTPServer
import Operations

extension Service {
  /// Adds the addresses that people open in browsers, with what these pages need.
  func addPages(to router: inout Router) {
    router.on(.get, at: "/", handler: startEndpoint)
    // The contract for people.
    router.on(.get, at: "/docs") { _ in Self.page(.docs) }
    // The keys of documents for people.
    router.on(.get, at: "/docs/reference") { _ in Self.page(.reference) }
    router.on(.get, at: "/pages/{file}", handler: pageFileEndpoint)
  }

  /// `GET /`: the playground for browsers; for everybody else what runs here, a first request, and the addresses.
  func startEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    negotiate(request.header("Accept"), among: [.text, .html]) == .html
      ? Self.page(.playground) : .ok(.text, text: Self.startText)
  }

  /// `GET /pages/{file}`: what pages need: styles, scripts, the examples of the menu.
  func pageFileEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    let name = request.pathParameter("file") ?? ""
    guard let file = EmbeddedFile.page(name, length: name.utf8.count)?.pointee else {
      return Refusal(.notFound, "No page needs a file of this name.").outcome(of: request)
    }
    let type =
      switch name.split(separator: ".").last {
      case "css": "text/css; charset=utf-8"
      case "js": "text/javascript; charset=utf-8"
      default: MediaType.json.contentType
      }
    return .respond(
      HTTPResponse(
        .ok, contentType: type, headers: [HTTPField("X-Content-Type-Options", "nosniff")],
        body: .embedded(file)))
  }

  /// A page of ours, which may use what comes from here and nothing else.
  private static func page(_ file: EmbeddedFile) -> HTTPOutcome {
    .ok(.html, headers: pageFields, .embedded(file))
  }

  /// No text of a page is run or styled but files of ours, nothing goes elsewhere, and no other page has it in a frame.
  private static let pageFields = [
    HTTPField(
      "Content-Security-Policy",
      """
      default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; \
      base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """),
    HTTPField("X-Content-Type-Options", "nosniff"),
    HTTPField("Referrer-Policy", "no-referrer"),
  ]

  private static let firstDocument =
    #"{"device":"iPhone 15","hierarchy":{"id":"root","subviews":[{"id":"title","type":"label","text":"Hello"}]},"#
    + #""constraints":["title.centerX == root.centerX","title.top == root.safeArea.top + 20"]}"#

  private static let links = [
    ("/docs", "the contract as a page"), ("/docs/reference", "every key of a document, with examples"),
    ("/openapi.yaml", "the contract, with examples"),
    ("/openapi.json", "the same as JSON"),
    ("/schema/document.json", "a JSON Schema of layout documents, for editors"),
    ("/mcp", "tools for agents (Model Context Protocol)"), ("/llms.txt", "what this is, for models"),
    ("/v1/devices", "the devices"), ("/v1/limits", "what a request may ask for at most"),
    ("/version", "what runs here"), ("/healthz", "whether it lives"),
    ("/readyz", "whether it wants requests"),
    ("/metrics", "counts and durations"),
  ]

  private static let startText = """
    Layout Resolver \(Version.product) answers how UIKit would lay out a screen. A first request, from here:

      curl -H 'Accept: text/plain' -d '\(firstDocument)' ADDRESS/v1/resolve

    Documents go by POST or QUERY to /v1/resolve, /v1/transition, /v1/import and /v1/assets/select. In a browser this
    address is a playground. Besides:

    \(links.map { "  \($0.0)  \($0.1)" }.joined(separator: "\n"))

    """
}

extension HTTPResponse.Body {
  /// The bytes of a file that is part of the program.
  static func embedded(_ file: EmbeddedFile) -> Self {
    .constant(ConstantBytes(UnsafeRawBufferPointer(start: file.start, count: file.count)))
  }
}
