import LayoutModel

// What decides places besides views: safe areas, margins, guides.
extension ScreenDrawing {
  mutating func drawOverlays() {
    if overlays.contains(.reservedRegions) { drawReservedRegions() }
    if overlays.contains(.safeArea) { drawSafeAreas() }
    if overlays.contains(.margins) { drawMargins() }
    if overlays.contains(.guides) { drawGuides() }
    if overlays.contains(.constraints) { drawConstraints() }
  }

  /// Draws the safe areas of root views: those inside of them follow.
  private mutating func drawSafeAreas() {
    for index in layout.order {
      let root = Int(layout.document.controllers[index].rootView)
      guard let frame = visibleFrame(of: root) else { continue }
      markup.rect("safearea", frame.inset(by: layout.controllers[index].safeAreaInsets))
    }
  }

  /// Draws the margins of views that hold others.
  private mutating func drawMargins() {
    for (index, view) in layout.document.views.enumerated() where Int(view.subtreeEnd) > index + 1 {
      guard let frame = visibleFrame(of: index), let measures = layout.measures[index] else { continue }
      markup.rect("margins", frame.inset(by: measures.layoutMargins))
    }
  }

  /// Draws the document's guides with their names; of root views those for reading and the keyboard, of scroll views the content.
  private mutating func drawGuides() {
    for index in layout.document.views.indices {
      guard let origin = visibleFrame(of: index)?.origin, let measures = layout.measures[index]
      else { continue }
      let isRoot = layout.document.views[index].superview == nil
      for guide in measures.systemGuides where guide.guide.isWorthShowing(inRoot: isRoot) {
        // Without a keyboard its guide is an edge.
        if guide.guide == .keyboard, layout.environment.keyboard == nil { continue }
        drawGuide(guide.guide.rawValue, guide.frame.offset(by: origin))
      }
      for guide in measures.layoutGuides {
        drawGuide(layout.document.guides[guide.guide].id, guide.frame.offset(by: origin))
      }
    }
  }

  private mutating func drawGuide(_ name: String, _ frame: Rect) {
    markup += "<g><title>\(name: name) \(frame)</title>"
    markup.rect("guide", frame)
    let size = 9 * unit
    if frame.size.height >= 1.6 * size,
      let text = truncated(name, to: frame.size.width - 4 * unit, size: size)
    {
      let point = Point(x: frame.maxX - 3 * unit, y: frame.maxY - 3 * unit)
      markup.line("guidename e halo", text, at: point, size: size)
    }
    markup.raw("</g>")
  }

  // MARK: Diagnostics where they are

  /// Outlines of the views that are in conflicts, hatching where something is ambiguous, and the numbers of the list below.
  mutating func drawMarks() {
    let findings = NumberedFindings(layout.diagnostics)
    guard !findings.listed.isEmpty else { return }
    var indices: [String: Int] = [:]
    for index in layout.document.views.indices { indices[layout.document.views[index].id] = index }
    var outlined: Set<Int> = []
    for diagnostic in layout.diagnostics where diagnostic.severity >= .warning {
      for id in diagnostic.views {
        guard let index = indices[id], let frame = visibleFrame(of: index) else { continue }
        if diagnostic.code == .unsatisfiableConstraints, outlined.insert(index).inserted {
          markup.rect(layout.document.holder(ofView: index) == nil ? "badedge" : "bad", frame)
        }
        guard let ambiguity = diagnostic.ambiguity else { continue }
        needsHatch = true
        markup.rect("vague", frame)
        markup.rect(ambiguity.axis == .horizontal ? "hh" : "hv", frame)
      }
    }
    var numbers: [Int: Int] = [:]
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

  /// Where a view is drawn; nil for one that is not.
  func visibleFrame(of index: Int) -> Rect? { isDrawn[index] ? layout.views[index].frameInWindow : nil }
}

extension SystemGuide {
  /// Whether it says more than margins and safe areas do.
  fileprivate func isWorthShowing(inRoot isRoot: Bool) -> Bool {
    switch self {
    case .safeArea, .layoutMargins, .frameLayout: false
    case .readableContent, .keyboard: isRoot
    case .safeAreaCornerHorizontal, .safeAreaCornerVertical, .marginsCornerHorizontal, .marginsCornerVertical,
      .division:
      false
    case .contentLayout: true
    }
  }
}

/// What is wrong with a layout, in the order in which a picture numbers it: errors, then warnings.
struct NumberedFindings {
  /// Diagnostics that have a number, from 1.
  let listed: [Diagnostic]
  /// Errors and warnings that are left out.
  let more: Int

  static let most = 6

  init(_ diagnostics: [Diagnostic]) {
    let all = [Diagnostic.Severity.error, .warning].flatMap { severity in
      diagnostics.filter { $0.severity == severity }
    }
    listed = Array(all.prefix(Self.most))
    more = all.count - listed.count
  }
}

extension MarkupWriter {
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
    line("marknumber m", String(number), at: center + Point(x: 0, y: 3.3 * unit), size: 9.5 * unit)
  }
}
