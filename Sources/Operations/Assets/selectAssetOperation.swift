import AdaptiveLayout
import AssetSelection
import JSON
import LayoutCoding
import LayoutModel

extension Operation {
  /// The variant of an asset that some traits get; of an archive, where no name is asked for, those of all its assets.
  package static let selectAsset = Operation(
    name: "assets/select", inputs: [.document, .form, .archive], fields: .assets, forms: [.json],
    parameters: [.asset] + EnvironmentParameter.repeatable("device", "orientation", "locale") + [.strict],
    isShort: true
  ) { call throws(Refusal) in
    let (engine, options, form) = (call.engine, call.options, call.form)
    if options.overrides.orientation != nil, options.overrides.device == nil {
      throw Refusal([Fault(.missingKey("device"), parameter: "device")])
    }
    let request = try engine.request(call.material, options)
    let diagnostics = call.material.assets?.diagnostics ?? []
    return OperationJob(call) { deadline, _ throws(Refusal) in
      OperationAnswer(try engine.select(request, folders: diagnostics, until: deadline), as: form)
    }
  }
}

extension LayoutEngine {
  fileprivate func request(_ material: Material, _ asked: OperationOptions) throws(Refusal) -> AssetRequest {
    var request = try rethrowing(
      as: Refusal.init(list:),
      try material.hasDocument
        ? decodeAssetRequest(
          material.document.bytes, name: asked.asset, archive: material.assets, catalogue: catalogue,
          limits: limits.decoding)
        : AssetRequest(name: asked.asset, in: material.assets ?? AssetTree()))
    try asked.complete(&request)
    return request
  }

  /// The choice, or the choices among all assets of an archive.
  fileprivate func select(
    _ request: AssetRequest, folders diagnostics: [Diagnostic], until deadline: WorkDeadline
  ) throws(Refusal) -> JSONWriter {
    let context = AssetContext(
      request.traits, in: AssetSurroundings(request.environment), idiom: request.idiom)
    var writer = JSONWriter(capacity: 4096)
    guard let catalog = request.catalog else {
      try select(request.set, named: request.name, request, in: context, to: &writer)
      return writer
    }
    if request.isStrict { try refuse(diagnostics) }
    writer.beginObject()
    writer.beginArray("assets")
    for set in catalog.sets where set.type.isSelectable {
      try check(deadline)
      try select(set, named: set.name, request, in: context, to: &writer)
    }
    writer.endArray()
    writer.beginArray("diagnostics")
    for diagnostic in diagnostics { diagnostic.write(to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer
  }

  private func select(
    _ set: AssetSet?, named name: String?, _ request: AssetRequest, in context: AssetContext,
    to writer: inout JSONWriter
  ) throws(Refusal) {
    var selection = AssetSelection(
      asset: name, type: nil, status: .notFound, reason: "No asset is called '\(name ?? "")'.")
    if let set {
      selection = selectVariant(of: set, named: name, in: context, isFlipped: request.flipsForRightToLeft)
      selection.diagnostics = set.diagnostics + selection.diagnostics
    }
    if request.isStrict { try refuse(selection.diagnostics) }
    selection.write(to: &writer)
  }
}

extension OperationOptions {
  /// Lays what the device and the locale say under what the request says.
  fileprivate func complete(_ request: inout AssetRequest) throws(Refusal) {
    let locale = overrides.locale
    if let device = overrides.device {
      var wanted = EnvironmentRequest(device: device)
      wanted.orientation = overrides.orientation
      wanted.locale = locale
      var traits = try rethrowing(
        as: { (fault: Fault) in Refusal([Fault(fault.kind, parameter: "orientation")]) },
        try makeEnvironment(wanted, at: .root)
      ).environment.traits
      traits.merge(request.traits)
      request.traits = traits
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
