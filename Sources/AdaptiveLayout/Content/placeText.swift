import LayoutModel
import TextMetrics
import UIKitDefaults

/// Where the lines of texts stand in their views, for those who draw them (TE-lines).
extension ContentMeasurer {
  /// The lines that the view at hand shows, in its coordinates; none for a view without text.
  ///
  /// - Parameters:
  ///   - bounds: The view's alignment rectangle in its own coordinates, in points.
  ///   - direction: Of the view: where natural alignment begins.
  mutating func lines(
    _ type: ViewType, _ content: ViewContent, in bounds: Rect, direction: LayoutDirection
  ) -> [TextLine] {
    switch type {
    case .label:
      place(
        content, plain: content.text, standard: Self.standardFont, in: bounds, lines: content.numberOfLines,
        at: Standing(alignment: .natural, direction: direction))
    case .textField: fieldLines(content, in: bounds, direction)
    case .textView:
      place(
        content, plain: content.text, standard: Self.standardFont,
        in: bounds.inset(by: textInsets(of: content)), lines: 0, cut: .byWordWrapping,
        at: Standing(alignment: .natural, direction: direction, isAtTop: true))
    case .button: buttonLines(content, in: bounds, direction)
    case .segmentedControl: segmentLines(content, in: bounds, direction)
    default: []
    }
  }

  /// How lines stand in a box.
  private struct Standing {
    var alignment: TextAlignment
    var direction: LayoutDirection
    var isAtTop = false

    /// Where a line of this width begins in a box of that one.
    func start(of width: Double, in room: Double) -> Double {
      switch alignment {
      case .left: 0
      case .right: room - width
      case .center: (room - width) / 2
      case .natural, .justified: direction.isRightToLeft ? room - width : 0
      }
    }
  }

  /// The text, or the placeholder, in one line between the borders.
  private mutating func fieldLines(
    _ content: ViewContent, in bounds: Rect, _ direction: LayoutDirection
  ) -> [TextLine] {
    let shown = shownInField(content)
    let border = content.borderStyle == .none ? 0 : TextControlMetrics.fieldTextInset
    return place(
      shown, plain: shown.text, standard: Self.standardFont,
      in: bounds.inset(by: EdgeInsets(top: 0, left: border, bottom: 0, right: border)), lines: 1,
      cut: .byTruncatingTail, as: hasText(content) ? .text : .placeholder,
      at: Standing(alignment: .natural, direction: direction))
  }

  /// All segments are as wide as each other.
  private mutating func segmentLines(
    _ content: ViewContent, in bounds: Rect, _ direction: LayoutDirection
  ) -> [TextLine] {
    let standard = FontDescription(
      pointSize: SegmentedControlSizes.fontSize, weight: SegmentedControlSizes.fontWeight[version])
    let titles = direction.isRightToLeft ? content.segments.reversed() : content.segments
    let width = bounds.size.width / Double(max(titles.count, 1))
    return titles.indices.flatMap { index in
      place(
        ViewContent(), plain: titles[index], standard: standard,
        in: Rect(
          x: bounds.origin.x + Double(index) * width, y: bounds.origin.y, width: width,
          height: bounds.size.height), lines: 1, cut: .byTruncatingTail, as: .title,
        at: Standing(alignment: .center, direction: direction))
    }
  }

