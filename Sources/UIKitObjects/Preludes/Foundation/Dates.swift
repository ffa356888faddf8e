// For the interpreter only: for the compiler, Foundation itself stands in.

/// How days are counted; what day it is, is unknown.
public struct Calendar: Hashable {
  public enum Identifier {
    case gregorian, buddhist, chinese, hebrew, iso8601, japanese, islamic, persian, indian
  }

  public enum Component {
    case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth
    case weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
  }

  public enum SearchDirection {
    case forward, backward
  }

  public enum MatchingPolicy {
    case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
  }

  public var name: String
  public var locale: Locale?
  public var timeZone: TimeZone { TimeZone.current }
  /// The day that a week begins with, if it was set.
  var givenFirstWeekday: Int?

  init(name: String) { self.name = name }

  public init(identifier: Calendar.Identifier) { self.name = "\(identifier)" }

  public static var current: Calendar { Calendar(name: __fact("calendar") as! String) }
  public static var autoupdatingCurrent: Calendar { Calendar.current }

  public var firstWeekday: Int {
    get { givenFirstWeekday ?? __unknown("Calendar.firstWeekday") as! Int }
    set { givenFirstWeekday = newValue }
  }

  public var weekdaySymbols: [String] { __unknown("Calendar.weekdaySymbols") as! [String] }
  public var shortWeekdaySymbols: [String] { __unknown("Calendar.shortWeekdaySymbols") as! [String] }
  public var veryShortWeekdaySymbols: [String] { __unknown("Calendar.veryShortWeekdaySymbols") as! [String] }
  public var standaloneWeekdaySymbols: [String] {
    __unknown("Calendar.standaloneWeekdaySymbols") as! [String]
  }
  public var shortStandaloneWeekdaySymbols: [String] {
    __unknown("Calendar.shortStandaloneWeekdaySymbols") as! [String]
  }
  public var veryShortStandaloneWeekdaySymbols: [String] {
    __unknown("Calendar.veryShortStandaloneWeekdaySymbols") as! [String]
  }
  public var monthSymbols: [String] { __unknown("Calendar.monthSymbols") as! [String] }
  public var shortMonthSymbols: [String] { __unknown("Calendar.shortMonthSymbols") as! [String] }
  public var standaloneMonthSymbols: [String] { __unknown("Calendar.standaloneMonthSymbols") as! [String] }
  public var shortStandaloneMonthSymbols: [String] {
    __unknown("Calendar.shortStandaloneMonthSymbols") as! [String]
  }
  public var amSymbol: String { __unknown("Calendar.amSymbol") as! String }
  public var pmSymbol: String { __unknown("Calendar.pmSymbol") as! String }

  public func component(_ component: Calendar.Component, from date: Date) -> Int {
    __unknown("Calendar.component") as! Int
  }
  public func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents {
    __unknown("Calendar.dateComponents") as! DateComponents
  }
  public func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date)
    -> DateComponents
  {
    __unknown("Calendar.dateComponents") as! DateComponents
  }
  public func date(from components: DateComponents) -> Date? { __unknown("Calendar.date") as? Date }
  public func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false)
    -> Date?
  {
    __unknown("Calendar.date") as? Date
  }
  public func date(
    byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false
  ) -> Date? {
    __unknown("Calendar.date") as? Date
  }
  public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    __unknown("Calendar.date") as? Date
  }
  public func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date? {
    __unknown("Calendar.date") as? Date
  }
  public func startOfDay(for date: Date) -> Date { __unknown("Calendar.startOfDay") as! Date }
  public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool { __unknown("Calendar.isDate") as! Bool }
  public func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
  {
    __unknown("Calendar.isDate") as! Bool
  }
  public func isDateInToday(_ date: Date) -> Bool { __unknown("Calendar.isDateInToday") as! Bool }
  public func isDateInTomorrow(_ date: Date) -> Bool { __unknown("Calendar.isDateInTomorrow") as! Bool }
  public func isDateInYesterday(_ date: Date) -> Bool { __unknown("Calendar.isDateInYesterday") as! Bool }
  public func isDateInWeekend(_ date: Date) -> Bool { __unknown("Calendar.isDateInWeekend") as! Bool }
  public func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date)
    -> Range<Int>?
  {
    __unknown("Calendar.range") as? Range<Int>
  }
  public func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
    __unknown("Calendar.dateInterval") as? DateInterval
  }
  public func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component)
    -> ComparisonResult
  {
    __unknown("Calendar.compare") as! ComparisonResult
  }
}

