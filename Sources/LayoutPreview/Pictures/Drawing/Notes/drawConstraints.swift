import LayoutModel

// Constraints as dimension lines.
extension ScreenDrawing {
  /// Draws constraints, broken ones first, then the others in their order, as many as a reader can tell apart.
  mutating func drawConstraints() {
    var room = Self.mostConstraints
    for isSatisfied in [false, true] {
      for constraint in layout.placedConstraints where constraint.isSatisfied == isSatisfied {
        // What a control wishes for by itself shows by its size.
        if constraint.pointer == nil, constraint.second == nil { continue }
        guard isDrawn[Int(constraint.first.view)], constraint.second.map({ isDrawn[Int($0.view)] }) ?? true
        else {
          continue
        }
        guard room > 0 else {
          constraintsLeftOut += 1
          continue
        }
        room -= 1
        draw(constraint)
      }
    }
  }

  private mutating func draw(_ constraint: PlacedConstraint) {
    markup.raw("<g><title>")
    markup.name(constraint.text)
    markup.raw("</title>")
    let style = DimensionStyle(constraint)
    if case .size = constraint.first.attribute.kind {
      drawSize(constraint, style)
    } else if let second = constraint.second {
      drawSpacing(constraint, to: second, style)
    }
    markup.raw("</g>")
  }

  /// `|<-120->|` in the view, away from its middle.
  private mutating func drawSize(_ constraint: PlacedConstraint, _ style: DimensionStyle) {
    let (axis, frame) = (constraint.axis, constraint.first.frame)
    let across = frame.minimum(axis.crossed) + frame.size[axis.crossed] * (axis == .horizontal ? 0.82 : 0.9)
    let line = DimensionLine(axis: axis, from: frame.minimum(axis), to: frame.maximum(axis), across: across)
    drawDimension(line, style, prefix: prefix(of: constraint))
  }

  /// What stands before the number. The number is what the layout has, which is the constant of those that are tight.
  private func prefix(of constraint: PlacedConstraint) -> StaticString {
    switch constraint.relation {
    case .lessThanOrEqual where constraint.isTight: return "≤ "
    case .greaterThanOrEqual where constraint.isTight: return "≥ "
    default: break
    }
    guard case .size = constraint.first.attribute.kind, constraint.second != nil else { return "" }
    return "= "
  }

  /// A line between two edges, or where they are one, along that.
  private mutating func drawSpacing(
    _ constraint: PlacedConstraint, to second: PlacedConstraint.Side, _ style: DimensionStyle
  ) {
    let (axis, first) = (constraint.axis, constraint.first)
    guard let start = position(of: second, axis), let end = position(of: first, axis) else { return }
    let across = middle(first.frame, second.frame, axis.crossed)
    if (start - end).magnitude < 0.5 {
      let low = min(first.frame.minimum(axis.crossed), second.frame.minimum(axis.crossed))
      let high = max(first.frame.maximum(axis.crossed), second.frame.maximum(axis.crossed))
      let points =
        axis == .horizontal
        ? (Point(x: start, y: low), Point(x: start, y: high))
        : (Point(x: low, y: start), Point(x: high, y: start))
      return writeLine(style, points.0, points.1, isAlignment: true)
    }
    let line = DimensionLine(axis: axis, from: min(start, end), to: max(start, end), across: across)
    drawDimension(line, style, prefix: prefix(of: constraint))
  }

  /// The middle of what two frames have in common on an axis, or of the first where that is nothing.
  private func middle(_ first: Rect, _ second: Rect, _ axis: Axis) -> Double {
    let low = max(first.minimum(axis), second.minimum(axis))
    let high = min(first.maximum(axis), second.maximum(axis))
    return low <= high ? (low + high) / 2 : (first.minimum(axis) + first.maximum(axis)) / 2
  }

  /// Where an attribute is in the window; nil where the layout does not say.
  private func position(of side: PlacedConstraint.Side, _ axis: Axis) -> Double? {
    let frame = side.frame
    let margins = layout.measures[Int(side.view)]?.layoutMargins ?? .zero
    let inner = frame.inset(by: margins)
    switch side.attribute {
    // Sides are never said by the text direction here.
    case .left, .leading: return frame.minX
    case .right, .trailing: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .leftMargin, .leadingMargin: return inner.minX
    case .rightMargin, .trailingMargin: return inner.maxX
    case .topMargin: return inner.minY
    case .bottomMargin: return inner.maxY
    case .centerXWithinMargins: return inner.midX
    case .centerYWithinMargins: return inner.midY
    case .firstBaseline: return layout.textLines[Int(side.view)]?.first.map { frame.minY + $0.origin.y }
    case .lastBaseline: return layout.textLines[Int(side.view)]?.last.map { frame.minY + $0.origin.y }
    case .width, .height, .notAnAttribute: return nil
    }
  }

  // MARK: Lines

  private mutating func drawDimension(_ line: DimensionLine, _ style: DimensionStyle, prefix: StaticString) {
    writeLine(style, line.point(line.from), line.point(line.to))
    for end in [line.from, line.to] {
      writeLine(style, line.point(end, off: -2.5 * unit), line.point(end, off: 2.5 * unit))
    }
    let size = 9 * unit
    var place = line.point((line.from + line.to) / 2)
    if line.axis == .horizontal {
      place.y -= 2 * unit
    } else {
      place = place + Point(x: 2.5 * unit, y: 0.36 * size)
    }
    markup.raw("<text class=\"dn halo")
    if line.axis == .horizontal { markup.raw(" m") }
    markup.raw(style.words)
    markup.attribute("\" x=\"", place.x)
    markup.attribute(" y=\"", place.y)
    markup.attribute(" font-size=\"", size)
    markup.raw(">")
    markup.raw(prefix)
    markup.number(((line.to - line.from) * 100).rounded() / 100)
    markup.raw("</text>")
  }

  private mutating func writeLine(
    _ style: DimensionStyle, _ from: Point, _ to: Point, isAlignment: Bool = false
  ) {
    markup.raw(isAlignment ? "<line class=\"d align" : "<line class=\"d")
    markup.raw(style.words)
    markup.attribute("\" x1=\"", from.x)
    markup.attribute(" y1=\"", from.y)
    markup.attribute(" x2=\"", to.x)
    markup.attribute(" y2=\"", to.y)
    markup.raw("/>")
  }

  private static let mostConstraints = 80
}

/// Where a dimension is shown.
private struct DimensionLine {
  var axis: Axis
  var from: Double
  var to: Double
  /// Its place on the other axis.
  var across: Double

  func point(_ along: Double, off: Double = 0) -> Point {
    axis == .horizontal ? Point(x: along, y: across + off) : Point(x: across + off, y: along)
  }
}

/// How a constraint looks: broken, loose, or of a view that nobody wrote it for.
private struct DimensionStyle {
  /// Classes, each with a blank before it.
  var words: StaticString

  init(_ constraint: PlacedConstraint) {
    if !constraint.isSatisfied {
      words = " broken"
    } else if constraint.pointer == nil {
      words = constraint.isTight ? " made" : " made loose"
    } else {
      words = constraint.isTight ? "" : " loose"
    }
  }
}
