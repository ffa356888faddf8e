/// Without effect on layout: the colours and pictures that all views of a class get. What else is set on it is not known.
open class UIAppearanceProxy: UIResponder {
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var barTintColor: UIColor?
  open var textColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var isTranslucent: Bool = true
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var unselectedItemTintColor: UIColor?
  open var badgeColor: UIColor?
  open var standardAppearance: Any?
  open var compactAppearance: Any?
  open var scrollEdgeAppearance: Any?
  open var compactScrollEdgeAppearance: Any?
  open var separatorColor: UIColor?
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var selectedSegmentTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var color: UIColor?
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var indicatorStyle: UIScrollView.IndicatorStyle = .default
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var selectedBackgroundView: UIView?
  open var isExclusiveTouch: Bool = false
  open var alpha: CGFloat = 1

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
}

/// Without effect on layout: how what stands in bars looks.
open class BarItemAppearanceProxy: UIAppearanceProxy {
  open var titlePositionAdjustment: UIOffset = UIOffset(horizontal: 0, vertical: 0)

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
}

/// Without effect on layout: what the field of a search bar shows, which is as wide as the bar.
open class SearchFieldAppearanceProxy: UIAppearanceProxy {
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
}
