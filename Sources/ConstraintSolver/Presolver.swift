/// What a constraint is to one solve.
enum Role {
  case required
  /// An optional constraint, or a broken one, met at this level.
  case optional(level: Float)
  case ignored
}

/// Which constraints take part in a solve, and how.
struct Selection {
  /// Constraints from this index on are ignored.
  var limit: Int
  var requiredOnly = false
  /// For each constraint, its place among the broken ones counted from 1; 0 if it is in force.
  var broken: [Int32] = []

  func role(_ index: Int, _ constraint: LinearSystem.Constraint) -> Role {
    if !constraint.isRequired { return requiredOnly ? .ignored : .optional(level: constraint.priority) }
    if broken.isEmpty || broken[index] == 0 { return .required }
    return requiredOnly ? .ignored : .optional(level: LinearSystem.required + Float(broken[index]))
  }
}

/// An optional constraint on one variable: `coefficient · column + base` against 0.
struct Single {
  var coefficient: Double
  var base: Double
  var column: Int32
  var row: Int32
  var level: Float
}

/// Where a bound of a variable came from; kept only with the log.
struct BoundSource {
  /// The constraint, or the number of constraints plus a variable for its sign rule; -1 for none.
  var row: Int32 = -1
  /// One over the coefficient that the variable has there.
  var scale: Double = 1
}

/// A proof, in the making, that the required constraints have no solution: rows of the tableau, each
/// with its weight.
struct Contradiction {
  var weights: [(row: Int32, weight: Double)] = []
}

/// Variables in the order they left, so that their values are found in the reverse order.
struct Elimination {
  var column: Int32
  /// The variable it is a multiple of; -1 if its row defines it.
  var target: Int32
  var factor: Double
  var offset: Double
}

/// Removes what plain substitution can remove: known variables, multiples of another variable, and
/// positions. What stays are rows over few variables, mostly sizes.
///
/// Positions go before sizes. A position with no other use leaves together with its equality, so a
/// list of ten thousand rows, each below the one before, falls apart from its end; substituting sizes
/// first would tie all of its rows into one.
struct Presolver {
  var singles: [Single] = []
  var eliminations: [Elimination] = []
  var lowerSource: [BoundSource] = []
  var upperSource: [BoundSource] = []
  var contradiction: Contradiction?

  private var relations: [Relation] = []
  private var isOptional: [Bool] = []
  private var levels: [Float] = []
  private var scales: [Double] = []
  private var known: [Int32] = []
  private var doubletons: [Int32] = []
  private var singletons: [Int32] = []
  private var buckets: [[Int32]] = []
  private var constraintCount = 0

  /// Substitutions that would create more coefficients than this are left to the simplex method.
  private static let fillLimit = 64

  mutating func reset() {
    singles.removeAll(keepingCapacity: true)
    eliminations.removeAll(keepingCapacity: true)
    lowerSource.removeAll(keepingCapacity: true)
    upperSource.removeAll(keepingCapacity: true)
    relations.removeAll(keepingCapacity: true)
    isOptional.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    scales.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
    doubletons.removeAll(keepingCapacity: true)
    singletons.removeAll(keepingCapacity: true)
    contradiction = nil
  }

  /// Fills the tableau with the system and reduces it. Stops at the first contradiction.
  mutating func run(
    _ system: LinearSystem, _ selection: Selection, _ tableau: inout Tableau, _ watch: inout Watch
  ) throws(SolverError) {
    reset()
    load(system, selection, &tableau)
    try settle(&tableau, &watch)
    try eliminatePositions(&tableau, &watch)
    try eliminateSizes(&tableau, &watch)
    finish(&tableau)
  }

  // MARK: Loading

  private mutating func load(
    _ system: LinearSystem, _ selection: Selection, _ tableau: inout Tableau
  ) {
    constraintCount = selection.limit
    for kind in system.kinds {
      tableau.columns.append(
        Column(value: 0, lower: kind == .size ? 0 : -.infinity, upper: .infinity))
    }
    if tableau.keepsLog { loadSources(system) }
    var start = 0
    for index in 0..<selection.limit {
      let constraint = system.constraints[index]
      let end = Int(constraint.end)
      let row = Row(
        base: -constraint.constant, magnitude: abs(constraint.constant), first: -1, count: 0, basic: -1,
        state: .retired)
      tableau.rows.append(row)
      relations.append(constraint.relation)
      scales.append(constraint.errorScale)
      switch selection.role(index, constraint) {
      case .required:
        isOptional.append(false)
        levels.append(0)
        load(system.terms, start, end, Int32(truncatingIfNeeded: index), &tableau)
      case .optional(let level):
        isOptional.append(true)
        levels.append(level)
        load(system.terms, start, end, Int32(truncatingIfNeeded: index), &tableau)
      case .ignored:
        isOptional.append(true)
        levels.append(0)
      }
      if contradiction != nil { return }
      start = end
    }
  }

