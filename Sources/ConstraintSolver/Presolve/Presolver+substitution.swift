/// Positions that may be eliminated, those that occur least first.
struct CandidateQueue: ~Copyable {
  struct Link {
    var column: Int32
    var next: Int32
  }

  private var heads = Buffer<Int32>()
  private var links = Buffer<Link>()
  private var lowest = 0
  private(set) var isActive = false

  mutating func start() {
    heads.fill(16, with: -1)
    links.removeAll()
    lowest = 16
    isActive = true
  }

  mutating func stop() { isActive = false }

  static func bucket(_ count: Int32) -> Int { min(Int(count), 15) }

  mutating func add(_ column: Int32, count: Int32) {
    let bucket = Self.bucket(count)
    links.append(Link(column: column, next: heads[bucket]))
    heads[bucket] = Int32(truncatingIfNeeded: links.count - 1)
    lowest = min(lowest, bucket)
  }

  /// The candidate added last to the lowest bucket, and the bucket; it may be out of date.
  mutating func next() -> (column: Int32, bucket: Int)? {
    while lowest < 16 {
      let head = heads[lowest]
      if head >= 0 {
        heads[lowest] = links[head].next
        return (links[head].column, lowest)
      }
      lowest += 1
    }
    return nil
  }
}

extension Presolver {
  /// Substitutions that would create more coefficients than this are left to the simplex method.
  private static var fillLimit: Int { 64 }

  /// Works off everything that follows from what is known, until nothing does.
  mutating func settle(_ tableau: inout Tableau) throws(SolverError) {
    while contradiction == nil {
      if let column = fixedColumns.popLast() {
        tableau.fold(column)
      } else if let row = doubletons.popLast() {
        guard tableau.rows[row].state == .active, tableau.rows[row].count == 2 else { continue }
        substituteDoubleton(row, &tableau)
      } else if let column = columnSingletons.popLast() {
        dropColumnSingleton(column, &tableau)
      } else {
        return
      }
      try tableau.watch.step()
      drainTouched(&tableau)
    }
  }

  private mutating func drainTouched(_ tableau: inout Tableau) {
    while contradiction == nil, let row = tableau.touchedRows.popLast() {
      let info = tableau.rows[row]
      guard info.count <= 2, info.state == .active, info.basic < 0 else { continue }
      switch info.count {
      case 0: check(row, &tableau)
      case 1:
        let node = tableau.nodes[info.first]
        tableau.detach(row, as: .retired)
        absorbSingleton(row, node.column, node.coefficient, &tableau)
      default: if info.isEquality { doubletons.append(row) }
      }
    }
    while let column = tableau.shrunkColumns.popLast() { noteCount(column, &tableau) }
  }

  private mutating func noteCount(_ column: Int32, _ tableau: inout Tableau) {
    let info = tableau.columns[column]
    guard info.state == .nonbasic, info.isFree else { return }
    if info.count == 1 {
      columnSingletons.append(column)
    } else if info.count > 1 && candidates.isActive {
      candidates.add(column, count: info.count)
    }
  }

  // MARK: Equalities of two variables

  /// Replaces one of the two variables of an equality by the other.
  private mutating func substituteDoubleton(_ row: Int32, _ tableau: inout Tableau) {
    let first = tableau.nodes[tableau.rows[row].first]
    let second = tableau.nodes[first.nextInRow]
    let (goes, stays) = prefers(first, over: second, tableau) ? (first, second) : (second, first)
    let factor = -stays.coefficient / goes.coefficient
    let offset = -tableau.rows[row].base / goes.coefficient
    tableau.record(row, row, -1 / goes.coefficient)
    tableau.detach(row, as: .retired)
    tableau.rename(goes.column, stays.column, factor, offset, by: row)
    alias(goes.column, of: stays.column, factor, offset, row, &tableau)
  }

  /// Notes that a variable is `factor · target + offset`, and gives the target its bounds.
  mutating func alias(
    _ column: Int32, of target: Int32, _ factor: Double, _ offset: Double, _ row: Int32,
    _ tableau: inout Tableau
  ) {
    let info = tableau.columns[column]
    tableau.columns[column].state = .alias
    tableau.columns[column].row = Int32(truncatingIfNeeded: eliminations.count)
    eliminations.append(Elimination(column: column, target: target, factor: factor, offset: offset))
    if info.hasCost { tableau.columns[target].hasCost = true }
    if info.lower > -.infinity { handOver(column, info.lower, false, row, &tableau) }
    if info.upper < .infinity { handOver(column, info.upper, true, row, &tableau) }
  }

  /// Whether the variable of `a` should go rather than that of `b`: positions before sizes, the rarer
  /// before the more frequent, the later before the earlier.
  private func prefers(_ a: Node, over b: Node, _ tableau: borrowing Tableau) -> Bool {
    if abs(a.coefficient) < Tolerance.pivotRatio * abs(b.coefficient) { return false }
    if abs(b.coefficient) < Tolerance.pivotRatio * abs(a.coefficient) { return true }
    let (first, second) = (tableau.columns[a.column], tableau.columns[b.column])
    if first.isFree != second.isFree { return first.isFree }
    if first.count != second.count { return first.count < second.count }
    return a.column > b.column
  }

  /// Gives a bound of an alias to the variable it stands for.
  private mutating func handOver(
    _ column: Int32, _ limit: Double, _ isUpper: Bool, _ row: Int32, _ tableau: inout Tableau
  ) {
    guard contradiction == nil, let alias = eliminations.last else { return }
    var source = BoundSource()
    if tableau.keepsLog {
      source = isUpper ? upperSource[column] : lowerSource[column]
      tableau.record(source.row, row, 1 / source.scale)
      source.scale /= alias.factor
    }
    let value = (limit - alias.offset) / alias.factor
    bound(alias.target, value, isUpper == (alias.factor > 0), source, &tableau)
  }

