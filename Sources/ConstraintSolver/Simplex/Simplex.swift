/// A kink in the cost of a variable: what an optional constraint charges on either side of a value.
struct Entry {
  var value: Double
  /// Cost of each unit below the value.
  var down: Double
  /// Cost of each unit above the value.
  var up: Double
  var column: Int32
  var level: Float
  /// The constraint; -1 for a kink that only the solver needs.
  var row: Int32
}

/// The cost of a variable in the level at hand: linear between kinks.
struct Cost {
  /// How the total cost of the basic variables changes with this variable, if it is not basic.
  var reduced = 0.0
  /// Slope of the own cost, on the left and on the right of the value. Equal for a basic variable.
  var slopeLeft = 0.0
  var slopeRight = 0.0
  /// The kinks, in ascending order of their value.
  var start: Int32 = 0
  var end: Int32 = 0
  /// How many kinks lie to the left of the piece on either side.
  var left: Int32 = 0
  var right: Int32 = 0
}

struct Interval {
  var lower: Double
  var upper: Double

  /// The point of the interval that is nearest to zero.
  var nearestToZero: Double { max(lower, min(upper, 0)) }
  var isPoint: Bool { upper - lower <= Tolerance.same * (1 + abs(nearestToZero)) }
}

enum Outcome {
  case optimal
  case unbounded
  case pivotLimit
}

/// A bounded simplex method over piecewise linear convex costs.
///
/// One level of priority at a time: a level is minimised, then the variables are confined to the points
/// that keep it so, and the next level has only those left to choose from. No level is ever weighed
/// against another.
///
/// A variable that is not basic sits wherever it was put, mostly on a kink or a bound. A step moves one
/// of them and may pass several kinks of others as long as the total cost still falls.
struct Simplex: ~Copyable {
  struct Event {
    var step: Double
    /// By how much the slope of the objective grows here; infinite at a bound.
    var gain: Double
    /// How fast, and which way, the variable moves.
    var rate: Double
    /// The row whose basic variable stops here; -1 for the entering variable itself.
    var row: Int32
  }

  var entries = Buffer<Entry>()
  var costs = Buffer<Cost>()
  /// The variables that are not basic, grouped by component.
  var order = Buffer<Int32>()
  var pivots = 0
  var pivotLimit = Int.max
  /// The way without end that the last unbounded objective took.
  private(set) var rayColumn: Int32 = -1
  private(set) var rayDirection = 1.0

  private var events = Buffer<Event>()
  /// Where the next search for an entering variable begins.
  private var searchStart = 0

  mutating func reset() {
    entries.removeAll()
    costs.removeAll()
    order.removeAll()
    pivots = 0
    pivotLimit = .max
  }

  // MARK: Costs

  /// Makes `range` of the entries, sorted by column and value, the costs of the level at hand.
  mutating func begin(_ range: Range<Int>, over list: Range<Int>, _ tableau: inout Tableau) {
    searchStart = list.lowerBound
    for index in list { costs[Int(order[index])].reduced = 0 }
    var index = range.lowerBound
    while index < range.upperBound {
      let column = entries[index].column
      let start = index
      while index < range.upperBound && entries[index].column == column { index += 1 }
      costs[Int(column)].start = Int32(start)
      costs[Int(column)].end = Int32(index)
      place(column, at: tableau.columns[Int(column)].value)
      let info = tableau.columns[Int(column)]
      if info.state == .basic {
        settle(column, movingUp: abs(costs[Int(column)].slopeRight) < abs(costs[Int(column)].slopeLeft))
        charge(info.row, costs[Int(column)].slopeRight, &tableau)
      }
    }
  }

  /// Forgets the costs of `range`.
  mutating func end(_ range: Range<Int>) {
    for index in range { costs[Int(entries[index].column)] = Cost() }
  }

  /// Adds `slope` times a row to the reduced costs.
  mutating func charge(_ row: Int32, _ slope: Double, _ tableau: inout Tableau) {
    if slope == 0 { return }
    var node = tableau.rows[Int(row)].first
    while node >= 0 {
      let current = tableau.nodes[Int(node)]
      costs[current.column].reduced += slope * current.coefficient
      node = current.nextInRow
    }
  }

