/// Breaks required constraints, one conflict at a time, until the rest agree.
///
/// Every group of constraints that share variables is looked at by itself. Within a group the conflict
/// reported is the one that comes first when the constraints are added in canonical order, so it does
/// not depend on how the solver goes about its work.
///
/// - Returns: For each constraint its place among the broken ones counted from 1, or 0.
func breakConflicts(
  _ system: LinearSystem, _ engine: inout Engine, _ solution: inout Solution, _ watch: inout Watch
) throws(SolverError) -> [Int32] {
  var broken = [Int32](repeating: 0, count: system.constraintCount)
  var groups = RequiredGroups(system)
  for group in groups.groups() {
    let part = Part(system, group)
    var search = ConflictSearch(part: part)
    while let conflict = try search.next(&engine, &solution, &watch) {
      solution.conflicts.append(conflict)
      broken[conflict.broken] = Int32(solution.conflicts.count)
    }
  }
  return broken
}

/// Splits the required constraints into groups that share no variable, but for those that a constraint
/// which never breaks makes a number, such as the width of the host.
private struct RequiredGroups {
  private let system: LinearSystem
  private var parent: [Int32]
  /// The constraint that makes a variable a number, or -1.
  private var anchor: [Int32]

  init(_ system: LinearSystem) {
    self.system = system
    parent = (0..<Int32(system.variableCount)).map { $0 }
    anchor = Array(repeating: -1, count: system.variableCount)
    for (index, constraint) in system.constraints.enumerated() {
      let start = system.start(index)
      guard constraint.isRequired, constraint.relation == .equal, constraint.breaking == .max,
        Int(constraint.end) == start + 1
      else { continue }
      let variable = Int(system.terms[start].variable)
      if anchor[variable] < 0 { anchor[variable] = Int32(index) }
    }
  }

  private mutating func root(_ variable: Int32) -> Int32 {
    var variable = variable
    while parent[Int(variable)] != variable {
      parent[Int(variable)] = parent[Int(parent[Int(variable)])]
      variable = parent[Int(variable)]
    }
    return variable
  }

  private mutating func unite(_ a: Int32, _ b: Int32) {
    let a = root(a)
    let b = root(b)
    if a < b { parent[Int(b)] = a } else { parent[Int(a)] = b }
  }

  /// The variable whose group a constraint belongs to; nil if it has no variables.
  private func representative(_ index: Int) -> Int32? {
    let range = system.start(index)..<Int(system.constraints[index].end)
    let free = range.first { anchor[Int(system.terms[$0].variable)] < 0 }
    return (free ?? range.first).map { system.terms[$0].variable }
  }

  /// The constraints of each group in canonical order, groups in the order of their first constraint.
  mutating func groups() -> [[Int32]] {
    for (index, constraint) in system.constraints.enumerated() where constraint.isRequired {
      guard let first = representative(index) else { continue }
      let isAnchored = anchor[Int(first)] >= 0
      for place in system.start(index)..<Int(constraint.end) {
        let variable = system.terms[place].variable
        if isAnchored || anchor[Int(variable)] < 0 { unite(first, variable) }
      }
    }
    var number = [Int32](repeating: -1, count: system.variableCount)
    var result: [[Int32]] = []
    for (index, constraint) in system.constraints.enumerated() where constraint.isRequired {
      guard let variable = representative(index) else {
        result.append([Int32(index)])
        continue
      }
      let top = Int(root(variable))
      if number[top] < 0 {
        number[top] = Int32(result.count)
        result.append([])
      }
      result[Int(number[top])].append(Int32(index))
    }
    return result.map(withAnchors)
  }

  /// Adds the constraints that make numbers of the variables a group shares with others.
  private func withAnchors(_ group: [Int32]) -> [Int32] {
    var all = group
    for index in group {
      for place in system.start(Int(index))..<Int(system.constraints[Int(index)].end) {
        let anchor = anchor[Int(system.terms[place].variable)]
        if anchor >= 0 { all.append(anchor) }
      }
    }
    all.sort()
    var result: [Int32] = []
    for index in all where index != result.last { result.append(index) }
    return result
  }
}

/// A group of constraints as a system of its own.
private struct Part {
  var system = LinearSystem()
  /// What the constraints and variables are in the whole system.
  var constraints: [Int32]
  var variables: [Int32] = []

  init(_ whole: LinearSystem, _ group: [Int32]) {
    constraints = group
    for index in group {
      for place in whole.start(Int(index))..<Int(whole.constraints[Int(index)].end) {
        variables.append(whole.terms[place].variable)
      }
    }
    variables.sort()
    var unique: [Int32] = []
    for variable in variables where variable != unique.last { unique.append(variable) }
    variables = unique
    for variable in variables { system.addVariable(whole.kinds[Int(variable)]) }
    for index in group { system.copyConstraint(Int(index), of: whole, renaming: position) }
  }

  private func position(of variable: Int32) -> Int32 {
    var low = 0
    var high = variables.count
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }
}

/// Finds the conflicts of one group, first things first.
private struct ConflictSearch {
  private let part: Part
  private var selection: Selection
  /// The constraints before this one are known to agree.
  private var agreeing = 0
  private var count: Int { part.system.constraintCount }

