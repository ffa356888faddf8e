package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes the choice of a variant: one shape for the images of a layout and for a choice alone (decisions,
  /// names 6).
  ///
  /// - Parameter hasDiagnostics: Whether the diagnostics of the choice stand in it. Those of a layout's
  ///   images stand in the layout.
  package mutating func assetSelection(_ selection: AssetSelection, hasDiagnostics: Bool) {
    beginObject()
    key("asset")
    optional(selection.asset)
    key("status")
    string(selection.status.rawValue)
    if let code = selection.code {
      key("code")
      string(code.rawValue)
    }
    switch selection.type {
    case .colorset?: color(selection)
    case .dataset?: file(selection)
    default:
      file(selection)
      image(selection.image)
    }
    explanation(selection)
    if hasDiagnostics {
      key("diagnostics")
      beginArray()
      for diagnostic in selection.diagnostics { self.diagnostic(diagnostic) }
      endArray()
    }
    endObject()
  }

  private mutating func file(_ selection: AssetSelection) {
    key("filename")
    optional(selection.filename)
    origin(selection.origin)
  }

  /// The row in `Contents.json`, or the number of the registered image.
  private mutating func origin(_ origin: AssetRow.Origin?) {
    key("rowIndex")
    switch origin {
    case .contents(let index)?: integer(index)
    case .registration(let index)?:
      null()
      key("registrationIndex")
      integer(index)
    case nil: null()
    }
  }

  private mutating func image(_ image: ImageVariant?) {
    key("scale")
    if let image { number(image.scale) } else { null() }
    key("pointSize")
    optional(image?.pointSize)
    key("filePointSize")
    optional(image?.filePointSize)
    key("intrinsicContentSize")
    optional(image?.intrinsicContentSize)
    key("alignmentRectInsets")
    optional(image?.alignmentRectInsets)
    key("capInsets")
    optional(image?.capInsets)
    key("resizingMode")
    optional(image?.resizingMode.map { $0 == .tile ? "tile" : "stretch" })
    key("mirrored")
    boolean(image?.isMirrored ?? false)
    key("vector")
    boolean(image?.isVector ?? false)
    key("renderingMode")
    optional(image?.renderingMode.rawValue)
  }

  private mutating func color(_ selection: AssetSelection) {
    origin(selection.origin)
    switch selection.color {
    case .components(let space, let values)?:
      key("colorSpace")
      string(space.rawValue)
      key("components")
      components(values, names: space.componentNames)
      key("srgb")
      components(selection.color?.sRGBComponents ?? [], names: AssetColorSpace.sRGB.componentNames)
    case .reference(let name, let platform)?:
      key("reference")
      string(name)
      key("platform")
      optional(platform)
    case .unsupported?, nil:
      key("colorSpace")
      null()
      key("components")
      null()
    }
  }

  private mutating func components(_ values: [Double], names: [String]) {
    beginObject()
    for (name, value) in zip(names, values) {
      key(name)
      number(value)
    }
    endObject()
  }

  private mutating func explanation(_ selection: AssetSelection) {
    key("matched")
    beginObject()
    for attribute in selection.matched {
      key(attribute.axis.attributeName)
      string(attribute.match.rawValue)
    }
    endObject()
    key("unmatched")
    beginArray()
    for axis in selection.unmatched { string(axis.name) }
    endArray()
    key("reason")
    string(selection.reason)
    key("rejected")
    beginArray()
    for rejection in selection.rejected {
      beginObject()
      origin(rejection.origin)
      key("filename")
      optional(rejection.filename)
      key("code")
      string(rejection.refusal.code)
      endObject()
    }
    endArray()
  }

  private mutating func optional(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  private mutating func optional(_ value: Size?) {
    if let value { size(value) } else { null() }
  }

  private mutating func optional(_ value: EdgeInsets?) {
    if let value { insets(value) } else { null() }
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
