// For the interpreter only: for the compiler, Foundation itself stands in.

/// What makes texts of values; which ones is not known.
open class Formatter: NSObject {
  public enum UnitStyle: Int {
    case short = 1
    case medium, long
  }

  open func string(for obj: Any?) -> String? { __unknown("Formatter.string") as? String }
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
