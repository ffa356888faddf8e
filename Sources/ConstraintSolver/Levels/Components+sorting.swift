/// A level of priority, and where its next kink goes.
struct LevelStretch {
  var level: Float
  var stretch = Component.Stretch()
}

extension Components {
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
  @inline(__always)
  mutating func countLevel(_ level: Float) {
    let place = self.place(of: level)
    if place == levels.count {
      if place > Self.fewLevels { return }
      levels.append(LevelStretch(level: level))
    }
    levels[place].stretch.extend()
  }

  @inline(__always)
  private func place(of level: Float) -> Int {
    var place = 0
    while place < levels.count && levels[place].level != level { place += 1 }
    return place
  }
}

extension Breakpoint {
  @inline(__always)
  fileprivate func precedes(_ other: Breakpoint) -> Bool {
    if level != other.level { return level > other.level }
    return column != other.column ? column < other.column : value < other.value
  }
}
