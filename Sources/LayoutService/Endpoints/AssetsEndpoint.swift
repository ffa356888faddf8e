import AssetSelection
import HTTPServer
import JSON
import LayoutCoding
import LayoutModel

extension Service {
  /// `POST /v1/assets/select`: one asset and the traits that ask for it, the variant that they get. Of an archive
  /// all assets, where no name is asked for.
  func selectAssetEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard negotiate(request, among: [.json]) != nil else {
      return .respond(notAcceptable(.json).response(to: request))
    }
    do throws(RequestFailure) {
      let kind = try bodyKind(of: request, among: [.document, .form, .archive])
      // An archive can be far more than its length.
      if request.bodyCount > Self.largeBody || kind != .document {
        return .elsewhere { [self] in selectAsset(request, kind) }
      }
      return .respond(selectAsset(request, kind))
    } catch {
      return .respond(error.problem.response(to: request))
    }
  }

  private func selectAsset(_ request: HTTPRequest, _ kind: BodyKind) -> HTTPResponse {
    do throws(RequestFailure) {
      let options = try AssetOptions(
        request.queryParameters.map { ($0.name, $0.value) }, catalogue: catalogue)
      let deadline = deadline
      let parts = try parts(of: request, kind, requiresDocument: false, until: deadline)
      var wanted = try decode(parts, of: request, options)
      try options.complete(&wanted)
      let writer = try select(wanted, folders: parts.archive?.diagnostics ?? [], until: deadline)
      let body = try sendable(ByteBuffer(writer))
      return HTTPResponse(.ok, contentType: MediaType.json.contentType, body: .bytes(body))
    } catch {
      return error.problem.explained(by: request).response(to: request)
    }
  }

  private func decode(
    _ parts: RequestParts, of request: HTTPRequest, _ options: AssetOptions
  ) throws(RequestFailure) -> AssetRequest {
    do {
      guard let document = parts.document else {
        return try AssetRequest(name: options.name, in: parts.archive ?? AssetTree())
      }
      return try request.withBody { body throws(FaultList) in
        try decodeAssetRequest(
          UnsafeRawBufferPointer(rebasing: body[document]), name: options.name, archive: parts.archive,
          catalogue: catalogue, limits: settings.decodingLimits)
      }
    } catch {
      throw RequestFailure(problem: ProblemDetails(error.faults))
    }
  }

  /// The choice, or the choices among all assets of an archive.
  private func select(
    _ request: AssetRequest, folders diagnostics: [Diagnostic], until deadline: WorkDeadline
  ) throws(RequestFailure) -> JSONWriter {
    let context = AssetContext(
      request.traits, in: AssetSurroundings(request.environment), idiom: request.idiom)
    var writer = JSONWriter(capacity: 4096)
    guard let catalog = request.catalog else {
      let selection = select(request.set, named: request.name, request, in: context)
      if request.isStrict { try refuse(selection.diagnostics) }
      selection.write(to: &writer)
      writer.endLine()
      return writer
    }
    if request.isStrict { try refuse(diagnostics) }
    writer.beginObject()
    writer.beginArray("assets")
    for set in catalog.sets where set.type.isSelectable {
      try check(deadline)
      let selection = select(set, named: set.name, request, in: context)
      if request.isStrict { try refuse(selection.diagnostics) }
      selection.write(to: &writer)
    }
    writer.endArray()
    writer.beginArray("diagnostics")
    for diagnostic in diagnostics { diagnostic.write(to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer
  }

  private func select(
    _ set: AssetSet?, named name: String?, _ request: AssetRequest, in context: AssetContext
  ) -> AssetSelection {
    guard let set else {
      return AssetSelection(
        asset: name, type: nil, status: .notFound, reason: "No asset is called '\(name ?? "")'.")
    }
    var selection = selectVariant(
      of: set, named: name, in: context, isFlipped: request.flipsForRightToLeft)
    selection.diagnostics = set.diagnostics + selection.diagnostics
    return selection
  }

  /// A strict request is refused for a warning.
  private func refuse(_ diagnostics: [Diagnostic]) throws(RequestFailure) {
    let faults = diagnostics.filter { $0.severity >= .warning }.map {
      Fault(.strict($0), at: $0.pointer ?? .root)
    }
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
  }
}
