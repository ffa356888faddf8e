/// Which constraints take part in a solve, and how.
struct Selection {
  /// Constraints from this index on are ignored.
  var limit: Int
  var requiredOnly = false
  /// Whether the row operations are kept, so that a contradiction can be traced back.
  var keepsLog = false
  /// For each constraint, its place among the broken ones counted from 1; 0 if it is in force.
  var broken: [Int32] = []

  /// The level at which a constraint is met that is optional or broken, 0 for one that holds; nil for one that is ignored.
  @inline(__always) func level(_ index: Int, _ constraint: LinearSystem.Constraint) -> Float? {
    if !constraint.isRequired { return requiredOnly ? nil : constraint.priority }
    if broken.isEmpty || broken[index] == 0 { return 0 }
    return requiredOnly ? nil : LinearSystem.required + Float(broken[index])
  }
}

extension Presolver {
  /// Fills the tableau. What is already known is put in at once, so many rows never become part of it.
  ///
  /// A row has the index of its constraint; one that no substitution will ever reach stays blank.
  mutating func load(_ system: LinearSystem, _ selection: Selection, _ tableau: inout Tableau) {
    constraintCount = selection.limit
    loadColumns(system, &tableau)
    tableau.rows.fill(selection.limit, with: Row(base: 0, magnitude: 0))
    var start = 0
    for index in 0..<selection.limit {
      let constraint = system.constraints[index]
      let range = start..<Int(constraint.end)
      start = range.upperBound
      var row = Row(base: -constraint.constant, magnitude: Float(abs(constraint.constant)))
      row.relation = constraint.relation
      guard let level = selection.level(index, constraint) else { continue }
      row.level = level
      let number = Int32(truncatingIfNeeded: index)
      if range.count != 1 || !loadSingleton(system.terms[range.lowerBound], row, number, &tableau) {
        load(row, number, system.terms, range, &tableau)
      }
      if contradiction != nil { return }
    }
  }

  private mutating func loadColumns(_ system: LinearSystem, _ tableau: inout Tableau) {
    let count = system.variableCount
    tableau.columns.fill(count, with: Column())
    for variable in 0..<count where system.kinds[variable] == .size { tableau.columns[variable].lower = 0 }
    guard tableau.keepsLog else { return }
    lowerSource.fill(count, with: BoundSource())
    upperSource.fill(count, with: BoundSource())
    for variable in 0..<count where system.kinds[variable] == .size {
      lowerSource[variable].row = Int32(truncatingIfNeeded: constraintCount + variable)
    }
  }

  /// A row of one unknown: a wish about it, its value, or a bound. False if the variable is no unknown any more.
  @inline(__always) private mutating func loadSingleton(
    _ term: Term, _ row: Row, _ index: Int32, _ tableau: inout Tableau
  ) -> Bool {
    guard tableau.columns[term.variable].state == .nonbasic else { return false }
    if row.isOptional {
      addGoal(row, index, term.variable, term.coefficient, &tableau)
    } else {
      tableau.rows[index] = row
      absorbRequired(index, term.variable, term.coefficient, &tableau)
    }
    return true
  }

  @inline(__always) private mutating func load(
    _ blank: Row, _ index: Int32, _ all: [Term], _ range: Range<Int>, _ tableau: inout Tableau
  ) {
    var row = blank
    gather(all, range, &row, index, &tableau)
    switch terms.count {
    case 0:
      tableau.rows[index] = row
      check(index, &tableau)
    case 1:
      tableau.rows[index] = row
      absorbSingleton(index, terms[0].variable, terms[0].coefficient, &tableau)
    case 2 where row.isEquality && substituteDoubletonAtOnce(row, &tableau): break
    default: loadLong(row, index, &tableau)
    }
  }

