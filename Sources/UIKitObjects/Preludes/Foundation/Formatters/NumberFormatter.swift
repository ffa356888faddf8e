// For the interpreter only: for the compiler, Foundation itself stands in.

/// A number by its decimal digits, those of its shortest text: the point stands behind as many of them as `point` says.
struct DecimalDigits {
  var digits: [Int]
  var point: Int
  let isNegative: Bool

  init(_ number: Double) {
    isNegative = number < 0
    let parts = "\(number.magnitude)".split(separator: "e")
    let sides = parts[0].split(separator: ".")
    var found = Array(String(sides[0]))
    point =
      found.count + (parts.count > 1 ? Int(String(parts[1]).replacingOccurrences(of: "+", with: ""))! : 0)
    if sides.count > 1 {
      found += Array(String(sides[1]))
    }
    digits = found.map { $0.wholeNumberValue! }
    shorten()
  }

  var isZero: Bool { digits.isEmpty }

  mutating func shorten() {
    while digits.first == 0 {
      digits.removeFirst()
      point -= 1
    }
    while digits.last == 0 {
      digits.removeLast()
    }
    if digits.isEmpty {
      point = 0
    }
  }

  mutating func round(keeping count: Int, _ mode: NumberFormatter.RoundingMode) {
    if count >= digits.count {
      return
    }
    let next = count < 0 ? 0 : digits[count]
    let isHalf = next == 5 && digits.count == count + 1
    let isMore = next >= 5 && !isHalf
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    let isUp: Bool
    switch mode {
    case .ceiling: isUp = !isNegative
    case .floor: isUp = isNegative
    case .down: isUp = false
    case .up: isUp = true
    case .halfEven: isUp = isMore || isHalf && isOdd
    case .halfDown: isUp = isMore
    case .halfUp: isUp = isMore || isHalf
    }
    digits = count > 0 ? Array(digits.prefix(count)) : []
    if isUp {
      addOne(count)
    }
    shorten()
  }

  /// One more at the last of so many digits.
  private mutating func addOne(_ count: Int) {
    if count <= 0 {
      digits = [1]
      point += 1 - count
      return
    }
    var index = count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  var whole: String {
    point <= 0 ? "" : (0..<point).map { $0 < digits.count ? "\(digits[$0])" : "0" }.joined()
  }

  var fraction: String {
    let zeros = String(repeating: "0", count: max(0, -point))
    return digits.isEmpty ? "" : zeros + digits.dropFirst(max(0, point)).map { "\($0)" }.joined()
  }
}

/// What makes texts of numbers: known of English as it is written in America, and of plain numbers in some languages more.
open class NumberFormatter: Formatter {
  public enum Style: UInt {
    case none = 0
    case decimal = 1
    case currency = 2
    case percent = 3
    case scientific = 4
    case spellOut = 5
    case ordinal = 6
    case currencyISOCode = 8
    case currencyPlural = 9
    case currencyAccounting = 10
  }

  public enum RoundingMode: UInt {
    case ceiling, floor, down, up, halfEven, halfDown, halfUp
  }

  open var numberStyle: NumberFormatter.Style = .none
  var givenLocale: Locale?
  open var locale: Locale! {
    get { givenLocale ?? Locale.current }
    set { givenLocale = newValue }
  }
  open var roundingMode: NumberFormatter.RoundingMode = .halfEven
  open var zeroSymbol: String?
  open var nilSymbol: String = ""
  open var multiplier: NSNumber?
  /// Without effect on layout: what a text may be.
  open var minimum: NSNumber?
  /// Without effect on layout: what a text may be.
  open var maximum: NSNumber?
  /// Without effect on layout: what a text may be.
  open var allowsFloats: Bool = true
  /// Without effect on layout: how strictly texts are read.
  open var isLenient: Bool = false
  /// Without effect on layout: of what class numbers are that are read.
  open var generatesDecimalNumbers: Bool = false

  // What was set, if it was.
  var givenMinimumFraction: Int?
  var givenMaximumFraction: Int?
  var givenMinimumWhole: Int?
  var givenMaximumWhole: Int?
  var givenMinimumSignificant: Int?
  var givenMaximumSignificant: Int?
  var givenUse: Bool?
  var givenGrouping: Bool?
  var givenGroup: String?
  var givenPoint: String?
  var givenSize: Int?
  var givenCode: String?
  var givenSymbol: String?
  var givenFormat: String?
  /// Whether something was set of which no text is known.
  var isOther = false

