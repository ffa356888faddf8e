import LayoutModel

/// The traits of a controller: those of its environment, and laid over them what its surroundings and it itself say,
/// in the order of traits 2.2.
///
/// Overrides are partial: what they do not specify goes on to follow the environment (traits P-11).
func inheritTraits(to index: Int, in state: inout ResolutionState) {
  applyChanges(toController: index, in: &state)
  let controller = state.document.controllers[index]
  var traits = state.controllers[index].inheritedTraits  // 1
  traits.merge(state.controllers[index].impliedTraits)  // 2
  if let parent = state.overridingParent(of: index) {
    traits.merge(childOverride(of: controller, from: parent, in: state))  // 3
  }
  if let style = controller.overrideUserInterfaceStyle {  // 5
    traits[.userInterfaceStyle] = .choice(style.rawValue)
  }
  let node = EnvironmentNode.controller(Int32(index))
  applyRules(scopedTo: node, traits: &traits, in: &state)  // 6
  applyChanges(toController: index, in: &state)
  traits.merge(state.document.controllers[index].traitOverrides)  // 7
  state.controllers[index].traits = traits
}

/// What the parent says to a child: its answer if it is asked, else what it set before (traits P-12, P-13).
private func childOverride(
  of controller: ControllerNode, from parent: Int, in state: ResolutionState
) -> TraitCollection {
  guard let rules = controller.childTraitRules else { return controller.overrideTraits }
  let context = state.conditionContext(ofController: parent)
  let answer = rules.rules.first { matches($0.when, in: context) }?.traits ?? TraitCollection()
  return rules.includesStatic ? TraitCollection(traitsFrom: [controller.overrideTraits, answer]) : answer
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

  /// What conditions about a controller's own view read.
  func conditionContext(ofController index: Int) -> ConditionContext {
    let traits = controllers[index].traits
    return ConditionContext(
      size: controllers[index].place?.frame.size, traits: traits,
      customTraits: traits.values(of: document.customTraits),
      interfaceOrientation: environment.orientation, multitasking: environment.mode,
      presentedAs: presentedStyle(ofController: index))
  }
}

extension TraitCollection {
  /// For every custom trait the value in the collection, or its default (traits T-21).
  func values(of declared: [CustomTrait]) -> [String: CustomTraitValue] {
    var values: [String: CustomTraitValue] = [:]
    for trait in declared { values[trait.id] = self[custom: trait.id] ?? trait.defaultValue }
    return values
  }
}

/// Views have the traits of what they lie in, and what they say themselves on top (traits P-4, P-17).
func inheritTraits(toViewsOf index: Int, in state: inout ResolutionState) {
  guard !state.viewTraits.isEmpty else { return }
  for view in state.document.viewRange(ofController: index) {
    if let superview = state.document.views[view].superview {
      state.viewTraits.copy(fromView: Int(superview), toView: view)
    }
    var traits = state.traits(ofView: view)
    let inherited = traits
    applyRules(scopedTo: .view(Int32(view)), traits: &traits, in: &state)
    if let overrides = state.traitOverrides(ofView: view) { traits.merge(overrides) }
    if traits != inherited { state.viewTraits.set(traits, ofView: view) }
  }
}