  private mutating func loadSources(_ system: LinearSystem) {
    for (variable, kind) in system.kinds.enumerated() {
      let signRule = kind == .size ? Int32(constraintCount + variable) : -1
      lowerSource.append(BoundSource(row: signRule))
      upperSource.append(BoundSource())
    }
  }

  private mutating func load(
    _ terms: [Term], _ start: Int, _ end: Int, _ row: Int32, _ tableau: inout Tableau
  ) {
    // A row of one unknown never becomes part of the tableau: remember the term and link it if another
    // one follows.
    var held: Term?
    for index in start..<end {
      let term = terms[index]
      let column = tableau.columns[Int(term.variable)]
      if column.state == .fixed {
        tableau.addBase(term.coefficient * column.value, to: row)
        tableau.record(row, column.row, term.coefficient)
      } else if held == nil && tableau.rows[Int(row)].count == 0 {
        held = term
      } else {
        if let first = held {
          tableau.link(first.coefficient, row: row, column: first.variable)
          held = nil
        }
        tableau.link(term.coefficient, row: row, column: term.variable)
      }
    }
    if let term = held {
      absorb(row, term.variable, term.coefficient, &tableau)
    } else if tableau.rows[Int(row)].count == 0 {
      check(row, &tableau)
    } else {
      tableau.rows[Int(row)].state = .active
      if isEquality(row) && tableau.rows[Int(row)].count == 2 { doubletons.append(row) }
    }
  }

  private func isEquality(_ row: Int32) -> Bool {
    !isOptional[Int(row)] && relations[Int(row)] == .equal
  }

  // MARK: Rows that have become short

  /// A row without unknowns: either always true or never.
  private mutating func check(_ row: Int32, _ tableau: inout Tableau) {
    tableau.rows[Int(row)].state = .retired
    if isOptional[Int(row)] { return }
    let base = tableau.rows[Int(row)].base
    let tolerance = Tolerance.feasible * (1 + tableau.rows[Int(row)].magnitude)
    let violated =
      switch relations[Int(row)] {
      case .equal: abs(base) > tolerance
      case .lessThanOrEqual: base > tolerance
      case .greaterThanOrEqual: base < -tolerance
      }
    if violated { contradiction = Contradiction(weights: [(row, 1)]) }
  }

  /// A row of one unknown: its value, a bound, or a wish about it.
  private mutating func absorb(
    _ row: Int32, _ column: Int32, _ coefficient: Double, _ tableau: inout Tableau
  ) {
    tableau.rows[Int(row)].state = .retired
    if tableau.columns[Int(column)].state == .fixed {
      // Known since a moment ago, and not yet folded into this row.
      tableau.addBase(coefficient * tableau.columns[Int(column)].value, to: row)
      tableau.record(row, tableau.columns[Int(column)].row, coefficient)
      check(row, &tableau)
      return
    }
    let base = tableau.rows[Int(row)].base
    if isOptional[Int(row)] {
      tableau.columns[Int(column)].hasCost = true
      singles.append(
        Single(
          coefficient: coefficient, base: base, column: column, row: row, level: levels[Int(row)]))
      return
    }
    switch relations[Int(row)] {
    case .equal:
      fix(column, by: row, coefficient, &tableau)
    case .lessThanOrEqual:
      bound(column, -base / coefficient, upper: coefficient > 0, row, 1 / coefficient, &tableau)
    case .greaterThanOrEqual:
      bound(column, -base / coefficient, upper: coefficient < 0, row, 1 / coefficient, &tableau)
    }
  }

  private mutating func fix(
    _ column: Int32, by row: Int32, _ coefficient: Double, _ tableau: inout Tableau
  ) {
    let value = -tableau.rows[Int(row)].base / coefficient
    let known = tableau.columns[Int(column)]
    let tolerance = Tolerance.feasible * (1 + max(abs(value), tableau.rows[Int(row)].magnitude))
    if value < known.lower - tolerance || value > known.upper + tolerance {
      contradiction = Contradiction(weights: [(row, 1 / coefficient)])
      if tableau.keepsLog {
        let source = value < known.lower ? lowerSource[Int(column)] : upperSource[Int(column)]
        contradiction?.weights.append((source.row, -source.scale))
      }
      return
    }
    tableau.rows[Int(row)].base /= -coefficient
    tableau.record(row, row, -1 / coefficient)
    tableau.columns[Int(column)].value = value
    tableau.columns[Int(column)].state = .fixed
    tableau.columns[Int(column)].row = row
    self.known.append(column)
  }

