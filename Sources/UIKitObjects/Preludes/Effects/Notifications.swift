/// Without effect on layout: names of what is told while the app runs. Nobody tells it.
extension UIResponder {
  public class var keyboardWillShowNotification: Notification.Name { named("UIKeyboardWillShow") }
  public class var keyboardDidShowNotification: Notification.Name { named("UIKeyboardDidShow") }
  public class var keyboardWillHideNotification: Notification.Name { named("UIKeyboardWillHide") }
  public class var keyboardDidHideNotification: Notification.Name { named("UIKeyboardDidHide") }
  public class var keyboardWillChangeFrameNotification: Notification.Name {
    named("UIKeyboardWillChangeFrame")
  }
  public class var keyboardDidChangeFrameNotification: Notification.Name { named("UIKeyboardDidChangeFrame") }
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBegin" }
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEnd" }
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDuration" }
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurve" }

  static func named(_ name: String) -> Notification.Name { Notification.Name(rawValue: name) }
}

/// Without effect on layout: names of what is told while the app runs.
extension UIApplication {
  public class var didBecomeActiveNotification: Notification.Name { named("UIApplicationDidBecomeActive") }
  public class var willResignActiveNotification: Notification.Name { named("UIApplicationWillResignActive") }
  public class var didEnterBackgroundNotification: Notification.Name {
    named("UIApplicationDidEnterBackground")
  }
  public class var willEnterForegroundNotification: Notification.Name {
    named("UIApplicationWillEnterForeground")
  }
  public class var willTerminateNotification: Notification.Name { named("UIApplicationWillTerminate") }
  public class var didReceiveMemoryWarningNotification: Notification.Name {
    named("UIApplicationDidReceiveMemoryWarning")
  }
  public class var didChangeStatusBarOrientationNotification: Notification.Name {
    named("UIApplicationDidChangeStatusBarOrientation")
  }
  public class var userDidTakeScreenshotNotification: Notification.Name {
    named("UIApplicationUserDidTakeScreenshot")
  }
  public class var openSettingsURLString: String { "app-settings:" }
}

/// Without effect on layout: names of what is told while the app runs.
extension UIDevice {
  public class var orientationDidChangeNotification: Notification.Name {
    UIResponder.named("UIDeviceOrientationDidChange")
  }
}

/// Without effect on layout: names of what is told while the app runs.
extension UIContentSizeCategory {
  public static var didChangeNotification: Notification.Name {
    UIResponder.named("UIContentSizeCategoryDidChange")
  }
}

/// Without effect on layout: names of what is told while the app runs.
extension UITextField {
  public class var textDidChangeNotification: Notification.Name { named("UITextFieldTextDidChange") }
  public class var textDidBeginEditingNotification: Notification.Name {
    named("UITextFieldTextDidBeginEditing")
  }
  public class var textDidEndEditingNotification: Notification.Name { named("UITextFieldTextDidEndEditing") }
}

/// Without effect on layout: names of what is told while the app runs.
extension UITextView {
  public class var textDidChangeNotification: Notification.Name { named("UITextViewTextDidChange") }
  public class var textDidBeginEditingNotification: Notification.Name {
    named("UITextViewTextDidBeginEditing")
  }
  public class var textDidEndEditingNotification: Notification.Name { named("UITextViewTextDidEndEditing") }
}

/// Without effect on layout: names of what is told while the app runs.
extension UIAccessibility {
  public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibilityVoiceOverStatusDidChange")
  }
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibilityReduceMotionStatusDidChange")
  }
  public static var boldTextStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibilityBoldTextStatusDidChange")
  }
  public static var assistiveTouchStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.assistiveTouchStatusDidChange")
  }
  public static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.buttonShapesEnabledStatusDidChange")
  }
  public static var closedCaptioningStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.closedCaptioningStatusDidChange")
  }
  public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.darkerSystemColorsStatusDidChange")
  }
  public static var differentiateWithoutColorDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.differentiateWithoutColorDidChange")
  }
  public static var grayscaleStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.grayscaleStatusDidChange")
  }
  public static var guidedAccessStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.guidedAccessStatusDidChange")
  }
  public static var invertColorsStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.invertColorsStatusDidChange")
  }
  public static var monoAudioStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.monoAudioStatusDidChange")
  }
  public static var onOffSwitchLabelsDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.onOffSwitchLabelsDidChange")
  }
  public static var prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name {
    UIResponder.named("UIAccessibility.prefersCrossFadeTransitionsStatusDidChange")
  }
  public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.reduceTransparencyStatusDidChange")
  }
  public static var shakeToUndoDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.shakeToUndoDidChange")
  }
  public static var speakScreenStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.speakScreenStatusDidChange")
  }
  public static var speakSelectionStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.speakSelectionStatusDidChange")
  }
  public static var switchControlStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.switchControlStatusDidChange")
  }
  public static var videoAutoplayStatusDidChangeNotification: NSNotification.Name {
    UIResponder.named("UIAccessibility.videoAutoplayStatusDidChange")
  }
}

/// Without effect on layout: names of what is told while the app runs.
extension UIScene {
  public class var didActivateNotification: Notification.Name { named("UISceneDidActivate") }
  public class var willDeactivateNotification: Notification.Name { named("UISceneWillDeactivate") }
  public class var willEnterForegroundNotification: Notification.Name { named("UISceneWillEnterForeground") }
  public class var didEnterBackgroundNotification: Notification.Name { named("UISceneDidEnterBackground") }
}
