package import LayoutModel

/// The document with the values that hold for the given traits.
///
/// Of the conditions of one value the most specific that matches is taken; width wins over height where both
/// match alone, with a warning (decisions 7).
///
/// - Parameter traits: Of each controller, parallel to ``LayoutDocument/controllers``.
package func applyVariations(
  _ document: LayoutDocument, traits: [TraitCollection], diagnostics: inout [Diagnostic]
) -> LayoutDocument {
  var result = document
  for chosen in choose(
    document.viewVariations, diagnostics: &diagnostics, pointer: document.pointer(toView:),
    traits: { traits[Int(document.views[$0].controller)] })
  {
    result.apply(chosen.property, toView: Int(chosen.target))
  }
  for chosen in choose(
    document.constraintVariations, diagnostics: &diagnostics,
    pointer: document.pointer(toConstraint:),
    traits: { traits[document.controllerReadBy(constraint: $0)] })
  {
    result.constraints[Int(chosen.target)].apply(chosen.property)
  }
  for chosen in choose(
    document.controllerVariations, diagnostics: &diagnostics,
    pointer: document.pointer(toController:), traits: { traits[$0] })
  {
    result.controllers[Int(chosen.target)].apply(chosen.property)
  }
  return result
}

/// The variation of each group that wins, in the order of the groups.
private func choose<Property>(
  _ variations: [Variation<Property>], diagnostics: inout [Diagnostic], pointer: (Int) -> JSONPointer,
  traits: (Int) -> TraitCollection
) -> [Variation<Property>] {
  var winners: [Variation<Property>] = []
  var start = variations.startIndex
  while start < variations.endIndex {
    let end = variations[start...].firstIndex { $0.group != variations[start].group } ?? variations.endIndex
    let target = Int(variations[start].target)
    let matching = variations[start..<end].filter { $0.condition.matches(traits(target)) }
    if let winner = matching.max(by: { $0.condition.rank < $1.condition.rank }) {
      winners.append(winner)
      if winner.condition.vertical == nil, matching.contains(where: { $0.condition.horizontal == nil }) {
        diagnostics.append(
          Diagnostic(
            .ambiguousVariation,
            message: "Variations for the width and for the height both match; the width's is used.",
            pointer: pointer(target).appending(winner.key)))
      }
    }
    start = end
  }
  return winners
}

extension LayoutDocument {
  /// The controller whose traits decide a constraint's variations: that of the view which holds it, else of its
  /// first item (decisions 34).
  fileprivate func controllerReadBy(constraint index: Int) -> Int {
    let constraint = constraints[index]
    return Int(views[Int(constraint.owner ?? view(of: constraint.firstItem))].controller)
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
