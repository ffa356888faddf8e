/// Where a popover may stand, and to what it points.
package struct PopoverConfiguration: Equatable, Sendable {
  /// The view that it points to, by index; nil if it points to a bar item or to nothing.
  package var sourceView: Int32?
  /// In the coordinates of ``sourceView``; nil for its bounds.
  package var sourceRect: Rect?
  /// The view of a bar item, by index; the popover points to all of it.
  package var barButtonItem: Int32?
  /// The id of a bar button item of a controller, where that is no view.
  package var barButtonItemId: String?
  package var permittedArrowDirections: PopoverArrowDirections = .any
  /// Distances that it keeps from the edges of the window, in points.
  package var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  package var canOverlapSourceViewRect = false
  /// Other anchors that the delegate gives when the window's size has changed (PR-popover-reposition).
  package var reposition: Reposition?
  package init() {}

  package struct Reposition: Equatable, Sendable {
    /// Nil to keep the view.
    package var sourceView: Int32?
    /// Nil for the bounds of the view.
    package var sourceRect: Rect?
    package init(sourceView: Int32? = nil, sourceRect: Rect? = nil) {
      (self.sourceView, self.sourceRect) = (sourceView, sourceRect)
    }
  }
}

/// Where a popover's arrow points: it stands on the other side, below its anchor if up (PR-popover-directions).
package enum PopoverArrowDirection: String, Hashable, Sendable, CaseIterable {
  /// The order in which directions are tried (PR-popover-search).
  case up, down, left, right
}

/// A set of directions.
package struct PopoverArrowDirections: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let any = PopoverArrowDirections(PopoverArrowDirection.allCases)

  package init(_ directions: [PopoverArrowDirection]) {
    let bits = directions.map { UInt8(1) << (PopoverArrowDirection.allCases.firstIndex(of: $0) ?? 0) }
    self.init(rawValue: bits.reduce(0, |))
  }

  package func contains(_ direction: PopoverArrowDirection) -> Bool {
    contains(PopoverArrowDirections([direction]))
  }
}
