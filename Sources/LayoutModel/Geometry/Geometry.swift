/// One of the two directions of a layout. Axis code is written once and asked for an axis.
package enum Axis: String, Sendable, CaseIterable {
  case horizontal, vertical

  /// The axis across this one.
  package var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A point, in points, y downwards.
package struct Point: Hashable, Sendable {
  package var x, y: Double

  package static let zero = Point(x: 0, y: 0)

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}

/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  package var width, height: Double

  package static let zero = Size(width: 0, height: 0)

  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Width and height exchanged.
  package var transposed: Size { Size(width: height, height: width) }
}

/// A rectangle, in points, origin at the upper left.
package struct Rect: Hashable, Sendable {
  package var origin: Point, size: Size

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
  /// The lower edge on `axis`: left or top.
  package func minimum(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  /// The higher edge on `axis`: right or bottom.
  package func maximum(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// The rectangle shrunk by `insets` on each side; negative insets grow it.
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The rectangle moved by `offset`.
  package func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }
}

/// Distances inwards from the four edges, in points.
package struct EdgeInsets: Hashable, Sendable {
  package var top, left, bottom, right: Double

  package static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The inset of one edge.
  package subscript(edge: RectEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// Left and right exchanged.
  package var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }

  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

/// An edge of a rectangle.
package enum RectEdge: String, Sendable, CaseIterable { case top, left, bottom, right }

/// Some of the four edges of a rectangle.
package struct RectEdges: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ edge: RectEdge) {
    switch edge {
    case .top: self.init(rawValue: 1)
    case .left: self.init(rawValue: 2)
    case .bottom: self.init(rawValue: 4)
    case .right: self.init(rawValue: 8)
    }
  }

  package static let top = RectEdges(.top)
  package static let left = RectEdges(.left)
  package static let bottom = RectEdges(.bottom)
  package static let right = RectEdges(.right)
  package static let sides: RectEdges = [.left, .right]
  package static let all: RectEdges = [.top, .left, .bottom, .right]
}

/// Insets whose sides follow the text direction.
package struct DirectionalEdgeInsets: Equatable, Sendable {
  package var top, leading, bottom, trailing: Double
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No insets.
  package static let none = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The inset at the beginning of an axis: leading or top.
  package func before(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
  /// The inset at the end of an axis: trailing or bottom.
  package func after(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
  /// Both insets of an axis.
  package func sum(_ axis: Axis) -> Double { before(axis) + after(axis) }

  /// The insets with leading and trailing resolved to left and right.
  package func resolved(in direction: LayoutDirection) -> EdgeInsets {
    direction == .rightToLeft
      ? EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
