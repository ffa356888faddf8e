import Archives
import HTTPServer
import LayoutCoding
import LayoutModel

/// What one request brings: a document, assets, or both.
struct RequestParts: Sendable {
  /// Where the document lies in the body, nil if there is none.
  var document: Range<Int>?
  /// The assets of the archive, nil if there is none.
  var archive: AssetTree?
}

extension Service {
  /// The kinds of bodies that an endpoint with assets reads.
  private enum BodyKind {
    case document, form, archive
  }

  /// What the body is by its type; a problem if it is of an unknown kind.
  ///
  /// What curl sends by default is a document if it begins like one.
  private func kind(of request: HTTPRequest, takesArchive: Bool) throws(RequestFailure) -> BodyKind {
    guard let contentType = request.header("Content-Type") else { return .document }
    switch MediaType.essence(of: contentType) {
    case MediaType.json.rawValue, "": return .document
    case MediaType.form.rawValue where request.withBody({ firstByte($0) == UInt8(ascii: "{") }):
      return .document
    case MediaType.multipart.rawValue: return .form
    case MediaType.zip.rawValue where takesArchive: return .archive
    case let type:
      let types = "application/json or multipart/form-data\(takesArchive ? " or application/zip" : "")"
      throw RequestFailure(
        problem: ProblemDetails(.unsupportedMediaType, "The body must be \(types), not '\(type)'."))
    }
  }

  /// The problem of a request whose body is of a kind that the endpoint does not read.
  ///
  /// - Parameter takesArchive: Whether an archive may come without a document.
  func refuseMediaType(of request: HTTPRequest, takesArchive: Bool) -> ProblemDetails? {
    do {
      _ = try kind(of: request, takesArchive: takesArchive)
      return nil
    } catch {
      return error.problem
    }
  }

  /// Whether the body is of a kind that can be far more than its length.
  func mayHoldArchive(_ request: HTTPRequest) -> Bool {
    let type = request.header("Content-Type").map { MediaType.essence(of: $0) }
    return type == MediaType.multipart.rawValue || type == MediaType.zip.rawValue
  }

  /// Takes a body apart and reads its archive.
  func parts(of request: HTTPRequest, takesArchive: Bool) throws(RequestFailure) -> RequestParts {
    let kind = try kind(of: request, takesArchive: takesArchive)
    do {
      return try request.withBody { body throws(FaultList) in
        switch kind {
        case .document: RequestParts(document: 0..<body.count)
        case .archive: RequestParts(archive: try readAssetArchive(body, settings))
        case .form: try formParts(of: body, request.header("Content-Type") ?? "", takesArchive: takesArchive)
        }
      }
    } catch {
      throw RequestFailure(problem: ProblemDetails(error.faults))
    }
  }

  private func formParts(
    of body: UnsafeRawBufferPointer, _ contentType: String, takesArchive: Bool
  ) throws(FaultList) -> RequestParts {
    guard let form = MultipartForm(body, contentType: contentType) else {
      throw FaultList([Fault(.invalidUpload(.invalidMultipart, name: ""), at: .root)])
    }
    var parts = RequestParts()
    var archive: Range<Int>?
    var faults: [Fault] = []
    for part in form.parts {
      switch part.name {
      case "document" where parts.document == nil: parts.document = part.range
      case "catalog" where archive == nil: archive = part.range
      case "document", "catalog":
        faults.append(Fault(.invalidUpload(.duplicatePart, name: part.name), at: .root))
      default:
        let nearest = nearestNames(to: part.name, in: ["document", "catalog"])
        faults.append(Fault(.unknownKey(part.name, nearest: nearest), at: .root))
      }
    }
    if parts.document == nil, !takesArchive { faults.append(Fault(.missingKey("document"), at: .root)) }
    if archive == nil { faults.append(Fault(.missingKey("catalog"), at: .root)) }
    guard faults.isEmpty, let archive else { throw FaultList(faults) }
    parts.archive = try readAssetArchive(UnsafeRawBufferPointer(rebasing: body[archive]), settings)
    return parts
  }
}

/// The first byte that is no white space.
private func firstByte(_ bytes: UnsafeRawBufferPointer) -> UInt8? {
  bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
}
