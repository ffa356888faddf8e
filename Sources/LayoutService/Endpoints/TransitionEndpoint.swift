import HTTPServer
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Service {
  /// `POST /v1/transition`: a layout document with two environments, or a screen of Interface Builder files and a query with
  /// them; what happens between them.
  func transitionEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let form = negotiate(request, among: [.json, .text]) else {
      let problem = ProblemDetails(.notAcceptable, "This address answers application/json and text/plain.")
      return .respond(problem.response(to: request))
    }
    let kind: BodyKind
    do throws(RequestFailure) {
      kind = try bodyKind(of: request, among: Self.layoutBodies)
    } catch {
      return .respond(error.problem.response(to: request))
    }
    if request.bodyCount > Self.largeBody || kind != .document {
      return .elsewhere { [self] in transition(request, kind, as: form, until: deadline) }
    }
    let response = transition(request, kind, as: form, until: turn)
    if response.status != .gatewayTimeout { return .respond(response) }
    return .elsewhere { [self] in transition(request, kind, as: form, until: deadline) }
  }

  private func transition(
    _ request: HTTPRequest, _ kind: BodyKind, as form: MediaType, until deadline: WorkDeadline
  ) -> HTTPResponse {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let query = request.queryParameters.map { (name: $0.name, value: $0.value) }
      let (options, decoded) = try decodeTransition(request, kind, query, until: deadline)
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

  /// Reads a document with its ends, or makes one of a screen and the ends that a query has.
  private func decodeTransition(
    _ request: HTTPRequest, _ kind: BodyKind, _ query: [(name: String, value: String)],
    until deadline: WorkDeadline
  ) throws(RequestFailure) -> (ResolveOptions, DecodedTransition) {
    let parts = try layoutParts(
      of: request, kind, languages: query.filter { $0.name == "locale" }.map(\.value), until: deadline)
    return try request.withBody { body throws(RequestFailure) in
      guard let source = parts.screens(of: body, kind) else {
        let options = try ResolveOptions(query, names: ResolveOptions.transitionNames, catalogue: catalogue)
        let text = UnsafeRawBufferPointer(rebasing: body[parts.document ?? 0..<0])
        return (options, try decodeTransition(text, options, archive: parts.archive))
      }
      let ends = try TransitionEnds(query, catalogue: catalogue)
      let names = ResolveOptions.transitionNames + ["scene"]
      let options = try ResolveOptions(ends.others, names: names, catalogue: catalogue)
      guard options.overrides.device != nil else {
        // The canvas of Xcode neither turns nor has windows.
        throw RequestFailure(problem: ProblemDetails([Fault(.missingKey("device"), parameter: "device")]))
      }
      let document = ends.put(in: try screen(of: source, options).document)
      let decoded = try document.withUnsafeBufferPointer { text throws(RequestFailure) in
        try decodeTransition(UnsafeRawBufferPointer(text), options, archive: source.context.assets)
      }
      return (options, decoded)
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
