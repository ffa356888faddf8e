/// What the constraints of a system come to.
package struct Solution: Sendable {
  /// One value for every variable: a point that meets every priority as well as it can be met, and the
  /// only one that the order of ties leaves.
  package var values: [Double] = []
  /// Every variable that has more than one value at the optimum, by index. Empty: the layout is unique.
  package var ambiguities: [Ambiguity] = []
  /// The pairs of the system of which both variables are ambiguous, in the order they were added.
  package var pairs: [PairAmbiguity] = []
  /// The constraints that compete where ``Ambiguity/Cause/priorityTie(priority:)`` is a cause.
  package var ties: [Tie] = []
  /// Conflicts among required constraints, in the order in which they were found and broken.
  package var conflicts: [Conflict] = []
  /// Reasons to distrust the values. Empty for any ordinary system.
  package var troubles: [Trouble] = []
  /// Steps of the simplex method. A measure of work that does not depend on the machine.
  package var pivots = 0

  package var isUnique: Bool { ambiguities.isEmpty }

  /// Whether a variable has one value only.
  ///
  /// - Complexity: O(log *n*) for *n* ambiguous variables.
  package func isUnique(_ variable: Int) -> Bool { ambiguity(of: variable) == nil }

  /// Why and within which limits a variable is not unique, or nil if it is.
  package func ambiguity(of variable: Int) -> Ambiguity? {
    let place = firstIndex(in: ambiguities.indices) { ambiguities[$0].variable >= variable }
    guard place < ambiguities.count, ambiguities[place].variable == variable else { return nil }
    return ambiguities[place]
  }
}

/// A variable with more than one value at the optimum.
package struct Ambiguity: Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// No constraint holds the variable in place.
    case missing
    /// Constraints of this priority compete, and nothing says which of them wins.
    case priorityTie(priority: Float)
    /// An inequality limits the variable, nothing decides it. That a size is not negative does not count.
    case inequality
  }

  package var variable: Int
  /// The least value at the optimum; nil if there is none.
  package var minimum: Double?
  /// The greatest value at the optimum; nil if there is none.
  package var maximum: Double?
  package var cause: Cause
  /// Index in ``Solution/ties`` of the constraints that compete, nil for another cause.
  package var tie: Int?
}

/// A position and a size of one item and axis that are both ambiguous.
package struct PairAmbiguity: Equatable, Sendable {
  package var position: Int
  package var size: Int
  /// 1 if fixing either of them fixes the other, else 2.
  package var dimension: Int
}

/// Required constraints that contradict each other: without any one of them the others agree.
///
/// The lines add up: every member times its multiplier, plus every sign rule `variable ≥ 0` times its
/// own, leaves no variable on the left and a number above zero on the right of `0 ≥`.
package struct Conflict: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var constraint: Int
    package var multiplier: Double
  }

  package struct SignRule: Hashable, Sendable {
    package var variable: Int
    package var multiplier: Double

    package init(variable: Int, multiplier: Double) {
      self.variable = variable
      self.multiplier = multiplier
    }
  }

  /// In canonical order.
  package var members: [Member]
  /// The sizes whose sign rule is part of the contradiction, by index.
  package var signRules: [SignRule]
  /// The constraint that gave way. It is now a level of its own, above all optional ones and above every
  /// constraint broken before it.
  package var broken: Int
}

/// A reason to distrust a solution.
package enum Trouble: Equatable, Sendable {
  /// A required constraint is missed by more than a millionth.
  case residual(constraint: Int, error: Double)
  /// The simplex method gave up after this many pivots.
  case pivotLimit(Int)
  /// Rounding errors hide whether the required constraints agree.
  case numeric
  /// Required constraints that never break contradict each other.
  case unbreakableConflict(constraint: Int)
}

/// Why there is no solution.
package enum SolverError: Error, Equatable, Sendable {
  /// The caller asked to stop.
  case timeLimit
}
