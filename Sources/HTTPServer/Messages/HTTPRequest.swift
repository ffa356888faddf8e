/// One request, as far as it has been read: the line, the headers, and the body once a handler sees it.
///
/// It may be kept and read until its response is returned, on any thread, one thread at a time. Afterwards
/// the memory serves another request, unless somebody still holds on to the object; headers are gone either way.
package final class HTTPRequest: @unchecked Sendable {
  // `@exclusivity(unchecked)`: these are written by one exchange on one thread, before any handler runs. Checking
  // that at run time, some thirty times a request, cost 2,200 of the 12,000 instructions spent outside the library.

  /// Zero bytes that follow every body, so that a parser may read past its end in whole words.
  package static let bodyPadding = RequestBody.padding
  @exclusivity(unchecked) package internal(set) var method = HTTPMethod.get
  /// The target as the client wrote it: path and query, percent-encoded.
  @exclusivity(unchecked) package internal(set) var target = ""
  /// The client's `X-Request-ID`, if it was usable, otherwise a made-up one. Sent back on every response.
  @exclusivity(unchecked) package internal(set) var id = ""
  /// The path, percent-decoded, without the query. Not for routing: a decoded `%2F` looks like a slash here.
  @exclusivity(unchecked) package internal(set) var path = ""
  /// The template of the route that this request matched, `nil` if none did.
  @exclusivity(unchecked) package internal(set) var route: String?
  /// The decoded parameters after the `?`, in order, repeated ones included.
  @exclusivity(unchecked) package internal(set) var queryParameters: [QueryParameter] = []
  @exclusivity(unchecked) var pathParameters: [QueryParameter] = []
  @exclusivity(unchecked) var headers = HeaderFields()
  /// Which of the rarer headers there are.
  @exclusivity(unchecked) package internal(set) var notableHeaders: NotableHeaders = []
  @exclusivity(unchecked) var body = RequestBody()
  /// Whether ``readTarget()`` could make sense of the target.
  @exclusivity(unchecked) private(set) var targetIsReadable = true
  /// Whether the path as written differs from ``path``.
  @exclusivity(unchecked) private(set) var pathHasEscapes = false

  /// A request made by hand, for calling handlers without a network.
  ///
  /// - Parameter target: Path and query, percent-encoded. An unreadable one gives an empty path, which no route has.
  package convenience init(
    _ method: HTTPMethod, _ target: String, headers: [HTTPField] = [], body: some Sequence<UInt8> = [],
    id: String = "by-hand"
  ) {
    self.init()
    (self.method, self.target, self.id) = (method, target, id)
    self.headers = HeaderFields(headers)
    notableHeaders = NotableHeaders(among: headers)
    self.body = RequestBody(body)
    readTarget()
  }

  /// A request to be filled in from the network.
  init() {}

  /// Forgets the message and keeps its memory for the next one.
  func reset() {
    (method, target, id, path, route) = (.get, "", "", "", nil)
    (targetIsReadable, pathHasEscapes) = (true, false)
    if !queryParameters.isEmpty { queryParameters = [] }
    if !pathParameters.isEmpty { pathParameters = [] }
    headers.reset()
    notableHeaders = []
    body.reset()
  }

  /// Splits and decodes ``target`` into ``path`` and ``queryParameters``.
  func readTarget() {
    if RequestTarget.isPlainPath(target) {
      path = target
      return
    }
    guard let parts = RequestTarget(target), let decoded = percentDecoded(parts.path),
      let parameters = parts.query.map(decodedQuery) ?? []
    else {
      targetIsReadable = false
      return
    }
    path = decoded
    pathHasEscapes = decoded.utf8.count != parts.path.count
    if !parameters.isEmpty { queryParameters = parameters }
  }

  /// The decoded parts of the path between its slashes; the first is empty, as a path begins with a slash.
  var pathSegments: [String]? {
    guard let parts = RequestTarget(target) else { return nil }
    let encoded = parts.path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let segments = encoded.compactMap { percentDecoded($0) }
    return segments.count == encoded.count ? segments : nil
  }

  /// The decoded value of a `{name}` in the route's template.
  package func pathParameter(_ name: String) -> String? { pathParameters.first { $0.name == name }?.value }
  /// The decoded value of the first query parameter called `name`.
  package func queryParameter(_ name: String) -> String? { queryParameters.first { $0.name == name }?.value }

  /// The value of a header, whatever its letter case; several lines of one name are joined with commas.
  ///
  /// - Complexity: O(*n*) for *n* headers. Nothing is copied but the answer.
  package func header(_ name: String) -> String? { headers[name] }

  /// Lends the value of a header without a copy, nil if there is none. The pointer is good until `read` returns.
  ///
  /// - Parameter name: In small letters.
  package func withHeader<Result>(_ name: StaticString, _ read: (UnsafeRawBufferPointer?) -> Result) -> Result
  {
    headers.withValue(of: name, read)
  }

  /// Lends the body without a copy; it is followed by ``bodyPadding`` zero bytes. The pointer is good until
  /// `read` returns.
  package func withBody<Result, Failure: Error>(
    _ read: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result { try body.withUnsafeBytes(read) }

  package var bodyCount: Int { body.count }
}

/// One `name=value` of a query, or one `{name}` of a path, decoded.
package struct QueryParameter: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(name: String, value: String) { (self.name, self.value) = (name, value) }
}
