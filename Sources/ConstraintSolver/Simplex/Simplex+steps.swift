/// How far the entering variable goes, and which one leaves the basis.
extension Simplex {
  /// Moves a variable as far as the cost falls. Returns the length of the step; nil if it has no end.
  mutating func advance(
    _ place: Int, _ direction: Double, _ tableau: inout Tableau, byIndex: Bool
  ) -> Double? {
    let column = order[place]
    let cost = costs[column]
    var slope =
      direction > 0 ? cost.reduced + cost.slopeRight : -(cost.reduced + cost.slopeLeft)
    gather(column, direction, &tableau)
    guard !events.isEmpty else { return nil }
    var passed = 0
    while true {
      let next = ratioTest(from: passed, &tableau, byIndex: byIndex)
      events.swapAt(passed, next)
      slope += events[passed].gain
      if slope >= -Tolerance.cost || byIndex || passed + 1 == events.count { break }
      passed += 1
    }
    if slope < -Tolerance.cost && !byIndex { return nil }
    preferLargePivot(at: passed)
    let stop = events[passed]
    let step = max(0, stop.step)
    move(column, direction * step, tableau: &tableau)
    for index in 0..<passed { cross(events[index], column, &tableau) }
    if stop.row < 0 {
      snap(column, stop, &tableau)
    } else {
      pivot(place, stop, direction, &tableau)
    }
    return step
  }

  /// Collects every kink and bound on the way, of the variable and of the basic ones it moves.
  private mutating func gather(_ column: Int32, _ direction: Double, _ tableau: inout Tableau) {
    events.removeAll()
    gather(column, row: -1, rate: direction, &tableau)
    var node = tableau.columns[column].first
    while node >= 0 {
      let current = tableau.nodes[node]
      if abs(current.coefficient) > Tolerance.pivot {
        let basic = tableau.rows[current.row].basic
        gather(basic, row: current.row, rate: current.coefficient * direction, &tableau)
      }
      node = current.nextInColumn
    }
  }

  private mutating func gather(_ column: Int32, row: Int32, rate: Double, _ tableau: inout Tableau) {
    let info = tableau.columns[column]
    let cost = costs[column]
    let limit = rate > 0 ? info.upper : info.lower
    let speed = abs(rate)
    let distance = abs(limit - info.value)
    let isPast = rate > 0 ? info.value >= limit : info.value <= limit
    let last = isPast ? 0 : distance
    var index = Int(rate > 0 ? cost.start + cost.right : cost.start + cost.left - 1)
    while rate > 0 ? index < Int(cost.end) : index >= Int(cost.start) {
      let entry = breakpoints[index]
      let away = max(0, rate > 0 ? entry.value - info.value : info.value - entry.value)
      if away > last { break }
      events.append(Event(step: away / speed, gain: speed * (entry.down + entry.up), rate: rate, row: row))
      index += rate > 0 ? 1 : -1
    }
    if limit.isFinite { events.append(Event(step: last / speed, gain: .infinity, rate: rate, row: row)) }
  }

  /// The next event on the way. Among equals the first kink of a variable comes first, so that its
  /// kinks are met in their order.
  private func ratioTest(from start: Int, _ tableau: inout Tableau, byIndex: Bool) -> Int {
    var best = start
    for index in (start + 1)..<max(start + 1, events.count) {
      let a = events[index]
      let b = events[best]
      if a.step < b.step {
        best = index
      } else if a.step == b.step {
        if a.row == b.row {
          if a.gain < b.gain { best = index }
        } else if byIndex && a.row >= 0 && (b.row < 0 || basic(a, &tableau) < basic(b, &tableau)) {
          best = index
        }
      }
    }
    return best
  }

  private func basic(_ event: Event, _ tableau: inout Tableau) -> Int32 { tableau.rows[event.row].basic }

  /// Among events that come at the same moment as the last one, stops at the one with the best pivot.
  private mutating func preferLargePivot(at last: Int) {
    guard events[last].row >= 0, abs(events[last].rate) < 1e-3 else { return }
    let limit = events[last].step + Tolerance.same * (1 + events[last].step)
    var best = last
    for index in (last + 1)..<max(last + 1, events.count) where events[index].step <= limit {
      if events[index].row >= 0 && abs(events[index].rate) > abs(events[best].rate) { best = index }
    }
    events.swapAt(last, best)
  }

  private mutating func move(_ column: Int32, _ amount: Double, tableau: inout Tableau) {
    if amount == 0 { return }
    tableau.columns[column].value += amount
    var node = tableau.columns[column].first
    while node >= 0 {
      let current = tableau.nodes[node]
      tableau.columns[tableau.rows[current.row].basic].value += current.coefficient * amount
      node = current.nextInColumn
    }
  }

  // MARK: Steps

  mutating func cross(_ event: Event, _ entering: Int32, _ tableau: inout Tableau) {
    let column = event.row < 0 ? entering : tableau.rows[event.row].basic
    var cost = costs[column]
    if event.rate > 0 {
      let entry = breakpoints[cost.start + cost.right]
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
    let change = cost.slopeRight - costs[column].slopeRight
    costs[column] = cost
    if event.row >= 0 { price(event.row, change, &tableau) }
  }

  /// Puts a variable exactly on the kink or the bound it has come to.
  mutating func snap(_ column: Int32, _ event: Event, _ tableau: inout Tableau) {
    let cost = costs[column]
    if event.gain == .infinity {
      tableau.columns[column].value =
        event.rate > 0 ? tableau.columns[column].upper : tableau.columns[column].lower
    } else {
      let index = event.rate > 0 ? cost.start + cost.right : cost.start + cost.left - 1
      tableau.columns[column].value = breakpoints[index].value
    }
    place(column, at: tableau.columns[column].value)
  }

  /// The variable at `place` becomes basic in the row of the event; the one that was leaves.
  mutating func pivot(_ place: Int, _ event: Event, _ direction: Double, _ tableau: inout Tableau) {
    let entering = order[place]
    let row = event.row
    let leaving = tableau.rows[row].basic
    let node = tableau.node(of: entering, in: row)
    if node < 0 { return }
    price(row, -costs[leaving].slopeRight, &tableau)
    costs[leaving].reduced = 0
    snap(leaving, event, &tableau)
    settle(entering, movingUp: direction > 0)
    let slope = costs[entering].reduced + costs[entering].slopeRight
    costs[entering].reduced = 0

    tableau.solve(row: row, for: node, leaving: leaving)
    tableau.substitute(entering, by: row)
    tableau.touchedRows.removeAll()
    tableau.shrunkColumns.removeAll()
    price(row, slope, &tableau)
    tableau.columns[entering].state = .basic
    tableau.columns[entering].row = row
    tableau.columns[leaving].state = .nonbasic
    tableau.columns[leaving].row = -1
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
  @inline(__always) private mutating func keep(_ column: Int32, at end: inout Int, _ tableau: inout Tableau) {
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
