import LayoutModel

/// The rules of a document while it is resolved: which of them match, and what they change.
///
/// The `set` of a request takes part like a rule that always matches and comes after all others (traits B-31).
struct BreakpointState {
  /// Rules in the order in which they are applied: by layer, then as the request has them (traits B-30).
  let rules: [BreakpointRule]
  /// For each scope the places of its rules in ``rules``.
  let places: [EnvironmentNode: [Int]]
  /// What changes in the views of each controller, in the order of application.
  private(set) var viewChanges: [[RankedChange<ViewProperty>]]
  private(set) var constraintChanges: [[RankedChange<LayoutConstraint.Property>]]
  /// What changes in each controller itself.
  private(set) var controllerChanges: [[RankedChange<ControllerNode.Property>]]
  /// Which rules match, as far as they were evaluated; one more at the end for the request's own `set`.
  private(set) var matched: [Bool]
  /// Which rules matched in the last pass: what parents and presenters read of a controller before it is reached.
  private var foreseen: [Bool]
  /// How each rule was evaluated; nil where its scope was not reached.
  private var evaluations: [Evaluation?]
  /// For each view what changes of its own trait overrides.
  private(set) var traitChanges: [Int: [RankedChange<TraitCollection>]] = [:]
  /// For each of ``rules`` its index in the document.
  private let indices: [Int]
  /// Those of the document's rules that would match otherwise after the last pass.
  private(set) var changedRules: [Int] = []

  /// How often a document is solved before its rules are called a cycle (traits B-41).
  static let passLimit = 4

  /// The sizes that rules refer to, as the last pass left them; nil before the first.
  private var lastSizes: [Size?]?

  /// One change, and the place of its rule.
  struct RankedChange<Property: Sendable> {
    var rank: Int
    var target: Int
    var property: Property
  }

  private struct Evaluation {
    var context: ConditionContext
    /// The view whose size only the solution tells, nil where the size was known.
    var awaited: Int?
  }

  /// Nil for a document without rules and changes.
  init?(_ document: LayoutDocument) {
    guard !document.rules.isEmpty || !document.overrides.isEmpty else { return nil }
    indices = document.rules.indices.sorted {
      (document.rules[$0].layer, $0) < (document.rules[$1].layer, $1)
    }
    rules = indices.map { document.rules[$0] }
    var places: [EnvironmentNode: [Int]] = [:]
    for (place, rule) in rules.enumerated() { places[rule.scope, default: []].append(place) }
    self.places = places
    viewChanges = Array(repeating: [], count: document.controllers.count)
    constraintChanges = Array(repeating: [], count: document.controllers.count)
    controllerChanges = Array(repeating: [], count: document.controllers.count)
    matched = Array(repeating: false, count: rules.count) + [true]
    foreseen = Array(repeating: false, count: rules.count)
    evaluations = Array(repeating: nil, count: rules.count)
    for (rank, changes) in (rules.map(\.changes) + [document.overrides]).enumerated() {
      add(changes, rank: rank, of: document)
    }
  }

  private mutating func add(_ changes: PropertyChanges, rank: Int, of document: LayoutDocument) {
    for change in changes.views {
      let target = Int(change.target)
      if case .traitOverrides(let traits) = change.property {
        traitChanges[target, default: []].append(
          RankedChange(rank: rank, target: target, property: traits))
        continue
      }
      viewChanges[Int(document.views[target].controller)].append(
        RankedChange(rank: rank, target: target, property: change.property))
    }
    for change in changes.constraints {
      let target = Int(change.target)
      let view = Int(document.view(of: document.constraints[target].firstItem))
      constraintChanges[Int(document.views[view].controller)].append(
        RankedChange(rank: rank, target: target, property: change.property))
    }
    for change in changes.controllers {
      let target = Int(change.target)
      controllerChanges[target].append(
        RankedChange(rank: rank, target: target, property: change.property))
    }
  }

  /// Evaluates one rule. While the size that it refers to is not known, it does not match.
  ///
  /// - Parameter awaited: The view whose size only the solution tells, nil where the context has the size.
  mutating func evaluate(_ place: Int, in context: ConditionContext, awaiting awaited: Int?) -> Bool {
    evaluations[place] = Evaluation(context: context, awaited: awaited)
    var context = context
    if awaited != nil {
      guard let lastSizes else { return false }
      context.size = lastSizes[place]
    }
    matched[place] = matches(rules[place].condition, in: context)
    return matched[place]
  }

  /// Whether what a rule says of controllers holds: as it was evaluated in this pass, before that as in the last one.
  func holds(_ rank: Int) -> Bool {
    rank < rules.count && evaluations[rank] == nil ? foreseen[rank] : matched[rank]
  }

  /// The rules that would match otherwise now that sizes are known, and those that were not foreseen where
  /// controllers were asked before they were reached; the next pass reads these sizes and foresees these matches.
  ///
  /// - Parameter size: Of a view, as solved; nil where it has none.
  /// - Returns: Whether there are any.
  mutating func findChanges(size: (Int) -> Size?) -> Bool {
    var sizes: [Size?] = Array(repeating: nil, count: rules.count)
    changedRules = []
    for place in rules.indices
    where !rules[place].changes.controllers.isEmpty && rules[place].scope != .window {
      // A scope that is not reached leaves things as they were foreseen.
      if evaluations[place] != nil, matched[place] != foreseen[place] { changedRules.append(indices[place]) }
    }
    for (place, evaluation) in evaluations.enumerated() {
      guard var context = evaluation?.context, let awaited = evaluation?.awaited else { continue }
      sizes[place] = size(awaited)
      context.size = sizes[place]
      if matches(rules[place].condition, in: context) != matched[place],
        !changedRules.contains(indices[place])
      {
        changedRules.append(indices[place])
      }
    }
    changedRules.sort()
    lastSizes = sizes
    return !changedRules.isEmpty
  }

  /// Forgets what matched, for another pass.
  mutating func beginPass() {
    for place in rules.indices {
      if evaluations[place] != nil { foreseen[place] = matched[place] }
      matched[place] = false
      evaluations[place] = nil
    }
  }

  /// The ids of the rules that match, in the order of application (traits B-3).
  var matchedRules: [String] { rules.indices.filter { matched[$0] }.map { rules[$0].id } }
}
