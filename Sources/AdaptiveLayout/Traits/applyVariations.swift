package import LayoutModel

/// Gives a controller, its views and its constraints the values that hold for their traits.
///
/// Of the conditions of one value the most specific that matches is taken; width wins over height where both
/// match alone, with a warning (decisions 7).
func applyVariations(to index: Int, in state: inout ResolutionState) {
  let traits = state.controllers[index].traits
  var chooser = VariationChooser(state)
  for chosen in chooser.choose(
    state.parts.viewVariations[index], of: state.document.viewVariations,
    pointer: { state.document.pointer(toView: $0) }, traits: { state.traits(ofView: $0) })
  {
    state.document.apply(chosen.property, toView: Int(chosen.target))
  }
  for chosen in chooser.choose(
    state.parts.constraintVariations[index], of: state.document.constraintVariations,
    pointer: { state.document.pointer(toConstraint: $0) },
    traits: { state.traits(ofView: state.document.viewReadBy(constraint: $0)) })
  {
    state.document.constraints[Int(chosen.target)].apply(chosen.property)
  }
  let own = state.parts.controllerVariations[index].filter {
    !state.document.controllerVariations[Int($0)].property.isInstalled
  }
  for chosen in chooser.choose(
    own[...], of: state.document.controllerVariations,
    pointer: { state.document.pointer(toController: $0) }, traits: { _ in traits })
  {
    state.document.controllers[index].apply(chosen.property)
  }
  state.diagnostics += chooser.diagnostics
}

/// Adds and removes the children of a controller: it is the parent that does so, by its own traits (decisions 45).
func installChildren(of index: Int, in state: inout ResolutionState) {
  for child in state.controllers[index].children { install(child, by: index, in: &state) }
}

/// Adds or removes a controller by the traits of its parent, or of the one that presents it.
func install(_ index: Int, by outer: Int, in state: inout ResolutionState) {
  let traits = state.controllers[outer].traits
  let installing = state.parts.controllerVariations[index].filter {
    state.document.controllerVariations[Int($0)].property.isInstalled
  }
  var chooser = VariationChooser(state)
  for chosen in chooser.choose(
    installing[...], of: state.document.controllerVariations,
    pointer: { state.document.pointer(toController: $0) }, traits: { _ in traits })
  {
    state.document.controllers[index].apply(chosen.property)
  }
  state.diagnostics += chooser.diagnostics
}

/// Chooses among variations, and notes where the choice is open.
private struct VariationChooser {
  private(set) var diagnostics: [Diagnostic] = []
  private let environment: WindowEnvironment
  private let customTraits: [CustomTrait]

  init(_ state: ResolutionState) {
    environment = state.environment
    customTraits = state.document.customTraits
  }

  /// The variation of each group that wins, in the order of the groups.
  mutating func choose<Property>(
    _ indices: ArraySlice<Int32>, of variations: [Variation<Property>], pointer: (Int) -> JSONPointer,
    traits: (Int) -> TraitCollection
  ) -> [Variation<Property>] {
    var winners: [Variation<Property>] = []
    var rest = indices
    while let first = rest.first {
      let number = variations[Int(first)].group
      let end = rest.firstIndex { variations[Int($0)].group != number } ?? rest.endIndex
      let target = Int(variations[Int(first)].target)
      let own = traits(target)
      let group = rest[..<end].lazy.map { variations[Int($0)] }
      rest = rest[end...]
      if let last = group.last(where: { $0.when.map { matches($0, own) } ?? false }) {
        winners.append(last)
        continue
      }
      let matching = group.filter { $0.when == nil && $0.condition.matches(own) }
      guard let winner = matching.max(by: { $0.condition.rank < $1.condition.rank }) else { continue }
      winners.append(winner)
      if winner.condition.vertical == nil, matching.contains(where: { $0.condition.horizontal == nil }) {
        diagnostics.append(
          Diagnostic(
            .ambiguousVariation,
            message: "Variations for the width and for the height both match; the width's is used.",
            pointer: pointer(target).appending(winner.key)))
      }
    }
    return winners
  }

  private func matches(_ condition: Condition, _ traits: TraitCollection) -> Bool {
    AdaptiveLayout.matches(
      condition,
      in: ConditionContext(
        size: environment.size, traits: traits, customTraits: traits.values(of: customTraits),
        interfaceOrientation: environment.orientation, multitasking: environment.mode))
  }
}

extension ControllerNode.Property {
  fileprivate var isInstalled: Bool {
    if case .installed = self { true } else { false }
  }
}

extension LayoutDocument {
  /// The view whose traits decide a constraint's variations: the one that holds it, else the nearest that holds
  /// both of its items (decisions 34).
  fileprivate func viewReadBy(constraint index: Int) -> Int {
    let constraint = constraints[index]
    return constraint.owner.map { Int($0) } ?? commonAncestor(of: constraint)
  }

  /// The nearest view at or above both items of a constraint.
  ///
  /// - Complexity: O(depth).
  func commonAncestor(of constraint: LayoutConstraint) -> Int {
    let first = Int(view(of: constraint.firstItem))
    guard let second = constraint.secondItem.map({ Int(view(of: $0)) }) else { return first }
    return commonAncestor(first, second)
  }

  /// The view that an item is, or that owns the guide.
  package func view(of item: LayoutItem) -> Int32 {
    switch item {
    case .view(let index): index
    case .guide(let index): guides[Int(index)].owner
    case .systemGuide(_, let index): index
    }
  }
}
