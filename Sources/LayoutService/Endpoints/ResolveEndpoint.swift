import AdaptiveLayout
import HTTPServer
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Service {
  /// Bodies beyond this many bytes are resolved by a worker: decoding and solving one takes longer than the other
  /// connections of the thread should wait. docs/decisions/0040-where-work-runs.md has the measurement.
  static let largeBody = 128 * 1024

  /// When a thread with other connections gives work that begins now to a worker, who begins anew: after a 2,500th of
  /// what a request may take, which is 2 ms of the processor: where a busy machine has taken the thread away for a while,
  /// short work must not queue behind long work for that. Documents that are short and slow are told by this, and by nothing else.
  var turn: WorkDeadline { WorkDeadline(turn: settings.solveSeconds / 2500) }

  /// What `/v1/resolve` and others that look at layouts read.
  static let layoutBodies: [BodyKind] = [.document, .interfaceBuilderFile, .archive, .form]

  /// `POST /v1/resolve`: a layout document, its resolved layout; or Interface Builder files, those of their screens.
  func resolveEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let form = negotiate(request, among: Self.layoutForms) else {
      return .respond(Self.noLayoutForm(request).response(to: request))
    }
    let kind: BodyKind
    do throws(RequestFailure) {
      kind = try bodyKind(of: request, among: Self.layoutBodies)
    } catch {
      return .respond(error.problem.response(to: request))
    }
    // An archive can be far more than its length.
    if kind != .document {
      return .elsewhere { [self] in resolveParts(request, kind, as: form) }
    }
    if request.bodyCount > Self.largeBody {
      return .elsewhere { [self] in
        begin(request, kind, as: form, until: deadline).response
      }
    }
    return begin(request, kind, as: form, until: nil)
  }

  /// Decodes a request. A single environment is resolved at once, if that takes no longer than other connections should
  /// wait; a batch is many times the work of its length.
  ///
  /// - Parameters:
  ///   - names: The parameters that the address knows.
  ///   - parts: What the body brings, where that is known.
  ///   - deadline: When all work on the request must end; nil where the thread has other connections, and so only its turn.
  func begin(
    _ request: HTTPRequest, _ kind: BodyKind, as form: MediaType,
    names: [String] = ResolveOptions.resolveNames, _ known: RequestParts? = nil,
    until deadline: WorkDeadline?
  ) -> HTTPOutcome {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let options = try options(of: request, as: form, names: names)
      let parts = known ?? RequestParts(document: 0..<request.bodyCount)
      let decoded = try request.withBody { body throws(RequestFailure) in
        try decode(
          UnsafeRawBufferPointer(rebasing: body[parts.document ?? 0..<0]), options, archive: parts.archive)
      }
      watch.lap(.decode)
      let files = parts.catalog.map { CatalogFiles.upload(request, $0) }
      if !decoded.request.isBatch, deadline == nil, form != .png {
        do throws(RequestFailure) {
          let response = try finish(decoded, files, options, as: form, watch, until: turn)
          return .respond(located(response, request, kind, form))
        } catch {
          if error.problem.type != .timeLimit { return .respond(error.problem.response(to: request)) }
        }
      }
      return .elsewhere { [self, watch] in
        do throws(RequestFailure) {
          let response = try finish(
            decoded, files, options, as: form, watch, until: deadline ?? self.deadline)
          return located(response, request, kind, form)
        } catch {
          return error.problem.response(to: request)
        }
      }
    } catch {
      return .respond(error.problem.explained(by: request).response(to: request))
    }
  }

  /// What the query of a request says, for an answer of that form.
  private func options(
    of request: HTTPRequest, as form: MediaType, names: [String] = ResolveOptions.resolveNames
  ) throws(RequestFailure) -> ResolveOptions {
    var options = try ResolveOptions(
      request.queryParameters.map { ($0.name, $0.value) }, names: names, catalogue: catalogue)
    options.detail.isDrawn = form.isPicture
    return options
  }

  /// Takes a body apart, and translates, resolves and answers the files that it brings, or the document.
  private func resolveParts(_ request: HTTPRequest, _ kind: BodyKind, as form: MediaType) -> HTTPResponse {
    var watch = Stopwatch()
    let deadline = deadline
    do throws(RequestFailure) {
      let options = try options(of: request, as: form)
      let parts = try layoutParts(of: request, kind, languages: options.languages, until: deadline)
      let documents = try request.withBody { body throws(RequestFailure) in
        try parts.screens(of: body, kind).map { source throws(RequestFailure) in
          try self.documents(of: source, options, isStreaming: form == .ndjson, until: deadline)
        }
      }
      guard let documents else { return begin(request, kind, as: form, parts, until: deadline).response }
      watch.lap(.import)
      let files = parts.catalog.map { CatalogFiles.upload(request, $0) }
      let isBatch = documents.count != 1 || options.overrides.environments != nil
      return try answer(documents, files, isBatch: isBatch, options, as: form, watch, until: deadline)
    } catch {
      return error.problem.explained(by: request).response(to: request)
    }
  }

  /// Resolves and answers a decoded request.
  ///
  /// - Parameter files: Of its catalogues, nil if it has none.
  private func finish(
    _ decoded: RequestBox, _ files: CatalogFiles?, _ options: ResolveOptions, as form: MediaType,
    _ watch: Stopwatch, until deadline: WorkDeadline
  ) throws(RequestFailure) -> HTTPResponse {
    let document = try check(decoded, isStrict: options.isStrict)
    return try answer(
      [document], files, isBatch: decoded.request.isBatch, options, as: form, watch, until: deadline)
  }

  private func answer(
    _ documents: [RequestedDocument], _ files: CatalogFiles? = nil, isBatch: Bool,
    _ options: ResolveOptions, as form: MediaType, _ started: Stopwatch, until deadline: WorkDeadline
  ) throws(RequestFailure) -> HTTPResponse {
    var watch = started
    var response: HTTPResponse
    if form == .ndjson {
      let lines = LayoutLines(documents, on: self, options.detail)
      response = HTTPResponse(
        .ok, contentType: form.contentType, body: .pieces(BodyPieces(next: lines.next)))
    } else {
      let results = try resolve(documents, options.detail, until: deadline)
      watch.lap(.resolve)
      response = try render(results, files, isBatch: isBatch, as: form, options.detail, until: deadline)
      watch.lap(.encode)
    }
    response.timing = watch
    return response
  }

  private func render(
    _ results: [EnvironmentResult], _ files: CatalogFiles?, isBatch: Bool, as form: MediaType,
    _ detail: LayoutDetail, until deadline: WorkDeadline
  ) throws(RequestFailure) -> HTTPResponse {
    if form.isPicture {
      try check(deadline)
      return try drawn(results, files, as: form, PictureOverlays(detail.values), until: deadline)
    }
    let beforeEach = { [self] () throws(RequestFailure) in try check(deadline) }
    if form == .text {
      let trees = try textTrees(
        results, isBatch: isBatch, isCompact: detail.isCompact, beforeEach: beforeEach)
      let text = ByteBuffer(trees.utf8)
      return HTTPResponse(.ok, contentType: form.contentType, body: .bytes(try sendable(text)))
    }
    var writer = JSONWriter(capacity: expectedCount(of: results, detail))
    try encode(results, isBatch: isBatch, detail, to: &writer, beforeEach: beforeEach)
    writer.endLine()
    let body = try sendable(ByteBuffer(writer))
    return HTTPResponse(.ok, contentType: form.contentType, body: .bytes(body))
  }
}

extension ByteBuffer {
  /// The text of a writer, taken over without a copy.
  init(_ writer: consuming JSONWriter) {
    let text = writer.take()
    self.init(adoptingMalloced: text.memory, count: text.count)
  }
}
