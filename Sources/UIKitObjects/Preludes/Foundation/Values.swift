// swift-format-ignore-file: AlwaysUseLowerCamelCase

// For the interpreter only: for the compiler, Foundation itself stands in.

/// A moment: now is unknown.
public struct Date: Equatable, Comparable, Hashable {
  public var timeIntervalSinceReferenceDate: TimeInterval

  public static let distantPast: Date = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  public static let distantFuture: Date = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

  public init() { self.timeIntervalSinceReferenceDate = __unknown("Date()") as! Double }

  public init(timeIntervalSinceReferenceDate ti: TimeInterval) { self.timeIntervalSinceReferenceDate = ti }

  public init(timeIntervalSince1970: TimeInterval) {
    self.timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978_307_200
  }

  public init(timeIntervalSinceNow: TimeInterval) {
    self.timeIntervalSinceReferenceDate = (__unknown("Date()") as! Double) + timeIntervalSinceNow
  }

  public static var now: Date { Date() }
  public var timeIntervalSince1970: TimeInterval { timeIntervalSinceReferenceDate + 978_307_200 }
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  public func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }

  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + timeInterval)
  }

  public static func < (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
}

/// A number that is new each time, and so unknown.
public struct UUID: Hashable {
  public var uuidString: String

  public init() { self.uuidString = __unknown("UUID()") as! String }

  public init?(uuidString: String) { self.uuidString = uuidString }
}

/// An address.
public struct URL: Hashable {
  public var absoluteString: String

  public init?(string: String) { self.absoluteString = string }

  public init(fileURLWithPath path: String) { self.absoluteString = "file://" + path }

  public var path: String { __unknown("URL.path") as! String }
  public func appendingPathComponent(_ pathComponent: String) -> URL {
    URL(string: absoluteString + "/" + pathComponent)!
  }
}

/// Bytes, of which nothing is known.
public struct Data: Hashable {
  public var isEmpty: Bool { count == 0 }
  public var count: Int

  public init() { self.count = 0 }

  public init(contentsOf url: URL) throws { self.count = __unknown("Data(contentsOf:)") as! Int }
}

/// Language and region of the environment.
public struct Locale: Hashable {
  public var identifier: String

  public init(identifier: String) { self.identifier = identifier }

  public static var current: Locale { Locale(identifier: __fact("locale") as! String) }
  public static var autoupdatingCurrent: Locale { Locale.current }
  public static var preferredLanguages: [String] { [__fact("language") as! String] }
  public var languageCode: String? { part(0) }
  public var regionCode: String? { part(1) }
  public var language: Locale.Language { Locale.Language(identifier: identifier) }

  /// What stands between the hyphens of the identifier, or between its lines.
  private func part(_ index: Int) -> String? {
    let parts = identifier.split { $0 == "-" || $0 == "_" }
    return index < parts.count ? String(parts[index]) : nil
  }

  public struct Language: Hashable {
    var identifier: String

    public var languageCode: Locale.LanguageCode? {
      if let code = Locale(identifier: identifier).languageCode {
        return Locale.LanguageCode(code)
      }
      return nil
    }
    public var minimalIdentifier: String { Locale(identifier: identifier).languageCode ?? identifier }
  }

  public struct LanguageCode: Hashable {
    public let identifier: String
    public init(_ identifier: String) { self.identifier = identifier }
  }
}

/// A folder of the app.
open class Bundle: NSObject {
  public nonisolated(unsafe) static let main: Bundle = Bundle()
  /// That of a package's resources.
  public static var module: Bundle { main }

  public convenience init(for aClass: AnyClass) { self.init() }

  public convenience init?(identifier: String) { self.init() }

  public convenience init?(url: URL) { self.init() }

  public convenience init?(path: String) { self.init() }

  open var bundleURL: URL { __unknown("Bundle.bundleURL") as! URL }
  open var resourceURL: URL? { __unknown("Bundle.resourceURL") as? URL }
  open var bundlePath: String { __unknown("Bundle.bundlePath") as! String }
  open var resourcePath: String? { __unknown("Bundle.resourcePath") as? String }
  open var appStoreReceiptURL: URL? { __unknown("Bundle.appStoreReceiptURL") as? URL }
  open var localizations: [String] { __unknown("Bundle.localizations") as! [String] }
  open var preferredLocalizations: [String] { [__fact("language") as! String] }
  open var developmentLocalization: String? { __unknown("Bundle.developmentLocalization") as? String }
  open var localizedInfoDictionary: [String: Any]? {
    __unknown("Bundle.localizedInfoDictionary") as? [String: Any]
  }
  open func load() -> Bool { true }

  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    __localized(key, tableName, value)
  }

  open func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    __nibObjects(name, owner)
  }

  open var bundleIdentifier: String? { __unknown("Bundle.bundleIdentifier") as? String }
  open var infoDictionary: [String: Any]? { __unknown("Bundle.infoDictionary") as? [String: Any] }
  open func object(forInfoDictionaryKey key: String) -> Any? { __unknown("Bundle.\(key)") }
  open func path(forResource name: String?, ofType ext: String?) -> String? {
    if let name, ext == "nib" { return __hasNib(name) ? name : nil }
    return __unknown("Bundle.path") as? String
  }
  open func url(forResource name: String?, withExtension ext: String?) -> URL? {
    __unknown("Bundle.url") as? URL
  }
  open func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
  {
    __unknown("Bundle.url") as? URL
  }
  open func classNamed(_ className: String) -> AnyClass? { __unknown("Bundle.classNamed") as? AnyClass }
}

/// The text of a key in the language of the environment.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String = ""
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension String {
  public static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
    String(format: format, locale: Locale.current, arguments: arguments)
  }
}
