import AdaptiveLayout
import LayoutCoding
import LayoutModel
import LayoutPreview
import PictureRendering

extension LayoutEngine {
  /// Draws checked documents in every environment that they ask for. Each layout is drawn as soon as it is resolved, so that none
  /// needs to be kept, but where pictures hold files: which of them are shown is known when all is resolved.
  ///
  /// - Parameter files: Of the document's catalogues; nil if it has none, which leaves boxes for images.
  /// - Throws: The problem of a request of one environment that has no layout, of a picture that is too large, of a program that
  ///   draws none, or of work that takes too long or keeps too much.
  func draw(
    _ documents: [RequestedDocument], _ files: CatalogFiles?, as form: MediaType, _ detail: LayoutDetail,
    until deadline: WorkDeadline, lap: OperationJob.Lap = { _ in }
  ) throws(Refusal) -> [UInt8] {
    let count = documents.reduce(0) { $0 + $1.resultCount }
    if files != nil || count == 1 {
      let results = try resolve(documents, detail, until: deadline)
      lap(.resolve)
      // Alone, a problem is the answer.
      if count == 1 { _ = try results[0].outcome.get() }
      return try draw(results, files, as: form, PictureOverlays(detail.values), until: deadline)
    }
    var unit = PictureUnit(documents)
    while true {
      var source = ResultSource(
        ResolutionRun(documents, detail.resolution, on: self, isStreaming: true, until: deadline))
      let style = PanelStyle(form.panels, PictureOverlays(detail.values), PictureImages(), unit: unit)
      let (sheet, shown) = try sheet(of: &source, style, as: form, until: deadline)
      if shown == unit {
        lap(.resolve)
        return try write(sheet, as: form)
      }
      // The narrowest window of all has no layout.
      unit = shown
    }
  }

  /// What results that are at hand come to as a picture.
  func draw(
    _ results: [EnvironmentResult], _ files: CatalogFiles? = nil, as form: MediaType,
    _ overlays: PictureOverlays, until deadline: WorkDeadline
  ) throws(Refusal) -> [UInt8] {
    var unit = PictureUnit()
    for result in results { unit.add(result) }
    var images = PictureImages()
    if let files {
      let panels = results.map { PicturePanel($0) }
      images = try files.images(for: ImageDemand(panels), isDecoded: form == .png, limits, until: deadline)
    }
    let style = PanelStyle(form.panels, overlays, images, unit: unit)
    var source = ResultSource(results)
    return try write(sheet(of: &source, style, as: form, until: deadline).sheet, as: form)
  }

  /// Draws results one after the other.
  ///
  /// - Returns: The sheet, and how large things are on it that shows these results.
  private func sheet(
    of source: inout ResultSource, _ style: PanelStyle, as form: MediaType, until deadline: WorkDeadline
  ) throws(Refusal) -> (sheet: ContactSheet, unit: PictureUnit) {
    var unit = PictureUnit()
    let drawing = drawingLimits(of: form, until: deadline)
    var sheet = ContactSheet(style, drawing)
    do {
      while let result = try source.next() {
        unit.add(result)
        let resolution = try? result.outcome.get().resolution
        try sheet.add(PicturePanel(result), resolution: resolution)
      }
    } catch let error as DrawingError {
      throw refusal(of: error, drawing, sheet.resultCount, of: source.count)
    } catch {
      throw error as? Refusal ?? .timeLimit(of: limits)
    }
    return (sheet, unit)
  }

  private func write(_ sheet: consuming ContactSheet, as form: MediaType) throws(Refusal) -> [UInt8] {
    if form == .html { return sheet.page() }
    let picture = sheet.picture()
    if form != .png { return picture }
    return try rethrowing(as: Refusal.init(png:), try renderPNG(svg: picture, maximumPixels: limits.pixels))
  }

  /// Draws something of a few layouts.
  ///
  /// - Throws: The problem of a picture that is too large, or takes too long.
  func drawing(
    until deadline: WorkDeadline, _ draw: (DrawingLimits) throws(DrawingError) -> [UInt8]
  ) throws(Refusal) -> [UInt8] {
    let drawing = drawingLimits(of: .svg, until: deadline)
    do {
      return try draw(drawing)
    } catch {
      throw refusal(of: error, drawing, 1, of: 1)
    }
  }

