// For the interpreter only: for the compiler, Foundation itself stands in.

/// What makes texts of dates: known of English as it is written in America, and of numbers in the languages whose digits are the same.
open class DateFormatter: Formatter {
  public enum Style: UInt {
    case none, short, medium, long, full
  }

  /// What was set, if it was, and no style after it.
  var givenFormat: String?
  open var dateFormat: String! {
    get { givenFormat ?? styleFormat ?? __unknown("DateFormatter.dateFormat") as! String }
    set { givenFormat = newValue }
  }
  open var dateStyle: DateFormatter.Style = .none {
    didSet { givenFormat = nil }
  }
  open var timeStyle: DateFormatter.Style = .none {
    didSet { givenFormat = nil }
  }
  var givenLocale: Locale?
  open var locale: Locale! {
    get { givenLocale ?? Locale.current }
    set { givenLocale = newValue }
  }
  var givenCalendar: Calendar?
  open var calendar: Calendar! {
    get { givenCalendar ?? Calendar.current }
    set { givenCalendar = newValue }
  }
  var givenTimeZone: TimeZone?
  open var timeZone: TimeZone! {
    get { givenTimeZone ?? givenCalendar?.timeZone ?? TimeZone.current }
    set { givenTimeZone = newValue }
  }
  /// Without effect on texts.
  open var isLenient: Bool = false
  open var doesRelativeDateFormatting: Bool = false
  open var defaultDate: Date?
  /// Without effect on texts: how they are shown.
  open var formattingContext: Any?
  open var amSymbol: String! = "AM"
  open var pmSymbol: String! = "PM"
  open var weekdaySymbols: [String]! {
    get { names(EnglishDates.weekdays, 0) }
    set { isOther = true }
  }
  open var shortWeekdaySymbols: [String]! {
    get { names(EnglishDates.weekdays, 3) }
    set { isOther = true }
  }
  open var veryShortWeekdaySymbols: [String]! {
    get { names(EnglishDates.weekdays, 1) }
    set { isOther = true }
  }
  open var monthSymbols: [String]! {
    get { names(EnglishDates.months, 0) }
    set { isOther = true }
  }
  open var shortMonthSymbols: [String]! {
    get { names(EnglishDates.months, 3) }
    set { isOther = true }
  }
  open var standaloneMonthSymbols: [String]! {
    get { monthSymbols }
    set { isOther = true }
  }
  open var shortStandaloneMonthSymbols: [String]! {
    get { shortMonthSymbols }
    set { isOther = true }
  }
  open var standaloneWeekdaySymbols: [String]! {
    get { weekdaySymbols }
    set { isOther = true }
  }
  open var shortStandaloneWeekdaySymbols: [String]! {
    get { shortWeekdaySymbols }
    set { isOther = true }
  }
  open var veryShortStandaloneWeekdaySymbols: [String]! {
    get { veryShortWeekdaySymbols }
    set { isOther = true }
  }
  /// Whether something was set of which no text is known.
  var isOther = false

  /// Whether names are English.
  var isEnglish: Bool { !__isUnknown(locale.identifier) && locale.languageCode == "en" }
  /// Whether styles are those of America.
  var isAmerican: Bool {
    !__isUnknown(locale.identifier) && ["en", "en_US", "en-US"].contains(locale.identifier)
  }

  private func names(_ names: [String], _ length: Int) -> [String] {
    guard isEnglish else { return __unknown("DateFormatter.symbols") as! [String] }
    return length == 0 ? names : names.map { String($0.prefix(length)) }
  }

  /// The pattern of the styles in America.
  var styleFormat: String? {
    if !isAmerican {
      return nil
    }
    let day: String
    switch dateStyle {
    case .none: day = ""
    case .short: day = "M/d/yy"
    case .medium: day = "MMM d, y"
    case .long: day = "MMMM d, y"
    case .full: day = "EEEE, MMMM d, y"
    }
    let time: String
    switch timeStyle {
    case .none: time = ""
    case .short: time = "h:mm\u{202F}a"
    case .medium: time = "h:mm:ss\u{202F}a"
    case .long, .full: return nil
    }
    if day.isEmpty || time.isEmpty {
      return day + time
    }
    return day + (dateStyle == .short ? ", " : " 'at' ") + time
  }

