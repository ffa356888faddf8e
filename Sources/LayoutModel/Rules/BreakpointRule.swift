/// A place of the environment tree that a rule can name.
package enum EnvironmentNode: Hashable, Sendable {
  case window
  /// Index in ``LayoutDocument/controllers``.
  case controller(Int32)
  /// Index in ``LayoutDocument/views``.
  case view(Int32)
}

/// A breakpoint that a developer defines: where its condition holds, values are replaced (BP-rule).
package struct BreakpointRule: Sendable {
  /// Unique among the rules.
  package var id = ""
  /// What it may touch, with everything below; trait conditions ask the scope's own environment (BP-scope, BP-of).
  package var scope = EnvironmentNode.window
  package var subject = Subject.window
  /// Rules of a higher layer win over those of a lower one (BP-cascade).
  package var layer = 0
  package var condition = Condition.all([])
  package var changes = PropertyChanges()

  /// What sizes and orientation in a condition refer to (BP-of).
  package enum Subject: Equatable, Sendable {
    case window
    /// The nearest root view of a controller above the scope.
    case container
    /// An ancestor of the scope.
    case node(EnvironmentNode)
  }
  package init() {}
}

/// Values that a rule, or the `set` of a request, puts in place of others (BP-effects).
package struct PropertyChanges: Sendable {
  /// Merged into the scope's; for the `set` of a request into the window's.
  package var traits = TraitCollection()
  package var constraints: [Change<LayoutConstraint.Property>] = []
  package var views: [Change<ViewProperty>] = []
  package var controllers: [Change<ControllerNode.Property>] = []
  package init() {}

  /// A value for one node or constraint.
  package struct Change<Property: Sendable>: Sendable {
    /// Index of the view, constraint or controller.
    package var target: Int32
    package var property: Property
    package init(target: Int32, property: Property) { (self.target, self.property) = (target, property) }
  }

  /// Adds changes that win over these.
  package mutating func append(_ other: PropertyChanges) {
    traits.merge(other.traits)
    constraints += other.constraints
    views += other.views
    controllers += other.controllers
  }

  package var isEmpty: Bool { traits.isEmpty && constraints.isEmpty && views.isEmpty && controllers.isEmpty }
}