  /// Finds the pieces on both sides of a value.
  mutating func place(_ column: Int32, at value: Double) {
    var cost = costs[Int(column)]
    let tolerance = Tolerance.same * (1 + abs(value))
    cost.left = 0
    cost.right = 0
    cost.slopeLeft = 0
    cost.slopeRight = 0
    for index in Int(cost.start)..<Int(cost.end) {
      let entry = entries[index]
      if entry.value < value - tolerance {
        cost.left += 1
        cost.slopeLeft += entry.up
      } else {
        cost.slopeLeft -= entry.down
      }
      if entry.value <= value + tolerance {
        cost.right += 1
        cost.slopeRight += entry.up
      } else {
        cost.slopeRight -= entry.down
      }
    }
    costs[Int(column)] = cost
  }

  /// A basic variable is on one piece only, even on a kink.
  mutating func settle(_ column: Int32, movingUp: Bool) {
    if movingUp {
      costs[Int(column)].left = costs[Int(column)].right
      costs[Int(column)].slopeLeft = costs[Int(column)].slopeRight
    } else {
      costs[Int(column)].right = costs[Int(column)].left
      costs[Int(column)].slopeRight = costs[Int(column)].slopeLeft
    }
  }

  /// Keeps the points of an interval where the cost of `range` is least.
  func narrow(_ interval: inout Interval, _ range: Range<Int>) {
    if range.count == 1 {
      // One constraint: clamp what it wants to the interval.
      let entry = entries[range.lowerBound]
      let wish = max(interval.lower, min(interval.upper, entry.value))
      if entry.down > 0 { interval.lower = wish }
      if entry.up > 0 { interval.upper = wish }
      return
    }
    var slope = 0.0
    for index in range { slope -= entries[index].down }
    let tolerance = Tolerance.cost * (1 - slope)
    // The cost falls up to `low`, rises from `high`, and is level in between.
    var low = -Double.infinity
    var high = Double.infinity
    for index in range {
      let entry = entries[index]
      let before = slope
      slope += entry.down + entry.up
      if before < -tolerance && slope >= -tolerance { low = entry.value }
      if before <= tolerance && slope > tolerance {
        high = entry.value
        break
      }
    }
    let lower = interval.lower
    let upper = interval.upper
    interval.lower = min(max(lower, low), upper)
    interval.upper = max(min(upper, high), lower)
    if interval.lower > interval.upper { interval.lower = interval.upper }
  }

  // MARK: Iterations

  /// Pivots until no variable of `list` can lower the cost.
  mutating func minimise(
    _ list: Range<Int>, _ tableau: inout Tableau, _ watch: inout Watch
  ) throws(SolverError) -> Outcome {
    var stalled = 0
    while let place = entering(list, &tableau, byIndex: stalled > 30) {
      if pivots >= pivotLimit { return .pivotLimit }
      pivots += 1
      try watch.step()
      let column = order[place]
      let up = costs[Int(column)].reduced + costs[Int(column)].slopeRight < -Tolerance.cost
      guard let step = advance(place, up ? 1 : -1, &tableau, byIndex: stalled > 30) else {
        rayColumn = column
        rayDirection = up ? 1 : -1
        return .unbounded
      }
      stalled = step > 0 ? 0 : stalled + 1
    }
    return .optimal
  }

  /// The place of the variable that lowers the cost most for the work of moving it: the slope over the rows
  /// that the variable occurs in. By Bland's rule the first that lowers it at all.
  ///
  /// Going by the slope alone takes variables of many rows first, and each of them fills the rows of the
  /// others (nested stacks of 10 000 views: 290 ms instead of 62). A long list is looked at in parts, each
  /// search going on where the last one ended (the same: 335 million instructions instead of 505).
  private mutating func entering(
    _ list: Range<Int>, _ tableau: inout Tableau, byIndex: Bool
  ) -> Int? {
    if byIndex { return firstEntering(list, &tableau) }
    var best: Int?
    var most = 0.0
    let part = min(max(Self.searchLength, list.count / 8), Self.searchLimit)
    var place = list.contains(searchStart) ? searchStart : list.lowerBound
    var left = list.count
    while left > 0 && (best == nil || left > list.count - part) {
      let end = min(list.upperBound, place + left)
      while place < end && (best == nil || left > list.count - part) {
        let column = order[place]
        let gain = gain(of: column, &tableau)
        if gain > 0 {
          let rows = Double(1 + tableau.columns[column].count)
          if gain > most * rows {
            best = place
            most = gain / rows
          }
        }
        place += 1
        left -= 1
      }
      if place == list.upperBound { place = list.lowerBound }
    }
    searchStart = place
    return best
  }

