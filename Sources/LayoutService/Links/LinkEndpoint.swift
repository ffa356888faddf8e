import HTTPServer
import JSON
import Operations
import PictureRendering

/// A document in an address: deflated (RFC 1951), in the letters of an address (RFC 4648, section 5), with the form of the
/// answer as its ending.
private struct LayoutLink: Sendable {
  /// The document as it was packed.
  var packed: Substring
  /// Nil where the client's `Accept` decides.
  var form: MediaType?

  /// Takes the last part of an address apart.
  init(_ name: String) {
    let format = OutputFormat(ending: name)
    packed = name.dropLast(format?.ending?.count ?? 0)
    form = format?.mediaType
  }

  /// Gives a request the document as its body.
  func unpack(into request: HTTPRequest, _ limits: UnpackingLimits) throws(Refusal) {
    guard let bytes = Base64.decodeAddress(packed.utf8) else {
      throw Self.invalid(
        "The address holds other letters than A to Z, a to z, 0 to 9, - and _, or lacks some.")
    }
    do throws(UnpackingError) {
      try request.unpackBody(ofDeflated: bytes, limits)
    } catch {
      throw error == .damaged
        ? Self.invalid("What the address holds is no deflate stream, or a part of it is missing.")
        : Refusal(.unpacking(error))
    }
  }

  private static func invalid(_ detail: String) -> Refusal {
    let item = Refusal.Item(parameter: "packed", code: "invalidLink", detail: detail)
    return Refusal(.invalidRequest, detail, errors: [item])
  }
}

extension Service {
  /// `GET /v1/resolve/{packed}`: the layout of the document that the address holds.
  func linkEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    let link = LayoutLink(request.pathParameter("packed") ?? "")
    guard let form = link.form ?? negotiate(request, among: Operation.resolve.forms) else {
      return noForm(of: .resolve, for: request).outcome(of: request)
    }
    guard form != .png || canRenderPNG else { return Refusal.noPNG.outcome(of: request) }
    return .elsewhere { [self] in
      do throws(Refusal) {
        try link.unpack(into: request, unpackingLimits)
      } catch {
        return error.response(to: request)
      }
      var response = work(on: request, by: .linked, .document, as: form)
      if response.status == .ok, request.queryParameter("engine") == Version.product {
        // Whoever names the program may keep its answer for good.
        response.add("Cache-Control", "public, max-age=31536000, immutable")
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
    var located = response
    if let address { located.add("Content-Location", address) }
    return located
  }
}
