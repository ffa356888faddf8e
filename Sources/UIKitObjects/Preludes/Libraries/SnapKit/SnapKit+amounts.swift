/// What stands behind the items of a constraint; each attribute takes its part of it.
enum ConstraintConstant {
  case number(CGFloat)
  case size(CGSize)
  case point(CGPoint)
  case insets(UIEdgeInsets)
  case directionalInsets(NSDirectionalEdgeInsets)
  case unknown(Any)

  init(_ other: ConstraintRelatableTarget) {
    if let size = other as? CGSize {
      self = .size(size)
    } else if let point = other as? CGPoint {
      self = .point(point)
    } else if let insets = other as? UIEdgeInsets {
      self = .insets(insets)
    } else if let insets = other as? NSDirectionalEdgeInsets {
      self = .directionalInsets(insets)
    } else {
      self = .number((other as! ConstraintOffsetTarget).constraintOffsetTargetValue)
    }
  }

  func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case .number(let number): return number
    case .unknown(let value): return value as! CGFloat
    case .size(let size):
      if attribute == .width {
        return size.width
      }
      return attribute == .height ? size.height : 0
    case .point(let point):
      switch attribute {
      case .width, .height, .notAnAttribute: return 0
      case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .lastBaseline,
        .firstBaseline:
        return point.y
      default: return point.x
      }
    case .insets(let insets):
      return ConstraintConstant.part(
        attribute, insets.top, insets.left, insets.bottom, insets.right, isDirectional: false)
    case .directionalInsets(let insets):
      return ConstraintConstant.part(
        attribute, insets.top, insets.leading, insets.bottom, insets.trailing, isDirectional: true)
    }
  }

  /// The part of insets that moves an attribute inwards.
  static func part(
    _ attribute: NSLayoutConstraint.Attribute, _ top: CGFloat, _ start: CGFloat, _ bottom: CGFloat,
    _ end: CGFloat, isDirectional: Bool
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: return isDirectional && isRightToLeft ? end : start
    case .right, .rightMargin: return isDirectional && isRightToLeft ? -start : -end
    case .leading, .leadingMargin: return !isDirectional && isRightToLeft ? end : start
    case .trailing, .trailingMargin: return !isDirectional && isRightToLeft ? -start : -end
    case .top, .topMargin, .firstBaseline: return top
    case .bottom, .bottomMargin, .lastBaseline: return -bottom
    case .centerX, .centerXWithinMargins: return (start - end) / 2
    case .centerY, .centerYWithinMargins: return (top - bottom) / 2
    case .width: return -(start + end)
    case .height: return -(top + bottom)
    case .notAnAttribute: return 0
    }
  }

  /// SnapKit asks no view: it has one setting for all, from left to right.
  static let isRightToLeft = false
}

/// What a constraint is related to: an item, a view, a guide, or what is no item and stands for itself.
public protocol ConstraintRelatableTarget {
}

public protocol ConstraintConstantTarget: ConstraintRelatableTarget {
}

public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  var constraintOffsetTargetValue: CGFloat { get }
}

public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  var constraintInsetTargetValue: UIEdgeInsets { get }
}

public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  var constraintDirectionalInsetTargetValue: NSDirectionalEdgeInsets { get }
}

public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

/// A number in all its roles.
public protocol ConstraintNumber: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
  ConstraintPriorityTarget
{
}

extension ConstraintNumber {
  public var constraintInsetTargetValue: UIEdgeInsets {
    let amount = constraintOffsetTargetValue
    return UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)
  }
  public var constraintMultiplierTargetValue: CGFloat { constraintOffsetTargetValue }
  public var constraintPriorityTargetValue: Float { Float(constraintOffsetTargetValue) }
}

extension Int: ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { CGFloat(self) }
}

extension Float: ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { CGFloat(self) }
}

extension Double: ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { CGFloat(self) }
}

extension CGFloat: ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { self }
}

extension CGSize: ConstraintConstantTarget {
}

extension CGPoint: ConstraintConstantTarget {
}

extension UIEdgeInsets: ConstraintInsetTarget {
  public var constraintInsetTargetValue: UIEdgeInsets { self }
}

extension NSDirectionalEdgeInsets: ConstraintDirectionalInsetTarget {
  public var constraintDirectionalInsetTargetValue: NSDirectionalEdgeInsets { self }
}

extension ConstraintItem: ConstraintRelatableTarget {
}

extension UIView: ConstraintRelatableTarget {
}

extension UILayoutGuide: ConstraintRelatableTarget {
}

extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}

/// How strong a constraint is, from 1 to 1000.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable {
  public let value: Float

  public init(floatLiteral value: Float) { self.value = value }
  public init(_ value: Float) { self.value = value }

  public static var required: ConstraintPriority { ConstraintPriority(1000) }
  public static var high: ConstraintPriority { ConstraintPriority(750) }
  public static var medium: ConstraintPriority { ConstraintPriority(500) }
  public static var low: ConstraintPriority { ConstraintPriority(250) }

  public func advanced(by distance: Float) -> ConstraintPriority { ConstraintPriority(value + distance) }
}