/// A date by its parts.
public struct DateComponents: Hashable {
  public var calendar: Calendar?
  public var timeZone: TimeZone?
  public var era: Int?
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
  public var nanosecond: Int?
  public var weekday: Int?
  public var weekdayOrdinal: Int?
  public var quarter: Int?
  public var weekOfMonth: Int?
  public var weekOfYear: Int?
  public var yearForWeekOfYear: Int?

  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil,
    weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {
    self.calendar = calendar
    self.timeZone = timeZone
    self.era = era
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.quarter = quarter
    self.weekOfMonth = weekOfMonth
    self.weekOfYear = weekOfYear
    self.yearForWeekOfYear = yearForWeekOfYear
  }

  public var date: Date? { __unknown("DateComponents.date") as? Date }
}

/// A time from one moment to another.
public struct DateInterval: Hashable {
  public var start: Date
  public var duration: TimeInterval
  public var end: Date { start.addingTimeInterval(duration) }

  public init(start: Date, duration: TimeInterval) {
    self.start = start
    self.duration = duration
  }

  public init(start: Date, end: Date) {
    self.start = start
    self.duration = end.timeIntervalSince(start)
  }
}

/// What the clocks show.
public struct TimeZone: Hashable {
  public var identifier: String

  public init?(identifier: String) { self.identifier = identifier }

  public init?(secondsFromGMT seconds: Int) { self.identifier = "GMT" }

  public init?(abbreviation: String) { self.identifier = abbreviation }

  public static var current: TimeZone { TimeZone(identifier: __fact("timeZone") as! String)! }
  public static var autoupdatingCurrent: TimeZone { TimeZone.current }
  public func secondsFromGMT(for date: Date? = nil) -> Int { __unknown("TimeZone.secondsFromGMT") as! Int }
}

public enum ComparisonResult: Int {
  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
}

/// What makes texts of values; which ones is not known.
open class Formatter: NSObject {
  public enum UnitStyle: Int {
    case short = 1
    case medium, long
  }

  open func string(for obj: Any?) -> String? { __unknown("Formatter.string") as? String }
}

/// What makes texts of dates; which ones is not known.
open class DateFormatter: Formatter {
  public enum Style: UInt {
    case none, short, medium, long, full
  }

  open var dateFormat: String! = ""
  open var dateStyle: DateFormatter.Style = .none
  open var timeStyle: DateFormatter.Style = .none
  open var locale: Locale! = nil
  open var calendar: Calendar! = nil
  open var timeZone: TimeZone! = nil
  open var isLenient: Bool = false
  open var doesRelativeDateFormatting: Bool = false
  open var defaultDate: Date?
  open var amSymbol: String! = ""
  open var pmSymbol: String! = ""

  open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {}
  open func string(from date: Date) -> String { __unknown("DateFormatter.string") as! String }
  open func date(from string: String) -> Date? { __unknown("DateFormatter.date") as? Date }

  public class func localizedString(
    from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style
  ) -> String {
    __unknown("DateFormatter.localizedString") as! String
  }
  public class func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String? {
    __unknown("DateFormatter.dateFormat") as? String
  }
}

