/// What the resolver of ambiguities asks of the engine.
extension Engine {
  /// Brings the variables that still have a choice together, component by component.
  mutating func gatherChoices() {
    areChoicesMerged = false
    var end = 0
    for index in components.list.indices {
      let start = end
      for place in components.list[index].columns {
        simplex.order[end] = simplex.order[place]
        end += 1
      }
      components.list[index].columns = start..<end
    }
    allChoices = 0..<end
    choiceCount = end
  }

  /// Whether a variable has no rows.
  func standsAlone(_ column: Int32) -> Bool {
    let component = Int(components.number[Int(column)])
    return component >= 0 && components.list[component].rows.isEmpty
  }

  /// The variables that a step towards a better `column` may move.
  func choices(for column: Int32, isObserver: Bool) -> Range<Int> {
    if isObserver || areChoicesMerged { return allChoices }
    return components.list[Int(components.number[Int(column)])].columns
  }

  /// Moves `column` as far as it goes: down for 1, up for -1.
  mutating func aim(
    at column: Int32, _ direction: Double, _ list: Range<Int>, _ watch: inout Watch
  ) throws(SolverError) -> Outcome {
    simplex.aim(at: column, direction, over: list, tableau)
    simplex.pivotLimit = simplex.pivots + 50 * (tableau.rows.count + tableau.columns.count)
    let outcome = try simplex.minimise(list, &tableau, &watch)
    if outcome == .pivotLimit { hitPivotLimit = true }
    for place in list { simplex.costs[Int(simplex.order[place])].reduced = 0 }
    return outcome
  }

  /// How fast a column changes along the ray of the last unbounded objective.
  func rayRate(_ column: Int32) -> Double {
    if column == simplex.rayColumn { return simplex.rayDirection }
    let info = tableau.columns[Int(column)]
    guard info.state == .basic else { return 0 }
    var node = tableau.rows[Int(info.row)].first
    while node >= 0 {
      let current = tableau.nodes[Int(node)]
      if current.column == simplex.rayColumn { return current.coefficient * simplex.rayDirection }
      node = current.nextInRow
    }
    return 0
  }

  /// Adds a row for an expression, and returns its slack.
  mutating func observe(_ gradient: Gradient) -> Int32 {
    let slack = tableau.addObserver()
    for term in gradient.terms { observe(term.variable, term.coefficient, by: slack) }
    return finishObserver(slack, gradient.base)
  }

  /// Adds a row for a sum of two columns.
  mutating func observeSum(_ a: Int32, _ aFactor: Double, _ b: Int32, _ bFactor: Double) -> Int32 {
    let slack = tableau.addObserver()
    observe(a, aFactor, by: slack)
    observe(b, bFactor, by: slack)
    return finishObserver(slack, 0)
  }

  private mutating func finishObserver(_ slack: Int32, _ base: Double) -> Int32 {
    let row = tableau.columns[Int(slack)].row
    tableau.addBase(base, to: row)
    simplex.costs.pad(tableau.columns.count, with: Cost())
    simplex.costs[Int(slack)] = Cost()
    tableau.columns[Int(slack)].value = tableau.value(of: row)
    return slack
  }

  private mutating func observe(_ column: Int32, _ factor: Double, by slack: Int32) {
    if factor == 0 { return }
    let target = tableau.columns[Int(slack)].row
    let info = tableau.columns[Int(column)]
    switch info.state {
    case .parametric:
      tableau.accumulate(factor, row: target, column: column)
    case .basic:
      tableau.addBase(factor * tableau.rows[Int(info.row)].base, to: target)
      var node = tableau.rows[Int(info.row)].first
      while node >= 0 {
        let current = tableau.nodes[Int(node)]
        tableau.accumulate(factor * current.coefficient, row: target, column: current.column)
        node = current.nextInRow
      }
    default:
      tableau.addBase(factor * info.value, to: target)
    }
  }

  mutating func stopObserving(_ slack: Int32) {
    tableau.removeObserver(slack)
  }

  /// Minimises a goal of its own level, and confines the choices to what keeps it.
  mutating func meet(
    _ range: Range<Int>, isObserver: Bool, _ watch: inout Watch
  ) throws(SolverError) {
    let column = simplex.entries[range.lowerBound].column
    let info = tableau.columns[Int(column)]
    guard info.state == .parametric || info.state == .basic else { return }
    if info.state == .basic && tableau.rows[Int(info.row)].count == 0 { return }
    simplex.pivotLimit = simplex.pivots + 50 * (tableau.rows.count + tableau.columns.count)
    if isObserver && !areChoicesMerged {
      gatherChoices()
      areChoicesMerged = true
    }
    if isObserver && info.state == .basic { components.rows.append(info.row) }
    if areChoicesMerged {
      allChoices = try minimise(range, allChoices, &watch)
      choiceCount = allChoices.count
      return
    }
    let component = Int(components.number[Int(column)])
    let list = components.list[component].columns
    let left = try minimise(range, list, &watch)
    components.list[component].columns = left
    choiceCount -= list.count - left.count
  }
}
