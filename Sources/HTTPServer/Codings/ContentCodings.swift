/// Reads packed bodies and packs answers: what a router does around its handlers.
///
/// gzip only. It needs work that is not small, so what is large is done elsewhere.
package struct ContentCodings: Sendable {
  /// Answers of fewer bytes are not packed: they go out in one packet either way.
  static let leastBytes = 1024
  /// Answers of more bytes are packed by a worker: some two milliseconds.
  static let mostBytesHere = 64 * 1024
  private let limits: UnpackingLimits
  private let refuse: @Sendable (Refusal, HTTPRequest) -> HTTPResponse

  /// Why a packed body is not read.
  package enum Refusal: Equatable, Sendable {
    case unknown(String)
    case unpacking(UnpackingError)
  }

  package init(limits: UnpackingLimits, refuse: @escaping @Sendable (Refusal, HTTPRequest) -> HTTPResponse) {
    (self.limits, self.refuse) = (limits, refuse)
  }

  /// Has a request handled, unpacked before and packed afterwards where that is asked for.
  package func respond(to request: HTTPRequest, by handler: @escaping HTTPHandler) -> HTTPOutcome {
    let isCacheable = request.method != .post && request.method != .options
    if request.notableHeaders.isDisjoint(with: [.acceptEncoding, .contentEncoding]), !isCacheable {
      return handler(request)
    }
    let outcome = unpacked(request, handler)
    let takes =
      request.notableHeaders.contains(.acceptEncoding)
      && request.withHeader("accept-encoding") { $0.map(takesGzip) ?? false }
    guard takes || isCacheable else { return outcome }
    if takes, case .respond(let response) = outcome,
      response.body.count > Self.mostBytesHere || response.body.isInPieces
    {
      return .elsewhere { finished(response, isPacked: true) }
    }
    return outcome.map { finished($0, isPacked: takes) }
  }

  private func finished(_ response: HTTPResponse, isPacked: Bool) -> HTTPResponse {
    guard response.body.count >= Self.leastBytes || response.body.isInPieces else { return response }
    var finished = response
    finished.vary(by: "Accept-Encoding")
    if isPacked {
      finished.body = response.body.packedByGzip()
      finished.add("Content-Encoding", "gzip")
    }
    return finished
  }

  private func unpacked(_ request: HTTPRequest, _ handler: @escaping HTTPHandler) -> HTTPOutcome {
    // Nobody reads what a GET brings.
    guard request.notableHeaders.contains(.contentEncoding),
      request.method == .post || request.method == .query
    else { return handler(request) }
    switch request.withHeader("content-encoding", { $0.map(RequestCoding.init) ?? .plain }) {
    case .plain: return handler(request)
    case .other(let name): return .respond(refuse(.unknown(name), request))
    case .gzip: break
    }
    return .elsewhere { [self] in
      do throws(UnpackingError) {
        var unpacked = RequestBody()
        try request.withBody { body throws(UnpackingError) in try unpack(body, limits, into: &unpacked) }
        request.body = unpacked
      } catch {
        return refuse(.unpacking(error), request)
      }
      return handler(request).response
    }
  }
}