  private mutating func bound(
    _ column: Int32, _ value: Double, upper: Bool, _ row: Int32, _ scale: Double,
    _ tableau: inout Tableau
  ) {
    let old = tableau.columns[Int(column)]
    if upper ? value >= old.upper : value <= old.lower { return }
    if upper { tableau.columns[Int(column)].upper = value } else { tableau.columns[Int(column)].lower = value }
    if tableau.keepsLog {
      let source = BoundSource(row: row, scale: scale)
      if upper { upperSource[Int(column)] = source } else { lowerSource[Int(column)] = source }
    }
    let opposite = upper ? old.lower : old.upper
    guard upper ? value < opposite : value > opposite else { return }
    let tolerance = Tolerance.feasible * (1 + max(abs(value), abs(opposite)))
    if abs(value - opposite) <= tolerance {
      // Two bounds that meet but for rounding.
      if upper {
        tableau.columns[Int(column)].upper = opposite
      } else {
        tableau.columns[Int(column)].lower = opposite
      }
      return
    }
    contradiction = Contradiction()
    if tableau.keepsLog {
      let low = lowerSource[Int(column)]
      let high = upperSource[Int(column)]
      contradiction?.weights = [(low.row, low.scale), (high.row, -high.scale)]
    }
  }

  // MARK: Substitution

  /// Works off everything that follows from what is known, until nothing does.
  private mutating func settle(_ tableau: inout Tableau, _ watch: inout Watch) throws(SolverError) {
    while contradiction == nil {
      if let column = known.popLast() {
        tableau.fold(column)
      } else if let row = doubletons.popLast() {
        guard tableau.rows[Int(row)].state == .active, tableau.rows[Int(row)].count == 2 else { continue }
        merge(row, &tableau)
      } else if let column = singletons.popLast() {
        drop(column, &tableau)
      } else {
        return
      }
      try watch.step()
      drainTouched(&tableau)
    }
  }

  private mutating func drainTouched(_ tableau: inout Tableau) {
    while contradiction == nil, let row = tableau.touchedRows.popLast() {
      guard tableau.rows[Int(row)].state == .active, tableau.rows[Int(row)].basic < 0 else { continue }
      switch tableau.rows[Int(row)].count {
      case 0:
        check(row, &tableau)
      case 1:
        let node = tableau.nodes[Int(tableau.firstNode(of: row))]
        tableau.columns[Int(node.column)].count -= 1
        tableau.shrunkColumns.append(node.column)
        absorb(row, node.column, node.coefficient, &tableau)
      case 2 where isEquality(row):
        doubletons.append(row)
      default:
        break
      }
    }
    while let column = tableau.shrunkColumns.popLast() { noteCount(column, tableau) }
  }

  private mutating func noteCount(_ column: Int32, _ tableau: Tableau) {
    let info = tableau.columns[Int(column)]
    guard info.state == .parametric, info.isFree else { return }
    if info.count == 1 {
      singletons.append(column)
    } else if info.count > 1 && !buckets.isEmpty {
      buckets[min(Int(info.count), buckets.count - 1)].append(column)
    }
  }

  /// Replaces one of the two variables of an equality by the other.
  private mutating func merge(_ row: Int32, _ tableau: inout Tableau) {
    let first = tableau.firstNode(of: row)
    var second = tableau.nodes[Int(first)].nextInRow
    while tableau.nodes[Int(second)].column < 0 { second = tableau.nodes[Int(second)].nextInRow }
    let goes = prefers(tableau.nodes[Int(first)], over: tableau.nodes[Int(second)], tableau) ? first : second
    let stays = goes == first ? second : first
    let column = tableau.nodes[Int(goes)].column
    let target = tableau.nodes[Int(stays)].column
    tableau.solve(row: row, for: goes, leaving: -1)
    let factor = tableau.nodes[Int(stays)].coefficient
    let offset = tableau.rows[Int(row)].base
    tableau.substitute(column, by: row)
    tableau.rows[Int(row)].state = .retired
    tableau.columns[Int(target)].count -= 1
    tableau.shrunkColumns.append(target)
    tableau.columns[Int(column)].state = .alias
    eliminations.append(
      Elimination(column: column, target: target, factor: factor, offset: offset))
    handOver(column, to: target, factor, offset, row, &tableau)
  }

