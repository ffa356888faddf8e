/// Expresses variables in those that have a value of their own.
struct Gradient {
  var terms: [Term] = []
  var base = 0.0

  private var place: [Int32] = []
  private var weight: [Double] = []
  private var heap: [Int32] = []
  private var reached: [Int32] = []

  mutating func reset(_ tableau: borrowing Tableau, _ eliminations: borrowing Buffer<Elimination>) {
    place = Array(repeating: -1, count: tableau.columns.count)
    weight = Array(repeating: 0, count: tableau.columns.count)
    for index in eliminations.indices { place[Int(eliminations[index].column)] = Int32(index) }
  }

  /// Expands a sum of variables into terms of variables that are not basic.
  ///
  /// A removed variable refers to variables removed after it or not at all, so going through them in the
  /// order of their removal meets each of them once.
  mutating func expand(
    _ sum: [Term], _ tableau: borrowing Tableau, _ eliminations: borrowing Buffer<Elimination>
  ) {
    terms.removeAll(keepingCapacity: true)
    reached.removeAll(keepingCapacity: true)
    base = 0
    // Columns may have been added since the last expansion.
    while weight.count < tableau.columns.count {
      weight.append(0)
      place.append(-1)
    }
    for term in sum { reach(term.variable, term.coefficient, tableau) }
    while let index = popLeast() {
      let elimination = eliminations[index]
      let factor = weight[Int(elimination.column)]
      weight[Int(elimination.column)] = 0
      if factor == 0 { continue }
      if elimination.target >= 0 {
        base += factor * elimination.offset
        reach(elimination.target, factor * elimination.factor, tableau)
        continue
      }
      expandRow(tableau.columns[elimination.column].row, factor, tableau)
    }
    var index = 0
    while index < reached.count {
      expandBasic(reached[index], tableau)
      index += 1
    }
    for column in reached {
      if abs(weight[Int(column)]) > 1e-11 { terms.append(Term(Int(column), weight[Int(column)])) }
      weight[Int(column)] = 0
    }
  }

  private mutating func expandBasic(_ column: Int32, _ tableau: borrowing Tableau) {
    let info = tableau.columns[column]
    guard info.state == .basic else { return }
    let factor = weight[Int(column)]
    weight[Int(column)] = 0
    expandRow(info.row, factor, tableau)
  }

  @inline(__always)
  private mutating func expandRow(_ row: Int32, _ factor: Double, _ tableau: borrowing Tableau) {
    base += factor * tableau.rows[row].base
    var node = tableau.rows[row].first
    while node >= 0 {
      let current = tableau.nodes[node]
      reach(current.column, factor * current.coefficient, tableau)
      node = current.nextInRow
    }
  }

  private mutating func reach(_ column: Int32, _ factor: Double, _ tableau: borrowing Tableau) {
    let info = tableau.columns[column]
    switch info.state {
    case .fixed: base += factor * info.value
    case .nonbasic, .basic:
      if weight[Int(column)] == 0 { reached.append(column) }
      weight[Int(column)] += factor
    case .alias, .defined:
      if weight[Int(column)] == 0 { push(place[Int(column)]) }
      weight[Int(column)] += factor
    }
  }

  private mutating func push(_ index: Int32) {
    heap.append(index)
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2] > heap[child] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func popLeast() -> Int32? {
    guard let least = heap.first else { return nil }
    let last = heap.removeLast()
    if heap.isEmpty { return least }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { return least }
      if child + 1 < heap.count && heap[child + 1] < heap[child] { child += 1 }
      if heap[parent] <= heap[child] { return least }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
