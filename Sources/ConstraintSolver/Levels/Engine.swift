/// A basic variable outside its bounds, which are kept here while it is brought back.
struct Violation {
  var column: Int32
  var bounds: Interval
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

  var parts = PartMaker()
  var wishes = Buffer<Interval>()
  var violated = Buffer<Violation>()

  /// Forgets the last solve and runs presolve.
  ///
  /// - Returns: A contradiction among the required constraints, or nil if presolve found none. Its weights are
  ///   only meaningful with ``Selection/keepsLog``.
  mutating func presolve(_ system: LinearSystem, _ selection: Selection) throws(SolverError) -> Contradiction?
  {
    isAmbiguous = false
    hitPivotLimit = false
    simplex.reset()
    components.reset()
    tableau.reset(columns: system.variableCount, keepsLog: selection.keepsLog)
    try presolver.run(system, selection, &tableau)
    return presolver.contradiction
  }

  /// Runs presolve and the required level. Returns as ``presolve(_:_:)`` does.
  mutating func prepare(_ system: LinearSystem, _ selection: Selection) throws(SolverError) -> Contradiction?
  {
    if let contradiction = try presolve(system, selection) { return contradiction }
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
      if let contradiction = try satisfy(component) { return contradiction }
    }
    return nil
  }

  /// Minimises every level of every component, after ``prepare(_:_:)`` found no contradiction.
  mutating func optimise() throws(SolverError) {
    for index in components.list.indices {
      if !components.list[index].rows.isEmpty && !components.list[index].columns.isEmpty {
        components.list[index].columns = try descend(components.list[index])
      }
      if !components.list[index].columns.isEmpty { isAmbiguous = true }
    }
  }

  /// Computes every variable from those that have a value of their own.
  mutating func evaluate() {
    for index in components.rows.indices {
      let row = components.rows[index]
      tableau.columns[tableau.rows[row].basic].value = tableau.value(of: row)
    }
    for index in presolver.eliminations.indices.reversed() {
      let elimination = presolver.eliminations[index]
      let column = Int(elimination.column)
      if elimination.target >= 0 {
        let target = tableau.columns[elimination.target].value
        tableau.columns[column].value = elimination.factor * target + elimination.offset
      } else {
        tableau.columns[column].value = tableau.value(of: tableau.columns[column].row)
      }
    }
  }

  // MARK: The required level

  /// Makes the required rows of a component hold.
  private mutating func satisfy(_ component: Component) throws(SolverError) -> Contradiction? {
    let first = simplex.breakpoints.count
    violated.removeAll()
    for place in component.rows {
      let basic = tableau.rows[components.rows[place]].basic
      let info = tableau.columns[basic]
      let isBelow = info.value < info.lower
      guard isBelow || info.value > info.upper else { continue }
      violated.append(Violation(column: basic, bounds: info.bounds))
      if isBelow {
        tableau.columns[basic].lower = -.infinity
      } else {
        tableau.columns[basic].upper = .infinity
      }
      addKink(basic, at: info.bounds, isBelow: isBelow)
    }
    if violated.isEmpty { return nil }
    if try followKinks(from: first, component) == .pivotLimit { hitPivotLimit = true }
    for index in violated.indices { tableau.columns[violated[index].column].bounds = violated[index].bounds }
    guard let column = worstViolation() else { return nil }
    return try explain(column, component)
  }

  /// Draws a variable to the bound that it misses.
  private mutating func addKink(_ column: Int32, at bounds: Interval, isBelow: Bool) {
    simplex.breakpoints.append(
      Breakpoint(
        value: isBelow ? bounds.lower : bounds.upper, down: isBelow ? 1 : 0, up: isBelow ? 0 : 1,
        column: column, level: 0, row: -1))
  }

  /// Minimises what the last kinks cost, and removes them.
  private mutating func followKinks(from first: Int, _ component: Component) throws(SolverError) -> Outcome {
    let kinks = first..<simplex.breakpoints.count
    simplex.begin(kinks, over: component.columns, &tableau)
    let outcome = try simplex.minimise(component.columns, &tableau)
    simplex.end(kinks)
    simplex.breakpoints.removeLast(kinks.count)
    return outcome
  }

  /// The first variable that cannot be brought within its bounds.
  private func worstViolation() -> Int32? {
    for index in violated.indices {
      let (saved, info) = (violated[index], tableau.columns[violated[index].column])
      let tolerance = tableau.rows[max(0, info.row)].tolerance
      if saved.bounds.excludes(info.value, tolerance: tolerance) { return saved.column }
    }
    return nil
  }

  /// Brings the infeasibility down to one row, and reads the contradiction from it.
  ///
  /// Several violated rows prove a contradiction only together, and not a minimal one. So the others are
  /// let go, one row is pushed as far as it goes, and if that suffices it is held and the next one tried.
  private mutating func explain(_ column: Int32, _ component: Component) throws(SolverError) -> Contradiction
  {
    guard tableau.keepsLog else { return [] }
    for index in violated.indices {
      let saved = violated[index]
      let value = tableau.columns[saved.column].value
      if value < saved.bounds.lower { tableau.columns[saved.column].lower = -.infinity }
      if value > saved.bounds.upper { tableau.columns[saved.column].upper = .infinity }
    }
    for index in violated.indices {
      let (saved, loose) = (violated[index], tableau.columns[violated[index].column].bounds)
      if loose.lower == saved.bounds.lower && loose.upper == saved.bounds.upper { continue }
      let first = simplex.breakpoints.count
      addKink(saved.column, at: saved.bounds, isBelow: loose.lower != saved.bounds.lower)
      _ = try followKinks(from: first, component)
      tableau.columns[saved.column].bounds = saved.bounds
      let info = tableau.columns[saved.column]
      guard info.row >= 0, info.state == .basic else { continue }
      if saved.bounds.excludes(info.value, tolerance: tableau.rows[info.row].tolerance) {
        return contradiction(info.row, isBelow: info.value < saved.bounds.lower)
      }
    }
    return contradiction(tableau.columns[column].row, isBelow: true)
  }

  /// The row, the violated bound of its basic variable, and the bounds that hold the others back.
  private func contradiction(_ row: Int32, isBelow: Bool) -> Contradiction {
    var weights: [(row: Int32, weight: Double)] = [(row, 1)]
    // The bounds of a slack are those of its row, whose weight the log gives.
    func addBound(of column: Int32, weight: Double, isLower: Bool) {
      let source = isLower ? presolver.lowerSource[column] : presolver.upperSource[column]
      if source.row >= 0 { weights.append((source.row, weight * source.scale)) }
    }
    addBound(of: tableau.rows[row].basic, weight: 1, isLower: isBelow)
    // Below its bound with nothing to push it up: each of the others is at its useful end.
    tableau.forEachNode(inRow: row) { node in
      addBound(of: node.column, weight: -node.coefficient, isLower: (node.coefficient > 0) != isBelow)
    }
    return weights
  }

  // MARK: Where variables start: each where it would like to be

  /// Solves a component of one variable in closed form. True if nothing is left to choose.
  private mutating func settleAlone(_ component: Component) -> Bool {
    guard let place = component.columns.first else { return true }
    let column = Int(simplex.order[place])
    var wish = tableau.columns[column].bounds
    var index = component.breakpoints.lowerBound
    while index < component.breakpoints.upperBound && wish.lower < wish.upper {
      let end = endOfKinks(index, component, ofVariable: true)
      simplex.narrow(&wish, index..<end)
      index = end
    }
    tableau.columns[column].value = wish.nearestToZero
    tableau.columns[column].bounds = wish
    guard wish.isPoint else { return false }
    tableau.columns[column].state = .fixed
    return true
  }

  /// Puts every variable where it would like to be if there were no rows.
  private mutating func crash(_ component: Component) {
    wishes.pad(tableau.columns.count, with: Interval(lower: 0, upper: 0))
    for place in component.columns {
      let column = Int(simplex.order[place])
      wishes[column] = tableau.columns[column].bounds
    }
    var index = component.breakpoints.lowerBound
    while index < component.breakpoints.upperBound {
      let end = endOfKinks(index, component, ofVariable: true)
      let column = Int(simplex.breakpoints[index].column)
      if tableau.columns[column].state == .nonbasic { simplex.narrow(&wishes[column], index..<end) }
      index = end
    }
    for place in component.columns {
      let column = Int(simplex.order[place])
      tableau.columns[column].value = wishes[column].nearestToZero
    }
    for place in component.rows {
      let row = components.rows[place]
      tableau.columns[tableau.rows[row].basic].value = tableau.value(of: row)
    }
  }

  /// Whether every variable has the one value it would like to have, and every row is content with that.
  private mutating func isSettled(_ component: Component) -> Bool {
    for place in component.columns where !wishes[simplex.order[place]].isPoint { return false }
    for place in component.rows {
      let info = tableau.columns[tableau.rows[components.rows[place]].basic]
      if info.value < info.lower || info.value > info.upper { return false }
    }
    for index in component.breakpoints {
      let entry = simplex.breakpoints[index]
      let info = tableau.columns[entry.column]
      guard info.state == .basic else { continue }
      if info.value < entry.value && entry.down > 0 { return false }
      if info.value > entry.value && entry.up > 0 { return false }
    }
    return true
  }

  // MARK: Levels

  /// Where the kinks end that have the level of the first, or also its variable.
  @inline(__always) private func endOfKinks(_ start: Int, _ component: Component, ofVariable: Bool) -> Int {
    let (first, limit) = (simplex.breakpoints[start], component.breakpoints.upperBound)
    var end = start + 1
    while end < limit, simplex.breakpoints[end].level == first.level,
      !ofVariable || simplex.breakpoints[end].column == first.column
    { end += 1 }
    return end
  }

  /// Minimises the levels of a component in turn. Returns the variables that still have a choice.
  private mutating func descend(_ component: Component) throws(SolverError) -> Range<Int> {
    var left = simplex.dropFixed(component.columns, &tableau)
    var index = component.breakpoints.lowerBound
    while index < component.breakpoints.upperBound && !left.isEmpty {
      let end = endOfKinks(index, component, ofVariable: false)
      left = try minimise(index..<end, left)
      index = end
    }
    return left
  }

  /// Minimises one level. Returns the variables that still have a choice.
  mutating func minimise(_ range: Range<Int>, _ list: Range<Int>) throws(SolverError) -> Range<Int> {
    simplex.begin(range, over: list, &tableau)
    let outcome = try simplex.minimise(list, &tableau)
    if outcome != .optimal { hitPivotLimit = true }
    let left = simplex.confine(range, list, &tableau)
    simplex.end(range)
    return left
  }
}
