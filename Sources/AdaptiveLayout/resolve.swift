package import LayoutModel

/// Resolves a document to frames, the way UIKit would in the given window.
///
/// A layout whose constraints conflict is still a layout: the constraint that gives way is reported in
/// ``Layout/diagnostics``. The document must have passed ``validateConstraints(_:)`` and
/// ``validateFeatures(_:in:)``.
///
/// - Parameters:
///   - environment: What of the window decides the layout; see ``PreparedDocument/environment(of:for:)``.
///   - window: For the answer only.
///   - detail: What to find besides the layout.
///   - workspace: Memory that is used again from call to call.
///   - shouldStop: Asked now and then; true ends the work.
/// - Throws: ``ResolutionError``.
/// - Complexity: One solve for each controller, and one more for each time that safe areas or margins follow
///   frames; all again as ``Restarts`` says.
package func resolve(
  _ prepared: PreparedDocument, in environment: ResolutionEnvironment,
  detail: ResolutionDetail = [], workspace: inout ResolutionWorkspace, shouldStop: (() -> Bool)? = nil
) throws(ResolutionError) -> Layout {
  var restarts = Restarts(prepared)
  while true {
    var state = restarts.begin(prepared, in: environment, using: &workspace.state)
    workspace.trees.restart()
    state.detail = detail
    defer { state.giveBack(to: &workspace.state) }
    try resolveSubtree(of: 0, in: &state, workspace: &workspace, shouldStop: shouldStop)
    let pushed = try resolvePresentations(in: &state, workspace: &workspace, shouldStop: shouldStop)
    if pushed.isEmpty, !state.document.lists.isEmpty {
      try layOutLists(in: &state, workspace: &workspace, shouldStop: shouldStop)
    }
    if try !restarts.areNeeded(after: state, pushing: pushed) {
      return extractLayout(state, exactOrigins: &workspace.exactOrigins)
    }
  }
}

/// Resolves a document in one window only.
package func resolve(
  _ document: LayoutDocument, in window: WindowEnvironment, detail: ResolutionDetail = [],
  workspace: inout ResolutionWorkspace, shouldStop: (() -> Bool)? = nil
) throws(ResolutionError) -> Layout {
  let prepared = PreparedDocument(document, using: &workspace)
  return try resolve(
    prepared, in: ResolutionEnvironment(window), detail: detail, workspace: &workspace, shouldStop: shouldStop
  )
}

/// Why a resolution has no result.
package enum ResolutionError: Error, Hashable, Sendable {
  /// The caller asked to stop.
  case timeLimit
  /// Rules match because of what they change, and then do not. Indices in ``LayoutDocument/rules``.
  case breakpointCycle(rules: [Int])
}

/// Resolves a controller that has a place, and everything below it: parents first, so that what a step needs from
/// above is final (TR-pipeline).
func resolveSubtree(
  of root: Int, in state: inout ResolutionState, workspace: inout ResolutionWorkspace,
  shouldStop: (() -> Bool)?
) throws(ResolutionError) {
  let first = state.order.count
  var pending: [Int] = []
  var next: Int? = root
  while let index = next {
    if shouldStop?() == true { throw .timeLimit }
    try resolveController(index, in: &state, workspace: &workspace, shouldStop: shouldStop)
    pending += state.controllers[index].children.reversed()
    next = pending.popLast()
  }
  try layOutBars(
    of: first..<state.order.count, in: &state, workspace: &workspace, shouldStop: shouldStop)
}
