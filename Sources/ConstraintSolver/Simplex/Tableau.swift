/// One coefficient of the tableau, linked into its row and, while the row is active, into its column.
struct Node {
  var coefficient: Double
  var column: Int32
  var row: Int32
  var nextInRow: Int32
  var previousInRow: Int32
  var nextInColumn: Int32
  var previousInColumn: Int32
}

/// `basic = Σ coefficient · column + base`.
struct Row {
  enum State: UInt8 {
    /// Part of the columns: a substitution reaches it.
    case active
    /// Kept to compute a variable when everything else is known.
    case defining
    case retired
  }

  var base: Double
  /// The largest number that went into `base`; what its rounding errors are measured against.
  var magnitude: Float
  var first: Int32 = -1
  var count: Int32 = 0
  /// The column this row defines; -1 for a required equality, whose left side is 0.
  var basic: Int32 = -1
  /// The level of an optional constraint; 0 for a required one.
  var level: Float = 0
  var state = State.retired
  var relation = Relation.equal

  mutating func add(_ amount: Double) {
    base += amount
    magnitude = max(magnitude, Float(abs(amount)))
  }

  var isOptional: Bool { level != 0 }
  /// Whether the left side of the row is 0, so that it may define any of its variables.
  var isEquality: Bool { level == 0 && relation == .equal && basic < 0 }
  /// How far from 0 the row may be without contradicting its constraint.
  var tolerance: Double { Tolerance.feasible * (1 + Double(magnitude)) }
}

/// A variable of the system, or the slack of a row.
struct Column {
  enum State: UInt8 {
    /// Not basic: has a value of its own.
    case parametric
    case basic
    /// Known.
    case fixed
    /// A multiple of another variable, plus a constant.
    case alias
    /// Known when its defining row is.
    case defined
  }

  var value: Double
  var lower: Double
  var upper: Double
  var first: Int32 = -1
  /// The active rows it occurs in.
  var count: Int32 = 0
  /// The row of a basic or defined variable, or the one that fixed it; for an alias its elimination.
  var row: Int32 = -1
  var state = State.parametric
  /// Whether an optional constraint looks at this variable alone.
  var hasCost = false

  var isFree: Bool { !hasCost && lower == -.infinity && upper == .infinity }
}

/// A row operation, kept when a contradiction has to be traced back to the constraints it came from.
struct RowOperation {
  var target: Int32
  /// The row that was added; the target itself for a mere scaling.
  var source: Int32
  var factor: Double
}

/// Sparse rows over columns, in lists that cross.
///
/// Substituting a variable costs the rows it occurs in, not the size of the tableau. Nodes that cancel are
/// used again at once, so a long run of pivots takes no more memory than its fill.
struct Tableau: ~Copyable {
  /// A row that a substitution changes, and how often the definition is added to it.
  private struct Target {
    var row: Int32
    var factor: Double
  }

  var nodes = Buffer<Node>()
  var rows = Buffer<Row>()
  var columns = Buffer<Column>()

  /// Rows and columns that the last substitutions changed; whoever cares empties them.
  var touchedRows = Buffer<Int32>()
  var shrunkColumns = Buffer<Int32>()

  private(set) var keepsLog = false
  private(set) var log = Buffer<RowOperation>()

  private var free: Int32 = -1
  private var pivotTerms = Buffer<Term>()
  private var targets = Buffer<Target>()
  private var slot = Buffer<Int32>()
  private var rowSlot = Buffer<Int32>()
  private var matched = Buffer<Int32>()
  private var stamp: Int32 = 0

  mutating func reset(columns count: Int, keepsLog: Bool) {
    nodes.removeAll()
    rows.removeAll()
    columns.removeAll()
    touchedRows.removeAll()
    shrunkColumns.removeAll()
    log.removeAll()
    self.keepsLog = keepsLog
    free = -1
    columns.reserve(count)
  }

