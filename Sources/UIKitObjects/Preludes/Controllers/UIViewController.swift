/// What has a view and runs it.
open class UIViewController: ControllerWithoutEffect {
  /// The view, once it was asked for.
  public internal(set) var loadedView: UIView?
  /// Whether `loadView` or `viewDidLoad` runs now, so that neither runs in itself.
  var isLoadingView: Bool = false
  /// Whether it is the screen, in no other controller.
  var isScreen: Bool = false
  /// Whether it is what a storyboard shows by itself, though somebody may put it into a navigation controller.
  var mayBeContained: Bool = false
  /// Whether it is around the screen, which is shown by itself.
  var isAroundScreen: Bool = false
  public internal(set) var nibName: String?
  public internal(set) var nibBundle: Bundle?

  /// The file of the storyboard that has it; nil for one that code makes.
  var storyboardPath: String?
  /// Whether it may be in one that is not there.
  var mayBeInStoryboard: Bool = false

  /// What its view holds by segues of the storyboard, and how those are called.
  var embeddedControllers: [UIViewController] = []
  var embeddedNames: [String?] = []

  /// What it did not let its view hold.
  var refusedControllers: [UIViewController] = []

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Gives a controller that a container view of the storyboard shows what it needs.
  func prepareToEmbed(_ child: UIViewController, _ identifier: String?) {
    prepare(for: UIStoryboardSegue(identifier: identifier, source: self, destination: child), sender: nil)
  }

