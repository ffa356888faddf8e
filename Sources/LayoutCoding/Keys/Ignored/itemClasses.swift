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
      overflowPresentationSource
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
      definesPresentationContext isActive
      """)
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
      titleTextAttributes accessibilityLabel accessibilityIdentifier accessibilityHint accessibilityValue
      accessibilityTraits
      """),
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
      titleTextAttributesTransformer subtitleTextAttributesTransformer activityIndicatorColorTransformer
      indicatorColorTransformer automaticallyUpdateForSelection titleAlignment titleLineBreakMode
      subtitleLineBreakMode macIdiomStyle symbolContentTransition
      """)
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
}
