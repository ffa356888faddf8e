/// Where the variables of a component start: each where it would like to be.
extension Engine {
  /// Solves a component of one variable in closed form. True if nothing is left to choose.
  mutating func settleAlone(_ component: Component) -> Bool {
    guard let place = component.columns.first else { return true }
    let column = Int(simplex.order[place])
    var wish = Interval(lower: tableau.columns[column].lower, upper: tableau.columns[column].upper)
    var index = component.breakpoints.lowerBound
    while index < component.breakpoints.upperBound && wish.lower < wish.upper {
      let end = endOfWish(index, component.breakpoints.upperBound)
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
  mutating func crash(_ component: Component) {
    wishes.pad(tableau.columns.count, with: Interval(lower: 0, upper: 0))
    for place in component.columns {
      let column = Int(simplex.order[place])
      wishes[column] = Interval(
        lower: tableau.columns[column].lower, upper: tableau.columns[column].upper)
    }
    var index = component.breakpoints.lowerBound
    while index < component.breakpoints.upperBound {
      let end = endOfWish(index, component.breakpoints.upperBound)
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
      tableau.columns[Int(tableau.rows[Int(row)].basic)].value = tableau.value(of: row)
    }
  }

  /// Whether every variable has the one value it would like to have, and every row is content with that.
  mutating func isSettled(_ component: Component) -> Bool {
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

  /// The end of the kinks of one variable in one level.
  @inline(__always)
  private func endOfWish(_ start: Int, _ limit: Int) -> Int {
    let first = simplex.breakpoints[start]
    var end = start + 1
    while end < limit, simplex.breakpoints[end].column == first.column,
      simplex.breakpoints[end].level == first.level
    {
      end += 1
    }
    return end
  }
}
