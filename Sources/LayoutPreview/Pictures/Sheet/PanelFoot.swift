import LayoutModel

/// The lines below a screen: what is not drawn, and what is wrong.
struct PanelFoot {
  private(set) var markup = MarkupWriter()
  private(set) var height = 0.0
  /// The room for texts, in points: narrow windows have more than they are wide.
  let width: Double
  private let unit: Double

  init(below screen: Size, unit: Double) {
    width = max(screen.width + 2 * ScreenGeometry.bezel, 230 * unit)
    self.unit = unit
  }

  private var size: Double { 10.5 * unit }
  private var step: Double { 14.5 * unit }

  mutating func write(names: [String]) {
    // More would not be read: the description of the panel has all.
    write(listed(names.map { $0.isEmpty ? "unnamed" : $0 }, most: 3), lines: 3)
  }

  mutating func write(_ absent: AbsentViews, of layout: Layout) {
    for reason in AbsentViews.Reason.allCases {
      guard let views = absent.views[reason] else { continue }
      write(
        "\(reason.rawValue): \(listed(views.map { layout.document.title(ofView: $0) }, most: 6))", lines: 2)
    }
  }

  mutating func write(constraintsLeftOut: Int, imagesLeftOut: Int) {
    if constraintsLeftOut > 0 { write("\(constraintsLeftOut) more constraints are not drawn", lines: 1) }
    guard imagesLeftOut > 0 else { return }
    write("\(imagesLeftOut) image\(imagesLeftOut == 1 ? " is" : "s are") too large to be drawn", lines: 1)
  }

  mutating func write(_ findings: NumberedFindings) {
    guard !findings.listed.isEmpty else { return }
    height += 4 * unit
    for (number, diagnostic) in findings.listed.enumerated() {
      markup.numberDisc(
        number + 1, diagnostic.severity, at: Point(x: 8 * unit, y: height + 9 * unit), size: unit)
      write(diagnostic.sentence, lines: 3, indent: 20 * unit)
      height += 3 * unit
    }
    if findings.more > 0 { write("and \(findings.more) more", lines: 1, indent: 20 * unit) }
  }

  private mutating func write(_ text: String, lines: Int, indent: Double = 0) {
    for line in wrapped(text, to: width - indent, size: size, lines: lines) {
      markup.line("more", line, at: Point(x: indent, y: height + 0.85 * step), size: size)
      height += step
    }
  }
}

extension Diagnostic {
  /// The message, with the view that it is about where it does not say which.
  var sentence: String {
    guard code == .ambiguousLayout, views.count == 1, !message.contains("'") else { return message }
    return "\(views[0]): \(message)"
  }
}
