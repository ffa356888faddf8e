import Glibc
import JSON
import LayoutCoding
package import LayoutModel
import LayoutPreview
import PictureRendering

/// The answer of an operation.
package struct OperationAnswer: Sendable {
  package enum Content: Sendable {
    case written(WrittenText)
    case bytes([UInt8])
    /// Lines that are made while they are sent.
    case lines(LayoutLines)
  }

  package let content: Content
  package let form: MediaType
  /// Everything remarkable in it; filled in where somebody may fail a run for it.
  package var diagnostics: [Diagnostic] = []
  /// The problems of what is not in it.
  package var failures: [Refusal] = []
  /// Whether a comparison found anything.
  package var hasDifferences = false

  init(_ content: Content, as form: MediaType) { (self.content, self.form) = (content, form) }
  init(_ text: String, as form: MediaType) { self.init(.bytes(Array(text.utf8)), as: form) }

  /// Ends a text of JSON with a line feed and takes it over.
  init(_ writer: consuming JSONWriter, as form: MediaType) {
    writer.endLine()
    self.init(.written(WrittenText(writer)), as: form)
  }

  /// How many bytes it has; 0 for lines, which nobody has counted.
  package var count: Int {
    switch content {
    case .written(let text): text.count
    case .bytes(let bytes): bytes.count
    case .lines: 0
    }
  }

  /// All of it, copied.
  package var bytes: [UInt8] {
    switch content {
    case .written(let text): return text.bytes
    case .bytes(let bytes): return bytes
    case .lines(let lines):
      var bytes: [UInt8] = []
      while let line = lines.next() { bytes += line.bytes }
      return bytes
    }
  }
}

/// A text that a writer of JSON made, so that it is handed on without a copy.
///
/// One owner after the other has it, and only the last takes the memory: that makes it sendable.
package final class WrittenText: @unchecked Sendable {
  private var memory: UnsafeMutableRawBufferPointer
  package let count: Int

  init(_ writer: consuming JSONWriter) { (memory, count) = writer.take() }

  deinit { free(memory.baseAddress) }

  /// The text as an array, copied.
  package var bytes: [UInt8] { Array(memory[..<count]) }

  /// Hands over the memory, which the caller must `free`. Nothing is left here.
  package func take() -> UnsafeMutableRawBufferPointer {
    defer { memory = UnsafeMutableRawBufferPointer(start: nil, count: 0) }
    return memory
  }
}

extension LayoutEngine {
  /// - Throws: The problem of an answer that is longer than any may be.
  package func check(_ answer: OperationAnswer) throws(Refusal) {
    if answer.count <= limits.answerBytes { return }
    throw .answerTooLarge(limit: limits.answerBytes, value: answer.count)
  }

  /// What results come to as a picture.
  ///
  /// - Parameter files: Of the document's catalogues; nil if it has none, which leaves boxes for images.
  /// - Throws: The problem of a picture that has more pixels than it may, of a program that draws none, or of work that takes
  ///   too long.
  func draw(
    _ results: [EnvironmentResult], _ files: CatalogFiles? = nil, as form: MediaType,
    _ overlays: PictureOverlays, until deadline: WorkDeadline
  ) throws(Refusal) -> [UInt8] {
    let panels = results.map { PicturePanel($0.name.text, file: $0.file, scene: $0.scene, $0.outcome) }
    let images =
      try files?.images(for: ImageDemand(panels), isDecoded: form == .png, limits, until: deadline)
      ?? PictureImages()
    if form == .html { return htmlPage(of: panels, overlays, images: images) }
    let picture = svgPicture(of: panels, overlays, images: images)
    if form != .png { return picture }
    return try rethrowing(as: Refusal.init(png:), try renderPNG(svg: picture, maximumPixels: limits.pixels))
  }
}

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
  init(_ name: String, file: String?, scene: SceneLabel?, _ outcome: Result<ResolvedLayout, Refusal>) {
    let content: Content =
      switch outcome {
      case .success(let resolved): .layout(resolved.layout)
      case .failure(let failure): .problem(failure.detail)
      }
    let scene = [file, scene?.id].compactMap { $0 }
    self.init(name: name, scene: scene.isEmpty ? nil : scene.joined(separator: ": "), content: content)
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
