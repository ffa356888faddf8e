import HTTPServer
import ModelContext
import Operations

extension Service {
  /// `POST /mcp`: a message of the Model Context Protocol, answered as plain JSON. No paths are taken.
  func contextEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    do throws(Refusal) {
      try checkOrigin(of: request)
      guard negotiate(request, among: [.json]) != nil else { throw notAcceptable([.json]) }
      _ = try inputFormat(of: request, among: [.document])
    } catch {
      return error.outcome(of: request)
    }
    let headers = ContextHeaders(
      revision: request.header("MCP-Protocol-Version"), method: request.header("Mcp-Method"),
      name: request.header("Mcp-Name"))
    return .elsewhere { [engine] in
      let server = ContextServer(files: nil) { FileResolver(on: engine, until: engine.deadline) }
      return HTTPResponse(request.withBody { server.answer($0, headers: headers) })
    }
  }

  /// A page may only ask if it comes from here, or from an origin that the settings name.
  private func checkOrigin(of request: HTTPRequest) throws(Refusal) {
    guard let origin = request.header("Origin"), crossOrigin?.allows(request) != true else { return }
    let place = origin.firstRange(of: "://").map { origin[$0.upperBound...] } ?? ""
    if !place.isEmpty, place == request.header("Host").map({ $0[...] }) { return }
    throw Refusal(
      .crossSite, "Pages of this origin may not ask. The setting ALLOW_ORIGIN has the origins that may.")
  }
}

extension HTTPResponse {
  fileprivate init(_ answer: ContextAnswer) {
    let status =
      switch answer.kind {
      case .answered: HTTPStatus.ok
      case .none: HTTPStatus(202)
      case .refused: HTTPStatus.badRequest
      case .unknownMethod: HTTPStatus.notFound
      }
    self.init(
      status, contentType: answer.bytes.isEmpty ? nil : MediaType.json.contentType,
      body: .bytes(ByteBuffer(answer.bytes.isEmpty ? [] : answer.bytes + [0x0A])))
  }
}
