/// The view at the root of a scene.
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.loadedView?.removeFromSuperview()
      if let view = rootViewController?.view {
        addSubview(view)
      }
    }
  }
  open weak var windowScene: UIWindowScene?
  /// Without effect on layout: which window is above another.
  open var windowLevel: UIWindow.Level = .normal
  public internal(set) var isKeyWindow: Bool = true

  public struct Level: RawRepresentable, Equatable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  open override var window: UIWindow? { self }
  open var screen: UIScreen { UIScreen.current }

  open func makeKeyAndVisible() { isHidden = false }

  /// Without effect on layout: which window gets keys.
  open func makeKey() {}
  /// Without effect on layout: which window gets keys.
  open func becomeKey() {}
  /// Without effect on layout: which window gets keys.
  open func resignKey() {}
}

/// The window in which the screen is shown: as large as the environment says, and outside of the screen's own tree.
final class KeyWindow: UIWindow {
  nonisolated(unsafe) static let shared = KeyWindow()

  convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }

  override var placedFrame: CGRect {
    get { CGRect(x: 0, y: 0, width: Facts.windowWidth, height: Facts.windowHeight) }
    set {}
  }
  override var safeAreaInsets: UIEdgeInsets { Facts.windowSafeAreaInsets }
  override var windowScene: UIWindowScene? {
    get { UIWindowScene.main }
    set {}
  }
  /// What is in a window that is hidden is not seen.
  override var isHidden: Bool {
    didSet {
      if isHidden {
        __note("hidden window", "isHidden")
      }
    }
  }
  /// The app's first screen, which may be another one.
  override var rootViewController: UIViewController? {
    get { __unknown("UIWindow.rootViewController") as? UIViewController }
    set {}
  }
}
