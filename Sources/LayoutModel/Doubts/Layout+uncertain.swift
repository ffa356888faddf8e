extension Layout {
  /// What of the layout rests on thin ice, sorted: ids of rules, then paths into the record of the device
  /// (docs/rules/uncertain.md).
  ///
  /// Layouts that environments share may differ in it.
  ///
  /// - Complexity: O(*n*) in the diagnostics.
  package var uncertain: [String] {
    let facts = environment.sources.facts.intersection(doubts.facts.union(.ofEveryLayout))
    var rules = doubts.rules.union(environment.sources.rules)
    if !facts.isDisjoint(with: .safeArea) { rules.formUnion(environment.sources.insetRules) }
    for index in diagnostics.indices { rules.formUnion(diagnostics[index].doubts) }
    var names: [String] = []
    if !rules.isEmpty {
      for (rule, id) in UncertainRule.ids where rules.contains(rule) { names.append(id.description) }
    }
    for doubt in environment.device.doubts where doubt.isUsed(facts, in: environment) {
      names.append(doubt.name)
    }
    return names
  }
}
