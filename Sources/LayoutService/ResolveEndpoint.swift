import AdaptiveLayout
import HTTPServer
import LayoutCoding
import LayoutModel

extension Service {
  /// Bodies beyond this many bytes are resolved by a worker: decoding and solving one takes longer than the other
  /// connections of the thread should wait. docs/decisions/0040-where-work-runs.md has the measurement.
  static let largeBody = 128 * 1024

  /// `POST /v1/resolve`: a layout document, its resolved layout.
  func resolveEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let form = negotiate(request.header("Accept"), among: [.json, .text]) else {
      let problem = ProblemDetails(.notAcceptable, "This address answers application/json and text/plain.")
      return .respond(problem.response(to: request))
    }
    if let problem = refuseMediaType(of: request, takesArchive: false) {
      return .respond(problem.response(to: request))
    }
    if request.bodyCount > Self.largeBody || mayHoldArchive(request) {
      return .elsewhere { [self] in
        switch begin(request, as: form) {
        case .respond(let response): response
        case .elsewhere(let rest): rest()
        }
      }
    }
    return begin(request, as: form)
  }

  /// Decodes a request. A single environment is resolved at once; a batch is many times the work of its length.
  private func begin(_ request: HTTPRequest, as form: MediaType) -> HTTPOutcome {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let options = try ResolveOptions(
        request.queryParameters.map { ($0.name, $0.value) }, catalogue: catalogue)
      let parts = try parts(of: request, takesArchive: false)
      let decoded = try request.withBody { body throws(RequestFailure) in
        try decode(
          UnsafeRawBufferPointer(rebasing: body[parts.document ?? 0..<0]), options, archive: parts.archive)
      }
      watch.lap("decode")
      if decoded.isBatch {
        return .elsewhere { [self, watch] in finish(decoded, options, request, as: form, watch) }
      }
      return .respond(finish(decoded, options, request, as: form, watch))
    } catch {
      return .respond(error.problem.response(to: request))
    }
  }

  /// Resolves and answers a decoded request.
  private func finish(
    _ decoded: DecodedRequest, _ options: ResolveOptions, _ request: HTTPRequest, as form: MediaType,
    _ started: Stopwatch
  ) -> HTTPResponse {
    var watch = started
    do throws(RequestFailure) {
      let results = try resolve(decoded, isStrict: options.isStrict ?? decoded.isStrict)
      watch.lap("resolve")
      var response = try render(results, isBatch: decoded.isBatch, as: form, isExact: options.isExact)
      watch.lap("encode")
      response.headers.append(HTTPField("Server-Timing", watch.serverTiming))
      return response
    } catch {
      return error.problem.response(to: request)
    }
  }

  private func render(
    _ results: [EnvironmentResult], isBatch: Bool, as form: MediaType, isExact: Bool
  ) throws(RequestFailure) -> HTTPResponse {
    if form == .text {
      let text = ByteBuffer(try textTrees(results, isBatch: isBatch).utf8)
      return HTTPResponse(.ok, contentType: form.contentType, body: .bytes(text))
    }
    var writer = JSONWriter(capacity: 4096)
    try encode(results, isBatch: isBatch, isExact: isExact, to: &writer)
    writer.endLine()
    return HTTPResponse(.ok, contentType: form.contentType, body: .bytes(ByteBuffer(writer)))
  }
}

extension ByteBuffer {
  /// The text of a writer, taken over without a copy.
  init(_ writer: consuming JSONWriter) {
    let text = writer.take()
    self.init(adoptingMalloced: text.memory, count: text.count)
  }
}
