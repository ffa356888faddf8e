// For the interpreter only: for the compiler, Foundation itself stands in.

/// Something that was told.
public struct Notification {
  public var name: Notification.Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?

  public struct Name: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

public typealias NSNotification = Notification

/// Without effect on layout: who hears what is told. Nobody tells anything.
open class NotificationCenter: NSObject {
  public nonisolated(unsafe) static let `default`: NotificationCenter = NotificationCenter()

  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {}

  @discardableResult
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> NSObjectProtocol {
    __notRun(block, "event")
    return NSObject()
  }

  open func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Any {
    __unknown("NotificationCenter.publisher")
  }

  open func removeObserver(_ observer: Any) {}
  open func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {}
  open func post(
    name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    __note("posted", aName.rawValue)
  }
}

/// What the app kept: unknown, but for what this reading wrote.
open class UserDefaults: NSObject {
  public nonisolated(unsafe) static let standard: UserDefaults = UserDefaults()
  var values: [String: Any] = [:]

  public convenience init?(suiteName suitename: String?) { self.init() }

  func kept(_ key: String) -> Any {
    if let value = values[key] {
      return value
    }
    return __unknown("UserDefaults.\(key)")
  }

  open func object(forKey defaultName: String) -> Any? { kept(defaultName) }
  open func string(forKey defaultName: String) -> String? { kept(defaultName) as? String }
  open func bool(forKey defaultName: String) -> Bool { kept(defaultName) as! Bool }
  open func integer(forKey defaultName: String) -> Int { kept(defaultName) as! Int }
  open func double(forKey defaultName: String) -> Double { kept(defaultName) as! Double }
  open func array(forKey defaultName: String) -> [Any]? { kept(defaultName) as? [Any] }
  open func data(forKey defaultName: String) -> Data? { kept(defaultName) as? Data }
  open func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
  open func removeObject(forKey defaultName: String) { values[defaultName] = nil }
  open func register(defaults registrationDictionary: [String: Any]) {
    for (key, value) in registrationDictionary where values[key] == nil {
      values[key] = value
    }
  }
  @discardableResult
  open func synchronize() -> Bool { true }
}

/// Something that runs later: it is not run.
open class Timer: NSObject {
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    __notRun(block, "asynchronous")
    return Timer()
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer()
  }

  open var isValid: Bool { true }
  open func fire() { __note("timer", "fire") }
  open func invalidate() {}
}

/// A moment of the clock, that nothing waits for.
public struct DispatchTime {
  public var seconds: Double

  public static func now() -> DispatchTime { DispatchTime(seconds: 0) }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }
}

/// Where blocks run: those of the main queue after the life cycle, those of others never.
open class DispatchQueue: NSObject {
  public struct Quality: Hashable {
    public var name: String
    public static let userInteractive = Quality(name: "userInteractive")
    public static let userInitiated = Quality(name: "userInitiated")
    public static let `default` = Quality(name: "default")
    public static let utility = Quality(name: "utility")
    public static let background = Quality(name: "background")
  }

  public nonisolated(unsafe) static let main: DispatchQueue = DispatchQueue(label: "main")
  /// Blocks of the main queue that wait, in order.
  public nonisolated(unsafe) static var pending: [() -> Void] = []

  public internal(set) var label: String = ""

  public convenience init(label: String) {
    self.init()
    self.label = label
  }

  public class func global(qos: DispatchQueue.Quality = .default) -> DispatchQueue {
    DispatchQueue(label: "global")
  }

  open func async(execute work: @escaping () -> Void) {
    if label == "main" {
      DispatchQueue.pending.append(work)
    } else {
      __notRun(work, "asynchronous")
    }
  }

  open func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    __notRun(work, "asynchronous")
  }

  open func sync(execute work: () -> Void) { work() }
}

/// Where operations run: those of the main queue after the life cycle.
open class OperationQueue: NSObject {
  public nonisolated(unsafe) static let main: OperationQueue = OperationQueue()

  open func addOperation(_ block: @escaping () -> Void) {
    if self === OperationQueue.main {
      DispatchQueue.pending.append(block)
    } else {
      __notRun(block, "asynchronous")
    }
  }
}

/// The one thread there is.
open class Thread: NSObject {
  public class var isMainThread: Bool { true }
}
