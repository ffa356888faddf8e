/// What kinks are sorted by: level from high to low, variable, value, constraint.
struct BreakpointKey {
  private var levelAndColumn: UInt64
  private var value: Double
  var index: Int32

  init(_ entry: Breakpoint, _ index: Int32) {
    // The bits of positive floats are in the order of the floats.
    levelAndColumn =
      UInt64(~entry.level.bitPattern) << 32 | UInt64(UInt32(bitPattern: entry.column))
    value = entry.value
    self.index = index
  }

  /// Smaller for a higher level.
  var level: UInt32 { UInt32(truncatingIfNeeded: levelAndColumn >> 32) }

  func precedes(_ other: BreakpointKey) -> Bool {
    if levelAndColumn != other.levelAndColumn { return levelAndColumn < other.levelAndColumn }
    return value != other.value ? value < other.value : index < other.index
  }
}

/// The kinks of one level: how many there are, then where the next one goes.
struct LevelStretch {
  var level: UInt32
  var count = 0
}

extension Components {
  private static var fewKinks: Int { 16 }
  private static var fewLevels: Int { 24 }

  /// Sorts keys rather than the kinks themselves, which are larger and move only once.
  mutating func distribute(_ simplex: inout Simplex) {
    var next: Int32 = 0
    for index in list.indices { next = list[index].breakpointStretch.place(at: next) }
    guard let any = unsorted.first else { return }
    keys.fill(Int(next), with: BreakpointKey(any, 0))
    placeByColumn()
    for index in list.indices {
      let range = list[index].breakpoints
      if range.count > Self.fewKinks && sortByLevel(range) { continue }
      if range.count > 1 { keys.sort(range, spare: &spare) { $0.precedes($1) } }
    }
    simplex.breakpoints.reserve(keys.count)
    for index in keys.indices { simplex.breakpoints.append(unsorted[keys[index].index]) }
  }

  /// Puts the keys of each component in the order of their variables.
  private mutating func placeByColumn() {
    heads.fill(number.count, with: -1)
    links.fill(unsorted.count, with: -1)
    for index in unsorted.indices.reversed() {
      let column = unsorted[index].column
      links[index] = heads[column]
      heads[column] = Int32(truncatingIfNeeded: index)
    }
    for index in live.indices {
      let column = live[index]
      var entry = heads[column]
      while entry >= 0 {
        let place = list[number[column]].breakpointStretch.extend()
        keys[place] = BreakpointKey(unsorted[entry], entry)
        entry = links[entry]
      }
    }
  }

  /// Sorts keys that are in the order of their variables by level, counting each level. False if there are too many
  /// levels, or the many values of one variable are not in order: then the keys are as unsorted as before.
  private mutating func sortByLevel(_ range: Range<Int>) -> Bool {
    levels.removeAll()
    for index in range {
      let level = keys[index].level
      let place = self.place(of: level)
      if place == levels.count {
        if place == Self.fewLevels { return false }
        levels.append(LevelStretch(level: level))
      }
      levels[place].count += 1
    }
    sortLevels(from: range.lowerBound)
    spare.fill(range.count, with: keys[range.lowerBound])
    for index in range {
      let place = self.place(of: keys[index].level)
      spare[levels[place].count - range.lowerBound] = keys[index]
      levels[place].count += 1
    }
    for index in spare.indices { keys[range.lowerBound + index] = spare[index] }
    for index in range.dropFirst() where keys[index].precedes(keys[index - 1]) {
      if !insert(index, from: range.lowerBound) { return false }
    }
    return true
  }

  /// Moves a key to its place among those before it, which are sorted. False if that is far away.
  @inline(__always)
  private mutating func insert(_ index: Int, from start: Int) -> Bool {
    let key = keys[index]
    var place = index
    while place > start && key.precedes(keys[place - 1]) {
      if index - place > Self.fewKinks { break }
      keys[place] = keys[place - 1]
      place -= 1
    }
    keys[place] = key
    return place == start || !key.precedes(keys[place - 1])
  }

  @inline(__always)
  private func place(of level: UInt32) -> Int {
    var place = 0
    while place < levels.count && levels[place].level != level { place += 1 }
    return place
  }

  /// Sorts the few levels from high to low, and turns each count into the place where the level starts.
  private mutating func sortLevels(from start: Int) {
    for index in 1..<max(1, levels.count) {
      var place = index
      while place > 0 && levels[place].level < levels[place - 1].level {
        levels.swapAt(place, place - 1)
        place -= 1
      }
    }
    var next = start
    for index in levels.indices {
      let count = levels[index].count
      levels[index].count = next
      next += count
    }
  }
}
