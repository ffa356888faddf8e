import HTTPServer
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Service {
  /// `POST /v1/transition`: a layout document with two environments, what happens between them.
  func transitionEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let form = negotiate(request, among: [.json, .text]) else {
      let problem = ProblemDetails(.notAcceptable, "This address answers application/json and text/plain.")
      return .respond(problem.response(to: request))
    }
    if let problem = refuseMediaType(of: request) { return .respond(problem.response(to: request)) }
    if request.bodyCount > Self.largeBody {
      return .elsewhere { [self] in transition(request, as: form, until: deadline) }
    }
    let response = transition(request, as: form, until: turn)
    if response.status != .gatewayTimeout { return .respond(response) }
    return .elsewhere { [self] in transition(request, as: form, until: deadline) }
  }

  private func transition(
    _ request: HTTPRequest, as form: MediaType, until deadline: WorkDeadline
  ) -> HTTPResponse {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let options = try ResolveOptions(
        request.queryParameters.map { ($0.name, $0.value) }, names: ResolveOptions.transitionNames,
        catalogue: catalogue)
      let decoded = try request.withBody { body throws(RequestFailure) in
        try decodeTransition(body, options)
      }
      watch.lap(.decode)
      let transition = try resolve(
        decoded, detail: options.eventDetail ?? decoded.eventDetail ?? .controllers,
        options.detail.resolution,
        isStrict: options.isStrict ?? decoded.isStrict, until: deadline)
      watch.lap(.resolve)
      let body = try sendable(render(transition, as: form, options.detail))
      watch.lap(.encode)
      var response = HTTPResponse(.ok, contentType: form.contentType, body: .bytes(body))
      response.timing = watch
      return response
    } catch {
      return error.problem.explained(by: request).response(to: request)
    }
  }

  private func render(_ transition: Transition, as form: MediaType, _ detail: LayoutDetail) -> ByteBuffer {
    if form == .text { return ByteBuffer(textTransition(transition).utf8) }
    var writer = JSONWriter(capacity: 8192)
    encode(transition, detail, to: &writer)
    writer.endLine()
    return ByteBuffer(writer)
  }
}