  open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    givenFormat = DateFormatter.dateFormat(fromTemplate: dateFormatTemplate, options: 0, locale: locale)
  }

  open func string(from date: Date) -> String {
    let pattern = givenFormat ?? styleFormat
    let isRelative = doesRelativeDateFormatting && dateStyle != .none
    if __isUnknown(date.timeIntervalSinceReferenceDate) || isOther || isRelative {
      return __unknown("DateFormatter.string") as! String
    }
    guard let pattern, !__isUnknown(pattern), let clocks = timeZone.offset, calendar.isGregorian,
      let text = DatePattern(pattern).text(CivilTime(date, clocks), clocks, self)
    else { return __unknown("DateFormatter.string") as! String }
    return text
  }

  open override func string(for obj: Any?) -> String? {
    guard let date = obj as? Date else { return nil }
    return string(from: date)
  }

  open func date(from string: String) -> Date? {
    let pattern = givenFormat ?? styleFormat
    guard !__isUnknown(string), let pattern, !__isUnknown(pattern), let clocks = timeZone.offset,
      calendar.isGregorian, !isLenient, defaultDate == nil, !isOther
    else { return __unknown("DateFormatter.date") as? Date }
    return DatePattern(pattern).date(string, clocks, self)
  }

  public class func localizedString(
    from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }

  /// The pattern that America has for parts of dates, where it is known.
  public class func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String? {
    let unknown = __unknown("DateFormatter.dateFormat") as? String
    guard let identifier = locale?.identifier, !__isUnknown(identifier), !__isUnknown(tmplate),
      ["en", "en_US", "en-US"].contains(identifier)
    else { return unknown }
    var parts: [Character: String] = [:]
    for character in tmplate where character.isLetter {
      parts[character == "L" ? "M" : character, default: ""] += String(character == "L" ? "M" : character)
    }
    if parts.keys.contains(where: { !"EyMdjhHma".contains($0) }) {
      return unknown
    }
    let (month, day, year, weekday) = (parts["M"], parts["d"], parts["y"], parts["E"])
    if parts.count == 1, let month, month.count > 2 {
      return String(repeating: "L", count: month.count)
    }
    if parts.count == 1, let weekday {
      return String(repeating: "c", count: max(weekday.count, 3))
    }
    var pattern = ""
    if let month, month.count > 2 {
      pattern = day == nil ? month : month + " " + day!
      pattern += year == nil ? "" : day == nil ? " " + year! : ", " + year!
    } else if month != nil || parts.count == 1 {
      pattern = [month, day, year].compactMap { $0 }.joined(separator: "/")
    } else if day != nil || year != nil {
      return unknown
    }
    if let weekday {
      if pattern.isEmpty || month == nil || day == nil {
        return unknown
      }
      pattern = (weekday.count > 3 ? weekday : "EEE") + ", " + pattern
    }
    guard let time = time(of: parts, tmplate) else { return parts["m"] == nil ? pattern : unknown }
    if pattern.isEmpty {
      return time
    }
    return pattern + ((month ?? "").count > 2 ? " 'at' " : ", ") + time
  }

  /// The pattern of the time in a template; nil where there is no hour.
  private class func time(of parts: [Character: String], _ template: String) -> String? {
    let minutes = parts["m"] != nil || template.contains("jmm") ? ":mm" : ""
    if parts["H"] != nil {
      return "HH" + minutes
    }
    guard let hour = parts["h"] ?? parts["j"] else { return nil }
    return (hour.count > 1 ? "hh" : "h") + minutes + "\u{202F}a"
  }
}

/// What makes texts of dates for machines.
open class ISO8601DateFormatter: Formatter {
  public struct Options: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withYear = Options(rawValue: 1)
    public static let withMonth = Options(rawValue: 2)
    public static let withWeekOfYear = Options(rawValue: 4)
    public static let withDay = Options(rawValue: 16)
    public static let withTime = Options(rawValue: 32)
    public static let withTimeZone = Options(rawValue: 64)
    public static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
    public static let withDashSeparatorInDate = Options(rawValue: 256)
    public static let withColonSeparatorInTime = Options(rawValue: 512)
    public static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
    public static let withFractionalSeconds = Options(rawValue: 2048)
    public static let withFullDate = Options(rawValue: 275)
    public static let withFullTime = Options(rawValue: 1632)
    public static let withInternetDateTime = Options(rawValue: 1907)
  }

  open var formatOptions: ISO8601DateFormatter.Options = .withInternetDateTime
  open var timeZone: TimeZone! = TimeZone(secondsFromGMT: 0)

  /// A formatter that does the same; nil where there is none.
  var formatter: DateFormatter? {
    let pattern: String
    switch formatOptions {
    case .withInternetDateTime: pattern = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    case [.withInternetDateTime, .withFractionalSeconds]: pattern = "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ"
    case .withFullDate: pattern = "yyyy-MM-dd"
    default: return nil
    }
    let made = DateFormatter()
    made.locale = Locale(identifier: "en_US_POSIX")
    made.timeZone = timeZone
    made.dateFormat = pattern
    return made
  }

  open func string(from date: Date) -> String {
    formatter?.string(from: date) ?? __unknown("ISO8601DateFormatter.string") as! String
  }

  open func date(from string: String) -> Date? {
    guard let formatter, !__isUnknown(string) else { return __unknown("ISO8601DateFormatter.date") as? Date }
    return formatter.date(from: string)
  }
}
