/// Sparse rows over columns, in lists that cross.
///
/// Substituting a variable costs the rows it occurs in, not the size of the tableau. Nodes that cancel are
/// used again at once, so a long run of pivots takes no more memory than its fill.
struct Tableau: ~Copyable {
  var nodes = Buffer<Node>()
  var rows = Buffer<Row>()
  var columns = Buffer<Column>()

  /// Rows and columns that the last substitutions changed; whoever cares empties them.
  var touchedRows = Buffer<Int32>()
  var shrunkColumns = Buffer<Int32>()

  /// Asked at every step whether to go on.
  var watch = Watch()

  private(set) var keepsLog = false
  private(set) var log = Buffer<RowOperation>()

  private var free: Int32 = -1
  // The definition that is being substituted, and where it goes; see Tableau+substitution.swift.
  var pivotTerms = Buffer<Term>()
  var targets = Buffer<SubstitutionTarget>()
  var slot = Buffer<Int32>()
  var rowSlot = Buffer<Int32>()
  var matched = Buffer<Int32>()
  var stamp: Int32 = 0

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

  @inline(__always) mutating func addBase(_ amount: Double, to row: Int32) { rows[row].add(amount) }

  @inline(__always) func value(of row: Int32) -> Double {
    var sum = rows[row].base
    forEachNode(inRow: row) { sum += $0.coefficient * columns[$0.column].value }
    return sum
  }

  @inline(__always) func forEachNode(inRow row: Int32, _ body: (Node) -> Void) {
    var node = rows[row].first
    while node >= 0 {
      let current = nodes[node]
      body(current)
      node = current.nextInRow
    }
  }

  /// The node of a column in a row, or -1.
  @inline(__always) func node(of column: Int32, in row: Int32) -> Int32 {
    var node = rows[row].first
    while node >= 0 && nodes[node].column != column { node = nodes[node].nextInRow }
    return node
  }

  // MARK: Nodes

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
  @inline(__always) mutating func load(_ term: Term, row: Int32, before next: Int32) -> Int32 {
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

  mutating func enter(_ node: Int32, _ column: Int32) {
    let head = columns[column].first
    nodes[node].nextInColumn = head
    nodes[node].previousInColumn = -1
    if head >= 0 { nodes[head].previousInColumn = node }
    columns[column].first = node
    columns[column].count += 1
  }

  @inline(__always) mutating func leaveColumn(_ node: Int32) {
    let current = nodes[node]
    if current.previousInColumn >= 0 {
      nodes[current.previousInColumn].nextInColumn = current.nextInColumn
    } else {
      columns[current.column].first = current.nextInColumn
    }
    if current.nextInColumn >= 0 { nodes[current.nextInColumn].previousInColumn = current.previousInColumn }
    columns[current.column].count -= 1
  }

  @inline(__always) mutating func leaveRow(_ node: Int32) {
    let current = nodes[node]
    if current.previousInRow >= 0 {
      nodes[current.previousInRow].nextInRow = current.nextInRow
    } else {
      rows[current.row].first = current.nextInRow
    }
    if current.nextInRow >= 0 { nodes[current.nextInRow].previousInRow = current.previousInRow }
    rows[current.row].count -= 1
  }

  mutating func release(_ node: Int32) {
    nodes[node].nextInRow = free
    free = node
  }

  mutating func remove(_ node: Int32) {
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

  // MARK: Observers

  /// Adds an empty row that defines a slack of its own, and returns the slack.
  mutating func addObserver() -> Int32 {
    let slack = Int32(truncatingIfNeeded: columns.count)
    let row = Int32(truncatingIfNeeded: rows.count)
    columns.append(Column(row: row, state: .basic))
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
