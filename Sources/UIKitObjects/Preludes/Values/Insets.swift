/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Equatable {
  public var top: CGFloat = 0
  public var left: CGFloat = 0
  public var bottom: CGFloat = 0
  public var right: CGFloat = 0

  public static let zero: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init() {}

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets by edges in the place of others, with the view's direction.
  init(_ insets: NSDirectionalEdgeInsets, in view: UIView) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.top = insets.top
    self.left = isRightToLeft ? insets.trailing : insets.leading
    self.bottom = insets.bottom
    self.right = isRightToLeft ? insets.leading : insets.trailing
  }

  public func inset(by insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + insets.top, left: left + insets.left, bottom: bottom + insets.bottom,
      right: right + insets.right)
  }
}

/// Distances from the edges of a rectangle, by the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0

  public static let zero: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)

  public init() {}

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets by the direction of reading in the place of others, with the view's direction.
  init(_ insets: UIEdgeInsets, in view: UIView) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.top = insets.top
    self.leading = isRightToLeft ? insets.right : insets.left
    self.bottom = insets.bottom
    self.trailing = isRightToLeft ? insets.left : insets.right
  }
}

/// A distance in two directions.
public struct UIOffset: Equatable {
  public var horizontal: CGFloat = 0
  public var vertical: CGFloat = 0

  public static let zero: UIOffset = UIOffset(horizontal: 0, vertical: 0)

  public init() {}

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

/// A matrix that moves, turns or stretches: turns are made by the interpreter's functions of angles.
public struct CGAffineTransform: Equatable {
  public var a: CGFloat = 1
  public var b: CGFloat = 0
  public var c: CGFloat = 0
  public var d: CGFloat = 1
  public var tx: CGFloat = 0
  public var ty: CGFloat = 0

  public static let identity: CGAffineTransform = CGAffineTransform()

  public init() {}

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.tx = tx
    self.ty = ty
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.a = sx
    self.d = sy
  }

  public init(rotationAngle angle: CGFloat) {
    self.a = cos(angle)
    self.b = sin(angle)
    self.c = -sin(angle)
    self.d = cos(angle)
  }

  public var isIdentity: Bool { self == CGAffineTransform.identity }

  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

/// A direction with a length.
public struct CGVector: Equatable {
  public var dx: CGFloat = 0
  public var dy: CGFloat = 0

  public static let zero: CGVector = CGVector(dx: 0, dy: 0)

  public init() {}

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

public struct UIRectEdge: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}

public struct NSDirectionalRectEdge: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
