// swift-format-ignore-file: AlwaysUseLowerCamelCase
// For the interpreter only: for the compiler, Foundation itself stands in.

/// Text as an object, counted in UTF-16 code units; `as NSString` makes it of a string, and `as String` goes back.
open class NSString: NSObject {
  public typealias CompareOptions = String.CompareOptions

  public internal(set) var string: String = ""

  public override init() { super.init() }

  public convenience init(string aString: String) {
    self.init()
    self.string = aString
  }

  public convenience init(format: String, _ args: CVarArg...) {
    self.init()
    self.string = String(format: format, arguments: args)
  }

  public convenience init(format: String, locale: Locale?, _ args: CVarArg...) {
    self.init()
    self.string = String(format: format, locale: locale, arguments: args)
  }

  open class func localizedStringWithFormat(_ format: String, _ args: CVarArg...) -> NSString {
    NSString(string: String(format: format, locale: Locale.current, arguments: args))
  }

  open var length: Int { string.utf16.count }
  open override var description: String { string }
  /// What it is as a value of Swift.
  var bridged: String { string }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSString else { return false }
    return other.string == string
  }

  open func range(of searchString: String) -> NSRange {
    let location = __utf16Index(string, searchString)
    if location < 0 {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(location: location, length: __utf16Count(searchString))
  }

  open func substring(with range: NSRange) -> String { __substring(string, range.location, range.length) }

  open func substring(to to: Int) -> String { __substring(string, 0, to) }
  open func substring(from from: Int) -> String { __substring(string, from, length - from) }
}

/// A number as an object.
open class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  public internal(set) var doubleValue: Double = 0

  public convenience init(value: Double) {
    self.init()
    self.doubleValue = value
  }

  public required convenience init(integerLiteral value: Int) { self.init(value: Double(value)) }

  public required convenience init(floatLiteral value: Double) { self.init(value: value) }

  public required convenience init(booleanLiteral value: Bool) { self.init(value: value ? 1 : 0) }

  convenience init(bridging value: Double) { self.init(value: value) }
  convenience init(bridging value: Int) { self.init(value: Double(value)) }
  convenience init(bridging value: Float) { self.init(value: Double(value)) }
  convenience init(bridging value: CGFloat) { self.init(value: Double(value)) }
  convenience init(bridging value: Bool) { self.init(value: value ? 1.0 : 0.0) }
  convenience init(bridging value: Decimal) { self.init(value: value.number) }

  public convenience init(value: Bool) { self.init(value: value ? 1.0 : 0.0) }

  public convenience init(value: Int) { self.init(value: Double(value)) }

  public convenience init(value: UInt) { self.init(value: Double(value)) }

  public convenience init(value: Int32) { self.init(value: Double(value)) }

  public convenience init(value: Int64) { self.init(value: Double(value)) }

  public convenience init(value: Float) { self.init(value: Double(value)) }

  public convenience init(value: CGFloat) { self.init(value: Double(value)) }

  open var intValue: Int { Int(doubleValue) }
  open var uintValue: UInt { UInt(doubleValue) }
  open var int32Value: Int32 { Int32(doubleValue) }
  open var int64Value: Int64 { Int64(doubleValue) }
  open var stringValue: String {
    let isWhole = doubleValue == doubleValue.rounded() && abs(doubleValue) < 1e15
    return isWhole ? "\(intValue)" : "\(doubleValue)"
  }
  open var floatValue: Float { Float(doubleValue) }
  open var boolValue: Bool { doubleValue != 0 }
  open override var description: String { stringValue }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSNumber else { return false }
    return other.doubleValue == doubleValue
  }
}

extension String {
  /// What a comparison passes over.
  public struct CompareOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let literal = CompareOptions(rawValue: 2)
    public static let backwards = CompareOptions(rawValue: 4)
    public static let anchored = CompareOptions(rawValue: 8)
    public static let numeric = CompareOptions(rawValue: 64)
    public static let diacriticInsensitive = CompareOptions(rawValue: 128)
    public static let widthInsensitive = CompareOptions(rawValue: 256)
    public static let forcedOrdering = CompareOptions(rawValue: 512)
    public static let regularExpression = CompareOptions(rawValue: 1024)
  }

  /// By scalars, or, with `numeric`, by the numbers in both where these begin at one place.
  public func compare(
    _ aString: String, options mask: String.CompareOptions = [], range: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> ComparisonResult {
    let isFolded = mask.contains(.caseInsensitive)
    let (left, right) = isFolded ? (lowercased(), aString.lowercased()) : (self, aString)
    if mask.contains(.numeric) {
      return left.comparedByNumbers(with: right)
    }
    if left == right {
      return .orderedSame
    }
    return left < right ? .orderedAscending : .orderedDescending
  }

  func comparedByNumbers(with other: String) -> ComparisonResult {
    let (first, second) = (Array(self), Array(other))
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      if first[i].isWholeNumber, second[j].isWholeNumber {
        let (one, two) = (first[i...].prefix { $0.isWholeNumber }, second[j...].prefix { $0.isWholeNumber })
        let (left, right) = (Int(String(one)) ?? 0, Int(String(two)) ?? 0)
        if left != right {
          return left < right ? .orderedAscending : .orderedDescending
        }
        i += one.count
        j += two.count
      } else if first[i] == second[j] {
        i += 1
        j += 1
      } else {
        return first[i] < second[j] ? .orderedAscending : .orderedDescending
      }
    }
    if first.count - i == second.count - j {
      return .orderedSame
    }
    return first.count - i < second.count - j ? .orderedAscending : .orderedDescending
  }

  public func caseInsensitiveCompare(_ aString: String) -> ComparisonResult {
    compare(aString, options: .caseInsensitive)
  }
  public func localizedCompare(_ aString: String) -> ComparisonResult { compare(aString) }
  public func localizedCaseInsensitiveCompare(_ aString: String) -> ComparisonResult {
    compare(aString, options: .caseInsensitive)
  }
  public func localizedStandardCompare(_ aString: String) -> ComparisonResult {
    compare(aString, options: [.caseInsensitive, .numeric])
  }
}

