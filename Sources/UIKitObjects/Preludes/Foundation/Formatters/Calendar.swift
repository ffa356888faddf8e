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
  /// Where its clocks are, if it was set.
  var givenTimeZone: TimeZone?
  public var timeZone: TimeZone {
    get { givenTimeZone ?? TimeZone.current }
    set { givenTimeZone = newValue }
  }
  /// The day that a week begins with, if it was set.
  var givenFirstWeekday: Int?

  init(name: String) { self.name = name }

  public init(identifier: Calendar.Identifier) { self.name = "\(identifier)" }

  public static var current: Calendar {
    var calendar = Calendar(name: __taken("Calendar.current", "gregorian") as! String)
    calendar.locale = Locale.current
    return calendar
  }
  public static var autoupdatingCurrent: Calendar { Calendar.current }

  public var firstWeekday: Int {
    get {
      if let givenFirstWeekday {
        return givenFirstWeekday
      }
      return isAmerican ? 1 : __unknown("Calendar.firstWeekday") as! Int
    }
    set { givenFirstWeekday = newValue }
  }

  /// Whether it counts days as English does in America.
  var isAmerican: Bool {
    guard name == "gregorian", let identifier = locale?.identifier else { return false }
    return !__isUnknown(identifier) && ["en_US", "en-US", "en"].contains(identifier)
  }

  /// Names, if they are English and known.
  private func names(_ names: [String], _ what: String) -> [String] {
    isAmerican ? names : __unknown("Calendar.\(what)") as! [String]
  }

  public var weekdaySymbols: [String] { names(EnglishDates.weekdays, "weekdaySymbols") }
  public var shortWeekdaySymbols: [String] {
    names(EnglishDates.weekdays.map { String($0.prefix(3)) }, "shortWeekdaySymbols")
  }
  public var veryShortWeekdaySymbols: [String] {
    names(EnglishDates.weekdays.map { String($0.prefix(1)) }, "veryShortWeekdaySymbols")
  }
  public var standaloneWeekdaySymbols: [String] { weekdaySymbols }
  public var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
  public var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
  public var monthSymbols: [String] { names(EnglishDates.months, "monthSymbols") }
  public var shortMonthSymbols: [String] {
    names(EnglishDates.months.map { String($0.prefix(3)) }, "shortMonthSymbols")
  }
  public var veryShortMonthSymbols: [String] {
    names(EnglishDates.months.map { String($0.prefix(1)) }, "veryShortMonthSymbols")
  }
  public var standaloneMonthSymbols: [String] { monthSymbols }
  public var shortStandaloneMonthSymbols: [String] { shortMonthSymbols }
  public var amSymbol: String { isAmerican ? "AM" : __unknown("Calendar.amSymbol") as! String }
  public var pmSymbol: String { isAmerican ? "PM" : __unknown("Calendar.pmSymbol") as! String }
}

/// Names of days and months in English.
enum EnglishDates {
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
}
