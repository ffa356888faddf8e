// For the interpreter only: for the compiler, Foundation itself stands in.

/// A moment by the Gregorian calendar, on clocks that are some seconds ahead of Greenwich.
struct CivilTime: Equatable {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0
  var nanosecond = 0

  init(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  init(_ date: Date, _ offset: Int) {
    let seconds = date.timeIntervalSince1970 + Double(offset)
    let whole = Int(seconds.rounded(.down))
    let days = CivilTime.quotient(whole, 86_400)
    let rest = whole - days * 86_400
    self.init(days: days)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    // As exactly as a date has it.
    nanosecond = min(Int(((seconds - Double(whole)) * 1_000_000).rounded()), 999_999) * 1000
  }

  /// The day so many days after the first of 1970.
  init(days: Int) {
    let shifted = days + 719_468
    let era = CivilTime.quotient(shifted, 146_097)
    let ofEra = shifted - era * 146_097
    let years = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * years + years / 4 - years / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    day = ofYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = years + era * 400 + (month <= 2 ? 1 : 0)
  }

  static func quotient(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }

  /// Days since the first of 1970; a day or a month beyond the last counts on.
  var days: Int {
    let carried = CivilTime.quotient(month - 1, 12)
    let (ofYear, shifted) = (month - carried * 12, year + carried)
    let years = ofYear <= 2 ? shifted - 1 : shifted
    let era = CivilTime.quotient(years, 400)
    let yearOfEra = years - era * 400
    let dayOfYear = (153 * (ofYear > 2 ? ofYear - 3 : ofYear + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  func date(_ offset: Int) -> Date {
    let clock = hour * 3600 + minute * 60 + second
    let whole = Double(days) * 86_400 + Double(clock - offset)
    return Date(timeIntervalSince1970: whole + Double(nanosecond) / 1_000_000_000)
  }

  /// From 1, a Sunday.
  var weekday: Int {
    let days = days + 4
    return days - CivilTime.quotient(days, 7) * 7 + 1
  }
  var dayOfYear: Int { days - CivilTime(year, 1, 1).days + 1 }
  var daysInMonth: Int { CivilTime(year, month + 1, 1).days - CivilTime(year, month, 1).days }

  /// So many months later, on the last day where there is none of the number.
  func adding(months: Int) -> CivilTime {
    var moved = self
    let all = year * 12 + month - 1 + months
    moved.year = CivilTime.quotient(all, 12)
    moved.month = all - moved.year * 12 + 1
    moved.day = min(day, moved.daysInMonth)
    return moved
  }
}

extension Calendar {
  /// How far its clocks are from Greenwich; nil where what it counts is not known.
  var clocks: Int? { isGregorian ? timeZone.offset : nil }

  var isGregorian: Bool { !__isUnknown(name) && (name == "gregorian" || name == "iso8601") }

  /// A moment by its parts; nil where they are not known.
  func time(_ date: Date) -> CivilTime? {
    guard !__isUnknown(date.timeIntervalSinceReferenceDate), let clocks else { return nil }
    return CivilTime(date, clocks)
  }

  public func component(_ component: Calendar.Component, from date: Date) -> Int {
    guard let time = time(date), let value = value(component, time) else {
      return __unknown("Calendar.component") as! Int
    }
    return value
  }

  func value(_ component: Calendar.Component, _ time: CivilTime) -> Int? {
    switch component {
    case .era: return 1
    case .year: return time.year
    case .month: return time.month
    case .day: return time.day
    case .hour: return time.hour
    case .minute: return time.minute
    case .second: return time.second
    case .nanosecond: return time.nanosecond
    case .weekday: return time.weekday
    case .weekdayOrdinal: return (time.day - 1) / 7 + 1
    case .quarter: return (time.month - 1) / 3 + 1
    case .dayOfYear: return time.dayOfYear
    case .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .calendar, .timeZone: return nil
    }
  }

  public func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents {
    guard let time = time(date) else { return __unknown("Calendar.dateComponents") as! DateComponents }
    var found = DateComponents()
    for component in components {
      switch component {
      case .calendar: found.calendar = self
      case .timeZone: found.timeZone = timeZone
      default:
        found.setValue(value(component, time) ?? __unknown("Calendar.\(component)") as! Int, for: component)
      }
    }
    return found
  }

  public func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date)
    -> DateComponents
  {
    guard let first = time(start), let last = time(end), let clocks else {
      return __unknown("Calendar.dateComponents") as! DateComponents
    }
    let isBack = end < start
    var months = (last.year - first.year) * 12 + last.month - first.month
    while isBack
      ? first.adding(months: months).date(clocks) < end : first.adding(months: months).date(clocks) > end
    {
      months += isBack ? 1 : -1
    }
    var found = DateComponents()
    var counted = 0
    if components.contains(.year) {
      found.year = months / 12
      counted = months / 12 * 12
    }
    if components.contains(.month) {
      found.month = months - counted
      counted = months
    }
    var rest = Int(end.timeIntervalSince(first.adding(months: counted).date(clocks)))
    let units: [(Calendar.Component, Int)] = [
      (.weekOfYear, 604_800), (.weekOfMonth, 604_800), (.day, 86_400), (.hour, 3600), (.minute, 60),
      (.second, 1),
    ]
    for (component, seconds) in units where components.contains(component) {
      found.setValue(rest / seconds, for: component)
      rest -= rest / seconds * seconds
    }
    return found
  }

  public func date(from components: DateComponents) -> Date? {
    let parts = [
      components.year, components.month, components.day, components.hour, components.minute,
      components.second,
      components.nanosecond,
    ]
    let zone = components.timeZone?.offset
    guard let clocks, !parts.contains(where: { __isUnknown($0) }), components.timeZone == nil || zone != nil,
      components.weekday == nil || components.day != nil, components.weekOfYear == nil,
      components.weekOfMonth == nil,
      components.weekdayOrdinal == nil, components.yearForWeekOfYear == nil, components.era ?? 1 == 1
    else { return __unknown("Calendar.date") as? Date }
    var time = CivilTime(components.year ?? 1, components.month ?? 1, components.day ?? 1)
    time.hour = components.hour ?? 0
    time.minute = components.minute ?? 0
    time.second = components.second ?? 0
    time.nanosecond = components.nanosecond ?? 0
    return time.date(zone ?? clocks)
  }

  public func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false)
    -> Date?
  {
    var moved: Date? = date
    let all: [Calendar.Component] = [.year, .month, .weekOfYear, .day, .hour, .minute, .second, .nanosecond]
    for component in all {
      if let value = components.value(for: component), let from = moved {
        moved = self.date(byAdding: component, value: value, to: from, wrappingComponents: wrappingComponents)
      }
    }
    return moved
  }

  public func date(
    byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false
  ) -> Date? {
    guard !__isUnknown(value), !wrappingComponents, let time = time(date), let clocks else {
      return __unknown("Calendar.date") as? Date
    }
    switch component {
    case .year: return time.adding(months: value * 12).date(clocks)
    case .quarter: return time.adding(months: value * 3).date(clocks)
    case .month: return time.adding(months: value).date(clocks)
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return date.addingTimeInterval(Double(value) * 604_800)
    case .day, .weekday, .dayOfYear: return date.addingTimeInterval(Double(value) * 86_400)
    case .hour: return date.addingTimeInterval(Double(value) * 3600)
    case .minute: return date.addingTimeInterval(Double(value) * 60)
    case .second: return date.addingTimeInterval(Double(value))
    case .nanosecond: return date.addingTimeInterval(Double(value) / 1_000_000_000)
    default: return __unknown("Calendar.date") as? Date
    }
  }

  public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    guard var time = time(date), let clocks, !__isUnknown(hour), !__isUnknown(minute), !__isUnknown(second)
    else {
      return __unknown("Calendar.date") as? Date
    }
    (time.hour, time.minute, time.second, time.nanosecond) = (hour, minute, second, 0)
    return time.date(clocks)
  }

  public func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date? {
    __unknown("Calendar.date") as? Date
  }

  public func startOfDay(for date: Date) -> Date {
    dateInterval(of: .day, for: date)?.start ?? __unknown("Calendar.startOfDay") as! Date
  }

  public func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
    guard let time = time(date), let clocks else {
      return __unknown("Calendar.dateInterval") as? DateInterval
    }
    var start = CivilTime(time.year, 1, 1)
    var end = CivilTime(time.year + 1, 1, 1)
    switch component {
    case .year: break
    case .month: (start, end) = (CivilTime(time.year, time.month, 1), CivilTime(time.year, time.month + 1, 1))
    case .day: (start, end) = (CivilTime(days: time.days), CivilTime(days: time.days + 1))
    case .hour:
      start = CivilTime(time.year, time.month, time.day, time.hour)
      end = CivilTime(time.year, time.month, time.day, time.hour + 1)
    case .minute:
      start = CivilTime(time.year, time.month, time.day, time.hour, time.minute)
      end = CivilTime(time.year, time.month, time.day, time.hour, time.minute + 1)
    case .weekOfYear, .weekOfMonth:
      let past = (time.weekday - firstWeekday + 7) % 7
      if __isUnknown(past) {
        return __unknown("Calendar.dateInterval") as? DateInterval
      }
      (start, end) = (CivilTime(days: time.days - past), CivilTime(days: time.days - past + 7))
    default: return __unknown("Calendar.dateInterval") as? DateInterval
    }
    return DateInterval(start: start.date(clocks), end: end.date(clocks))
  }

