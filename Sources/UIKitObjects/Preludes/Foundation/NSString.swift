// For the interpreter only: for the compiler, Foundation itself stands in.

/// Text as an object, counted in UTF-16 code units; `as NSString` makes it of a string, and `as String` goes back.
open class NSString: NSObject {
  public internal(set) var string: String = ""

  public override init() { super.init() }

  public convenience init(string aString: String) {
    self.init()
    self.string = aString
  }

  open var length: Int { string.utf16.count }
  open override var description: String { string }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSString else { return false }
    return other.string == string
  }

  open func range(of searchString: String) -> NSRange {
    let location = __utf16Index(string, searchString)
    if location < 0 {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(location: location, length: searchString.utf16.count)
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
  open var stringValue: String { doubleValue == doubleValue.rounded() ? "\(intValue)" : "\(doubleValue)" }
  open var floatValue: Float { Float(doubleValue) }
  open var boolValue: Bool { doubleValue != 0 }
  open override var description: String { "\(doubleValue)" }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSNumber else { return false }
    return other.doubleValue == doubleValue
  }
}
