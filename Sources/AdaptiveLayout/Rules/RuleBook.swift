import LayoutModel

/// The rules of a document in the order in which they are applied, and what they change: the same in every
/// environment.
///
/// The `set` of a request takes part like a rule that always matches and comes after all others (BP-ladder).
struct RuleBook: Sendable {
  /// By layer, then as the request has them (BP-cascade).
  let rules: [BreakpointRule]
  /// For each of ``rules`` its index in the document.
  let indices: [Int]
  let places: [EnvironmentNode: [Int]]
  /// What changes in the views of each controller, in the order of application.
  private var viewChanges: [[RankedChange<ViewProperty>]]
  private var constraintChanges: [[RankedChange<LayoutConstraint.Property>]]
  private var controllerChanges: [[RankedChange<ControllerNode.Property>]]
  /// For each view what changes of its own trait overrides.
  private var traitChanges: [Int: [RankedChange<TraitCollection>]] = [:]
  /// Changes of the style that each node asks for.
  private var styleChanges: [Int: [RankedChange<UserInterfaceStyle?>]] = [:]

  /// One change, and the place of its rule; the request's own `set` has the place after the last.
  private struct RankedChange<Property: Sendable>: Sendable {
    var rank: Int
    var target: Int
    var property: Property
  }

  /// Nil for a document without rules and changes.
  init?(_ document: borrowing DocumentValues) {
    guard !document.document.draft.rules.isEmpty || !document.document.draft.overrides.isEmpty else {
      return nil
    }
    let written = document.document.draft.rules
    indices = written.indices.sorted { (written[$0].layer, $0) < (written[$1].layer, $1) }
    rules = indices.map { written[$0] }
    places = Dictionary(grouping: rules.indices) { [rules] in rules[$0].scope }
    viewChanges = Array(repeating: [], count: document.controllers.count)
    constraintChanges = Array(repeating: [], count: document.controllers.count)
    controllerChanges = Array(repeating: [], count: document.controllers.count)
    for (rank, rule) in rules.enumerated() { add(rule.changes, rank: rank, of: document) }
    add(document.document.draft.overrides, rank: rules.count, of: document)
  }

  private mutating func add(_ changes: PropertyChanges, rank: Int, of document: DocumentValues) {
    func ranked<Property>(_ target: Int, _ property: Property) -> RankedChange<Property> {
      RankedChange(rank: rank, target: target, property: property)
    }
    for change in changes.views {
      let target = Int(change.target)
      switch change.property {
      case .traitOverrides(let traits): traitChanges[target, default: []].append(ranked(target, traits))
      case .overrideUserInterfaceStyle(let style):
        styleChanges[target, default: []].append(ranked(target, style))
      default:
        viewChanges[Int(document.views[target].controller)].append(ranked(target, change.property))
      }
    }
    for change in changes.constraints {
      let target = Int(change.target)
      let view = Int(document.view(of: document.constraints[target].firstItem))
      constraintChanges[Int(document.views[view].controller)].append(ranked(target, change.property))
    }
    for change in changes.controllers {
      controllerChanges[Int(change.target)].append(ranked(Int(change.target), change.property))
    }
  }
}

extension RuleBook {
  /// Gives a controller, and the presentation that shows it, the values that rules and the request's `set` have for
  /// them as far as is known.
  func apply(
    _ matches: RuleMatches, to values: inout ControllerValues, of index: Int, in document: DocumentValues
  ) {
    guard changes(controller: index) else { return }
    values.change(index, in: document) { node, presentation in
      for change in controllerChanges[index] where matches.holds(change.rank) {
        if case .presentation(let values) = change.property, var changed = presentation {
          for value in values { value.apply(to: &changed) }
          presentation = changed
        }
        node.apply(change.property)
      }
    }
  }

  /// Whether rules may change a controller itself. Nobody wrote rules for controllers that nobody wrote.
  func changes(controller index: Int) -> Bool {
    index < controllerChanges.count && !controllerChanges[index].isEmpty
  }

  /// Gives the views and constraints of a controller the values that matching rules and the request's `set` have for
  /// them.
  func apply(_ matches: RuleMatches, toViewsOf index: Int, in document: inout DocumentValues) {
    guard index < viewChanges.count else { return }
    for change in viewChanges[index] where matches.isMatched(change.rank) {
      document.apply(change.property, toView: change.target)
    }
    for change in constraintChanges[index] where matches.isMatched(change.rank) {
      document.constraints[change.target].apply(change.property)
    }
  }

  /// What a view says to itself by the last rule that matches; nil if none speaks of it.
  func traitOverrides(ofView view: Int, _ matches: RuleMatches) -> TraitCollection? {
    traitChanges[view]?.last { matches.isMatched($0.rank) }?.property
  }

  /// The style that a view asks for by the last rule that matches; nil if none speaks of it.
  func interfaceStyle(ofView view: Int, _ matches: RuleMatches) -> UserInterfaceStyle?? {
    styleChanges[view]?.last { matches.isMatched($0.rank) }?.property
  }

  var changesTraitsOfViews: Bool {
    !traitChanges.isEmpty || !styleChanges.isEmpty
      || rules.contains { if case .view = $0.scope { true } else { false } }
  }
}

/// Evaluates the rules of one scope against what its environment says so far, and merges what they set into it:
/// (TR-order). A rule does not see what others set at the same place (BP-top-down).
func applyRules(
  scopedTo node: EnvironmentNode, traits: inout TraitCollection, in state: ResolutionState,
  matches: inout RuleMatches?
) {
  guard let book = state.rules, let places = book.places[node] else { return }
  var context = state.conditionContext(at: node, traits: traits)
  for place in places {
    let rule = book.rules[place]
    let subject = state.subject(of: rule)
    context.size = state.size(of: subject)
    let awaited = state.isKnown(subject, at: node) ? nil : subject.view
    if matches?.evaluate(place, in: context, awaiting: awaited) == true { traits.merge(rule.changes.traits) }
  }
}

/// The window with the traits that rules for it and the request's `set` give it.
func applyRules(
  toWindow environment: ResolutionEnvironment, of prepared: PreparedDocument, matches: inout RuleMatches?
) -> ResolutionEnvironment {
  guard prepared.rules != nil else { return environment }
  var window = environment
  // Rules for the window see no more than it.
  var memory = ResolutionState.Memory()
  let state = ResolutionState.begin(prepared, in: environment, matches: nil, using: &memory)
  applyRules(scopedTo: .window, traits: &window.traits, in: state, matches: &matches)
  window.traits.merge(prepared.document.draft.overrides.traits)
  return window
}
