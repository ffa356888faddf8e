/// A row that a substitution changes, and how often the definition is added to it.
struct SubstitutionTarget {
  var row: Int32
  var factor: Double
}

extension Tableau {
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
      for place in targets.indices { rowSlot[targets[place].row] = Int32(truncatingIfNeeded: place + 1) }
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
      let target = SubstitutionTarget(row: nodes[node].row, factor: nodes[node].coefficient)
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

  private mutating func addAlongRow(_ target: SubstitutionTarget) {
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
  @discardableResult private mutating func increase(_ node: Int32, by amount: Double) -> Bool {
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
}
