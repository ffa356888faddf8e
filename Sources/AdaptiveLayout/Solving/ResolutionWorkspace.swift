import ConstraintSolver
import LayoutModel

/// The memory of a resolution. Keep one per thread: a second document of the same size allocates little more than
/// its answer.
package struct ResolutionWorkspace: ~Copyable {
  var problem = Problem()
  var solver = SolverWorkspace()
  var state = ResolutionState.Memory()
  var exactOrigins: [Point] = []
  /// The problem of each controller as it was solved last, for people who look for a wrong number. Set it to an empty
  /// text to have it filled; nil, as at the beginning, keeps nothing.
  package var dump: String?
  /// Filled while somebody asks why.
  var trees = SolvedTrees()

  package init() {}

  /// Solves the system of the last controller once more, from nothing. For benchmarks.
  ///
  /// - Returns: How many variables it has.
  package mutating func solveLastSystemAgain() -> Int {
    (try? ConstraintSolver.solve(problem.system, in: &solver))?.values.count ?? 0
  }
}

extension ResolutionWorkspace {
  /// Solves the problem at hand.
  mutating func solve(shouldStop: (() -> Bool)?) throws(ResolutionError) -> Solution {
    do {
      return try ConstraintSolver.solve(problem.system, in: &solver, shouldStop: shouldStop)
    } catch {
      switch error {
      case .timeLimit: throw .timeLimit
      }
    }
  }

  /// Solves another system than that of the problem at hand.
  mutating func solve(
    _ system: LinearSystem, shouldStop: (() -> Bool)?
  ) throws(ResolutionError) -> Solution {
    do {
      return try ConstraintSolver.solve(system, in: &solver, shouldStop: shouldStop)
    } catch {
      switch error {
      case .timeLimit: throw .timeLimit
      }
    }
  }
}