  mutating func record(_ target: Int32, _ source: Int32, _ factor: Double) {
    if keepsLog { log.append(RowOperation(target: target, source: source, factor: factor)) }
  }

  /// The row added last.
  var lastRow: Int32 { Int32(truncatingIfNeeded: rows.count - 1) }

  @inline(__always)
  mutating func addBase(_ amount: Double, to row: Int32) {
    rows[row].add(amount)
  }

  /// The value of a row at the values of its columns.
  @inline(__always)
  func value(of row: Int32) -> Double {
    var sum = rows[row].base
    var node = rows[row].first
    while node >= 0 {
      let current = nodes[node]
      sum += current.coefficient * columns[current.column].value
      node = current.nextInRow
    }
    return sum
  }

  /// The node of a column in a row, or -1.
  @inline(__always)
  func node(of column: Int32, in row: Int32) -> Int32 {
    var node = rows[row].first
    while node >= 0 && nodes[node].column != column { node = nodes[node].nextInRow }
    return node
  }

  // MARK: Nodes

  /// Adds a coefficient in front of a row and of a column.
  mutating func link(_ coefficient: Double, row: Int32, column: Int32) {
    let head = rows[row].first
    var index = free
    let node = Node(
      coefficient: coefficient, column: column, row: row, nextInRow: head, previousInRow: -1,
      nextInColumn: -1, previousInColumn: -1)
    if index >= 0 {
      free = nodes[index].nextInRow
      nodes[index] = node
    } else {
      index = Int32(truncatingIfNeeded: nodes.count)
      nodes.append(node)
    }
    if head >= 0 { nodes[head].previousInRow = index }
    rows[row].first = index
    rows[row].count += 1
    enter(index, column)
  }

  /// Adds a coefficient to a row that is not there yet, in front of its node `next`. Returns the new node.
  @inline(__always)
  mutating func load(_ term: Term, row: Int32, before next: Int32) -> Int32 {
    let index = Int32(truncatingIfNeeded: nodes.count)
    let head = columns[term.variable].first
    nodes.append(
      Node(
        coefficient: term.coefficient, column: term.variable, row: row, nextInRow: next,
        previousInRow: -1, nextInColumn: head, previousInColumn: -1))
    if next >= 0 { nodes[next].previousInRow = index }
    if head >= 0 { nodes[head].previousInColumn = index }
    columns[term.variable].first = index
    columns[term.variable].count += 1
    return index
  }

  /// Adds to the coefficient of a column in a row.
  mutating func accumulate(_ coefficient: Double, row: Int32, column: Int32) {
    let node = node(of: column, in: row)
    if node >= 0 {
      nodes[node].coefficient += coefficient
    } else {
      link(coefficient, row: row, column: column)
    }
  }

  private mutating func enter(_ node: Int32, _ column: Int32) {
    let head = columns[column].first
    nodes[node].nextInColumn = head
    nodes[node].previousInColumn = -1
    if head >= 0 { nodes[head].previousInColumn = node }
    columns[column].first = node
    columns[column].count += 1
  }

  @inline(__always)
  private mutating func leaveColumn(_ node: Int32) {
    let current = nodes[node]
    if current.previousInColumn >= 0 {
      nodes[current.previousInColumn].nextInColumn = current.nextInColumn
    } else {
      columns[current.column].first = current.nextInColumn
    }
    if current.nextInColumn >= 0 {
      nodes[current.nextInColumn].previousInColumn = current.previousInColumn
    }
    columns[current.column].count -= 1
  }

  @inline(__always)
  private mutating func leaveRow(_ node: Int32) {
    let current = nodes[node]
    if current.previousInRow >= 0 {
      nodes[current.previousInRow].nextInRow = current.nextInRow
    } else {
      rows[current.row].first = current.nextInRow
    }
    if current.nextInRow >= 0 { nodes[current.nextInRow].previousInRow = current.previousInRow }
    rows[current.row].count -= 1
  }

