package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes the choice of a variant: one shape for the images of a layout and for a choice alone.
  ///
  /// - Parameter hasDiagnostics: Whether the diagnostics of the choice stand in it. Those of a layout's
  ///   images stand in the layout.
  package mutating func assetSelection(
    _ selection: AssetSelection, hasDiagnostics: Bool, isInstalled: Bool = true
  ) {
    beginObject()
    member("asset", selection.asset)
    if !isInstalled { member("installed", false) }
    member("status", selection.status.rawValue)
    if let code = selection.code { member("code", code.rawValue) }
    switch selection.type {
    case .colorset?: color(selection)
    case .dataset?: file(selection)
    default:
      file(selection)
      image(selection.image)
    }
    explanation(selection)
    if hasDiagnostics {
      beginArray("diagnostics")
      for diagnostic in selection.diagnostics { self.diagnostic(diagnostic) }
      endArray()
    }
    endObject()
  }

  private mutating func file(_ selection: AssetSelection) {
    member("filename", selection.filename)
    origin(selection.origin)
  }

  /// The row in `Contents.json`, or the number of the registered image.
  private mutating func origin(_ origin: AssetRow.Origin?) {
    key("rowIndex")
    switch origin {
    case .contents(let index)?: integer(index)
    case .registration(let index)?:
      null()
      member("registrationIndex", index)
    case nil: null()
    }
  }

  private mutating func image(_ image: ImageVariant?) {
    member("scale", image?.scale)
    member("pointSize", image?.pointSize)
    member("filePointSize", image?.filePointSize)
    member("intrinsicContentSize", image?.intrinsicContentSize)
    member("alignmentRectInsets", image?.alignmentRectInsets)
    member("capInsets", image?.capInsets)
    member("resizingMode", image?.resizingMode.map { $0 == .tile ? "tile" : "stretch" })
    member("mirrored", image?.isMirrored ?? false)
    member("vector", image?.isVector ?? false)
    member("renderingMode", image?.renderingMode.rawValue)
  }

  private mutating func color(_ selection: AssetSelection) {
    origin(selection.origin)
    switch selection.color {
    case .components(let space, let values)?:
      member("colorSpace", space.rawValue)
      components("components", values, names: space.componentNames)
      components(
        "srgb", selection.color?.sRGBComponents ?? [], names: AssetColorSpace.sRGB.componentNames)
    case .reference(let name, let platform)?:
      member("reference", name)
      member("platform", platform)
    case .unsupported?, nil:
      null("colorSpace")
      null("components")
    }
  }

  private mutating func components(_ name: StaticString, _ values: [Double], names: [String]) {
    beginObject(name)
    for (name, value) in zip(names, values) {
      key(name)
      number(value)
    }
    endObject()
  }

  private mutating func explanation(_ selection: AssetSelection) {
    beginObject("matched")
    for attribute in selection.matched {
      key(attribute.axis.attributeName)
      string(attribute.match.rawValue)
    }
    endObject()
    member("unmatched", selection.unmatched.map(\.name))
    member("reason", selection.reason)
    beginArray("rejected")
    for rejection in selection.rejected {
      beginObject()
      origin(rejection.origin)
      member("filename", rejection.filename)
      member("code", rejection.refusal.code)
      endObject()
    }
    endArray()
  }
}

extension AssetAxis {
  /// The key of a row that the axis reads.
  fileprivate var attributeName: String {
    switch self {
    case .screenWidth: "screen-width"
    case .widthClass: "width-class"
    case .heightClass: "height-class"
    case .direction: "language-direction"
    case .gamut: "display-gamut"
    case .graphics: "graphics-feature-set"
    case .idiom, .subtype, .locale, .luminosity, .contrast, .memory, .scale, .order: name
    }
  }
}
