// swift-format-ignore-file: AlwaysUseLowerCamelCase

// For the interpreter only: for the compiler, Foundation itself stands in.

/// A place.
public struct CGPoint: Equatable, Hashable {
  public var x: CGFloat = 0
  public var y: CGFloat = 0

  public static let zero: CGPoint = CGPoint(x: 0, y: 0)

  public init() {}

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

/// A width and a height.
public struct CGSize: Equatable, Hashable {
  public var width: CGFloat = 0
  public var height: CGFloat = 0

  public static let zero: CGSize = CGSize(width: 0, height: 0)

  public init() {}

  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGAffineTransform {
  /// The smallest rectangle around what a rectangle becomes about its middle.
  func cover(of rect: CGRect) -> CGRect {
    let (size, from) = (rect.size, rect.origin)
    let width = abs(a) * size.width + abs(c) * size.height
    let height = abs(b) * size.width + abs(d) * size.height
    return CGRect(
      x: from.x + (size.width - width) / 2 + tx, y: from.y + (size.height - height) / 2 + ty, width: width,
      height: height)
  }
}

public enum CGRectEdge: Int {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}

/// A rectangle with sides along the axes.
public struct CGRect: Equatable, Hashable {
  public var origin: CGPoint = CGPoint(x: 0, y: 0)
  public var size: CGSize = CGSize(width: 0, height: 0)

  public static let zero: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  public static let null: CGRect = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0)
  public static let infinite: CGRect = CGRect(
    x: -8.988465674311579e307, y: -8.988465674311579e307, width: 1.7976931348623157e308,
    height: 1.7976931348623157e308)

  public init() {}

  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.origin = CGPoint(x: x, y: y)
    self.size = CGSize(width: width, height: height)
  }

  public var minX: CGFloat { isNegative(size.width) ? origin.x + size.width : origin.x }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var maxX: CGFloat { isNegative(size.width) ? origin.x : origin.x + size.width }
  public var minY: CGFloat { isNegative(size.height) ? origin.y + size.height : origin.y }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { isNegative(size.height) ? origin.y : origin.y + size.height }
  public var width: CGFloat { isNegative(size.width) ? -size.width : size.width }
  public var height: CGFloat { isNegative(size.height) ? -size.height : size.height }
  /// Whether a length goes the other way; one that is not known does not.
  private func isNegative(_ length: CGFloat) -> Bool { !__isUnknown(length) && length < 0 }
  public var isNull: Bool { origin.x == CGFloat.infinity || origin.y == CGFloat.infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var isInfinite: Bool { self == CGRect.infinite }
  public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  public var integral: CGRect {
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    let width = self.width - 2 * dx
    let height = self.height - 2 * dy
    if isNegative(width) || isNegative(height) {
      return CGRect.null
    }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  public func union(_ r2: CGRect) -> CGRect {
    if isNull {
      return r2
    }
    if r2.isNull {
      return self
    }
    let left = min(minX, r2.minX)
    let top = min(minY, r2.minY)
    return CGRect(x: left, y: top, width: max(maxX, r2.maxX) - left, height: max(maxY, r2.maxY) - top)
  }

  public func intersection(_ r2: CGRect) -> CGRect {
    let left = max(minX, r2.minX)
    let top = max(minY, r2.minY)
    let right = min(maxX, r2.maxX)
    let bottom = min(maxY, r2.maxY)
    if isNull || r2.isNull || right < left || bottom < top {
      return CGRect.null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func intersects(_ r2: CGRect) -> Bool { !intersection(r2).isNull }

  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func contains(_ rect2: CGRect) -> Bool { union(rect2) == standardized }

  public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
    let across = min(max(atDistance, 0), width)
    let down = min(max(atDistance, 0), height)
    switch fromEdge {
    case .minXEdge:
      return (
        CGRect(x: minX, y: minY, width: across, height: height),
        CGRect(x: minX + across, y: minY, width: width - across, height: height)
      )
    case .maxXEdge:
      return (
        CGRect(x: maxX - across, y: minY, width: across, height: height),
        CGRect(x: minX, y: minY, width: width - across, height: height)
      )
    case .minYEdge:
      return (
        CGRect(x: minX, y: minY, width: width, height: down),
        CGRect(x: minX, y: minY + down, width: width, height: height - down)
      )
    case .maxYEdge:
      return (
        CGRect(x: minX, y: maxY - down, width: width, height: down),
        CGRect(x: minX, y: minY, width: width, height: height - down)
      )
    }
  }
}

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
