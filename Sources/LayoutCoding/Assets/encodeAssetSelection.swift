package import JSON
package import LayoutModel

/// The choice of a variant where it stands alone, with its diagnostics.
extension AssetSelection: AnswerValue {
  package static var shape: AnswerShape { .choice([SelectedImage.shape, SelectedColor.shape]) }

  package func write(to writer: inout JSONWriter, in context: AnswerContext = .alone) {
    switch type {
    case .colorset?, .dataset?: SelectedColor(selection: self).write(to: &writer, in: context)
    default: SelectedImage(selection: self).write(to: &writer, in: context)
    }
  }
}

/// The choice of an image of a layout, whose diagnostics stand in the layout.
struct ResolvedImage: Answer {
  var selection: AssetSelection
  var isInstalled: Bool

  init(_ selection: AssetSelection, isInstalled: Bool = true) {
    (self.selection, self.isInstalled) = (selection, isInstalled)
  }

  static let rows: Rows = [
    .member("asset") { $0.selection.asset },
    .optional("installed") { $0.isInstalled ? nil : false },
    .member("status") { $0.selection.status },
    .optional("code") { $0.selection.code },
    .member("filename") { $0.selection.filename },
    .members { RowOrigin(origin: $0.selection.origin) },
    .member("scale") { $0.selection.image?.scale },
    .member("pointSize") { $0.selection.image?.pointSize },
    .member("filePointSize") { $0.selection.image?.filePointSize },
    .member("intrinsicContentSize") { $0.selection.image?.intrinsicContentSize },
    .member("alignmentRectInsets") { $0.selection.image?.alignmentRectInsets },
    .member("capInsets") { $0.selection.image?.capInsets },
    .member("resizingMode") { $0.selection.image?.resizingMode.map { $0 == .tile ? "tile" : "stretch" } },
    .member("mirrored") { $0.selection.image?.isMirrored ?? false },
    .member("vector") { $0.selection.image?.isVector ?? false },
    .member("renderingMode") { $0.selection.image?.renderingMode.rawValue },
    .members { ChoiceReason(selection: $0.selection) },
  ]
}

private struct SelectedImage: Answer {
  var selection: AssetSelection

  static let rows: Rows = [
    .members { ResolvedImage($0.selection) }, .member("diagnostics") { $0.selection.diagnostics },
  ]
}

private struct SelectedColor: Answer {
  var selection: AssetSelection

  static let rows: Rows = [
    .member("asset") { $0.selection.asset },
    .member("status") { $0.selection.status },
    .optional("code") { $0.selection.code },
    .optional("filename") { $0.isData ? .some($0.selection.filename) : nil },
    .members { RowOrigin(origin: $0.selection.origin) },
    .optionalMembers { $0.isData ? nil : ColorFacts(color: $0.selection.color) },
    .members { ChoiceReason(selection: $0.selection) },
    .member("diagnostics") { $0.selection.diagnostics },
  ]

  private var isData: Bool { selection.type == .dataset }
}

extension AssetSelection.Status: AnswerWord {
  package static var shape: AnswerShape { .words(["resolved", "none", "notFound", "error"]) }
}
extension AssetSelection.Code: AnswerWord {}
extension AssetSelection.Match: AnswerWord {}

/// The row in `Contents.json`, or the number of the registered image.
private struct RowOrigin: Answer {
  var origin: AssetRow.Origin?

  static let rows: Rows = [
    .member("rowIndex") { $0.index }, .optional("registrationIndex") { $0.registration },
  ]

  private var index: Int? { if case .contents(let index)? = origin { index } else { nil } }

  private var registration: Int? { if case .registration(let index)? = origin { index } else { nil } }
}

private struct ColorFacts: Answer {
  var color: AssetColor?

  static let rows: Rows = [
    .optional("colorSpace") { $0.reference == nil ? .some($0.components?.space.rawValue) : nil },
    .optional("components") { $0.reference == nil ? .some($0.stored) : nil },
    .optional("srgb") { facts in
      facts.components == nil ? nil : AssetColorSpace.sRGB.named(facts.color?.sRGBComponents ?? [])
    },
    .optional("reference") { $0.reference?.name },
    .optional("platform") { $0.reference.map(\.platform) },
  ]

  private var stored: AnswerMap<Double>? { components.map { $0.space.named($0.values) } }

  private var components: (space: AssetColorSpace, values: [Double])? {
    if case .components(let space, let values) = color { (space, values) } else { nil }
  }

  private var reference: (name: String, platform: String?)? {
    if case .reference(let name, let platform) = color { (name, platform) } else { nil }
  }
}

extension AssetColorSpace {
  fileprivate func named(_ values: [Double]) -> AnswerMap<Double> {
    AnswerMap(members: zip(componentNames, values).map { ($0, $1) })
  }
}

private struct ChoiceReason: Answer {
  var selection: AssetSelection

  static let rows: Rows = [
    .member("matched") { reason in
      AnswerMap(members: reason.selection.matched.map { ($0.axis.attributeName, $0.match) })
    },
    .member("unmatched") { $0.selection.unmatched.map(\.name) },
    .member("reason") { $0.selection.reason },
    .member("rejected") { $0.selection.rejected },
  ]
}

extension AssetSelection.Rejection: Answer {
  package static let rows: Rows = [
    .members { RowOrigin(origin: $0.origin) },
    .member("filename") { $0.filename },
    .member("code") { $0.refusal.code },
  ]
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

extension AssetReport: Answer {
  package static let rows: Rows = [
    .member("assets") { report in report.entries.map { AuditedSet(entry: $0, viewers: report.viewers) } },
    .member("diagnostics") { $0.folderDiagnostics },
  ]
}

private struct AuditedSet: Answer {
  var entry: AssetReport.Entry
  var viewers: [AssetReport.Viewer]

  static let rows: Rows = [
    .member("asset") { $0.entry.set.name },
    .member("type") { $0.entry.set.type.rawValue },
    .member("path") { $0.entry.set.path ?? "" },
    .member("devices") { zip($0.viewers, $0.entry.choices).map(DeviceChoice.init) },
    .member("diagnostics") { $0.entry.diagnostics },
  ]

  struct DeviceChoice: Answer {
    var viewer: AssetReport.Viewer
    var selection: AssetSelection

    static let rows: Rows = [
      .member("device") { $0.viewer.device },
      .member("orientation") { $0.viewer.orientation },
      .member("selection") { $0.selection },
    ]
  }
}
