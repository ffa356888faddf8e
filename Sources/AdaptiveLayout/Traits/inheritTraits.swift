package import LayoutModel

/// The traits of a controller: those of its environment, and laid over them what its surroundings and it itself say,
/// in UIKit's order (TR-order).
///
/// Overrides are partial: what they do not specify goes on to follow the environment (TR-partial).
///
/// - Parameters:
///   - inherited: The traits of the environment that it hangs from.
///   - matches: Learns which rules of the controller match.
func inheritTraits(
  to index: Int, from inherited: TraitCollection, in state: ResolutionState, matches: inout RuleMatches?
) -> TraitCollection {
  var traits = inherited  // 1
  traits.merge(state.controllers[index].impliedTraits)  // 2
  // Nobody wrote anything of a controller that was made here.
  guard index < state.prepared.values.controllers.count else { return traits }
  guard state.rules != nil else {
    // Where it stands: a controller is large.
    let written = state.prepared.values.controllers
    let child = childOverride(
      written.span[index].overrideTraits, written.span[index].childTraitRules, of: index,
      in: state)
    traits.merge(child)  // 3
    traits.apply(written.span[index].overrideUserInterfaceStyle)  // 5
    traits.merge(written.span[index].traitOverrides)  // 7
    return traits
  }
  /// As rules say that are known to match.
  func node(_ matches: RuleMatches?) -> ControllerNode {
    state.values(of: index, matches).node ?? state.prepared.values.controllers[index]
  }
  let said = node(matches)
  traits.merge(childOverride(said.overrideTraits, said.childTraitRules, of: index, in: state))  // 3
  traits.apply(said.overrideUserInterfaceStyle)  // 5
  applyRules(scopedTo: .controller(Int32(index)), traits: &traits, in: state, matches: &matches)  // 6
  traits.merge(node(matches).traitOverrides)  // 7
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
  let range = state.document.viewRange(ofController: index)
  var result = ViewTraits(of: range)
  for view in range {
    if let superview = state.document.views[view].superview {
      result.copy(fromView: Int(superview), toView: view)
    }
    var traits = result[view] ?? controllerTraits
    let inherited = traits
    traits.apply(state.interfaceStyle(ofView: view, matches))
    applyRules(scopedTo: .view(Int32(view)), traits: &traits, in: state, matches: &matches)
    if let overrides = state.traitOverrides(ofView: view, matches) { traits.merge(overrides) }
    if traits != inherited { result.set(traits, ofView: view) }
  }
  return result
}

extension ResolutionState {
  var viewsSayTraits: Bool {
    !document.viewTraitOverrides.isEmpty || !document.viewInterfaceStyles.isEmpty
      || rules?.changesTraitsOfViews == true
  }

  func interfaceStyle(ofView view: Int, _ matches: RuleMatches?) -> UserInterfaceStyle? {
    if let rules, let matches, let changed = rules.interfaceStyle(ofView: view, matches) { return changed }
    return document.viewInterfaceStyles[Int32(view)]
  }

  /// What a view says to itself: the document's word, or that of the last rule that matches.
  func traitOverrides(ofView view: Int, _ matches: RuleMatches?) -> TraitCollection? {
    matches.flatMap { rules?.traitOverrides(ofView: view, $0) } ?? document.viewTraitOverrides[Int32(view)]
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

/// The traits of the views of one controller that differ from the controller's own.
struct ViewTraits {
  private var first = 0
  /// For each view an index into `collections`, -1 for the traits of the controller. Empty while all are.
  private var indices: [Int32] = []
  private var collections: [TraitCollection] = []

  init() {}

  /// Whether no view was asked for its own.
  var isEmpty: Bool { indices.isEmpty }

  /// - Parameter range: The views of a controller.
  init(of range: Range<Int>) {
    first = range.lowerBound
    indices = Array(repeating: -1, count: range.count)
  }

  /// The traits of a view, nil if they are its controller's.
  subscript(view: Int) -> TraitCollection? {
    guard !indices.isEmpty, indices[view - first] >= 0 else { return nil }
    return collections[Int(indices[view - first])]
  }

  mutating func set(_ traits: TraitCollection, ofView view: Int) {
    indices[view - first] = Int32(collections.count)
    collections.append(traits)
  }

  mutating func copy(fromView other: Int, toView view: Int) { indices[view - first] = indices[other - first] }

  /// The views that have traits of their own, in pre-order.
  var own: [(view: Int, traits: TraitCollection)] {
    indices.indices.filter { indices[$0] >= 0 }.map { (first + $0, collections[Int(indices[$0])]) }
  }
}

/// What a document uses that the asked system version does not have yet (TR-versions). Empty if it has it
/// all.
package func validateFeatures(_ document: LayoutDocument, in environment: WindowEnvironment) -> [Fault] {
  document.draft.versionedFeatures.filter { environment.systemVersion < $0.since }.map {
    Fault(.featureNotInSystemVersion($0.name, since: $0.since.description), at: $0.pointer)
  }
}
