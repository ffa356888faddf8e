/// What overrides a trait at a node, and who says so (TR-order, TR-sources).
package struct TraitSource: Equatable, Sendable {
  package var kind: Kind
  /// The id of the controller, view or rule that says it; of what a presentation says, that of the presented controller.
  package var id: String
  /// What it says.
  package var traits: TraitCollection
  package init(_ kind: Kind, by id: String, _ traits: TraitCollection) {
    (self.kind, self.id, self.traits) = (kind, id, traits)
  }

  /// The key under which a document says it, besides `implied`, which containers and presentations say unasked.
  package enum Kind: String, Hashable, Sendable {
    case implied, overrideTraits, childTraitRules, overrideTraitCollection, overrideUserInterfaceStyle
    case rule, set, traitOverrides
  }
}

/// All overrides of one resolution, each at the node that it is about, weaker ones first.
package struct TraitSources: Sendable {
  package var window: [TraitSource] = []
  /// By index of the controller.
  package var controllers: [Int: [TraitSource]] = [:]
  /// By index of the view.
  package var views: [Int: [TraitSource]] = [:]
  /// What the window said before rules; nil for a document without rules.
  package var windowTraits: TraitCollection?
  package init() {}

  package var isEmpty: Bool { window.isEmpty && controllers.isEmpty && views.isEmpty }
}
