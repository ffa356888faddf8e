/// What is asked of the environment: every answer is a fact that a reading records.
enum Facts {
  static var horizontalSizeClass: Int { __fact("horizontalSizeClass") as! Int }
  static var verticalSizeClass: Int { __fact("verticalSizeClass") as! Int }
  static var userInterfaceIdiom: Int { __fact("userInterfaceIdiom") as! Int }
  static var userInterfaceStyle: Int { __fact("userInterfaceStyle") as! Int }
  static var layoutDirection: Int { __fact("layoutDirection") as! Int }
  static var displayScale: CGFloat { __fact("displayScale") as! CGFloat }
  static var accessibilityContrast: Int { __fact("accessibilityContrast") as! Int }
  static var legibilityWeight: Int { __fact("legibilityWeight") as! Int }
  /// The name that UIKit gives the text size: `UICTContentSizeCategoryL`.
  static var contentSizeCategory: String { __fact("preferredContentSizeCategory") as! String }
  static var screenWidth: CGFloat { __fact("screenWidth") as! CGFloat }
  static var screenHeight: CGFloat { __fact("screenHeight") as! CGFloat }
  static var mainScreenWidth: CGFloat { __fact("mainScreenWidth") as! CGFloat }
  static var mainScreenHeight: CGFloat { __fact("mainScreenHeight") as! CGFloat }
  /// Whether the window is on another screen than the main one.
  static var isOnSecondScreen: Bool { __fact("isOnSecondScreen") as! Bool }
  static var windowWidth: CGFloat { __fact("windowWidth") as! CGFloat }
  static var windowHeight: CGFloat { __fact("windowHeight") as! CGFloat }
  /// What a controller's view has before it is laid out.
  static var viewWidth: CGFloat { __fact("viewWidth") as! CGFloat }
  static var viewHeight: CGFloat { __fact("viewHeight") as! CGFloat }
  static var windowSafeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: __fact("windowSafeAreaTop") as! CGFloat, left: __fact("windowSafeAreaLeft") as! CGFloat,
      bottom: __fact("windowSafeAreaBottom") as! CGFloat, right: __fact("windowSafeAreaRight") as! CGFloat)
  }
  static var statusBarHeight: CGFloat { __fact("statusBarHeight") as! CGFloat }
  /// 1 portrait, 2 upside down, 3 landscape right, 4 landscape left.
  static var interfaceOrientation: Int { __fact("interfaceOrientation") as! Int }
  static var systemVersion: String { __fact("systemVersion") as! String }
  static var model: String { __fact("model") as! String }
}
