import AdaptiveLayout
import HTTPServer
import LayoutCoding
import LayoutModel

extension Service {
  /// `POST /v1/assets/select`: one asset and the traits that ask for it, the variant that they get.
  func selectAssetEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    if let problem = refuseMediaType(of: request) { return .respond(problem.response(to: request)) }
    if request.bodyCount > Self.largeBody {
      return .elsewhere { [self] in selectAsset(request) }
    }
    return .respond(selectAsset(request))
  }

  private func selectAsset(_ request: HTTPRequest) -> HTTPResponse {
    let limits = settings.decodingLimits
    do throws(FaultList) {
      let wanted = try request.withBody { body throws(FaultList) in
        try decodeAssetRequest(body, catalogue: catalogue, limits: limits)
      }
      let selection = selectAsset(wanted)
      if wanted.isStrict { try refuseDiagnostics(of: selection) }
      var writer = JSONWriter(capacity: 80 * selection.rejected.count + 2048)
      writer.assetSelection(selection, hasDiagnostics: true)
      writer.endLine()
      return HTTPResponse(.ok, contentType: MediaType.json.contentType, body: .bytes(ByteBuffer(writer)))
    } catch {
      return ProblemDetails(error.faults).response(to: request)
    }
  }

  private func selectAsset(_ request: AssetRequest) -> AssetSelection {
    guard let set = request.set else {
      return AssetSelection(
        asset: request.name, type: nil, status: .notFound,
        reason: "No asset is called '\(request.name ?? "")'.")
    }
    let context = AssetContext(
      request.traits, in: AssetSurroundings(request.environment), idiom: request.idiom)
    var selection = selectVariant(
      of: set, named: request.name, in: context, isFlipped: request.flipsForRightToLeft)
    selection.diagnostics = set.diagnostics + selection.diagnostics
    return selection
  }

  private func refuseDiagnostics(of selection: AssetSelection) throws(FaultList) {
    let faults = selection.diagnostics.filter { $0.severity >= .warning }.map {
      Fault(.strict($0), at: $0.pointer ?? .root)
    }
    if !faults.isEmpty { throw FaultList(faults) }
  }
}
