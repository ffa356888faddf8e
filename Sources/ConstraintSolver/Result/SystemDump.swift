/// A system at the stages of a solve, as text for people who debug.
///
/// The sections are the constraints as written, what presolve left of them, the components with the tableau and its
/// basis, and the solution. Variable 3 is called `x3` if it is a position and `w3` if it is a size, the slack of row 7
/// `s7`; a row of the tableau reads `basic = Σ coefficient · variable + constant`.
///
/// - Parameters:
///   - name: What a variable of the system is called; nil for the name it has without one.
///   - shouldStop: Asked every few dozen steps; true ends the solve.
/// - Returns: Lines that end with a line feed.
/// - Throws: ``SolverError/timeLimit`` when asked to stop.
/// - Complexity: That of two solves.
package func dump(
  _ system: LinearSystem, name: @escaping (Int) -> String? = { _ in nil }, shouldStop: (() -> Bool)? = nil
) throws(SolverError) -> String {
  var dump = SystemDump(system: system, name: name)
  var workspace = SolverWorkspace()
  let solution = try solve(system, in: &workspace, shouldStop: shouldStop)
  workspace.engine.tableau.watch = Watch(shouldStop)
  var selection = Selection(limit: system.constraintCount)
  if !solution.conflicts.isEmpty {
    selection.broken = Array(repeating: 0, count: system.constraintCount)
    for (index, conflict) in solution.conflicts.enumerated() {
      selection.broken[conflict.broken] = Int32(truncatingIfNeeded: index + 1)
    }
  }
  dump.writeConstraints(selection)
  _ = try workspace.engine.presolve(system, selection)
  dump.writePresolve(workspace.engine)
  _ = try workspace.engine.prepare(system, selection)
  try workspace.engine.optimise()
  dump.writeTableau(workspace.engine)
  dump.writeSolution(solution)
  return dump.text
}

private struct SystemDump {
  let system: LinearSystem
  let name: (Int) -> String?
  var text = ""

  // MARK: Sections

  mutating func writeConstraints(_ selection: Selection) {
    text += "constraints\n"
    for index in 0..<system.constraintCount {
      let constraint = system.constraints[index]
      let sum = self.sum(system.terms(of: index).map { ($0.variable, $0.coefficient) }, constant: 0)
      text += "  \(index): \(sum) \(sign(constraint.relation)) \(number(constraint.constant))"
      if !constraint.isRequired { text += " @\(number(Double(constraint.priority)))" }
      if !selection.broken.isEmpty && selection.broken[index] > 0 { text += " broken" }
      text += "\n"
    }
  }

  /// What left, in the order it left, and what is known of the variables that stay.
  mutating func writePresolve(_ engine: borrowing Engine) {
    text += "after presolve\n"
    for column in 0..<system.variableCount where engine.tableau.columns[column].state == .fixed {
      text += "  \(title(column)) = \(number(engine.tableau.columns[column].value))\n"
    }
    for index in engine.presolver.eliminations.indices {
      let elimination = engine.presolver.eliminations[index]
      let column = Int(elimination.column)
      if elimination.target >= 0 {
        let sum = sum([(elimination.target, elimination.factor)], constant: elimination.offset)
        text += "  \(title(column)) = \(sum)\n"
      } else {
        text += "  \(title(column)) = \(definition(engine.tableau.columns[column].row, engine.tableau))\n"
      }
    }
    for column in 0..<system.variableCount {
      let info = engine.tableau.columns[column]
      guard info.state == .nonbasic || info.state == .basic else { continue }
      text += "  \(bound(info.lower)) <= \(title(column)) <= \(bound(info.upper))\n"
    }
    for index in engine.presolver.longRows.indices {
      let row = engine.presolver.longRows[index]
      let info = engine.tableau.rows[row]
      guard info.state == .active, info.basic >= 0 else { continue }
      text += "  \(basicTitle(Int(info.basic), row)) = \(definition(row, engine.tableau))\n"
    }
  }

  /// The components that the simplex method was given, with the goals of each and the rows of its basis.
  mutating func writeTableau(_ engine: borrowing Engine) {
    for index in engine.components.list.indices {
      let component = engine.components.list[index]
      text += "component \(index)\n"
      for place in component.breakpoints {
        let goal = engine.simplex.breakpoints[place]
        text += "  goal \(goal.row) @\(number(Double(goal.level))): \(title(Int(goal.column)))"
        text += " \(goal.down > 0 ? (goal.up > 0 ? "==" : ">=") : "<=") \(number(goal.value))\n"
      }
      for place in component.rows {
        let row = engine.components.rows[place]
        let basic = Int(engine.tableau.rows[row].basic)
        text += "  \(basicTitle(basic, row)) = \(definition(row, engine.tableau))\n"
      }
      for place in component.columns { text += "  \(title(Int(engine.simplex.order[place]))) is open\n" }
    }
  }

  mutating func writeSolution(_ solution: Solution) {
    text += "solution\n"
    for (variable, value) in solution.values.enumerated() {
      text += "  \(title(variable)) = \(number(value))"
      if let ambiguity = solution.ambiguity(of: variable) {
        text += " in \(bound(ambiguity.minimum ?? -.infinity))...\(bound(ambiguity.maximum ?? .infinity))"
      }
      text += "\n"
    }
    for conflict in solution.conflicts {
      let members = conflict.members.map { "\(number($0.multiplier)) * \($0.constraint)" }
      let rules = conflict.signRules.map { "\(number($0.multiplier)) * \(title($0.variable)) >= 0" }
      text += "  conflict \((members + rules).joined(separator: ", ")): \(conflict.broken) breaks\n"
    }
    for trouble in solution.troubles { text += "  trouble \(trouble)\n" }
  }

  // MARK: Words

  private func title(_ column: Int) -> String {
    guard column < system.variableCount else { return "c\(column)" }
    return name(column) ?? (system.kinds[column] == .size ? "w\(column)" : "x\(column)")
  }

  /// A basic column is a variable of the system or the slack of its row.
  private func basicTitle(_ column: Int, _ row: Int32) -> String {
    column < system.variableCount ? title(column) : "s\(row)"
  }

  /// The right side of a row. A slack that is not basic is called by its column.
  private func definition(_ row: Int32, _ tableau: borrowing Tableau) -> String {
    var terms: [(Int32, Double)] = []
    tableau.forEachNode(inRow: row) { terms.append(($0.column, $0.coefficient)) }
    return sum(terms.sorted { $0.0 < $1.0 }, constant: tableau.rows[row].base)
  }

  private func sum(_ terms: [(column: Int32, coefficient: Double)], constant: Double) -> String {
    var result = ""
    for (column, coefficient) in terms {
      let name = title(Int(column))
      let size = abs(coefficient) == 1 ? name : "\(number(abs(coefficient))) \(name)"
      if result.isEmpty {
        result = coefficient < 0 ? "-\(size)" : size
      } else {
        result += coefficient < 0 ? " - \(size)" : " + \(size)"
      }
    }
    if result.isEmpty { return number(constant) }
    if constant == 0 { return result }
    return result + (constant < 0 ? " - " : " + ") + number(abs(constant))
  }

  private func bound(_ value: Double) -> String { value.isFinite ? number(value) : value < 0 ? "-∞" : "∞" }

  /// A whole number without its fraction.
  private func number(_ value: Double) -> String {
    abs(value) < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private func sign(_ relation: Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
