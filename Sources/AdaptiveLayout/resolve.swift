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
  let asked = workspace.ask(shouldStop)
  defer { workspace.shouldStop = asked }
  var restarts = Restarts(prepared)
  var state = try FeedbackEdge.resultsChangeBeginnings.iterate { _ throws(ResolutionError) in
    workspace.trees.restart()
    var state = restarts.begin(prepared, in: environment, using: &workspace.state)
    state.detail = detail
    try resolveSubtree(of: 0, in: &state, workspace: &workspace)
    let pushed = try resolvePresentations(in: &state, workspace: &workspace)
    if pushed.isEmpty, !state.document.document.draft.lists.isEmpty {
      try layOutLists(in: &state, workspace: &workspace)
    }
    let isSettled = try !restarts.areNeeded(after: state, pushing: pushed)
    if !isSettled { state.giveBack(to: &workspace.state) }
    return (state, isSettled)
  }.result
  defer { state.giveBack(to: &workspace.state) }
  return extractLayout(state, exactOrigins: &workspace.exactOrigins)
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
package enum ResolutionError: Error, Equatable, Sendable {
  /// The caller asked to stop.
  case timeLimit
  /// Rules match because of what they change, and then do not. Indices in ``LayoutDocument/rules``.
  case breakpointCycle(rules: [Int])
}

/// Resolves a controller that has a place, and everything below it: parents first, so that what a step needs from
/// above is final (TR-pipeline).
func resolveSubtree(
  of root: Int, in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  let first = state.order.count
  var pending: [Int] = []
  var next: Int? = root
  while let index = next {
    try workspace.checkTime()
    try resolveController(index, in: &state, workspace: &workspace)
    pending += state.controllers[index].children.reversed()
    next = pending.popLast()
  }
  try layOutBars(
    of: first..<state.order.count, in: &state, workspace: &workspace)
}

/// What makes the resolution of a document begin again; see ``FeedbackEdge/resultsChangeBeginnings``. The other edges come
/// to rest inside the stages of one controller.
struct Restarts {
  /// Rules as the last pass left them; nil for a document without rules.
  private var matches: RuleMatches?
  /// The presentations that are known to push, by number.
  private var pushed: [Int: PresentationLayout] = [:]
  /// How often the rules asked for another pass.
  private var rulePasses = 0

  init(_ prepared: PreparedDocument) {
    matches = prepared.rules.map { RuleMatches($0) }
  }

  /// A resolution in which the window and the root controller have their places.
  ///
  /// - Parameter memory: Taken until the resolution gives it back.
  func begin(
    _ prepared: PreparedDocument, in environment: ResolutionEnvironment,
    using memory: inout ResolutionState.Memory
  ) -> ResolutionState {
    var matches = matches?.beginningOfNextPass
    let window = applyRules(toWindow: environment, of: prepared, matches: &matches)
    var state = ResolutionState.begin(prepared, in: window, matches: matches, using: &memory)
    state.foreseeAll()
    push(pushed, in: &state)
    state.controllers[0].inheritedTraits = window.traits
    state.controllers[0].place = placeRoot(in: window)
    return state
  }

  /// Whether a resolution must begin again, with what it found out.
  ///
  /// - Parameter found: The presentations that push, of which the resolution did not know.
  /// - Throws: ``ResolutionError/breakpointCycle(rules:)``.
  mutating func areNeeded(
    after state: ResolutionState, pushing found: [Int: PresentationLayout]
  ) throws(ResolutionError) -> Bool {
    if !found.isEmpty {
      pushed.merge(found) { first, _ in first }
      return true
    }
    guard var matches = state.matches else { return false }
    matches.findChanges { state.solvedSize(ofView: $0) }
    if matches.changedRules.isEmpty { return false }
    rulePasses += 1
    if rulePasses == FeedbackEdge.rulesReadResults.limit {
      throw .breakpointCycle(rules: matches.changedRules)
    }
    self.matches = matches
    pushed = [:]
    return true
  }
}
