import LayoutModel

/// The traits of a controller: those of its environment, and laid over them what its surroundings and it itself say,
/// in UIKit's order (TR-order).
///
/// Overrides are partial: what they do not specify goes on to follow the environment (TR-partial).
///
/// - Parameters:
///   - inherited: The traits of the environment that it hangs from.
///   - matches: Learns which rules of the controller match.
func inheritTraits(
  to index: Int, from inherited: TraitCollection, in state: ResolutionState,
  matches: inout RuleMatches?
) -> TraitCollection {
  var traits = inherited  // 1
  traits.merge(state.controllers[index].impliedTraits)  // 2
  // Nobody wrote anything of a controller that was made here.
  let written = state.prepared.document.controllers
  guard index < written.count else { return traits }
  guard state.rules != nil else {
    // Value by value: a controller is large.
    traits.merge(
      childOverride(
        written[index].overrideTraits, written[index].childTraitRules, of: index, in: state))  // 3
    traits.apply(written[index].overrideUserInterfaceStyle)  // 5
    traits.merge(written[index].traitOverrides)  // 7
    return traits
  }
  let node = state.values(of: index, matches).node ?? written[index]
  traits.merge(childOverride(node.overrideTraits, node.childTraitRules, of: index, in: state))  // 3
  traits.apply(node.overrideUserInterfaceStyle)  // 5
  applyRules(scopedTo: .controller(Int32(index)), traits: &traits, in: state, matches: &matches)  // 6
  traits.merge((state.values(of: index, matches).node ?? written[index]).traitOverrides)  // 7
  return traits
}

/// What the parent says to a child: its answer if it is asked, else what it set before (TR-dynamic-override,
/// TR-child-rules). Nothing to a controller that is not where the request has it.
func childOverride(
  _ overrides: TraitCollection, _ rules: ChildTraitRules?, of index: Int, in state: ResolutionState
) -> TraitCollection {
  guard let parent = state.overridingParent(of: index) else { return TraitCollection() }
  guard let rules else { return overrides }
  let context = state.conditionContext(ofController: parent, traits: state.traits(ofController: parent))
  let answer = rules.rules.first { matches($0.when, in: context) }?.traits ?? TraitCollection()
  return rules.includesStatic ? TraitCollection(traitsFrom: [overrides, answer]) : answer
}

/// Views have the traits of what they lie in, and what they say themselves on top (TR-view-inherits,
/// TR-view-style, TR-trait-overrides).
///
/// - Parameters:
///   - controllerTraits: Of the controller.
///   - matches: Learns which rules of the views match.
func inheritTraits(
  toViewsOf index: Int, from controllerTraits: TraitCollection, in state: ResolutionState,
  matches: inout RuleMatches?
) -> ViewTraits {
  guard state.viewsSayTraits else { return ViewTraits() }
  let document = state.document
  let range = document.viewRange(ofController: index)
  var result = ViewTraits(of: range)
  for view in range {
    if let superview = document.views[view].superview {
      result.copy(fromView: Int(superview), toView: view)
    }
    var traits = result[view] ?? controllerTraits
    let inherited = traits
    traits.apply(state.interfaceStyle(ofView: view, matches))
    applyRules(scopedTo: .view(Int32(view)), traits: &traits, in: state, matches: &matches)
    var overrides = document.viewTraitOverrides[Int32(view)]
    if let book = state.rules, let matches, let changed = book.traitOverrides(ofView: view, matches) {
      overrides = changed
    }
    if let overrides { traits.merge(overrides) }
    if traits != inherited { result.set(traits, ofView: view) }
  }
  return result
}

extension ResolutionState {
  /// Whether any view may have other traits than what it lies in.
  var viewsSayTraits: Bool {
    !document.viewTraitOverrides.isEmpty || !document.viewInterfaceStyles.isEmpty
      || rules?.changesTraitsOfViews == true
  }

  /// The style that a view asks for, nil for none.
  func interfaceStyle(ofView view: Int, _ matches: RuleMatches?) -> UserInterfaceStyle? {
    if let rules, let matches, let changed = rules.interfaceStyle(ofView: view, matches) { return changed }
    return document.viewInterfaceStyles[Int32(view)]
  }

  /// The controller whose overrides for its children reach this one: the parent that the request gives it, for as
  /// long as it is the parent, or holds what was made around it.
  func overridingParent(of index: Int) -> Int? {
    guard case .child(let written, _) = document.controllers[index].place,
      var parent = document.controllers[index].parent.map(Int.init)
    else { return nil }
    if case .implied(let content) = document.controllers[parent].place, Int(content) == index {
      guard let outer = document.controllers[parent].parent else { return nil }
      parent = Int(outer)
    }
    return parent == Int(written) ? parent : nil
  }
}

extension TraitCollection {
  /// Lays the style that a controller or a view asks for over the traits.
  fileprivate mutating func apply(_ style: UserInterfaceStyle?) {
    if let style { self[.userInterfaceStyle] = .choice(style.rawValue) }
  }

  /// For every custom trait the value in the collection, or its default (TR-custom-default).
  func values(of declared: [CustomTrait]) -> [String: CustomTraitValue] {
    var values: [String: CustomTraitValue] = [:]
    for trait in declared { values[trait.id] = self[custom: trait.id] ?? trait.defaultValue }
    return values
  }
}