/// What a text has as an `NSString`: parts of paths, counted in UTF-16 code units, and numbers at its start.
extension String {
  public var lastPathComponent: String { split(separator: "/").last.map { String($0) } ?? self }
  public var pathExtension: String {
    let parts = lastPathComponent.split(separator: ".")
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
  }
  public var deletingPathExtension: String {
    pathExtension.isEmpty ? self : String(dropLast(pathExtension.count + 1))
  }
  public func appendingPathComponent(_ str: String) -> String {
    hasSuffix("/") ? self + str : self + "/" + str
  }

  public func substring(with range: NSRange) -> String { __substring(self, range.location, range.length) }
  public func substring(to to: Int) -> String { __substring(self, 0, to) }
  public func substring(from from: Int) -> String { __substring(self, from, utf16.count - from) }

  public var integerValue: Int { Int(prefix { $0.isWholeNumber || $0 == "-" }) ?? 0 }
  public var doubleValue: Double { Double(prefix { $0.isWholeNumber || $0 == "-" || $0 == "." }) ?? 0 }
}

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
  // Without what a double adds to a decimal number.
  let scaled = Double(String(format: "%.15g", number.number * unit)) ?? number.number * unit
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
  open func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
    guard let behavior else { return self }
    var (result, number) = (Decimal(), decimalValue)
    NSDecimalRound(&result, &number, behavior.digits, behavior.mode)
    return NSDecimalNumber(decimal: result)
  }
  open func compare(_ other: NSNumber) -> ComparisonResult {
    if doubleValue == other.doubleValue {
      return .orderedSame
    }
    return doubleValue < other.doubleValue ? .orderedAscending : .orderedDescending
  }
}

/// How decimal numbers are rounded.
open class NSDecimalNumberHandler: NSObject {
  let mode: Decimal.RoundingMode
  let digits: Int

  public init(
    roundingMode: Decimal.RoundingMode, scale: Int, raiseOnExactness: Bool, raiseOnOverflow: Bool,
    raiseOnUnderflow: Bool, raiseOnDivideByZero: Bool
  ) {
    (mode, digits) = (roundingMode, scale)
    super.init()
  }
}

// MARK: - C's functions of numbers

public func lround(_ x: Double) -> Int { Int(x.rounded(.toNearestOrAwayFromZero)) }
public func lroundf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrAwayFromZero)) }
public func llround(_ x: Double) -> Int64 { Int64(x.rounded(.toNearestOrAwayFromZero)) }
public func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
public func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
public func nearbyint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }

public func modf(_ x: Double) -> (Double, Double) {
  let whole = x.rounded(.towardZero)
  return (whole, x - whole)
}

public func modf(_ x: CGFloat) -> (CGFloat, CGFloat) {
  let whole = x.rounded(.towardZero)
  return (whole, x - whole)
}

public func modf(_ x: Double, _ whole: inout Double) -> Double {
  whole = x.rounded(.towardZero)
  return x - whole
}

public func fmin(_ x: Double, _ y: Double) -> Double { x < y ? x : y }
public func fmax(_ x: Double, _ y: Double) -> Double { x > y ? x : y }
public func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x < y ? x : y }
public func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x > y ? x : y }
public func fdim(_ x: Double, _ y: Double) -> Double { x > y ? x - y : 0 }
public func roundf(_ x: Float) -> Float { x.rounded(.toNearestOrAwayFromZero) }
public func ceilf(_ x: Float) -> Float { x.rounded(.up) }
public func floorf(_ x: Float) -> Float { x.rounded(.down) }
public func fabsf(_ x: Float) -> Float { x < 0 ? -x : x }
public func sqrtf(_ x: Float) -> Float { x.squareRoot() }
public func fminf(_ x: Float, _ y: Float) -> Float { x < y ? x : y }
public func fmaxf(_ x: Float, _ y: Float) -> Float { x > y ? x : y }
