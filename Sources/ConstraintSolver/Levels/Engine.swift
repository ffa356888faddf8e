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

  private var wishes = Buffer<Interval>()
  private var violated = Buffer<Violation>()

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
    if let contradiction = try presolve(system, selection, keepsLog: keepsLog, &watch) { return contradiction }
    components.find(system, tableau, presolver, &simplex)
    simplex.costs.fill(tableau.columns.count, with: Cost())
    simplex.pivotLimit = 50 * (tableau.rows.count + tableau.columns.count)
    for index in components.list.indices {
      let component = components.list[index]
      if component.rows.isEmpty {
        if settleAlone(component) { components.list[index].columns = 0..<0 }
        continue
      }
      startTogether(component)
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

  // MARK: One variable at a time

  /// Solves a component of one variable in closed form. True if nothing is left to choose.
  private mutating func settleAlone(_ component: Component) -> Bool {
    guard let place = component.columns.first else { return true }
    let column = Int(simplex.order[place])
    var wish = Interval(lower: tableau.columns[column].lower, upper: tableau.columns[column].upper)
    var index = component.entries.lowerBound
    while index < component.entries.upperBound && wish.lower < wish.upper {
      let end = endOfWish(index, component.entries.upperBound)
      simplex.narrow(&wish, index..<end)
      index = end
    }
    tableau.columns[column].value = wish.nearestToZero
    tableau.columns[column].lower = wish.lower
    tableau.columns[column].upper = wish.upper
    guard wish.isPoint else { return false }
    tableau.columns[column].state = .fixed
    return true
  }

  /// Puts every variable where it would like to be if there were no rows.
  private mutating func startTogether(_ component: Component) {
    wishes.pad(tableau.columns.count, with: Interval(lower: 0, upper: 0))
    for place in component.columns {
      let column = Int(simplex.order[place])
      wishes[column] = Interval(
        lower: tableau.columns[column].lower, upper: tableau.columns[column].upper)
    }
    var index = component.entries.lowerBound
    while index < component.entries.upperBound {
      let end = endOfWish(index, component.entries.upperBound)
      let column = Int(simplex.entries[index].column)
      if tableau.columns[column].state == .parametric { simplex.narrow(&wishes[column], index..<end) }
      index = end
    }
    for place in component.columns {
      let column = Int(simplex.order[place])
      tableau.columns[column].value = wishes[column].nearestToZero
    }
    for place in component.rows {
      let row = components.rows[place]
      tableau.columns[Int(tableau.rows[Int(row)].basic)].value = tableau.value(of: row)
    }
  }

  /// Whether every variable has the one value it would like to have, and every row is content with that.
  private func isSettled(_ component: Component) -> Bool {
    for place in component.columns where !wishes[simplex.order[place]].isPoint { return false }
    for place in component.rows {
      let info = tableau.columns[tableau.rows[components.rows[place]].basic]
      if info.value < info.lower || info.value > info.upper { return false }
    }
    for index in component.entries {
      let entry = simplex.entries[index]
      let info = tableau.columns[entry.column]
      guard info.state == .basic else { continue }
      if info.value < entry.value && entry.down > 0 { return false }
      if info.value > entry.value && entry.up > 0 { return false }
    }
    return true
  }

  /// The end of the kinks of one variable in one level.
  private func endOfWish(_ start: Int, _ limit: Int) -> Int {
    let first = simplex.entries[start]
    var end = start + 1
    while end < limit, simplex.entries[end].column == first.column,
      simplex.entries[end].level == first.level
    {
      end += 1
    }
    return end
  }

  // MARK: Levels

  /// Makes the required rows of a component hold.
  private mutating func satisfy(
    _ component: Component, _ watch: inout Watch
  ) throws(SolverError) -> Contradiction? {
    let first = simplex.entries.count
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
    let kinks = first..<simplex.entries.count
    simplex.begin(kinks, over: component.columns, &tableau)
    let outcome = try simplex.minimise(component.columns, &tableau, &watch)
    if outcome == .pivotLimit { hitPivotLimit = true }
    for index in violated.indices {
      let saved = violated[index]
      tableau.columns[Int(saved.column)].lower = saved.lower
      tableau.columns[Int(saved.column)].upper = saved.upper
    }
    simplex.end(kinks)
    simplex.entries.removeLast(kinks.count)
    guard let column = worstViolation() else { return nil }
    return try explain(column, component, &watch)
  }

  private mutating func addKink(_ column: Int32, at value: Double, down: Double, up: Double) {
    simplex.entries.append(
      Entry(value: value, down: down, up: up, column: column, level: 0, row: -1))
  }

  /// The first variable that cannot be brought within its bounds.
  private func worstViolation() -> Int32? {
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
    var left = simplex.compact(component.columns, &tableau)
    var index = component.entries.lowerBound
    while index < component.entries.upperBound && !left.isEmpty {
      var end = index + 1
      while end < component.entries.upperBound,
        simplex.entries[end].level == simplex.entries[index].level
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

  // MARK: Contradictions

  /// Brings the infeasibility down to one row, and reads the contradiction from it.
  ///
  /// Several violated rows prove a contradiction only together, and not a minimal one. So the others are
  /// let go, one row is pushed as far as it goes, and if that suffices it is held and the next one tried.
  private mutating func explain(
    _ column: Int32, _ component: Component, _ watch: inout Watch
  ) throws(SolverError) -> Contradiction {
    guard tableau.keepsLog else { return Contradiction() }
    for index in violated.indices {
      let saved = violated[index]
      let value = tableau.columns[Int(saved.column)].value
      if value < saved.lower { tableau.columns[Int(saved.column)].lower = -.infinity }
      if value > saved.upper { tableau.columns[Int(saved.column)].upper = .infinity }
    }
    for index in violated.indices {
      let saved = violated[index]
      let info = tableau.columns[Int(saved.column)]
      if info.lower == saved.lower && info.upper == saved.upper { continue }
      let below = info.lower != saved.lower
      let kink = simplex.entries.count
      addKink(saved.column, at: below ? saved.lower : saved.upper, down: below ? 1 : 0, up: below ? 0 : 1)
      simplex.begin(kink..<(kink + 1), over: component.columns, &tableau)
      _ = try simplex.minimise(component.columns, &tableau, &watch)
      simplex.end(kink..<(kink + 1))
      simplex.entries.removeLast()
      tableau.columns[Int(saved.column)].lower = saved.lower
      tableau.columns[Int(saved.column)].upper = saved.upper
      let value = tableau.columns[Int(saved.column)].value
      let row = tableau.columns[Int(saved.column)].row
      guard row >= 0, tableau.columns[Int(saved.column)].state == .basic else { continue }
      let tolerance = tableau.rows[row].tolerance
      if value < saved.lower - tolerance || value > saved.upper + tolerance {
        return contradiction(row, value < saved.lower)
      }
    }
    return contradiction(tableau.columns[Int(column)].row, true)
  }

  /// The row, the violated bound of its basic variable, and the bounds that hold the others back.
  private func contradiction(_ row: Int32, _ isBelow: Bool) -> Contradiction {
    var result = Contradiction(weights: [(row, 1)])
    let basic = tableau.rows[Int(row)].basic
    addBound(&result, basic, weight: 1, isLower: isBelow)
    var node = tableau.rows[Int(row)].first
    while node >= 0 {
      let current = tableau.nodes[Int(node)]
      // Below its bound with nothing to push it up: each of the others is at its useful end.
      let isUpper = (current.coefficient > 0) == isBelow
      addBound(&result, current.column, weight: -current.coefficient, isLower: !isUpper)
      node = current.nextInRow
    }
    return result
  }

  /// Adds the bound of a variable. The bounds of a slack are those of its row, whose weight the log gives.
  private func addBound(
    _ result: inout Contradiction, _ column: Int32, weight: Double, isLower: Bool
  ) {
    let source =
      isLower ? presolver.lowerSource[Int(column)] : presolver.upperSource[Int(column)]
    if source.row >= 0 { result.weights.append((source.row, weight * source.scale)) }
  }
}
