import LayoutModel

/// What of a controller's view tree does not depend on frames: which views are installed, and which constraints are
/// active, in canonical order. Made once for an environment.
struct ConstraintPlan {
  /// The views of the controller, its root first.
  let range: Range<Int>
  /// Whether each view and every view above it in its tree is installed.
  let installed: InstalledViews
  /// The active constraints, canonically ordered (AL-canonical-order).
  let constraints: ActiveConstraints
  /// The views that make constraints of their own.
  let sources: ConstraintSources
  /// The views' own guides whose sizes depend on their insets and count, in pre-order.
  let insetGuides: [InsetGuide]
  /// Whose insets are read.
  let insetReaders: InsetReaders
  fileprivate let prepared: PreparedDocument

  /// The indices of the guides that a view owns.
  func guides(of view: Int) -> Range<Int> { prepared.parts.guides(of: view) }

  /// The indices of the guides of some views.
  func guides(in range: Range<Int>) -> Range<Int> {
    prepared.parts.firstGuide(of: range.lowerBound)..<prepared.parts.firstGuide(of: range.upperBound)
  }
}

/// Finds the views of a controller that are there, and the constraints between them.
func planConstraints(ofController controller: Int, in state: ResolutionState) -> ConstraintPlan {
  let range = state.document.viewRange(ofController: controller)
  let installed = findInstalledViews(
    range, of: state.document, isLoaded: state.controllers[controller].place != nil)
  let constraints = chooseConstraints(
    of: state.document, prepared: state.prepared, range: range, installed: installed,
    direction: state.controllers[controller].traits.layoutDirection ?? .leftToRight)
  let sources = findSources(
    ofController: controller, of: state.document, prepared: state.prepared, range: range,
    installed: installed)
  let insetGuides = state.document.insetGuides(namedBy: constraints.list, sources)
  return ConstraintPlan(
    range: range, installed: installed, constraints: constraints, sources: sources, insetGuides: insetGuides,
    insetReaders: InsetReaders(
      constraints.list, insetGuides, of: state.document, sources: sources, controller: controller,
      children: state.controllers[controller].children, parts: state.parts, range: range),
    prepared: state.prepared)
}
