import HTTPServer
import LayoutCoding
import LayoutModel
import LayoutPreview

extension MediaType {
  /// Whether layouts are drawn for it.
  var isPicture: Bool { self == .svg || self == .html }
}

extension PictureOverlays {
  /// What pictures show of what a request wants to be told.
  init(_ values: LayoutDetail.Values) {
    self = []
    if values.contains(.margins) { insert(.margins) }
    if values.contains(.safeAreas) { insert(.safeArea) }
    if values.contains(.guides) { insert(.guides) }
    if values.contains(.constraints) { insert(.constraints) }
  }
}

extension PicturePanel {
  init(_ result: EnvironmentResult) {
    let content: Content =
      switch result.outcome {
      case .success(let resolved): .layout(resolved.layout)
      case .failure(let failure): .problem(failure.problem.detail)
      }
    self.init(name: result.name.text, scene: result.scene?.id, content: content)
  }
}

/// What results come to as a picture.
///
/// - Parameter form: A picture's.
func draw(_ results: [EnvironmentResult], as form: MediaType, _ overlays: PictureOverlays) -> [UInt8] {
  let panels = results.map(PicturePanel.init)
  if form == .html { return htmlPage(of: panels, overlays) }
  return svgPicture(of: panels, overlays)
}

extension Service {
  /// The forms in which layouts are answered, the usual one first.
  static let layoutForms: [MediaType] = [.json, .text, .ndjson, .svg, .html]

  /// The problem of a client that takes none of them.
  static var noLayoutForm: ProblemDetails {
    let forms = layoutForms.map(\.rawValue)
    return ProblemDetails(
      .notAcceptable,
      "This address answers \(forms.dropLast().joined(separator: ", ")) and \(forms[forms.count - 1]).")
  }

  /// Draws results as an answer, which runs nothing and loads nothing wherever it is opened.
  func drawn(
    _ results: [EnvironmentResult], as form: MediaType, _ overlays: PictureOverlays
  ) throws(RequestFailure) -> HTTPResponse {
    // Alone, a problem is the answer.
    if results.count == 1 { _ = try results[0].outcome.get() }
    let picture = ByteBuffer(draw(results, as: form, overlays))
    return HTTPResponse(.ok, contentType: form.contentType, body: .bytes(try sendable(picture)))
  }
}
