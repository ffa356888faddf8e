import LayoutModel
import TextMetrics
import UIKitDefaults

/// Labels, text fields and text views.
extension ContentMeasurer {
  /// As large as its text; with several lines the height follows the width (AL-multiline).
  mutating func label(_ content: ViewContent) -> ContentSize {
    let lines = content.numberOfLines
    let layout = layout(ShownText(content, content.text), for: lines == 1 ? .unbroken : .broken)
    let grid = content.contentSizeRounding == .point ? PixelGrid(scale: 1) : self.grid
    let breaking = breaking(content.lineBreakMode)
    let preferred = lines == 1 ? 0 : content.preferredMaxLayoutWidth
    let size = layout.size(
      in: preferred > 0 ? preferred : nil, maximumLines: lines, breaking: breaking, on: grid)
    var result = ContentSize(width: size.width, height: size.height)
    if layout.isEmpty {
      result.baselines = lineBaselines(of: content)
      return result
    }
    result.baselines = size.baselines
    if lines != 1, preferred <= 0 {
      result.wrapping = WrappingText(
        view: view, layout: layout, maximumLines: lines, breaking: breaking, grid: grid)
    }
    return result
  }

  /// The baselines of a label that has one line, or none: an empty one has those of its font (AL-baselines).
  private mutating func lineBaselines(of content: ViewContent) -> BaselineOffsets {
    var shown = ShownText(content, content.text)
    shown.font = shown.attributed?.first?.font ?? shown.font
    let font = font(of: shown)
    let first = grid.round(font.ascender)
    return BaselineOffsets(first: first, last: grid.roundUpText(font.lineHeight) - first)
  }

  /// Labels break between words but for one mode, and cut the last line only.
  func breaking(_ mode: LineBreakMode) -> LineBreaking {
    if mode == .byCharWrapping { return .characters }
    return TextControlMetrics.labelsJoinOrphans[version] ? .wordsWithoutOrphans : .words
  }

  /// How far a text view's text is from its edges: the lines of the container have a padding of their own.
  func textInsets(of content: ViewContent) -> EdgeInsets {
    var insets = TextControlMetrics.textViewInsets
    if let padding = content.lineFragmentPadding { (insets.left, insets.right) = (padding, padding) }
    guard let given = content.textContainerInset else { return insets }
    (insets.top, insets.bottom) = (given.top, given.bottom)
    insets.left += given.left
    insets.right += given.right
    return insets
  }

  /// A text view that scrolls has no natural size. Below each line it has the gap of its text style, below the last,
  /// too (TE-text-view).
  mutating func textView(_ content: ViewContent) -> ContentSize {
    guard !content.isScrollEnabled else { return ContentSize() }
    let shown = ShownText(content, content.text)
    let layout = layout(shown, for: .broken)
    let insets = textInsets(of: content)
    let padding = Size(width: insets.left + insets.right, height: insets.top + insets.bottom)
    let font = font(of: shown)
    if font.lineGap > 0 { note(.textViewGaps) }
    // Even an empty text view has room for a line.
    guard !layout.isEmpty else {
      return ContentSize(
        width: padding.width, height: grid.roundUpText(font.lineHeight + font.lineGap) + padding.height)
    }
    let text = WrappingText(
      view: view, layout: layout, maximumLines: content.maximumNumberOfLines, breaking: .words,
      hasLastGap: true,
      grid: grid, padding: padding)
    let size = text.size(in: nil)
    let baselines = BaselineOffsets(
      first: size.baselines.first + insets.top, last: size.baselines.last + insets.bottom)
    return ContentSize(
      width: size.width + padding.width, height: size.height + padding.height, baselines: baselines,
      wrapping: text)
  }

  /// The text of a text field, or its placeholder where it has none.
  func fieldText(_ content: ViewContent) -> ShownText {
    ShownText(content, hasText(content) ? content.text : content.placeholder)
  }

  func hasText(_ content: ViewContent) -> Bool {
    !(content.text ?? "").isEmpty || content.attributedText?.isEmpty == false
  }

  /// Whole points; with a border the text or placeholder and more, and a height by system (IB-text-fields).
  mutating func textField(_ content: ViewContent) -> ContentSize {
    let shown = fieldText(content)
    let layout = layout(shown)
    let font = font(of: shown)
    let width = layout.size(maximumLines: 1, on: PixelGrid(scale: 1)).width
    let line = PixelGrid(scale: 1).roundUpText(font.lineHeight)
    let isPlain = content.borderStyle == .none
    let height = isPlain ? plainHeight(font, line: line) : borderedHeight(content.borderStyle, line: line)
    let first = grid.round((height - font.lineHeight) / 2 + font.ascender)
    return ContentSize(
      width: isPlain ? width : width + TextControlMetrics.fieldBorderWidth, height: height,
      baselines: BaselineOffsets(first: first, last: height - first))
  }

  /// One height for all small fonts (IB-text-fields-large), which only round borders changed (IB-text-fields).
  private mutating func borderedHeight(_ style: BorderStyle, line: Double) -> Double {
    let version = style == .roundedRect ? self.version : TextControlMetrics.lastOfLowFields
    let ofLine = line + TextControlMetrics.fieldBorderHeight[version]
    let least = style == .bezel ? TextControlMetrics.bezelHeight : TextControlMetrics.fieldHeight[version]
    if ofLine > least || style != .roundedRect { note(.largeTextFields) }
    return max(least, ofLine)
  }

