import LayoutModel

/// The kinds of problems. Each has a page of its own below `/problems/`.
package struct ProblemType: RawRepresentable, Equatable, Sendable, CaseIterable {
  package let rawValue: String
  /// The status that problem documents carry (RFC 9457), which is that of an answer over HTTP.
  package let status: Int
  package let title: String
  /// What a reader of the problem's page should know besides the title.
  package let explanation: String

  private static func limit(_ setting: String) -> String {
    "The limit is the setting LAYOUT_RESOLVER_\(setting)."
  }

  private init(_ name: String, _ status: Int, _ title: String, _ explanation: String) {
    (rawValue, self.status, self.title, self.explanation) = (name, status, title, explanation)
  }

  package init?(rawValue: String) {
    guard let type = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = type
  }

  /// Relative address of the page that explains it.
  package var address: String { "/problems/\(rawValue)" }

  /// Gravest first.
  package static let allCases = [
    internalError, malformedRequest, unknownTransferCoding, targetTooLong, unauthorized, unknownHost,
    crossSite,
    headersTooLarge, tooManyParameters, requestTimeout, notFound, unknownDevice, methodNotAllowed,
    notAcceptable,
    unsupportedMediaType, lengthRequired, bodyTooLarge, damagedEncoding, invalidJSON, invalidXML,
    documentTooDeep, tooManyViews, tooManyConstraints, tooManyAssets, tooManyEnvironments, tooManySteps,
    memoryLimit,
    archiveTooLarge, answerTooLarge, tooManyConnections, overloaded, draining, timeLimit, invalidRequest,
    strictLayout,
  ]

  /// The gravest of some; that the service failed, of none.
  static func gravest(of types: [ProblemType]) -> ProblemType {
    allCases.first { types.contains($0) } ?? .internalError
  }

  package static let internalError = Self(
    "internal-error", 500, "The service failed",
    "A bug of the engine. The request is logged under its X-Request-ID.")
  package static let malformedRequest = Self(
    "malformed-request", 400, "The request can be read in more than one way",
    "Two programs on the way could take its length or its host differently, so it is refused and the "
      + "connection is closed. See RFC 9112, section 11.")
  package static let unknownTransferCoding = Self(
    "unknown-transfer-coding", 501, "The transfer coding is unknown",
    "Send the body with Content-Length or with Transfer-Encoding: chunked.")
  package static let targetTooLong = Self(
    "target-too-long", 414, "The address is too long", "Send the document in the body of a POST.")
  package static let unauthorized = Self(
    "unauthorized", 401, "A token is needed",
    "Send Authorization: Bearer TOKEN with one of the tokens of the settings LAYOUT_RESOLVER_TOKEN and "
      + "LAYOUT_RESOLVER_TOKEN_FILE.")
  package static let unknownHost = Self(
    "unknown-host", 421, "The service does not answer to this name",
    "A page could take any name for this machine, so where no token is asked for only known names are answered. The setting "
      + "LAYOUT_RESOLVER_ALLOW_HOST lists them.")
  package static let crossSite = Self(
    "cross-site", 403, "A page of another site sent the request",
    "Where no token is asked for, other sites may link here, and have nothing else sent. The setting "
      + "LAYOUT_RESOLVER_ALLOW_ORIGIN lists the origins that may.")
  package static let headersTooLarge = Self(
    "headers-too-large", 431, "The headers are too large",
    "Send fewer or shorter headers. Cookies are not read.")
  package static let tooManyParameters = Self(
    "too-many-parameters", 400, "The query has too many parameters", limit("MAX_PARAMETERS"))
  package static let requestTimeout = Self(
    "request-timeout", 408, "The request took too long to arrive", limit("READ_SECONDS"))
  package static let notFound = Self(
    "not-found", 404, "Nothing is here", "The addresses are listed in /openapi.yaml.")
  package static let unknownDevice = Self(
    "unknown-device", 404, "No device has this name", "The devices are listed in /v1/devices.")
  package static let methodNotAllowed = Self(
    "method-not-allowed", 405, "The method is not for this address", "The Allow header lists the methods.")
  package static let notAcceptable = Self(
    "not-acceptable", 406, "No acceptable form of the answer",
    "The Accept header names no form that this address can answer in.")
  package static let unsupportedMediaType = Self(
    "unsupported-media-type", 415, "The body is of an unknown kind",
    "Send application/json, application/xml for an Interface Builder file, or multipart/form-data with an "
      + "archive of assets. What curl sends by default is read by its first bytes.")
  package static let lengthRequired = Self(
    "length-required", 411, "A body is needed",
    "Send the document in the body, with Content-Length or in chunks.")
  package static let bodyTooLarge = Self(
    "body-too-large", 413, "The body is too large",
    "The limit is the setting LAYOUT_RESOLVER_MAX_BODY_BYTES, for uploads LAYOUT_RESOLVER_MAX_UPLOAD_BYTES. What is "
      + "packed by gzip counts unpacked, and has the limit LAYOUT_RESOLVER_MAX_ARCHIVE_RATIO, too.")
  package static let damagedEncoding = Self(
    "damaged-encoding", 400, "The body cannot be unpacked",
    "A part of it is missing, a checksum differs, or it is no gzip stream (RFC 1952).")
  package static let invalidJSON = Self(
    "invalid-json", 400, "The body is not JSON",
    "The body is no JSON text (RFC 8259) in UTF-8, or names a member of an object twice. The first unreadable "
      + "byte is given by offset, line and column.")
  package static let invalidXML = Self(
    "invalid-xml", 400, "The body is not XML",
    "The body is no XML text, or has a document type declaration, which is refused with all that it could define. "
      + "The place is given by offset, line and column.")
  package static let documentTooDeep = Self(
    "document-too-deep", 413, "The document is nested too deeply", limit("MAX_DEPTH"))
  package static let tooManyViews = Self(
    "too-many-views", 413, "The document has too many views",
    "The limit is the setting LAYOUT_RESOLVER_MAX_VIEWS. Layout guides count as views.")
  package static let tooManyConstraints = Self(
    "too-many-constraints", 413, "The document has too many constraints", limit("MAX_CONSTRAINTS"))
  package static let tooManyAssets = Self(
    "too-many-assets", 413, "The document has too many assets",
    "The limit is the setting LAYOUT_RESOLVER_MAX_ASSETS. Assets, their rows, files and registered images count."
  )
  package static let tooManyEnvironments = Self(
    "too-many-environments", 413, "The document asks for too many environments", limit("MAX_ENVIRONMENTS"))
  package static let tooManySteps = Self(
    "too-many-steps", 413, "The layout takes too much work",
    "The limit is the setting LAYOUT_RESOLVER_MAX_STEPS, for each layout. Steps are counted, not timed: the same document "
      + "is refused on every machine. Fewer constraints that contradict each other take fewer.")
  package static let memoryLimit = Self(
    "memory-limit", 413, "The request needs too much memory",
    "The limit is the setting LAYOUT_RESOLVER_MAX_MEMORY_BYTES. What is kept of files, documents, layouts and panels of "
      + "pictures counts. Ask for fewer environments or files at a time, or for application/x-ndjson, which keeps "
      + "little.")
  package static let archiveTooLarge = Self(
    "archive-too-large", 413, "The archive is too large",
    "The limits are the settings LAYOUT_RESOLVER_MAX_ARCHIVE_BYTES, _ENTRIES, _RATIO and _DEPTH, and "
      + "LAYOUT_RESOLVER_MAX_CONTENTS_BYTES; of the folder of an app LAYOUT_RESOLVER_MAX_INTERFACE_FILES, "
      + "LAYOUT_RESOLVER_MAX_INTERFACE_BYTES and LAYOUT_RESOLVER_MAX_STRINGS_BYTES.")
  package static let answerTooLarge = Self(
    "answer-too-large", 413, "The answer would be too large",
    "The limit is the setting LAYOUT_RESOLVER_MAX_ANSWER_BYTES. Ask for fewer environments at a time, for compact=true, "
      + "or for application/x-ndjson, which is sent while it is made and has no limit.")
  package static let tooManyConnections = Self(
    "too-many-connections", 503, "The client has too many connections",
    "The limit is the setting LAYOUT_RESOLVER_MAX_CONNECTIONS_PER_ADDRESS. Use the connections that there are for more than "
      + "one request, or close some.")
  package static let overloaded = Self(
    "overloaded", 503, "The service is busy",
    "More work waits than the queue takes. Retry-After says when to try again.")
  package static let draining = Self(
    "draining", 503, "The service is stopping",
    "It answers what it has begun, and takes no more. Another copy may take the request.")
  package static let timeLimit = Self("time-limit", 504, "The layout took too long", limit("SOLVE_SECONDS"))
  package static let invalidRequest = Self(
    "invalid-request", 422, "The request is not valid",
    "Every fault is listed in errors with the place of the member, a code, and the nearest known names.")
  package static let strictLayout = Self(
    "strict-layout", 422, "The layout has diagnostics",
    "The request asked for a strict layout, and the layout has warnings or errors.")
}

extension ProblemType {
  init(_ fault: Fault) {
    switch fault.kind {
    // The body is not to blame for the query.
    case .duplicateKey where fault.parameter != nil: self = .invalidRequest
    // Two names of one thing are JSON, but say it twice.
    case .duplicateKey("layoutMargins"), .duplicateKey("directionalLayoutMargins"): self = .invalidRequest
    case .invalidJSON, .duplicateKey: self = .invalidJSON
    case .invalidXML: self = .invalidXML
    case .limitExceeded(let limit, _, _) where limit.isOfArchive: self = .archiveTooLarge
    case .limitExceeded(.bodyBytes, _, _): self = .bodyTooLarge
    case .limitExceeded(.depth, _, _): self = .documentTooDeep
    case .limitExceeded(.views, _, _): self = .tooManyViews
    case .limitExceeded(.constraints, _, _): self = .tooManyConstraints
    case .limitExceeded(.assets, _, _): self = .tooManyAssets
    case .limitExceeded(.environments, _, _): self = .tooManyEnvironments
    case .limitExceeded(.memoryBytes, _, _): self = .memoryLimit
    case .interrupted: self = .timeLimit
    case .strict: self = .strictLayout
    default: self = .invalidRequest
    }
  }
}
