// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// What Apple's platforms have of the language's runtime and Linux has not.

/// The name of a method; the compiler on Linux has no `#selector`.
public struct Selector: Hashable, ExpressibleByStringLiteral {
  public var name: String
  public init(_ name: String) {
    self.name = name
  }
  public init(stringLiteral value: String) {
    self.name = value
  }
}

public enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

nonisolated(unsafe) private var associations: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations[ObjectIdentifier(object as AnyObject)]?[key]
}

/// Keeps the value for as long as the program runs: an object of the same place would inherit it, so objects
/// that have associations must not go away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  kept.append(owner)
  associations[ObjectIdentifier(owner), default: [:]][key] = value
}

nonisolated(unsafe) private var kept: [AnyObject] = []

/// A selector is never sent: nobody tells anything.
extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

extension Timer {
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
}

extension NSObject {
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
}

/// The text of a view, whose changes nobody sees.
open class NSTextStorage: NSMutableAttributedString {
  convenience init(of view: UITextView) { self.init(string: view.text) }
  func takeText() {}
}

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
