/// One coefficient of the tableau, linked into its row and into its column.
struct Node {
  var coefficient: Double
  /// The variable, or -1 once that variable has become a number.
  var column: Int32
  /// The row, or -1 once the coefficient has cancelled.
  var row: Int32
  var nextInRow: Int32
  var nextInColumn: Int32
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
  var count: Int32 = 0
  /// The row of a basic or defined variable; for a fixed one the row that fixed it.
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
/// Substituting a variable costs the rows it occurs in, not the size of the tableau. Freed nodes are
/// used again, so a long run of pivots stays as large as its fill.
struct Tableau: ~Copyable {
  var nodes = Buffer<Node>()
  var rows = Buffer<Row>()
  var columns = Buffer<Column>()

  /// Rows and columns that the last substitutions changed; whoever cares empties them.
  var touchedRows = Buffer<Int32>()
  var shrunkColumns = Buffer<Int32>()

  var keepsLog = false
  var log = Buffer<RowOperation>()

  private var free: Int32 = -1
  private var pivotTerms = Buffer<Term>()
  private var slot = Buffer<Int32>()
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

  /// Adds a coefficient in front of a row and of a column.
  mutating func link(_ coefficient: Double, row: Int32, column: Int32) {
    let node = Node(
      coefficient: coefficient, column: column, row: row, nextInRow: rows[Int(row)].first,
      nextInColumn: columns[Int(column)].first)
    var index = free
    if index >= 0 {
      free = nodes[Int(index)].nextInRow
      nodes[Int(index)] = node
    } else {
      index = Int32(truncatingIfNeeded: nodes.count)
      nodes.append(node)
    }
    rows[Int(row)].first = index
    rows[Int(row)].count += 1
    columns[Int(column)].first = index
    columns[Int(column)].count += 1
  }

  /// Adds to the coefficient of a column in a row.
  mutating func accumulate(_ coefficient: Double, row: Int32, column: Int32) {
    var node = rows[Int(row)].first
    while node >= 0 && nodes[Int(node)].column != column { node = nodes[Int(node)].nextInRow }
    if node >= 0 {
      nodes[Int(node)].coefficient += coefficient
    } else {
      link(coefficient, row: row, column: column)
    }
  }

  private mutating func release(_ node: Int32) {
    nodes[Int(node)].row = -1
    nodes[Int(node)].nextInRow = free
    free = node
  }

  mutating func addBase(_ amount: Double, to row: Int32) {
    rows[Int(row)].base += amount
    rows[row].magnitude = max(rows[row].magnitude, Float(abs(amount)))
  }

  mutating func record(_ target: Int32, _ source: Int32, _ factor: Double) {
    if keepsLog { log.append(RowOperation(target: target, source: source, factor: factor)) }
  }

  /// The first live node of a row, skipping variables that have become numbers.
  func firstNode(of row: Int32) -> Int32 {
    var node = rows[Int(row)].first
    while node >= 0 && nodes[Int(node)].column < 0 { node = nodes[Int(node)].nextInRow }
    return node
  }

  /// Rewrites the row so that it defines the column of `node`.
  ///
  /// - Parameter leaving: The variable that was basic in the row and now stands on its right side.
  mutating func solve(row: Int32, for node: Int32, leaving: Int32) {
    let entering = nodes[Int(node)].column
    let factor = -1 / nodes[Int(node)].coefficient
    var previous: Int32 = -1
    var current = rows[Int(row)].first
    while current >= 0 {
      let next = nodes[Int(current)].nextInRow
      if current == node {
        if leaving >= 0 {
          // The node changes columns; the old column is about to be emptied by the caller's substitution.
          nodes[Int(current)].coefficient = -factor
          nodes[Int(current)].column = leaving
        } else {
          unlink(current, after: previous, next: next, in: row)
          current = next
          continue
        }
      } else {
        nodes[Int(current)].coefficient *= factor
      }
      previous = current
      current = next
    }
    rows[Int(row)].base *= factor
    rows[row].magnitude *= Float(abs(factor))
    rows[Int(row)].basic = entering
    if leaving < 0 { rows[Int(row)].count -= 1 }
    record(row, row, factor)
  }

