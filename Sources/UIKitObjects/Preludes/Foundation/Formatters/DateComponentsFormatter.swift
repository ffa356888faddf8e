// For the interpreter only: for the compiler, Foundation itself stands in.

/// What makes texts of lengths of time: known of English, for weeks and what is shorter, where nothing is left over.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which units are left out whose number is 0, and whether numbers have two digits at least.
  public struct ZeroFormattingBehavior: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var allowedUnits: NSCalendar.Unit = NSCalendar.Unit(rawValue: 0)
  open var unitsStyle: DateComponentsFormatter.UnitsStyle = .positional
  open var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
  open var maximumUnitCount: Int = 0
  open var calendar: Calendar?
  open var referenceDate: Date?
  open var allowsFractionalUnits: Bool = false
  open var collapsesLargestUnit: Bool = false
  open var includesApproximationPhrase: Bool = false
  open var includesTimeRemainingPhrase: Bool = false
  /// Without effect on texts: how they are shown.
  open var formattingContext: Any?

  open func string(from ti: TimeInterval) -> String? {
    text(ti) ?? __unknown("DateComponentsFormatter.string") as? String
  }

  open func string(from components: DateComponents) -> String? {
    let others = [components.year, components.month, components.weekOfYear, components.nanosecond]
    let counts = [
      components.weekOfMonth ?? 0, components.day ?? 0, components.hour ?? 0, components.minute ?? 0,
      components.second ?? 0,
    ]
    guard others.allSatisfy({ $0 == nil }), !counts.contains(where: { __isUnknown($0) }),
      zip(counts, [5, 7, 24, 60, 60]).allSatisfy({ $0 >= 0 && $0 < $1 })
    else {
      return __unknown("DateComponentsFormatter.string") as? String
    }
    return string(from: TimeInterval(zip(counts, LengthUnit.all).map { $0 * $1.seconds }.reduce(0, +)))
  }

  /// Days may have other lengths than 24 hours.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    if allowedUnits.isSubset(of: [.hour, .minute, .second]) {
      return string(from: endDate.timeIntervalSince(startDate))
    }
    return __unknown("DateComponentsFormatter.string") as? String
  }

  private func text(_ length: TimeInterval) -> String? {
    guard isUnderstood, !__isUnknown(length), length >= 0, length < 1e9, length == length.rounded() else {
      return nil
    }
    let drops = zeroFormattingBehavior == .default || zeroFormattingBehavior.contains(.dropLeading)
    // Years and months have no length of their own, and there is none of them in less than that.
    if allowedUnits.contains(.year) || allowedUnits.contains(.month), !drops || length >= 2_419_200 {
      return nil
    }
    var rest = Int(length)
    var parts: [(unit: LengthUnit, count: Int)] = []
    for unit in LengthUnit.all where allowedUnits.contains(unit.flag) {
      parts.append((unit, rest / unit.seconds))
      rest -= rest / unit.seconds * unit.seconds
    }
    guard rest == 0, !parts.contains(where: { $0.count > 999 }) else { return nil }
    let shown = shownParts(parts, drops)
    if shown.isEmpty || (maximumUnitCount > 0 && shown.count > maximumUnitCount) {
      return nil
    }
    return unitsStyle == .positional ? positional(shown) : worded(shown)
  }

  /// Whether everything that was set is known, and is not of the kind of which nobody knows what it comes to.
  private var isUnderstood: Bool {
    let all: [Any] = [
      allowedUnits.rawValue, unitsStyle, zeroFormattingBehavior.rawValue, maximumUnitCount,
      Locale.current.identifier,
    ]
    return !all.contains { __isUnknown($0) } && Locale.current.languageCode == "en" && calendar == nil
      && !allowsFractionalUnits && !collapsesLargestUnit && !includesApproximationPhrase
      && !includesTimeRemainingPhrase && unitsStyle != .spellOut
      && [1, 2, 14, 65536].contains(zeroFormattingBehavior.rawValue)
  }

  private func shownParts(
    _ parts: [(unit: LengthUnit, count: Int)], _ drops: Bool
  ) -> [(unit: LengthUnit, count: Int)] {
    let dropsAll =
      zeroFormattingBehavior == .dropAll || (zeroFormattingBehavior == .default && unitsStyle != .positional)
    if dropsAll {
      return parts.filter { $0.count != 0 }
    }
    return drops ? Array(parts.drop { $0.count == 0 }) : parts
  }

  /// Hours, minutes and seconds by their places: what one of them alone comes to is not known.
  private func positional(_ parts: [(unit: LengthUnit, count: Int)]) -> String? {
    guard parts.count > 1, parts[0].unit.seconds <= 3600, zeroFormattingBehavior != .dropAll,
      zip(parts, parts.dropFirst()).allSatisfy({ $0.unit.seconds == $1.unit.seconds * 60 })
    else { return nil }
    let numbers = parts.enumerated().map { index, part in
      (index > 0 || zeroFormattingBehavior == .pad) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
    }
    return numbers.joined(separator: ":")
  }

  private func worded(_ parts: [(unit: LengthUnit, count: Int)]) -> String? {
    let words = parts.map { part in
      let plural = part.count == 1 ? "" : "s"
      let short =
        part.unit.short == "day" || part.unit.short == "wk" ? part.unit.short + plural : part.unit.short
      switch unitsStyle {
      case .abbreviated: return "\(part.count)\(part.unit.letter)"
      case .brief: return "\(part.count)\(short)"
      case .short: return "\(part.count) \(short)"
      default: return "\(part.count) \(part.unit.name)\(plural)"
      }
    }
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return words.joined(separator: isTight ? " " : ", ")
  }
}

/// A length of time, and what English calls it.
struct LengthUnit {
  let flag: NSCalendar.Unit
  let seconds: Int
  let name, short, letter: String

  static let all = [
    LengthUnit(flag: .weekOfMonth, seconds: 604_800, name: "week", short: "wk", letter: "w"),
    LengthUnit(flag: .day, seconds: 86_400, name: "day", short: "day", letter: "d"),
    LengthUnit(flag: .hour, seconds: 3600, name: "hour", short: "hr", letter: "h"),
    LengthUnit(flag: .minute, seconds: 60, name: "minute", short: "min", letter: "m"),
    LengthUnit(flag: .second, seconds: 1, name: "second", short: "sec", letter: "s"),
  ]
}

/// The calendar of Objective-C, for the names of its units.
open class NSCalendar: NSObject {
  public struct Unit: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let era = NSCalendar.Unit(rawValue: 2)
    public static let year = NSCalendar.Unit(rawValue: 4)
    public static let month = NSCalendar.Unit(rawValue: 8)
    public static let day = NSCalendar.Unit(rawValue: 16)
    public static let hour = NSCalendar.Unit(rawValue: 32)
    public static let minute = NSCalendar.Unit(rawValue: 64)
    public static let second = NSCalendar.Unit(rawValue: 128)
    public static let weekday = NSCalendar.Unit(rawValue: 512)
    public static let weekOfMonth = NSCalendar.Unit(rawValue: 4096)
    public static let weekOfYear = NSCalendar.Unit(rawValue: 8192)
  }
}
