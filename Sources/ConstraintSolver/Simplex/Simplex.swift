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
    for index in list { costs[order[index]].reduced = 0 }
    var index = range.lowerBound
    while index < range.upperBound {
      let column = breakpoints[index].column
      let start = index
      while index < range.upperBound && breakpoints[index].column == column { index += 1 }
      costs[column].start = Int32(start)
      costs[column].end = Int32(index)
      place(column, at: tableau.columns[column].value)
      let info = tableau.columns[column]
      if info.state == .basic {
        settle(column, movingUp: abs(costs[column].slopeRight) < abs(costs[column].slopeLeft))
        price(info.row, costs[column].slopeRight, &tableau)
      }
    }
  }

  mutating func end(_ range: Range<Int>) {
    for index in range { costs[breakpoints[index].column] = Cost() }
  }

  /// Adds `slope` times a row to the reduced costs.
  mutating func price(_ row: Int32, _ slope: Double, _ tableau: inout Tableau) {
    if slope == 0 { return }
    tableau.forEachNode(inRow: row) { costs[$0.column].reduced += slope * $0.coefficient }
  }

  /// Finds the pieces on both sides of a value.
  mutating func place(_ column: Int32, at value: Double) {
    var cost = costs[column]
    let tolerance = Tolerance.same * (1 + abs(value))
    (cost.left, cost.right, cost.slopeLeft, cost.slopeRight) = (0, 0, 0, 0)
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
    costs[column] = cost
  }

  /// A basic variable is on one piece only, even on a kink.
  mutating func settle(_ column: Int32, movingUp: Bool) {
    if movingUp {
      costs[column].left = costs[column].right
      costs[column].slopeLeft = costs[column].slopeRight
    } else {
      costs[column].right = costs[column].left
      costs[column].slopeRight = costs[column].slopeLeft
    }
  }

  /// Keeps the points of an interval where the cost of `range` is least.
  @inline(__always) func narrow(_ interval: inout Interval, _ range: Range<Int>) {
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
    var (low, high) = (-Double.infinity, Double.infinity)
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
    let (lower, upper) = (interval.lower, interval.upper)
    interval.lower = min(max(lower, low), upper)
    interval.upper = max(min(upper, high), lower)
    if interval.lower > interval.upper { interval.lower = interval.upper }
  }

  // MARK: Iterations

  /// Pivots until no variable of `list` can lower the cost.
  mutating func minimise(_ list: Range<Int>, _ tableau: inout Tableau) throws(SolverError) -> Outcome {
    var stalled = 0
    candidates.removeAll()
    while let place = entering(list, &tableau, byIndex: stalled > 30) {
      if pivots >= pivotLimit { return .pivotLimit }
      pivots += 1
      try tableau.watch.step()
      let column = order[place]
      let up = costs[column].reduced + costs[column].slopeRight < -Tolerance.cost
      guard let step = advance(place, up ? 1 : -1, &tableau, byIndex: stalled > 30) else {
        (rayColumn, rayDirection) = (column, up ? 1 : -1)
        return .unbounded
      }
      stalled = step > 0 ? 0 : stalled + 1
    }
    return .optimal
  }

  /// Starts an objective that is nothing but `direction` times a variable.
  mutating func aim(at column: Int32, _ direction: Double, over list: Range<Int>, _ tableau: inout Tableau) {
    searchStart = list.lowerBound
    for index in list { costs[order[index]] = Cost() }
    if tableau.columns[column].state == .basic {
      price(tableau.columns[column].row, direction, &tableau)
    } else {
      costs[column].reduced = direction
    }
  }

  // MARK: Which variable enters the basis

  /// The place of the variable that lowers the cost most for the work of moving it: the slope over the rows
  /// that the variable occurs in. By Bland's rule the first that lowers it at all.
  ///
  /// Going by the slope alone takes variables of many rows first, and each of them fills the rows of the
  /// others (nested stacks of 10 000 views: 290 ms instead of 62). A long list is looked at in parts, each
  /// search going on where the last one ended, and what a search has found is used up before the next one.
  private mutating func entering(_ list: Range<Int>, _ tableau: inout Tableau, byIndex: Bool) -> Int? {
    byIndex ? firstEntering(list, &tableau) : nextCandidate(&tableau) ?? search(list, &tableau)
  }

  /// The best place in the next part of the list that has any. Notes them all, unless the list is short.
  private mutating func search(_ list: Range<Int>, _ tableau: inout Tableau) -> Int? {
    var best: Int?
    var most = 0.0
    let part = min(max(Self.searchLength, list.count / 8), Self.searchLimit)
    var place = list.contains(searchStart) ? searchStart : list.lowerBound
    var left = list.count
    while left > 0 && (best == nil || left > list.count - part) {
      let end = min(list.upperBound, place + left)
      while place < end && (best == nil || left > list.count - part) {
        let worth = worth(of: order[place], &tableau)
        if worth > 0 {
          if list.count > Self.shortList { candidates.append(Int32(truncatingIfNeeded: place)) }
          if worth > most { (best, most) = (place, worth) }
        }
        place += 1
        left -= 1
      }
      if place == list.upperBound { place = list.lowerBound }
    }
    searchStart = place
    leastWorth = most / 4
    return best
  }

  /// The next of the places that the last search has noted and that is still worth about as much as the best of them was.
  private mutating func nextCandidate(_ tableau: inout Tableau) -> Int? {
    while let place = candidates.popLast() {
      let worth = worth(of: order[place], &tableau)
      if worth > 0 && worth >= leastWorth { return Int(place) }
    }
    return nil
  }

  /// The place of the first variable, by index, that lowers the cost at all: Bland's rule, which never turns in circles.
  private func firstEntering(_ list: Range<Int>, _ tableau: inout Tableau) -> Int? {
    var best: Int?
    for place in list where worth(of: order[place], &tableau) > 0 {
      if best == nil || order[place] < order[best ?? place] { best = place }
    }
    return best
  }

  /// By how much the total cost falls for each unit that a variable moves and each row that it moves; 0 if it does not.
  @inline(__always) private func worth(of column: Int32, _ tableau: inout Tableau) -> Double {
    let cost = costs[column]
    let up = -cost.reduced - cost.slopeRight
    let down = cost.reduced + cost.slopeLeft
    if up <= Tolerance.cost && down <= Tolerance.cost { return 0 }
    let gain = up > down ? up : down
    let info = tableau.columns[column]
    if up == gain ? info.value >= info.upper : info.value <= info.lower { return 0 }
    return gain / Double(1 + info.count)
  }

  private static var shortList: Int { 16 }
  private static var searchLength: Int { 64 }
  private static var searchLimit: Int { 512 }
}
