// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// For the interpreter only: for the compiler, Foundation itself stands in.

public typealias TimeInterval = Double
public let NSNotFound: Int = 9_223_372_036_854_775_807

/// What all objects of Apple's frameworks do.
public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var description: String { get }
}

/// What can be copied.
public protocol NSCopying {
}

/// The class that the objects of Apple's frameworks come from.
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
  public init() {}

  open var hash: Int { ObjectIdentifier(self).hashValue }
  open var description: String { "<\(type(of: self))>" }
  open var debugDescription: String { description }

  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSObject else { return false }
    return self === other
  }

  open func isKind(of aClass: AnyClass) -> Bool { __isKind(self, aClass) }

  /// What was associated with it, by the pointers that are the keys.
  var associatedObjects: [AnyHashable: Any] = [:]
  /// Who is told what becomes of its properties.
  var observations: [NSKeyValueObservation] = []

  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: Any?
  ) {}

  /// What a property says by its name. One that nobody declares is not known.
  open func value(forKey key: String) -> Any? { __valueForKey(self, key) }

  open func value(forKeyPath keyPath: String) -> Any? {
    keyPath.components(separatedBy: ".").reduce(self) { __valueForKey($0, $1) }
  }

  /// Sets a property by its name. One that nobody declares may lay out, unless it is a colour by its name.
  open func setValue(_ value: Any?, forKey key: String) { __setValueForKey(self, key, value) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.components(separatedBy: ".")
    if names.count == 1 {
      setValue(value, forKey: keyPath)
    } else {
      __setValueForKey(names.dropLast().reduce(self) { __valueForKey($0, $1) }, names.last!, value)
    }
  }

  /// Sets what the author of an Interface Builder file says of a property.
  func takeAttribute(_ value: Any?, _ keyPath: String) { setValue(value, forKeyPath: keyPath) }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues {
      setValue(value, forKey: key)
    }
  }

  open func copy() -> Any { self }
  open func mutableCopy() -> Any { self }

  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

public enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

public func objc_getAssociatedObject(_ object: Any, _ key: Any) -> Any? {
  (object as? NSObject)?.associatedObjects[key as! AnyHashable]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: Any, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  if let owner = object as? NSObject {
    owner.associatedObjects[key as! AnyHashable] = value
  }
}

/// Without effect on layout: there is one thread.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
/// Without effect on layout: there is one thread.
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

extension NSObject {
  /// Without effect: what is observed is looked at where views are laid out.
  public func willChangeValue(forKey key: String) {}
  /// Without effect: what is observed is looked at where views are laid out.
  public func didChangeValue(forKey key: String) {}
  /// Without effect: what is observed is looked at where views are laid out.
  public func willChangeValue(for keyPath: Any) {}
  /// Without effect: what is observed is looked at where views are laid out.
  public func didChangeValue(for keyPath: Any) {}

  /// Not run: that is later.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  /// Not run: that is later.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [Any]
  ) {}
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}
}

/// What objects are read from, where Interface Builder made them.
open class NSCoder: NSObject {
  /// Which object it is, among those of the files that were loaded.
  public internal(set) var place: Int = -1
}

/// The name of a method: nobody calls it.
public struct Selector: Hashable, ExpressibleByStringLiteral {
  public var name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { self.name = value }
}

/// A range of UTF-16 code units.
public struct NSRange: Equatable, Hashable {
  public var location: Int
  public var length: Int

  public init() {
    self.location = 0
    self.length = 0
  }

  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  public init(_ range: Range<Int>) {
    self.location = range.lowerBound
    self.length = range.upperBound - range.lowerBound
  }

  public var lowerBound: Int { location }
  public var upperBound: Int { location + length }

  public func contains(_ index: Int) -> Bool { index >= location && index < location + length }
}

public func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }

/// A way through nested lists.
public struct IndexPath: Hashable, Comparable {
  public var indexes: [Int]

  public init() { self.indexes = [] }

  public init(indexes: [Int]) { self.indexes = indexes }

  public init(index: Int) { self.indexes = [index] }

  public var count: Int { indexes.count }

  public subscript(index: Int) -> Int {
    get { indexes[index] }
    set { indexes[index] = newValue }
  }

  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
    for (left, right) in zip(lhs.indexes, rhs.indexes) where left != right {
      return left < right
    }
    return lhs.indexes.count < rhs.indexes.count
  }
}

/// The elements, or copies of them.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSArray(array: [Any], copyItems flag: Bool) -> [Any] {
  flag ? array.map { ($0 as? NSObject)?.copy() ?? $0 } : array
}
