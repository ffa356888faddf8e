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
  let asked = rules.filter { isAsked($0.code) }
  if asked.isEmpty { return [] }
  let seen = VisibleLayout(layout, isPlaced: isPlaced, asked: Set(asked.map(\.code)))
  return layout.withElements(asked.flatMap { $0.find(seen) })
}

/// What a resolution has to tell for ``lint(_:_:)``.
package let lintDetail: ResolutionDetail = [.measures, .textLines, .constraints, .firstElements]

/// What looks for the findings of each rule.
let rules: [(code: Diagnostic.Code, find: @Sendable (VisibleLayout) -> [Diagnostic])] = [
  (.truncatedText, { findTruncatedText(in: $0.layout) + findTruncatedBarTitles(in: $0.layout) }),
  (.smallTouchTarget, { findSmallTouchTargets(in: $0.layout) }),
  (.fixedDirection, { findFixedDirections(in: $0.layout) }),
  (.overlappingViews, findOverlappingViews),
  (.viewOutsideSuperview, findViewsOutsideSuperview),
  (.clippedView, findClippedViews),
  (.viewUnderBars, findViewsUnderBars),
  (.inReservedRegion, findViewsInReservedRegions),
  (.underWindowControls, findViewsUnderWindowControls),
  (.asymmetric, findAsymmetricViews),
  (.sparse, findSparseTexts),
]

extension Layout {
  /// Diagnostics with the elements of lists that they are about: what many elements have alike is told once.
  fileprivate func withElements(_ found: [Diagnostic]) -> [Diagnostic] {
    if lists.isEmpty { return found }
    let places = elementPlaces
    let named = Set(found.compactMap(\.views.first))
    var roots: [String: Int] = [:]
    for view in document.views where named.contains(view.id) {
      roots[view.id] = Int(document.controllers[Int(view.controller)].rootView)
    }
    var told = ElementFindings()
    var result: [Diagnostic] = []
    for diagnostic in found {
      result.append(diagnostic)
      guard let root = diagnostic.views.first.flatMap({ roots[$0] }), let place = places[root]
      else { continue }
      told.take(&result, from: result.count - 1, of: place, cell: document.views[root].id)
    }
    return result
  }
}
