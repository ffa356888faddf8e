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
      switch selection.role(index, constraint) {
      case .required:
        load(row, system.terms, start, end, &tableau)
      case .optional(let level):
        row.level = level
        load(row, system.terms, start, end, &tableau)
      case .ignored:
        tableau.rows.append(row)
      }
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
    _ blank: Row, _ terms: [Term], _ start: Int, _ end: Int, _ tableau: inout Tableau
  ) {
    let index = Int32(truncatingIfNeeded: tableau.rows.count)
    var row = blank
    // The first unknown is held back: a row that has no other never becomes part of the tableau.
    var held = Term(-1, 0)
    for place in start..<end {
      let term = terms[place]
      let column = tableau.columns[term.variable]
      if column.state == .fixed {
        let amount = term.coefficient * column.value
        row.base += amount
        row.magnitude = max(row.magnitude, Float(abs(amount)))
        tableau.record(index, column.row, term.coefficient)
        continue
      }
      row.count += 1
      if row.count == 1 {
        held = term
        continue
      }
      if row.count == 2 { row.first = tableau.load(held, row: index, before: -1) }
      row.first = tableau.load(term, row: index, before: row.first)
    }
    if row.count > 1 {
      row.state = .active
      tableau.rows.append(row)
      longRows.append(index)
      if row.count == 2 && row.isEquality { doubletons.append(index) }
      return
    }
    let count = row.count
    row.count = 0
    tableau.rows.append(row)
    if count == 0 {
      check(index, &tableau)
    } else {
      absorb(index, held.variable, held.coefficient, &tableau)
    }
  }
}
