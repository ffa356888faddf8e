/// A number in base ten, as 15 digits of a `Double`: what apps count money with, and show as texts.
public struct Decimal: Comparable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  CustomStringConvertible
{
  var number: Double

  public enum RoundingMode: UInt {
    case plain, down, up, bankers
  }

  public static let zero = Decimal(0.0)
  public static let nan = Decimal(Double.nan)
  public static let greatestFiniteMagnitude = Decimal(Double.greatestFiniteMagnitude)

  public init() { number = 0 }
  public init(_ value: Double) { number = value }
  public init(_ value: Int) { number = Double(value) }
  public init(_ value: Int64) { number = Double(value) }
  public init(_ value: UInt) { number = Double(value) }
  public init(_ value: UInt64) { number = Double(value) }
  public init(integerLiteral value: Int) { number = Double(value) }
  public init(floatLiteral value: Double) { number = value }
  public init?(string: String, locale: Locale? = nil) {
    guard let value = Double(string) else { return nil }
    number = value
  }

  public var description: String {
    number == number.rounded() && number.magnitude < 1e15
      ? "\(Int(number))" : String(format: "%.15g", number)
  }
  public var magnitude: Decimal { Decimal(number.magnitude) }
  public var isZero: Bool { number == 0 }
  public var isNaN: Bool { number.isNaN }
  public var isFinite: Bool { number.isFinite }
  public var isSignMinus: Bool { number < 0 }

  public static func + (left: Decimal, right: Decimal) -> Decimal { Decimal(left.number + right.number) }
  public static func - (left: Decimal, right: Decimal) -> Decimal { Decimal(left.number - right.number) }
  public static func * (left: Decimal, right: Decimal) -> Decimal { Decimal(left.number * right.number) }
  public static func / (left: Decimal, right: Decimal) -> Decimal { Decimal(left.number / right.number) }
  public static prefix func - (value: Decimal) -> Decimal { Decimal(-value.number) }
  public static func += (left: inout Decimal, right: Decimal) { left.number += right.number }
  public static func -= (left: inout Decimal, right: Decimal) { left.number -= right.number }
  public static func *= (left: inout Decimal, right: Decimal) { left.number *= right.number }
  public static func /= (left: inout Decimal, right: Decimal) { left.number /= right.number }
  public static func < (left: Decimal, right: Decimal) -> Bool { left.number < right.number }
  public static func == (left: Decimal, right: Decimal) -> Bool { left.number == right.number }
}

public func pow(_ base: Decimal, _ exponent: Int) -> Decimal {
  Decimal(pow(base.number, Double(exponent)))
}

public func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ mode: Decimal.RoundingMode
) {
  let unit = pow(10.0, Double(scale))
  let scaled = number.number * unit
  switch mode {
  case .plain: result = Decimal(scaled.rounded() / unit)
  case .down: result = Decimal(scaled.rounded(.down) / unit)
  case .up: result = Decimal(scaled.rounded(.up) / unit)
  case .bankers: result = Decimal(scaled.rounded(.toNearestOrEven) / unit)
  }
}

/// A decimal number as an object.
open class NSDecimalNumber: NSNumber {
  open class var zero: NSDecimalNumber { NSDecimalNumber(decimal: Decimal(0)) }
  open class var one: NSDecimalNumber { NSDecimalNumber(decimal: Decimal(1)) }
  open class var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: Decimal.nan) }

  public convenience init(decimal: Decimal) { self.init(value: decimal.number) }
  public convenience init(string: String?, locale: Any? = nil) {
    self.init(value: string.flatMap { Double($0) } ?? Double.nan)
  }

  open var decimalValue: Decimal { Decimal(doubleValue) }
  open override var stringValue: String { decimalValue.description }
  open override var description: String { decimalValue.description }

  open func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue + other.decimalValue)
  }
  open func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue - other.decimalValue)
  }
  open func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue * other.decimalValue)
  }
  open func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue / other.decimalValue)
  }
  open func raising(toPower power: Int) -> NSDecimalNumber {
    NSDecimalNumber(decimal: pow(decimalValue, power))
  }
  open func compare(_ other: NSNumber) -> ComparisonResult {
    if doubleValue == other.doubleValue {
      return .orderedSame
    }
    return doubleValue < other.doubleValue ? .orderedAscending : .orderedDescending
  }
}
