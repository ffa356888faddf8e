import LayoutModel

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
  window.traits.merge(prepared.document.overrides.traits)
  return window
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

  /// What a view says to itself: the document's word, or that of the last rule that matches.
  func traitOverrides(ofView view: Int, _ matches: RuleMatches) -> TraitCollection? {
    traitChanges[view]?.last { matches.isMatched($0.rank) }?.property
  }

  /// The style that a view asks for by the last rule that matches; nil if none speaks of it.
  func interfaceStyle(ofView view: Int, _ matches: RuleMatches) -> UserInterfaceStyle?? {
    styleChanges[view]?.last { matches.isMatched($0.rank) }?.property
  }

  /// Whether rules may give views other traits than their controllers have.
  var changesTraitsOfViews: Bool {
    !traitChanges.isEmpty || !styleChanges.isEmpty
      || rules.contains { if case .view = $0.scope { true } else { false } }
  }
}
