import LayoutModel
import TextMetrics
import UIKitDefaults

/// Buttons, with and without a configuration.
extension ContentMeasurer {
  mutating func button(_ content: ViewContent) -> ContentSize {
    if let configuration = content.configuration { return configured(content, configuration) }
    return plainButton(content)
  }

  /// As wide as the title, and higher than its line, in whole points (IB-buttons).
  private mutating func plainButton(_ content: ViewContent) -> ContentSize {
    let standard = FontDescription(pointSize: ButtonMetrics.fontSize)
    let title = content.title ?? content.text
    let layout = layout(content, plain: title, standard: standard)
    let font = font(
      content.font ?? standard, standard: standard, adjusts: content.adjustsFontForContentSizeCategory)
    let points = PixelGrid(scale: 1)
    if layout.isEmpty, let image = imageSize {
      // There is room for a line of the title that it does not have.
      let insets = content.contentEdgeInsets?.resolved(in: .leftToRight) ?? .zero
      let height = max(image.height, points.roundUpText(font.lineHeight))
      return ContentSize(
        width: image.width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
    let text = layout.size(on: points)
    let line = max(text.height, points.roundUpText(font.lineHeight), imageSize?.height ?? 0)
    var insets = content.contentEdgeInsets?.resolved(in: .leftToRight) ?? .zero
    // Insets replace the usual room above and below; without any, there is that room.
    if insets == .zero { insets = ButtonMetrics.titleInsets }
    let width = text.width + (imageSize?.width ?? 0) + insets.left + insets.right
    let height = line + insets.top + insets.bottom
    let first = insets.top + grid.round(font.ascender)
    return ContentSize(
      width: max(width, ButtonMetrics.minimumWidth), height: height,
      baselines: layout.isEmpty ? nil : BaselineOffsets(first: first, last: height - first))
  }

  /// Title, subtitle and image with the insets of the configuration.
  private mutating func configured(
    _ content: ViewContent, _ configuration: ButtonConfiguration
  ) -> ContentSize {
    let standard = FontDescription(textStyle: .body)
    let title = layout(
      content, plain: configuration.title ?? content.title ?? content.text, standard: standard
    ).size(on: grid)
    var texts = Size(width: title.width, height: title.height)
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      note(.control(.button))
      note(.buttonSubtitles)
      let size = layout(ViewContent(), plain: subtitle, standard: FontDescription(textStyle: .footnote)).size(
        on: grid)
      texts.width = max(texts.width, size.width)
      texts.height += size.height + (title.lineCount > 0 ? configuration.titlePadding : 0)
    }
    let size = place(imageSize, beside: texts, configuration)
    let insets =
      configuration.contentInsets?.resolved(in: .leftToRight) ?? ButtonMetrics.configurationInsets
    let height = size.height + insets.top + insets.bottom
    let first = insets.top + (size.height - texts.height) / 2 + title.baselines.first
    return ContentSize(
      width: size.width + insets.left + insets.right, height: height,
      baselines: title.lineCount == 0 ? nil : BaselineOffsets(first: first, last: height - first))
  }

  private func place(_ image: Size?, beside texts: Size, _ configuration: ButtonConfiguration) -> Size {
    guard let image else { return texts }
    let padding = texts.height > 0 ? configuration.imagePadding : 0
    switch configuration.imagePlacement {
    case .leading, .trailing:
      return Size(width: image.width + padding + texts.width, height: max(image.height, texts.height))
    case .top, .bottom:
      return Size(width: max(image.width, texts.width), height: image.height + padding + texts.height)
    }
  }
}
