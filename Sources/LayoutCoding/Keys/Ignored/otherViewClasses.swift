extension UIKitClass {
  /// Bars among views, effects, and views of other frameworks.
  static let otherViewClasses: [UIKitClass] = [
    UIKitClass(
      "UINavigationBar",
      """
      delegate barStyle barTintColor shadowImage titleTextAttributes largeTitleTextAttributes backIndicatorImage
      backIndicatorTransitionMaskImage standardAppearance compactAppearance scrollEdgeAppearance
      compactScrollEdgeAppearance preferredBehavioralStyle
      """),
    UIKitClass(
      "UIToolbar",
      """
      delegate barStyle barTintColor standardAppearance compactAppearance scrollEdgeAppearance
      compactScrollEdgeAppearance
      """),
    UIKitClass(
      "UITabBar",
      """
      delegate barStyle barTintColor shadowImage unselectedItemTintColor selectedImageTintColor
      selectionIndicatorImage selectedItem standardAppearance scrollEdgeAppearance
      """, notModelled: "itemPositioning itemSpacing itemWidth"),
    UIKitClass(
      "UISearchBar",
      """
      delegate barStyle searchBarStyle barTintColor showsCancelButton showsBookmarkButton
      showsSearchResultsButton isSearchResultsButtonSelected scopeButtonTitles selectedScopeButtonIndex
      scopeBarBackgroundImage searchTextField searchFieldBackgroundPositionAdjustment
      searchTextPositionAdjustment isLookToDictateEnabled isTranslucent
      """, notModelled: "prompt showsScopeBar"),
    UIKitClass("UIVisualEffectView", "effect"),
    UIKitClass("UIPopoverPresentationController", "passthroughViews"),
    UIKitClass(
      "WKWebView",
      """
      navigationDelegate uiDelegate allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent
      isInspectable pageZoom mediaType underPageBackgroundColor url request html
      """, notModelled: "scrollView"),
    UIKitClass(
      "MKMapView",
      """
      delegate mapType region centerCoordinate camera cameraBoundary cameraZoomRange visibleMapRect
      showsUserLocation userTrackingMode showsCompass showsScale showsTraffic showsBuildings
      showsPointsOfInterest showsUserTrackingButton pitchButtonVisibility pointOfInterestFilter isZoomEnabled
      isRotateEnabled isPitchEnabled annotations selectedAnnotations overlays preferredConfiguration
      selectableMapFeatures
      """),
  ]

  /// What documents may say of a view: its class is not asked, since a document of real views may have an app's own one.
  static let ofViews = basicClasses + textClasses + controlClasses + scrollingClasses + otherViewClasses
}
