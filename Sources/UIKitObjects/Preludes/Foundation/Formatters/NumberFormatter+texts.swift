// For the interpreter only: for the compiler, Foundation itself stands in.

extension NumberFormatter {
  var isEnglish: Bool { locale.languageCode == "en" }
  /// Whether texts are those of English as it is written in America.
  var isAmerican: Bool { ["en", "en_US", "en-US"].contains(locale.identifier) }

  /// What stands between groups of digits, before a fraction, and how many digits a number has at least that is divided.
  var marks: (group: String, point: String, least: Int) {
    if isAmerican {
      return (",", ".", 4)
    }
    let text = Array(String(format: "%.1f", locale: locale, 12345.5))
    if __isUnknown(text) {
      let other = __unknown("NumberFormatter.locale") as! String
      return (other, other, 4)
    }
    let least = String(format: "%.1f", locale: locale, 1234.5).count == 6 ? 5 : 4
    return (String(text[2]), String(text[6]), least)
  }

  /// The sign of the currency, as English writes it in America.
  var symbol: String {
    let code = currencyCode!
    if __isUnknown(code) || !isAmerican {
      return __unknown("NumberFormatter.currencySymbol") as! String
    }
    let known = [
      "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CNY": "CN¥", "KRW": "₩", "AUD": "A$",
      "CAD": "CA$", "BRL": "R$", "MXN": "MX$", "NZD": "NZ$", "HKD": "HK$", "ILS": "₪", "TWD": "NT$",
      "VND": "₫",
    ]
    return known[code] ?? code
  }

  public func string(from number: NSNumber) -> String? {
    let value = number.doubleValue
    if __isUnknown(value) || isOther || __isUnknown(locale.identifier) || !value.isFinite {
      return __unknown("NumberFormatter.string") as? String
    }
    if value == 0, let zeroSymbol {
      return zeroSymbol
    }
    switch numberStyle {
    case .ordinal: return ordinal(value)
    case .spellOut: return spelled(value)
    case .scientific, .currencyPlural: return __unknown("NumberFormatter.string") as? String
    case .none, .decimal: break
    default:
      if !isAmerican {
        return __unknown("NumberFormatter.string") as? String
      }
    }
    return givenFormat == nil ? styled(value) : patterned(value, givenFormat!)
  }

  public override func string(for obj: Any?) -> String? {
    if let number = obj as? NSNumber {
      return string(from: number)
    }
    return obj == nil ? nilSymbol : __unknown("NumberFormatter.string") as? String
  }

  /// A number by the style and what was set.
  func styled(_ value: Double) -> String? {
    let scale = multiplier?.doubleValue ?? (numberStyle == .percent ? 100 : 1)
    // Products have digits that no text shows, as those of doubles do.
    let scaled = scale == 1 ? value : Double(String(format: "%.15g", value * scale)) ?? value * scale
    var number = DecimalDigits(scaled)
    let isPosix = locale.identifier == "en_US_POSIX" || locale.identifier == "en-US-POSIX"
    guard let text = digits(&number), !isPosix || numberStyle == .none && !usesGroupingSeparator else {
      return __unknown("NumberFormatter.string") as? String
    }
    let isNegative = value < 0 && (numberStyle != .none || !number.isZero)
    let tail = numberStyle == .percent ? percentSymbol! : ""
    if isNegative {
      if numberStyle == .currencyAccounting, negativePrefix == nil, negativeSuffix == nil {
        return "(" + money + text + ")"
      }
      return (negativePrefix ?? minusSign + money) + text + (negativeSuffix ?? tail)
    }
    return (positivePrefix ?? money) + text + (positiveSuffix ?? tail)
  }

  /// What stands before an amount of money.
  var money: String {
    if !isMoney {
      return ""
    }
    let sign: String = numberStyle == .currencyISOCode ? currencyCode : currencySymbol
    return sign.last?.isLetter == true ? sign + "\u{A0}" : sign
  }

