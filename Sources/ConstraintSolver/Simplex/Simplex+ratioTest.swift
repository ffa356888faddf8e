/// How far the entering variable goes, and which one leaves the basis.
extension Simplex {
  /// Moves a variable as far as the cost falls. Returns the length of the step; nil if it has no end.
  mutating func advance(
    _ place: Int, _ direction: Double, _ tableau: inout Tableau, byIndex: Bool
  ) -> Double? {
    let column = order[place]
    let cost = costs[Int(column)]
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
    var node = tableau.columns[Int(column)].first
    while node >= 0 {
      let current = tableau.nodes[Int(node)]
      if abs(current.coefficient) > Tolerance.pivot {
        let basic = tableau.rows[Int(current.row)].basic
        gather(basic, row: current.row, rate: current.coefficient * direction, &tableau)
      }
      node = current.nextInColumn
    }
  }

  private mutating func gather(_ column: Int32, row: Int32, rate: Double, _ tableau: inout Tableau) {
    let info = tableau.columns[Int(column)]
    let cost = costs[Int(column)]
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
      events.append(
        Event(step: away / speed, gain: speed * (entry.down + entry.up), rate: rate, row: row))
      index += rate > 0 ? 1 : -1
    }
    if limit.isFinite {
      events.append(Event(step: last / speed, gain: .infinity, rate: rate, row: row))
    }
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

  private func basic(_ event: Event, _ tableau: inout Tableau) -> Int32 {
    tableau.rows[Int(event.row)].basic
  }

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
    tableau.columns[Int(column)].value += amount
    var node = tableau.columns[Int(column)].first
    while node >= 0 {
      let current = tableau.nodes[Int(node)]
      tableau.columns[tableau.rows[current.row].basic].value += current.coefficient * amount
      node = current.nextInColumn
    }
  }
}