  private mutating func unlink(_ node: Int32, after previous: Int32, next: Int32, in row: Int32) {
    if previous >= 0 {
      nodes[Int(previous)].nextInRow = next
    } else {
      rows[Int(row)].first = next
    }
  }

  /// Replaces a column by its definition in every other active row. The column is empty afterwards.
  mutating func substitute(_ column: Int32, by row: Int32) {
    loadPivot(row)
    var node = columns[Int(column)].first
    columns[Int(column)].first = -1
    columns[Int(column)].count = 0
    while node >= 0 {
      let current = nodes[Int(node)]
      // The node that solve(row:for:leaving:) handed to the leaving variable stays where it is.
      if current.row == row && current.column != column {
        let next = current.nextInColumn
        nodes[Int(node)].nextInColumn = columns[Int(current.column)].first
        columns[Int(current.column)].first = node
        columns[Int(current.column)].count += 1
        node = next
        continue
      }
      if current.row >= 0 && current.row != row && rows[Int(current.row)].state == .active {
        add(row, to: current.row, times: current.coefficient, dropping: node)
        release(node)
      } else if current.row < 0 || current.row == row {
        release(node)
      }
      node = current.nextInColumn
    }
    for place in pivotTerms.indices { slot[pivotTerms[place].variable] = 0 }
  }

  private mutating func loadPivot(_ row: Int32) {
    pivotTerms.removeAll()
    slot.pad(columns.count, with: 0)
    var node = rows[Int(row)].first
    while node >= 0 {
      let current = nodes[Int(node)]
      if current.column >= 0 {
        pivotTerms.append(Term(Int(current.column), current.coefficient))
        slot[Int(current.column)] = Int32(truncatingIfNeeded: pivotTerms.count)
        if matched.count < pivotTerms.count { matched.append(0) }
      }
      node = current.nextInRow
    }
  }

  private mutating func add(_ pivot: Int32, to row: Int32, times factor: Double, dropping: Int32) {
    stamp &+= 1
    var previous: Int32 = -1
    var node = rows[Int(row)].first
    while node >= 0 {
      let current = nodes[Int(node)]
      if node == dropping {
        unlink(node, after: previous, next: current.nextInRow, in: row)
      } else if current.column < 0 {
        unlink(node, after: previous, next: current.nextInRow, in: row)
        release(node)
      } else {
        let place = slot[Int(current.column)]
        if place == 0 || !merge(node, place: Int(place) - 1, times: factor) {
          previous = node
        } else {
          unlink(node, after: previous, next: current.nextInRow, in: row)
          nodes[Int(node)].row = -1
          rows[Int(row)].count -= 1
          columns[Int(current.column)].count -= 1
          shrunkColumns.append(current.column)
        }
      }
      node = current.nextInRow
    }
    rows[Int(row)].count -= 1
    for place in pivotTerms.indices where matched[place] != stamp {
      let term = pivotTerms[place]
      link(term.coefficient * factor, row: row, column: term.variable)
    }
    addBase(rows[Int(pivot)].base * factor, to: row)
    record(row, pivot, factor)
    touchedRows.append(row)
  }

  /// Adds a term of the pivot row to a node; true if the two cancel.
  private mutating func merge(_ node: Int32, place: Int, times factor: Double) -> Bool {
    matched[place] = stamp
    let old = nodes[Int(node)].coefficient
    let added = pivotTerms[place].coefficient * factor
    let sum = old + added
    if abs(sum) <= 1e-11 * max(abs(old), abs(added)) { return true }
    nodes[Int(node)].coefficient = sum
    return false
  }