  /// Whether the variable of `a` should go rather than that of `b`: positions before sizes, the rarer
  /// before the more frequent, the later before the earlier.
  private func prefers(_ a: Node, over b: Node, _ tableau: Tableau) -> Bool {
    if abs(a.coefficient) < Tolerance.pivotRatio * abs(b.coefficient) { return false }
    if abs(b.coefficient) < Tolerance.pivotRatio * abs(a.coefficient) { return true }
    let first = tableau.columns[Int(a.column)]
    let second = tableau.columns[Int(b.column)]
    if first.isFree != second.isFree { return first.isFree }
    if first.count != second.count { return first.count < second.count }
    return a.column > b.column
  }

  /// Gives the bounds of an alias to the variable it stands for.
  private mutating func handOver(
    _ column: Int32, to target: Int32, _ factor: Double, _ offset: Double, _ row: Int32,
    _ tableau: inout Tableau
  ) {
    let info = tableau.columns[Int(column)]
    if info.hasCost { tableau.columns[Int(target)].hasCost = true }
    for isUpper in [false, true] {
      let limit = isUpper ? info.upper : info.lower
      guard limit.isFinite else { continue }
      var source = BoundSource()
      if tableau.keepsLog {
        source = isUpper ? upperSource[Int(column)] : lowerSource[Int(column)]
        tableau.record(source.row, row, 1 / source.scale)
      }
      let value = (limit - offset) / factor
      bound(
        target, value, upper: isUpper == (factor > 0), source.row, source.scale / factor, &tableau)
      if contradiction != nil { return }
    }
  }

  /// Drops a position of a single use together with the equality that uses it.
  private mutating func drop(_ column: Int32, _ tableau: inout Tableau) {
    let info = tableau.columns[Int(column)]
    guard info.state == .parametric, info.isFree, info.count == 1 else { return }
    guard let node = onlyNode(of: column, tableau) else { return }
    let row = tableau.nodes[Int(node)].row
    guard isEquality(row), tableau.rows[Int(row)].basic < 0, isSound(node, in: row, tableau) else { return }
    tableau.solve(row: row, for: node, leaving: -1)
    define(column, by: row, &tableau)
  }

  private func onlyNode(of column: Int32, _ tableau: Tableau) -> Int32? {
    var node = tableau.columns[Int(column)].first
    while node >= 0 {
      let row = tableau.nodes[Int(node)].row
      if row >= 0 && tableau.rows[Int(row)].state == .active { return node }
      node = tableau.nodes[Int(node)].nextInColumn
    }
    return nil
  }

  /// Whether the coefficient is large enough to divide its row by.
  private func isSound(_ node: Int32, in row: Int32, _ tableau: Tableau) -> Bool {
    var largest = 0.0
    var current = tableau.rows[Int(row)].first
    while current >= 0 {
      if tableau.nodes[Int(current)].column >= 0 {
        largest = max(largest, abs(tableau.nodes[Int(current)].coefficient))
      }
      current = tableau.nodes[Int(current)].nextInRow
    }
    return abs(tableau.nodes[Int(node)].coefficient) >= Tolerance.pivotRatio * largest
  }

  private mutating func define(_ column: Int32, by row: Int32, _ tableau: inout Tableau) {
    tableau.rows[Int(row)].state = .defining
    tableau.columns[Int(column)].state = .defined
    tableau.columns[Int(column)].row = row
    eliminations.append(Elimination(column: column, target: -1, factor: 0, offset: 0))
    var node = tableau.rows[Int(row)].first
    while node >= 0 {
      let other = tableau.nodes[Int(node)].column
      if other >= 0 {
        tableau.columns[Int(other)].count -= 1
        tableau.shrunkColumns.append(other)
      }
      node = tableau.nodes[Int(node)].nextInRow
    }
  }

  // MARK: Longer equalities

  private mutating func eliminatePositions(
    _ tableau: inout Tableau, _ watch: inout Watch
  ) throws(SolverError) {
    buckets = Array(repeating: [], count: 16)
    defer { buckets.removeAll(keepingCapacity: true) }
    for column in tableau.columns.indices { noteCount(Int32(column), tableau) }
    try settle(&tableau, &watch)
    var bucket = 2
    while contradiction == nil && bucket < buckets.count {
      guard let column = buckets[bucket].popLast() else {
        bucket += 1
        continue
      }
      let info = tableau.columns[Int(column)]
      guard info.state == .parametric, info.isFree, min(Int(info.count), 15) == bucket else { continue }
      guard let node = shortestEquality(of: column, tableau) else { continue }
      let row = tableau.nodes[Int(node)].row
      tableau.solve(row: row, for: node, leaving: -1)
      tableau.substitute(column, by: row)
      define(column, by: row, &tableau)
      try watch.step()
      drainTouched(&tableau)
      try settle(&tableau, &watch)
      bucket = 2
    }
  }