  // MARK: Positions

  /// Drops a position of a single use together with the equality that uses it.
  private mutating func dropColumnSingleton(_ column: Int32, _ tableau: inout Tableau) {
    let info = tableau.columns[column]
    guard info.state == .nonbasic, info.isFree, info.count == 1 else { return }
    let node = info.first
    let row = tableau.nodes[node].row
    guard tableau.rows[row].isEquality, isSound(node, in: row, &tableau) else { return }
    tableau.solve(row: row, for: node, leaving: -1)
    define(column, by: row, &tableau)
  }

  /// Whether the coefficient is large enough to divide its row by.
  private func isSound(_ node: Int32, in row: Int32, _ tableau: inout Tableau) -> Bool {
    abs(tableau.nodes[node].coefficient) >= Tolerance.pivotRatio * largestCoefficient(of: row, &tableau)
  }

  @inline(__always) private func largestCoefficient(of row: Int32, _ tableau: inout Tableau) -> Double {
    var largest = 0.0
    tableau.forEachNode(inRow: row) { largest = max(largest, abs($0.coefficient)) }
    return largest
  }

  /// The row leaves the tableau, and is kept to compute the column when the others are known.
  private mutating func define(_ column: Int32, by row: Int32, _ tableau: inout Tableau) {
    tableau.detach(row, as: .defining)
    tableau.columns[column].state = .defined
    tableau.columns[column].row = row
    eliminations.append(Elimination(column: column))
  }

  mutating func substituteFreeColumns(_ tableau: inout Tableau) throws(SolverError) {
    candidates.start()
    defer { candidates.stop() }
    for column in tableau.columns.indices {
      if tableau.columns[column].count > 0 { noteCount(Int32(truncatingIfNeeded: column), &tableau) }
    }
    try settle(&tableau)
    while contradiction == nil, let (column, bucket) = candidates.next() {
      let info = tableau.columns[column]
      guard info.state == .nonbasic, info.isFree, CandidateQueue.bucket(info.count) == bucket,
        let node = shortestEquality(of: column, &tableau)
      else { continue }
      let row = tableau.nodes[node].row
      tableau.solve(row: row, for: node, leaving: -1)
      tableau.substitute(column, by: row)
      define(column, by: row, &tableau)
      try tableau.watch.step()
      drainTouched(&tableau)
      try settle(&tableau)
    }
  }

  /// The node of a column in the shortest equality that may define it without much fill.
  private func shortestEquality(of column: Int32, _ tableau: inout Tableau) -> Int32? {
    // The shortest of all is nearly always sound, so the long rows need not be walked to know their largest
    // coefficients.
    guard let shortest = shortestEquality(of: column, ifSound: false, &tableau), isCheap(shortest, &tableau)
    else { return nil }
    if isSound(shortest, in: tableau.nodes[shortest].row, &tableau) { return shortest }
    guard let sound = shortestEquality(of: column, ifSound: true, &tableau), isCheap(sound, &tableau)
    else { return nil }
    return sound
  }

  /// Whether replacing the column of a node by what its row says makes little fill.
  private func isCheap(_ node: Int32, _ tableau: inout Tableau) -> Bool {
    let length = Int(tableau.rows[tableau.nodes[node].row].count)
    let uses = Int(tableau.columns[tableau.nodes[node].column].count)
    return (length - 1) * (uses - 1) <= Self.fillLimit
  }

  private func shortestEquality(of column: Int32, ifSound: Bool, _ tableau: inout Tableau) -> Int32? {
    var best: Int32?
    var length = Int32.max
    var bestRow = Int32.max
    var node = tableau.columns[column].first
    while node >= 0 {
      let row = tableau.nodes[node].row
      if tableau.rows[row].isEquality {
        let count = tableau.rows[row].count
        if count < length || (count == length && row < bestRow), !ifSound || isSound(node, in: row, &tableau)
        {
          (best, bestRow, length) = (node, row, count)
        }
      }
      node = tableau.nodes[node].nextInColumn
    }
    return best
  }

  // MARK: Sizes

  /// Lets every equality that is left define one of its variables, which keeps its bounds and costs.
  mutating func makeEqualitiesBasic(_ tableau: inout Tableau) throws(SolverError) {
    for index in longRows.indices {
      if contradiction != nil { return }
      let row = longRows[index]
      guard tableau.rows[row].state == .active, tableau.rows[row].isEquality,
        let node = cheapestVariable(of: row, &tableau)
      else { continue }
      let column = tableau.nodes[node].column
      tableau.solve(row: row, for: node, leaving: -1)
      tableau.substitute(column, by: row)
      tableau.columns[column].state = .basic
      tableau.columns[column].row = row
      try tableau.watch.step()
      drainTouched(&tableau)
      try settle(&tableau)
    }
  }

  /// The variable of a row that is best made basic: without costs, then the rarest, then the first.
  private func cheapestVariable(of row: Int32, _ tableau: inout Tableau) -> Int32? {
    var best: Int32?
    var bestCost = (1, Int32.max, Int32.max)
    let least = Tolerance.pivotRatio * largestCoefficient(of: row, &tableau)
    var index = tableau.rows[row].first
    while index >= 0 {
      let node = tableau.nodes[index]
      if abs(node.coefficient) >= least {
        let info = tableau.columns[node.column]
        let cost = (info.hasCost ? 1 : 0, info.count, node.column)
        if best == nil || cost < bestCost { (best, bestCost) = (index, cost) }
      }
      index = node.nextInRow
    }
    let fill = (Int(tableau.rows[row].count) - 1) * (Int(bestCost.1) - 1)
    return fill <= Self.fillLimit ? best : nil
  }
}
