/// Why a sum of variables has the value it has: constraints that hold with equality, each times a number, add up to it.
///
/// The lines are a proof: every step's left side times its multiplier, all added, is the sum that was asked for, and so
/// are the right sides.
package struct Derivation: Equatable, Sendable {
  /// One line of it.
  package struct Step: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
      /// By index in the system.
      case constraint(Int)
      /// That this size is not negative: it is 0.
      case signRule(variable: Int)
    }

    package var source: Source
    package var multiplier: Double
    /// What the line adds to the value: its right side times the multiplier.
    package var addend: Double
  }

  /// From what is known by itself to what follows from it.
  package var steps: [Step]
  package var value: Double
}

/// Derives sums of variables from the constraints that decide them in a solution.
///
/// Of the constraints that hold with equality the strongest come first. A bound counts where something weaker pushes
/// against it, or where nothing else decides; what holds by chance is not named where something stronger says the same.
///
/// - Parameters:
///   - targets: Terms of a sum each.
///   - solution: Of the system.
/// - Returns: For each target its derivation; nil where the constraints do not decide it, or where they are so entangled
///   that it would take too long to tell.
/// - Complexity: O(*n*) in the size of the system, and cubic in the constraints that can only be solved together.
package func derive(_ targets: [[Term]], of system: LinearSystem, at solution: Solution) -> [Derivation?] {
  var search = DerivationSearch(system, solution, near: targets.joined().map { Int($0.variable) })
  search.run()
  return targets.map { search.derivation(of: $0) }
}
