import HTTPServer
import LayoutCoding
import LayoutModel
import Operations

extension Service {
  /// Answers 304 to a request whose `If-None-Match` has the tag of its answer, and adds the tag to answers.
  ///
  /// An answer follows from the request and the program alone, so its tag is known before any of the work is done.
  func respondConditionally(
    to request: HTTPRequest, _ codings: ContentCodings, by handler: @escaping HTTPHandler
  ) -> HTTPOutcome {
    guard Self.hasTag(request) else { return codings.respond(to: request, by: handler) }
    let tag = "\"\(Self.fingerprint(of: request))\""
    let condition = Self.condition(of: request)
    if let condition, condition != "*", Self.list(condition, names: tag) {
      return .respond(Self.notModified(tag))
    }
    // `*` is whatever there is: whether there is something, only the handler knows.
    let isAny = condition == "*" && request.method != .query
    let finish = { @Sendable (response: HTTPResponse) in
      isAny && response.status == .ok ? Self.notModified(tag) : Self.tagged(response, tag)
    }
    switch codings.respond(to: request, by: handler) {
    case .respond(let response): return .respond(finish(response))
    case .elsewhere(let work): return .elsewhere { finish(work()) }
    }
  }

  /// Whether answers to a request follow from it alone, and caches may ask whether they still do: POST has QUERY for that.
  private static func hasTag(_ request: HTTPRequest) -> Bool {
    guard request.method != .options, request.method != .post, let route = request.route else { return false }
    return route.hasPrefix("/v1/") || route.hasPrefix("/openapi") || route.hasPrefix("/schema/")
      || isPage(route)
  }

  /// Fingerprint of what decides an answer: the program with its devices, the address, what is sent and what is accepted.
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

  private static func condition(of request: HTTPRequest) -> String? {
    request.notableHeaders.contains(.ifNoneMatch) ? request.header("If-None-Match") : nil
  }

  /// Whether a list of tags names one, weak or not. Tags have no quotes inside.
  private static func list(_ tags: String, names tag: String) -> Bool { tags.contains(tag) }

  private static func notModified(_ tag: String) -> HTTPResponse {
    var response = HTTPResponse(.notModified)
    add(tag, to: &response)
    return response
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
    // What may be kept for good says so itself.
    if response.header("Cache-Control") == nil {
      response.headers.append(HTTPField("Cache-Control", "no-cache"))
    }
    response.vary(by: "Accept")
  }
}