  private mutating func release(_ node: Int32) {
    nodes[node].nextInRow = free
    free = node
  }

  private mutating func remove(_ node: Int32) {
    leaveColumn(node)
    leaveRow(node)
    release(node)
  }

  /// Takes a row out of the columns, which are noted as shrunk.
  mutating func detach(_ row: Int32, as state: Row.State) {
    rows[row].state = state
    var node = rows[row].first
    while node >= 0 {
      leaveColumn(node)
      shrunkColumns.append(nodes[node].column)
      let next = nodes[node].nextInRow
      if state == .retired { release(node) }
      node = next
    }
    if state == .retired { rows[row].first = -1 }
  }

  // MARK: Substitution

  /// Rewrites the row so that it defines the column of `node`.
  ///
  /// - Parameter leaving: The variable that was basic in the row and now stands on its right side.
  mutating func solve(row: Int32, for node: Int32, leaving: Int32) {
    let entering = nodes[node].column
    let factor = -1 / nodes[node].coefficient
    var current = rows[row].first
    while current >= 0 {
      nodes[current].coefficient *= factor
      current = nodes[current].nextInRow
    }
    leaveColumn(node)
    if leaving >= 0 {
      nodes[node].coefficient = -factor
      nodes[node].column = leaving
      enter(node, leaving)
    } else {
      leaveRow(node)
      release(node)
    }
    rows[row].base *= factor
    rows[row].magnitude *= Float(abs(factor))
    rows[row].basic = entering
    record(row, row, factor)
  }

  /// Replaces a column by its definition in every active row. The column is empty afterwards.
  ///
  /// Goes through the rows or through the columns of the definition, whatever is less to go through: a container's
  /// row over all that it contains is long, and most of its columns are short. The result is the same, in the same
  /// order.
  mutating func substitute(_ column: Int32, by row: Int32) {
    if columns[column].first < 0 { return }
    let alongColumns = loadPivot(row)
    let alongRows = loadTargets(column, row)
    if alongRows <= alongColumns {
      for place in pivotTerms.indices {
        slot[pivotTerms[place].variable] = Int32(truncatingIfNeeded: place + 1)
      }
      for place in targets.indices { addAlongRow(targets[place]) }
      for place in pivotTerms.indices { slot[pivotTerms[place].variable] = 0 }
    } else {
      for place in targets.indices {
        rowSlot[targets[place].row] = Int32(truncatingIfNeeded: place + 1)
      }
      for place in pivotTerms.indices { addAlongColumn(pivotTerms[place]) }
      for place in targets.indices { rowSlot[targets[place].row] = 0 }
    }
  }

  /// Notes the terms of a row. Returns how long their columns are in all.
  private mutating func loadPivot(_ row: Int32) -> Int {
    pivotTerms.removeAll()
    slot.pad(columns.count, with: 0)
    var length = 0
    var node = rows[row].first
    while node >= 0 {
      let current = nodes[node]
      pivotTerms.append(Term(Int(current.column), current.coefficient))
      length += Int(columns[current.column].count) + 1
      node = current.nextInRow
    }
    matched.pad(pivotTerms.count, with: 0)
    return length
  }

  /// Takes a column out of its rows, which are noted. Returns how long they are in all.
  private mutating func loadTargets(_ column: Int32, _ pivot: Int32) -> Int {
    targets.removeAll()
    rowSlot.pad(rows.count, with: 0)
    let base = rows[pivot].base
    var length = 0
    while columns[column].first >= 0 {
      let node = columns[column].first
      let target = Target(row: nodes[node].row, factor: nodes[node].coefficient)
      remove(node)
      targets.append(target)
      addBase(base * target.factor, to: target.row)
      record(target.row, pivot, target.factor)
      touchedRows.append(target.row)
      length += Int(rows[target.row].count)
    }
    matched.pad(targets.count, with: 0)
    return length
  }

