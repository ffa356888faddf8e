import LayoutCoding
import LayoutModel
import LayoutPreview
import PictureRendering

extension MediaType {
  /// Whether layouts are drawn for it.
  package var isPicture: Bool { self == .svg || self == .html || self == .png }
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
    let scene = [result.file, result.scene?.id].compactMap { $0 }
    self.init(
      name: result.name.text, scene: scene.isEmpty ? nil : scene.joined(separator: ": "), content: content)
  }
}

extension LayoutEngine {
  /// What results come to as a picture.
  ///
  /// - Parameters:
  ///   - files: Of the document's catalogues; nil if it has none, which leaves boxes for images.
  ///   - form: A picture's.
  ///   - deadline: When finding the images must end.
  /// - Throws: The problem of a picture that has more pixels than it may, of a program that draws none, or of work that takes
  ///   too long.
  func draw(
    _ results: [EnvironmentResult], _ files: CatalogFiles? = nil, as form: MediaType,
    _ overlays: PictureOverlays, until deadline: WorkDeadline
  ) throws(RequestFailure) -> [UInt8] {
    let panels = results.map(PicturePanel.init)
    let images = try images(of: panels, files, isDecoded: form == .png, until: deadline)
    if form == .html { return htmlPage(of: panels, overlays, images: images) }
    let picture = svgPicture(of: panels, overlays, images: images)
    if form != .png { return picture }
    do {
      return try renderPNG(svg: picture, maximumPixels: limits.pixels)
    } catch {
      throw RequestFailure(problem: ProblemDetails(error))
    }
  }

  private func images(
    of panels: [PicturePanel], _ files: CatalogFiles?, isDecoded: Bool, until deadline: WorkDeadline
  ) throws(RequestFailure) -> PictureImages {
    guard let files else { return PictureImages() }
    do {
      return try files.images(for: ImageDemand(panels), isDecoded: isDecoded, limits, until: deadline)
    } catch {
      throw RequestFailure(error, of: self)
    }
  }
}

extension ProblemDetails {
  /// The problem of a picture that is not drawn as pixels.
  fileprivate init(_ error: PictureRenderingError) {
    switch error {
    case .notAvailable: self = .noPNG
    case .tooLarge(let width, let height, let limit):
      let detail =
        "The picture would have \(width) × \(height) pixels, more than \(limit) (pixels). Ask for fewer environments at a time, "
        + "or for image/svg+xml."
      var item = Item(code: "limitExceeded", detail: detail)
      (item.limit, item.value) = (limit, width * height)
      self.init(.answerTooLarge, detail, errors: [item])
    case .unreadable(let reason), .failed(let reason):
      self.init(.internalError, "The picture could not be drawn: \(reason).")
    }
  }

  /// The problem of a program that was built without what draws pixels.
  package static let noPNG = ProblemDetails(
    .notAcceptable,
    "This program was built without librsvg, so it draws no image/png. It draws image/svg+xml and text/html.")
}