  init(part: Part) {
    self.part = part
    selection = Selection(limit: part.system.constraintCount, requiredOnly: true)
    selection.broken = Array(repeating: 0, count: part.system.constraintCount)
  }

  mutating func next(
    _ engine: inout Engine, _ solution: inout Solution, _ watch: inout Watch
  ) throws(SolverError) -> Conflict? {
    guard let end = try shortestContradiction(&engine, &watch) else { return nil }
    agreeing = end - 1
    selection.limit = end
    guard
      let proof = try engine.prepare(part.system, selection, keepsLog: true, &watch)
    else {
      solution.troubles.append(.numeric)
      return nil
    }
    var conflict = try reduce(certificate(proof, engine), &engine, &watch)
    let index = choose(conflict)
    if part.system.constraints[index].breaking == .max {
      solution.troubles.append(.unbreakableConflict(constraint: Int(part.constraints[index])))
    }
    selection.broken[index] = 1
    conflict.broken = Int(part.constraints[index])
    conflict.members = conflict.members.map {
      Conflict.Member(constraint: Int(part.constraints[$0.constraint]), multiplier: $0.multiplier)
    }
    conflict.signRules = conflict.signRules.map {
      Conflict.SignRule(variable: Int(part.variables[$0.variable]), multiplier: $0.multiplier)
    }
    return conflict
  }

  /// Drops every member that the others, with all sign rules, contradict each other without.
  ///
  /// A proof read from one row needs all of its constraints and sign rules, but a sign rule that it does
  /// not use may still make one of the constraints superfluous.
  private func reduce(
    _ conflict: Conflict, _ engine: inout Engine, _ watch: inout Watch
  ) throws(SolverError) -> Conflict {
    if conflict.members.count > Self.reductionLimit { return conflict }
    var trial = selection
    trial.broken = Array(repeating: 1, count: count)
    for member in conflict.members { trial.broken[member.constraint] = 0 }
    var result = conflict
    // The last member is needed: the constraints before it agree.
    for member in conflict.members.reversed().dropFirst() where trial.broken[member.constraint] == 0 {
      trial.broken[member.constraint] = 1
      guard let proof = try engine.prepare(part.system, trial, keepsLog: true, &watch) else {
        trial.broken[member.constraint] = 0
        continue
      }
      result = certificate(proof, engine)
      for index in trial.broken.indices { trial.broken[index] = 1 }
      for member in result.members { trial.broken[member.constraint] = 0 }
    }
    return result
  }

  /// The size of a conflict up to which it is worth a solve for every member.
  private static let reductionLimit = 2000

  /// How many constraints, from the first one on, it takes to contradict each other.
  private mutating func shortestContradiction(
    _ engine: inout Engine, _ watch: inout Watch
  ) throws(SolverError) -> Int? {
    guard agreeing < count else { return nil }
    var stride = agreeing == 0 ? count : 1
    var low = agreeing
    var high = agreeing
    repeat {
      low = high
      high = min(count, high + stride)
      stride *= 2
      if try contradicts(high, &engine, &watch) { break }
      if high == count { return nil }
    } while true
    while high - low > 1 {
      let middle = (low + high) / 2
      if try contradicts(middle, &engine, &watch) { high = middle } else { low = middle }
    }
    return high
  }

  private mutating func contradicts(
    _ limit: Int, _ engine: inout Engine, _ watch: inout Watch
  ) throws(SolverError) -> Bool {
    selection.limit = limit
    return try engine.prepare(part.system, selection, keepsLog: false, &watch) != nil
  }

  /// The member that breaks: the lowest rank, and among equals the first.
  private func choose(_ conflict: Conflict) -> Int {
    var best = conflict.members.last?.constraint ?? selection.limit - 1
    for member in conflict.members.reversed() {
      let rank = part.system.constraints[member.constraint].breaking
      if rank != .max && rank <= part.system.constraints[best].breaking { best = member.constraint }
    }
    return best
  }

  /// Follows the rows of a proof back to the constraints they were made of.
  private func certificate(_ proof: Contradiction, _ engine: borrowing Engine) -> Conflict {
    let limit = selection.limit
    var weights = [Double](repeating: 0, count: limit + part.system.variableCount)
    for (row, weight) in proof.weights where row >= 0 { weights[Int(row)] += weight }
    for index in engine.tableau.log.indices.reversed() {
      let operation = engine.tableau.log[index]
      if operation.source == operation.target {
        weights[Int(operation.target)] *= operation.factor
      } else if weights[Int(operation.target)] != 0 {
        weights[Int(operation.source)] += operation.factor * weights[Int(operation.target)]
      }
    }
    let largest = weights.reduce(0) { max($0, abs($1)) }
    var total = 0.0
    for index in 0..<limit { total += weights[index] * part.system.constraints[index].constant }
    let sign = total < 0 ? -1.0 : 1.0
    var conflict = Conflict(members: [], signRules: [], broken: 0)
    for (index, weight) in weights.enumerated() where abs(weight) > 1e-9 * largest {
      if index < limit {
        conflict.members.append(Conflict.Member(constraint: index, multiplier: weight * sign))
      } else {
        conflict.signRules.append(
          Conflict.SignRule(variable: index - limit, multiplier: weight * sign))
      }
    }
    return conflict
  }
}
