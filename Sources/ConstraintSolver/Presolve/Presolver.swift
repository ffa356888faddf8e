/// An optional constraint on one variable: `coefficient · column + base` against 0.
struct Goal {
  var coefficient: Double
  var base: Double
  var column: Int32
  var row: Int32
  var level: Float
  var relation: Relation
}

/// Where a bound of a variable came from; kept only with the log.
struct BoundSource {
  /// The constraint, or the number of constraints plus a variable for its sign rule; -1 for none.
  var row: Int32 = -1
  /// One over the coefficient that the variable has there.
  var scale: Double = 1
}

/// A proof, in the making, that the required constraints have no solution: rows of the tableau, each
/// with its weight.
typealias Contradiction = [(row: Int32, weight: Double)]

/// A variable that left: `factor · target + offset`, or what its row defines if the target is -1.
struct Elimination {
  var column: Int32
  var target: Int32 = -1
  var factor = 0.0
  var offset = 0.0
}

/// Removes what plain substitution can remove: known variables, multiples of another variable, and
/// positions. What stays are rows over few variables, mostly sizes.
///
/// Positions go before sizes. A position with no other use leaves together with its equality, so a
/// list of ten thousand rows, each below the one before, falls apart from its end; substituting sizes
/// first would tie all of its rows into one.
struct Presolver: ~Copyable {
  /// Optional constraints that look at one variable.
  var goals = Buffer<Goal>()
  /// Variables in the order they left, so that their values are found in the reverse order.
  var eliminations = Buffer<Elimination>()
  /// Rows that had two variables or more when they were loaded.
  var longRows = Buffer<Int32>()
  var lowerSource = Buffer<BoundSource>()
  var upperSource = Buffer<BoundSource>()
  var contradiction: Contradiction?

  var fixedColumns = Buffer<Int32>()
  var doubletons = Buffer<Int32>()
  var columnSingletons = Buffer<Int32>()
  var candidates = CandidateQueue()
  var constraintCount = 0
  /// The terms of the row that is being loaded.
  var terms = Buffer<Term>()

  /// Fills the tableau with the system and reduces it. Stops at the first contradiction.
  mutating func run(_ system: LinearSystem, _ selection: Selection, _ tableau: inout Tableau)
    throws(SolverError)
  {
    reset()
    load(system, selection, &tableau)
    try settle(&tableau)
    try substituteFreeColumns(&tableau)
    try makeEqualitiesBasic(&tableau)
    finish(&tableau)
  }

  private mutating func reset() {
    goals.removeAll()
    eliminations.removeAll()
    longRows.removeAll()
    lowerSource.removeAll()
    upperSource.removeAll()
    fixedColumns.removeAll()
    doubletons.removeAll()
    columnSingletons.removeAll()
    contradiction = nil
  }

  // MARK: Rows that have become short

  /// A row without unknowns: either always true or never.
  mutating func check(_ row: Int32, _ tableau: inout Tableau) {
    tableau.rows[row].state = .retired
    let info = tableau.rows[row]
    if !info.isOptional, info.relation.error(of: info.base) > info.tolerance { contradiction = [(row, 1)] }
  }

  /// A row of one unknown: its value, a bound, or a wish about it.
  mutating func absorbSingleton(
    _ row: Int32, _ column: Int32, _ coefficient: Double, _ tableau: inout Tableau
  ) {
    if tableau.columns[column].state == .fixed {
      // Known since a moment ago, and not yet folded into this row.
      tableau.addBase(coefficient * tableau.columns[column].value, to: row)
      tableau.record(row, tableau.columns[column].row, coefficient)
      check(row, &tableau)
    } else if tableau.rows[row].isOptional {
      addGoal(tableau.rows[row], row, column, coefficient, &tableau)
    } else {
      absorbRequired(row, column, coefficient, &tableau)
    }
  }

  @inline(__always) mutating func addGoal(
    _ info: Row, _ row: Int32, _ column: Int32, _ coefficient: Double, _ tableau: inout Tableau
  ) {
    tableau.columns[column].hasCost = true
    goals.append(
      Goal(
        coefficient: coefficient, base: info.base, column: column, row: row, level: info.level,
        relation: info.relation))
  }

