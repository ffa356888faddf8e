import HTTPServer
import LayoutCoding
import LayoutModel

extension Service {
  /// Answers 304 to a request whose `If-None-Match` has the tag of its answer, and adds the tag to answers.
  ///
  /// An answer follows from the request and the program alone, so its tag is known before any of the work is done.
  func respondConditionally(
    to request: HTTPRequest, _ codings: ContentCodings, by handler: @escaping HTTPHandler
  ) -> HTTPOutcome {
    guard Self.hasTag(request) else { return codings.respond(to: request, by: handler) }
    let tag = "\"\(Self.fingerprint(of: request))\""
    if request.notableHeaders.contains(.ifNoneMatch), Self.names(tag, request) {
      var response = HTTPResponse(.notModified)
      Self.add(tag, to: &response)
      return .respond(response)
    }
    switch codings.respond(to: request, by: handler) {
    case .respond(let response): return .respond(Self.tagged(response, tag))
    case .elsewhere(let work): return .elsewhere { Self.tagged(work(), tag) }
    }
  }

  /// Whether answers to a request follow from it alone, and caches may ask whether they still do: POST has QUERY for that.
  private static func hasTag(_ request: HTTPRequest) -> Bool {
    guard request.method != .options, request.method != .post, let route = request.route else { return false }
    return route.hasPrefix("/v1/") || route.hasPrefix("/openapi") || route.hasPrefix("/schema/")
  }

  /// Of what decides an answer: the program with its devices, the address, what is sent and what is accepted.
  private static func fingerprint(of request: HTTPRequest) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(version)
    fingerprint.add(request.target)
    for name in ["accept", "content-type"] as [StaticString] {
      request.withHeader(name) { fingerprint.add($0 ?? UnsafeRawBufferPointer(start: nil, count: 0)) }
    }
    request.withBody { fingerprint.add($0) }
    return fingerprint.digits
  }

  private static let version =
    "\(Version.product) \(Version.commit) \(EmbeddedCatalogue.shared.catalogue.count)"

  /// Whether `If-None-Match` names a tag, weak or not. `*` means whatever there is, and only GET asks for what there is.
  private static func names(_ tag: String, _ request: HTTPRequest) -> Bool {
    guard let tags = request.header("If-None-Match") else { return false }
    if tags == "*" { return request.method == .get || request.method == .head }
    // Tags have no quotes inside.
    return tags.contains(tag)
  }

  /// A stream has none: it may break off, and still be 200.
  private static func tagged(_ response: HTTPResponse, _ tag: String) -> HTTPResponse {
    guard response.status == .ok, !response.body.isInPieces else { return response }
    var tagged = response
    add(tag, to: &tagged)
    return tagged
  }

  /// Weak, since the bytes are others where the answer is packed.
  private static func add(_ tag: String, to response: inout HTTPResponse) {
    response.headers.append(HTTPField("ETag", "W/\(tag)"))
    response.headers.append(HTTPField("Cache-Control", "no-cache"))
  }
}
