/// A header line: a name and a value, neither of which may hold line ends.
package struct HTTPField: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}

/// The answer to one request.
///
/// `Content-Length`, `Transfer-Encoding`, `Connection`, `Date` and `X-Request-ID` are the server's to write;
/// a response that brings one of the first three is taken for a bug and replaced by a 500.
package struct HTTPResponse: Sendable {
  /// What follows the headers.
  package enum Body: Sendable {
    case empty
    /// Bytes made for this response, or shared by many. They go out without a copy.
    case bytes(ByteBuffer)
    /// Bytes that are part of the program.
    case constant(ConstantBytes)
    /// Bytes that are made while they are sent.
    case pieces(BodyPieces)
    /// Whether its bytes are made while they are sent.
    package var isInPieces: Bool { if case .pieces = self { true } else { false } }

    /// The number of bytes; 0 for pieces, which nobody has counted.
    package var count: Int {
      switch self {
      case .empty, .pieces: 0
      case .bytes(let buffer): buffer.count
      case .constant(let constant): constant.bytes.count
      }
    }
  }

  package var status: HTTPStatus
  package var contentType: String?
  /// Headers besides `contentType` and `timing`, in the order they are sent.
  package var headers: [HTTPField]
  /// The value of `Server-Timing`, nil for none.
  package var timing: Stopwatch?
  package var body: Body

  package init(
    _ status: HTTPStatus, contentType: String? = nil, headers: [HTTPField] = [], body: Body = .empty
  ) { (self.status, self.contentType, self.headers, self.body) = (status, contentType, headers, body) }

  /// The value of the first header called `name`, in any letter case; `contentType` and `timing` count as such.
  package func header(_ name: String) -> String? {
    if let contentType, name.lowercased() == "content-type" { return contentType }
    if let timing, name.lowercased() == "server-timing" { return timing.serverTiming }
    return headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  package mutating func add(_ name: String, _ value: String) { headers.append(HTTPField(name, value)) }

  /// Says that the answer depends on a header of the request.
  package mutating func vary(by name: String) {
    if let index = headers.firstIndex(where: { $0.name == "Vary" }) {
      headers[index].value += ", \(name)"
    } else {
      add("Vary", name)
    }
  }
}

/// Bytes that are part of the program: never changed and never freed, so that any thread may read them at any time.
package struct ConstantBytes: @unchecked Sendable, ExpressibleByStringLiteral {
  package let bytes: UnsafeRawBufferPointer

  /// - Parameter bytes: Must be valid for as long as the program runs.
  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package init(stringLiteral text: StaticString) {
    bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}

/// What a handler makes of a request.
package enum HTTPOutcome: Sendable {
  /// Send this. For work that takes microseconds: it ran on a thread that serves other connections too.
  case respond(HTTPResponse)
  /// Run this on the worker pool and send what it returns. For work that takes milliseconds.
  ///
  /// The connection sleeps until then. If the pool's queue is full, the work is dropped and the answer is a
  /// 503 with `Retry-After`. The closure may read the request.
  case elsewhere(@Sendable () -> HTTPResponse)

  /// The response; work for elsewhere is done here.
  package var response: HTTPResponse {
    switch self {
    case .respond(let response): response
    case .elsewhere(let work): work()
    }
  }

  /// The outcome with another response, made where the first one is.
  package func map(_ change: @escaping @Sendable (HTTPResponse) -> HTTPResponse) -> HTTPOutcome {
    switch self {
    case .respond(let response): .respond(change(response))
    case .elsewhere(let work): .elsewhere { change(work()) }
    }
  }
}

/// Answers the requests of one route.
package typealias HTTPHandler = @Sendable (HTTPRequest) -> HTTPOutcome
