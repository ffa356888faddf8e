/// Without effect on layout: a line of Core Graphics.
open class CGPath: NSObject {
}

/// Without effect on layout: a line of Core Graphics that is still drawn.
open class CGMutablePath: CGPath {
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addRect(_ rect: CGRect) {}
  open func closeSubpath() {}
}

/// Without effect on layout: a line.
open class UIBezierPath: NSObject {
  open var cgPath: CGPath = CGPath()
  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule: Bool = false

  public convenience init(rect: CGRect) { self.init() }

  public convenience init(ovalIn rect: CGRect) { self.init() }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
  }

  public convenience init(cgPath: CGPath) { self.init() }

  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  open func close() {}
  open func reversing() -> UIBezierPath { self }
  open func append(_ bezierPath: UIBezierPath) {}
  open func apply(_ transform: CGAffineTransform) {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

/// Without effect on layout: which corners are round.
public struct UIRectCorner: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: 15)
}
