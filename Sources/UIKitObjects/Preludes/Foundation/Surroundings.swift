// swift-format-ignore-file: AlwaysUseLowerCamelCase

// For the interpreter only: for the compiler, Foundation itself stands in.

/// What stands for nothing where an object is needed.
open class NSNull: NSObject {
  open override func isEqual(_ object: Any?) -> Bool { object is NSNull }
}

/// The process of the app.
open class ProcessInfo: NSObject {
  public enum ThermalState: Int {
    case nominal, fair, serious, critical
  }

  public nonisolated(unsafe) static let processInfo: ProcessInfo = ProcessInfo()

  open var environment: [String: String] { __unknown("ProcessInfo.environment") as! [String: String] }
  open var arguments: [String] { __unknown("ProcessInfo.arguments") as! [String] }
  open var processName: String { __unknown("ProcessInfo.processName") as! String }
  open var processIdentifier: Int { __unknown("ProcessInfo.processIdentifier") as! Int }
  open var globallyUniqueString: String { __unknown("ProcessInfo.globallyUniqueString") as! String }
  open var operatingSystemVersionString: String { "Version " + Facts.systemVersion }
  open var operatingSystemVersion: OperatingSystemVersion {
    let parts = Facts.systemVersion.components(separatedBy: ".")
    return OperatingSystemVersion(
      majorVersion: Int(parts.first!) ?? 0, minorVersion: parts.count > 1 ? Int(parts[1]) ?? 0 : 0,
      patchVersion: 0)
  }
  open var systemUptime: TimeInterval { __unknown("ProcessInfo.systemUptime") as! Double }
  open var physicalMemory: UInt64 { __unknown("ProcessInfo.physicalMemory") as! UInt64 }
  open var thermalState: ProcessInfo.ThermalState { .nominal }
  open var isLowPowerModeEnabled: Bool { false }
  open var isMacCatalystApp: Bool { false }
  open var isiOSAppOnMac: Bool { false }

  open func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    if own.majorVersion != version.majorVersion {
      return own.majorVersion > version.majorVersion
    }
    return own.minorVersion >= version.minorVersion
  }
  open func beginActivity(options: Any, reason: String) -> NSObjectProtocol { NSObject() }
  open func endActivity(_ activity: NSObjectProtocol) {}
}

/// A version of the system.
public struct OperatingSystemVersion {
  public var majorVersion: Int
  public var minorVersion: Int
  public var patchVersion: Int

  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}

/// Without effect on layout: what the app offers to other devices.
open class NSUserActivity: NSObject {
  open var activityType: String = ""
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var keywords: Set<String> = []
  open var isEligibleForSearch: Bool = false
  open var isEligibleForHandoff: Bool = true
  open var isEligibleForPrediction: Bool = false
  open var targetContentIdentifier: String?
  open weak var delegate: AnyObject?

  public convenience init(activityType: String) {
    self.init()
    self.activityType = activityType
  }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}

/// How far something is.
open class Progress: NSObject {
  open var totalUnitCount: Int64 = 0
  open var completedUnitCount: Int64 = 0
  open var fractionCompleted: Double { __unknown("Progress.fractionCompleted") as! Double }
  open var isCancelled: Bool { false }
  open var isFinished: Bool { false }

  public convenience init(totalUnitCount unitCount: Int64) {
    self.init()
    self.totalUnitCount = unitCount
  }

  open func cancel() {}
  open func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {}
}

/// Without effect on layout: what is given to others when they ask.
open class NSItemProvider: NSObject {
  open var suggestedName: String?

  public convenience init(object: Any) { self.init() }

  public convenience init(item: Any?, typeIdentifier: String?) { self.init() }

  public convenience init?(contentsOf fileURL: URL?) { self.init() }

  open func canLoadObject(ofClass aClass: Any) -> Bool { __unknown("NSItemProvider.canLoadObject") as! Bool }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    __unknown("NSItemProvider.hasItemConformingToTypeIdentifier") as! Bool
  }
}

/// What is searched for; what is found is not known.
open class NSPredicate: NSObject {
  public convenience init(format predicateFormat: String, _ args: CVarArg...) { self.init() }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) { self.init() }

  public convenience init(value: Bool) { self.init() }

  public convenience init(block: @escaping (Any?, [String: Any]?) -> Bool) { self.init() }

  open func evaluate(with object: Any?) -> Bool { __unknown("NSPredicate.evaluate") as! Bool }
}

/// What is searched for, of several parts.
open class NSCompoundPredicate: NSPredicate {
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init() }

  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init() }

  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) { self.init() }
}

/// How something is sorted.
open class NSSortDescriptor: NSObject {
  open var key: String?
  open var ascending: Bool = true

  public convenience init(key: String?, ascending: Bool, selector: Selector? = nil) {
    self.init()
    self.key = key
    self.ascending = ascending
  }
}

/// The cookies of the app: none is known.
open class HTTPCookieStorage: NSObject {
  public nonisolated(unsafe) static let shared: HTTPCookieStorage = HTTPCookieStorage()
  public class func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage {
    shared
  }

  open var cookieAcceptPolicy: Any?
  open var cookies: [HTTPCookie]? { __unknown("HTTPCookieStorage.cookies") as? [HTTPCookie] }
  open func cookies(for URL: URL) -> [HTTPCookie]? { __unknown("HTTPCookieStorage.cookies") as? [HTTPCookie] }
  open func setCookie(_ cookie: HTTPCookie) {}
  open func setCookies(_ cookies: [HTTPCookie], for URL: URL?, mainDocumentURL: URL?) {}
  open func deleteCookie(_ cookie: HTTPCookie) {}
  open func removeCookies(since date: Date) {}
}

/// A cookie.
open class HTTPCookie: NSObject {
  open var name: String { __unknown("HTTPCookie.name") as! String }
  open var value: String { __unknown("HTTPCookie.value") as! String }
  open var domain: String { __unknown("HTTPCookie.domain") as! String }

  public convenience init?(properties: [AnyHashable: Any]) { self.init() }
}

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

public func CACurrentMediaTime() -> CFTimeInterval { __unknown("CACurrentMediaTime") as! Double }
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { __unknown("CFAbsoluteTimeGetCurrent") as! Double }

/// The name of a class, without that of its module.
public func NSStringFromClass(_ aClass: AnyClass) -> String { String(describing: aClass) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  __unknown("NSClassFromString") as? AnyClass
}

/// Without effect on layout: what is written down.
public struct Logger {
  public init() {}

  public init(subsystem: String, category: String) {}

  public func log(_ message: String) {}
  public func trace(_ message: String) {}
  public func debug(_ message: String) {}
  public func info(_ message: String) {}
  public func notice(_ message: String) {}
  public func warning(_ message: String) {}
  public func error(_ message: String) {}
  public func critical(_ message: String) {}
  public func fault(_ message: String) {}
}

/// Without effect on layout: where something is written down.
open class OSLog: NSObject {
  public nonisolated(unsafe) static let `default`: OSLog = OSLog()
  public nonisolated(unsafe) static let disabled: OSLog = OSLog()

  public convenience init(subsystem: String, category: String) { self.init() }
}

public struct OSLogType: RawRepresentable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// Without effect on layout: something is written down.
public func os_log(_ message: String, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {}
/// Without effect on layout: something is written down.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: String, _ args: Any...) {}
/// Without effect on layout: something is written down.
public func os_log(_ type: OSLogType, _ message: String, _ args: Any...) {}
