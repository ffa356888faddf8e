package import LayoutModel

/// What should be mended in a layout, as far as it can be seen in it. What resolving itself found is in
/// ``Layout/diagnostics``.
///
/// - Parameters:
///   - layout: Resolved with ``lintDetail``.
///   - isPlaced: Whether it is known where the root is shown. Nobody knows what lies over any other one.
///   - isAsked: Whether a rule is wanted.
/// - Returns: Rule by rule, views in pre-order.
/// - Complexity: O(*n* log *n*) in the number of views, but for views that lie over each other.
package func lint(
  _ layout: Layout, isPlaced: Bool = true, _ isAsked: (Diagnostic.Code) -> Bool
) -> [Diagnostic] {
  let asked = rules.filter { isAsked($0.0) }
  if asked.isEmpty { return [] }
  let seen = SeenLayout(layout, isPlaced: isPlaced)
  return asked.flatMap { $0.1(seen) }
}

/// What a resolution has to tell for ``lint(_:_:)``.
package let lintDetail: ResolutionDetail = [.measures, .textLines, .constraints]

private let rules: [(Diagnostic.Code, @Sendable (SeenLayout) -> [Diagnostic])] = [
  (.truncatedText, { findTruncatedText(in: $0.layout) + findTruncatedBarTitles(in: $0.layout) }),
  (.smallTouchTarget, { findSmallTouchTargets(in: $0.layout) }),
  (.fixedDirection, { findFixedDirections(in: $0.layout) }),
  (.overlappingViews, findOverlappingViews),
  (.viewOutsideSuperview, findViewsOutsideSuperview),
  (.clippedView, findClippedViews),
  (.viewUnderBars, findViewsUnderBars),
]
