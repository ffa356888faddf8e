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
        else { continue }
        if room > 0 { draw(constraint) } else { constraintsLeftOut += 1 }
        room -= 1
      }
    }
  }

  private mutating func draw(_ constraint: PlacedConstraint) {
    markup += "<g><title>\(name: constraint.text)</title>"
    let style = style(of: constraint)
    if case .size = constraint.first.attribute.kind {
      drawSize(constraint, style)
    } else if let second = constraint.second {
      drawSpacing(constraint, to: second, style)
    }
    markup.raw("</g>")
  }

  /// `|<-120->|` in the view, away from its middle.
  private mutating func drawSize(_ constraint: PlacedConstraint, _ style: StaticString) {
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
    _ constraint: PlacedConstraint, to second: PlacedConstraint.Side, _ style: StaticString
  ) {
    let (axis, first) = (constraint.axis, constraint.first)
    guard let start = position(of: second, axis), let end = position(of: first, axis) else { return }
    let across = middle(first.frame, second.frame, axis.crossed)
    if (start - end).magnitude < 0.5 {
      let low = min(first.frame.minimum(axis.crossed), second.frame.minimum(axis.crossed))
      let high = max(first.frame.maximum(axis.crossed), second.frame.maximum(axis.crossed))
      let line = DimensionLine(axis: axis.crossed, from: low, to: high, across: start)
      return writeLine(style, line.point(low), line.point(high), isAlignment: true)
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

  private mutating func drawDimension(_ line: DimensionLine, _ style: StaticString, prefix: StaticString) {
    writeLine(style, line.point(line.from), line.point(line.to))
    for end in [line.from, line.to] {
      writeLine(style, line.point(end, off: -2.5 * unit), line.point(end, off: 2.5 * unit))
    }
    let (size, isHorizontal) = (9 * unit, line.axis == .horizontal)
    let place =
      line.point((line.from + line.to) / 2)
      + (isHorizontal ? Point(x: 0, y: -2 * unit) : Point(x: 2.5 * unit, y: 0.36 * size))
    markup += """
      <text class="dn halo\(raw: isHorizontal ? " m" : "")\(raw: style)" x="\(place.x)" y="\(place.y)" \
      font-size="\(size)">\(raw: prefix)\(((line.to - line.from) * 100).rounded() / 100)</text>
      """
  }

  private mutating func writeLine(
    _ style: StaticString, _ from: Point, _ to: Point, isAlignment: Bool = false
  ) {
    markup += """
      <line class="d\(raw: isAlignment ? " align" : "")\(raw: style)" \
      x1="\(from.x)" y1="\(from.y)" x2="\(to.x)" y2="\(to.y)"/>
      """
  }

  /// How a constraint looks: broken, loose, or of a view that nobody wrote it for. Classes, each with a blank before it.
  private func style(of constraint: PlacedConstraint) -> StaticString {
    if !constraint.isSatisfied { return " broken" }
    if constraint.pointer == nil { return constraint.isTight ? " made" : " made loose" }
    return constraint.isTight ? "" : " loose"
  }

  private static let mostConstraints = 80
}

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
