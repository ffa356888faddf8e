import HTTPServer
import LayoutCoding
import LayoutModel

extension Service {
  /// `POST /v1/transition`: a layout document with two environments, what happens between them.
  func transitionEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard negotiate(request.header("Accept"), among: [.json]) != nil else {
      let problem = ProblemDetails(.notAcceptable, "This address answers application/json.")
      return .respond(problem.response(to: request))
    }
    if let problem = refuseMediaType(of: request) { return .respond(problem.response(to: request)) }
    if request.bodyCount > Self.largeBody {
      return .elsewhere { [self] in transition(request) }
    }
    return .respond(transition(request))
  }

  private func transition(_ request: HTTPRequest) -> HTTPResponse {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let options = try ResolveOptions(
        request.queryParameters.map { ($0.name, $0.value) }, names: ResolveOptions.transitionNames,
        catalogue: catalogue)
      let decoded = try request.withBody { body throws(RequestFailure) in
        try decodeTransition(body, options)
      }
      watch.lap("decode")
      let transition = try resolve(
        decoded, detail: options.eventDetail ?? decoded.eventDetail ?? .controllers,
        isStrict: options.isStrict ?? decoded.isStrict)
      watch.lap("resolve")
      var writer = JSONWriter(capacity: 8192)
      encode(transition, isExact: options.isExact, to: &writer)
      writer.endLine()
      watch.lap("encode")
      var response = HTTPResponse(
        .ok, contentType: MediaType.json.contentType, body: .bytes(ByteBuffer(writer)))
      response.headers.append(HTTPField("Server-Timing", watch.serverTiming))
      return response
    } catch {
      return error.problem.response(to: request)
    }
  }
}
