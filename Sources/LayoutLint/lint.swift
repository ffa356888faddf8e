package import LayoutModel

/// What should be mended in a layout, as far as it can be seen in it. What resolving itself found is in
/// ``Layout/diagnostics``.
///
/// - Parameters:
///   - layout: Resolved with ``lintDetail``.
///   - isAsked: Whether a rule is wanted.
/// - Returns: Rule by rule, views in pre-order.
/// - Complexity: O(*n* log *n*) in the number of views, but for views that lie over each other.
package func lint(_ layout: Layout, _ isAsked: (Diagnostic.Code) -> Bool) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (code, rule) in rules where isAsked(code) { found += rule(layout) }
  return found
}

/// What a resolution has to tell for ``lint(_:_:)``.
package let lintDetail: ResolutionDetail = [.measures, .textLines, .constraints]

private let rules: [(Diagnostic.Code, @Sendable (Layout) -> [Diagnostic])] = [
  (.truncatedText, findTruncatedText),
  (.smallTouchTarget, findSmallTouchTargets),
  (.fixedDirection, findFixedDirections),
  (.overlappingViews, findOverlappingViews),
  (.viewOutsideSuperview, findViewsOutsideSuperview),
  (.clippedView, findClippedViews),
  (.viewUnderBars, findViewsUnderBars),
]
