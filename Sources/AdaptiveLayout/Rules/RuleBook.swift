import LayoutModel

/// The rules of a document in the order in which they are applied, and what they change: the same in every
/// environment.
///
/// The `set` of a request takes part like a rule that always matches and comes after all others (BP-ladder).
struct RuleBook: Sendable {
  /// By layer, then as the request has them (BP-cascade).
  let rules: [BreakpointRule]
  /// For each of ``rules`` its index in the document.
  let indices: [Int]
  /// For each scope the places of its rules in ``rules``.
  let places: [EnvironmentNode: [Int]]
  /// What changes in the views of each controller, in the order of application.
  private(set) var viewChanges: [[RankedChange<ViewProperty>]]
  private(set) var constraintChanges: [[RankedChange<LayoutConstraint.Property>]]
  /// What changes in each controller itself.
  private(set) var controllerChanges: [[RankedChange<ControllerNode.Property>]]
  /// For each view what changes of its own trait overrides.
  private(set) var traitChanges: [Int: [RankedChange<TraitCollection>]] = [:]
  /// Changes of the style that each node asks for.
  private(set) var styleChanges: [Int: [RankedChange<UserInterfaceStyle?>]] = [:]

  /// One change, and the place of its rule; the request's own `set` has the place after the last.
  struct RankedChange<Property: Sendable>: Sendable {
    var rank: Int
    var target: Int
    var property: Property
  }

  /// Nil for a document without rules and changes.
  init?(_ document: borrowing DocumentValues) {
    guard !document.rules.isEmpty || !document.overrides.isEmpty else { return nil }
    indices = document.rules.indices.sorted {
      (document.rules[$0].layer, $0) < (document.rules[$1].layer, $1)
    }
    rules = indices.map { document.rules[$0] }
    var places: [EnvironmentNode: [Int]] = [:]
    for (place, rule) in rules.enumerated() { places[rule.scope, default: []].append(place) }
    self.places = places
    viewChanges = Array(repeating: [], count: document.controllers.count)
    constraintChanges = Array(repeating: [], count: document.controllers.count)
    controllerChanges = Array(repeating: [], count: document.controllers.count)
    for (rank, rule) in rules.enumerated() { add(rule.changes, rank: rank, of: document) }
    add(document.overrides, rank: rules.count, of: document)
  }

  private mutating func add(_ changes: PropertyChanges, rank: Int, of document: DocumentValues) {
    for change in changes.views {
      let target = Int(change.target)
      if case .traitOverrides(let traits) = change.property {
        traitChanges[target, default: []].append(
          RankedChange(rank: rank, target: target, property: traits))
        continue
      }
      if case .overrideUserInterfaceStyle(let style) = change.property {
        styleChanges[target, default: []].append(RankedChange(rank: rank, target: target, property: style))
        continue
      }
      viewChanges[Int(document.views[target].controller)].append(
        RankedChange(rank: rank, target: target, property: change.property))
    }
    for change in changes.constraints {
      let target = Int(change.target)
      let view = Int(document.view(of: document.constraints[target].firstItem))
      constraintChanges[Int(document.views[view].controller)].append(
        RankedChange(rank: rank, target: target, property: change.property))
    }
    for change in changes.controllers {
      let target = Int(change.target)
      controllerChanges[target].append(
        RankedChange(rank: rank, target: target, property: change.property))
    }
  }
}