  open var storyboard: UIStoryboard? {
    guard let path = storyboardPath else {
      return mayBeInStoryboard ? __unknown("UIViewController.storyboard") as? UIStoryboard : nil
    }
    let storyboard = UIStoryboard(
      name: String(path.lastPathComponent.dropLast(".storyboard".count)), bundle: nil)
    storyboard.path = path
    return storyboard
  }

  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  /// Controllers that were presented while the life cycle ran.
  public internal(set) var presented: [UIViewController] = []
  weak var ownPresenter: UIViewController?
  open var presentingViewController: UIViewController? {
    if let ownPresenter {
      return ownPresenter
    }
    return parent?.presentingViewController
  }

  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  public private(set) lazy var navigationItem: UINavigationItem = UINavigationItem()
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  public private(set) lazy var editButtonItem: UIBarButtonItem = UIBarButtonItem(editing: self)
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed: Bool = false
  open var additionalSafeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var preferredContentSize: CGSize = CGSize(width: 0, height: 0)
  open var viewRespectsSystemMinimumLayoutMargins: Bool = true
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars: Bool = false
  open var automaticallyAdjustsScrollViewInsets: Bool = true
  open var definesPresentationContext: Bool = false
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var traitOverrides: UITraitOverrides = UITraitOverrides()
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  var isInEditing = false {
    didSet { editButtonItem.showEditing(isInEditing) }
  }
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  public private(set) lazy var topLayoutGuide: UILayoutSupport = UILayoutGuide(kind: .top, of: view)
  public private(set) lazy var bottomLayoutGuide: UILayoutSupport = UILayoutGuide(kind: .bottom, of: view)
  public private(set) lazy var presentationController: UIPresentationController? =
    UIPresentationController(presentedViewController: self, presenting: nil)
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: nil)

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.nibName = nibNameOrNil
    self.nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: - The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      loadedView?.owningController = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    if loadedView != nil || isLoadingView {
      return
    }
    isLoadingView = true
    loadView()
    if loadedView != nil {
      embedControllers()
      viewDidLoad()
    }
    isLoadingView = false
    showContent()
  }

  /// Shows what its view holds by segues, before it is told that that is loaded.
  func embedControllers() {
    for (place, child) in embeddedControllers.enumerated() {
      if let name = embeddedNames[place], !shouldPerformSegue(withIdentifier: name, sender: nil) {
        refusedControllers.append(child)
        continue
      }
      prepareToEmbed(child, embeddedNames[place])
      addChild(child)
      child.loadViewIfNeeded()
      child.didMove(toParent: self)
    }
  }

  /// Takes the children that a storyboard gives it, with the raw values of their columns, and which of them is chosen.
  func takeFromStoryboard(_ controllers: [UIViewController], _ columns: [Int], _ selected: Int) {
    children = controllers
    for child in controllers {
      child.parent = self
    }
  }

  /// Takes what a storyboard shows above it: whoever is outermost presents that.
  func takePresented(_ controller: UIViewController) {
    var presenter = self
    while let outer = presenter.parent {
      presenter = outer
    }
    presenter.presented = [controller]
    controller.ownPresenter = presenter
  }

  /// The children whose views a container shows.
  var shownContents: [UIViewController] { [] }

  /// Puts the views of the children that a container shows into its own, where that is a part of a screen. What it is given while its own
  /// view loads is shown when that is there.
  func showContent() {
    guard parent != nil || isScreen, !isLoadingView, !isAroundScreen, let view = loadedView else { return }
    let contents = shownContents
    if contents.isEmpty { return }
    for old in view.subviews {
      if let owner = old.owningController,
        owner.parent !== self || !contents.contains(where: { $0 === owner })
      {
        old.removeFromSuperview()
      }
    }
    for content in contents {
      if let shown = content.view, shown.superview !== view {
        place(shown, in: view)
      }
    }
  }

  func place(_ shown: UIView, in view: UIView) { view.insertSubview(shown, at: 0) }

  /// The view of the nib or the scene, else one as large as the window.
  open func loadView() {
    if let adopted = __nibView(self, nibName) {
      view = adopted
    } else {
      view = UIView()
      view.isLargeAsWindow = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  // MARK: - The life cycle

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func updateViewConstraints() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// Without effect on layout: what keys do.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Without effect on layout: what keys do.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func viewLayoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  open func didReceiveMemoryWarning() {}

  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

  // MARK: - Parents and children

  open func addChild(_ childController: UIViewController) {
    if __isUnknown(childController) {
      return
    }
    if childController === self {
      fatalError("A controller cannot be its own child.")
    }
    if childController.parent !== self {
      childController.removeFromParent()
      childController.willMove(toParent: self)
      children.append(childController)
      childController.parent = self
      if childController.isViewLoaded {
        childController.showContent()
      }
    }
  }

  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Says that it has its parent now, where that is one of UIKit's that shows it.
  func tellMovedToParent() {
    if let parent, parent is UINavigationController || parent is UITabBarController {
      didMove(toParent: parent)
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    __note("override traits", "setOverrideTraitCollection")
  }

  open var navigationController: UINavigationController? {
    if let nearest = nearest() {
      return nearest
    }
    let outermost = ancestor { $0.parent == nil } ?? self
    return outermost.mayBeContained
      ? __taken("\(type(of: self)).navigationController", nil) as? UINavigationController : nil
  }
  open var tabBarController: UITabBarController? {
    ancestor { $0 is UITabBarController } as? UITabBarController
  }
  open var splitViewController: UISplitViewController? {
    ancestor { $0 is UISplitViewController } as? UISplitViewController
  }

  func nearest() -> UINavigationController? {
    ancestor { $0 is UINavigationController } as? UINavigationController
  }

  func ancestor(_ isWanted: (UIViewController) -> Bool) -> UIViewController? {
    var candidate = parent
    while let controller = candidate {
      if isWanted(controller) {
        return controller
      }
      candidate = controller.parent
    }
    return nil
  }

  // MARK: - Presentations

  open var presentedViewController: UIViewController? { presented.last }

  /// Kept in `presented`: a presentation is a screen only where the stage makes it one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presented.append(viewControllerToPresent)
    viewControllerToPresent.ownPresenter = self
    skip(completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presented.isEmpty {
      presentingViewController?.presented.removeAll { $0 === self }
    } else {
      presented = []
    }
    skip(completion)
  }

  /// Says that a closure is not run, since it is called when a presentation ends.
  func skip(_ completion: (() -> Void)?) {
    if let completion {
      __notRun(completion, "completion")
    }
  }

  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
}

/// Where a child's size is told.
public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer, UITraitEnvironment {
  public var traitCollection: UITraitCollection { UITraitCollection.current }
}

/// What runs beside a change of size. Its closures are not run: a size does not change while one reads.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    if let animation {
      __notRun(animation, "event")
    }
    if let completion {
      __notRun(completion, "event")
    }
    return true
  }
}

/// What is known of a change of size.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
}

public enum UIModalPresentationStyle: Int {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case blurOverFullScreen = 8
}

public enum UIModalTransitionStyle: Int {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
