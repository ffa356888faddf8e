import LayoutModel

/// Texts that do not fit in their views.
///
/// Not told are texts that stand in for others: those of views that code knows (an outlet) or whose class is the app's own,
/// which may set text and font, and the words that Xcode puts there. Nor are heights in cells that no list lays out, whose rows
/// get the height that they need, widths in root views that are cells or smaller than any screen, which are as wide as what holds them, labels that
/// a cell lays out by itself, and texts in fonts whose widths nobody gave.
func findTruncatedText(in layout: Layout) -> [Diagnostic] {
  let isShown = layout.visibleViews()
  let estimated = Set(layout.diagnostics.lazy.filter { $0.code == .contentSizeEstimated }.flatMap(\.views))
  return layout.measures.keys.sorted().compactMap { index in
    guard isShown[index], let fit = layout.measures[index]?.text, let need = fit.need else { return nil }
    let node = layout.document.views[index]
    let content = layout.document.content(ofView: index)
    guard layout.isOwnText(content, ofView: index), !content.isFontGuessed(in: layout.document),
      !estimated.contains(node.id), let shortage = shortage(of: fit, need, node.type, content)
    else { return nil }
    if case .lines = shortage {
      if layout.openCell(above: index) != nil { return nil }
    } else if layout.isInPart(index) {
      return nil
    }
    return Diagnostic(.visual(.truncatedText(content.shownText, shortage)), views: [node.id])
  }
}

/// By which part of its width a text may be measured too wide: 98 % of the recorded widths are better.
let truncationSlack = 0.03

/// What a text needs and has; nil where that is no trouble.
private func shortage(
  of fit: TextFit, _ need: TextNeed, _ type: ViewType, _ content: ViewContent
) -> VisualFinding.Shortage? {
  let breaksLines = type == .textView || type == .label && content.numberOfLines != 1
  if breaksLines || need.lineCount > 1 && need.width <= need.room {
    // A line that nearly fits may be no line more.
    guard !content.adjustsFontSizeToFitWidth, need.room >= 1,
      need.lineCount > 2 || need.width > need.room * (1 + truncationSlack)
    else { return nil }
    return .lines(
      needed: need.lineCount, room: fit.lineCount, type == .textView ? .lostRest : end(of: content))
  }
  let width =
    content.adjustsFontSizeToFitWidth ? need.width * min(content.minimumScaleFactor, 1) : need.width
  guard width - need.room > max(width * truncationSlack, 1), need.room > 0 || type != .button
  else { return nil }
  return .width(needed: width, room: need.room, end(of: content))
}

private func end(of content: ViewContent) -> VisualFinding.End {
  switch content.lineBreakMode {
  case .byClipping, .byCharWrapping, .byWordWrapping: .clipped
  case .byTruncatingHead: .ellipsisAtHead
  case .byTruncatingMiddle: .ellipsisInMiddle
  case .byTruncatingTail: .ellipsisAtTail
  }
}

extension ViewContent {
  /// The text that a view shows: its own, its title, or else its placeholder.
  fileprivate var shownText: String {
    if let runs = attributedText { return runs.map(\.text).joined() }
    if let title, !title.isEmpty { return title }
    if let text, !text.isEmpty { return text }
    return placeholder ?? ""
  }

  /// Whether it names a font whose widths nobody gave.
  fileprivate func isFontGuessed(in document: DocumentValues) -> Bool {
    let fonts = attributedText.map { $0.map(\.font) } ?? [font]
    let files = document.document.fontFiles
    return fonts.contains { font in
      font?.name.map { document.fonts[$0] == nil && files?.hasFace(named: $0) != true } ?? false
    }
  }
}

extension Layout {
  /// Whether the root view above is a part of a screen.
  fileprivate func isInPart(_ index: Int) -> Bool {
    let root = rootView(above: index)
    return document.views[root].type.isCell || (views[root].frame?.size.width ?? 0) < 320
  }

  /// Whether a view shows the text that people will see, as far as the document can tell.
  fileprivate func isOwnText(_ content: ViewContent, ofView index: Int) -> Bool {
    let node = document.views[index]
    let details = document.details(ofView: index)
    if details.customClass != nil { return false }
    let isPlaceholder = node.type == .textField && content.text ?? "" == "" && content.attributedText == nil
    if details.outlet != nil, !isPlaceholder { return false }
    // Labels of a cell in one of the system's styles keep the frames that the file has.
    let holder = node.superview.flatMap { document.views[Int($0)].superview }
    if details.frame != nil,
      holder.map({ document.views[Int($0)].type.isCell && !isElement(Int($0)) }) == true
    {
      return false
    }
    let text = content.shownText.trimmingBlanks.lowercased()
    return !text.hasPrefix("lorem ipsum") && !standIns.contains(text)
  }
}

/// What Xcode writes into new views.
private let standIns: Set<String> = ["label", "button", "title", "subtitle", "detail", "text", "placeholder"]

extension String {
  fileprivate var trimmingBlanks: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
