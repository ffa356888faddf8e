/// The display. On a phone that folds the main one is the outer one, open or not; windows are on the other one while it is open.
open class UIScreen: NSObject {
  public nonisolated(unsafe) static let main: UIScreen = UIScreen()
  nonisolated(unsafe) static let inner: UIScreen = UIScreen()
  public static var screens: [UIScreen] {
    Facts.isOnSecondScreen ? [UIScreen.main, UIScreen.inner] : [UIScreen.main]
  }
  /// That of the window.
  static var current: UIScreen { Facts.isOnSecondScreen ? UIScreen.inner : UIScreen.main }

  open var bounds: CGRect {
    if self === UIScreen.main {
      return CGRect(x: 0, y: 0, width: Facts.mainScreenWidth, height: Facts.mainScreenHeight)
    }
    return CGRect(x: 0, y: 0, width: Facts.screenWidth, height: Facts.screenHeight)
  }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.size.width * scale, height: bounds.size.height * scale)
  }
  open var scale: CGFloat { Facts.displayScale }
  open var nativeScale: CGFloat { Facts.displayScale }
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Without effect on layout: light.
  open var brightness: CGFloat = 0.5
}

/// The device.
open class UIDevice: NSObject {
  public nonisolated(unsafe) static let current: UIDevice = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIUserInterfaceIdiom(rawValue: Facts.userInterfaceIdiom)!
  }
  open var systemVersion: String { Facts.systemVersion }
  open var model: String { Facts.model }
  open var localizedModel: String { Facts.model }
  open var systemName: String { "iOS" }
  open var orientation: UIDeviceOrientation { UIDeviceOrientation(rawValue: Facts.interfaceOrientation)! }
}

public enum UIDeviceOrientation: Int {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

public enum UIInterfaceOrientation: Int {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

/// The app: its window is the one that the screen is shown in.
open class UIApplication: UIResponder {
  public nonisolated(unsafe) static let shared: UIApplication = UIApplication()

  public enum State: Int {
    case active, inactive, background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var keyWindow: UIWindow? { KeyWindow.shared }
  open var windows: [UIWindow] { [KeyWindow.shared] }
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// An object of the app, which is not made: what it would do when the app begins is not read.
  open var delegate: UIApplicationDelegate? {
    get { __unknown("UIApplication.delegate") as? UIApplicationDelegate }
    set {}
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(rawValue: Facts.interfaceOrientation)!
  }
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: Facts.windowWidth, height: Facts.statusBarHeight)
  }
  open var applicationState: UIApplication.State { .active }
  open var isProtectedDataAvailable: Bool { true }
  /// Without effect on layout: the display's sleep.
  open var isIdleTimerDisabled: Bool = false
  /// Without effect on layout: a number on the icon.
  open var applicationIconBadgeNumber: Int = 0
  /// Without effect on layout since iOS 9: controllers say it.
  open var isStatusBarHidden: Bool {
    get { Facts.statusBarHeight == 0 }
    set {}
  }
  /// Without effect on layout: a colour.
  open var statusBarStyle: UIStatusBarStyle = .default
  /// Without effect on layout: a sign in the status bar.
  open var isNetworkActivityIndicatorVisible: Bool = false
}

/// What an app's delegate is asked.
public protocol UIApplicationDelegate: AnyObject {
}

/// A part of the app with a life of its own.
open class UIScene: UIResponder {
  open var delegate: UISceneDelegate? {
    get { __unknown("UIScene.delegate") as? UISceneDelegate }
    set {}
  }
  open var title: String! = ""
}

/// What a scene's delegate is asked.
public protocol UISceneDelegate: AnyObject {
}

/// What the delegate of a scene with windows is asked.
public protocol UIWindowSceneDelegate: UISceneDelegate {
}

/// The scene that has the windows.
open class UIWindowScene: UIScene {
  public nonisolated(unsafe) static let main: UIWindowScene = UIWindowScene()

  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var screen: UIScreen { UIScreen.main }
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(rawValue: Facts.interfaceOrientation)!
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What is known of the status bar.
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { Facts.statusBarHeight == 0 }
}
