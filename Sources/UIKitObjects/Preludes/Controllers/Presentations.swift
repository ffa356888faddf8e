/// How a controller is shown above another.
open class UIPresentationController: NSObject {
  public internal(set) weak var presentedViewController: UIViewController!
  public internal(set) weak var presentingViewController: UIViewController!
  /// Without effect on layout: who is asked whether it may go.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
    super.init()
  }

  open var presentedView: UIView? { presentedViewController.view }
  open var containerView: UIView? { nil }
  open var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  open var shouldRemovePresentersView: Bool { false }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// Without effect on layout: who is asked whether a presentation may go.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
}

/// How a bubble points at something.
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var sourceItem: AnyObject?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var popoverLayoutMargins: UIEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect: Bool = false
  /// Without effect on layout: a colour.
  open var backgroundColor: UIColor?
  /// Without effect on layout: what may be touched.
  open var passthroughViews: [UIView]?
}

public struct UIPopoverArrowDirection: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

/// Without effect on layout: who is told of a bubble.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
}

/// How a sheet stands.
open class UISheetPresentationController: UIPresentationController {
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    open internal(set) var identifier: UISheetPresentationController.Detent.Identifier = .large
    public internal(set) var resolver: ((UISheetDetentContext) -> CGFloat?)?

    public class func medium() -> UISheetPresentationController.Detent { detent(.medium) }
    public class func large() -> UISheetPresentationController.Detent { detent(.large) }

    public class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (UISheetDetentContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      let made = detent(identifier ?? Identifier(rawValue: "custom"))
      made.resolver = resolver
      return made
    }

    class func detent(_ identifier: UISheetPresentationController.Detent.Identifier)
      -> UISheetPresentationController.Detent
    {
      let made = Detent()
      made.identifier = identifier
      return made
    }
  }

  open var detents: [UISheetPresentationController.Detent] = [Detent.large()]
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var prefersEdgeAttachedInCompactHeight: Bool = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
  /// Without effect on layout: a handle above the content.
  open var prefersGrabberVisible: Bool = false
  /// Without effect on layout: what a drag does.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  /// Without effect on layout: round corners.
  open var preferredCornerRadius: CGFloat?

  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a height of a sheet is made of.
public protocol UISheetDetentContext {
  var maximumDetentValue: CGFloat { get }
  var containerTraitCollection: UITraitCollection { get }
}

/// A controller that searches.
open class UISearchController: UIViewController {
  public private(set) lazy var searchBar: UISearchBar = UISearchBar()
  public internal(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: UISearchResultsUpdating?
  open weak var delegate: UISearchControllerDelegate?
  /// Whoever shows what is found is told.
  open var isActive: Bool = false {
    didSet {
      if isActive != oldValue {
        searchResultsUpdater?.updateSearchResults(for: self)
      }
    }
  }
  open var hidesNavigationBarDuringPresentation: Bool = true
  open var automaticallyShowsCancelButton: Bool = true
  open var automaticallyShowsScopeBar: Bool = true
  /// Without effect on layout: what is shown over the screen.
  open var showsSearchResultsController: Bool = false
  /// Without effect on layout: what is behind what was found.
  open var obscuresBackgroundDuringPresentation: Bool = true
  /// Without effect on layout: what is behind what was found.
  open var dimsBackgroundDuringPresentation: Bool = true

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Without effect on layout: who searches.
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Without effect on layout: who is told of a search.
public protocol UISearchControllerDelegate: AnyObject {
}

/// A question to the user.
open class UIAlertController: UIViewController {
  public enum Style: Int {
    case actionSheet, alert
  }

  open var message: String?
  public internal(set) var preferredStyle: UIAlertController.Style = .alert
  public internal(set) var actions: [UIAlertAction] = []
  public internal(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Without effect on layout: what an alert shows is no part of the screen below it.
  open override func setValue(_ value: Any?, forKey key: String) {}

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// An answer to a question.
open class UIAlertAction: NSObject {
  public enum Style: Int {
    case `default`, cancel, destructive
  }

  public internal(set) var title: String?
  public internal(set) var style: UIAlertAction.Style = .default
  open var isEnabled: Bool = true
  /// Not run: nobody answers.
  public internal(set) var handler: ((UIAlertAction) -> Void)?

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
    if let handler {
      __notRun(handler, "event")
    }
  }
}
