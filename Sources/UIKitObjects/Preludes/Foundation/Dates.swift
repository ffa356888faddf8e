// For the interpreter only: for the compiler, Foundation itself stands in.

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

  public var date: Date? { (calendar ?? __unknown("DateComponents.calendar") as? Calendar)?.date(from: self) }

  public func value(for component: Calendar.Component) -> Int? {
    switch component {
    case .era: return era
    case .year: return year
    case .month: return month
    case .day, .dayOfYear: return day
    case .hour: return hour
    case .minute: return minute
    case .second: return second
    case .nanosecond: return nanosecond
    case .weekday: return weekday
    case .weekdayOrdinal: return weekdayOrdinal
    case .quarter: return quarter
    case .weekOfMonth: return weekOfMonth
    case .weekOfYear: return weekOfYear
    case .yearForWeekOfYear: return yearForWeekOfYear
    case .calendar, .timeZone: return nil
    }
  }

  public mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    switch component {
    case .era: era = value
    case .year: year = value
    case .month: month = value
    case .day, .dayOfYear: day = value
    case .hour: hour = value
    case .minute: minute = value
    case .second: second = value
    case .nanosecond: nanosecond = value
    case .weekday: weekday = value
    case .weekdayOrdinal: weekdayOrdinal = value
    case .quarter: quarter = value
    case .weekOfMonth: weekOfMonth = value
    case .weekOfYear: weekOfYear = value
    case .yearForWeekOfYear: yearForWeekOfYear = value
    case .calendar, .timeZone: break
    }
  }
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

/// What the clocks show: where they are, nobody knows, and it is taken to be Greenwich.
public struct TimeZone: Hashable {
  public var identifier: String
  /// How many seconds the clocks are ahead of Greenwich, if that is known and the same all year.
  var offset: Int?

  public init?(identifier: String) {
    self.identifier = identifier
    let isGreenwich =
      !__isUnknown(identifier) && ["GMT", "UTC", "Etc/UTC", "Etc/GMT", "Z"].contains(identifier)
    self.offset = isGreenwich ? 0 : nil
  }

  public init?(secondsFromGMT seconds: Int) {
    self.identifier = seconds == 0 ? "GMT" : __unknown("TimeZone.identifier") as! String
    self.offset = seconds
  }

  public init?(abbreviation: String) { self.init(identifier: abbreviation) }

  public static var gmt: TimeZone { TimeZone(secondsFromGMT: 0)! }
  public static var current: TimeZone {
    TimeZone(identifier: __taken("TimeZone.current", "GMT") as! String)!
  }
  public static var autoupdatingCurrent: TimeZone { TimeZone.current }

  public func secondsFromGMT(for date: Date? = nil) -> Int {
    offset ?? __unknown("TimeZone.secondsFromGMT") as! Int
  }
}

public enum ComparisonResult: Int {
  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
}
