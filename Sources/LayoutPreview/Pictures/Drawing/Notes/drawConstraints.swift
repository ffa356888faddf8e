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

  /// `|<-120->|` in the view, away from its middle, where it covers no text.
  private mutating func drawSize(_ constraint: PlacedConstraint, _ style: StaticString) {
    let (axis, frame) = (constraint.axis, constraint.first.frame)
    let (start, length) = (frame.minimum(axis.crossed), frame.size[axis.crossed])
    let shares = axis == .horizontal ? [0.82, 0.18, 0.93, 0.07, 0.5] : [0.9, 0.1, 0.78, 0.22, 0.96, 0.5]
    // Beside the view, where there is no room in it.
    let places = shares.map { start + length * $0 } + [start + length + 7 * unit, start - 7 * unit]
    let line = DimensionLine(
      axis: axis, from: frame.minimum(axis), to: frame.maximum(axis), across: places[0])
    drawDimension(line, style, prefix: prefix(of: constraint), places: places)
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
    if (start - end).magnitude < 0.5 {
      let low = min(first.frame.minimum(axis.crossed), second.frame.minimum(axis.crossed))
      let high = max(first.frame.maximum(axis.crossed), second.frame.maximum(axis.crossed))
      let line = DimensionLine(axis: axis.crossed, from: low, to: high, across: start)
      return writeLine(style, line.point(low), line.point(high), isAlignment: true)
    }
    let (low, high) = common(first.frame, second.frame, axis.crossed)
    let places = [0.5, 0.3, 0.7, 0.15, 0.85, 0.04, 0.96].map { low + (high - low) * $0 }
    let line = DimensionLine(axis: axis, from: min(start, end), to: max(start, end), across: places[0])
    drawDimension(line, style, prefix: prefix(of: constraint), places: places)
  }

  /// What two frames have in common on an axis, or the first where that is nothing.
  private func common(_ first: Rect, _ second: Rect, _ axis: Axis) -> (low: Double, high: Double) {
    let low = max(first.minimum(axis), second.minimum(axis))
    let high = min(first.maximum(axis), second.maximum(axis))
    return low <= high ? (low, high) : (first.minimum(axis), first.maximum(axis))
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

  /// Draws a line at the first of some places on the other axis at which neither it nor its number covers a text.
  private mutating func drawDimension(
    _ wish: DimensionLine, _ style: StaticString, prefix: StaticString, places: [Double]
  ) {
    let number = ((wish.to - wish.from) * 100).rounded() / 100
    let words: MarkupWriter = "\(raw: prefix)\(number)"
    let choice = bestPlace(of: wish, at: places, number: 0.6 * Double(words.count) * 9 * unit)
    let (line, label) = (choice.line, choice.label)
    writeLine(style, line.point(line.from), line.point(line.to))
    for end in [line.from, line.to] {
      writeLine(style, line.point(end, off: -2.5 * unit), line.point(end, off: 2.5 * unit))
    }
    markup += """
      <text class="dn halo\(raw: label.anchor)\(raw: style)" x="\(label.point.x)" y="\(label.point.y)" \
      font-size="\(9 * unit)">\(words)</text>
      """
    captions += [label.frame, line.room(at: [line.across]).shrunk(by: -0.75 * unit)]
  }

  /// The place of a line and of its number that covers least, the earlier where several do.
  private func bestPlace(
    of wish: DimensionLine, at places: [Double], number width: Double
  ) -> (line: DimensionLine, label: DimensionLabel) {
    let reach = wish.room(at: places).shrunk(by: -40 * unit)
    let near = captions.filter { $0.intersection(reach) != nil }
    var best: (line: DimensionLine, label: DimensionLabel, cost: Double)?
    for place in places {
      var line = wish
      line.across = place
      let crossed = line.room(at: [place]).shrunk(by: -0.5)
      let covered = near.reduce(0) { $0 + $1.overlap(with: crossed) }
      for label in line.labels(width: width, unit: unit) {
        var cost = near.reduce(covered) { $0 + 2 * $1.overlap(with: label.frame) }
        if !bounds.covers(label.frame) { cost += label.frame.size.width * label.frame.size.height }
        if cost < best?.cost ?? .infinity { best = (line, label, cost) }
        if cost == 0 { return (line, label) }
      }
    }
    return best.map { ($0.line, $0.label) } ?? (wish, wish.labels(width: width, unit: unit)[0])
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

  /// What the line covers at some places on the other axis.
  func room(at places: [Double]) -> Rect {
    let (low, high) = (places.min() ?? across, places.max() ?? across)
    return axis == .horizontal
      ? Rect(x: from, y: low, width: to - from, height: high - low)
      : Rect(x: low, y: from, width: high - low, height: to - from)
  }

  /// Where its number may stand, the best first: at its middle, else nearer to an end, on either side.
  func labels(width: Double, unit: Double) -> [DimensionLabel] {
    let size = 9 * unit
    return [0.5, 0.25, 0.75].flatMap { share in
      let along = from + (to - from) * share
      return axis == .horizontal
        ? [-2 * unit, size + unit].map { off in
          let point = self.point(along, off: off)
          let frame = Rect(x: point.x - width / 2, y: point.y - 0.8 * size, width: width, height: size)
          return DimensionLabel(point: point, anchor: " m", frame: frame)
        }
        : [(2.5 * unit, ""), (-2.5 * unit, " e")].map { (off: Double, anchor: StaticString) in
          let point = self.point(along + 0.36 * size, off: off)
          let frame = Rect(
            x: off > 0 ? point.x : point.x - width, y: point.y - 0.8 * size, width: width, height: size)
          return DimensionLabel(point: point, anchor: anchor, frame: frame)
        }
    }
  }
}

/// Where the number of a dimension line stands.
private struct DimensionLabel {
  var point: Point
  /// The class that says where its text begins, with a blank before it.
  var anchor: StaticString
  /// About what it covers.
  var frame: Rect
}

extension Rect {
  /// What both cover, in square points.
  fileprivate func overlap(with other: Rect) -> Double {
    intersection(other).map { $0.size.width * $0.size.height } ?? 0
  }
}
