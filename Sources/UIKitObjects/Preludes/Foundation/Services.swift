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

/// Somebody who hears what is told.
final class NotificationObserver: NSObject {
  let name: Notification.Name?
  let object: Any?
  /// Who has the method of the name, or what runs.
  let receiver: Any?
  let method: Selector?
  let block: ((Notification) -> Void)?

  init(
    _ name: Notification.Name?, _ object: Any?, receiver: Any?, method: Selector?,
    block: ((Notification) -> Void)?
  ) {
    self.name = name
    self.object = object
    self.receiver = receiver
    self.method = method
    self.block = block
    super.init()
  }

  func hears(_ notification: Notification) -> Bool {
    if __isUnknown(name) || __isUnknown(object) || __isUnknown(notification.name) {
      return false
    }
    if let name, name != notification.name {
      return false
    }
    if let object {
      return (object as AnyObject) === (notification.object as AnyObject)
    }
    return true
  }
}

/// Who hears what is told: those that were added before, at once.
open class NotificationCenter: NSObject {
  var observers: [NotificationObserver] = []

  public nonisolated(unsafe) static let `default`: NotificationCenter = NotificationCenter()

  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    observers.append(
      NotificationObserver(aName, anObject, receiver: observer, method: aSelector, block: nil))
  }

  @discardableResult
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> NSObjectProtocol {
    let observer = NotificationObserver(name, obj, receiver: nil, method: nil, block: block)
    observers.append(observer)
    return observer
  }

  open func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Any {
    __unknown("NotificationCenter.publisher")
  }

  open func removeObserver(_ observer: Any) {
    observers.removeAll {
      ($0.receiver as AnyObject) === (observer as AnyObject) || $0 === (observer as AnyObject)
    }
  }

  open func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
    observers.removeAll {
      (($0.receiver as AnyObject) === (observer as AnyObject) || $0 === (observer as AnyObject))
        && (aName == nil || $0.name == aName)
    }
  }

  open func post(
    name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  open func post(_ notification: Notification) {
    for observer in observers {
      if observer.hears(notification) {
        if let block = observer.block {
          block(notification)
        } else if let method = observer.method {
          __send(observer.receiver, method.name, notification)
        }
      }
    }
  }
}

/// What the app kept: as on a device on which it was just installed, which is told where it is asked for, but for what this reading wrote.
open class UserDefaults: NSObject {
  public nonisolated(unsafe) static let standard: UserDefaults = UserDefaults()
  var values: [String: Any] = [:]
  var registered: [String: Any] = [:]

  public convenience init?(suiteName suitename: String?) { self.init() }

  func kept(_ key: String, _ fresh: Any? = nil) -> Any? {
    let name = __key(key)
    if let value = values[name] {
      return value
    }
    if let value = registered[name] {
      return value
    }
    return __taken("UserDefaults.\(name)", fresh)
  }

  /// What is kept as a number or a flag, as a number.
  func number(_ key: String) -> Double {
    let value = kept(key, 0)
    if __isUnknown(value) {
      return value as! Double
    }
    if let flag = value as? Bool {
      return flag ? 1 : 0
    }
    if let text = value as? String {
      return Double(text) ?? 0
    }
    if let number = value as? Int {
      return Double(number)
    }
    if let number = value as? Float {
      return Double(number)
    }
    if let number = value as? NSNumber {
      return number.doubleValue
    }
    return value as? Double ?? 0
  }

  open func object(forKey defaultName: String) -> Any? { kept(defaultName) }
  open override func value(forKey key: String) -> Any? { kept(key) }
  open override func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  open func float(forKey defaultName: String) -> Float { Float(number(defaultName)) }
  open func url(forKey defaultName: String) -> URL? { kept(defaultName) as? URL }
  open func dictionary(forKey defaultName: String) -> [String: Any]? { kept(defaultName) as? [String: Any] }
  open func stringArray(forKey defaultName: String) -> [String]? { kept(defaultName) as? [String] }
  open func dictionaryRepresentation() -> [String: Any] {
    __unknown("UserDefaults.dictionaryRepresentation") as! [String: Any]
  }
  open func string(forKey defaultName: String) -> String? {
    let value = kept(defaultName)
    if __isUnknown(value) {
      return value as? String
    }
    if let number = value as? Int {
      return "\(number)"
    }
    if let number = value as? NSNumber {
      return number.stringValue
    }
    return value as? String
  }
  open func bool(forKey defaultName: String) -> Bool {
    let value = kept(defaultName, false)
    if __isUnknown(value) {
      return value as! Bool
    }
    if let flag = value as? Bool {
      return flag
    }
    if let text = value as? String {
      return ["YES", "yes", "TRUE", "true", "1"].contains(text)
    }
    return number(defaultName) != 0
  }
  open func integer(forKey defaultName: String) -> Int { Int(number(defaultName)) }
  open func double(forKey defaultName: String) -> Double { number(defaultName) }
  open func array(forKey defaultName: String) -> [Any]? { kept(defaultName) as? [Any] }
  open func data(forKey defaultName: String) -> Data? { kept(defaultName) as? Data }
  open func set(_ value: Any?, forKey defaultName: String) { values[__key(defaultName)] = value }
  open func removeObject(forKey defaultName: String) { values[__key(defaultName)] = nil }
  open func register(defaults registrationDictionary: [String: Any]) {
    for (key, value) in registrationDictionary {
      registered[__key(key)] = value
    }
  }
  @discardableResult
  open func synchronize() -> Bool { true }
  open func removePersistentDomain(forName domainName: String) { values = [:] }
  open func addSuite(named suiteName: String) {}

  public class var didChangeNotification: Notification.Name { Notification.Name("NSUserDefaultsDidChange") }
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

  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init()
    __notRun(block, "asynchronous")
  }

  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init()
  }

  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init()
    __notRun(block, "asynchronous")
  }

  open var fireDate: Date { Date() }
  open var timeInterval: TimeInterval { 0 }
  open var tolerance: TimeInterval = 0
  open var userInfo: Any? { nil }
  open var isValid: Bool { true }
  open func fire() { __note("timer", "fire") }
  open func invalidate() {}
}
