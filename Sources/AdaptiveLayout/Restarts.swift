import LayoutModel

/// Every reason to begin the resolution of a document again, and how often that may be.
///
/// What is below one controller comes to rest inside its own stages. Two things reach further up, where stages have
/// already run:
///
/// - **Rules that read sizes, or change controllers.** A rule may ask for the size of a view that its own changes lead
///   to, and containers and presenters ask controllers before these are reached. The next pass reads the sizes of this
///   one and foresees its matches. At most ``passLimit`` passes: then the rules go round in a circle, and the document
///   has no layout.
/// - **Presentations that push on a stack instead.** The stack was resolved without the controller that is pushed. The
///   next pass has it in place. At most once for each presentation, since a presentation that pushes once goes on to do
///   so until the rules say something else.
struct Restarts {
  /// How often a document is solved before its rules are called a cycle (traits B-41).
  static let passLimit = 4

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
  func begin(_ prepared: PreparedDocument, in environment: ResolutionEnvironment) -> ResolutionState {
    var matches = matches?.beginningOfNextPass
    let window = applyRules(toWindow: environment, of: prepared, matches: &matches)
    var state = ResolutionState(prepared, in: window, matches: matches)
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
    if rulePasses == Self.passLimit { throw .breakpointCycle(rules: matches.changedRules) }
    self.matches = matches
    pushed = [:]
    return true
  }
}
