extension Simplex {
  /// Takes one variable over one kink.
  mutating func cross(
    _ event: Event, _ entering: Int32, _ tableau: inout Tableau
  ) {
    let column = event.row < 0 ? entering : tableau.rows[Int(event.row)].basic
    var cost = costs[column]
    if event.rate > 0 {
      let entry = breakpoints[Int(cost.start + cost.right)]
      cost.right += 1
      cost.slopeRight += entry.down + entry.up
      cost.left = cost.right
      cost.slopeLeft = cost.slopeRight
    } else {
      let entry = breakpoints[Int(cost.start + cost.left) - 1]
      cost.left -= 1
      cost.slopeLeft -= entry.down + entry.up
      cost.right = cost.left
      cost.slopeRight = cost.slopeLeft
    }
    let change = cost.slopeRight - costs[Int(column)].slopeRight
    costs[Int(column)] = cost
    if event.row >= 0 { price(event.row, change, &tableau) }
  }

  /// Puts a variable exactly on the kink or the bound it has come to.
  mutating func snap(
    _ column: Int32, _ event: Event, _ tableau: inout Tableau
  ) {
    let cost = costs[Int(column)]
    if event.gain == .infinity {
      tableau.columns[Int(column)].value =
        event.rate > 0 ? tableau.columns[Int(column)].upper : tableau.columns[Int(column)].lower
    } else {
      let index = event.rate > 0 ? cost.start + cost.right : cost.start + cost.left - 1
      tableau.columns[Int(column)].value = breakpoints[Int(index)].value
    }
    place(column, at: tableau.columns[Int(column)].value)
  }

  /// The variable at `place` becomes basic in the row of the event; the one that was leaves.
  mutating func pivot(
    _ place: Int, _ event: Event, _ direction: Double, _ tableau: inout Tableau
  ) {
    let entering = order[place]
    let row = event.row
    let leaving = tableau.rows[Int(row)].basic
    let node = tableau.node(of: entering, in: row)
    if node < 0 { return }
    price(row, -costs[Int(leaving)].slopeRight, &tableau)
    costs[Int(leaving)].reduced = 0
    snap(leaving, event, &tableau)
    settle(entering, movingUp: direction > 0)
    let slope = costs[Int(entering)].reduced + costs[Int(entering)].slopeRight
    costs[Int(entering)].reduced = 0

    tableau.solve(row: row, for: node, leaving: leaving)
    tableau.substitute(entering, by: row)
    tableau.touchedRows.removeAll()
    tableau.shrunkColumns.removeAll()
    price(row, slope, &tableau)
    tableau.columns[Int(entering)].state = .basic
    tableau.columns[Int(entering)].row = row
    tableau.columns[Int(leaving)].state = .nonbasic
    tableau.columns[Int(leaving)].row = -1
    order[place] = leaving
  }

  // MARK: After a level

  /// Confines variables to the points where the level that was just minimised stays minimal, and drops those that have
  /// no choice left. Returns what remains of the list.
  mutating func confine(_ range: Range<Int>, _ list: Range<Int>, _ tableau: inout Tableau) -> Range<Int> {
    for index in range {
      // Once per kink is as good as once per variable.
      let column = breakpoints[index].column
      let cost = costs[column]
      if cost.start + cost.right < cost.end {
        let kink = breakpoints[cost.start + cost.right].value
        if kink < tableau.columns[column].upper { tableau.columns[column].upper = kink }
      }
      if cost.left > 0 {
        let kink = breakpoints[cost.start + cost.left - 1].value
        if kink > tableau.columns[column].lower { tableau.columns[column].lower = kink }
      }
    }
    var end = list.lowerBound
    for place in list {
      let column = order[place]
      let cost = costs[column]
      let value = tableau.columns[column].value
      if cost.reduced + cost.slopeRight > Tolerance.cost { tableau.columns[column].upper = value }
      if cost.reduced + cost.slopeLeft < -Tolerance.cost { tableau.columns[column].lower = value }
      keep(column, at: &end, &tableau)
    }
    tableau.touchedRows.removeAll()
    return list.lowerBound..<end
  }

  /// Drops the variables that have no choice left. Returns what remains of the list.
  mutating func dropFixed(_ list: Range<Int>, _ tableau: inout Tableau) -> Range<Int> {
    var end = list.lowerBound
    for place in list { keep(order[place], at: &end, &tableau) }
    tableau.touchedRows.removeAll()
    return list.lowerBound..<end
  }

  /// Keeps a variable at a place of the order if it has a choice, and makes it a number if not.
  @inline(__always)
  private mutating func keep(_ column: Int32, at end: inout Int, _ tableau: inout Tableau) {
    let info = tableau.columns[column]
    if info.upper - info.lower <= Tolerance.same * (1 + abs(info.value)) {
      tableau.columns[column].state = .fixed
      tableau.fold(column)
    } else {
      order[end] = column
      end += 1
    }
  }
}
