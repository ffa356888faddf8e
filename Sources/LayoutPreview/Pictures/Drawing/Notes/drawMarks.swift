import LayoutModel

/// What is wrong with a layout, in the order in which a picture numbers it: errors, then warnings.
struct NumberedFindings {
  /// Diagnostics that have a number, from 1.
  var listed: [Diagnostic] = []
  /// Errors and warnings that are left out.
  var more = 0

  static let most = 6

  init(_ diagnostics: [Diagnostic]) {
    for severity in [Diagnostic.Severity.error, .warning] {
      for diagnostic in diagnostics where diagnostic.severity == severity {
        if listed.count < Self.most {
          listed.append(diagnostic)
        } else {
          more += 1
        }
      }
    }
  }
}

// Diagnostics where they are.
extension ScreenDrawing {
  /// Outlines of the views that are in conflicts, hatching where something is ambiguous, and the numbers of the list below.
  mutating func drawMarks() {
    let findings = NumberedFindings(layout.diagnostics)
    guard !findings.listed.isEmpty else { return }
    var indices: [String: Int] = [:]
    for index in layout.document.views.indices { indices[layout.document.views[index].id] = index }
    var numbers: [Int: Int] = [:]
    var outlined: Set<Int> = []
    for diagnostic in layout.diagnostics where diagnostic.severity >= .warning {
      for id in diagnostic.views {
        guard let index = indices[id], let frame = visibleFrame(of: index) else { continue }
        if diagnostic.code == .unsatisfiableConstraints, outlined.insert(index).inserted {
          markup.rect(layout.document.holder(ofView: index) == nil ? "badedge" : "bad", frame)
        }
        if let ambiguity = diagnostic.ambiguity { drawHatch(ambiguity.axis, frame) }
      }
    }
    for (number, diagnostic) in findings.listed.enumerated() {
      guard let index = place(of: diagnostic, indices), let frame = visibleFrame(of: index) else { continue }
      // Several at one view stand side by side.
      let place = numbers[index, default: 0]
      numbers[index] = place + 1
      let x = min(frame.maxX - 2 * unit - Double(place) * 15 * unit, bounds.maxX - 9 * unit)
      let y = max(frame.minY, 8 * unit)
      markup.numberDisc(number + 1, diagnostic.severity, at: Point(x: x, y: y), size: unit)
    }
  }

  /// The view at which the number of a diagnostic stands: the first one that is drawn, root views last.
  private func place(of diagnostic: Diagnostic, _ indices: [String: Int]) -> Int? {
    let drawn = diagnostic.views.lazy.compactMap { indices[$0] }.filter { isDrawn[$0] }
    return drawn.first { layout.document.views[$0].superview != nil } ?? drawn.first
  }

  private mutating func drawHatch(_ axis: Axis, _ frame: Rect) {
    needsHatch = true
    markup.rect("vague", frame)
    markup.rect(axis == .horizontal ? "hh" : "hv", frame)
  }

  /// Where a view is drawn; nil for one that is not.
  func visibleFrame(of index: Int) -> Rect? { isDrawn[index] ? layout.views[index].frameInWindow : nil }
}

extension MarkupWriter {
  /// Writes a number in a disc in the colour of a severity.
  mutating func numberDisc(
    _ number: Int, _ severity: Diagnostic.Severity, at center: Point, size unit: Double
  ) {
    let style: StaticString =
      switch severity {
      case .error: "mark"
      case .warning: "mark warning"
      case .info: "mark info"
      }
    circle(style, center, radius: 7 * unit)
    raw("<text class=\"marknumber m\"")
    attribute(" x=\"", center.x)
    attribute(" y=\"", center.y + 3.3 * unit)
    attribute(" font-size=\"", 9.5 * unit)
    raw(">")
    self.number(Double(number))
    raw("</text>")
  }
}
