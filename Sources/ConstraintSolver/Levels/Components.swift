/// A level of priority, and where its next kink goes.
struct LevelStretch {
  var level: Float
  var stretch = Component.Stretch()
}

/// Variables that share rows, directly or through others. What one component does costs the others nothing.
struct Component {
  /// Places in a buffer that is grouped by component.
  struct Stretch {
    var start: Int32 = 0
    var end: Int32 = 0

    /// Adds one at the end, and returns it.
    @discardableResult mutating func extend() -> Int32 {
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
  var breakpointStretch = Stretch()
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
  var breakpoints: Range<Int> { Int(breakpointStretch.start)..<Int(breakpointStretch.end) }
  var rows: Range<Int> { Int(rowStretch.start)..<Int(rowStretch.end) }
}

/// Splits what presolve left into components.
struct Components: ~Copyable {
  var list = Buffer<Component>()
  /// Rows with a basic variable, grouped by component.
  var rows = Buffer<Int32>()
  /// The component of every variable; -1 for one that presolve found.
  private(set) var number = Buffer<Int32>()

  /// The variables that presolve left, by index.
  private(set) var live = Buffer<Int32>()
  private var sets = DisjointSets()
  /// The kinks in the order of their constraints, and their levels.
  var unsorted = Buffer<Breakpoint>()
  var levels = Buffer<LevelStretch>()
  var spare = Buffer<Breakpoint>()

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
    collectBreakpoints(system, tableau, presolver)
    sortBreakpoints(&simplex)
  }

  private mutating func connect(_ tableau: borrowing Tableau, _ presolver: borrowing Presolver) {
    live.removeAll()
    sets.reset(tableau.columns.count)
    for index in tableau.columns.indices {
      let state = tableau.columns[index].state
      guard state == .nonbasic || state == .basic else { continue }
      live.append(Int32(truncatingIfNeeded: index))
    }
    for index in presolver.longRows.indices {
      let row = tableau.rows[presolver.longRows[index]]
      guard row.state == .active else { continue }
      tableau.forEachNode(inRow: presolver.longRows[index]) { sets.unite(row.basic, $0.column) }
    }
  }

  /// Numbers the components and counts what belongs to each.
  private mutating func count(_ tableau: borrowing Tableau) {
    list.removeAll()
    number.fill(tableau.columns.count, with: -1)
    for index in live.indices {
      let column = live[index]
      let top = sets.root(of: column)
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

  private mutating func collectBreakpoints(
    _ system: LinearSystem, _ tableau: borrowing Tableau, _ presolver: borrowing Presolver
  ) {
    unsorted.removeAll()
    levels.removeAll()
    for index in presolver.goals.indices {
      let single = presolver.goals[index]
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
        Breakpoint(
          value: -base / coefficient, down: isLower ? weight : 0, up: isUpper ? weight : 0,
          column: column, level: single.level, row: single.row))
      list[number[column]].breakpointStretch.extend()
      countLevel(single.level)
    }
  }

  // MARK: Sorting

  private static var fewLevels: Int { 24 }

  /// Gives every component its kinks, sorted by level from high to low, variable, value, constraint.
  ///
  /// They come in the order of their constraints, which mostly is that of their variables. So they are put in order by
  /// counting, first each level, then each component, and little is left to compare.
  mutating func sortBreakpoints(_ simplex: inout Simplex) {
    guard let any = unsorted.first else { return }
    if levels.count > 1 && levels.count <= Self.fewLevels { placeByLevel() }
    var next: Int32 = 0
    for index in list.indices { next = list[index].breakpointStretch.place(at: next) }
    simplex.breakpoints.fill(unsorted.count, with: any)
    for index in unsorted.indices {
      let entry = unsorted[index]
      simplex.breakpoints[list[number[entry.column]].breakpointStretch.extend()] = entry
    }
    for index in list.indices {
      let range = list[index].breakpoints
      if range.count > 1 { simplex.breakpoints.sort(range, spare: &spare) { $0.precedes($1) } }
    }
  }

  /// Puts the kinks of each level together, those of the highest first.
  private mutating func placeByLevel() {
    for index in 1..<levels.count {
      var place = index
      while place > 0 && levels[place].level > levels[place - 1].level {
        levels.swapAt(place, place - 1)
        place -= 1
      }
    }
    var next: Int32 = 0
    for index in levels.indices { next = levels[index].stretch.place(at: next) }
    spare.fill(unsorted.count, with: unsorted[0])
    var last = 0
    for index in unsorted.indices {
      let entry = unsorted[index]
      if levels[last].level != entry.level { last = place(of: entry.level) }
      spare[levels[last].stretch.extend()] = entry
    }
    swap(&unsorted, &spare)
  }

  /// Counts a kink of a level. Past the few that are sorted by counting, the rest is not told apart.
  @inline(__always) mutating func countLevel(_ level: Float) {
    let place = self.place(of: level)
    if place == levels.count {
      if place > Self.fewLevels { return }
      levels.append(LevelStretch(level: level))
    }
    levels[place].stretch.extend()
  }

  @inline(__always) private func place(of level: Float) -> Int {
    var place = 0
    while place < levels.count && levels[place].level != level { place += 1 }
    return place
  }
}

extension Breakpoint {
  @inline(__always) fileprivate func precedes(_ other: Breakpoint) -> Bool {
    if level != other.level { return level > other.level }
    return column != other.column ? column < other.column : value < other.value
  }
}
