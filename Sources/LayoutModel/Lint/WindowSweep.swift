/// What a scene was looked at in: windows of all sizes of a range, and what changes between them.
///
/// Sizes are those of ``step``: half points, the finest that a window of any device has.
package struct WindowSweep: Equatable, Sendable {
  /// The side of the window that has all sizes.
  package enum Side: String, CaseIterable, Sendable {
    case width, height
  }

  /// Sizes from one to another, both included, in points.
  package struct Interval: Equatable, Sendable {
    package var from, to: Double
    package init(from: Double, to: Double) { (self.from, self.to) = (from, to) }
  }

  /// What the size of a window decides by a comparison.
  package struct Switches: Equatable, Sendable {
    package var sizeClasses: SizeClasses
    /// Ids of the rules that match; nil for a document without rules.
    package var matchedRules: [String]?
    /// Ids of the controllers whose columns are collapsed.
    package var collapsed: [String]
    package init(_ sizeClasses: SizeClasses, matchedRules: [String]?, collapsed: [String]) {
      (self.sizeClasses, self.matchedRules, self.collapsed) = (sizeClasses, matchedRules, collapsed)
    }
  }

  /// Sizes in which the window decides the same.
  package struct Band: Equatable, Sendable {
    package var sizes: Interval
    package var switches: Switches
    package init(_ sizes: Interval, _ switches: Switches) { (self.sizes, self.switches) = (sizes, switches) }
  }

  /// A view that changes by more than the window does, from the size before.
  package struct Jump: Equatable, Sendable {
    /// The first size after it, in points.
    package var at: Double
    /// Id of a view none of whose superviews jumps there.
    package var view: String
    /// By how many points it moves and grows along the side, in its superview.
    package var moved, grown: Double
    package init(at: Double, view: String, moved: Double, grown: Double) {
      (self.at, self.view, self.moved, self.grown) = (at, view, moved, grown)
    }
  }

  /// Half a point.
  package static let step = 0.5
  /// The largest side that is asked for, in points.
  package static let largest = 10_000.0

  package var side: Side
  package var sizes: Interval
  /// How long the side of the window is that does not change, in points.
  package var otherSide: Double
  /// From the smallest size on; together all sizes.
  package var bands: [Band] = []
  package var jumps: [Jump] = []
  /// The sizes in which nothing was found.
  package var clean: [Interval] = []
  /// How many sizes were laid out to know it.
  package var solved = 0

  package init(_ side: Side, _ sizes: Interval, otherSide: Double) {
    (self.side, self.sizes, self.otherSide) = (side, sizes, otherSide)
  }
}
