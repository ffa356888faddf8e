import AppFolder
import Archives
import HTTPServer
import JSON
import LayoutCoding
import LayoutModel

/// What one request brings: a document or an Interface Builder file, assets, both, or the folder of an app.
struct RequestParts: Sendable {
  /// Where the document or file lies in the body, nil if there is none.
  var document: Range<Int>?
  /// Where the archive lies in the body that has the assets, nil if there is none.
  var catalog: Range<Int>?
  /// The assets of the archive, nil if there are none.
  var archive: AssetTree?
  /// Nil where the request brings none.
  var app: AppFolder?
}

extension RequestParts {
  /// What of a body is translated to documents; nil where it is a document, or a log.
  func screens(of body: UnsafeRawBufferPointer, _ kind: BodyKind) -> ScreenSource? {
    if let app { return ScreenSource(.app(app), assets: archive) }
    guard let document else { return nil }
    let bytes = UnsafeRawBufferPointer(rebasing: body[document])
    let isFile =
      kind == .interfaceBuilderFile || kind == .form && BodyKind(ofBytes: bytes) == .interfaceBuilderFile
    return isFile ? ScreenSource(.file(bytes), assets: archive) : nil
  }
}

/// What a form may have.
private struct FormParts {
  var document: Range<Int>?
  var catalog: Range<Int>?
  var app: Range<Int>?
}

extension Service {
  /// Takes a body apart and reads its archive of assets.
  ///
  /// - Parameters:
  ///   - requiresDocument: Whether a form without a document is refused.
  ///   - deadline: When reading an archive must end, nil for never.
  func parts(
    of request: HTTPRequest, _ kind: BodyKind, requiresDocument: Bool, until deadline: WorkDeadline?
  ) throws(RequestFailure) -> RequestParts {
    try reading(request) { body throws(ArchiveFailure) in
      switch kind {
      case .document, .interfaceBuilderFile, .consoleLog: return RequestParts(document: 0..<body.count)
      case .archive: return RequestParts(archive: try readAssetArchive(body, settings, until: deadline))
      case .form:
        let form = try formParts(
          of: body, request.header("Content-Type") ?? "", ["document", "catalog"], requiresDocument)
        return try parts(form, of: body, until: deadline)
      }
    }
  }

  /// Takes a body apart whose archive is the folder of an app, and reads it.
  ///
  /// - Parameters:
  ///   - languages: Whose texts are read of a folder.
  ///   - deadline: When reading an archive must end, nil for never.
  func layoutParts(
    of request: HTTPRequest, _ kind: BodyKind, languages: [String], until deadline: WorkDeadline?
  ) throws(RequestFailure) -> RequestParts {
    try reading(request) { body throws(ArchiveFailure) in
      switch kind {
      case .document, .interfaceBuilderFile, .consoleLog: return RequestParts(document: 0..<body.count)
      case .archive: return try appParts(0..<body.count, of: body, languages: languages, until: deadline)
      case .form:
        let names = ["document", "catalog", "app"]
        let form = try formParts(of: body, request.header("Content-Type") ?? "", names, true)
        guard let app = form.app else { return try parts(form, of: body, until: deadline) }
        return try appParts(app, of: body, languages: languages, until: deadline)
      }
    }
  }

  private func reading(
    _ request: HTTPRequest, _ read: (UnsafeRawBufferPointer) throws(ArchiveFailure) -> RequestParts
  ) throws(RequestFailure) -> RequestParts {
    do {
      return try request.withBody(read)
    } catch {
      throw RequestFailure(error, of: self)
    }
  }

  private func parts(
    _ form: FormParts, of body: UnsafeRawBufferPointer, until deadline: WorkDeadline?
  ) throws(ArchiveFailure) -> RequestParts {
    var parts = RequestParts(document: form.document, catalog: form.catalog)
    if let catalog = form.catalog {
      parts.archive = try readAssetArchive(
        UnsafeRawBufferPointer(rebasing: body[catalog]), settings, until: deadline)
    }
    return parts
  }

  private func appParts(
    _ range: Range<Int>, of body: UnsafeRawBufferPointer, languages: [String], until deadline: WorkDeadline?
  ) throws(ArchiveFailure) -> RequestParts {
    let app = try readAppArchive(
      UnsafeRawBufferPointer(rebasing: body[range]), languages: languages, settings, until: deadline)
    return RequestParts(
      catalog: app.assets == nil ? nil : range, archive: app.assets, app: app.folder)
  }

  /// Where the parts of a form are, of the names that the address knows.
  private func formParts(
    of body: UnsafeRawBufferPointer, _ contentType: String, _ names: [String], _ requiresDocument: Bool
  ) throws(ArchiveFailure) -> FormParts {
    guard let form = MultipartForm(body, contentType: contentType) else {
      throw .faults([Fault(.invalidUpload(.invalidMultipart, name: ""), at: .root)])
    }
    var places: [String: Range<Int>] = [:]
    var faults: [Fault] = []
    for part in form.parts {
      if !names.contains(part.name) {
        let nearest = nearestNames(to: part.name, in: names)
        faults.append(Fault(.unknownKey(part.name, nearest: nearest, known: names), at: .root))
      } else if places.updateValue(part.range, forKey: part.name) != nil {
        faults.append(Fault(.invalidUpload(.duplicatePart, name: part.name), at: .root))
      }
    }
    if places["app"] == nil {
      if places["document"] == nil, requiresDocument {
        faults.append(Fault(.missingKey("document"), at: .root))
      }
      if places["catalog"] == nil { faults.append(Fault(.missingKey("catalog"), at: .root)) }
    } else if places.count > 1 {
      faults.append(Fault(.invalidUpload(.contradictoryParts, name: ""), at: .root))
    }
    if !faults.isEmpty { throw .faults(faults) }
    return FormParts(document: places["document"], catalog: places["catalog"], app: places["app"])
  }
}

extension RequestFailure {
  /// Why an archive cannot be used.
  init(_ failure: ArchiveFailure, of service: Service) {
    switch failure {
    case .faults(let faults): self.init(problem: ProblemDetails(faults))
    case .timeLimit: self = .timeLimit(of: service)
    }
  }
}
