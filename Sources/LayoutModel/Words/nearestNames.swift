/// The names that a misspelt one may mean: up to three, the nearest first, in the order of the list among equals. O(*n*) in the
/// names, of which the first 64 letters are compared.
///
/// Near is a distance (insert, delete, replace, exchange neighbours; letter case counts nothing) of at most a
/// third of the longer name, and two at least. A name of four letters or more with one run of letters put in or
/// left out is near, too, if the run is not longer than the rest: `intrinsicSize`, `fontSize`.
package func nearestNames(to written: String, in names: some Sequence<String>) -> [String] {
  var comparison = NameComparison(with: written)
  guard !comparison.isEmpty else { return [] }
  var found: [(distance: Int, name: String)] = []
  for name in names {
    // A fourth name must be nearer than the third one.
    let farthest = found.count == 3 ? found[2].distance - 1 : .max
    guard let distance = comparison.distanceIfNear(to: name, atMost: farthest),
      !found.contains(where: { $0.name == name })
    else { continue }
    found.insert((distance, name), at: found.firstIndex { $0.distance > distance } ?? found.count)
    if found.count > 3 { found.removeLast() }
  }
  return found.map(\.name)
}

/// Compares one name with many, in memory that is used again.
package struct NameComparison {
  private let pattern: [UInt32]
  private var other: [UInt32] = []
  /// Three rows of the table of distances: the one before the last, the last, and the one at work.
  private var before: [Int]
  private var last, row: [Int]

  private static let longest = 64
  /// More than any distance, and far from overflow.
  private static let beyond = 1 << 20

  package init(with name: String) {
    var letters: [UInt32] = []
    Self.append(name, to: &letters)
    pattern = letters
    before = Array(repeating: 0, count: Self.longest + 1)
    last = before
    row = before
  }

  package var isEmpty: Bool { pattern.isEmpty }

  /// The distance, nil if it is more than `limit`.
  package mutating func distance(to name: String, atMost limit: Int) -> Int? {
    read(name)
    return distance(atMost: limit)
  }

  /// The distance to a name that may be meant, nil if it is not or if it is farther than `farthest`.
  mutating func distanceIfNear(to name: String, atMost farthest: Int) -> Int? {
    read(name)
    let longer = max(pattern.count, other.count)
    let difference = abs(pattern.count - other.count)
    guard !other.isEmpty, difference <= farthest else { return nil }
    if differsByOneRun { return difference }
    return distance(atMost: min(max(2, longer / 3), longer - 1, farthest))
  }

  /// Whether the longer name is the shorter one and one run of letters, which is not longer than that.
  private var differsByOneRun: Bool {
    let shorter = min(pattern.count, other.count)
    let difference = pattern.count - other.count
    guard shorter >= 4, difference != 0, abs(difference) <= shorter else { return false }
    var start = 0
    while start < shorter, pattern[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter, pattern[pattern.count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    return start + end >= shorter
  }

  /// The optimal string alignment distance. Only the cells that can be within the limit are computed.
  private mutating func distance(atMost limit: Int) -> Int? {
    let (count, width) = (pattern.count, other.count)
    guard abs(count - width) <= limit else { return nil }
    guard count > 0, width > 0 else { return max(count, width) }
    for column in 0...width { last[column] = column }
    var lastLeast = 0
    for line in 1...count {
      let columns = max(1, line - limit)...min(width, line + limit)
      row[columns.lowerBound - 1] = columns.lowerBound == 1 ? line : Self.beyond
      if line > 1, columns.upperBound == line + limit { last[columns.upperBound] = Self.beyond }
      var least = Self.beyond
      for column in columns {
        let best = cell(line, column)
        row[column] = best
        least = min(least, best)
      }
      // An exchange reaches back two rows.
      if least > limit, lastLeast > limit { return nil }
      lastLeast = least
      swap(&before, &last)
      swap(&last, &row)
    }
    return last[width] <= limit ? last[width] : nil
  }

  private func cell(_ line: Int, _ column: Int) -> Int {
    let isSame = pattern[line - 1] == other[column - 1]
    let best = min(last[column] + 1, row[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
    guard line > 1, column > 1, pattern[line - 1] == other[column - 2], pattern[line - 2] == other[column - 1]
    else { return best }
    return min(best, before[column - 2] + 1)
  }

  private mutating func read(_ name: String) {
    other.removeAll(keepingCapacity: true)
    Self.append(name, to: &other)
  }

  private static func append(_ name: String, to letters: inout [UInt32]) {
    for scalar in name.unicodeScalars.prefix(longest) {
      let lowered =
        scalar.isASCII ? scalar : scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      letters.append(("A"..."Z").contains(lowered) ? lowered.value | 0x20 : lowered.value)
    }
  }
}
