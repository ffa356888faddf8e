import HTTPServer
import LayoutModel

extension Service {
  /// `POST /v1/lint`: a layout document or an Interface Builder file, what should be mended in its layouts.
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
    let kind = try bodyKind(of: request, among: [.document, .interfaceBuilderFile])
    let options = try LintOptions(
      request.queryParameters.map { ($0.name, $0.value) }, catalogue: catalogue)
    let file = try request.withBody { body throws(RequestFailure) in
      try lint(body, kind, path: nil, options) { deadline }
    }
    watch.lap(.resolve)
    let body = try sendable(ByteBuffer(form.lintFormat.write(LintReport(files: [file]))))
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
