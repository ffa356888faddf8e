/// What a document says of a scroll view's content.
package struct ScrollConfiguration: Hashable, Sendable {
  /// Index of the scroll view.
  package var view: Int32
  /// Nil for the content's own edge: the negative insets.
  package var givenContentOffset: Point?
  /// No constraint sees them.
  package var adjustedContentInset: EdgeInsets = .zero
  /// Nil leaves the insets as the document says them.
  package var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior?

  /// Whether the safe area is added to the content's insets, so that nothing of it reaches the content.
  package var adjustsToSafeArea: Bool {
    contentInsetAdjustmentBehavior.map { $0 != .never } ?? false
  }

  package init(view: Int32) {
    self.view = view
  }

  /// The point of the content that lies in the upper left corner of the scroll view.
  package var contentOffset: Point {
    givenContentOffset ?? Point(x: 0 - adjustedContentInset.left, y: 0 - adjustedContentInset.top)
  }

  /// A value that an environment may replace.
  package enum Property: Hashable, Sendable {
    case contentOffset(Point)
    case adjustedContentInset(EdgeInsets)
    case contentInsetAdjustmentBehavior(ContentInsetAdjustmentBehavior)
  }

  /// Sets one value.
  package mutating func apply(_ property: Property) {
    switch property {
    case .contentOffset(let value): givenContentOffset = value
    case .adjustedContentInset(let value): adjustedContentInset = value
    case .contentInsetAdjustmentBehavior(let value): contentInsetAdjustmentBehavior = value
    }
  }
}

/// What a scroll view makes of its safe area, in UIKit's words.
package enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic, scrollableAxes, never, always
}
