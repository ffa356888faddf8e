/// Without effect on layout: buttons behind a row that is swiped.
open class UISwipeActionsConfiguration: NSObject {
  public internal(set) var actions: [UIContextualAction] = []
  open var performsFirstActionWithFullSwipe: Bool = true

  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}

/// Without effect on layout: a button behind a row that is swiped.
open class UIContextualAction: NSObject {
  public enum Style: Int {
    case normal, destructive
  }

  public internal(set) var style: UIContextualAction.Style = .normal
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! = UIColor.gray

  public convenience init(
    style: UIContextualAction.Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {
    self.init()
    self.style = style
    self.title = title
    __notRun(handler, "event")
  }
}

/// Without effect on layout: a menu of a long press.
open class UIContextMenuConfiguration: NSObject {
  public convenience init(
    identifier: NSCopying? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.init()
  }
}

/// Without effect on layout: what runs beside a menu.
public protocol UIContextMenuInteractionAnimating: AnyObject {
}

/// Without effect on layout: what was copied. Its contents are not known.
open class UIPasteboard: NSObject {
  public nonisolated(unsafe) static let general: UIPasteboard = UIPasteboard()
  open var string: String? {
    get { __unknown("UIPasteboard.general.string") as? String }
    set {}
  }
  open var hasStrings: Bool { __unknown("UIPasteboard.general.hasStrings") as! Bool }
  open var hasURLs: Bool { __unknown("UIPasteboard.general.hasURLs") as! Bool }
}

/// Without effect on layout: an entry of the menu of selected text.
open class UIMenuItem: NSObject {
  open var title: String = ""
  open var action: Selector?

  public convenience init(title: String, action: Selector) {
    self.init()
    self.title = title
    self.action = action
  }
}

/// Without effect on layout: the menu of selected text.
open class UIMenuController: NSObject {
  public nonisolated(unsafe) static let shared: UIMenuController = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu() {}
}

/// Without effect on layout: the app opens something else.
extension UIApplication {
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    false
  }
  public func registerForRemoteNotifications() {}
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
}

extension UIApplication {
  public func canOpenURL(_ url: URL) -> Bool { __unknown("UIApplication.canOpenURL") as! Bool }
  public var alternateIconName: String? { __unknown("UIApplication.alternateIconName") as? String }
}
