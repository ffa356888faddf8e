/// The rows that hold with equality in a solution, in the order in which they may be what decides: the strongest first, and
/// bounds where something pushes against them.
///
/// - Parameter rows: In canonical order; those from the system's count of constraints on are sign rules.
func derivationStages(_ rows: [Int], of system: LinearSystem, at solution: Solution) -> [[Int]] {
  var tight = TightRows()
  let broken = Set(solution.conflicts.map(\.broken))
  for row in rows where row < system.constraintCount {
    tight.add(row, isBroken: broken.contains(row), of: system, at: solution)
  }
  var bounds = rows.filter { $0 >= system.constraintCount && solution.isUnique($0 - system.constraintCount) }
  var stages: [[Int]] = []
  for priority in tight.priorities {
    stages.append(tight.equalities[priority] ?? [])
    if tight.unmet.contains(priority) {
      stages.append(bounds)
      bounds = []
    }
    // Required bounds push nothing by themselves.
    if priority < LinearSystem.required {
      stages.append(tight.inequalities[priority] ?? [])
    } else {
      bounds = (tight.inequalities[priority] ?? []) + bounds
    }
  }
  return stages + [bounds]
}

/// Rows that hold with equality in every layout that is as good, by priority.
private struct TightRows {
  var equalities: [Float: [Int]] = [:]
  var inequalities: [Float: [Int]] = [:]
  /// At which something is not met.
  var unmet: Set<Float> = []

  /// From high to low.
  var priorities: [Float] { Set(equalities.keys).union(inequalities.keys).union(unmet).sorted(by: >) }

  mutating func add(_ row: Int, isBroken: Bool, of system: LinearSystem, at solution: Solution) {
    // A broken constraint is the strongest that is not required.
    let priority = isBroken ? LinearSystem.required.nextDown : system.constraints[row].priority
    let excess = system.excess(of: row, at: solution.values)
    let relation = system.constraints[row].relation
    if abs(excess) > Tolerance.unique * max(1, abs(system.constraints[row].constant)) {
      if relation.error(of: excess) > 0 { unmet.insert(priority) }
      return
    }
    let isCertain = priority >= LinearSystem.required && relation == .equal
    guard isCertain || system.variables(of: row).allSatisfy({ solution.isUnique($0) }) else { return }
    if relation == .equal {
      equalities[priority, default: []].append(row)
    } else {
      inequalities[priority, default: []].append(row)
    }
  }
}
