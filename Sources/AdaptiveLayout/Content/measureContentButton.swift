import LayoutModel
import TextMetrics

/// Buttons, with and without a configuration.
extension ContentMeasurer {
  mutating func button(_ content: ViewContent) -> ContentSize {
    if let configuration = content.configuration { return configured(content, configuration) }
    return plainButton(content)
  }

  /// As wide as the title, at least 30, and 12 higher than its line, in whole points (interface-builder 16).
  private mutating func plainButton(_ content: ViewContent) -> ContentSize {
    let standard = FontDescription(pointSize: 15)
    let title = content.title ?? content.text
    let layout = layout(content, plain: title, standard: standard)
    if layout.isEmpty, let image = imageSize {
      let insets = content.contentEdgeInsets?.resolved(in: .leftToRight) ?? .zero
      return ContentSize(
        width: image.width + insets.left + insets.right, height: image.height + insets.top + insets.bottom)
    }
    let font = font(
      content.font ?? standard, standard: standard, adjusts: content.adjustsFontForContentSizeCategory)
    let points = PixelGrid(scale: 1)
    let text = layout.size(on: points)
    let line = max(text.height, points.roundUpText(font.lineHeight), imageSize?.height ?? 0)
    var insets = content.contentEdgeInsets?.resolved(in: .leftToRight) ?? .zero
    // Insets replace the usual room above and below; without any, there is that room.
    if insets == .zero { insets = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0) }
    let width = text.width + (imageSize?.width ?? 0) + insets.left + insets.right
    let height = line + insets.top + insets.bottom
    let first = insets.top + grid.round(font.ascender)
    return ContentSize(
      width: max(width, 30), height: height,
      baselines: layout.isEmpty ? nil : BaselineOffsets(first: first, last: height - first))
  }

  /// Title, subtitle and image with the insets of the configuration: 7 above and below, 12 at the sides.
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
      let size = layout(ViewContent(), plain: subtitle, standard: FontDescription(textStyle: .footnote)).size(
        on: grid)
      texts.width = max(texts.width, size.width)
      texts.height += size.height + (title.lineCount > 0 ? configuration.titlePadding : 0)
    }
    let size = place(imageSize, beside: texts, configuration)
    let insets =
      configuration.contentInsets?.resolved(in: .leftToRight)
      ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
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
