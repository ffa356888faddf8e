// For the interpreter only: for the compiler, Foundation itself stands in.

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

public enum NSKeyValueChange: UInt {
  case setting = 1
  case insertion, removal, replacement
}

/// What became of a property.
public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange = .setting
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet? = nil
  public let isPrior: Bool = false

  init(_ newValue: Value?, _ oldValue: Value?) { (self.newValue, self.oldValue) = (newValue, oldValue) }
}

/// Somebody who is told when a property has another value: of views, where they are laid out.
public final class NSKeyValueObservation: NSObject {
  weak var object: NSObject?
  let read: () -> Any?
  /// Gets the values after and before.
  let told: (Any?, Any?) -> Void
  /// Whom it is about, where it is told by a method.
  let observer: NSObject?
  let name: String?
  var last: Any?
  var isTelling = false

  init(
    _ object: NSObject, _ observer: NSObject?, _ name: String?, _ read: @escaping () -> Any?,
    _ told: @escaping (Any?, Any?) -> Void
  ) {
    (self.object, self.observer, self.name, self.read, self.told) = (object, observer, name, read, told)
    super.init()
  }

  func begin(_ options: NSKeyValueObservingOptions) {
    // Only views are looked at again.
    if object is UIView || options.contains(.initial) {
      last = read()
    }
    if options.contains(.initial) {
      told(last, nil)
    }
    object?.observations.append(self)
  }

  func look() {
    let value = read()
    if isTelling || __isUnknown(value) || __isUnknown(last) || value == last {
      return
    }
    isTelling = true
    let before = last
    last = value
    told(value, before)
    isTelling = false
  }

  public func invalidate() { object?.observations.removeAll { $0 === self } }
}

extension NSObject {
  public func observe(
    _ keyPath: Any, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Any, Any) -> Void
  ) -> NSKeyValueObservation {
    let read = { self[keyPath: keyPath] }
    let observation = NSKeyValueObservation(self, nil, nil, read) { value, before in
      changeHandler(
        self,
        NSKeyValueObservedChange<Any>(
          options.contains(.new) ? value : nil, options.contains(.old) ? before : nil))
    }
    observation.begin(options)
    return observation
  }

  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: Any? = nil
  ) {
    let read = { self.value(forKeyPath: keyPath) }
    let observation = NSKeyValueObservation(self, observer, keyPath, read) { value, before in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) {
        change[.newKey] = value
      }
      if options.contains(.old) {
        change[.oldKey] = before
      }
      observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    observation.begin(options)
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: Any? = nil) {
    observations.removeAll { $0.observer === observer && $0.name == keyPath }
  }

  /// Tells who observes what has another value now.
  func tellObservers() {
    for observation in observations {
      observation.look()
    }
  }
}
