/// What a constraint is to one solve.
enum Role {
  case required
  /// An optional constraint, or a broken one, met at this level.
  case optional(level: Float)
  case ignored
}

/// Which constraints take part in a solve, and how.
struct Selection {
  /// Constraints from this index on are ignored.
  var limit: Int
  var requiredOnly = false
  /// For each constraint, its place among the broken ones counted from 1; 0 if it is in force.
  var broken: [Int32] = []

  func role(_ index: Int, _ constraint: LinearSystem.Constraint) -> Role {
    if !constraint.isRequired { return requiredOnly ? .ignored : .optional(level: constraint.priority) }
    if broken.isEmpty || broken[index] == 0 { return .required }
    return requiredOnly ? .ignored : .optional(level: LinearSystem.required + Float(broken[index]))
  }
}

extension Presolver {
  /// Fills the tableau. What is already known is put in at once, so many rows never become part of it.
  mutating func load(_ system: LinearSystem, _ selection: Selection, _ tableau: inout Tableau) {
    constraintCount = selection.limit
    for kind in system.kinds {
      tableau.columns.append(
        Column(value: 0, lower: kind == .size ? 0 : -.infinity, upper: .infinity))
    }
    if tableau.keepsLog { loadSources(system) }
    tableau.rows.reserve(selection.limit)
    var start = 0
    for index in 0..<selection.limit {
      let constraint = system.constraints[index]
      let end = Int(constraint.end)
      var row = Row(base: -constraint.constant, magnitude: Float(abs(constraint.constant)))
      row.relation = constraint.relation
      let role = selection.role(index, constraint)
      if case .optional(let level) = role { row.level = level }
      tableau.rows.append(row)
      scales.append(constraint.errorScale)
      if case .ignored = role {} else { load(system.terms, start, end, index, &tableau) }
      if contradiction != nil { return }
      start = end
    }
  }

  private mutating func loadSources(_ system: LinearSystem) {
    for (variable, kind) in system.kinds.enumerated() {
      let signRule = kind == .size ? Int32(constraintCount + variable) : -1
      lowerSource.append(BoundSource(row: signRule))
      upperSource.append(BoundSource())
    }
  }

  @inline(__always)
  private mutating func load(
    _ terms: [Term], _ start: Int, _ end: Int, _ index: Int, _ tableau: inout Tableau
  ) {
    let row = Int32(truncatingIfNeeded: index)
    // The first unknown is held back: a row that has no other never becomes part of the tableau.
    var held = Term(-1, 0)
    for place in start..<end {
      let term = terms[place]
      let column = tableau.columns[term.variable]
      if column.state == .fixed {
        tableau.addBase(term.coefficient * column.value, to: row)
        tableau.record(row, column.row, term.coefficient)
      } else if held.variable < 0 {
        held = term
      } else {
        tableau.link(term.coefficient, row: row, column: term.variable)
      }
    }
    if held.variable < 0 {
      check(row, &tableau)
    } else if tableau.rows[row].count == 0 {
      absorb(row, held.variable, held.coefficient, &tableau)
    } else {
      tableau.link(held.coefficient, row: row, column: held.variable)
      tableau.rows[row].state = .active
      longRows.append(row)
      if tableau.rows[row].count == 2 && tableau.rows[row].isEquality { doubletons.append(row) }
    }
  }
}
