// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Without effect on layout: a line of Core Graphics.
open class CGPath: NSObject {
}

/// Without effect on layout: a line of Core Graphics that is still drawn.
open class CGMutablePath: CGPath {
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addRect(_ rect: CGRect) {}
  open func addLines(between points: [CGPoint]) {}
  open func addEllipse(in rect: CGRect) {}
  open func addPath(_ path: CGPath) {}
  open func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {}
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
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

/// Without effect on layout: where Core Graphics draws.
open class CGContext: NSObject {
  open func saveGState() {}
  open func restoreGState() {}
  open func setFillColor(_ color: CGColor) {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setLineWidth(_ width: CGFloat) {}
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  open func rotate(by angle: CGFloat) {}
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clear(_ rect: CGRect) {}
  open func fillEllipse(in rect: CGRect) {}
  open func strokeEllipse(in rect: CGRect) {}
  open func addPath(_ path: CGPath) {}
  open func addRect(_ rect: CGRect) {}
  open func addEllipse(in rect: CGRect) {}
  open func beginPath() {}
  open func closePath() {}
  open func fillPath() {}
  open func strokePath() {}
  open func clip() {}
  open func clip(to rect: CGRect) {}
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
}

public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }

/// Without effect on layout: what is drawn.
public func UIRectFill(_ rect: CGRect) {}
/// Without effect on layout: what is drawn.
public func UIRectFrame(_ rect: CGRect) {}

/// The sizes of the pictures that are being drawn, the innermost last.
nonisolated(unsafe) var sizesInDrawing: [CGSize] = []

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  sizesInDrawing.append(size)
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { sizesInDrawing.append(size) }

/// A picture of which only the size is known.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let size = sizesInDrawing.last else { return nil }
  let image = UIImage()
  image.drawnSize = size
  return image
}

public func UIGraphicsEndImageContext() { sizesInDrawing.removeLast() }
