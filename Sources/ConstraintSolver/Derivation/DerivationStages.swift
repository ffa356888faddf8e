/// The rows that hold with equality in a solution, in the order in which they may be what decides: the strongest first, and
/// bounds where something pushes against them.
struct DerivationStages {
  private var stages: [[Int]] = []
  private var place = 0

  init() {}

  /// - Parameter rows: In canonical order; those from the system's count of constraints on are sign rules.
  init(_ rows: [Int], of system: LinearSystem, at solution: Solution) {
    var equalities: [Float: [Int]] = [:]
    var inequalities: [Float: [Int]] = [:]
    var unmet: Set<Float> = []
    let broken = Set(solution.conflicts.map(\.broken))
    for row in rows where row < system.constraintCount {
      // A broken constraint is the strongest that is not required.
      let priority = broken.contains(row) ? LinearSystem.required.nextDown : system.constraints[row].priority
      let excess = system.excess(of: row, at: solution.values)
      let relation = system.constraints[row].relation
      if abs(excess) > Tolerance.unique * max(1, abs(system.constraints[row].constant)) {
        if relation.isUnmet(by: excess) { unmet.insert(priority) }
      } else if priority < LinearSystem.required || relation != .equal,
        system.variables(of: row).contains(where: { !solution.isUnique($0) })
      {
        // It holds with equality here, and not in every layout that is as good.
        continue
      } else if relation == .equal {
        equalities[priority, default: []].append(row)
      } else {
        inequalities[priority, default: []].append(row)
      }
    }
    var bounds = rows.filter {
      $0 >= system.constraintCount && solution.isUnique($0 - system.constraintCount)
    }
    let priorities = Set(equalities.keys).union(inequalities.keys).union(unmet).sorted(by: >)
    for priority in priorities {
      stages.append(equalities[priority] ?? [])
      if unmet.contains(priority) {
        stages.append(bounds)
        bounds = []
      }
      // Required bounds push nothing by themselves.
      if priority < LinearSystem.required {
        stages.append(inequalities[priority] ?? [])
      } else {
        bounds = (inequalities[priority] ?? []) + bounds
      }
    }
    stages.append(bounds)
  }

  mutating func next() -> [Int]? {
    guard place < stages.count else { return nil }
    place += 1
    return stages[place - 1]
  }
}

extension Relation {
  /// Whether an excess of the left side is what the relation forbids.
  fileprivate func isUnmet(by excess: Double) -> Bool {
    switch self {
    case .equal: true
    case .lessThanOrEqual: excess > 0
    case .greaterThanOrEqual: excess < 0
    }
  }
}
