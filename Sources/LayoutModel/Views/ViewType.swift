/// The views that a document names, in UIKit's words without the prefix.
package enum ViewType: String, Hashable, Sendable, CaseIterable {
  case view, label, button, imageView, textField, textView, `switch`, slider, stepper, segmentedControl
  case progressView, activityIndicator, pageControl, datePicker, pickerView, searchBar, navigationBar
  case toolbar, tabBar, stackView, scrollView, tableView, tableViewCell, collectionView
  case collectionViewCell, containerView, visualEffectView, mapView, webView
}

/// The controllers that a document names.
package enum ControllerType: String, Hashable, Sendable, CaseIterable {
  case viewController, navigationController, tabBarController, splitViewController, pageViewController
}
