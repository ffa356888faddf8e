/// Variables that share rows, directly or through others. What one component does costs the others nothing.
struct Component {
  /// Its variables that are not basic, in the order of the simplex method.
  var columns: Range<Int>
  /// Its kinks: level from high to low, then variable, then value.
  var entries: Range<Int>
  /// Its rows.
  var rows: Range<Int>
}

/// Splits what presolve left into components.
struct Components {
  var list: [Component] = []
  /// Rows with a basic variable, grouped by component.
  var rows: [Int32] = []

  private var parent: [Int32] = []
  /// The component of every variable; -1 for one that presolve found.
  private(set) var number: [Int32] = []
  private var unsorted: [Entry] = []
  /// For every alias the variable at the end of its chain.
  private(set) var roots: [Elimination] = []

  mutating func reset() {
    list.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    parent.removeAll(keepingCapacity: true)
    number.removeAll(keepingCapacity: true)
    unsorted.removeAll(keepingCapacity: true)
  }

  /// Finds the components, and sorts variables, rows and kinks by them.
  mutating func find(_ tableau: Tableau, _ presolver: Presolver, _ simplex: inout Simplex) {
    reset()
    connect(tableau)
    group(tableau, &simplex)
    resolveAliases(tableau, presolver)
    collectEntries(tableau, presolver)
    distribute(&simplex)
  }

  private mutating func connect(_ tableau: Tableau) {
    parent.reserveCapacity(tableau.columns.count)
    for column in tableau.columns.indices { parent.append(Int32(column)) }
    for row in tableau.rows where row.state == .active && row.basic >= 0 {
      var node = row.first
      while node >= 0 {
        let current = tableau.nodes[Int(node)]
        if current.column >= 0 { unite(row.basic, current.column) }
        node = current.nextInRow
      }
    }
  }

  private mutating func root(_ column: Int32) -> Int32 {
    var column = column
    while parent[Int(column)] != column {
      parent[Int(column)] = parent[Int(parent[Int(column)])]
      column = parent[Int(column)]
    }
    return column
  }

  /// The lower index becomes the root, so that numbering follows the order of the variables.
  private mutating func unite(_ a: Int32, _ b: Int32) {
    let a = root(a)
    let b = root(b)
    if a < b { parent[Int(b)] = a } else { parent[Int(a)] = b }
  }

  private mutating func group(_ tableau: Tableau, _ simplex: inout Simplex) {
    number = Array(repeating: -1, count: tableau.columns.count)
    for column in tableau.columns.indices {
      let info = tableau.columns[column]
      guard info.state == .parametric || info.state == .basic else { continue }
      let top = Int(root(Int32(column)))
      if number[top] < 0 {
        number[top] = Int32(list.count)
        list.append(Component(columns: 0..<0, entries: 0..<0, rows: 0..<0))
      }
      number[column] = number[top]
      let component = Int(number[top])
      if info.state == .basic {
        list[component].rows = 0..<(list[component].rows.upperBound + 1)
      } else {
        list[component].columns = 0..<(list[component].columns.upperBound + 1)
      }
    }
    var nextColumn = 0
    var nextRow = 0
    for index in list.indices {
      let columns = list[index].columns.count
      let rows = list[index].rows.count
      list[index].columns = nextColumn..<nextColumn
      list[index].rows = nextRow..<nextRow
      nextColumn += columns
      nextRow += rows
    }
    simplex.order = Array(repeating: 0, count: nextColumn)
    rows = Array(repeating: 0, count: nextRow)
    for column in tableau.columns.indices where number[column] >= 0 {
      let info = tableau.columns[column]
      let component = Int(number[column])
      if info.state == .basic {
        let place = list[component].rows.upperBound
        rows[place] = info.row
        list[component].rows = list[component].rows.lowerBound..<(place + 1)
      } else if info.state == .parametric {
        let place = list[component].columns.upperBound
        simplex.order[place] = Int32(column)
        list[component].columns = list[component].columns.lowerBound..<(place + 1)
      }
    }
  }

  /// Finds for every alias the variable at the end of its chain.
  private mutating func resolveAliases(_ tableau: Tableau, _ presolver: Presolver) {
    roots = Array(
      repeating: Elimination(column: -1, target: -1, factor: 1, offset: 0),
      count: tableau.columns.count)
    for elimination in presolver.eliminations.reversed() where elimination.target >= 0 {
      var resolved = elimination
      let next = roots[Int(elimination.target)]
      if next.target >= 0 {
        resolved.target = next.target
        resolved.factor *= next.factor
        resolved.offset += elimination.factor * next.offset
      }
      roots[Int(elimination.column)] = resolved
    }
  }

  private mutating func collectEntries(_ tableau: Tableau, _ presolver: Presolver) {
    for single in presolver.singles {
      var column = single.column
      var factor = 1.0
      var offset = 0.0
      if tableau.columns[Int(column)].state == .alias {
        let alias = roots[Int(column)]
        column = alias.target
        factor = alias.factor
        offset = alias.offset
      }
      let component = number[Int(column)]
      guard component >= 0 else { continue }
      let value = -(single.base + single.coefficient * offset) / (single.coefficient * factor)
      unsorted.append(presolver.cost(of: single, factor: factor, column: column, value: value))
      list[Int(component)].entries = 0..<(list[Int(component)].entries.upperBound + 1)
    }
  }

  private mutating func distribute(_ simplex: inout Simplex) {
    var next = 0
    for index in list.indices {
      let count = list[index].entries.count
      list[index].entries = next..<next
      next += count
    }
    if let any = unsorted.first { simplex.entries = Array(repeating: any, count: next) }
    for entry in unsorted {
      let component = Int(number[Int(entry.column)])
      let place = list[component].entries.upperBound
      simplex.entries[place] = entry
      list[component].entries = list[component].entries.lowerBound..<(place + 1)
    }
    for component in list { Self.sort(component.entries, &simplex.entries) }
  }

  /// Insertion sort for the few kinks of most components.
  private static func sort(_ range: Range<Int>, _ entries: inout [Entry]) {
    if range.count > 32 {
      entries[range].sort(by: precedes)
      return
    }
    for index in range.dropFirst() {
      let entry = entries[index]
      var place = index
      while place > range.lowerBound && precedes(entry, entries[place - 1]) {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
    }
  }

  private static func precedes(_ a: Entry, _ b: Entry) -> Bool {
    if a.level != b.level { return a.level > b.level }
    if a.column != b.column { return a.column < b.column }
    if a.value != b.value { return a.value < b.value }
    return a.row < b.row
  }
}
