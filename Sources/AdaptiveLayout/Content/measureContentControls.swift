import LayoutModel
import TextMetrics
import UIKitDefaults

/// Buttons, with and without a configuration.
extension ContentMeasurer {
  func plainTitle(_ content: ViewContent) -> ShownText {
    ShownText(
      content, content.title ?? content.text,
      standard: FontDescription(
        pointSize: content.buttonType == .custom ? ButtonMetrics.customFontSize : ButtonMetrics.fontSize))
  }

  /// The symbol that a button has by its type (IB-close-buttons); nil for one that shows something else.
  private mutating func symbolOfType(_ content: ViewContent) -> ContentSize? {
    let title = content.configuration?.title ?? content.title ?? content.text ?? ""
    guard content.buttonType.hasSymbol, imageSize == nil, title.isEmpty else { return nil }
    note(.control(.button))
    let size: Size
    if content.buttonType == .close {
      size = ControlSizes.closeButton
    } else if content.configuration != nil {
      size = ControlSizes.configuredSymbolButton
    } else {
      size = ControlSizes.symbolButton[version]
    }
    return ContentSize(width: size.width, height: size.height)
  }

  func configuredTitle(_ content: ViewContent, _ configuration: ButtonConfiguration) -> ShownText {
    var shown = ShownText(
      content, configuration.title ?? content.title ?? content.text,
      standard: FontDescription(textStyle: ButtonMetrics.titleStyle(configuration.buttonSize)))
    if let font = configuration.titleFont { shown.font = font }
    return shown
  }

  static func subtitle(_ text: String, font: FontDescription? = nil) -> ShownText {
    var shown = ShownText(text, standard: FontDescription(textStyle: .footnote))
    if let font { shown.font = font }
    return shown
  }

  /// As wide as the title, and higher than its line, in whole points (IB-buttons).
  mutating func button(_ content: ViewContent) -> ContentSize {
    if let size = symbolOfType(content) { return size }
    if let configuration = content.configuration { return configured(content, configuration) }
    guard let background = backgroundSize else { return plain(content) }
    var size = plain(content, hasBackground: true)
    // What is in it stands in the middle.
    let above = max(background.height - (size.height ?? 0), 0) / 2
    size.width = max(size.width ?? 0, background.width)
    size.height = max(size.height ?? 0, background.height)
    size.baselines?.first += above
    size.baselines?.last += above
    return size
  }

  /// - Parameter hasBackground: Whether an image is behind it: then there is no other room than the insets say (IB-button-backgrounds).
  private mutating func plain(_ content: ViewContent, hasBackground: Bool = false) -> ContentSize {
    let title = plainTitle(content)
    let layout = layout(title)
    let font = font(of: title)
    let points = PixelGrid(scale: 1)
    var insets = content.contentEdgeInsets?.resolved(in: .leftToRight) ?? .zero
    if layout.isEmpty, hasBackground, imageSize == nil { return ContentSize(width: 0, height: 0) }
    if layout.isEmpty, let image = imageSize {
      // There is room for a line of the title that it does not have.
      let height = max(image.height, points.roundUpText(font.lineHeight))
      return ContentSize(
        width: image.width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
    let text = layout.size(on: points)
    let line = max(text.height, points.roundUpText(font.lineHeight), imageSize?.height ?? 0)
    // Insets replace the usual room above and below, and so does an image; without any, there is that room.
    if insets == .zero, imageSize == nil, !hasBackground { insets = ButtonMetrics.titleInsets }
    let width = text.width + (imageSize?.width ?? 0) + insets.left + insets.right
    let height = line + insets.top + insets.bottom
    let first = insets.top + grid.round(font.ascender)
    return ContentSize(
      width: max(width, ButtonMetrics.minimumWidth), height: height,
      baselines: layout.isEmpty ? nil : BaselineOffsets(first: first, last: height - first))
  }

  private mutating func configured(
    _ content: ViewContent, _ configuration: ButtonConfiguration
  ) -> ContentSize {
    let title = layout(configuredTitle(content, configuration)).size(on: grid)
    var texts = Size(width: title.width, height: title.height)
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      note(.control(.button))
      note(.buttonSubtitles)
      let size = layout(Self.subtitle(subtitle, font: configuration.subtitleFont)).size(on: grid)
      texts.width = max(texts.width, size.width)
      texts.height += size.height + (title.lineCount > 0 ? configuration.titlePadding : 0)
    }
    let size = place(imageSize, beside: texts, configuration)
    if configuration.buttonSize != .medium, configuration.contentInsets == nil { note(.buttonSizes) }
    let insets =
      configuration.contentInsets?.resolved(in: .leftToRight)
      ?? ButtonMetrics.configurationInsets(configuration.buttonSize)
    let height = size.height + insets.top + insets.bottom
    let first = insets.top + (size.height - texts.height) / 2 + title.baselines.first
    return ContentSize(
      width: size.width + insets.left + insets.right, height: height,
      baselines: title.lineCount == 0 ? nil : BaselineOffsets(first: first, last: height - first))
  }

  private func place(_ image: Size?, beside texts: Size, _ configuration: ButtonConfiguration) -> Size {
    guard let image else { return texts }
    let padding = texts.height > 0 ? configuration.imagePadding : 0
    return switch configuration.imagePlacement {
    case .leading, .trailing:
      Size(width: image.width + padding + texts.width, height: max(image.height, texts.height))
    case .top, .bottom:
      Size(width: max(image.width, texts.width), height: image.height + padding + texts.height)
    }
  }
}

/// Controls whose size their class decides, and those of texts that are no labels.
extension ContentMeasurer {
  mutating func size(ofClass size: ControlSize) -> ContentSize {
    if let doubt = size.doubt { note(doubt) }
    return ContentSize(width: size.width, height: size.height)
  }

  func segmentTitle(_ text: String) -> ShownText {
    let weight = SegmentedControlSizes.fontWeight[version]
    return ShownText(
      text, standard: FontDescription(pointSize: SegmentedControlSizes.fontSize, weight: weight))
  }

  /// All segments are as wide as the widest title.
  mutating func segmentedControl(_ content: ViewContent) -> ContentSize {
    let height = SegmentedControlSizes.height[version]
    let count = Double(content.segments.count)
    guard count > 0 else { return ContentSize(width: 0, height: height) }
    var widest = 0.0
    for title in content.segments {
      widest = max(widest, layout(segmentTitle(title)).size(maximumLines: 1, on: PixelGrid(scale: 1)).width)
    }
    // The look up to 12 is not known well.
    if version < SystemVersion(13) {
      note(.control(.segmentedControl))
      note(.segmentsBefore13)
    }
    return ContentSize(
      width: count * (widest + SegmentedControlSizes.padding[version]) + count - 1, height: height)
  }

  /// Wheels are of one size. How wide a compact picker is depends on a date that the document does not have.
  mutating func datePicker(_ content: ViewContent) -> ContentSize {
    var style = content.datePickerStyle
    if style == .automatic { style = version >= ControlSizes.compactDatePickersSince ? .compact : .wheels }
    if style == .wheels { return size(ofClass: ControlSizes.wheels) }
    note(.control(.datePicker))
    note(.datePickers)
    if style == .inline { return ContentSize() }
    if version >= SystemVersion(26) { return ContentSize(height: ControlSizes.compactDatePickerHeight) }
    let standard = FontDescription(pointSize: TextControlMetrics.fontSize)
    let line = grid.roundUpText(font(standard, standard: standard, adjusts: false).lineHeight)
    return ContentSize(height: line + ControlSizes.compactDatePickerPadding)
  }
}
