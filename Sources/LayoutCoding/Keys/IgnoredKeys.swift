import JSON
import LayoutModel

/// Properties that UIKit documents and that change neither frames nor sizes. Documents may have them, which saves whoever
/// makes a document from real views the work of leaving them out. They are not looked at, and one diagnostic lists them.
///
/// What may change a layout is not here and stays a fault: nobody should wonder why it does nothing.
enum IgnoredKeys {
  static let ofViews = names(
    look + layers + layers.dropFirst().map { "layer.\($0)" } + interaction + accessibility + labels + buttons
      + textInput + images + scrolling + controls + lists + maps,
    flags: viewFlags)

  static let ofControllers = names(
    [
      "restorationIdentifier", "restorationClass", "modalTransitionStyle", "transitioningDelegate",
      "providesPresentationContextTransitionStyle", "preferredStatusBarStyle",
      "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden", "prefersPointerLocked",
      "preferredScreenEdgesDeferringSystemGestures", "modalPresentationCapturesStatusBarAppearance",
      "disablesAutomaticKeyboardDismissal", "performsActionsWhilePresentingModally", "keyCommands",
      "undoManager", "userActivity", "focusGroupIdentifier", "delegate", "dataSource", "storyboard",
      "nibName", "nibBundle", "interactivePopGestureRecognizer", "preferredTransition", "presentsWithGesture",
      "showsSecondaryOnlyButton", "transitionStyle",
    ],
    flags: ["modalInPresentation", "editing"])

  static let ofPresentations = names([
    "delegate", "passthroughViews", "backgroundColor", "prefersGrabberVisible", "preferredCornerRadius",
    "largestUndimmedDetentIdentifier", "prefersScrollingExpandsWhenScrolledToEdge",
  ])

  /// Ignored keys of the configuration of a button.
  static let ofConfigurations = [
    "cornerStyle", "baseForegroundColor", "baseBackgroundColor", "background", "imageColorTransformer",
    "titleTextAttributesTransformer", "subtitleTextAttributesTransformer",
    "activityIndicatorColorTransformer", "automaticallyUpdateForSelection", "titleAlignment",
    "titleLineBreakMode", "macIdiomStyle",
  ]

  /// Ignored keys of the `navigationItem` of a controller.
  static let ofNavigationItems = [
    "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance", "style",
  ]

  /// Ignored keys of bar button items and of the items of tab bars.
  static let ofBarItems = [
    "tag", "target", "action", "primaryAction", "menu", "tintColor", "possibleTitles", "imageInsets",
    "landscapeImagePhoneInsets", "selectedImage", "titlePositionAdjustment", "badgeColor",
    "standardAppearance", "scrollEdgeAppearance", "accessibilityLabel", "accessibilityIdentifier",
    "accessibilityHint", "largeContentSizeImage", "selected", "isSelected", "changesSelectionAsPrimaryAction",
  ]

  /// - Parameter flags: Names that Swift begins with `is`. Objective-C leaves that out.
  private static func names(_ names: [String], flags: [String] = []) -> [String] {
    names + flags.flatMap { ["is\($0.prefix(1).uppercased())\($0.dropFirst())", $0] }
  }

  private static let viewFlags = [
    "opaque", "multipleTouchEnabled", "exclusiveTouch", "enabled", "highlighted", "selected",
    "secureTextEntry", "editable", "selectable", "pagingEnabled", "directionalLockEnabled", "continuous",
    "on", "momentary", "accessibilityElement", "pointerInteractionEnabled", "findInteractionEnabled",
  ]

  private static let look = [
    "backgroundColor", "tintColor", "tintAdjustmentMode", "alpha", "mask", "clearsContextBeforeDrawing",
    "contentScaleFactor", "effect", "motionEffects", "tag",
  ]

  /// Ignored keys of the view's layer, which documents write at the view, too.
  private static let layers = [
    "layer", "cornerRadius", "cornerCurve", "maskedCorners", "masksToBounds", "borderWidth", "borderColor",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "zPosition",
  ]