  /// Adds all terms of the definition to one row.
  private mutating func addAlongRow(_ target: Target) {
    stamp &+= 1
    var left = pivotTerms.count
    var node = rows[target.row].first
    while node >= 0 && left > 0 {
      let current = nodes[node]
      let place = Int(slot[current.column]) - 1
      if place >= 0 {
        matched[place] = stamp
        left -= 1
        increase(node, by: pivotTerms[place].coefficient * target.factor)
      }
      node = current.nextInRow
    }
    if left == 0 { return }
    for place in pivotTerms.indices where matched[place] != stamp {
      let term = pivotTerms[place]
      link(term.coefficient * target.factor, row: target.row, column: term.variable)
    }
  }

  /// Adds one term of the definition to all rows.
  private mutating func addAlongColumn(_ term: Term) {
    stamp &+= 1
    var left = targets.count
    var node = columns[term.variable].first
    while node >= 0 && left > 0 {
      let current = nodes[node]
      let place = Int(rowSlot[current.row]) - 1
      if place >= 0 {
        matched[place] = stamp
        left -= 1
        increase(node, by: term.coefficient * targets[place].factor)
      }
      node = current.nextInColumn
    }
    if left == 0 { return }
    for place in targets.indices where matched[place] != stamp {
      link(term.coefficient * targets[place].factor, row: targets[place].row, column: term.variable)
    }
  }

  /// Adds to a coefficient. True if that makes it vanish.
  @discardableResult
  private mutating func increase(_ node: Int32, by amount: Double) -> Bool {
    let old = nodes[node].coefficient
    let sum = old + amount
    if abs(sum) > Tolerance.cancelled * max(abs(old), abs(amount)) {
      nodes[node].coefficient = sum
      return false
    }
    shrunkColumns.append(nodes[node].column)
    remove(node)
    return true
  }

  /// Writes `factor · target + offset` for a column in every active row. The column is empty afterwards.
  mutating func rename(
    _ column: Int32, _ target: Int32, _ factor: Double, _ offset: Double, by source: Int32
  ) {
    while columns[column].first >= 0 {
      let node = columns[column].first
      let current = nodes[node]
      addBase(current.coefficient * offset, to: current.row)
      record(current.row, source, current.coefficient)
      let other = self.node(of: target, in: current.row)
      if other >= 0 {
        remove(node)
        increase(other, by: current.coefficient * factor)
        touchedRows.append(current.row)
      } else {
        leaveColumn(node)
        nodes[node].coefficient = current.coefficient * factor
        nodes[node].column = target
        enter(node, target)
      }
    }
  }

  /// Makes a column a number: its terms move into the constants of their rows.
  mutating func fold(_ column: Int32) {
    let value = columns[column].value
    let source = columns[column].row
    while columns[column].first >= 0 {
      let node = columns[column].first
      let current = nodes[node]
      addBase(current.coefficient * value, to: current.row)
      record(current.row, source, current.coefficient)
      touchedRows.append(current.row)
      remove(node)
    }
  }

  // MARK: Observers

  /// Adds an empty row that defines a slack of its own, and returns the slack.
  mutating func addObserver() -> Int32 {
    let slack = Int32(truncatingIfNeeded: columns.count)
    let row = Int32(truncatingIfNeeded: rows.count)
    columns.append(Column(value: 0, lower: -.infinity, upper: .infinity, row: row, state: .basic))
    rows.append(Row(base: 0, magnitude: 0, basic: slack, state: .active))
    return slack
  }

  /// Takes an observer away, whose slack is still basic.
  mutating func removeObserver(_ slack: Int32) {
    let row = columns[slack].row
    detach(row, as: .retired)
    shrunkColumns.removeAll()
    columns[slack].state = .fixed
    if Int(row) == rows.count - 1 && Int(slack) == columns.count - 1 {
      rows.removeLast()
      columns.removeLast()
    }
  }
}