  private func drawingLimits(of form: MediaType, until deadline: WorkDeadline) -> DrawingLimits {
    let most = form == .png ? min(limits.pngMarkupBytes, limits.answerBytes) : limits.answerBytes
    return DrawingLimits(bytes: most) { deadline.hasPassed }
  }

  /// - Parameter count: Results that are drawn.
  private func refusal(
    of error: DrawingError, _ drawing: DrawingLimits, _ count: Int, of all: Int
  ) -> Refusal {
    switch error {
    case .interrupted: return .timeLimit(of: limits)
    case .tooLarge(let bytes):
      let value = (bytes / max(count, 1)).multipliedReportingOverflow(by: all).partialValue
      if drawing.bytes == limits.answerBytes {
        return .answerTooLarge(limit: limits.answerBytes, value: value)
      }
      return Refusal(
        .answerTooLarge, limit: drawing.bytes, value: value,
        "The picture would have about \(value) bytes as SVG, more than \(drawing.bytes) (pngMarkupBytes). Ask for fewer environments "
          + "at a time, or for image/svg+xml.")
    }
  }
}

/// Results one after the other: each is resolved when it is asked for, or they are at hand.
struct ResultSource {
  let count: Int
  private var run: ResolutionRun?
  /// What is at hand and still to come, the next one last, so that each can be forgotten.
  private var results: [EnvironmentResult] = []

  init(_ run: consuming ResolutionRun) { (count, self.run) = (run.resultCount, run) }

  init(_ results: [EnvironmentResult]) { (count, self.results) = (results.count, results.reversed()) }

  /// The next result; nil after the last.
  ///
  /// - Throws: The problem of work that took too long or kept too much.
  mutating func next() throws(Refusal) -> EnvironmentResult? {
    try run?.next() ?? results.popLast()
  }
}

extension MediaType {
  /// What a picture is part of.
  fileprivate var panels: PanelStyle.Form { self == .html ? .page : .picture }
}

extension PictureUnit {
  /// The unit of results that have layouts in all windows that they ask for.
  fileprivate init(_ documents: [RequestedDocument]) {
    self.init()
    for document in documents {
      guard case .success(let request) = document.content else { continue }
      for asked in request.environments {
        if let window = try? makeEnvironment(asked.request, at: asked.pointer).environment { add(window) }
      }
    }
  }

  fileprivate mutating func add(_ result: EnvironmentResult) {
    if case .success(let resolved) = result.outcome { add(resolved.layout.environment) }
  }
}

extension PictureOverlays {
  /// What pictures show of what a request wants to be told.
  init(_ values: LayoutDetail.Values) {
    self = []
    if values.contains(.margins) { insert(.margins) }
    if values.contains(.safeAreas) { insert(.safeArea) }
    if values.contains(.guides) { insert(.guides) }
    if values.contains(.constraints) { insert(.constraints) }
    if values.contains(.reservedRegions) { insert(.reservedRegions) }
  }
}

extension PicturePanel {
  fileprivate init(_ result: EnvironmentResult) {
    self.init(result.name.text, file: result.file, scene: result.scene, result.outcome)
    title = result.title
  }

  init(_ name: String, file: String?, scene: SceneLabel?, _ outcome: Result<ResolvedLayout, Refusal>) {
    let content: Content =
      switch outcome {
      case .success(let resolved): .layout(resolved.layout)
      case .failure(let failure): .problem(failure.detail)
      }
    let scene = [file, scene?.id].compactMap { $0 }
    self.init(name: name, scene: scene.isEmpty ? nil : scene.joined(separator: ": "), content: content)
    flow = file
  }
}

extension Refusal {
  fileprivate init(png error: PictureRenderingError) {
    switch error {
    case .notAvailable: self = .noPNG
    case .tooLarge(let width, let height, let limit):
      self.init(
        .answerTooLarge, limit: limit, value: width * height,
        "The picture would have \(width) × \(height) pixels, more than \(limit) (pixels). Ask for fewer environments at a time, "
          + "or for image/svg+xml.")
    case .unreadable(let reason), .failed(let reason):
      self.init(.internalError, "The picture could not be drawn: \(reason).")
    }
  }

  /// The problem of a program that was built without what draws pixels.
  package static let noPNG = Refusal(
    .notAcceptable,
    "This program was built without librsvg, so it draws no image/png. It draws image/svg+xml and text/html.")
}
