/// What turns, scales or moves a view about its centre, as `CGAffineTransform` has it.
///
/// A point goes to `(a · x + c · y + tx, b · x + d · y + ty)`.
package struct AffineTransform: Equatable, Sendable {
  package var a, b, c, d, tx, ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// `[a, b, c, d, tx, ty]`.
  package var numbers: [Double] { [a, b, c, d, tx, ty] }

  /// Where a point goes about the origin.
  package func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The transform about another point than the origin.
  package func about(_ center: Point) -> AffineTransform {
    var moved = self
    moved.tx = center.x + tx - a * center.x - c * center.y
    moved.ty = center.y + ty - b * center.x - d * center.y
    return moved
  }

  /// This transform, and then another one.
  package func followed(by other: AffineTransform) -> AffineTransform {
    let origin = other.applied(to: Point(x: tx, y: ty))
    return AffineTransform(
      a: other.a * a + other.c * b, b: other.b * a + other.d * b, c: other.a * c + other.c * d,
      d: other.b * c + other.d * d, tx: origin.x, ty: origin.y)
  }

  /// The smallest rectangle around what a rectangle becomes.
  package func box(of rect: Rect) -> Rect {
    let center = applied(to: rect.center)
    let (width, height) = (rect.size.width, rect.size.height)
    let size = Size(width: abs(a) * width + abs(c) * height, height: abs(b) * width + abs(d) * height)
    return Rect(origin: center - Point(x: size.width / 2, y: size.height / 2), size: size)
  }
}

extension Rect {
  package var center: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }
}