  /// The digits of a number with their marks; nil where they are not known.
  func digits(_ number: inout DecimalDigits) -> String? {
    if usesSignificantDigits {
      number.round(keeping: maximumSignificantDigits, roundingMode)
    } else {
      number.round(keeping: number.point + maximumFractionDigits, roundingMode)
    }
    var (whole, fraction) = (number.whole, number.fraction)
    var leastWhole = minimumIntegerDigits
    if whole.isEmpty, givenMinimumWhole == nil {
      // What a number below one looks like in no style is not known.
      if numberStyle == .none, !fraction.isEmpty || minimumFractionDigits > 0 {
        return nil
      }
      leastWhole = 1
    }
    whole = String(repeating: "0", count: max(0, leastWhole - whole.count)) + whole
    if let most = givenMaximumWhole, whole.count > most {
      whole = String(whole.suffix(most))
    }
    if usesSignificantDigits {
      let missing = minimumSignificantDigits - max(number.digits.count, number.point)
      if missing > 0 {
        fraction += String(repeating: "0", count: missing)
      }
    } else {
      fraction += String(repeating: "0", count: max(0, minimumFractionDigits - fraction.count))
    }
    return grouped(whole) + (fraction.isEmpty ? "" : decimalSeparator! + fraction)
  }

  func grouped(_ whole: String) -> String {
    let size = groupingSize
    if !usesGroupingSeparator || size <= 0 || whole.count < max(marks.least, size + 1) {
      return whole
    }
    var groups: [String] = []
    var rest = whole
    while !rest.isEmpty {
      groups.insert(String(rest.suffix(size)), at: 0)
      rest = String(rest.dropLast(size))
    }
    return groups.joined(separator: groupingSeparator!)
  }

  /// A number by a pattern of digits, with what stands before and behind them.
  func patterned(_ value: Double, _ pattern: String) -> String? {
    let signs = "#0,."
    let characters = Array(pattern)
    guard value >= 0, let start = characters.firstIndex(where: { signs.contains($0) }),
      let end = characters.lastIndex(where: { signs.contains($0) }),
      !characters.contains(where: { ";%‰@E*¤'+-".contains($0) }), positivePrefix == nil,
      characters[start...end].allSatisfy({ signs.contains($0) })
    else { return __unknown("NumberFormatter.string") as? String }
    let sides = String(characters[start...end]).components(separatedBy: ".")
    let plain = NumberFormatter()
    plain.locale = locale
    plain.numberStyle = .decimal
    plain.roundingMode = roundingMode
    plain.givenGroup = givenGroup
    plain.givenPoint = givenPoint
    plain.givenGrouping = sides[0].contains(",")
    plain.givenSize = sides[0].components(separatedBy: ",").last!.count
    plain.givenMinimumWhole = sides[0].filter { $0 == "0" }.count
    plain.givenMaximumFraction = givenMaximumFraction ?? (sides.count > 1 ? sides[1].count : 0)
    plain.givenMinimumFraction =
      givenMinimumFraction ?? (sides.count > 1 ? sides[1].filter { $0 == "0" }.count : 0)
    var number = DecimalDigits(value)
    guard let text = plain.digits(&number) else { return nil }
    if text.isEmpty || text.hasPrefix(".") {
      return __unknown("NumberFormatter.string") as? String
    }
    return String(characters[..<start]) + text + String(characters[(end + 1)...])
  }

  /// A whole number and what English puts behind it where it counts.
  func ordinal(_ value: Double) -> String? {
    guard isAmerican, value >= 0, value == value.rounded(), value < 1e15 else {
      return __unknown("NumberFormatter.string") as? String
    }
    let number = Int(value)
    let isTeen = number % 100 >= 11 && number % 100 <= 13
    let ending =
      isTeen ? "th" : number % 10 == 1 ? "st" : number % 10 == 2 ? "nd" : number % 10 == 3 ? "rd" : "th"
    return grouped("\(number)") + ending
  }

