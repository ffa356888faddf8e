import HTTPServer
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Service {
  /// `POST /v1/explain`: a layout document or an Interface Builder file, why its layouts are as they are; or what a console
  /// printed, why the constraints contradict each other.
  ///
  /// Many layouts are solved to explain one, so workers do it.
  func explainEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let form = negotiate(request, among: Self.explanationForms) else {
      return .respond(notAcceptable(Self.explanationForms).response(to: request))
    }
    return .elsewhere { [self] in
      do throws(RequestFailure) {
        return try explain(request, as: form)
      } catch {
        return error.problem.explained(by: request).response(to: request)
      }
    }
  }

  /// The forms in which explanations are answered, the usual one first.
  static var explanationForms: [MediaType] { [.json, .text, .html] }

  private func explain(_ request: HTTPRequest, as form: MediaType) throws(RequestFailure) -> HTTPResponse {
    var watch = Stopwatch()
    let deadline = deadline
    let kind = try bodyKind(of: request, among: Self.explanationBodies)
    var options = try ResolveOptions(
      request.queryParameters.map { ($0.name, $0.value) },
      names: kind == .consoleLog ? ResolveOptions.logNames : ResolveOptions.explainNames, catalogue: catalogue
    )
    options.detail.isDrawn = form == .html
    let parts = try layoutParts(of: request, kind, languages: options.languages, until: deadline)
    let explained = try request.withBody { body throws(RequestFailure) in
      try explain(body, parts, as: kind, options, &watch, until: deadline)
    }
    watch.lap(.resolve)
    let body = try sendable(render(explained, as: form, options.detail))
    watch.lap(.encode)
    var response = HTTPResponse(
      .ok, contentType: form.contentType, headers: form == .html ? Self.pictureHeaders : [],
      body: .bytes(body))
    response.timing = watch
    return response
  }

  /// What it reads.
  static let explanationBodies: [BodyKind] = [
    .document, .interfaceBuilderFile, .archive, .form, .consoleLog,
  ]

  /// Reads and explains a document, every screen of files, or every message of a console log.
  func explain(
    _ body: UnsafeRawBufferPointer, _ parts: RequestParts, as kind: BodyKind, _ options: ResolveOptions,
    _ watch: inout Stopwatch, until deadline: WorkDeadline
  ) throws(RequestFailure) -> ExplainedDocuments {
    if kind == .consoleLog { return try explainLog(body, options, until: deadline) }
    if let source = parts.screens(of: body, kind) {
      let documents = try documents(of: source, options, until: deadline)
      watch.lap(.import)
      return try explain(documents, options, until: deadline)
    }
    let text = UnsafeRawBufferPointer(rebasing: body[parts.document ?? 0..<0])
    let document = try check(try decode(text, options, archive: parts.archive), isStrict: false)
    watch.lap(.decode)
    return try explain([document], options, of: text.bindMemory(to: UInt8.self), until: deadline)
  }

  /// Writes what was explained.
  func render(_ explained: ExplainedDocuments, as form: MediaType, _ detail: LayoutDetail) -> ByteBuffer {
    switch form {
    case .text: return ByteBuffer(textExplanation(explained.report).utf8)
    case .html:
      return ByteBuffer(
        htmlExplanation(explained.report, explained.panels(), PictureOverlays(detail.values)))
    default:
      var writer = JSONWriter(capacity: 8192)
      writer.beginObject()
      writer.beginArray("environments")
      for (entry, outcome) in zip(explained.report.entries, explained.outcomes) {
        let label = ResultLabel(file: entry.file, name: entry.name, scene: entry.scene)
        if case .failure(let failure) = outcome {
          writer.problem(failure, label)
        } else {
          writer.beginObject()
          writer.label(label)
          if let message = entry.message { writer.message(message) }
          writer.endObject()
        }
      }
      writer.endArray()
      writer.explanation(explained.report)
      writer.endObject()
      writer.endLine()
      return ByteBuffer(writer)
    }
  }
}