  /// The place of the first variable, by index, that lowers the cost at all: Bland's rule, which never turns in circles.
  private func firstEntering(_ list: Range<Int>, _ tableau: inout Tableau) -> Int? {
    var best: Int?
    for place in list where gain(of: order[place], &tableau) > 0 {
      if best == nil || order[place] < order[best ?? place] { best = place }
    }
    return best
  }

  /// By how much the total cost falls for each unit that a variable moves; 0 if it does not.
  @inline(__always)
  private func gain(of column: Int32, _ tableau: inout Tableau) -> Double {
    let cost = costs[column]
    let up = -cost.reduced - cost.slopeRight
    let down = cost.reduced + cost.slopeLeft
    if up <= Tolerance.cost && down <= Tolerance.cost { return 0 }
    let gain = up > down ? up : down
    let info = tableau.columns[column]
    return (up == gain ? info.value >= info.upper : info.value <= info.lower) ? 0 : gain
  }

  private static var searchLength: Int { 64 }
  private static var searchLimit: Int { 512 }

  /// Moves a variable as far as the cost falls. Returns the length of the step; nil if it has no end.
  private mutating func advance(
    _ place: Int, _ direction: Double, _ tableau: inout Tableau, byIndex: Bool
  ) -> Double? {
    let column = order[place]
    let cost = costs[Int(column)]
    var slope =
      direction > 0 ? cost.reduced + cost.slopeRight : -(cost.reduced + cost.slopeLeft)
    gather(column, direction, tableau)
    guard !events.isEmpty else { return nil }
    var passed = 0
    while true {
      let next = nearest(from: passed, tableau, byIndex: byIndex)
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
  private mutating func gather(_ column: Int32, _ direction: Double, _ tableau: borrowing Tableau) {
    events.removeAll()
    gather(column, row: -1, rate: direction, tableau)
    var node = tableau.columns[Int(column)].first
    while node >= 0 {
      let current = tableau.nodes[Int(node)]
      if abs(current.coefficient) > Tolerance.pivot {
        let basic = tableau.rows[Int(current.row)].basic
        gather(basic, row: current.row, rate: current.coefficient * direction, tableau)
      }
      node = current.nextInColumn
    }
  }

  private mutating func gather(_ column: Int32, row: Int32, rate: Double, _ tableau: borrowing Tableau) {
    let info = tableau.columns[Int(column)]
    let cost = costs[Int(column)]
    let limit = rate > 0 ? info.upper : info.lower
    let speed = abs(rate)
    let distance = abs(limit - info.value)
    let isPast = rate > 0 ? info.value >= limit : info.value <= limit
    let last = isPast ? 0 : distance
    var index = Int(rate > 0 ? cost.start + cost.right : cost.start + cost.left - 1)
    while rate > 0 ? index < Int(cost.end) : index >= Int(cost.start) {
      let entry = entries[index]
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
  private func nearest(from start: Int, _ tableau: borrowing Tableau, byIndex: Bool) -> Int {
    var best = start
    for index in (start + 1)..<max(start + 1, events.count) {
      let a = events[index]
      let b = events[best]
      if a.step < b.step {
        best = index
      } else if a.step == b.step {
        if a.row == b.row {
          if a.gain < b.gain { best = index }
        } else if byIndex && a.row >= 0 && (b.row < 0 || basic(a, tableau) < basic(b, tableau)) {
          best = index
        }
      }
    }
    return best
  }

  private func basic(_ event: Event, _ tableau: borrowing Tableau) -> Int32 {
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

  /// Starts an objective that is nothing but `direction` times a variable.
  mutating func aim(
    at column: Int32, _ direction: Double, over list: Range<Int>, _ tableau: inout Tableau
  ) {
    searchStart = list.lowerBound
    for index in list { costs[Int(order[index])] = Cost() }
    if tableau.columns[Int(column)].state == .basic {
      charge(tableau.columns[Int(column)].row, direction, &tableau)
    } else {
      costs[Int(column)].reduced = direction
    }
  }
}
