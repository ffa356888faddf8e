/// What a stack view does with its arranged subviews.
package struct StackConfiguration: Equatable, Sendable {
  package enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Across the axis. `top` is another word for `leading`, `bottom` for `trailing`.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// The spacing after one subview in place of the stack's.
  package struct CustomSpacing: Equatable, Sendable {
    /// Index of the subview.
    package var view: Int32
    package var spacing: Double
    package init(view: Int32, spacing: Double) { (self.view, self.spacing) = (view, spacing) }
  }

  /// Index of the stack view.
  package var view: Int32
  package var axis: Axis = .horizontal
  package var distribution: Distribution = .fill
  package var alignment: Alignment = .fill
  /// In points, of either sign.
  package var spacing: Double = 0
  /// Indices of subviews in the order of the stack; nil for all subviews in theirs.
  package var arrangedSubviews: [Int32]?
  package var customSpacing: [CustomSpacing] = []
  package var isLayoutMarginsRelativeArrangement = false, isBaselineRelativeArrangement = false
  /// Whether labels of several lines in a row wish for an equal part of it (AL-stack-text-width).
  package var disambiguatesTextWidths = true
  /// How much hidden subviews wish for no length along the axis (AL-stack-hidden).
  package var hidingPriority: Float = LayoutConstraint.required

  /// What `"system"` means between siblings.
  package static let systemSpacing: Double = 8

  package init(view: Int32) { self.view = view }
}