  /// A required row of one unknown: its value, or a bound.
  mutating func absorbRequired(_ row: Int32, _ column: Int32, _ coefficient: Double, _ tableau: inout Tableau)
  {
    let relation = tableau.rows[row].relation
    if relation == .equal { return fix(column, by: row, coefficient, &tableau) }
    let isUpper = (relation == .lessThanOrEqual) == (coefficient > 0)
    let source = BoundSource(row: row, scale: 1 / coefficient)
    bound(column, -tableau.rows[row].base / coefficient, isUpper, source, &tableau)
  }

  private mutating func fix(_ column: Int32, by row: Int32, _ coefficient: Double, _ tableau: inout Tableau) {
    let value = -tableau.rows[row].base / coefficient
    let info = tableau.columns[column]
    if value < info.lower || value > info.upper {
      let tolerance = max(tableau.rows[row].tolerance, Tolerance.feasible * (1 + abs(value)))
      if info.bounds.excludes(value, tolerance: tolerance) {
        contradiction = [(row, 1 / coefficient)]
        if tableau.keepsLog {
          let source = value < info.lower ? lowerSource[column] : upperSource[column]
          contradiction?.append((source.row, -source.scale))
        }
        return
      }
    }
    tableau.rows[row].base /= -coefficient
    tableau.record(row, row, -1 / coefficient)
    tableau.columns[column].value = value
    tableau.columns[column].state = .fixed
    tableau.columns[column].row = row
    if info.first >= 0 { fixedColumns.append(column) }
  }

  mutating func bound(
    _ column: Int32, _ value: Double, _ isUpper: Bool, _ source: BoundSource, _ tableau: inout Tableau
  ) {
    let old = tableau.columns[column]
    if isUpper ? value >= old.upper : value <= old.lower { return }
    if tableau.keepsLog {
      if isUpper { upperSource[column] = source } else { lowerSource[column] = source }
    }
    var limit = value
    let opposite = isUpper ? old.lower : old.upper
    if isUpper ? value < opposite : value > opposite {
      if abs(value - opposite) > Tolerance.feasible * (1 + max(abs(value), abs(opposite))) {
        contradiction = []
        if tableau.keepsLog {
          let (low, high) = (lowerSource[column], upperSource[column])
          contradiction = [(low.row, low.scale), (high.row, -high.scale)]
        }
        return
      }
      // Two bounds that meet but for rounding.
      limit = opposite
    }
    if isUpper { tableau.columns[column].upper = limit } else { tableau.columns[column].lower = limit }
  }

  // MARK: Handing over to the simplex method

  /// Gives every row that is left a basic variable: the slack of an inequality or a wish.
  private mutating func finish(_ tableau: inout Tableau) {
    guard contradiction == nil else { return }
    resolveAliases(&tableau)
    for index in longRows.indices {
      let row = longRows[index]
      let info = tableau.rows[row]
      guard info.state == .active, info.basic < 0 else { continue }
      let slack = Int32(truncatingIfNeeded: tableau.columns.count)
      tableau.rows[row].basic = slack
      var column = Column(row: row, state: .basic)
      if info.isOptional {
        column.hasCost = true
        goals.append(
          Goal(
            coefficient: 1, base: 0, column: slack, row: row, level: info.level, relation: info.relation))
      } else {
        if info.relation != .lessThanOrEqual { column.lower = 0 }
        if info.relation != .greaterThanOrEqual { column.upper = 0 }
      }
      tableau.columns.append(column)
      if tableau.keepsLog {
        lowerSource.append(BoundSource())
        upperSource.append(BoundSource())
      }
    }
  }

  /// Lets every alias refer to the variable at the end of its chain.
  private mutating func resolveAliases(_ tableau: inout Tableau) {
    for index in eliminations.indices.reversed() where eliminations[index].target >= 0 {
      let elimination = eliminations[index]
      let target = tableau.columns[elimination.target]
      guard target.state == .alias else { continue }
      let next = eliminations[target.row]
      eliminations[index].target = next.target
      eliminations[index].factor *= next.factor
      eliminations[index].offset += elimination.factor * next.offset
    }
  }
}
