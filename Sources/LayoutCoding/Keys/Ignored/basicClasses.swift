extension UIKitClass {
  /// What all views have.
  static let basicClasses: [UIKitClass] = [
    UIKitClass(
      "UIResponder",
      """
      undoManager userActivity inputView inputAccessoryView inputViewController inputAccessoryViewController
      inputAssistantItem textInputMode textInputContextIdentifier keyCommands pasteConfiguration
      activityItemsConfiguration editingInteractionConfiguration canBecomeFirstResponder isFirstResponder
      """),
    UIKitClass(
      "UIView",
      """
      backgroundColor tintColor tintAdjustmentMode alpha mask clearsContextBeforeDrawing contentScaleFactor
      motionEffects tag isOpaque isMultipleTouchEnabled isExclusiveTouch gestureRecognizers interactions
      restorationIdentifier focusGroupIdentifier focusGroupPriority focusEffect isFocused canBecomeFocused
      hoverStyle toolTip showsLargeContentViewer scalesLargeContentImage largeContentTitle largeContentImage
      largeContentImageInsets cornerConfiguration contentStretch
      """,
      notModelled: """
        transform3D anchorPoint autoresizesSubviews minimumContentSizeCategory
        maximumContentSizeCategory
        """),
    UIKitClass(
      "UIAccessibility",
      """
      isAccessibilityElement accessibilityLabel accessibilityAttributedLabel accessibilityHint
      accessibilityAttributedHint accessibilityValue accessibilityAttributedValue accessibilityTraits
      accessibilityLanguage accessibilityFrame accessibilityPath accessibilityActivationPoint
      accessibilityElements accessibilityElementsHidden accessibilityViewIsModal
      accessibilityIgnoresInvertColors accessibilityCustomActions accessibilityCustomContent
      accessibilityCustomRotors accessibilityNavigationStyle accessibilityRespondsToUserInteraction
      accessibilityUserInputLabels accessibilityAttributedUserInputLabels accessibilityContainerType
      accessibilityTextualContext accessibilityDirectTouchOptions accessibilityDragSourceDescriptors
      accessibilityDropPointDescriptors accessibilityHeaderElements accessibilityExpandedStatus
      shouldGroupAccessibilityChildren automationElements
      """),
    UIKitClass(
      "CALayer", keys: ["layer"] + layerAtViews + (layerAtViews + layerAlone).map { "layer.\($0)" },
      notModelled: ["layer.transform", "layer.anchorPoint", "layer.affineTransform"]),
  ]

  /// What documents write at the view, too.
  private static let layerAtViews = [
    "cornerRadius", "cornerCurve", "maskedCorners", "masksToBounds", "borderWidth", "borderColor",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "zPosition",
  ]

  private static let layerAlone = [
    "backgroundColor", "opacity", "contents", "contentsGravity", "contentsScale", "contentsRect",
    "contentsCenter", "contentsFormat", "mask", "sublayers", "name", "shouldRasterize", "rasterizationScale",
    "drawsAsynchronously", "allowsEdgeAntialiasing", "edgeAntialiasingMask", "allowsGroupOpacity",
    "isOpaque", "isDoubleSided", "minificationFilter", "magnificationFilter", "compositingFilter", "filters",
    "actions", "delegate",
  ]
}