  /// Lays one text out in a box.
  ///
  /// - Parameter lines: At most; 0 for any number.
  private mutating func place(
    _ content: ViewContent, plain: String?, standard: FontDescription, in box: Rect, lines: Int,
    cut: LineBreakMode? = nil, as role: TextLine.Role = .text, at usual: Standing
  ) -> [TextLine] {
    let runs = runs(content, plain: plain, standard: standard)
    let layout = TextLayout(runs, for: .broken)
    if layout.isEmpty { return [] }
    let drawn = layout.drawn(
      runs, in: box.size, maximumLines: lines, breaking: breaking(content.lineBreakMode),
      cut: cut ?? content.lineBreakMode, on: grid)
    let own = content.font ?? standard
    let fonts = runs.indices.map { index in
      let description = content.attributedText.map { $0[index].font ?? own } ?? own
      return resolved(description, standard: standard, as: runs[index].font)
    }
    var standing = usual
    if let alignment = content.textAlignment { standing.alignment = alignment }
    let top = standing.isAtTop ? 0 : grid.round((box.size.height - drawn.height) / 2)
    return drawn.lines.flatMap { line in
      let start = standing.start(of: line.width, in: box.size.width)
      return line.runs.filter { !$0.text.isEmpty }.map { run in
        TextLine(
          role: role, text: run.text,
          origin: Point(
            x: box.origin.x + start + run.offset, y: grid.round(box.origin.y + top + line.baseline)),
          width: run.width, font: fonts[run.run])
      }
    }
  }
}

/// Buttons: titles in the middle, beside their images.
extension ContentMeasurer {
  fileprivate mutating func buttonLines(
    _ content: ViewContent, in bounds: Rect, _ direction: LayoutDirection
  ) -> [TextLine] {
    if let configuration = content.configuration {
      return configuredLines(content, configuration, in: bounds, direction)
    }
    let insets = content.contentEdgeInsets?.resolved(in: direction) ?? .zero
    let image = imageSize?.width ?? 0
    let box = bounds.inset(by: insets)
    // Image and title stand in the middle together, the image first.
    let shift = direction.isRightToLeft ? 0 : image
    return place(
      content, plain: content.title ?? content.text,
      standard: FontDescription(pointSize: ButtonMetrics.fontSize),
      in: Rect(
        x: box.origin.x + shift, y: box.origin.y, width: max(box.size.width - image, 0),
        height: box.size.height), lines: 1, cut: .byTruncatingMiddle, as: .title,
      at: Standing(alignment: .center, direction: direction))
  }

  private mutating func configuredLines(
    _ content: ViewContent, _ configuration: ButtonConfiguration, in bounds: Rect,
    _ direction: LayoutDirection
  ) -> [TextLine] {
    let insets = configuration.contentInsets?.resolved(in: direction) ?? ButtonMetrics.configurationInsets
    var box = bounds.inset(by: insets)
    if let image = imageSize { box = box.beside(image, configuration, direction) }
    let title = place(
      content, plain: configuration.title ?? content.title ?? content.text,
      standard: FontDescription(textStyle: .body), in: box, lines: 1, cut: .byTruncatingTail, as: .title,
      at: Standing(alignment: .center, direction: direction))
    guard let text = configuration.subtitle, !text.isEmpty else { return title }
    let subtitle = place(
      ViewContent(), plain: text, standard: FontDescription(textStyle: .footnote), in: box, lines: 1,
      cut: .byTruncatingTail, as: .subtitle, at: Standing(alignment: .center, direction: direction))
    // Title over subtitle, in the middle together.
    let titleHeight = title.first?.font.pointSize ?? 0
    let below = (titleHeight + configuration.titlePadding) / 2
    let above = ((subtitle.first?.font.pointSize ?? 0) + configuration.titlePadding) / 2
    return title.map { $0.moved(by: -above) } + subtitle.map { $0.moved(by: title.isEmpty ? 0 : below) }
  }
}

extension TextLine {
  fileprivate func moved(by distance: Double) -> TextLine {
    var line = self
    line.origin.y += distance
    return line
  }
}

extension Rect {
  /// What an image of a button leaves for its titles.
  fileprivate func beside(
    _ image: Size, _ configuration: ButtonConfiguration, _ direction: LayoutDirection
  ) -> Rect {
    var rest = self
    switch configuration.imagePlacement {
    case .leading, .trailing:
      let taken = min(image.width + configuration.imagePadding, size.width)
      rest.size.width -= taken
      if (configuration.imagePlacement == .leading) != direction.isRightToLeft { rest.origin.x += taken }
    case .top, .bottom:
      let taken = min(image.height + configuration.imagePadding, size.height)
      rest.size.height -= taken
      if configuration.imagePlacement == .top { rest.origin.y += taken }
    }
    return rest
  }
}
