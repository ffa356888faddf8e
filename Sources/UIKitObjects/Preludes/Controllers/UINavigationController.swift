/// A stack of controllers with a bar above.
open class UINavigationController: UIViewController {
  public internal(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.owner = self
    return bar
  }()
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// What was said of its bars; nil where nothing was.
  var saidNavigationBarHidden: Bool?
  var saidToolbarHidden: Bool?
  open var isNavigationBarHidden: Bool {
    get { saidNavigationBarHidden ?? false }
    set { saidNavigationBarHidden = newValue }
  }
  open var isToolbarHidden: Bool {
    get { saidToolbarHidden ?? true }
    set { saidToolbarHidden = newValue }
  }
  open weak var delegate: UINavigationControllerDelegate?
  /// Without effect on layout: what happens later.
  open var hidesBarsOnSwipe: Bool = false
  /// Without effect on layout: what happens later.
  open var hidesBarsOnTap: Bool = false
  /// Without effect on layout: what happens later.
  open var hidesBarsWhenVerticallyCompact: Bool = false
  /// Without effect on layout: gestures.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let navigationBarClass,
      let bar = __make(navigationBarClass, ["frame"], [CGRect(x: 0, y: 0, width: 0, height: 0)])
        as? UINavigationBar
    {
      bar.owner = self
      navigationBar = bar
    }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? children.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children {
      child.removeFromParent()
    }
    for child in viewControllers {
      addChild(child)
    }
    showContent()
  }

  override var shownContents: [UIViewController] { Array(children.suffix(1)) }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    showContent()
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    last.viewIfLoaded?.removeFromSuperview()
    showContent()
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while children.count > 1, let last = children.last {
      last.removeFromParent()
      popped.append(last)
    }
    return popped
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let last = children.last, last !== viewController {
      last.removeFromParent()
      popped.append(last)
    }
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension UIViewController {
  /// Makes it the root of a navigation controller of its own, as whoever shows it does.
  func putIntoNavigationController() -> UINavigationController {
    UINavigationController(rootViewController: self)
  }
}

/// Without effect on layout: who is told of what is pushed.
public protocol UINavigationControllerDelegate: AnyObject {
}

/// Controllers behind tabs.
open class UITabBarController: UIViewController {
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.owner = self
    return bar
  }()
  open var selectedIndex: Int = 0 {
    didSet {
      showContent()
    }
  }
  open var isTabBarHidden: Bool = false
  open weak var delegate: UITabBarControllerDelegate?
  /// Without effect on layout: which tabs may be moved.
  open var customizableViewControllers: [UIViewController]?

  override func takeFromStoryboard(_ controllers: [UIViewController], _ columns: [Int], _ selected: Int) {
    super.takeFromStoryboard(controllers, columns, selected)
    selectedIndex = selected
  }

  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var selectedViewController: UIViewController? {
    get { selectedIndex < children.count ? children[selectedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for child in children {
      child.removeFromParent()
    }
    for child in viewControllers ?? [] {
      addChild(child)
    }
    showContent()
  }

  override var shownContents: [UIViewController] {
    if let shown = selectedViewController {
      return [shown]
    }
    return []
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}

/// Without effect on layout: who is told of what is chosen.
public protocol UITabBarControllerDelegate: AnyObject {
}
