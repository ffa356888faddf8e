import LayoutModel

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
