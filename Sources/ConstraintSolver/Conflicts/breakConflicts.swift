/// Breaks required constraints, one conflict at a time, until the rest agree.
///
/// Every group of constraints that share variables is looked at by itself. Within a group conflicts come first that
/// need no implicit bounds; of these the one that comes first when the constraints are added in canonical order, so it
/// does not depend on how the solver goes about its work.
///
/// - Returns: For each constraint its place among the broken ones counted from 1, or 0.
/// - Throws: ``SolverError/timeLimit`` when asked to stop, or when the conflicts have more members in all than are
///   worth keeping.
/// - Complexity: One or two solves of its group for each conflict, up to the constraint where it is found, and one for each
///   bound of a contradiction whose place a constraint might take.
func breakConflicts(
  _ system: LinearSystem, _ engine: inout Engine, _ solution: inout Solution
) throws(SolverError) -> [Int32] {
  var broken = [Int32](repeating: 0, count: system.constraintCount)
  var groups = RequiredGroups(system)
  var members = 0
  for group in groups.groups() {
    var search = ConflictSearch(part: engine.parts.part(of: system, group))
    while let conflict = try search.next(&engine, &solution) {
      members += conflict.members.count + conflict.signRules.count
      if members > memberLimit { throw .timeLimit }
      solution.conflicts.append(conflict)
      broken[conflict.broken] = Int32(solution.conflicts.count)
    }
  }
  return broken
}

/// The members of all conflicts together that an answer may have: 64 MB of them.
private let memberLimit = 4_000_000

/// Follows the rows of a proof back to the constraints and sign rules they were made of.
///
/// - Complexity: O(*n*) for *n* row operations.
func certificate(
  _ proof: Contradiction, _ engine: borrowing Engine, _ system: LinearSystem, limit: Int
) -> Conflict {
  var weights = Buffer<Double>()
  weights.fill(limit + system.variableCount, with: 0)
  for (row, weight) in proof where row >= 0 { weights[row] += weight }
  for index in engine.tableau.log.indices.reversed() {
    let operation = engine.tableau.log[index]
    let weight = weights[operation.target]
    if operation.source == operation.target {
      weights[operation.target] = weight * operation.factor
    } else if weight != 0 {
      weights[operation.source] += operation.factor * weight
    }
  }
  var largest = 0.0
  for index in weights.indices { largest = max(largest, abs(weights[index])) }
  var total = 0.0
  for index in 0..<limit { total += weights[index] * system.constraints[index].constant }
  let sign = total < 0 ? -1.0 : 1.0
  var conflict = Conflict(members: [], signRules: [], broken: 0)
  for index in 0..<limit where abs(weights[index]) > 1e-9 * largest {
    conflict.members.append(Conflict.Member(constraint: index, multiplier: weights[index] * sign))
  }
  for index in limit..<weights.count where abs(weights[index]) > 1e-9 * largest {
    conflict.signRules.append(Conflict.SignRule(variable: index - limit, multiplier: weights[index] * sign))
  }
  return conflict
}
