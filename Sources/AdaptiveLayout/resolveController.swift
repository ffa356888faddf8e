import LayoutModel

/// Resolves one controller inside the place that its parent gave it, and gives its children theirs (TR-pipeline).
///
/// Each stage returns what it finds, or puts what it measures where the views have it; here, and nowhere else, it becomes
/// part of what is known.
func resolveController(
  _ index: Int, in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  let views = try prepareViews(of: index, in: &state, workspace: &workspace)
  try arrangeController(index, views, in: &state, workspace: &workspace)
  state.adopt(placeChildren(of: index, in: state))
}

struct PreparedViews {
  var plan: ConstraintPlan
  /// Texts whose height follows their width.
  var texts: [WrappingText]
}

/// Settles what a controller, its views and constraints say, and measures what the views show.
@inline(__always)
func prepareViews(
  of index: Int, in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> PreparedViews {
  state.order.append(index)
  state.controllers[index].isReached = true
  settleValues(of: index, in: &state)
  for child in state.controllers[index].children { decideInstallation(of: child, by: index, in: &state) }
  state.controllers[index].safeArea = safeArea(of: index, in: state)
  if let decision = decideContainer(index, in: &state) { state.adopt(decision, of: index) }
  let plan = ConstraintPlan(ofController: index, in: state)
  state.adopt(plan.installed)
  if state.prepared.mayShowImages {
    state.selectImages(plan)
    state.measureSymbols(plan)
  }
  let texts = try state.measureContent(of: plan.range, plan: plan, shouldStop: workspace.shouldStop)
  return PreparedViews(plan: plan, texts: texts)
}

/// Traits, variations and rules: what the controller, its views and its constraints say here.
private func settleValues(of index: Int, in state: inout ResolutionState) {
  var matches = state.matches
  let values = determineValues(
    of: index, from: state.controllers[index].inheritedTraits, in: state, matches: &matches)
  let viewTraits = inheritTraits(toViewsOf: index, from: values.traits, in: state, matches: &matches)
  let choices = chooseViewVariations(of: index, traits: values.traits, viewTraits: viewTraits, in: state)
  state.matches = matches
  state.controllers[index].traits = values.traits
  state.controllers[index].viewTraits = viewTraits
  state.adopt(values, of: index)
  choices.apply(to: &state.document)
  if let matches { state.rules?.apply(matches, toViewsOf: index, in: &state.document) }
  if !choices.views.isEmpty || matches != nil {
    state.document.takeNaturalSizes(ofViews: state.document.viewRange(ofController: index))
  }
  state.findings.diagnostics += choices.diagnostics + values.diagnostics
}

/// Adds or removes a controller by the traits of its parent, or of the one that presents it.
func decideInstallation(of index: Int, by outer: Int, in state: inout ResolutionState) {
  let (isInstalled, diagnostics) = decideInstallation(
    of: index, by: state.controllers[outer].traits, in: state)
  if let isInstalled { state.install(index, isInstalled) }
  state.findings.diagnostics += diagnostics
}
