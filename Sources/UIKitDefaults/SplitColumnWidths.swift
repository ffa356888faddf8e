/// Widths of columns, expanded, in points (CO-split-width, CO-split-width-limits, CO-split-supplementary).
package enum SplitColumnWidths {
  /// The most that a preferred fraction comes to where no maximum is given.
  package static let maximumOfFraction = 320.0
  /// A phone's columns are this part of the whole, rounded up.
  package static let phoneFraction = 0.4
  /// The whole width from which a column is of the larger width.
  package static let wideFrom = 1366.0
  package static let wide = 375.0
  package static let narrow = 320.0

  /// What a column is wide without a wish.
  package static func automatic(of whole: Double, isPhone: Bool) -> Double {
    if isPhone { return (phoneFraction * whole).rounded(.up) }
    return whole < wideFrom ? narrow : wide
  }
}
