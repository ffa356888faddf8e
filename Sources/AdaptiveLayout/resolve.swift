import ConstraintSolver
package import LayoutModel

/// Resolves a document to frames, the way UIKit would in the given window.
///
/// A layout whose constraints conflict is still a layout: the constraint that gives way is reported in
/// ``Layout/diagnostics``. The document must have passed ``validateConstraints(_:)`` and
/// ``validateFeatures(_:in:)``.
///
/// - Parameters:
///   - workspace: Memory that is used again from call to call.
///   - shouldStop: Asked now and then; true ends the work.
/// - Throws: ``ResolutionError``.
/// - Complexity: One solve for each controller, and one more for each time that safe areas or margins follow
///   frames; all again where presented controllers are pushed on a stack instead.
package func resolve(
  _ document: LayoutDocument, in environment: WindowEnvironment, workspace: inout ResolutionWorkspace,
  shouldStop: (() -> Bool)? = nil
) throws(ResolutionError) -> Layout {
  var breakpoints = BreakpointState(document)
  var pushed: [Int: PresentationLayout] = [:]
  var passes = 0
  while true {
    let window = environment.applying(&breakpoints, of: document)
    var state = ResolutionState(document, in: window, breakpoints: breakpoints)
    applyForeseenChanges(in: &state)
    push(pushed, in: &state)
    placeRoot(in: &state)
    try resolveSubtree(of: 0, in: &state, workspace: &workspace, shouldStop: shouldStop)
    let found = try resolvePresentations(in: &state, workspace: &workspace, shouldStop: shouldStop)
    if !found.isEmpty {
      // Stacks have more controllers than was known when they were resolved.
      pushed.merge(found) { first, _ in first }
      continue
    }
    guard state.needsAnotherPass() else { return extractLayout(state) }
    passes += 1
    if passes == BreakpointState.passLimit {
      throw .breakpointCycle(rules: state.breakpoints?.changedRules ?? [])
    }
    breakpoints = state.breakpoints
    pushed = [:]
  }
}

/// Why a resolution has no result.
package enum ResolutionError: Error, Hashable, Sendable {
  /// The caller asked to stop.
  case timeLimit
  /// Rules match because of what they change, and then do not. Indices in ``LayoutDocument/rules``.
  case breakpointCycle(rules: [Int])
}

/// Resolves a controller that has a place, and everything below it: parents first, so that what a step needs from
/// above is final (traits 0.4).
func resolveSubtree(
  of root: Int, in state: inout ResolutionState, workspace: inout ResolutionWorkspace,
  shouldStop: (() -> Bool)?
) throws(ResolutionError) {
  var pending = [root]
  while let index = pending.popLast() {
    if shouldStop?() == true { throw .timeLimit }
    try resolveController(index, in: &state, workspace: &workspace, shouldStop: shouldStop)
    pending += state.controllers[index].children.reversed()
  }
}

/// Resolves one controller inside the place that its parent gave it, and gives its children theirs: steps 3 to 6 of
/// traits 0.4.
private func resolveController(
  _ index: Int, in state: inout ResolutionState, workspace: inout ResolutionWorkspace,
  shouldStop: (() -> Bool)?
) throws(ResolutionError) {
  state.order.append(index)
  inheritTraits(to: index, in: &state)
  inheritTraits(toViewsOf: index, in: &state)
  applyVariations(to: index, in: &state)
  installChildren(of: index, in: &state)
  applyRules(to: index, in: &state)
  addSafeArea(to: index, in: &state)
  decideContainer(index, in: &state)
  let plan = ConstraintPlan(ofController: index, in: &state)
  selectImages(ofController: index, plan: plan, in: &state)
  let texts = measureContent(ofController: index, plan: plan, in: &state)
  try arrangeController(
    index, texts: texts, plan: plan, in: &state, workspace: &workspace, shouldStop: shouldStop)
  placeChildren(of: index, in: &state)
}