  public func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date)
    -> Range<Int>?
  {
    if smaller == .month, larger == .year, clocks != nil {
      return 1..<13
    }
    guard let time = time(date), smaller == .day, larger == .month || larger == .year else {
      return __unknown("Calendar.range") as? Range<Int>
    }
    let year = CivilTime(time.year + 1, 1, 1).days - CivilTime(time.year, 1, 1).days
    return 1..<((larger == .month ? time.daysInMonth : year) + 1)
  }

  public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
    isDate(date1, equalTo: date2, toGranularity: .day)
  }

  public func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
  {
    let order = compare(date1, to: date2, toGranularity: component)
    return __isUnknown(order) ? __unknown("Calendar.isDate") as! Bool : order == .orderedSame
  }

  public func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component)
    -> ComparisonResult
  {
    if component == .second || component == .nanosecond {
      return __unknown("Calendar.compare") as! ComparisonResult
    }
    let (first, second) = (dateInterval(of: component, for: date1), dateInterval(of: component, for: date2))
    if __isUnknown(first) || __isUnknown(second) {
      return __unknown("Calendar.compare") as! ComparisonResult
    }
    let (one, other) = (first!.start, second!.start)
    return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
  }

  public func isDateInToday(_ date: Date) -> Bool { __unknown("Calendar.isDateInToday") as! Bool }
  public func isDateInTomorrow(_ date: Date) -> Bool { __unknown("Calendar.isDateInTomorrow") as! Bool }
  public func isDateInYesterday(_ date: Date) -> Bool { __unknown("Calendar.isDateInYesterday") as! Bool }
  public func isDateInWeekend(_ date: Date) -> Bool {
    guard isAmerican, let time = time(date) else { return __unknown("Calendar.isDateInWeekend") as! Bool }
    return time.weekday == 1 || time.weekday == 7
  }
}
