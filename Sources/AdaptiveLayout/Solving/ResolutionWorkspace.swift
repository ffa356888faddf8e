import ConstraintSolver
package import LayoutModel

/// What the stages of a resolution share: memory, and how long they may take. Keep one per thread: a second document of the
/// same size allocates little more than its answer.
package struct ResolutionWorkspace: ~Copyable {
  var problem = Problem()
  var solver = SolverWorkspace()
  var state = ResolutionState.Memory()
  var exactOrigins: [Point] = []
  /// The problem of each controller as it was solved last, for people who look for a wrong number. Set it to an empty
  /// text to have it filled; nil, as at the beginning, keeps nothing.
  package var dump: PlainText?
  /// Filled while somebody asks why.
  var trees = SolvedTrees()
  /// Asked now and then; true ends the work. Nil where nobody waits.
  var shouldStop: (() -> Bool)?

  package init() {}

  /// Solves the system of the last controller once more, from nothing. For benchmarks. Returns how many variables it has.
  package mutating func solveLastSystemAgain() -> Int {
    (try? ConstraintSolver.solve(problem.system, in: &solver))?.values.count ?? 0
  }
}

extension ResolutionWorkspace {
  func checkTime() throws(ResolutionError) {
    if shouldStop?() == true { throw .timeLimit }
  }

  /// Has another one decide how long the work may take. Returns the one that decided before.
  mutating func ask(_ shouldStop: (() -> Bool)?) -> (() -> Bool)? {
    defer { self.shouldStop = shouldStop }
    return self.shouldStop
  }

  mutating func solve(_ system: LinearSystem? = nil) throws(ResolutionError) -> Solution {
    do {
      return try ConstraintSolver.solve(system ?? problem.system, in: &solver, shouldStop: shouldStop)
    } catch {
      switch error {
      case .timeLimit: throw .timeLimit
      }
    }
  }
}
