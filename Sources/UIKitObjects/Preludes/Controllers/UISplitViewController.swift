/// Controllers side by side.
open class UISplitViewController: UIViewController {
  public enum Style: Int {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int {
    case primary, supplementary, secondary, compact, inspector
  }

  public enum DisplayMode: Int {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary

    public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
    public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
    public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
  }

  public enum SplitBehavior: Int {
    case automatic, tile, overlay, displace
  }

  public enum PrimaryEdge: Int {
    case leading, trailing
  }

  public class var automaticDimension: CGFloat { -3.4028234663852886e38 }

  public internal(set) var style: UISplitViewController.Style = .unspecified
  /// Controllers by the raw values of their columns.
  public internal(set) var columns: [Int: UIViewController] = [:]
  open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic
  open var primaryEdge: UISplitViewController.PrimaryEdge = .leading
  open var preferredPrimaryColumnWidth: CGFloat = -3.4028234663852886e38
  open var preferredPrimaryColumnWidthFraction: CGFloat = -3.4028234663852886e38
  open var minimumPrimaryColumnWidth: CGFloat = -3.4028234663852886e38
  open var maximumPrimaryColumnWidth: CGFloat = -3.4028234663852886e38
  open var preferredSupplementaryColumnWidth: CGFloat = -3.4028234663852886e38
  open var preferredSupplementaryColumnWidthFraction: CGFloat = -3.4028234663852886e38
  open var minimumSupplementaryColumnWidth: CGFloat = -3.4028234663852886e38
  open var maximumSupplementaryColumnWidth: CGFloat = -3.4028234663852886e38
  open weak var delegate: UISplitViewControllerDelegate?
  /// Without effect on layout: gestures.
  open var presentsWithGesture: Bool = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public init(style: UISplitViewController.Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children {
        child.removeFromParent()
      }
      for child in newValue {
        addChild(child)
      }
      showContent()
    }
  }

  /// The columns from the primary one on, without the one that stands for all where they collapse.
  var shownColumns: [UIViewController] {
    if style == .unspecified {
      return Array(children.prefix(2))
    }
    return [Column.primary, .supplementary, .secondary].compactMap { columns[$0.rawValue] }
  }

  /// The column that is on top where they collapse, by the raw value of what the delegate says.
  var topColumn: UISplitViewController.Column {
    delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
  }

  /// Whether the secondary column goes where a split view controller without named columns collapses.
  var discardsSecondary: Bool {
    guard style == .unspecified, children.count > 1, let delegate else { return false }
    return delegate.splitViewController(self, collapseSecondary: children[1], onto: children[0])
  }

  /// All columns, or the one on top where they are one.
  override var shownContents: [UIViewController] {
    let shown = shownColumns
    if !isCollapsed {
      return shown
    }
    if let compact = columns[Column.compact.rawValue] {
      return [compact]
    }
    if style == .unspecified {
      let isPrimary = discardsSecondary || !(shown.first is UINavigationController)
      return Array(isPrimary ? shown.prefix(1) : shown.suffix(1))
    }
    if let top = columns[topColumn.rawValue] {
      return [top]
    }
    return Array(shown.suffix(1))
  }

  override func takeFromStoryboard(_ controllers: [UIViewController], _ columns: [Int], _ selected: Int) {
    super.takeFromStoryboard(controllers, columns, selected)
    for (place, child) in controllers.enumerated() where columns[place] >= 0 {
      self.columns[columns[place]] = child
    }
  }

  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    if let old = columns[column.rawValue] {
      old.removeFromParent()
    }
    columns[column.rawValue] = vc
    if let vc {
      addChild(vc)
      showContent()
    }
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    columns[column.rawValue]
  }

  open func show(_ column: UISplitViewController.Column) { __note("column", "show") }

  open func hide(_ column: UISplitViewController.Column) { __note("column", "hide") }
}

/// What decides when columns become one.
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

/// Pages to leaf through.
open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int {
    case horizontal, vertical
  }

  public enum TransitionStyle: Int {
    case pageCurl, scroll
  }

  public enum NavigationDirection: Int {
    case forward, reverse
  }

  public enum SpineLocation: Int {
    case none, min, mid, max
  }

  public struct OptionsKey: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public internal(set) var transitionStyle: UIPageViewController.TransitionStyle = .pageCurl
  public internal(set) var navigationOrientation: UIPageViewController.NavigationOrientation = .horizontal
  public internal(set) var options: [UIPageViewController.OptionsKey: Any] = [:]
  open weak var dataSource: UIPageViewControllerDataSource?
  open weak var delegate: UIPageViewControllerDelegate?
  open var isDoubleSided: Bool = false

  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    self.transitionStyle = style
    self.navigationOrientation = navigationOrientation
    self.options = options ?? [:]
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController]? { children }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    for child in children {
      child.removeFromParent()
    }
    for child in viewControllers ?? [] {
      addChild(child)
    }
    showContent()
    UIView.finish(completion)
  }

  override var shownContents: [UIViewController] { Array(children.prefix(1)) }

  /// Whether it stands in no view of another controller, but where containers have their children.
  var isShownWhole: Bool {
    isScreen || parent is UINavigationController || parent is UITabBarController
      || parent is UISplitViewController || parent is UIPageViewController
  }

  override func place(_ shown: UIView, in view: UIView) {
    if isShownWhole {
      super.place(shown, in: view)
    } else {
      view.fillShown(with: shown)
    }
  }
}

/// Which pages there are.
public protocol UIPageViewControllerDataSource: AnyObject {
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Without effect on layout: who is told of the page.
public protocol UIPageViewControllerDelegate: AnyObject {
}
