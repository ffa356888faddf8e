/// Finds out in which order variables follow from constraints: first one by one, then, where several have to be solved
/// together, by elimination.
struct DerivationSearch {
  /// A variable that follows from others that are known: rows that, each times its weight, add up to a line in which it is
  /// the only unknown.
  private struct Determination {
    var variable: Int
    /// The variable's coefficient in the sum of the rows.
    var coefficient: Double
    var rows: [(row: Int, weight: Double)]
  }

  let system: LinearSystem
  private let solution: Solution
  /// Rows are the constraints, and after them the sign rules of the variables.
  private let signRule: Int
  /// For each variable the rows that name it; nothing for variables that have nothing to do with the targets.
  private var rowsOfVariable: [Int: [Int]] = [:]
  /// The rows to take in, by what they are.
  private var stages: [[Int]] = []
  /// What is known, in the order in which it became known.
  private var determined: [Determination] = []
  private var isKnown: [Bool]
  /// Rows that were taken in, by how many unknowns they have left.
  private var unknowns: [Int: Int] = [:]
  private var ready: [Int] = []

  /// Beyond so many unknowns at once nothing is eliminated.
  private static let mostTogether = 200

  /// - Parameter seeds: Variables; only what is connected with them is looked at.
  init(_ system: LinearSystem, _ solution: Solution, near seeds: [Int]) {
    self.system = system
    self.solution = solution
    signRule = system.constraintCount
    isKnown = Array(repeating: false, count: system.variableCount)
    stages = derivationStages(collectRows(near: seeds), of: system, at: solution)
  }

  mutating func run() {
    for rows in stages where !rows.isEmpty {
      for row in rows { take(row) }
      propagate()
      while eliminate() { propagate() }
    }
  }

  /// The proof of a sum; nil if it has an unknown.
  func derivation(of target: [Term]) -> Derivation? {
    var open: [Int: Double] = [:]
    for term in target { open[Int(term.variable), default: 0] += term.coefficient }
    guard open.keys.allSatisfy({ isKnown[$0] }) else { return nil }
    var weights: [Int: Double] = [:]
    for step in determined.reversed() {
      guard let coefficient = open.removeValue(forKey: step.variable), abs(coefficient) > Tolerance.same
      else { continue }
      for (row, weight) in step.rows {
        let factor = weight * coefficient / step.coefficient
        weights[row, default: 0] += factor
        for term in terms(of: row) where Int(term.variable) != step.variable {
          open[Int(term.variable), default: 0] -= factor * term.coefficient
        }
      }
    }
    return proof(of: weights)
  }

  private func proof(of weights: [Int: Double]) -> Derivation {
    var steps: [Derivation.Step] = []
    var listed: Set<Int> = []
    for (row, _) in determined.flatMap(\.rows) {
      guard let weight = weights[row], abs(weight) > Tolerance.same, listed.insert(row).inserted
      else { continue }
      let isRule = row >= signRule
      steps.append(
        .init(
          source: isRule ? .signRule(variable: row - signRule) : .constraint(row),
          multiplier: Engine.snap(weight),
          addend: isRule ? 0 : Engine.snap(weight * system.constraints[row].constant)))
    }
    return Derivation(steps: steps, value: Engine.snap(steps.reduce(0) { $0 + $1.addend }))
  }

  // MARK: Rows

  private func terms(of row: Int) -> ArraySlice<Term> {
    row < signRule ? system.terms(of: row) : [Term(row - signRule, 1)]
  }

  /// The rows that are connected with the seeds, in canonical order, sign rules last.
  private mutating func collectRows(near seeds: [Int]) -> [Int] {
    var rowsOf: [[Int32]] = Array(repeating: [], count: system.variableCount)
    for row in 0..<signRule {
      for term in terms(of: row) { rowsOf[Int(term.variable)].append(Int32(truncatingIfNeeded: row)) }
    }
    var pending = seeds
    var rows: Set<Int> = []
    while let variable = pending.popLast() {
      guard rowsOfVariable[variable] == nil else { continue }
      rowsOfVariable[variable] = rowsOf[variable].map(Int.init) + [signRule + variable]
      for row in rowsOf[variable] where rows.insert(Int(row)).inserted {
        pending += terms(of: Int(row)).map { Int($0.variable) }
      }
    }
    let sizes = rowsOfVariable.keys.filter { system.kinds[$0] == .size && solution.values[$0] == 0 }
    return rows.sorted() + sizes.sorted().map { signRule + $0 }
  }

  private mutating func take(_ row: Int) {
    let count = terms(of: row).count { !isKnown[Int($0.variable)] }
    unknowns[row] = count
    if count == 1 { ready.append(row) }
  }

  // MARK: One by one

  /// Follows rows with one unknown, in the order in which they have no other left.
  private mutating func propagate() {
    var place = 0
    while place < ready.count {
      let row = ready[place]
      place += 1
      guard unknowns[row] == 1, let term = terms(of: row).first(where: { !isKnown[Int($0.variable)] }),
        abs(term.coefficient) > Tolerance.pivot
      else { continue }
      learn(Determination(variable: Int(term.variable), coefficient: term.coefficient, rows: [(row, 1)]))
    }
    ready.removeAll(keepingCapacity: true)
  }

  private mutating func learn(_ determination: Determination) {
    isKnown[determination.variable] = true
    determined.append(determination)
    for row in rowsOfVariable[determination.variable] ?? [] {
      guard let count = unknowns[row] else { continue }
      unknowns[row] = count - 1
      if count == 2 { ready.append(row) }
    }
  }

  // MARK: Together

  /// Learns what follows only from several rows at once.
  ///
  /// - Returns: Whether anything does.
  private mutating func eliminate() -> Bool {
    let rows = unknowns.filter { $0.value > 1 }.keys.sorted()
    let variables = Set(rows.flatMap { terms(of: $0).map { Int($0.variable) } }).filter { !isKnown[$0] }
      .sorted()
    guard rows.count > 1, rows.count <= 2 * Self.mostTogether, variables.count <= Self.mostTogether
    else { return false }
    let places = Dictionary(uniqueKeysWithValues: zip(variables, variables.indices))
    var elimination = GaussJordan(columns: variables.count)
    for row in rows {
      let open = terms(of: row).filter { !isKnown[Int($0.variable)] }
      elimination.add(open.map { (places[Int($0.variable)] ?? 0, $0.coefficient) }, number: row)
    }
    let found = elimination.determinedColumns()
    for (column, rows) in found {
      learn(Determination(variable: variables[column], coefficient: 1, rows: rows))
    }
    return !found.isEmpty
  }
}