  var isMoney: Bool {
    switch numberStyle {
    case .currency, .currencyISOCode, .currencyAccounting: return true
    default: return false
    }
  }
  var moneyDigits: Int { ["JPY", "KRW", "VND", "CLP", "ISK"].contains(currencyCode) ? 0 : 2 }

  open var minimumFractionDigits: Int {
    get { givenMinimumFraction ?? min(isMoney ? moneyDigits : 0, givenMaximumFraction ?? Int.max) }
    set {
      givenMinimumFraction = newValue
      if let most = givenMaximumFraction, most < newValue {
        givenMaximumFraction = newValue
      }
    }
  }
  open var maximumFractionDigits: Int {
    get {
      let usual = numberStyle == .decimal ? 3 : isMoney ? moneyDigits : 0
      return givenMaximumFraction ?? max(usual, givenMinimumFraction ?? 0)
    }
    set {
      givenMaximumFraction = newValue
      if let least = givenMinimumFraction, least > newValue {
        givenMinimumFraction = newValue
      }
    }
  }
  open var minimumIntegerDigits: Int {
    get { givenMinimumWhole ?? (numberStyle == .none ? 0 : 1) }
    set { givenMinimumWhole = newValue }
  }
  open var maximumIntegerDigits: Int {
    get { givenMaximumWhole ?? 42 }
    set { givenMaximumWhole = newValue }
  }
  open var minimumSignificantDigits: Int {
    get { givenMinimumSignificant ?? 1 }
    set { givenMinimumSignificant = newValue }
  }
  open var maximumSignificantDigits: Int {
    get { givenMaximumSignificant ?? 6 }
    set { givenMaximumSignificant = newValue }
  }
  open var usesSignificantDigits: Bool {
    get { givenUse ?? (givenMinimumSignificant != nil || givenMaximumSignificant != nil) }
    set { givenUse = newValue }
  }
  open var usesGroupingSeparator: Bool {
    get { givenGrouping ?? (numberStyle != .none && numberStyle != .scientific) }
    set { givenGrouping = newValue }
  }
  open var groupingSize: Int {
    get { givenSize ?? (numberStyle == .none ? 0 : 3) }
    set { givenSize = newValue }
  }
  open var currencyCode: String! {
    get { givenCode ?? (isAmerican ? "USD" : __unknown("NumberFormatter.currencyCode") as! String) }
    set { givenCode = newValue }
  }
  open var currencySymbol: String! {
    get { givenSymbol ?? symbol }
    set { givenSymbol = newValue }
  }
  open var internationalCurrencySymbol: String! {
    get { currencyCode }
    set { isOther = true }
  }
  open var groupingSeparator: String! {
    get { givenGroup ?? marks.group }
    set { givenGroup = newValue }
  }
  open var decimalSeparator: String! {
    get { givenPoint ?? marks.point }
    set { givenPoint = newValue }
  }
  open var currencyGroupingSeparator: String! {
    get { groupingSeparator }
    set { if isMoney { givenGroup = newValue } }
  }
  open var currencyDecimalSeparator: String! {
    get { decimalSeparator }
    set { if isMoney { givenPoint = newValue } }
  }
  open var positiveFormat: String! {
    get { givenFormat ?? __unknown("NumberFormatter.positiveFormat") as! String }
    set { givenFormat = newValue }
  }
  open var format: String {
    get { positiveFormat }
    set { givenFormat = newValue }
  }
  open var negativeFormat: String! = nil {
    didSet { isOther = true }
  }
  open var positivePrefix: String! = nil
  open var positiveSuffix: String! = nil
  open var negativePrefix: String! = nil
  open var negativeSuffix: String! = nil
  open var minusSign: String! = "-"
  open var plusSign: String! = "+"
  open var percentSymbol: String! = "%"
  open var formatWidth: Int = 0 {
    didSet { isOther = true }
  }
  open var paddingCharacter: String! = " "
  open var roundingIncrement: NSNumber! = 0 {
    didSet { isOther = true }
  }
  open var secondaryGroupingSize: Int = 0 {
    didSet { isOther = true }
  }
  open var exponentSymbol: String! = "E"
  open var notANumberSymbol: String! = "NaN"
}
