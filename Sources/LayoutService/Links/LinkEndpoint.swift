import HTTPServer
import Operations
import PictureRendering

extension Service {
  /// Adds the addresses that hold their documents.
  func addLinks(to router: inout Router) {
    router.on(.get, at: "/v1/resolve/{packed}", handler: linkEndpoint)
  }

  /// `GET /v1/resolve/{packed}`: the layout of the document that the address holds.
  private func linkEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    let link = LayoutLink(request.pathParameter("packed") ?? "")
    guard let form = link.form ?? negotiate(request, among: Operation.resolve.forms) else {
      return .respond(noForm(of: .resolve, for: request).response(to: request))
    }
    guard form != .png || canRenderPNG else { return .respond(ProblemDetails.noPNG.response(to: request)) }
    return .elsewhere { [self] in
      do throws(RequestFailure) {
        try link.unpack(into: request, unpackingLimits)
      } catch {
        return error.problem.response(to: request)
      }
      var response = work(on: request, by: .linked, .document, as: form)
      if response.status == .ok, request.queryParameter("engine") == Version.product {
        // Whoever names the program may keep its answer for good.
        response.headers.append(HTTPField("Cache-Control", "public, max-age=31536000, immutable"))
      }
      return response
    }
  }

  /// An answer; a picture of a document with the address at which it can be had by `GET`, where that is not too long: the link
  /// to share.
  func located(
    _ response: HTTPResponse, _ request: HTTPRequest, _ format: InputFormat, _ form: MediaType
  ) -> HTTPResponse {
    guard form.isPicture, format == .document, request.method != .get,
      request.route == Operation.resolve.address,
      request.bodyCount <= mostBytesOfLinks * 16, let ending = OutputFormat(form)?.ending
    else { return response }
    let query = request.target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let address = request.withBody { layoutLink(to: $0, ending: ending, query: String(query)) }
    guard let address else { return response }
    var located = response
    located.headers.append(HTTPField("Content-Location", address))
    return located
  }
}
