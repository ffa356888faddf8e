/// What to write in place of properties of UIKit that change a layout and that documents do not have.
let insteadOfKeys: [String: String] = [
  "transform3D": "Write a transform of six numbers, or leave it out: constraints do not see it.",
  "anchorPoint": "Constraints do not see it: leave it out.",
  "bounds": "Write a frame with x, y, width and height, or constraints.",
  "center": "Write a frame with x, y, width and height, or constraints to centerX and centerY.",
  "autoresizesSubviews": "Leave it out where it is true; else give the subviews an empty autoresizingMask.",
  "safeAreaInsets": "The window's come from the device; a controller adds additionalSafeAreaInsets.",
  "safeAreaLayoutGuide": "Every view has it; constraints name it: 'a.top == root.safeArea.top'.",
  "contentSize": "The constraints to its contentLayoutGuide say how large the content of a scroll view is.",
  "contentLayoutGuide":
    "Every scroll view has it; constraints name it: 'a.top == scrollView.contentLayoutGuide.top'.",
  "frameLayoutGuide":
    "Every scroll view has it; constraints name it: 'a.top == scrollView.frameLayoutGuide.top'.",
  "minimumContentSizeCategory": "Write the category that the view comes to have: "
    + "{\"traitOverrides\": {\"preferredContentSizeCategory\": \"large\"}}.",
  "maximumContentSizeCategory": "Write the category that the view comes to have: "
    + "{\"traitOverrides\": {\"preferredContentSizeCategory\": \"large\"}}.",
  "prefersLargeTitles": "The navigation bar has it: {\"navigationBar\": {\"prefersLargeTitles\": true}}.",
  "leftView":
    "What stands in a text field changes no more than its natural width: leave it out, or give a width.",
  "rightView":
    "What stands in a text field changes no more than its natural width: leave it out, or give a width.",
  "apportionsSegmentWidthsByContent": "Give the segmented control an intrinsicContentSize or a width.",
  "prefersStatusBarHidden":
    "Leave it out where the display has rounded corners: nothing changes there. Elsewhere give "
    + "the window safeAreaInsets.",
  "hidesBarsWhenVerticallyCompact": "Write navigationBarHidden where the height is compact, as a rule.",
  "automaticallyAdjustsScrollViewInsets": "Write contentInsetAdjustmentBehavior at the scroll view.",
  "showsScopeBar": "Give the search bar a height.",
  "lineBreakStrategy": "Leave it out: lines break as in the standard strategy.",
  "adjustsImageSizeForAccessibilityContentSizeCategory": "Give the image view an intrinsicContentSize.",
]
