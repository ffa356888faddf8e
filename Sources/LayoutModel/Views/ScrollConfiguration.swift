/// What a document says of a scroll view's content.
package struct ScrollConfiguration: Hashable, Sendable {
  /// Index of the scroll view.
  package var view: Int32
  /// Nil for the content's own edge: the negative insets.
  package var givenContentOffset: Point?
  /// No constraint sees them.
  package var adjustedContentInset: EdgeInsets = .zero

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
  }

  /// Sets one value.
  package mutating func apply(_ property: Property) {
    switch property {
    case .contentOffset(let value): givenContentOffset = value
    case .adjustedContentInset(let value): adjustedContentInset = value
    }
  }
}