  /// The node of a column in the shortest equality that may define it without much fill.
  private func shortestEquality(of column: Int32, _ tableau: Tableau) -> Int32? {
    var best: Int32?
    var length = Int32.max
    var node = tableau.columns[Int(column)].first
    while node >= 0 {
      let row = tableau.nodes[Int(node)].row
      if row >= 0, tableau.rows[Int(row)].state == .active, tableau.rows[Int(row)].basic < 0,
        isEquality(row)
      {
        let count = tableau.rows[Int(row)].count
        if count < length || (count == length && row < tableau.nodes[Int(best ?? node)].row),
          isSound(node, in: row, tableau)
        {
          best = node
          length = count
        }
      }
      node = tableau.nodes[Int(node)].nextInColumn
    }
    let fill = Int(length - 1) * (Int(tableau.columns[Int(column)].count) - 1)
    return fill <= Self.fillLimit ? best : nil
  }

  /// Lets every equality that is left define one of its variables, which keeps its bounds and costs.
  private mutating func eliminateSizes(
    _ tableau: inout Tableau, _ watch: inout Watch
  ) throws(SolverError) {
    for row in 0..<Int32(tableau.rows.count) {
      if contradiction != nil { return }
      guard tableau.rows[Int(row)].state == .active, isEquality(row), tableau.rows[Int(row)].basic < 0
      else { continue }
      guard let node = cheapestVariable(of: row, tableau) else { continue }
      let column = tableau.nodes[Int(node)].column
      tableau.solve(row: row, for: node, leaving: -1)
      tableau.substitute(column, by: row)
      tableau.columns[Int(column)].state = .basic
      tableau.columns[Int(column)].row = row
      try watch.step()
      drainTouched(&tableau)
      try settle(&tableau, &watch)
    }
  }

  private func cheapestVariable(of row: Int32, _ tableau: Tableau) -> Int32? {
    var best: Int32?
    var bestCost = (1, Int32.max, Int32.max)
    var node = tableau.rows[Int(row)].first
    while node >= 0 {
      let column = tableau.nodes[Int(node)].column
      if column >= 0, isSound(node, in: row, tableau) {
        let info = tableau.columns[Int(column)]
        let cost = (info.hasCost ? 1 : 0, info.count, column)
        if best == nil || cost < bestCost {
          best = node
          bestCost = cost
        }
      }
      node = tableau.nodes[Int(node)].nextInRow
    }
    let fill = Int(tableau.rows[Int(row)].count - 1) * (Int(bestCost.1) - 1)
    return fill <= Self.fillLimit ? best : nil
  }

  // MARK: Handing over to the simplex method

  /// Gives every row that is left a basic variable: the slack of an inequality or a wish.
  private mutating func finish(_ tableau: inout Tableau) {
    guard contradiction == nil else { return }
    for row in tableau.rows.indices
    where tableau.rows[row].state == .active && tableau.rows[row].basic < 0 {
      let slack = Int32(tableau.columns.count)
      var column = Column(value: 0, lower: -.infinity, upper: .infinity)
      column.state = .basic
      column.row = Int32(row)
      tableau.rows[row].basic = slack
      if isOptional[row] {
        column.hasCost = true
        singles.append(
          Single(coefficient: 1, base: 0, column: slack, row: Int32(row), level: levels[row]))
      } else {
        if relations[row] != .lessThanOrEqual { column.lower = 0 }
        if relations[row] != .greaterThanOrEqual { column.upper = 0 }
      }
      tableau.columns.append(column)
      if tableau.keepsLog {
        lowerSource.append(BoundSource())
        upperSource.append(BoundSource())
      }
    }
  }

  func cost(of single: Single, factor: Double, column: Int32, value: Double) -> Entry {
    let coefficient = single.coefficient * factor
    let weight = abs(coefficient) * scales[Int(single.row)]
    var relation = relations[Int(single.row)].rawValue
    if coefficient < 0 { relation = -relation }
    return Entry(
      value: value, down: relation >= 0 ? weight : 0, up: relation <= 0 ? weight : 0, column: column,
      level: single.level, row: single.row)
  }
}
