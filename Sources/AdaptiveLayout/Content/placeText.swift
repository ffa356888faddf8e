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
    var box = TextBox(content, bounds, direction)
    switch type {
    case .label:
      box.lines = content.numberOfLines
      return place(ShownText(content, content.text), in: box)
    case .textField:
      let border = content.borderStyle == .none ? 0 : TextControlMetrics.fieldTextInset
      box.bounds = bounds.inset(by: EdgeInsets(top: 0, left: border, bottom: 0, right: border))
      box.cut = .byTruncatingTail
      return place(fieldText(content), in: box, as: hasText(content) ? .text : .placeholder)
    case .textView:
      box.bounds = bounds.inset(by: textInsets(of: content))
      (box.lines, box.cut, box.isAtTop) = (content.maximumNumberOfLines, .byWordWrapping, true)
      return place(ShownText(content, content.text), in: box)
    case .button: return buttonLines(content, in: bounds, direction)
    case .segmentedControl: return segmentLines(content, in: bounds, direction)
    default: return []
    }
  }

  /// Where a text stands and how.
  private struct TextBox {
    var bounds: Rect
    /// At most; 0 for any number.
    var lines = 1
    var cut: LineBreakMode
    var breaking: LineBreakMode
    var alignment: TextAlignment
    let direction: LayoutDirection
    var isAtTop = false

    init(_ content: ViewContent, _ bounds: Rect, _ direction: LayoutDirection) {
      (self.bounds, self.direction) = (bounds, direction)
      (cut, breaking) = (content.lineBreakMode, content.lineBreakMode)
      alignment = content.textAlignment ?? .natural
    }

    /// For a title, in the middle unless the view says otherwise.
    init(title content: ViewContent, _ bounds: Rect, _ direction: LayoutDirection, cut: LineBreakMode) {
      self.init(content, bounds, direction)
      self.cut = cut
      alignment = content.textAlignment ?? .center
    }

    func start(of width: Double) -> Double {
      switch alignment {
      case .left: 0
      case .right: bounds.size.width - width
      case .center: (bounds.size.width - width) / 2
      case .natural, .justified: direction.isRightToLeft ? bounds.size.width - width : 0
      }
    }
  }

  /// All segments are as wide as each other.
  private mutating func segmentLines(
    _ content: ViewContent, in bounds: Rect, _ direction: LayoutDirection
  ) -> [TextLine] {
    let titles = direction.isRightToLeft ? content.segments.reversed() : content.segments
    let width = bounds.size.width / Double(max(titles.count, 1))
    return titles.indices.flatMap { index in
      let segment = Rect(
        x: bounds.origin.x + Double(index) * width, y: bounds.origin.y, width: width,
        height: bounds.size.height)
      let box = TextBox(title: ViewContent(), segment, direction, cut: .byTruncatingTail)
      return place(segmentTitle(titles[index]), in: box, as: .title)
    }
  }

  private mutating func buttonLines(
    _ content: ViewContent, in bounds: Rect, _ direction: LayoutDirection
  ) -> [TextLine] {
    if let configuration = content.configuration {
      return configuredLines(content, configuration, in: bounds, direction)
    }
    let image = imageSize?.width ?? 0
    var rest = bounds.inset(by: content.contentEdgeInsets?.resolved(in: direction) ?? .zero)
    // Image and title stand in the middle together, the image first.
    rest.origin.x += direction.isRightToLeft ? 0 : image
    rest.size.width = max(rest.size.width - image, 0)
    let box = TextBox(title: content, rest, direction, cut: .byTruncatingMiddle)
    return place(plainTitle(content), in: box, as: .title)
  }

  private mutating func configuredLines(
    _ content: ViewContent, _ configuration: ButtonConfiguration, in bounds: Rect,
    _ direction: LayoutDirection
  ) -> [TextLine] {
    let insets = configuration.contentInsets?.resolved(in: direction) ?? ButtonMetrics.configurationInsets
    var rest = bounds.inset(by: insets)
    if let image = imageSize { rest = rest.beside(image, configuration, direction) }
    let title = place(
      configuredTitle(content, configuration),
      in: TextBox(title: content, rest, direction, cut: .byTruncatingTail), as: .title)
    guard let text = configuration.subtitle, !text.isEmpty else { return title }
    let subtitle = place(
      Self.subtitle(text), in: TextBox(title: ViewContent(), rest, direction, cut: .byTruncatingTail),
      as: .subtitle)
    // Title over subtitle, in the middle together.
    let below = ((title.first?.font.pointSize ?? 0) + configuration.titlePadding) / 2
    let above = ((subtitle.first?.font.pointSize ?? 0) + configuration.titlePadding) / 2
    return title.map { $0.moved(by: -above) } + subtitle.map { $0.moved(by: title.isEmpty ? 0 : below) }
  }

  private mutating func place(
    _ text: ShownText, in box: TextBox, as role: TextLine.Role = .text
  ) -> [TextLine] {
    let runs = runs(text)
    let layout = TextLayout(runs, for: .broken, mustStop: shouldStop)
    if layout.isEmpty { return [] }
    let drawn = layout.drawn(
      runs, in: box.bounds.size, maximumLines: box.lines, breaking: breaking(box.breaking), cut: box.cut,
      on: grid)
    let fonts = runs.indices.map { index in
      resolved(
        text.attributed?[index].font ?? text.font, standard: text.standard, as: runs[index].font)
    }
    let (left, top) = (box.bounds.origin.x, box.bounds.origin.y)
    let first = box.isAtTop ? 0 : grid.round((box.bounds.size.height - drawn.height) / 2)
    return drawn.lines.flatMap { line in
      line.runs.filter { !$0.text.isEmpty }.map { run in
        TextLine(
          role: role, text: run.text,
          origin: Point(
            x: left + box.start(of: line.width) + run.offset, y: grid.round(top + first + line.baseline)),
          width: run.width, font: fonts[run.run])
      }
    }
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