  /// Writes `factor · target + offset` for a column in every active row. The column is empty afterwards.
  mutating func rename(
    _ column: Int32, _ target: Int32, _ factor: Double, _ offset: Double, by source: Int32
  ) {
    var node = columns[column].first
    columns[column].first = -1
    columns[column].count = 0
    while node >= 0 {
      let current = nodes[node]
      if current.row < 0 {
        release(node)
      } else if current.row != source && rows[current.row].state == .active {
        addBase(current.coefficient * offset, to: current.row)
        record(current.row, source, current.coefficient)
        if !absorb(node, into: target, current.coefficient * factor) {
          nodes[node].coefficient = current.coefficient * factor
          nodes[node].column = target
          nodes[node].nextInColumn = columns[target].first
          columns[target].first = node
          columns[target].count += 1
        }
      }
      node = current.nextInColumn
    }
  }

  /// Adds to the term of `target` in the row of `node`, if there is one, and then takes the node out.
  private mutating func absorb(_ node: Int32, into target: Int32, _ added: Double) -> Bool {
    let row = nodes[node].row
    var other = rows[row].first
    while other >= 0 && nodes[other].column != target { other = nodes[other].nextInRow }
    if other < 0 { return false }
    let sum = nodes[other].coefficient + added
    remove(node)
    if abs(sum) <= 1e-11 * max(abs(nodes[other].coefficient), abs(added)) {
      remove(other)
      nodes[other].row = -1
      columns[target].count -= 1
      shrunkColumns.append(target)
    } else {
      nodes[other].coefficient = sum
    }
    release(node)
    touchedRows.append(row)
    return true
  }

  /// Takes a node out of its row, and leaves it in its column.
  private mutating func remove(_ node: Int32) {
    let row = nodes[node].row
    rows[row].count -= 1
    if rows[row].first == node {
      rows[row].first = nodes[node].nextInRow
      return
    }
    var previous = rows[row].first
    while nodes[previous].nextInRow != node { previous = nodes[previous].nextInRow }
    nodes[previous].nextInRow = nodes[node].nextInRow
  }

  /// Makes a column a number: its terms move into the constants of their rows.
  mutating func fold(_ column: Int32) {
    let value = columns[Int(column)].value
    let source = columns[Int(column)].row
    var node = columns[Int(column)].first
    columns[Int(column)].first = -1
    columns[Int(column)].count = 0
    while node >= 0 {
      let current = nodes[Int(node)]
      if current.row < 0 {
        release(node)
      } else if rows[Int(current.row)].state == .active {
        addBase(current.coefficient * value, to: current.row)
        nodes[Int(node)].column = -1
        rows[Int(current.row)].count -= 1
        record(current.row, source, current.coefficient)
        touchedRows.append(current.row)
      }
      node = current.nextInColumn
    }
  }

  /// Adds an empty row that defines a slack of its own, and returns the slack.
  mutating func addObserver() -> Int32 {
    let slack = Int32(columns.count)
    var column = Column(value: 0, lower: -.infinity, upper: .infinity)
    column.state = .basic
    column.row = Int32(rows.count)
    columns.append(column)
    rows.append(Row(base: 0, magnitude: 0, basic: slack, state: .active))
    return slack
  }

  /// Takes the row added last away again, while its slack is still basic.
  mutating func removeObserver(_ slack: Int32) {
    let row = columns[Int(slack)].row
    rows[Int(row)].state = .retired
    columns[Int(slack)].state = .fixed
    var node = rows[Int(row)].first
    rows[Int(row)].first = -1
    while node >= 0 {
      let current = nodes[Int(node)]
      nodes[Int(node)].row = -1
      if current.column >= 0 {
        columns[Int(current.column)].count -= 1
        if columns[Int(current.column)].first == node {
          columns[Int(current.column)].first = current.nextInColumn
          release(node)
        }
      }
      node = current.nextInRow
    }
    if Int(row) == rows.count - 1 && Int(slack) == columns.count - 1 {
      rows.removeLast()
      columns.removeLast()
    }
  }

  /// The value of a row at the values of its columns.
  func value(of row: Int32) -> Double {
    var sum = rows[Int(row)].base
    var node = rows[Int(row)].first
    while node >= 0 {
      let current = nodes[Int(node)]
      if current.column >= 0 { sum += current.coefficient * columns[Int(current.column)].value }
      node = current.nextInRow
    }
    return sum
  }
}
