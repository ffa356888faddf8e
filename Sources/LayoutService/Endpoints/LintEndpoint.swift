import HTTPServer
import LayoutModel

extension Service {
  /// `POST /v1/lint`: a layout document or Interface Builder files, what should be mended in their layouts.
  ///
  /// Many layouts may be looked at, so workers do it.
  func lintEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let form = negotiate(request, among: Self.lintForms) else {
      return .respond(notAcceptable(Self.lintForms).response(to: request))
    }
    return .elsewhere { [self] in
      do throws(RequestFailure) {
        return try lint(request, as: form)
      } catch {
        return error.problem.explained(by: request).response(to: request)
      }
    }
  }

  /// The forms in which findings are answered, the usual one first.
  static var lintForms: [MediaType] { [.json, .text, .sarif, .junit] }

  private func lint(_ request: HTTPRequest, as form: MediaType) throws(RequestFailure) -> HTTPResponse {
    var watch = Stopwatch()
    let deadline = deadline
    let kind = try bodyKind(of: request, among: Self.layoutBodies)
    let options = try LintOptions(
      request.queryParameters.map { ($0.name, $0.value) }, catalogue: catalogue)
    let parts = try layoutParts(of: request, kind, languages: options.query.languages, until: deadline)
    let files = try request.withBody { body throws(RequestFailure) in
      if let source = parts.screens(of: body, kind), parts.app != nil {
        let rounds = try ScreenRounds(of: source, options, on: self) { () throws(RequestFailure) in
          try check(deadline)
        }
        if let failure = rounds.failure { throw failure }
        return try lint(rounds, options) { deadline }
      }
      let text = UnsafeRawBufferPointer(rebasing: body[parts.document ?? 0..<0])
      return [try lint(text, kind, path: nil, options, assets: parts.archive) { deadline }]
    }
    watch.lap(.resolve)
    let body = try sendable(ByteBuffer(form.lintFormat.write(LintReport(files: files))))
    watch.lap(.encode)
    var response = HTTPResponse(.ok, contentType: form.contentType, body: .bytes(body))
    response.timing = watch
    return response
  }
}

extension MediaType {
  fileprivate var lintFormat: LintFormat {
    switch self {
    case .text: .text
    case .sarif: .sarif
    case .junit: .junit
    default: .json
    }
  }
}
