/// A basic variable outside its bounds, which are kept here while it is brought back.
struct Violation {
  var column: Int32
  var lower: Double
  var upper: Double
}

/// One solve of one selection of constraints: presolve, then the levels of each component.
struct Engine: ~Copyable {
  var tableau = Tableau()
  var presolver = Presolver()
  var simplex = Simplex()
  var components = Components()
  /// Whether some variable has a choice left after all levels.
  var isAmbiguous = false
  var hitPivotLimit = false
  /// The places of the variables with a choice, once they are gathered.
  var allChoices = 0..<0
  var choiceCount = 0
  /// Whether the choices of all components have become one list, for goals that span several.
  var areChoicesMerged = false

  var wishes = Buffer<Interval>()
  var violated = Buffer<Violation>()

  /// Forgets the last solve and runs presolve.
  ///
  /// - Returns: A contradiction among the required constraints, or nil if presolve found none. Its weights are
  ///   only meaningful with `keepsLog`.
  mutating func presolve(
    _ system: LinearSystem, _ selection: Selection, keepsLog: Bool, _ watch: inout Watch
  ) throws(SolverError) -> Contradiction? {
    isAmbiguous = false
    hitPivotLimit = false
    simplex.reset()
    components.reset()
    tableau.reset(columns: system.variableCount, keepsLog: keepsLog)
    try presolver.run(system, selection, &tableau, &watch)
    return presolver.contradiction
  }

  /// Runs presolve and the required level.
  ///
  /// - Returns: A contradiction among the required constraints, or nil if they agree. Its weights are
  ///   only meaningful with `keepsLog`.
  mutating func prepare(
    _ system: LinearSystem, _ selection: Selection, keepsLog: Bool, _ watch: inout Watch
  ) throws(SolverError) -> Contradiction? {
    if let contradiction = try presolve(system, selection, keepsLog: keepsLog, &watch) {
      return contradiction
    }
    components.find(system, tableau, presolver, &simplex)
    simplex.costs.fill(tableau.columns.count, with: Cost())
    simplex.pivotLimit = 50 * (tableau.rows.count + tableau.columns.count)
    for index in components.list.indices {
      let component = components.list[index]
      if component.rows.isEmpty {
        if settleAlone(component) { components.list[index].columns = 0..<0 }
        continue
      }
      crash(component)
      if isSettled(component) {
        for place in component.columns { tableau.columns[simplex.order[place]].state = .fixed }
        components.list[index].columns = 0..<0
        continue
      }
      if let contradiction = try satisfy(component, &watch) { return contradiction }
    }
    return nil
  }

  /// Minimises every level of every component, after ``prepare(_:_:keepsLog:_:)`` found no contradiction.
  mutating func optimise(_ watch: inout Watch) throws(SolverError) {
    for index in components.list.indices {
      if !components.list[index].rows.isEmpty && !components.list[index].columns.isEmpty {
        components.list[index].columns = try descend(components.list[index], &watch)
      }
      if !components.list[index].columns.isEmpty { isAmbiguous = true }
    }
  }

  /// Computes every variable from those that have a value of their own.
  mutating func evaluate() {
    for index in components.rows.indices {
      let row = components.rows[index]
      let basic = Int(tableau.rows[Int(row)].basic)
      tableau.columns[basic].value = tableau.value(of: row)
    }
    for index in presolver.eliminations.indices.reversed() {
      let elimination = presolver.eliminations[index]
      let column = Int(elimination.column)
      if elimination.target >= 0 {
        let target = tableau.columns[Int(elimination.target)].value
        tableau.columns[column].value = elimination.factor * target + elimination.offset
      } else {
        tableau.columns[column].value = tableau.value(of: tableau.columns[column].row)
      }
    }
  }

  // MARK: Levels

  /// Makes the required rows of a component hold.
  private mutating func satisfy(
    _ component: Component, _ watch: inout Watch
  ) throws(SolverError) -> Contradiction? {
    let first = simplex.breakpoints.count
    violated.removeAll()
    for place in component.rows {
      let basic = tableau.rows[Int(components.rows[place])].basic
      let info = tableau.columns[Int(basic)]
      if info.value < info.lower {
        violated.append(Violation(column: basic, lower: info.lower, upper: info.upper))
        tableau.columns[Int(basic)].lower = -.infinity
        addKink(basic, at: info.lower, down: 1, up: 0)
      } else if info.value > info.upper {
        violated.append(Violation(column: basic, lower: info.lower, upper: info.upper))
        tableau.columns[Int(basic)].upper = .infinity
        addKink(basic, at: info.upper, down: 0, up: 1)
      }
    }
    if violated.isEmpty { return nil }
    let kinks = first..<simplex.breakpoints.count
    simplex.begin(kinks, over: component.columns, &tableau)
    let outcome = try simplex.minimise(component.columns, &tableau, &watch)
    if outcome == .pivotLimit { hitPivotLimit = true }
    for index in violated.indices {
      let saved = violated[index]
      tableau.columns[Int(saved.column)].lower = saved.lower
      tableau.columns[Int(saved.column)].upper = saved.upper
    }
    simplex.end(kinks)
    simplex.breakpoints.removeLast(kinks.count)
    guard let column = worstViolation() else { return nil }
    return try explain(column, component, &watch)
  }

  mutating func addKink(_ column: Int32, at value: Double, down: Double, up: Double) {
    simplex.breakpoints.append(
      Breakpoint(value: value, down: down, up: up, column: column, level: 0, row: -1))
  }

  /// The first variable that cannot be brought within its bounds.
  private mutating func worstViolation() -> Int32? {
    for index in violated.indices {
      let saved = violated[index]
      let value = tableau.columns[Int(saved.column)].value
      let tolerance = tableau.rows[max(0, tableau.columns[saved.column].row)].tolerance
      if value < saved.lower - tolerance || value > saved.upper + tolerance { return saved.column }
    }
    return nil
  }

  /// Minimises the levels of a component in turn. Returns the variables that still have a choice.
  private mutating func descend(
    _ component: Component, _ watch: inout Watch
  ) throws(SolverError) -> Range<Int> {
    var left = simplex.dropFixed(component.columns, &tableau)
    var index = component.breakpoints.lowerBound
    while index < component.breakpoints.upperBound && !left.isEmpty {
      var end = index + 1
      while end < component.breakpoints.upperBound,
        simplex.breakpoints[end].level == simplex.breakpoints[index].level
      {
        end += 1
      }
      left = try minimise(index..<end, left, &watch)
      index = end
    }
    return left
  }

  /// Minimises one level. Returns the variables that still have a choice.
  mutating func minimise(
    _ range: Range<Int>, _ list: Range<Int>, _ watch: inout Watch
  ) throws(SolverError) -> Range<Int> {
    simplex.begin(range, over: list, &tableau)
    let outcome = try simplex.minimise(list, &tableau, &watch)
    if outcome != .optimal { hitPivotLimit = true }
    let left = simplex.confine(range, list, &tableau)
    simplex.end(range)
    return left
  }
}
