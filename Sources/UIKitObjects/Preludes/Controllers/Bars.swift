/// The bar above a controller.
open class UINavigationBar: UIView {
  open override var subviews: [UIView] { __unknown("UINavigationBar.subviews") as! [UIView] }
  /// The controller that has it, makes it as large as it is, and gives it its items; nil for one among views.
  weak var owner: UINavigationController?
  var ownItems: [UINavigationItem]?
  /// What was said of it; nil where nothing was.
  var saidLargeTitles: Bool?
  var saidTranslucent: Bool?
  open var prefersLargeTitles: Bool {
    get { saidLargeTitles ?? false }
    set { saidLargeTitles = newValue }
  }
  open var isTranslucent: Bool {
    get { saidTranslucent ?? true }
    set { saidTranslucent = newValue }
  }
  open var items: [UINavigationItem]? {
    get {
      guard let owner else { return ownItems }
      // While one is pushed it hangs on the moment which are there.
      return owner.children.count > 1
        ? __unknown("UINavigationBar.items") as? [UINavigationItem] : owner.children.map { $0.navigationItem }
    }
    set { ownItems = newValue }
  }
  open weak var delegate: UINavigationBarDelegate?
  /// Without effect on layout: how the bar looks.
  open var barStyle: UIBarStyle = .default
  /// Without effect on layout: a colour.
  open var barTintColor: UIColor?
  /// Without effect on layout: how the bar looks.
  open var shadowImage: UIImage?
  /// Without effect on layout: how the bar looks.
  open var backIndicatorImage: UIImage?
  /// Without effect on layout: how the bar looks.
  open var backIndicatorTransitionMaskImage: UIImage?
  var backgroundImages: [Int: UIImage] = [:]
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Without effect on layout: how the bar looks.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  /// Without effect on layout: how the bar looks.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Without effect on layout: how the bar looks.
  open var compactAppearance: UINavigationBarAppearance?
  /// Without effect on layout: how the bar looks.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  open var topItem: UINavigationItem? { items?.last }

  open override func sizeToFit() {
    if owner == nil {
      super.sizeToFit()
    }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Without effect on layout: how the bar looks.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }
  /// Without effect on layout: how the bar looks.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }
  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// Without effect on layout: who is told of what is pushed.
public protocol UINavigationBarDelegate: AnyObject {
}

/// The bar below a controller.
open class UIToolbar: UIView {
  open override var subviews: [UIView] { __unknown("UIToolbar.subviews") as! [UIView] }
  open var items: [UIBarButtonItem]?
  open var isTranslucent: Bool = true
  /// Without effect on layout: how the bar looks.
  open var barStyle: UIBarStyle = .default
  /// Without effect on layout: a colour.
  open var barTintColor: UIColor?

  /// Without effect on layout: how the bar looks.
  open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()
  /// Without effect on layout: how the bar looks.
  open var compactAppearance: UIToolbarAppearance?
  /// Without effect on layout: how the bar looks.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Without effect on layout: how the bar looks.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Without effect on layout: how the bar looks.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// The bar of tabs.
open class UITabBar: UIView {
  open override var subviews: [UIView] { __unknown("UITabBar.subviews") as! [UIView] }
  /// The controller whose tabs it shows; nil for one among views.
  weak var owner: UITabBarController?
  var ownItems: [UITabBarItem]?
  open var items: [UITabBarItem]? {
    get {
      if let owner {
        return owner.children.map { $0.tabBarItem }
      }
      return ownItems
    }
    set { ownItems = newValue }
  }

  open override func sizeToFit() {
    if owner == nil {
      super.sizeToFit()
    }
  }

  open var selectedItem: UITabBarItem?
  open var isTranslucent: Bool = true
  open weak var delegate: UITabBarDelegate?
  /// Without effect on layout: how the bar looks.
  open var barStyle: UIBarStyle = .default
  /// Without effect on layout: a colour.
  open var barTintColor: UIColor?
  /// Without effect on layout: a colour.
  open var unselectedItemTintColor: UIColor?
  /// Without effect on layout: how the bar looks.
  open var backgroundImage: UIImage?
  /// Without effect on layout: how the bar looks.
  open var shadowImage: UIImage?
  /// Without effect on layout: how the bar looks.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
  /// Without effect on layout: how the bar looks.
  open var scrollEdgeAppearance: UITabBarAppearance?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// Without effect on layout: who is told of what is chosen.
public protocol UITabBarDelegate: AnyObject {
}

public enum UIBarStyle: Int {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2
}

public enum UIBarMetrics: Int {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

public enum UIBarPosition: Int {
  case any, bottom, top, topAttached
}

/// Without effect on layout: how a bar looks.
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// Without effect on layout but for the fonts of titles: how a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = UIOffset(horizontal: 0, vertical: 0)
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// Without effect on layout but for the fonts of titles: how a button of a bar looks.
open class UIBarButtonItemAppearance: NSObject {
  public enum Style: Int {
    case plain, done
  }

  open var normal: UIBarItemStateAppearance = UIBarItemStateAppearance()
  open var highlighted: UIBarItemStateAppearance = UIBarItemStateAppearance()
  open var disabled: UIBarItemStateAppearance = UIBarItemStateAppearance()

  public convenience init(style: UIBarButtonItemAppearance.Style) { self.init() }
}

/// Without effect on layout but for the fonts of titles: how an item looks in a state.
open class UIBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
}

/// Without effect on layout: how a bar of tabs looks.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

/// Without effect on layout: how a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
}

/// Without effect on layout: how a tab looks.
open class UITabBarItemAppearance: NSObject {
  open var normal: UIBarItemStateAppearance = UIBarItemStateAppearance()
  open var selected: UIBarItemStateAppearance = UIBarItemStateAppearance()
}
