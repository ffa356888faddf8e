/// A frame in relation to its container, as a presentation of the developer's own declares it (PR-custom-frame).
package struct ContainerFrame: Equatable, Sendable {
  package var horizontal, vertical: Span
  package init(horizontal: Span, vertical: Span) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// A frame in points.
  package init(_ rect: Rect) {
    horizontal = Span(start: Length(rect.origin.x), length: Length(rect.size.width))
    vertical = Span(start: Length(rect.origin.y), length: Length(rect.size.height))
  }

  /// In the coordinates of a container of this size.
  package func rect(in size: Size) -> Rect {
    let (x, width) = horizontal.place(in: size.width)
    let (y, height) = vertical.place(in: size.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// What it says of one axis: two of three. With a length alone it lies in the middle.
  package struct Span: Hashable, Sendable {
    /// From the left or top edge of the container.
    package var start: Length?
    package var length: Length?
    /// From the right or bottom edge, inwards.
    package var end: Length?
    package init(start: Length? = nil, length: Length? = nil, end: Length? = nil) {
      (self.start, self.length, self.end) = (start, length, end)
    }

    fileprivate func place(in side: Double) -> (origin: Double, length: Double) {
      let (start, end) = (start?.value(in: side), end?.value(in: side))
      guard let length = length.map({ $0.value(in: side) }) else {
        let origin = start ?? 0
        return (origin, max(side - origin - (end ?? 0), 0))
      }
      if let start { return (start, length) }
      if let end { return (side - end - length, length) }
      return ((side - length) / 2, length)
    }
  }

  /// Points and a part of the container's side, added.
  package struct Length: Hashable, Sendable {
    package var points, fraction: Double
    package init(_ points: Double = 0, fraction: Double = 0) {
      (self.points, self.fraction) = (points, fraction)
    }

    fileprivate func value(in side: Double) -> Double { points + fraction * side }
  }
}