  private static let interaction = [
    "delegate", "dataSource", "gestureRecognizers", "interactions", "restorationIdentifier", "userActivity",
    "undoManager", "focusGroupIdentifier", "focusEffect", "hoverStyle", "toolTip", "menu", "passthroughViews",
  ]

  private static let accessibility = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
    "accessibilityLanguage", "accessibilityElements", "accessibilityElementsHidden",
    "accessibilityViewIsModal", "accessibilityIgnoresInvertColors", "accessibilityCustomActions",
    "accessibilityNavigationStyle", "accessibilityRespondsToUserInteraction", "accessibilityUserInputLabels",
    "shouldGroupAccessibilityChildren", "showsLargeContentViewer", "largeContentTitle", "largeContentImage",
  ]

  /// Intrinsic sizes are those of the font as it is set, however much of it fits.
  private static let labels = [
    "textColor", "highlightedTextColor", "minimumFontSize", "baselineAdjustment",
    "allowsDefaultTighteningForTruncation",
  ]

  private static let buttons = [
    "titleColor", "titleShadowColor", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
    "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted", "showsMenuAsPrimaryAction", "role",
  ]

  private static let textInput = [
    "keyboardType", "keyboardAppearance", "returnKeyType", "enablesReturnKeyAutomatically",
    "autocorrectionType", "autocapitalizationType", "spellCheckingType", "smartQuotesType", "smartDashesType",
    "smartInsertDeleteType", "inlinePredictionType", "writingToolsBehavior", "textContentType",
    "passwordRules", "clearsOnBeginEditing", "clearsOnInsertion", "allowsEditingTextAttributes",
    "typingAttributes", "inputView", "inputAccessoryView", "dataDetectorTypes", "linkTextAttributes",
    "selectedRange", "clearButtonMode", "leftViewMode", "rightViewMode",
  ]

  private static let images = ["animationImages", "animationDuration", "animationRepeatCount"]

  private static let scrolling = [
    "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "indicatorStyle",
    "scrollIndicatorInsets", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
    "automaticallyAdjustsScrollIndicatorInsets", "keyboardDismissMode", "decelerationRate",
    "delaysContentTouches", "canCancelContentTouches", "scrollsToTop", "minimumZoomScale", "maximumZoomScale",
    "bouncesZoom", "bounces", "refreshControl",
  ]

  /// Cells have the frames that the document gives them, so heights of rows change nothing.
  private static let lists = [
    "allowsSelection", "allowsMultipleSelection", "separatorColor", "estimatedSectionHeaderHeight",
    "estimatedSectionFooterHeight", "selectionStyle", "reuseIdentifier", "isPrefetchingEnabled",
  ]

  private static let maps = [
    "mapType", "showsUserLocation", "showsCompass", "showsScale", "showsTraffic", "region", "isZoomEnabled",
    "isRotateEnabled", "isPitchEnabled",
  ]

  private static let controls = [
    "contentVerticalAlignment", "contentHorizontalAlignment", "onTintColor", "thumbTintColor", "value",
    "minimumValue", "maximumValue", "minimumTrackTintColor", "maximumTrackTintColor", "stepValue", "progress",
    "progressTintColor", "trackTintColor", "color", "currentPage", "pageIndicatorTintColor",
    "currentPageIndicatorTintColor", "selectedSegmentIndex", "selectedSegmentTintColor", "hidesWhenStopped",
    "hidesForSinglePage", "isAnimating", "date", "minimumDate", "maximumDate", "datePickerMode",
    "minuteInterval", "searchBarStyle", "barStyle", "barTintColor", "showsCancelButton",
  ]
}

extension JSONReader {
  /// What to tell of keys that were ignored: one diagnostic, at the first of them; nil if there were none.
  var noteOnIgnoredKeys: Diagnostic? {
    guard let first = ignored.values.min(by: { $0.place < $1.place }) else { return nil }
    let keys = ignored.sorted { $0.key < $1.key }.map { RequestFinding.IgnoredKey($0, count: $1.count) }
    return Diagnostic(.request(.ignoredKeys(keys)), pointer: first.pointer)
  }
}
