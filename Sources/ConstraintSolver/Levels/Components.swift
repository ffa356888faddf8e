/// Variables that share rows, directly or through others. What one component does costs the others nothing.
struct Component {
  /// Places in a buffer that is grouped by component.
  struct Stretch {
    var start: Int32 = 0
    var end: Int32 = 0

    /// Adds one at the end, and returns it.
    @discardableResult
    mutating func extend() -> Int32 {
      end += 1
      return end - 1
    }

    /// Makes it empty at `start`, and returns where the next one starts.
    mutating func place(at start: Int32) -> Int32 {
      let next = start + end - self.start
      self = Stretch(start: start, end: start)
      return next
    }
  }

  var columnStretch = Stretch()
  var entryStretch = Stretch()
  var rowStretch = Stretch()

  /// Its variables that are not basic, as places in the order of the simplex method.
  var columns: Range<Int> {
    get { Int(columnStretch.start)..<Int(columnStretch.end) }
    set {
      columnStretch = Stretch(
        start: Int32(truncatingIfNeeded: newValue.lowerBound),
        end: Int32(truncatingIfNeeded: newValue.upperBound))
    }
  }
  /// Its kinks: level from high to low, then variable, then value.
  var entries: Range<Int> { Int(entryStretch.start)..<Int(entryStretch.end) }
  var rows: Range<Int> { Int(rowStretch.start)..<Int(rowStretch.end) }
}

/// Splits what presolve left into components.
struct Components: ~Copyable {
  var list = Buffer<Component>()
  /// Rows with a basic variable, grouped by component.
  var rows = Buffer<Int32>()
  /// The component of every variable; -1 for one that presolve found.
  private(set) var number = Buffer<Int32>()

  private var live = Buffer<Int32>()
  private var parent = Buffer<Int32>()
  private var unsorted = Buffer<Entry>()
  private var keys = Buffer<EntryKey>()
  private var spare = Buffer<EntryKey>()

  /// Forgets the components of the last solve.
  mutating func reset() {
    list.removeAll()
    rows.removeAll()
  }

  /// Finds the components, and sorts variables, rows and kinks by them.
  mutating func find(
    _ system: LinearSystem, _ tableau: borrowing Tableau, _ presolver: borrowing Presolver,
    _ simplex: inout Simplex
  ) {
    connect(tableau, presolver)
    count(tableau)
    group(tableau, &simplex)
    collectEntries(system, tableau, presolver)
    distribute(&simplex)
  }

  private mutating func connect(_ tableau: borrowing Tableau, _ presolver: borrowing Presolver) {
    live.removeAll()
    parent.fill(tableau.columns.count, with: -1)
    for index in tableau.columns.indices {
      let state = tableau.columns[index].state
      guard state == .parametric || state == .basic else { continue }
      live.append(Int32(truncatingIfNeeded: index))
      parent[index] = Int32(truncatingIfNeeded: index)
    }
    for index in presolver.longRows.indices {
      let row = tableau.rows[presolver.longRows[index]]
      guard row.state == .active else { continue }
      var node = row.first
      while node >= 0 {
        let current = tableau.nodes[node]
        unite(row.basic, current.column)
        node = current.nextInRow
      }
    }
  }

  private mutating func root(_ column: Int32) -> Int32 {
    var column = column
    while parent[column] != column {
      parent[column] = parent[parent[column]]
      column = parent[column]
    }
    return column
  }

  /// The lower index becomes the root, so that numbering follows the order of the variables.
  private mutating func unite(_ a: Int32, _ b: Int32) {
    let a = root(a)
    let b = root(b)
    if a < b { parent[b] = a } else { parent[a] = b }
  }

  /// Numbers the components and counts what belongs to each.
  private mutating func count(_ tableau: borrowing Tableau) {
    list.removeAll()
    number.fill(tableau.columns.count, with: -1)
    for index in live.indices {
      let column = live[index]
      let top = root(column)
      if number[top] < 0 {
        number[top] = Int32(truncatingIfNeeded: list.count)
        list.append(Component())
      }
      number[column] = number[top]
      if tableau.columns[column].state == .basic {
        list[number[column]].rowStretch.extend()
      } else {
        list[number[column]].columnStretch.extend()
      }
    }
  }

  private mutating func group(_ tableau: borrowing Tableau, _ simplex: inout Simplex) {
    var nextColumn: Int32 = 0
    var nextRow: Int32 = 0
    for index in list.indices {
      nextColumn = list[index].columnStretch.place(at: nextColumn)
      nextRow = list[index].rowStretch.place(at: nextRow)
    }
    simplex.order.fill(Int(nextColumn), with: 0)
    rows.fill(Int(nextRow), with: 0)
    for index in live.indices {
      let column = live[index]
      let info = tableau.columns[column]
      if info.state == .basic {
        rows[list[number[column]].rowStretch.extend()] = info.row
      } else {
        simplex.order[list[number[column]].columnStretch.extend()] = column
      }
    }
  }

  private mutating func collectEntries(
    _ system: LinearSystem, _ tableau: borrowing Tableau, _ presolver: borrowing Presolver
  ) {
    unsorted.removeAll()
    for index in presolver.singles.indices {
      let single = presolver.singles[index]
      var column = single.column
      var coefficient = single.coefficient
      var base = single.base
      if tableau.columns[column].state == .alias {
        let alias = presolver.eliminations[tableau.columns[column].row]
        column = alias.target
        base += coefficient * alias.offset
        coefficient *= alias.factor
      }
      guard number[column] >= 0 else { continue }
      let weight = abs(coefficient) * system.constraints[Int(single.row)].errorScale
      let isUpper = single.relation == .equal || (single.relation == .lessThanOrEqual) == (coefficient > 0)
      let isLower =
        single.relation == .equal || (single.relation == .greaterThanOrEqual) == (coefficient > 0)
      unsorted.append(
        Entry(
          value: -base / coefficient, down: isLower ? weight : 0, up: isUpper ? weight : 0,
          column: column, level: single.level, row: single.row))
      list[number[column]].entryStretch.extend()
    }
  }

  /// Sorts keys rather than the kinks themselves, which are larger and move only once.
  private mutating func distribute(_ simplex: inout Simplex) {
    var next: Int32 = 0
    for index in list.indices { next = list[index].entryStretch.place(at: next) }
    guard let any = unsorted.first else { return }
    keys.fill(Int(next), with: EntryKey(any, 0))
    for index in unsorted.indices {
      let entry = unsorted[index]
      let place = list[number[entry.column]].entryStretch.extend()
      keys[place] = EntryKey(entry, Int32(truncatingIfNeeded: index))
    }
    for index in list.indices { keys.sort(list[index].entries, spare: &spare) { $0.precedes($1) } }
    simplex.entries.reserve(keys.count)
    for index in keys.indices { simplex.entries.append(unsorted[keys[index].index]) }
  }
}

/// What kinks are sorted by: level from high to low, variable, value, constraint.
struct EntryKey {
  private var levelAndColumn: UInt64
  private var value: Double
  var index: Int32

  init(_ entry: Entry, _ index: Int32) {
    // The bits of positive floats are in the order of the floats.
    levelAndColumn =
      UInt64(~entry.level.bitPattern) << 32 | UInt64(UInt32(bitPattern: entry.column))
    value = entry.value
    self.index = index
  }

  func precedes(_ other: EntryKey) -> Bool {
    if levelAndColumn != other.levelAndColumn { return levelAndColumn < other.levelAndColumn }
    return value != other.value ? value < other.value : index < other.index
  }
}
