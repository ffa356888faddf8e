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

  var breakpoints = Buffer<Breakpoint>()
  var costs = Buffer<Cost>()
  /// The variables that are not basic, grouped by component.
  var order = Buffer<Int32>()
  var pivots = 0
  var pivotLimit = Int.max
  /// The way without end that the last unbounded objective took.
  private(set) var rayColumn: Int32 = -1
  private(set) var rayDirection = 1.0

  var events = Buffer<Event>()
  /// Where the next search for an entering variable begins, and the places of those that the last one has found.
  var searchStart = 0
  var candidates = Buffer<Int32>()
  var leastWorth = 0.0

  mutating func reset() {
    breakpoints.removeAll()
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
      let column = breakpoints[index].column
      let start = index
      while index < range.upperBound && breakpoints[index].column == column { index += 1 }
      costs[Int(column)].start = Int32(start)
      costs[Int(column)].end = Int32(index)
      place(column, at: tableau.columns[Int(column)].value)
      let info = tableau.columns[Int(column)]
      if info.state == .basic {
        settle(column, movingUp: abs(costs[Int(column)].slopeRight) < abs(costs[Int(column)].slopeLeft))
        price(info.row, costs[Int(column)].slopeRight, &tableau)
      }
    }
  }

  /// Forgets the costs of `range`.
  mutating func end(_ range: Range<Int>) {
    for index in range { costs[Int(breakpoints[index].column)] = Cost() }
  }

  /// Adds `slope` times a row to the reduced costs.
  mutating func price(_ row: Int32, _ slope: Double, _ tableau: inout Tableau) {
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
      let entry = breakpoints[index]
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
  @inline(__always)
  func narrow(_ interval: inout Interval, _ range: Range<Int>) {
    if range.count == 1 {
      // One constraint: clamp what it wants to the interval.
      let entry = breakpoints[range.lowerBound]
      let wish = max(interval.lower, min(interval.upper, entry.value))
      if entry.down > 0 { interval.lower = wish }
      if entry.up > 0 { interval.upper = wish }
      return
    }
    var slope = 0.0
    for index in range { slope -= breakpoints[index].down }
    let tolerance = Tolerance.cost * (1 - slope)
    // The cost falls up to `low`, rises from `high`, and is level in between.
    var low = -Double.infinity
    var high = Double.infinity
    for index in range {
      let entry = breakpoints[index]
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
    candidates.removeAll()
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

  /// Starts an objective that is nothing but `direction` times a variable.
  mutating func aim(
    at column: Int32, _ direction: Double, over list: Range<Int>, _ tableau: inout Tableau
  ) {
    searchStart = list.lowerBound
    for index in list { costs[Int(order[index])] = Cost() }
    if tableau.columns[Int(column)].state == .basic {
      price(tableau.columns[Int(column)].row, direction, &tableau)
    } else {
      costs[Int(column)].reduced = direction
    }
  }
}