  /// Collects the terms of a row over variables that are still unknown; the others go into its constant.
  @inline(__always) private mutating func gather(
    _ all: [Term], _ range: Range<Int>, _ row: inout Row, _ index: Int32, _ tableau: inout Tableau
  ) {
    terms.removeAll()
    var mayRepeat = false
    for place in range {
      let term = all[place]
      switch tableau.columns[term.variable].state {
      case .nonbasic: if mayRepeat { merge(term) } else { terms.append(term) }
      case .fixed:
        row.add(term.coefficient * tableau.columns[term.variable].value)
        tableau.record(index, tableau.columns[term.variable].row, term.coefficient)
      default:
        loadAlias(term, &row, &tableau)
        mayRepeat = true
      }
    }
  }

  @inline(__always) private mutating func loadLong(_ blank: Row, _ index: Int32, _ tableau: inout Tableau) {
    var row = blank
    row.state = .active
    row.count = Int32(truncatingIfNeeded: terms.count)
    for place in terms.indices { row.first = tableau.load(terms[place], row: index, before: row.first) }
    tableau.rows[index] = row
    longRows.append(index)
    if terms.count == 2 && row.isEquality { doubletons.append(index) }
  }

  /// Puts the variable that an alias stands for in its place.
  private mutating func loadAlias(_ term: Term, _ row: inout Row, _ tableau: inout Tableau) {
    let alias = resolve(term.variable, &tableau)
    row.add(term.coefficient * alias.offset)
    let coefficient = term.coefficient * alias.factor
    let target = tableau.columns[alias.target]
    if target.state == .fixed {
      row.add(coefficient * target.value)
    } else {
      merge(Term(Int(alias.target), coefficient))
    }
  }

  /// Adds a term to the row that is being loaded, which may have one of the same variable.
  private mutating func merge(_ term: Term) {
    var place = 0
    while place < terms.count && terms[place].variable != term.variable { place += 1 }
    if place == terms.count { return terms.append(term) }
    let sum = terms[place].coefficient + term.coefficient
    if abs(sum) > Tolerance.cancelled * max(abs(term.coefficient), abs(terms[place].coefficient)) {
      terms[place].coefficient = sum
    } else {
      terms[place] = terms[terms.count - 1]
      terms.removeLast()
    }
  }

  /// The variable at the end of a chain of aliases. Shortens the chain for the next one who asks.
  private mutating func resolve(_ variable: Int32, _ tableau: inout Tableau) -> Elimination {
    var alias = eliminations[tableau.columns[variable].row]
    while tableau.columns[alias.target].state == .alias {
      let next = eliminations[tableau.columns[alias.target].row]
      alias.target = next.target
      alias.offset += alias.factor * next.offset
      alias.factor *= next.factor
      eliminations[tableau.columns[variable].row] = alias
    }
    return alias
  }

  /// Makes one variable of an equality an alias of the other, if no row has it yet: then nothing has to be
  /// rewritten. Equal sizes and edges on edges mostly end here (a chain of 100 views: 20 µs instead of 23).
  private mutating func substituteDoubletonAtOnce(_ row: Row, _ tableau: inout Tableau) -> Bool {
    // A log would have to follow every alias of a chain in every row.
    if tableau.keepsLog { return false }
    let (first, second) = (terms[0], terms[1])
    let (one, other) = (tableau.columns[first.variable], tableau.columns[second.variable])
    let secondGoes = canGo(second, other, for: first, one)
    guard secondGoes || canGo(first, one, for: second, other) else { return false }
    let (goes, stays) = secondGoes ? (second, first) : (first, second)
    let (factor, offset) = (-stays.coefficient / goes.coefficient, -row.base / goes.coefficient)
    alias(goes.variable, of: stays.variable, factor, offset, -1, &tableau)
    return true
  }

  @inline(__always)
  private func canGo(_ term: Term, _ column: Column, for other: Term, _ target: Column) -> Bool {
    column.first < 0 && (column.isFree || !target.isFree)
      && (term.variable > other.variable || target.first >= 0 || column.isFree != target.isFree)
      && abs(term.coefficient) >= Tolerance.pivotRatio * abs(other.coefficient)
  }
}
