import LayoutModel

/// The kinds of problems, gravest first. Each has a page of its own below `/problems/`.
package enum ProblemType: String, Hashable, Sendable, CaseIterable {
  case internalError = "internal-error"
  case malformedRequest = "malformed-request"
  case unknownTransferCoding = "unknown-transfer-coding"
  case targetTooLong = "target-too-long"
  case unauthorized
  case headersTooLarge = "headers-too-large"
  case tooManyParameters = "too-many-parameters"
  case requestTimeout = "request-timeout"
  case notFound = "not-found"
  case unknownDevice = "unknown-device"
  case methodNotAllowed = "method-not-allowed"
  case notAcceptable = "not-acceptable"
  case unsupportedMediaType = "unsupported-media-type"
  case lengthRequired = "length-required"
  case bodyTooLarge = "body-too-large"
  case damagedEncoding = "damaged-encoding"
  case invalidJSON = "invalid-json"
  case invalidXML = "invalid-xml"
  case documentTooDeep = "document-too-deep"
  case tooManyViews = "too-many-views"
  case tooManyConstraints = "too-many-constraints"
  case tooManyAssets = "too-many-assets"
  case tooManyEnvironments = "too-many-environments"
  case tooManySteps = "too-many-steps"
  case archiveTooLarge = "archive-too-large"
  case answerTooLarge = "answer-too-large"
  case tooManyConnections = "too-many-connections"
  case overloaded
  case draining
  case timeLimit = "time-limit"
  case invalidRequest = "invalid-request"
  case strictLayout = "strict-layout"

  /// Relative address of the page that explains it.
  package var address: String { "/problems/\(rawValue)" }

  /// The status that problem documents carry (RFC 9457), which is that of an answer over HTTP.
  package var status: Int {
    switch self {
    case .internalError: 500
    case .malformedRequest, .tooManyParameters, .damagedEncoding, .invalidJSON, .invalidXML: 400
    case .requestTimeout: 408
    case .headersTooLarge: 431
    case .unknownTransferCoding: 501
    case .targetTooLong: 414
    case .unauthorized: 401
    case .notFound, .unknownDevice: 404
    case .methodNotAllowed: 405
    case .notAcceptable: 406
    case .unsupportedMediaType: 415
    case .lengthRequired: 411
    case .bodyTooLarge, .documentTooDeep, .tooManyViews, .tooManyConstraints, .tooManyAssets,
      .tooManyEnvironments, .tooManySteps, .archiveTooLarge, .answerTooLarge:
      413
    case .overloaded, .draining, .tooManyConnections: 503
    case .timeLimit: 504
    case .invalidRequest, .strictLayout: 422
    }
  }

  package var title: String {
    switch self {
    case .internalError: "The service failed"
    case .malformedRequest: "The request can be read in more than one way"
    case .unknownTransferCoding: "The transfer coding is unknown"
    case .targetTooLong: "The address is too long"
    case .unauthorized: "A token is needed"
    case .headersTooLarge: "The headers are too large"
    case .tooManyParameters: "The query has too many parameters"
    case .requestTimeout: "The request took too long to arrive"
    case .notFound: "Nothing is here"
    case .unknownDevice: "No device has this name"
    case .methodNotAllowed: "The method is not for this address"
    case .notAcceptable: "No acceptable form of the answer"
    case .unsupportedMediaType: "The body is of an unknown kind"
    case .lengthRequired: "A body is needed"
    case .bodyTooLarge: "The body is too large"
    case .damagedEncoding: "The body cannot be unpacked"
    case .invalidJSON: "The body is not JSON"
    case .invalidXML: "The body is not XML"
    case .documentTooDeep: "The document is nested too deeply"
    case .tooManyViews: "The document has too many views"
    case .tooManyConstraints: "The document has too many constraints"
    case .tooManyAssets: "The document has too many assets"
    case .tooManyEnvironments: "The document asks for too many environments"
    case .tooManySteps: "The layout takes too much work"
    case .archiveTooLarge: "The archive is too large"
    case .answerTooLarge: "The answer would be too large"
    case .tooManyConnections: "The client has too many connections"
    case .overloaded: "The service is busy"
    case .draining: "The service is stopping"
    case .timeLimit: "The layout took too long"
    case .invalidRequest: "The request is not valid"
    case .strictLayout: "The layout has diagnostics"
    }
  }

  private static let bodyLimits =
    "The limit is the setting LAYOUT_RESOLVER_MAX_BODY_BYTES, for uploads LAYOUT_RESOLVER_MAX_UPLOAD_BYTES. What is "
    + "packed by gzip counts unpacked, and has the limit LAYOUT_RESOLVER_MAX_ARCHIVE_RATIO, too."

  private static let tokenSettings =
    "Send Authorization: Bearer TOKEN with one of the tokens of the settings LAYOUT_RESOLVER_TOKEN and "
    + "LAYOUT_RESOLVER_TOKEN_FILE."

  private static let archiveLimits =
    "The limits are the settings LAYOUT_RESOLVER_MAX_ARCHIVE_BYTES, _ENTRIES, _RATIO and _DEPTH, and "
    + "LAYOUT_RESOLVER_MAX_CONTENTS_BYTES; of the folder of an app LAYOUT_RESOLVER_MAX_INTERFACE_FILES, "
    + "LAYOUT_RESOLVER_MAX_INTERFACE_BYTES and LAYOUT_RESOLVER_MAX_STRINGS_BYTES."

  private static let twoReadings =
    "Two programs on the way could take its length or its host differently, so it is refused and the "
    + "connection is closed. See RFC 9112, section 11."

  private static let unreadableJSON =
    "The body is no JSON text (RFC 8259) in UTF-8, or names a member of an object twice. The first unreadable "
    + "byte is given by offset, line and column."

  private static let unreadableXML =
    "The body is no XML text, or has a document type declaration, which is refused with all that it could define. "
    + "The place is given by offset, line and column."

  private static let addressLimit =
    "The limit is the setting LAYOUT_RESOLVER_MAX_CONNECTIONS_PER_ADDRESS. Use the connections that there are for more than "
    + "one request, or close some."

  private static let stepLimit =
    "The limit is the setting LAYOUT_RESOLVER_MAX_STEPS, for each layout. Steps are counted, not timed: the same document "
    + "is refused on every machine. Fewer constraints that contradict each other take fewer."

  private static let answerLimit =
    "The limit is the setting LAYOUT_RESOLVER_MAX_ANSWER_BYTES. Ask for fewer environments at a time, for compact=true, "
    + "or for application/x-ndjson, which is sent while it is made and has no limit."

  /// What a reader of the problem's page should know besides the title.
  package var explanation: String {
    switch self {
    case .internalError: "A bug of the engine. The request is logged under its X-Request-ID."
    case .malformedRequest: Self.twoReadings
    case .unknownTransferCoding: "Send the body with Content-Length or with Transfer-Encoding: chunked."
    case .targetTooLong: "Send the document in the body of a POST."
    case .unauthorized: Self.tokenSettings
    case .headersTooLarge: "Send fewer or shorter headers. Cookies are not read."
    case .tooManyParameters: "The limit is the setting LAYOUT_RESOLVER_MAX_PARAMETERS."
    case .requestTimeout: "The limit is the setting LAYOUT_RESOLVER_READ_SECONDS."
    case .notFound: "The addresses are listed in /openapi.yaml."
    case .unknownDevice: "The devices are listed in /v1/devices."
    case .methodNotAllowed: "The Allow header lists the methods."
    case .notAcceptable: "The Accept header names no form that this address can answer in."
    case .unsupportedMediaType:
      "Send application/json, application/xml for an Interface Builder file, or multipart/form-data with an "
        + "archive of assets. What curl sends by default is read by its first bytes."
    case .lengthRequired: "Send the document in the body, with Content-Length or in chunks."
    case .bodyTooLarge: Self.bodyLimits
    case .damagedEncoding: "A part of it is missing, a checksum differs, or it is no gzip stream (RFC 1952)."
    case .invalidJSON: Self.unreadableJSON
    case .invalidXML: Self.unreadableXML
    case .documentTooDeep: "The limit is the setting LAYOUT_RESOLVER_MAX_DEPTH."
    case .tooManyViews: "The limit is the setting LAYOUT_RESOLVER_MAX_VIEWS. Layout guides count as views."
    case .tooManyConstraints: "The limit is the setting LAYOUT_RESOLVER_MAX_CONSTRAINTS."
    case .tooManyAssets:
      "The limit is the setting LAYOUT_RESOLVER_MAX_ASSETS. Assets, their rows, files and registered images count."
    case .tooManyEnvironments: "The limit is the setting LAYOUT_RESOLVER_MAX_ENVIRONMENTS."
    case .tooManySteps: Self.stepLimit
    case .archiveTooLarge: Self.archiveLimits
    case .answerTooLarge: Self.answerLimit
    case .tooManyConnections: Self.addressLimit
    case .overloaded: "More work waits than the queue takes. Retry-After says when to try again."
    case .draining: "It answers what it has begun, and takes no more. Another copy may take the request."
    case .timeLimit: "The limit is the setting LAYOUT_RESOLVER_SOLVE_SECONDS."
    case .invalidRequest:
      "Every fault is listed in errors with the place of the member, a code, and the nearest known names."
    case .strictLayout: "The request asked for a strict layout, and the layout has warnings or errors."
    }
  }

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
    case .strict: self = .strictLayout
    default: self = .invalidRequest
    }
  }
}
