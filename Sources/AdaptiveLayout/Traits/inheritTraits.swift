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
  guard state.rules != nil else {
    addOverrides(of: state[written: index], index, in: state, to: &traits)  // 3, 5
    traits.merge(state[written: index].traitOverrides)  // 7
    return traits
  }
  addOverrides(
    of: state.values(of: index, matches).node ?? state[written: index], index, in: state, to: &traits)
  applyRules(scopedTo: .controller(Int32(index)), traits: &traits, in: state, matches: &matches)  // 6
  traits.merge((state.values(of: index, matches).node ?? state[written: index]).traitOverrides)  // 7
  return traits
}

/// What a controller's surroundings say to it, and its style.
private func addOverrides(
  of node: ControllerNode, _ index: Int, in state: ResolutionState, to traits: inout TraitCollection
) {
  if let parent = state.overridingParent(of: index) {
    traits.merge(childOverride(of: node, from: parent, in: state))  // 3
  }
  if let style = node.overrideUserInterfaceStyle {
    traits[.userInterfaceStyle] = .choice(style.rawValue)  // 5
  }
}

/// What the parent says to a child: its answer if it is asked, else what it set before (TR-dynamic-override,
/// TR-child-rules).
private func childOverride(
  of node: ControllerNode, from parent: Int, in state: ResolutionState
) -> TraitCollection {
  guard let rules = node.childTraitRules else { return node.overrideTraits }
  let context = state.conditionContext(ofController: parent, traits: state.traits(ofController: parent))
  let answer = rules.rules.first { matches($0.when, in: context) }?.traits ?? TraitCollection()
  return rules.includesStatic ? TraitCollection(traitsFrom: [node.overrideTraits, answer]) : answer
}

/// Views have the traits of what they lie in, and what they say themselves on top (TR-view-inherits,
/// TR-trait-overrides).
///
/// - Parameters:
///   - controllerTraits: Of the controller.
///   - matches: Learns which rules of the views match.
func inheritTraits(
  toViewsOf index: Int, from controllerTraits: TraitCollection, in state: ResolutionState,
  matches: inout RuleMatches?
) -> ViewTraits {
  guard !state.document.viewTraitOverrides.isEmpty || state.rules?.changesTraitsOfViews == true else {
    return ViewTraits()
  }
  let document = state.document
  let range = document.viewRange(ofController: index)
  var result = ViewTraits(of: range)
  for view in range {
    if let superview = document.views[view].superview {
      result.copy(fromView: Int(superview), toView: view)
    }
    var traits = result[view] ?? controllerTraits
    let inherited = traits
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
  /// The controller whose overrides for its children reach this one: the parent that the request gives it, for as
  /// long as it is the parent, or holds what was made around it.
  fileprivate func overridingParent(of index: Int) -> Int? {
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
  /// For every custom trait the value in the collection, or its default (TR-custom-default).
  func values(of declared: [CustomTrait]) -> [String: CustomTraitValue] {
    var values: [String: CustomTraitValue] = [:]
    for trait in declared { values[trait.id] = self[custom: trait.id] ?? trait.defaultValue }
    return values
  }
}
