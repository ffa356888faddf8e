extension UIKitClass {
  /// Views that show texts and images. Intrinsic sizes are those of the font as it is set, however much of it fits.
  static let textClasses: [UIKitClass] = [
    UIKitClass(
      "UILabel",
      """
      textColor highlightedTextColor isHighlighted isEnabled minimumFontSize baselineAdjustment
      allowsDefaultTighteningForTruncation showsExpansionTextWhenTruncated preferredVibrancy shadowColor
      shadowOffset
      """, notModelled: "lineBreakStrategy sizingRule"),
    UIKitClass(
      "UITextInputTraits",
      """
      keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically autocorrectionType
      autocapitalizationType spellCheckingType smartQuotesType smartDashesType smartInsertDeleteType
      inlinePredictionType mathExpressionCompletionType writingToolsBehavior
      allowedWritingToolsResultOptions textContentType passwordRules isSecureTextEntry conversationContext
      allowsNumberPadPopover
      """),
    UIKitClass(
      "UITextInput",
      """
      selectedTextRange markedTextStyle inputDelegate textDragDelegate textDropDelegate textPasteDelegate
      textDragOptions interactionState
      """),
    UIKitClass(
      "UITextField",
      """
      delegate textColor defaultTextAttributes typingAttributes clearButtonMode clearsOnBeginEditing
      clearsOnInsertion allowsEditingTextAttributes allowsDeletingTokens allowsCopyingTokens leftViewMode
      rightViewMode background disabledBackground placeholderColor
      """, notModelled: "leftView rightView"),
    UIKitClass(
      "UITextView",
      """
      delegate textColor isEditable isSelectable allowsEditingTextAttributes dataDetectorTypes
      linkTextAttributes typingAttributes selectedRange clearsOnInsertion usesStandardTextScaling
      isFindInteractionEnabled textFormattingConfiguration
      """),
    UIKitClass(
      "UIImageView",
      """
      highlightedImage isHighlighted animationImages highlightedAnimationImages animationDuration
      animationRepeatCount isAnimating preferredImageDynamicRange masksFocusEffectToContents renderingMode
      """, notModelled: "adjustsImageSizeForAccessibilityContentSizeCategory"),
  ]
}
