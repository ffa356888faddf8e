import JSON
package import LayoutModel

/// The values of views and constraints of a controller that its variations choose.
///
/// Of the conditions of one value the most specific that matches is taken; width wins over height where both
/// match alone, with a warning (VA-order).
struct ViewChoices {
  /// In the order of application.
  var views: [Variation<ViewProperty>] = []
  var constraints: [Variation<LayoutConstraint.Property>] = []
  /// What is odd about the choice.
  var diagnostics: [Diagnostic] = []

  func apply(to document: inout DocumentValues) {
    for chosen in views { document.apply(chosen.property, toView: Int(chosen.target)) }
    for chosen in constraints { document.constraints[Int(chosen.target)].apply(chosen.property) }
  }
}

/// Chooses the values of a controller's views and constraints, each by the traits of the view that it belongs to.
func chooseViewVariations(
  of index: Int, traits: TraitCollection, viewTraits: ViewTraits, in state: ResolutionState
) -> ViewChoices {
  var choices = ViewChoices()
  let views = state.parts.viewVariations[index]
  let constraints = state.parts.constraintVariations[index]
  guard !views.isEmpty || !constraints.isEmpty else { return choices }
  let document = state.document
  var chooser = VariationChooser(state)
  choices.views = chooser.choose(
    views, of: document.document.draft.viewVariations, pointer: { document.pointer(toView: $0) },
    traits: { viewTraits[$0] ?? traits })
  choices.constraints = chooser.choose(
    constraints, of: document.document.draft.constraintVariations,
    pointer: { document.pointer(toConstraint: $0) },
    traits: { viewTraits[document.viewReadBy(constraint: $0)] ?? traits })
  choices.diagnostics = chooser.diagnostics
  return choices
}

/// Chooses the values of a controller itself by its traits, all but whether it is installed.
func chooseControllerVariations(
  of index: Int, traits: TraitCollection, in state: ResolutionState
) -> (properties: [ControllerNode.Property], diagnostics: [Diagnostic]) {
  chooseControllerVariations(of: index, traits: traits, in: state) {
    $0.value(of: \.isInstalled) == nil && $0.value(of: \.sizeInParent) == nil
  }
}

/// Whether a controller is installed: it is the parent that adds and removes it, by its own traits
/// (VA-child-installed), or the one that presents it. Returns nil where no variation says it.
func decideInstallation(
  of index: Int, by outerTraits: TraitCollection, in state: ResolutionState
) -> (isInstalled: Bool?, diagnostics: [Diagnostic]) {
  let choices = chooseControllerVariations(of: index, traits: outerTraits, in: state) {
    $0.value(of: \.isInstalled) != nil
  }
  return (choices.properties.last?.value(of: \.isInstalled), choices.diagnostics)
}

/// The size that a container gives a child: like whether it is there, by the container's own traits (CO-child-size).
/// What a rule says goes before. Returns nil where the child has the size of what holds it.
func decideSize(
  of child: Int, by outerTraits: TraitCollection, in state: ResolutionState
) -> (size: Size?, diagnostics: [Diagnostic]) {
  let size = state.document.controllers[child].sizeInParent
  let controllers = state.prepared.document.controllers
  guard child < controllers.count, !state.parts.controllerVariations[child].isEmpty,
    size == controllers[child].sizeInParent
  else { return (size, []) }
  let choices = chooseControllerVariations(of: child, traits: outerTraits, in: state) {
    $0.value(of: \.sizeInParent) != nil
  }
  return (choices.properties.last?.value(of: \.sizeInParent) ?? size, choices.diagnostics)
}

private func chooseControllerVariations(
  of index: Int, traits: TraitCollection, in state: ResolutionState,
  where isIncluded: (ControllerNode.Property) -> Bool
) -> (properties: [ControllerNode.Property], diagnostics: [Diagnostic]) {
  let variations = state.parts.controllerVariations[index]
  if variations.isEmpty { return ([], []) }
  let document = state.document
  let own = variations.filter { isIncluded(document.document.draft.controllerVariations[Int($0)].property) }
  guard !own.isEmpty else { return ([], []) }
  var chooser = VariationChooser(state)
  let chosen = chooser.choose(
    own[...], of: document.document.draft.controllerVariations,
    pointer: { document.pointer(toController: $0) },
    traits: { _ in traits })
  return (chosen.map(\.property), chooser.diagnostics)
}

private struct VariationChooser {
  private(set) var diagnostics: [Diagnostic] = []
  private let environment: ResolutionEnvironment
  private let customTraits: [CustomTrait]

  init(_ state: borrowing ResolutionState) {
    environment = state.environment
    customTraits = state.document.document.draft.customTraits
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
          Diagnostic(.layout(.ambiguousVariation), pointer: pointer(target).appending(winner.key)))
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

extension DocumentValues {
  /// The view whose traits decide a constraint's variations: the one that holds it, else the nearest that holds
  /// both of its items (AL-constraint-owner).
  fileprivate func viewReadBy(constraint index: Int) -> Int {
    let constraint = constraints[index]
    return constraint.owner.map { Int($0) } ?? commonAncestor(of: constraint)
  }

  /// The nearest view at or above both items of a constraint. Takes O(depth).
  func commonAncestor(of constraint: LayoutConstraint) -> Int {
    Int(items(of: constraint).commonAncestor(self))
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
