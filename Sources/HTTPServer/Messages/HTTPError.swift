/// Why the server or the router answers a request itself. Facts only: the sentences belong to whoever
/// renders them, in ``Router/renderError``.
package enum HTTPError: Error, Equatable, Sendable {
  /// The request could be read in more than one way, or in none. The connection is closed after the answer.
  case malformed(MalformedRequest)
  /// No route has this path.
  case notFound
  /// The path exists, but not with this method. `allowed` is what the `Allow` header lists.
  case methodNotAllowed(allowed: [HTTPMethod])
  /// What is asked for needs a body, and nothing says how long it is.
  case lengthRequired
  /// The body is longer than `limit` bytes.
  case contentTooLarge(limit: Int)
  /// The request target is longer than `limit` bytes.
  case targetTooLong(limit: Int)
  /// The query has more than `limit` parameters.
  case tooManyParameters(limit: Int)
  /// The line and the headers of the request do not fit into `limit` bytes.
  case headersTooLarge(limit: Int)
  /// The request did not arrive within `seconds`.
  case requestTimeout(seconds: Double)
  /// A transfer coding other than `chunked`.
  case unknownTransferCoding
  /// The client's address has more connections than `limit`.
  case tooManyConnections(limit: Int)
  /// Every worker is busy and the queue is full.
  case overloaded(retryAfterSeconds: Int)
  /// A handler's response cannot be sent: a bug on this side.
  case internalError

  /// The status that belongs to this error; it stands even if the rendered response says otherwise.
  package var status: HTTPStatus {
    switch self {
    case .malformed, .tooManyParameters: .badRequest
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .lengthRequired: .lengthRequired
    case .contentTooLarge: .contentTooLarge
    case .targetTooLong: .uriTooLong
    case .headersTooLarge: .requestHeaderFieldsTooLarge
    case .requestTimeout: .requestTimeout
    case .unknownTransferCoding: .notImplemented
    case .overloaded, .tooManyConnections: .serviceUnavailable
    case .internalError: .internalServerError
    }
  }

  /// The header that this error must carry, whoever renders it.
  var field: HTTPField? {
    switch self {
    case .methodNotAllowed(let allowed): HTTPField("Allow", allow(allowed))
    case .overloaded(let seconds): HTTPField("Retry-After", String(seconds))
    case .tooManyConnections: HTTPField("Retry-After", "1")
    default: nil
    }
  }
}

/// What is wrong with a request that two readers could take for two different ones.
package enum MalformedRequest: String, Hashable, Sendable, CaseIterable {
  case missingHost
  case repeatedHost
  case invalidHost
  case repeatedContentLength
  case contentLengthWithTransferEncoding
  case invalidContentLength
  case transferEncodingInHTTP10
  case invalidFieldName
  case invalidFieldValue
  case invalidLineEnding
  case invalidTarget
  case invalidMethod
  /// The library itself refuses it: a line or a chunk that it cannot read.
  case unreadable
}

/// The value of an `Allow` header.
func allow(_ methods: [HTTPMethod]) -> String { methods.map(\.rawValue).joined(separator: ", ") }
