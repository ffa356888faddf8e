/// The views that a document names, in UIKit's words without the prefix.
package enum ViewType: String, Hashable, Sendable, CaseIterable {
  case view, label, button, imageView, textField, textView, `switch`, slider, stepper, segmentedControl
  case progressView, activityIndicator, pageControl, datePicker, pickerView, searchBar, navigationBar
  case toolbar, tabBar, stackView, scrollView, tableView, tableViewCell, collectionView
  case collectionViewCell, containerView, visualEffectView, mapView, webView, calendarView, colorWell

  /// Whether a view has sections of elements.
  package var isList: Bool { self == .tableView || self == .collectionView }
  /// Whether a list shows it.
  package var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }

  /// Whether subviews lie in a content area of its own: UIScrollView and what inherits from it.
  package var isScrollView: Bool {
    self == .scrollView || isList || self == .textView
  }
}

/// What a view does with its subviews beyond holding them.
package enum ViewRole: Equatable, Sendable {
  case plain
  /// Index in ``LayoutDocument/stacks``.
  case stack(Int32)
  /// Index in ``LayoutDocument/scrolls``.
  case scroll(Int32)
}

/// The controllers that a document names.
package enum ControllerType: String, Hashable, Sendable, CaseIterable {
  case viewController, navigationController, tabBarController, splitViewController, pageViewController
}
