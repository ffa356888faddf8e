import LayoutModel
import TextMetrics
import UIKitDefaults

/// Whether texts have the room that they need (AL-multiline).
extension ContentMeasurer {
  /// How the text of the view at hand comes out; nil for a view that shows none, whose text scrolls, or whose title
  /// the system lays out by a configuration.
  ///
  /// - Parameter size: Of the view's alignment rectangle, in points.
  mutating func fit(_ type: ViewType, _ content: ViewContent, in size: Size) -> TextFit? {
    switch type {
    case .label: fitLabel(content, in: size)
    case .textField: fitTextField(content, in: size)
    case .textView where !content.isScrollEnabled: fitTextView(content, in: size)
    case .button where content.configuration == nil: fitTitle(content, in: size)
    default: nil
    }
  }

  private mutating func fitLabel(_ content: ViewContent, in size: Size) -> TextFit? {
    let layout = layout(content, plain: content.text, standard: Self.standardFont, for: .broken)
    if layout.isEmpty { return nil }
    return layout.fit(
      in: size, maximumLines: content.numberOfLines, breaking: breaking(content.lineBreakMode), on: grid)
  }

  /// One line of the text, or of the placeholder, between the borders.
  private mutating func fitTextField(_ content: ViewContent, in size: Size) -> TextFit? {
    let shown = shownInField(content)
    let layout = layout(shown, plain: shown.text, standard: Self.standardFont)
    if layout.isEmpty { return nil }
    let border = content.borderStyle == .none ? 0 : TextControlMetrics.fieldBorderWidth
    let width = layout.size(maximumLines: 1, on: grid).width
    return fitLine(width: width, lineCount: 1, in: size.width - border)
  }

  /// What a text view has no room for is clipped, lines and all.
  private mutating func fitTextView(_ content: ViewContent, in size: Size) -> TextFit? {
    let layout = layout(content, plain: content.text, standard: Self.standardFont, for: .broken)
    if layout.isEmpty { return nil }
    let room = Rect(origin: .zero, size: size).inset(by: TextControlMetrics.textViewInsets).size
    return layout.fit(in: room, maximumLines: 0, breaking: .words, on: grid)
  }

  /// A title has one line beside the image.
  private mutating func fitTitle(_ content: ViewContent, in size: Size) -> TextFit? {
    let layout = layout(
      content, plain: content.title ?? content.text,
      standard: FontDescription(pointSize: ButtonMetrics.fontSize))
    if layout.isEmpty { return nil }
    let insets = content.contentEdgeInsets?.resolved(in: .leftToRight) ?? .zero
    let room = size.width - insets.left - insets.right - (imageSize?.width ?? 0)
    let title = layout.size(on: grid)
    return fitLine(width: title.width, lineCount: title.lineCount, in: room)
  }

  private func fitLine(width: Double, lineCount: Int, in room: Double) -> TextFit {
    let isTruncated = width > room + 1e-3
    return TextFit(
      lineCount: lineCount, isTruncated: isTruncated,
      need: isTruncated ? TextNeed(width: width, room: room, lineCount: 1) : nil)
  }
}
