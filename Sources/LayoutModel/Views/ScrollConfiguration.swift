/// What a document says of a scroll view's content.
package struct ScrollConfiguration: Equatable, Sendable {
  /// Index of the scroll view.
  package var view: Int32
  /// Nil for where the content rests.
  package var givenContentOffset: Point?
  /// Nil where the content inset and the safe area decide.
  package var givenAdjustedContentInset: EdgeInsets?
  /// In points, before the safe area adds to it.
  package var contentInset: EdgeInsets = .zero
  package var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Nil for what the class does: table views bounce, others do not.
  package var alwaysBounceVertical: Bool?
  package var alwaysBounceHorizontal = false
  package init(view: Int32) { self.view = view }

  /// The point of the content in the upper left corner: the given one, or where it rests, clear of insets (AL-scroll-offset).
  package func contentOffset(adjustedContentInset insets: EdgeInsets) -> Point {
    givenContentOffset ?? Point(x: 0 - insets.left, y: 0 - insets.top)
  }

  /// Whether the content of a view of this type can be dragged along the axis however small it is.
  package func alwaysBounces(_ axis: Axis, type: ViewType) -> Bool {
    switch axis {
    case .horizontal: alwaysBounceHorizontal
    case .vertical: alwaysBounceVertical ?? (type == .tableView)
    }
  }
}

/// When the safe area adds to the content inset of a scroll view, in UIKit's words.
package enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
  /// Like `scrollableAxes`, and at the top and bottom of a controller's first scroll view in a navigation controller.
  case automatic
  /// On the axes on which the content can be scrolled.
  case scrollableAxes
  case never
  case always
}