/// What makes texts of dates for machines; which ones is not known.
open class ISO8601DateFormatter: Formatter {
  open var formatOptions: Any?
  open var timeZone: TimeZone! = nil
  open func string(from date: Date) -> String { __unknown("ISO8601DateFormatter.string") as! String }
  open func date(from string: String) -> Date? { __unknown("ISO8601DateFormatter.date") as? Date }
}

/// What makes texts of times; which ones is not known.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int {
    case positional, abbreviated, short, full, spellOut, brief
  }

  open var allowedUnits: Any?
  open var unitsStyle: DateComponentsFormatter.UnitsStyle = .positional
  open var zeroFormattingBehavior: Any?
  open var maximumUnitCount: Int = 0
  open var calendar: Calendar?
  open var includesApproximationPhrase: Bool = false
  open func string(from ti: TimeInterval) -> String? {
    __unknown("DateComponentsFormatter.string") as? String
  }
  open func string(from components: DateComponents) -> String? {
    __unknown("DateComponentsFormatter.string") as? String
  }
  open func string(from startDate: Date, to endDate: Date) -> String? {
    __unknown("DateComponentsFormatter.string") as? String
  }
}

/// What makes texts of how long ago something is; which ones is not known.
open class RelativeDateTimeFormatter: Formatter {
  public enum UnitsStyle: Int {
    case full, spellOut, short, abbreviated
  }

  public enum DateTimeStyle: Int {
    case numeric, named
  }

  open var unitsStyle: RelativeDateTimeFormatter.UnitsStyle = .full
  open var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle = .numeric
  open var locale: Locale! = nil
  open var calendar: Calendar! = nil
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    __unknown("RelativeDateTimeFormatter.localizedString") as! String
  }
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    __unknown("RelativeDateTimeFormatter.localizedString") as! String
  }
}

/// What makes texts of numbers; which ones is not known.
open class NumberFormatter: Formatter {
  public enum Style: UInt {
    case none = 0
    case decimal = 1
    case currency = 2
    case percent = 3
    case scientific = 4
    case spellOut = 5
    case ordinal = 6
  }

  public enum RoundingMode: UInt {
    case ceiling, floor, down, up, halfEven, halfDown, halfUp
  }

  open var numberStyle: NumberFormatter.Style = .none
  open var locale: Locale! = nil
  open var minimumFractionDigits: Int = 0
  open var maximumFractionDigits: Int = 0
  open var minimumIntegerDigits: Int = 0
  open var maximumIntegerDigits: Int = 0
  open var minimumSignificantDigits: Int = 0
  open var maximumSignificantDigits: Int = 0
  open var usesSignificantDigits: Bool = false
  open var usesGroupingSeparator: Bool = false
  open var roundingMode: NumberFormatter.RoundingMode = .halfEven
  open var currencyCode: String! = ""
  open var currencySymbol: String! = ""
  open var positiveFormat: String! = ""
  open var negativeFormat: String! = ""
  open var positivePrefix: String! = ""
  open var positiveSuffix: String! = ""
  open var groupingSeparator: String! = ""
  open var decimalSeparator: String! = ""
  open var zeroSymbol: String?
  open var multiplier: NSNumber?
  open var minimum: NSNumber?
  open var maximum: NSNumber?
  open var allowsFloats: Bool = true
  open func string(from number: NSNumber) -> String? { __unknown("NumberFormatter.string") as? String }
  open func number(from string: String) -> NSNumber? { __unknown("NumberFormatter.number") as? NSNumber }

  public class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String {
    __unknown("NumberFormatter.localizedString") as! String
  }
}

/// What makes texts of how large files are; which ones is not known.
open class ByteCountFormatter: Formatter {
  public enum CountStyle: Int {
    case file, memory, decimal, binary
  }

  open var countStyle: ByteCountFormatter.CountStyle = .file
  open var allowedUnits: Any?
  open func string(fromByteCount byteCount: Int64) -> String {
    __unknown("ByteCountFormatter.string") as! String
  }

  public class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle)
    -> String
  {
    __unknown("ByteCountFormatter.string") as! String
  }
}
