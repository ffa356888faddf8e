#if FONTS
/// What shaping may cost with the tables of substitution and placement (`GSUB`, `GPOS`) that a face has.
///
/// The library checks that tables lie in the file. How often their parts share each other it does not bound: a file of some kilobytes
/// may have thousands of rules for each letter, and rules that call these. So what one glyph may cost is counted here, before any is
/// shaped; the fonts of 36 Debian packages, 1,184 tables, come to 3,675 rules at most, and to 1,836 in one lookup.
struct ShapingCost {
  /// Rules that are tried at a glyph: those of all lookups together.
  static let mostRules = 20_000
  /// Rules of one lookup that others may call, as often as the library lets them: a thousand times for each glyph.
  static let mostRulesOfLookup = 4000

  private let rules: Int
  private let rulesOfLookup: Int

  /// Nil where texts would take longer than anybody waits.
  init?(_ face: FaceHandle) {
    var tables = [
      LayoutTable(face.table("GSUB"), substitutes: true), LayoutTable(face.table("GPOS"), substitutes: false),
    ]
    for index in tables.indices { tables[index].countRules() }
    rules = tables.reduce(1) { $0 + $1.rules }
    rulesOfLookup = tables.reduce(1) { max($0, $1.callsOthers ? $1.rulesOfLookup : 1) }
    if rules > Self.mostRules || rulesOfLookup > Self.mostRulesOfLookup { return nil }
  }

  /// How many scalars are shaped at a time, so that it takes half a second whatever the file is: each rule may look at all of them.
  var itemLength: Int {
    let quadratic = Int((50_000_000 / Double(rules)).squareRoot())
    return max(16, min(512, quadratic, 50_000 / rulesOfLookup))
  }
}

/// A table of rules by which glyphs are substituted or placed, of which only the numbers of rules are read.
struct LayoutTable {
  /// Places of the table that are read.
  private static let mostReads = 4_000_000

  private var table: TableBytes
  private let substitutes: Bool
  /// What the lookups come to, together; more than may be where the table was not read to its end.
  private(set) var rules = 0
  /// What the largest of them comes to.
  private(set) var rulesOfLookup = 0
  /// Whether lookups may call others.
  private(set) var callsOthers = false

  init(_ bytes: [UInt8], substitutes: Bool) { (table, self.substitutes) = (TableBytes(bytes), substitutes) }

  private mutating func number(at place: Int) -> Int { table.number(at: place) }

  private var isOver: Bool { rules > ShapingCost.mostRules || table.reads > Self.mostReads }

  mutating func countRules() {
    let list = number(at: 8)
    guard list > 0 else { return }
    for lookup in 0..<number(at: list) {
      let start = list + number(at: list + 2 + 2 * lookup)
      let type = number(at: start)
      var own = 0
      for subtable in 0..<number(at: start + 4) {
        let count = rulesForGlyph(type, at: start + number(at: start + 6 + 2 * subtable))
        own += count
        rules += count
        if table.reads > Self.mostReads { rules = .max / 4 }
        if isOver { return }
      }
      rulesOfLookup = max(rulesOfLookup, own)
    }
  }

  /// How many rules of a subtable may be tried at one glyph.
  private mutating func rulesForGlyph(_ type: Int, at start: Int) -> Int {
    var (type, start) = (type, start)
    if type == (substitutes ? 7 : 9) {
      (type, start) = table.extended(at: start)
    }
    let isContextual = substitutes ? type == 5 || type == 6 : type == 7 || type == 8
    callsOthers = callsOthers || isContextual
    let format = number(at: start)
    // The sets of rules: how many there are, and where their places begin.
    let sets: Int
    switch (substitutes, type, format) {
    case (true, 4, _), (true, 5, 1), (true, 6, 1), (false, 7, 1), (false, 8, 1): sets = start + 4
    case (true, 5, 2), (false, 7, 2): sets = start + 6
    case (true, 6, 2), (false, 8, 2): sets = start + 10
    default: return 1
    }
    var most = 1
    for set in 0..<number(at: sets) {
      let place = number(at: sets + 2 + 2 * set)
      if place > 0 { most = max(most, number(at: start + place)) }
      if isOver { break }
    }
    return most
  }
}
#endif
