extension UIKitClass {
  /// What documents may say of bars of containers.
  static let ofBars =
    otherViewClasses.filter {
      ["UINavigationBar", "UIToolbar", "UITabBar"].contains($0.name)
    } + [UIKitClass("UIView", "tintColor backgroundColor backgroundImage accessibilityIdentifier")]

  /// What documents may say of a navigation item.
  static let ofNavigationItems = [
    UIKitClass(
      "UINavigationItem",
      """
      standardAppearance scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance style backAction
      titleMenuProvider renameDelegate documentProperties customizationIdentifier additionalOverflowItems
      overflowPresentationSource titleTextAttributes largeTitleTextAttributes
      """,
      notModelled: """
        subtitle attributedSubtitle subtitleView largeTitle largeSubtitle largeSubtitleView
        leadingItemGroups centerItemGroups trailingItemGroups pinnedTrailingGroup
        """)
  ]

  /// What documents may say of a search controller and of its bar.
  static let ofSearchControllers = [
    UIKitClass(
      "UISearchController",
      """
      delegate searchResultsUpdater searchResultsController obscuresBackgroundDuringPresentation
      dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation automaticallyShowsCancelButton
      automaticallyShowsScopeBar automaticallyShowsSearchResultsController showsSearchResultsController
      searchSuggestions ignoresSearchSuggestionsForSearchBarPlacementStacked scopeBarActivation
      definesPresentationContext
      """, notModelled: "isActive")
  ]

  static let ofSearchBars =
    [
      UIKitClass("UIView", "tintColor backgroundColor backgroundImage accessibilityIdentifier text")
    ] + otherViewClasses.filter { $0.name == "UISearchBar" }
    + textClasses.filter { $0.name == "UITextInputTraits" }

  /// What documents may say of the items of bars.
  static let ofBarItems = [
    UIKitClass(
      "UIBarItem",
      """
      tag imageInsets landscapeImagePhoneInsets largeContentSizeImage largeContentSizeImageInsets
      accessibilityLabel accessibilityIdentifier accessibilityHint accessibilityValue accessibilityTraits
      preferredSymbolConfiguration symbolConfiguration
      """, notModelled: "titleTextAttributes"),
    UIKitClass(
      "UIBarButtonItem",
      """
      target action primaryAction menu tintColor possibleTitles isSelected isSpringLoaded
      isSymbolAnimationEnabled changesSelectionAsPrimaryAction preferredMenuElementOrder menuRepresentation
      identifier badge hidesSharedBackground sharesBackground titlePositionAdjustment
      """),
    UIKitClass(
      "UITabBarItem",
      """
      selectedImage titlePositionAdjustment badgeColor badgeTextAttributes standardAppearance
      scrollEdgeAppearance isSpringLoaded
      """),
  ]
  static let ofTabBarItems = ofBarItems + [UIKitClass("UIBarItem", "isEnabled")]

  /// What documents may say of an image, and of how a symbol is drawn.
  static let ofImages = [
    UIKitClass(
      "UIImage",
      """
      renderingMode withRenderingMode tintColor withTintColor variableValue symbolRenderingMode
      hierarchicalColor paletteColors prefersMulticolor isTemplate accessibilityLabel
      accessibilityIdentifier
      """)
  ]
  static let ofSymbolConfigurations = [
    UIKitClass(
      "UIImage.SymbolConfiguration",
      "hierarchicalColor paletteColors prefersMulticolor preferringMulticolor preferringMonochrome color")
  ]

  /// What documents may say of the configuration of a button.
  static let ofButtonConfigurations = [
    UIKitClass(
      "UIButton.Configuration",
      """
      cornerStyle baseForegroundColor baseBackgroundColor background imageColorTransformer
      activityIndicatorColorTransformer
      indicatorColorTransformer automaticallyUpdateForSelection titleAlignment titleLineBreakMode
      subtitleLineBreakMode macIdiomStyle symbolContentTransition
      """, notModelled: "showsActivityIndicator indicator")
  ]

  /// What documents may say of the content configuration of a cell.
  static let ofContentConfigurations = [
    UIKitClass("UIListContentConfiguration", "alpha axesPreservingSuperviewLayoutMargins")
  ]
  static let ofTextProperties = [
    UIKitClass(
      "UIListContentConfiguration.TextProperties",
      """
      color colorTransformer transform adjustsFontSizeToFitWidth minimumScaleFactor
      allowsDefaultTighteningForTruncation showsExpansionTextWhenTruncated
      """)
  ]
  static let ofImageProperties = [
    UIKitClass(
      "UIListContentConfiguration.ImageProperties",
      """
      tintColor tintColorTransformer cornerRadius accessibilityIgnoresInvertColors strokeColor
      strokeColorTransformer strokeWidth
      """)
  ]

  /// What documents may say of a segment, and of what a list cell shows at its end.
  static let ofSegments = [
    UIKitClass(
      "UIAction",
      """
      identifier isEnabled attributes state handler tag tintColor accessibilityLabel accessibilityIdentifier
      selectedImage
      """, notModelled: "image width contentOffset")
  ]
  static let ofAccessories = [
    UIKitClass(
      "UICellAccessory",
      """
      displayed isHidden tintColor backgroundColor options actionHandler style maintainsFixedSize text font
      """, notModelled: "customView placement reservedLayoutWidth")
  ]

  /// What documents may say of a piece of an attributed text, and of the container of a text.
  static let ofAttributes = [
    UIKitClass(
      "NSAttributedString.Key",
      """
      foregroundColor textColor color backgroundColor underlineStyle underlineColor strikethroughStyle
      strikethroughColor strokeColor strokeWidth link shadow alignment textAlignment textEffect underline
      strikethrough accessibilityLabel range
      """,
      notModelled: """
        kern kerning tracking baselineOffset attachment lineSpacing lineHeightMultiple
        expansion obliqueness
        """)
  ]
  static let ofParagraphStyles = [
    UIKitClass(
      "NSParagraphStyle",
      "alignment lineBreakStrategy baseWritingDirection tabStops defaultTabInterval textLists",
      notModelled: """
        lineBreakMode hyphenationFactor usesDefaultHyphenation allowsDefaultTighteningForTruncation
        tighteningFactorForTruncation
        """)
  ]
  static let ofTextContainers = [
    UIKitClass(
      "NSTextContainer", "widthTracksTextView heightTracksTextView lineBreakMode",
      notModelled: "size exclusionPaths")
  ]

  /// What is skipped where it stands: alerts, which UIKit lays out by itself, and keys that other views have.
  static let ofOthers = [
    UIKitClass("UIAlertController", "", notModelled: "alertController"),
    UIKitClass("UITableViewCell", "", notModelled: "separatorInset"),
  ]

  /// All that is known of classes.
  static let all =
    ofViews + ofControllers + ofPresentations + ofBars + ofNavigationItems + ofSearchControllers
    + ofSearchBars
    + ofTabBarItems + ofImages + ofSymbolConfigurations + ofButtonConfigurations + ofContentConfigurations
    + ofTextProperties + ofImageProperties + ofSegments + ofAccessories + ofAttributes + ofParagraphStyles
    + ofTextContainers
    + ofOthers
}
