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

  func standsAlone(_ column: Int32) -> Bool {
    let column = Int(column)
    let component = column < components.number.count ? Int(components.number[column]) : -1
    return component >= 0 && components.list[component].rows.isEmpty
  }

  /// The variables that a step towards a better `column` may move.
  func choices(for column: Int32, isObserver: Bool) -> Range<Int> {
    if isObserver || areChoicesMerged { return allChoices }
    return components.list[Int(components.number[column])].columns
  }

  /// Moves `column` as far as it goes: down for 1, up for -1.
  mutating func aim(
    at column: Int32, _ direction: Double, _ list: Range<Int>
  ) throws(SolverError) -> Outcome {
    simplex.aim(at: column, direction, over: list, &tableau)
    simplex.pivotLimit = simplex.pivots + 50 * (tableau.rows.count + tableau.columns.count)
    let outcome = try simplex.minimise(list, &tableau)
    if outcome == .pivotLimit { hitPivotLimit = true }
    for place in list { simplex.costs[simplex.order[place]].reduced = 0 }
    return outcome
  }

  /// How fast a column changes along the ray of the last unbounded objective.
  func rayRate(_ column: Int32) -> Double {
    if column == simplex.rayColumn { return simplex.rayDirection }
    let info = tableau.columns[column]
    guard info.state == .basic else { return 0 }
    var node = tableau.rows[info.row].first
    while node >= 0 {
      let current = tableau.nodes[node]
      if current.column == simplex.rayColumn { return current.coefficient * simplex.rayDirection }
      node = current.nextInRow
    }
    return 0
  }

  /// Adds a row for an expression, and returns its slack.
  mutating func observe(_ gradient: Gradient) -> Int32 {
    let slack = tableau.addObserver()
    let row = tableau.columns[slack].row
    for term in gradient.terms { tableau.link(term.coefficient, row: row, column: term.variable) }
    tableau.addBase(gradient.base, to: row)
    simplex.costs.pad(tableau.columns.count, with: Cost())
    simplex.costs[slack] = Cost()
    tableau.columns[slack].value = tableau.value(of: row)
    return slack
  }

  mutating func stopObserving(_ slack: Int32) { tableau.removeObserver(slack) }

  /// Minimises a goal of its own level, and confines the choices to what keeps it.
  mutating func meet(_ range: Range<Int>, isObserver: Bool) throws(SolverError) {
    let column = simplex.breakpoints[range.lowerBound].column
    let info = tableau.columns[column]
    guard info.state == .nonbasic || info.state == .basic else { return }
    if info.state == .basic && tableau.rows[info.row].count == 0 { return }
    simplex.pivotLimit = simplex.pivots + 50 * (tableau.rows.count + tableau.columns.count)
    if isObserver && !areChoicesMerged {
      gatherChoices()
      areChoicesMerged = true
    }
    if isObserver && info.state == .basic { components.rows.append(info.row) }
    if areChoicesMerged {
      allChoices = try minimise(range, allChoices)
      choiceCount = allChoices.count
      return
    }
    let component = Int(components.number[column])
    let list = components.list[component].columns
    let left = try minimise(range, list)
    components.list[component].columns = left
    choiceCount -= list.count - left.count
  }
}
