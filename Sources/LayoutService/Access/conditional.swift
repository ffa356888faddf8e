import Archives
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
    let tag = "\"\(fingerprint(of: request))\""
    let condition = request.notableHeaders.contains(.ifNoneMatch) ? request.header("If-None-Match") : nil
    // Tags are weak or not, and have no quotes inside.
    if let condition, condition != "*", condition.contains(tag) { return .respond(Self.notModified(tag)) }
    // `*` is whatever there is: whether there is something, only the handler knows.
    let isAny = condition == "*" && request.method != .query
    return codings.respond(to: request, by: handler).map {
      isAny && $0.status == .ok ? Self.notModified(tag) : Self.tagged($0, tag)
    }
  }

  /// Whether answers to a request follow from it alone, and caches may ask whether they still do: POST has QUERY for that.
  private static func hasTag(_ request: HTTPRequest) -> Bool {
    guard request.method != .options, request.method != .post, let route = request.route else { return false }
    return route.hasPrefix("/v1/") || route.hasPrefix("/openapi") || route.hasPrefix("/schema/")
      || isPage(route)
  }

  /// Fingerprint of what decides an answer: the program with its devices and fonts, the address, what is sent and what is accepted.
  private func fingerprint(of request: HTTPRequest) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(Self.version)
    if let fonts = engine.fonts { fingerprint.add("\(fonts.fingerprint)") }
    fingerprint.add(request.target)
    for name in ["accept", "content-type"] as [StaticString] {
      request.withHeader(name) { fingerprint.add($0 ?? UnsafeRawBufferPointer(start: nil, count: 0)) }
    }
    request.withBody { fingerprint.add($0) }
    return fingerprint.digits
  }

  private static let version =
    "\(Version.product) \(Version.commit) \(EmbeddedCatalogue.shared.catalogue.count)"

  private static func notModified(_ tag: String) -> HTTPResponse { tagged(HTTPResponse(.notModified), tag) }

  /// A stream has none: it may break off, and still be 200.
  private static func tagged(_ response: HTTPResponse, _ tag: String) -> HTTPResponse {
    guard response.status == .ok || response.status == .notModified, !response.body.isInPieces else {
      return response
    }
    var tagged = response
    // Weak, since the bytes are others where the answer is packed.
    tagged.add("ETag", "W/\(tag)")
    // What may be kept for good says so itself.
    if tagged.header("Cache-Control") == nil { tagged.add("Cache-Control", "no-cache") }
    tagged.vary(by: "Accept")
    return tagged
  }

  /// What reads packed bodies and packs answers, with the limits of the settings.
  var codings: ContentCodings { ContentCodings(limits: unpackingLimits) { Refusal($0).response(to: $1) } }

  /// How much a packed body may become.
  var unpackingLimits: UnpackingLimits {
    UnpackingLimits(bytes: settings.server.bodyLimit, ratio: settings.limits.archive.ratio)
  }
}

extension Refusal {
  /// The problem of a packed body that is not read.
  init(_ refusal: ContentCodings.Refusal) {
    switch refusal {
    case .unknown(let coding):
      self.init(
        .unsupportedMediaType,
        "The body is packed (Content-Encoding: \(coding)). Send it as it is, or packed by gzip.")
      acceptsGzipOnly = true
    case .unpacking(.damaged):
      self.init(.damagedEncoding, "Content-Encoding says gzip, but the body cannot be unpacked.")
    case .unpacking(.tooLarge(let limit)):
      let detail = "The body is longer than \(limit) bytes once it is unpacked (bodyBytes)."
      self.init(.bodyTooLarge, limit: limit, detail)
    case .unpacking(.tooDense(let limit)):
      let detail = "Each packed byte of the body becomes more than \(limit) (archiveRatio)."
      self.init(.bodyTooLarge, limit: limit, detail)
    }
  }
}
