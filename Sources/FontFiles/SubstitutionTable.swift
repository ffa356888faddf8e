#if FONTS
/// The rules of a table of substitutions (`GSUB`) that glyphs may match, in whatever order they stand.
///
/// What cannot be read, or takes too long to, counts as a rule that matches.
struct SubstitutionTable {
  /// Places of the table that are read.
  private static let mostReads = 200_000

  private var table: TableBytes
  /// In ascending order.
  private let glyphs: [Int]
  private let glyphSet: Set<Int>

  init(_ bytes: [UInt8], _ glyphs: [Int]) {
    (table, self.glyphs, glyphSet) = (TableBytes(bytes), glyphs, Set(glyphs))
  }

  private mutating func number(at place: Int) -> Int { table.number(at: place) }

  /// Once it is, nothing more is looked for.
  private var isOver: Bool { table.reads > Self.mostReads }

  /// Whether a text of these glyphs may have a place at which the lookup does anything.
  mutating func mayChangeGlyphs(lookup: Int) -> Bool {
    let list = number(at: 8)
    let start = list + number(at: list + 2 + 2 * lookup)
    let type = number(at: start)
    for subtable in 0..<number(at: start + 4) {
      let matches = subtableMatches(type, at: start + number(at: start + 6 + 2 * subtable))
      if matches || isOver { return true }
    }
    return false
  }

  private mutating func subtableMatches(_ type: Int, at start: Int) -> Bool {
    let format = number(at: start)
    switch (type, format) {
    case (7, 1):
      let own = table.extended(at: start)
      return own.type == 7 || subtableMatches(own.type, at: own.start)
    case (4, 1):
      return anyRule(of: covered(at: start), at: start, sets: start + 4) {
        $0.sequence(of: $0.glyphSet, at: $1 + 2, without: 1) != nil
      }
    case (5, 1), (6, 1):
      let known = Contexts(backtrack: glyphSet, input: glyphSet, lookahead: glyphSet)
      return anyRule(of: covered(at: start), at: start, sets: start + 4) {
        type == 5 ? $0.ruleMatches(known, at: $1) : $0.chainedRuleMatches(known, at: $1)
      }
    case (5, 2):
      let input = classes(at: start + number(at: start + 4))
      let known = Contexts(backtrack: [], input: input, lookahead: [])
      return anyRule(of: input, at: start, sets: start + 6) { $0.ruleMatches(known, at: $1) }
    case (6, 2):
      let known = Contexts(
        backtrack: classes(at: start + number(at: start + 4)),
        input: classes(at: start + number(at: start + 6)),
        lookahead: classes(at: start + number(at: start + 8)))
      return anyRule(of: known.input, at: start, sets: start + 10) { $0.chainedRuleMatches(known, at: $1) }
    case (5, 3): return allCover(number(at: start + 2), at: start + 6, of: start)
    case (6, 3):
      var place = start + 2
      for _ in 0..<3 {
        let count = number(at: place)
        guard allCover(count, at: place + 2, of: start) else { return false }
        place += 2 + 2 * count
      }
      return true
    default: return !covered(at: start).isEmpty
    }
  }

  // MARK: Rules

  /// What glyphs may be at the places of a rule: themselves, or their classes.
  private struct Contexts {
    let backtrack, input, lookahead: Set<Int>
  }

  /// Whether a rule matches, of the sets of a subtable that have these numbers.
  private mutating func anyRule(
    of numbers: Set<Int>, at start: Int, sets: Int, _ matches: (inout Self, Int) -> Bool
  ) -> Bool {
    let count = number(at: sets)
    for index in numbers.sorted() where index < count {
      let offset = number(at: sets + 2 + 2 * index)
      guard offset > 0 else { continue }
      for rule in 0..<number(at: start + offset) {
        let place = start + offset + number(at: start + offset + 2 + 2 * rule)
        if matches(&self, place) || isOver { return true }
      }
    }
    return false
  }

  private mutating func ruleMatches(_ known: Contexts, at place: Int) -> Bool {
    let count = number(at: place)
    return (0..<max(count - 1, 0)).allSatisfy { known.input.contains(number(at: place + 4 + 2 * $0)) }
  }

  private mutating func chainedRuleMatches(_ known: Contexts, at place: Int) -> Bool {
    guard let input = sequence(of: known.backtrack, at: place),
      let ahead = sequence(of: known.input, at: input, without: 1)
    else { return false }
    return sequence(of: known.lookahead, at: ahead) != nil
  }

  /// The place behind a sequence, which begins with its length; nil where one of it is none of these.
  private mutating func sequence(of known: Set<Int>, at place: Int, without first: Int = 0) -> Int? {
    let count = max(number(at: place) - first, 0)
    for index in 0..<count where !known.contains(number(at: place + 2 + 2 * index)) { return nil }
    return place + 2 + 2 * count
  }

  // MARK: Coverage and classes

  /// Whether each of these coverages has a glyph.
  private mutating func allCover(_ count: Int, at place: Int, of start: Int) -> Bool {
    for index in 0..<count where !isOver {
      if coverage(at: start + number(at: place + 2 * index)).isEmpty { return false }
    }
    return true
  }

  /// The numbers that a subtable's coverage gives to the glyphs.
  private mutating func covered(at start: Int) -> Set<Int> { coverage(at: start + number(at: start + 2)) }

  private mutating func coverage(at place: Int) -> Set<Int> {
    var found: Set<Int> = []
    let isList = number(at: place) == 1
    for index in 0..<number(at: place + 2) where !isOver {
      if isList {
        if glyphSet.contains(number(at: place + 4 + 2 * index)) { found.insert(index) }
      } else {
        let (first, own) = (number(at: place + 4 + 6 * index), number(at: place + 8 + 6 * index))
        for glyph in glyphs(from: first, through: number(at: place + 6 + 6 * index)) {
          found.insert(own + glyph - first)
        }
      }
    }
    return found
  }

  /// The classes of the glyphs, with that of glyphs which are in none.
  private mutating func classes(at place: Int) -> Set<Int> {
    var found: Set<Int> = [0]
    if number(at: place) == 1 {
      let first = number(at: place + 2)
      for glyph in glyphs(from: first, through: first + number(at: place + 4) - 1) {
        found.insert(number(at: place + 6 + 2 * (glyph - first)))
      }
      return found
    }
    for index in 0..<number(at: place + 2) {
      let range = place + 4 + 6 * index
      if !glyphs(from: number(at: range), through: number(at: range + 2)).isEmpty {
        found.insert(number(at: range + 4))
      }
    }
    return found
  }

  private mutating func glyphs(from first: Int, through last: Int) -> ArraySlice<Int> {
    guard first <= last else { return [] }
    let found = glyphs[glyphs.firstIndex(notBelow: first)..<glyphs.firstIndex(notBelow: last + 1)]
    table.reads += found.count
    return found
  }
}

/// The bytes of a table, and how many numbers were read of them.
struct TableBytes {
  private let bytes: [UInt8]
  /// Whoever goes on to as much else adds it.
  var reads = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A number of two bytes; 0 outside of the table, where the library finds nothing either.
  mutating func number(at place: Int) -> Int {
    reads += 1
    guard place >= 0, place + 1 < bytes.count else { return 0 }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  /// The type of the subtable that one of type "extension" stands for, and where it begins.
  mutating func extended(at start: Int) -> (type: Int, start: Int) {
    (number(at: start + 2), start + (number(at: start + 4) << 16 | number(at: start + 6)))
  }
}

extension [Int] {
  /// In a sorted list, the first place of a number that is not below this one.
  fileprivate func firstIndex(notBelow number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
#endif
