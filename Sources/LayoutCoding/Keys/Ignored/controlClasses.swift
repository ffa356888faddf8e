extension UIKitClass {
  /// UIControl and what inherits from it, and other views that have a size by their class.
  static let controlClasses: [UIKitClass] = [
    UIKitClass(
      "UIControl",
      """
      isEnabled isSelected isHighlighted contentVerticalAlignment contentHorizontalAlignment target action
      primaryAction actions showsMenuAsPrimaryAction isContextMenuInteractionEnabled
      isSymbolAnimationEnabled
      """),
    UIKitClass(
      "UIButton",
      """
      titleColor titleShadowColor titleShadowOffset titleEdgeInsets imageEdgeInsets adjustsImageWhenHighlighted
      adjustsImageWhenDisabled showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted role menu
      preferredMenuElementOrder preferredBehavioralStyle automaticallyUpdatesConfiguration
      configurationUpdateHandler changesSelectionAsPrimaryAction isPointerInteractionEnabled
      pointerStyleProvider
      """),
    UIKitClass("UISwitch", "isOn onTintColor thumbTintColor onImage offImage preferredStyle"),
    UIKitClass(
      "UISlider",
      """
      value minimumValue maximumValue minimumTrackTintColor maximumTrackTintColor thumbTintColor isContinuous
      thumbImage minimumTrackImage maximumTrackImage sliderStyle trackConfiguration
      """, notModelled: "minimumValueImage maximumValueImage"),
    UIKitClass(
      "UIStepper",
      """
      value minimumValue maximumValue stepValue wraps autorepeat isContinuous incrementImage decrementImage
      dividerImage
      """),
    UIKitClass(
      "UISegmentedControl",
      """
      selectedSegmentIndex selectedSegmentTintColor isMomentary isSpringLoaded contentPositionAdjustment
      numberOfSegments
      """, notModelled: "titleTextAttributes apportionsSegmentWidthsByContent"),
    UIKitClass(
      "UIProgressView", "progress progressTintColor trackTintColor progressImage trackImage observedProgress"),
    UIKitClass("UIActivityIndicatorView", "color hidesWhenStopped isAnimating"),
    UIKitClass(
      "UIPageControl",
      """
      currentPage pageIndicatorTintColor currentPageIndicatorTintColor hidesForSinglePage backgroundStyle
      allowsContinuousInteraction defersCurrentPageDisplay currentPageProgress
      """, notModelled: "direction preferredIndicatorImage preferredCurrentPageIndicatorImage"),
    UIKitClass(
      "UIDatePicker",
      """
      date minimumDate maximumDate datePickerMode minuteInterval countDownDuration
      roundsToMinuteInterval locale calendar timeZone
      """),
    UIKitClass("UIPickerView", "delegate dataSource showsSelectionIndicator components numberOfComponents"),
    UIKitClass("UIColorWell", "selectedColor supportsAlpha maximumLinearExposure"),
    UIKitClass(
      "UICalendarView",
      """
      delegate availableDateRange visibleDateComponents selectionBehavior wantsDateDecorations fontDesign locale
      calendar timeZone
      """),
    UIKitClass("UIRefreshControl", "refreshControl"),
    UIKitClass("UIInputView", "inputViewStyle allowsSelfSizing"),
  ]
}
