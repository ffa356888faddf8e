/// Optional constraints of one priority that wish for different things, and what they leave open.
package struct Tie: Equatable, Sendable {
  package var priority: Float
  /// Constraints whose error differs between best solutions, in canonical order.
  package var constraints: [Int]
}

/// Looks closer at why variables are ambiguous: which constraints compete, and whether an inequality or only the sign
/// of a size limits a range.
struct AmbiguityCauses {
  private let system: LinearSystem
  /// For each constraint its place among the broken ones, or 0; empty if none is broken.
  private let broken: [Int32]
  /// The ambiguity of each variable, as an index; -1 for none.
  private var place: [Int32]

  init(_ system: LinearSystem, broken: [Int32], _ solution: Solution) {
    self.system = system
    self.broken = broken
    place = Array(repeating: -1, count: system.variableCount)
    for (index, ambiguity) in solution.ambiguities.enumerated() { place[ambiguity.variable] = Int32(index) }
  }

  // MARK: Ties

  /// The ties of a solution, and for each variable that one of them leaves open which it is.
  func findTies(_ solution: inout Solution) {
    var groups = DisjointSets(count: solution.ambiguities.count)
    for index in 0..<system.constraintCount { unite(index, &groups) }
    var numbers: [TieKey: Int] = [:]
    for index in 0..<system.constraintCount where !isRequired(index) {
      guard let member = tied(index, solution), mayVary(index, solution) else { continue }
      let priority = system.constraints[index].priority
      let key = TieKey(group: groups.root(of: member), priority: priority)
      if let known = numbers[key] {
        solution.ties[known].constraints.append(index)
      } else {
        numbers[key] = solution.ties.count
        solution.ties.append(Tie(priority: priority, constraints: [index]))
      }
    }
    for index in solution.ambiguities.indices {
      guard case .priorityTie(let priority) = solution.ambiguities[index].cause else { continue }
      solution.ambiguities[index].tie =
        numbers[TieKey(group: groups.root(of: Int32(index)), priority: priority)]
    }
  }

  private struct TieKey: Hashable {
    var group: Int32
    var priority: Float
  }

  /// Variables that one constraint names belong together.
  private func unite(_ index: Int, _ groups: inout DisjointSets) {
    var first: Int32 = -1
    for term in system.terms(of: index) where place[Int(term.variable)] >= 0 {
      if first < 0 { first = place[Int(term.variable)] }
      groups.unite(first, place[Int(term.variable)])
    }
  }

  /// The ambiguity of a variable of the constraint that its priority leaves open; nil if there is none.
  private func tied(_ index: Int, _ solution: Solution) -> Int32? {
    let cause = Ambiguity.Cause.priorityTie(priority: system.constraints[index].priority)
    return system.terms(of: index).lazy.map { place[Int($0.variable)] }.first {
      $0 >= 0 && solution.ambiguities[Int($0)].cause == cause
    }
  }

  /// Whether the error of an optional constraint may differ between best solutions. Exact for a constraint of one
  /// variable.
  private func mayVary(_ index: Int, _ solution: Solution) -> Bool {
    let constraint = system.constraints[index]
    var (low, high) = (0.0, 0.0)
    for term in system.terms(of: index) {
      let member = place[Int(term.variable)]
      let value = solution.values[Int(term.variable)]
      let ambiguity = member < 0 ? nil : solution.ambiguities[Int(member)]
      let least = ambiguity.map { $0.minimum ?? -.infinity } ?? value
      let greatest = ambiguity.map { $0.maximum ?? .infinity } ?? value
      low += term.coefficient * (term.coefficient > 0 ? least : greatest)
      high += term.coefficient * (term.coefficient > 0 ? greatest : least)
    }
    switch constraint.relation {
    // Written so that a sum of infinities, which is no number, may vary.
    case .equal: return true
    case .lessThanOrEqual: return !(high <= constraint.constant + Tolerance.unique)
    case .greaterThanOrEqual: return !(low >= constraint.constant - Tolerance.unique)
    }
  }

  // MARK: Limits

  /// The variables that no tie leaves open, as systems of their own around the solution: once with every inequality that
  /// holds there, once with equalities only. Nil if there is nothing to tell.
  func limits(_ solution: Solution) -> Limits? {
    guard solution.ambiguities.contains(where: { $0.cause == .inequality }) else { return nil }
    var limits = Limits(count: system.variableCount)
    for ambiguity in solution.ambiguities {
      if case .priorityTie = ambiguity.cause { continue }
      limits.add(ambiguity.variable, system.kinds[ambiguity.variable])
    }
    for index in 0..<system.constraintCount {
      let constraint = system.constraints[index]
      var free: [Term] = []
      var (fixed, all) = (0.0, 0.0)
      for term in system.terms(of: index) {
        let value = term.coefficient * solution.values[Int(term.variable)]
        all += value
        if limits.contains(term.variable) { free.append(term) } else { fixed += value }
      }
      guard !free.isEmpty else { continue }
      let error = constraint.relation.error(of: all - constraint.constant)
      if isRequired(index) || (constraint.relation != .equal && error <= Tolerance.unique) {
        limits.add(
          free, constraint.relation, constraint.constant - fixed, isImplicit: constraint.breaking.isImplicit)
      } else {
        // An optional constraint that is missed is missed by the same amount everywhere.
        limits.add(free, .equal, all - fixed)
      }
    }
    return limits
  }

  private func isRequired(_ index: Int) -> Bool {
    system.constraints[index].isRequired && (broken.isEmpty || broken[index] == 0)
  }
}

/// A part of a system around a solution, with and without its inequalities.
struct Limits {
  private(set) var all = LinearSystem()
  private(set) var equalities = LinearSystem()
  private(set) var hasInequalities = false
  private var number: [Int32]

  init(count: Int) { number = Array(repeating: -1, count: count) }

  func contains(_ variable: Int32) -> Bool { number[Int(variable)] >= 0 }

  mutating func add(_ variable: Int, _ kind: VariableKind) {
    number[variable] = Int32(all.addVariable(kind))
    equalities.addVariable(kind)
  }

  /// - Parameter isImplicit: Whether nobody wrote it, as that a size is not negative.
  mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, isImplicit: Bool = false) {
    let terms = terms.map { Term(Int(number[Int($0.variable)]), $0.coefficient) }
    all.addConstraint(terms: terms, relation, constant)
    if relation == .equal || isImplicit {
      equalities.addConstraint(terms: terms, relation, constant)
    } else {
      hasInequalities = true
    }
  }

  /// Says of each range that an inequality was thought to limit whether one does: whether it is wider without.
  func refine(_ solution: inout Solution, all: Solution, equalities: Solution) {
    guard all.conflicts.isEmpty, equalities.conflicts.isEmpty else { return }
    for index in solution.ambiguities.indices where solution.ambiguities[index].cause == .inequality {
      let variable = Int(number[solution.ambiguities[index].variable])
      guard let with = all.ambiguity(of: variable), let without = equalities.ambiguity(of: variable)
      else { continue }
      if isSame(with.minimum, without.minimum), isSame(with.maximum, without.maximum) {
        solution.ambiguities[index].cause = .missing
      }
    }
  }

  private func isSame(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= Tolerance.unique * (1 + abs(a))
  }
}
