/// The memory of the solver. Keep one per thread: a solve in a workspace that has seen a system of the
/// same size allocates little more than its answer.
package struct SolverWorkspace: ~Copyable {
  var engine = Engine()

  package init() {}
}

/// Solves a system in memory of its own. See ``solve(_:in:shouldStop:)``.
package func solve(_ system: LinearSystem) throws(SolverError) -> Solution {
  var workspace = SolverWorkspace()
  return try solve(system, in: &workspace)
}

/// The values that meet every required constraint and then every priority, from high to low, as closely
/// as the ones above it allow.
///
/// Constraints that contradict each other are no error: one of them is broken, reported in
/// ``Solution/conflicts`` and met as closely as possible.
///
/// - Parameter shouldStop: Asked every few dozen steps; true ends the solve.
/// - Throws: ``SolverError/timeLimit`` when asked to stop. The workspace stays usable.
package func solve(
  _ system: LinearSystem, in workspace: inout SolverWorkspace, shouldStop: (() -> Bool)? = nil
) throws(SolverError) -> Solution {
  workspace.engine.tableau.watch = Watch(shouldStop)
  defer { workspace.engine.tableau.watch = Watch() }
  var (solution, broken) = try findOptimum(of: system, in: &workspace)
  guard !solution.isUnique else { return solution }
  let causes = AmbiguityCauses(system, broken: broken, solution)
  causes.findTies(&solution)
  if let limits = causes.limits(solution) {
    let all = try findOptimum(of: limits.all, in: &workspace).solution
    let equalities =
      limits.hasInequalities ? try findOptimum(of: limits.equalities, in: &workspace).solution : all
    limits.refine(&solution, all: all, equalities: equalities)
  }
  return solution
}

/// The optimum with the range of everything that is ambiguous, and for each constraint its place among the broken
/// ones counted from 1, or 0; an empty list if none is broken.
private func findOptimum(
  of system: LinearSystem, in workspace: inout SolverWorkspace
) throws(SolverError) -> (solution: Solution, broken: [Int32]) {
  var solution = Solution()
  var selection = Selection(limit: system.constraintCount)
  var contradiction = try workspace.engine.prepare(system, selection)
  if contradiction != nil {
    selection.broken = try breakConflicts(system, &workspace.engine, &solution)
    contradiction = try workspace.engine.prepare(system, selection)
    if contradiction != nil { solution.troubles.append(.numeric) }
  }
  if contradiction == nil { try workspace.engine.optimise() }
  if workspace.engine.isAmbiguous {
    var resolver = AmbiguityResolver(system)
    try resolver.run(&workspace.engine, broken: selection.broken, &solution)
  }
  workspace.engine.evaluate()
  workspace.engine.report(system, selection.broken, &solution)
  return (solution, selection.broken)
}
