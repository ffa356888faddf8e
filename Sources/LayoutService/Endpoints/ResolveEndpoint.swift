import AdaptiveLayout
import HTTPServer
import JSON
import LayoutCoding
import LayoutModel

extension Service {
  /// Bodies beyond this many bytes are resolved by a worker: decoding and solving one takes longer than the other
  /// connections of the thread should wait. docs/decisions/0040-where-work-runs.md has the measurement.
  static let largeBody = 128 * 1024

  /// `POST /v1/resolve`: a layout document, its resolved layout.
  func resolveEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let form = negotiate(request, among: [.json, .text, .ndjson]) else {
      let problem = ProblemDetails(
        .notAcceptable, "This address answers application/json, application/x-ndjson and text/plain.")
      return .respond(problem.response(to: request))
    }
    let kind: BodyKind
    do throws(RequestFailure) {
      kind = try bodyKind(of: request, among: [.document, .interfaceBuilderFile, .form])
    } catch {
      return .respond(error.problem.response(to: request))
    }
    if kind == .interfaceBuilderFile {
      return .elsewhere { [self] in resolveFile(request, as: form) }
    }
    // The archive in a form can be far more than its length.
    if request.bodyCount > Self.largeBody || kind == .form {
      return .elsewhere { [self] in
        switch begin(request, kind, as: form) {
        case .respond(let response): response
        case .elsewhere(let rest): rest()
        }
      }
    }
    return begin(request, kind, as: form)
  }

  /// Decodes a request. A single environment is resolved at once; a batch is many times the work of its length.
  private func begin(_ request: HTTPRequest, _ kind: BodyKind, as form: MediaType) -> HTTPOutcome {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let options = try ResolveOptions(
        request.queryParameters.map { ($0.name, $0.value) }, catalogue: catalogue)
      let parts = try parts(of: request, kind, requiresDocument: true)
      let decoded = try request.withBody { body throws(RequestFailure) in
        try decode(
          UnsafeRawBufferPointer(rebasing: body[parts.document ?? 0..<0]), options, archive: parts.archive)
      }
      watch.lap(.decode)
      if decoded.request.isBatch {
        return .elsewhere { [self, watch] in finish(decoded, options, request, as: form, watch) }
      }
      return .respond(finish(decoded, options, request, as: form, watch))
    } catch {
      return .respond(error.problem.explained(by: request).response(to: request))
    }
  }

  /// Translates, resolves and answers an Interface Builder file.
  private func resolveFile(_ request: HTTPRequest, as form: MediaType) -> HTTPResponse {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let options = try ResolveOptions(
        request.queryParameters.map { ($0.name, $0.value) }, catalogue: catalogue)
      let documents = try request.withBody { body throws(RequestFailure) in
        try self.documents(ofFile: body, options)
      }
      watch.lap(.import)
      return try answer(documents, isBatch: documents.count != 1, options, as: form, watch)
    } catch {
      return error.problem.response(to: request)
    }
  }

  /// Resolves and answers a decoded request.
  private func finish(
    _ decoded: RequestBox, _ options: ResolveOptions, _ request: HTTPRequest, as form: MediaType,
    _ watch: Stopwatch
  ) -> HTTPResponse {
    do throws(RequestFailure) {
      let document = try check(decoded, isStrict: options.isStrict)
      return try answer([document], isBatch: decoded.request.isBatch, options, as: form, watch)
    } catch {
      return error.problem.response(to: request)
    }
  }

  private func answer(
    _ documents: [RequestedDocument], isBatch: Bool, _ options: ResolveOptions, as form: MediaType,
    _ started: Stopwatch
  ) throws(RequestFailure) -> HTTPResponse {
    var watch = started
    var response: HTTPResponse
    if form == .ndjson {
      let lines = LayoutLines(documents, on: self, options.detail)
      response = HTTPResponse(
        .ok, contentType: form.contentType, body: .pieces(BodyPieces(next: lines.next)))
    } else {
      let results = try resolve(documents, options.detail.resolution)
      watch.lap(.resolve)
      response = try render(results, isBatch: isBatch, as: form, options.detail)
      watch.lap(.encode)
    }
    response.timing = watch
    return response
  }

  private func render(
    _ results: [EnvironmentResult], isBatch: Bool, as form: MediaType, _ detail: LayoutDetail
  ) throws(RequestFailure) -> HTTPResponse {
    if form == .text {
      let text = ByteBuffer(try textTrees(results, isBatch: isBatch, isCompact: detail.isCompact).utf8)
      return HTTPResponse(.ok, contentType: form.contentType, body: .bytes(text))
    }
    var writer = JSONWriter(capacity: expectedCount(of: results, detail))
    try encode(results, isBatch: isBatch, detail, to: &writer)
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
