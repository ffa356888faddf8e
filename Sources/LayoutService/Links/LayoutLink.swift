import HTTPServer
import JSON
import Operations

/// A document in an address: deflated (RFC 1951), in the letters of an address (RFC 4648, section 5), with the form of the
/// answer as its ending.
struct LayoutLink: Sendable {
  /// The document as it was packed.
  var packed: Substring
  /// Nil where the client's `Accept` decides.
  var form: MediaType?

  /// Takes the last part of an address apart.
  init(_ name: String) {
    let format = OutputFormat(ending: name)
    packed = name.dropLast(format?.ending.count ?? 0)
    form = format?.mediaType
  }

  /// Gives a request the document as its body.
  func unpack(into request: HTTPRequest, _ limits: UnpackingLimits) throws(RequestFailure) {
    guard let bytes = Base64.decodeAddress(packed.utf8) else {
      throw Self.invalid(
        "The address holds other letters than A to Z, a to z, 0 to 9, - and _, or lacks some.")
    }
    do throws(UnpackingError) {
      try request.unpackBody(ofDeflated: bytes, limits)
    } catch {
      if error == .damaged {
        throw Self.invalid("What the address holds is no deflate stream, or a part of it is missing.")
      }
      throw RequestFailure(problem: ProblemDetails(.unpacking(error)))
    }
  }

  private static func invalid(_ detail: String) -> RequestFailure {
    let item = ProblemDetails.Item(parameter: "packed", code: "invalidLink", detail: detail)
    return RequestFailure(problem: ProblemDetails(.invalidRequest, detail, errors: [item]))
  }
}
