import Archives
import HTTPServer
import LayoutCoding
import LayoutModel

/// What one request brings: a document, assets, or both.
struct RequestParts: Sendable {
  /// Where the document lies in the body, nil if there is none.
  var document: Range<Int>?
  /// Where the archive lies in the body, nil if there is none beside a document.
  var catalog: Range<Int>?
  /// The assets of the archive, nil if there is none.
  var archive: AssetTree?
}

extension Service {
  /// Takes a body apart and reads its archive.
  ///
  /// - Parameters:
  ///   - requiresDocument: Whether a form without a document is refused.
  ///   - deadline: When reading an archive must end, nil for never.
  func parts(
    of request: HTTPRequest, _ kind: BodyKind, requiresDocument: Bool, until deadline: WorkDeadline?
  ) throws(RequestFailure) -> RequestParts {
    do {
      return try request.withBody { body throws(ArchiveFailure) in
        switch kind {
        case .document, .interfaceBuilderFile, .consoleLog: RequestParts(document: 0..<body.count)
        case .archive: RequestParts(archive: try readAssetArchive(body, settings, until: deadline))
        case .form:
          try formParts(
            of: body, request.header("Content-Type") ?? "", requiresDocument: requiresDocument,
            until: deadline)
        }
      }
    } catch {
      switch error {
      case .faults(let faults): throw RequestFailure(problem: ProblemDetails(faults))
      case .timeLimit: throw .timeLimit(of: self)
      }
    }
  }

  private func formParts(
    of body: UnsafeRawBufferPointer, _ contentType: String, requiresDocument: Bool,
    until deadline: WorkDeadline?
  ) throws(ArchiveFailure) -> RequestParts {
    guard let form = MultipartForm(body, contentType: contentType) else {
      throw .faults([Fault(.invalidUpload(.invalidMultipart, name: ""), at: .root)])
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
        faults.append(
          Fault(.unknownKey(part.name, nearest: nearest, known: ["document", "catalog"]), at: .root))
      }
    }
    if parts.document == nil, requiresDocument { faults.append(Fault(.missingKey("document"), at: .root)) }
    if archive == nil { faults.append(Fault(.missingKey("catalog"), at: .root)) }
    guard faults.isEmpty, let archive else { throw .faults(faults) }
    parts.catalog = archive
    parts.archive = try readAssetArchive(
      UnsafeRawBufferPointer(rebasing: body[archive]), settings, until: deadline)
    return parts
  }
}
