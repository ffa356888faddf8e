// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// What the interpreter provides to the prelude, for the compiler: facts of one phone, and no measuring.

/// The facts of the environment, by name; a test may change them.
public nonisolated(unsafe) var recordedFacts: [String: Any] = [
  "horizontalSizeClass": 1, "verticalSizeClass": 2, "userInterfaceIdiom": 0, "userInterfaceStyle": 1,
  "layoutDirection": 0, "displayScale": CGFloat(3), "accessibilityContrast": 0, "legibilityWeight": 0,
  "preferredContentSizeCategory": "UICTContentSizeCategoryL", "screenWidth": CGFloat(390),
  "mainScreenWidth": CGFloat(390), "mainScreenHeight": CGFloat(844), "isOnSecondScreen": false,
  "screenHeight": CGFloat(844), "windowWidth": CGFloat(390), "windowHeight": CGFloat(844),
  "viewWidth": CGFloat(390), "viewHeight": CGFloat(844),
  "statusBarHeight": CGFloat(47), "interfaceOrientation": 1, "systemVersion": "17.0", "model": "iPhone",
  "isVoiceOverRunning": false, "isReduceMotionEnabled": false, "isReduceTransparencyEnabled": false,
  "isBoldTextEnabled": false, "isDarkerSystemColorsEnabled": false,
]

/// What was passed to `__note`: what has an effect that is not read.
public nonisolated(unsafe) var recordedNotes: [String] = []

func __fact(_ name: String) -> Any { recordedFacts[name]! }
func __unknown(_ origin: String) -> Any { fatalError("\(origin) is unknown here") }
func __unregistered(_ identifier: String, _ kind: String) -> Any {
  fatalError("\(kind) \(identifier) is not registered")
}
func __note(_ kind: String, _ what: String) { recordedNotes.append("\(kind): \(what)") }

func __invalidateOwnSize(_ view: Any) {}

func __taken(_ path: String, _ value: Any?) -> Any? { value }

func __notRun(_ closure: Any, _ because: String) {}

func __runTask(_ block: Any) {}

func __localized(_ key: String, _ table: String?, _ value: String?) -> String { value ?? key }

func __visualFormat(_ format: String, _ options: UInt, _ metrics: [String: Any], _ views: [String: Any])
  -> [[Any]]
{
  __note("visual format", format)
  return []
}

/// Makes what the prelude needs of classes that it knows only by value; the compiler cannot call an
/// initialiser that is not required, so that a registered class of an app gives its base class.
func __make(_ type: AnyClass, _ labels: [String], _ values: [Any]) -> AnyObject? {
  if let layer = type as? CALayer.Type {
    return layer.init()
  }
  if type is UITableViewCell.Type {
    return UITableViewCell(style: .default, reuseIdentifier: values[1] as? String)
  }
  if type is UITableViewHeaderFooterView.Type {
    return UITableViewHeaderFooterView(reuseIdentifier: values[0] as? String)
  }
  if type is UICollectionViewCell.Type {
    return UICollectionViewCell(frame: .zero)
  }
  return UICollectionReusableView(frame: .zero)
}

func __nibView(_ controller: UIViewController, _ name: String?) -> UIView? { nil }
func __nibPrototype(_ list: UIView, _ identifier: String) -> UIView? { nil }
func __storyboardController(
  _ name: String, _ identifier: String?, _ storyboard: UIStoryboard
) -> UIViewController? { nil }
func __hasNib(_ name: String) -> Bool { false }
func __decode(_ view: UIView, _ coder: NSCoder) {}
func __nibObjects(_ name: String, _ owner: Any?) -> [Any] { [] }

func __layoutIfNeeded(_ view: UIView) {}
func __updateConstraintsIfNeeded(_ view: UIView) {
  if view.isUpdateOfConstraintsDue {
    view.isUpdateOfConstraintsDue = false
    view.updateConstraints()
  }
}
func __isUnknown(_ value: Any) -> Bool { false }
func __isInside(_ view: UIView, _ other: UIView) -> Bool { view.isDescendant(of: other) }
func __staticCount(_ list: UIView, _ section: Int) -> Int? { nil }
func __staticCell(_ list: UIView, _ section: Int, _ row: Int) -> UIView? { nil }
func __staticTitle(_ list: UIView, _ section: Int, _ part: String) -> String? { nil }
func __staticHeight(_ list: UIView, _ section: Int, _ row: Int) -> CGFloat? { nil }
func __shownCell(_ list: UIView, _ section: Int, _ row: Int) -> UIView? { nil }
func __seenCell(_ list: UIView, _ section: Int, _ row: Int) -> UIView? { nil }
func __isOverridden(_ object: NSObject, _ member: String) -> Bool { false }
func __isKind(_ object: NSObject, _ type: AnyClass) -> Bool { false }
func __isGiven(_ object: AnyObject?) -> Bool { false }
func __layoutFrame(_ guide: UILayoutGuide) -> CGRect { .zero }
func __safeAreaInsets(_ view: UIView) -> UIEdgeInsets { .zero }
func __placedFrame(_ view: UIView) -> CGRect? { nil }
func __framed(_ view: UIView) {}
func __awaitRoom(_ view: UIView, _ list: UIView, _ row: Int, _ section: Int) {}
func __reloaded(_ list: UIView) {}
func __placedMargins(_ view: UIView) -> UIEdgeInsets? { nil }
func __contentSize(_ view: UIScrollView) -> CGSize? { nil }
func __adjustedContentInset(_ view: UIScrollView) -> UIEdgeInsets? { nil }
func __contentRect(_ view: UIView, _ part: String, _ bounds: CGRect) -> CGRect { bounds }

func __naturalSize(_ view: UIView) -> CGSize { CGSize(width: -1, height: -1) }
func __sizeThatFits(_ view: UIView, _ size: CGSize) -> CGSize? { size }
func __systemLayoutSizeFitting(
  _ view: UIView, _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
) -> CGSize { size }
func __textSize(_ text: NSAttributedString, _ size: CGSize) -> CGSize { size }
func __imageSize(_ image: UIImage) -> CGSize { .zero }

func __fontMetric(_ font: UIFont, _ name: String) -> CGFloat { 0 }
func __preferredFontSize(_ style: String, _ category: String) -> CGFloat { 17 }
func __scaledValue(_ value: CGFloat, _ style: String, _ category: String, _ scale: CGFloat) -> CGFloat {
  value
}

extension NSAttributedString {
  var firstFont: UIFont? { nil }
  convenience init(fromNib value: [String: Any]) { self.init(string: "") }
}