  /// A whole number in words.
  func spelled(_ value: Double) -> String? {
    guard isAmerican, value >= 0, value == value.rounded(), value < 1e12 else {
      return __unknown("NumberFormatter.string") as? String
    }
    return words(Int(value))
  }

  func words(_ number: Int) -> String {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    if number < 20 {
      return small[number]
    }
    if number < 100 {
      let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"][
        number / 10 - 2]
      return number % 10 == 0 ? tens : tens + "-" + small[number % 10]
    }
    for (size, name) in [
      (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"), (100, "hundred"),
    ]
    where number >= size {
      let rest = number % size
      return words(number / size) + " " + name + (rest == 0 ? "" : " " + words(rest))
    }
    return ""
  }

  public func number(from string: String) -> NSNumber? {
    if __isUnknown(string) || !isAmerican || isOther || givenFormat != nil {
      return __unknown("NumberFormatter.number") as? NSNumber
    }
    if string.isEmpty {
      return nil
    }
    let isGrouped = usesGroupingSeparator
    let text = isGrouped ? string.replacingOccurrences(of: groupingSeparator, with: "") : string
    let isPlain = text.allSatisfy { $0.isASCII && $0.isWholeNumber || $0 == "." || $0 == "-" }
    if isPlain, numberStyle == .none || numberStyle == .decimal, let number = Double(text) {
      return NSNumber(value: number)
    }
    return string.contains { $0.isWholeNumber } ? __unknown("NumberFormatter.number") as? NSNumber : nil
  }

  public class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}

/// What makes texts of how large files are, as English writes them.
open class ByteCountFormatter: Formatter {
  public enum CountStyle: Int {
    case file, memory, decimal, binary
  }

  open var countStyle: ByteCountFormatter.CountStyle = .file
  /// What was set of which no text is known.
  var others: Set<String> = []
  open var allowedUnits: Any? {
    get { nil }
    set { others.insert("allowedUnits") }
  }
  open var includesUnit: Bool = true {
    didSet { others.insert("includesUnit") }
  }
  open var includesCount: Bool = true {
    didSet { others.insert("includesCount") }
  }
  open var isAdaptive: Bool = true {
    didSet { others.insert("isAdaptive") }
  }
  open var zeroPadsFractionDigits: Bool = false {
    didSet { others.insert("zeroPadsFractionDigits") }
  }
  open var allowsNonnumericFormatting: Bool = true {
    didSet { others.insert("allowsNonnumericFormatting") }
  }

  open func string(fromByteCount byteCount: Int64) -> String {
    let locale = Locale.current.identifier
    if __isUnknown(byteCount) || __isUnknown(locale) || !others.isEmpty || !locale.hasPrefix("en")
      || byteCount < 0
    {
      return __unknown("ByteCountFormatter.string") as! String
    }
    if byteCount == 0 {
      return "Zero KB"
    }
    let base = countStyle == .memory || countStyle == .binary ? 1024.0 : 1000.0
    if Double(byteCount) < base {
      return byteCount == 1 ? "1 byte" : written(Double(byteCount), 0) + " bytes"
    }
    var (size, unit) = (Double(byteCount) / base, 0)
    while size >= base, unit < 5 {
      size /= base
      unit += 1
    }
    // How it is written where rounding makes it the next unit is not known.
    if size >= base - 0.5 {
      return __unknown("ByteCountFormatter.string") as! String
    }
    // Whole kilobytes, a digit of megabytes, two of what is more.
    return written(size, min(unit, 2)) + " " + ["KB", "MB", "GB", "TB", "PB", "EB"][unit]
  }

  private func written(_ size: Double, _ digits: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = digits
    return formatter.string(from: NSNumber(value: size))!
  }

  public class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle)
    -> String
  {
    let formatter = ByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }
}
