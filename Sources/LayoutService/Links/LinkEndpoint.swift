import HTTPServer
import LayoutCoding
import LayoutModel
import PictureRendering

extension Service {
  /// `GET /v1/resolve/{packed}`: the layout of the document that the address holds.
  func linkEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    let link = LayoutLink(request.pathParameter("packed") ?? "")
    guard let form = link.form ?? negotiate(request, among: Self.layoutForms) else {
      return .respond(Self.noLayoutForm(request).response(to: request))
    }
    guard form != .png || canRenderPNG else { return .respond(ProblemDetails.noPNG.response(to: request)) }
    return .elsewhere { [self] in
      do throws(RequestFailure) {
        try link.unpack(into: request, unpackingLimits)
      } catch {
        return error.problem.response(to: request)
      }
      var response = begin(
        request, .document, as: form, names: ResolveOptions.linkNames, until: deadline
      ).response
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
    _ response: HTTPResponse, _ request: HTTPRequest, _ kind: BodyKind, _ form: MediaType
  ) -> HTTPResponse {
    guard form.isPicture, kind == .document, request.method != .get, response.status == .ok,
      request.bodyCount <= LayoutLink.mostBytesTold * 16, let ending = OutputFormat(form)?.ending
    else { return response }
    let query = request.target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let address = request.withBody { LayoutLink.address(of: $0, ending: ending, query: String(query)) }
    guard let address else { return response }
    var located = response
    located.headers.append(HTTPField("Content-Location", address))
    return located
  }
}