  /// Higher than the line in later versions (IB-text-fields-plain).
  private mutating func plainHeight(_ font: Font, line: Double) -> Double {
    guard version >= TextControlMetrics.highPlainFieldsSince else { return line }
    if font.pointSize != TextControlMetrics.fontSize { note(.plainTextFields) }
    if version >= TextControlMetrics.wholePlainFieldsSince {
      return max(line, TextControlMetrics.leastPlainFieldHeight)
    }
    return grid.roundUpText(font.lineHeight + TextControlMetrics.plainFieldPadding)
  }

  /// The baselines of a view whose size the document gives: those of one line of its font. Nil without text, but not of labels.
  mutating func fontBaselines(of type: ViewType, _ content: ViewContent) -> BaselineOffsets? {
    if type == .label { return lineBaselines(of: content) }
    let isEmpty = (content.attributedText?.first?.text ?? content.text ?? content.title ?? "").isEmpty
    guard !isEmpty || (type == .button && content.configuration?.title != nil) else { return nil }
    switch type {
    case .button, .textField, .textView: return measure(type, content).baselines
    default: return nil
    }
  }
}

/// A text whose height follows the width that the layout gives it (AL-multiline).
struct WrappingText {
  var view: Int
  var layout: TextLayout
  var maximumLines: Int
  var breaking: LineBreaking
  /// Whether the gap between two lines is below the last one, too.
  var hasLastGap = false
  var grid: PixelGrid
  /// What the view adds to the text on both sides together.
  var padding = Size.zero

  /// The size of the text alone, in lines of that width, nil for any.
  func size(in width: Double?) -> TextSize {
    layout.size(in: width, maximumLines: maximumLines, breaking: breaking, hasLastGap: hasLastGap, on: grid)
  }
}

/// Breaks the texts of a view tree for the widths that they have, and gives the views the sizes that follow.
///
/// A label that got less width than it wants then wants the width of its longest line, as UIKit's does. It only ever
/// wants less, so this comes to rest.
///
/// - Parameter frames: Of the views as solved.
/// - Returns: Whether nothing moved.
func rewrap(_ texts: [WrappingText], frames: [Rect], of document: inout DocumentValues) -> Bool {
  var isSettled = true
  for text in texts {
    let insets = document.natural[text.view].alignmentRectInsets
    let limit = text.grid.roundDownText(
      frames[text.view].inset(by: insets).size.width - text.padding.width)
    let size = text.size(in: max(limit, 0))
    let height = size.height + text.padding.height
    if text.padding == .zero, let wanted = document.natural[text.view].width,
      limit > 0, limit < wanted - 0.001, size.width < wanted - 0.001
    {
      document.natural[text.view].width = size.width
      isSettled = false
    }
    if abs(height - (document.natural[text.view].height ?? 0)) > 0.001 {
      document.natural[text.view].height = height
      isSettled = false
    }
  }
  return isSettled
}

/// Whether texts have the room that they need (AL-multiline).
extension ContentMeasurer {
  /// How the text of the view at hand comes out; nil for a view that shows none, whose text scrolls, or whose title
  /// the system lays out by a configuration. `size` is that of the view's alignment rectangle, in points.
  mutating func fit(_ type: ViewType, _ content: ViewContent, in size: Size) -> TextFit? {
    switch type {
    case .label:
      let layout = layout(ShownText(content, content.text), for: .broken)
      return layout.isEmpty
        ? nil
        : layout.fit(
          in: size, maximumLines: content.numberOfLines, breaking: breaking(content.lineBreakMode), on: grid)
    case .textField:
      // One line between the borders.
      let layout = layout(fieldText(content))
      let border = content.borderStyle == .none ? 0 : TextControlMetrics.fieldBorderWidth
      return fit(layout, layout.size(maximumLines: 1, on: grid), lineCount: 1, in: size.width - border)
    case .textView where !content.isScrollEnabled:
      // What has no room is clipped, lines and all.
      let layout = layout(ShownText(content, content.text), for: .broken)
      let room = Rect(origin: .zero, size: size).inset(by: TextControlMetrics.textViewInsets).size
      return layout.isEmpty
        ? nil : layout.fit(in: room, maximumLines: content.maximumNumberOfLines, breaking: .words, on: grid)
    case .button where content.configuration == nil:
      // One line beside the image.
      let layout = layout(plainTitle(content))
      let insets = content.contentEdgeInsets?.resolved(in: .leftToRight) ?? .zero
      let title = layout.size(on: grid)
      let room = size.width - insets.left - insets.right - (imageSize?.width ?? 0)
      return fit(layout, title, lineCount: title.lineCount, in: room)
    default: return nil
    }
  }

  /// Whether one line fits.
  private func fit(_ layout: TextLayout, _ size: TextSize, lineCount: Int, in room: Double) -> TextFit? {
    if layout.isEmpty { return nil }
    let isTruncated = size.width > room + 1e-3
    return TextFit(
      lineCount: lineCount, isTruncated: isTruncated,
      need: isTruncated ? TextNeed(width: size.width, room: room, lineCount: 1) : nil)
  }
}
