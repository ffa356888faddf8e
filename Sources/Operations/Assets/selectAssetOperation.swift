import AdaptiveLayout
import AssetSelection
import JSON
import LayoutCoding
import LayoutModel

extension Operation {
  /// The variant of an asset that some traits get; of an archive, where no name is asked for, those of all its assets.
  package static let selectAsset = Operation(
    "assets/select", reads: [.document, .form, .archive], answers: [.json],
    parameters: [.asset] + EnvironmentParameter.repeatable("device", "orientation", "locale") + [.strict],
    start: startSelecting
  ).short.with(.assets)
}

private func startSelecting(_ call: OperationCall) throws(RequestFailure) -> OperationJob {
  let (engine, options, form) = (call.engine, call.options, call.form)
  if options.overrides.orientation != nil, options.overrides.device == nil {
    throw RequestFailure([Fault(.missingKey("device"), parameter: "device")])
  }
  let request = try engine.assetRequest(call.material, options)
  let diagnostics = call.material.assets?.diagnostics ?? []
  return OperationJob(call) { deadline, _ throws(RequestFailure) in
    OperationAnswer(try engine.select(request, folders: diagnostics, until: deadline), as: form)
  }
}

extension LayoutEngine {
  fileprivate func assetRequest(
    _ material: Material, _ options: OperationOptions
  ) throws(RequestFailure) -> AssetRequest {
    var request: AssetRequest
    do {
      request =
        material.hasDocument
        ? try decodeAssetRequest(
          material.document.bytes, name: options.asset, archive: material.assets, catalogue: catalogue,
          limits: limits.decoding)
        : try AssetRequest(name: options.asset, in: material.assets ?? AssetTree())
    } catch {
      throw RequestFailure(error.faults)
    }
    try options.complete(&request)
    return request
  }

  /// The choice, or the choices among all assets of an archive.
  fileprivate func select(
    _ request: AssetRequest, folders diagnostics: [Diagnostic], until deadline: WorkDeadline
  ) throws(RequestFailure) -> JSONWriter {
    let context = AssetContext(
      request.traits, in: AssetSurroundings(request.environment), idiom: request.idiom)
    var writer = JSONWriter(capacity: 4096)
    guard let catalog = request.catalog else {
      let selection = select(request.set, named: request.name, request, in: context)
      if request.isStrict { try refuse(selection.diagnostics) }
      selection.write(to: &writer)
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
}

extension OperationOptions {
  /// Lays what the device and the locale say under what the request says.
  fileprivate func complete(_ request: inout AssetRequest) throws(RequestFailure) {
    let locale = overrides.locale
    if let device = overrides.device {
      var wanted = EnvironmentRequest(device: device)
      wanted.orientation = overrides.orientation
      wanted.locale = locale
      do {
        var traits = try makeEnvironment(wanted, at: .root).environment.traits
        traits.merge(request.traits)
        request.traits = traits
      } catch {
        throw RequestFailure([Fault(error.kind, parameter: "orientation")])
      }
      var facts = AssetDevice(device)
      facts.merge(request.environment.device)
      request.environment.device = facts
    } else if let locale, request.traits.layoutDirection == nil {
      request.traits.layoutDirection = Locale(tag: locale).layoutDirection
    }
    if let locale { request.environment.languages = [locale] }
    if let isStrict { request.isStrict = isStrict }
  }
}
