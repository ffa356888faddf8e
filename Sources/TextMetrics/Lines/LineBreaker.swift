import EmbeddedData

/// Finds where a text may be broken into lines: UAX #14 with the expression for numbers of its section 8.2.
///
/// Fed one character after the other; it answers for the place before each. Rule numbers are those of the annex.
package struct LineBreaker: Sendable {
  package enum Opportunity: Equatable, Sendable { case prohibited, allowed, mandatory }

  /// The class before the place, marks merged into their base (LB9); nil at the start.
  private var before: LineBreakClass?
  private var beforeCode: UInt32 = 0
  /// The class before the blanks that stand before the place, if there are any.
  private var beforeSpaces: LineBreakClass?
  private var isAfterJoiner = false
  private var isAfterHebrewHyphen = false
  private var regionalIndicators = 0
  private var number = NumberState.none

  /// How far a number is read, LB25.
  private enum NumberState { case none, digits, closed }

  package init() {}

  /// Whether a line may end before a character.
  ///
  /// - Parameter following: The character after it, for openings before numbers.
  package mutating func opportunity(
    before scalar: Unicode.Scalar, followedBy following: Unicode.Scalar?
  ) -> Opportunity {
    var next = LineBreakClass(scalar)
    // Most of all characters: a letter after a letter, LB28, before which nothing else is known.
    if next == .al, before == .al, !isAfterJoiner {
      beforeCode = scalar.value
      return .prohibited
    }
    let isMark = next == .cm || next == .zwj
    defer { isAfterJoiner = scalar == "\u{200D}" }
    if isMark, let before, ![.bk, .cr, .lf, .nl, .sp, .zw].contains(before) { return .prohibited }
    if isMark { next = .al }
    defer { enter(next, scalar, after: before) }
    return before.map { decide($0, next, following: following) } ?? .prohibited
  }

  private mutating func enter(_ next: LineBreakClass, _ scalar: Unicode.Scalar, after last: LineBreakClass?) {
    isAfterHebrewHyphen = last == .hl && (next == .hy || next == .ba)
    regionalIndicators = next == .ri ? regionalIndicators + 1 : 0
    switch (number, next) {
    case (_, .nu): number = .digits
    case (.digits, .sy), (.digits, .is): break
    case (.digits, .cl), (.digits, .cp), (.digits, .cpw): number = .closed
    default: number = .none
    }
    beforeSpaces = next != .sp ? nil : last == .sp ? beforeSpaces : last
    before = next
    beforeCode = scalar.value
  }

  private func decide(_ last: LineBreakClass, _ next: LineBreakClass, following: Unicode.Scalar?)
    -> Opportunity
  {
    switch (last, next) {
    case (.cr, .lf): return .prohibited  // LB5
    case (.bk, _), (.cr, _), (.lf, _), (.nl, _): return .mandatory  // LB4, LB5
    case (_, .bk), (_, .cr), (_, .lf), (_, .nl), (_, .sp), (_, .zw): return .prohibited  // LB6, LB7
    default: break
    }
    /// The class before the place and before any blanks.
    let base = last == .sp ? beforeSpaces ?? .sp : last
    if base == .zw { return .allowed }  // LB8
    if isAfterJoiner { return .prohibited }  // LB8a
    if next == .wj || last == .wj || last == .gl { return .prohibited }  // LB11, LB12
    if next == .gl, ![.sp, .ba, .hy].contains(last) { return .prohibited }  // LB12a
    switch (base, next) {
    case (_, .cl), (_, .cp), (_, .cpw), (_, .ex), (_, .is), (_, .sy): return .prohibited  // LB13
    case (.op, _), (.opw, _): return .prohibited  // LB14
    case (.qu, .op), (.qu, .opw): return .prohibited  // LB15
    case (.cl, .ns), (.cp, .ns), (.cpw, .ns): return .prohibited  // LB16
    case (.b2, .b2): return .prohibited  // LB17
    default: break
    }
    if last == .sp { return .allowed }  // LB18
    if isProhibited(last, next, following: following) { return .prohibited }
    return joinsCluster(last, next) ? .prohibited : .allowed  // LB31
  }

  /// LB19 to LB25: quotes, hyphens, numbers and their signs.
  private func isProhibited(_ last: LineBreakClass, _ next: LineBreakClass, following: Unicode.Scalar?)
    -> Bool
  {
    if next == .qu || last == .qu { return true }  // LB19
    if next == .cb || last == .cb { return false }  // LB20
    if [.ba, .hy, .ns].contains(next) || last == .bb { return true }  // LB21
    if isAfterHebrewHyphen { return true }  // LB21a
    if (last == .sy && next == .hl) || next == .in { return true }  // LB21b, LB22
    switch (last, next) {
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): return true  // LB23
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): return true  // LB23a
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): return true  // LB24
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): return true  // LB24
    case (.pr, .nu), (.po, .nu), (.op, .nu), (.opw, .nu), (.hy, .nu): return true  // LB25
    case (.pr, .op), (.po, .op), (.pr, .opw), (.po, .opw), (.pr, .hy), (.po, .hy):
      return following.map { LineBreakClass($0) == .nu } ?? false
    default: break
    }
    switch number {
    case .none: return false
    case .digits: return next == .nu || next == .po || next == .pr
    case .closed: return next == .po || next == .pr
    }
  }

  /// LB26 to LB30b: syllables, words, flags and emoji.
  private func joinsCluster(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true  // LB26
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): true
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): true  // LB27
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): true
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl): true  // LB28
    case (.is, .al), (.is, .hl): true  // LB29
    case (.al, .op), (.hl, .op), (.nu, .op), (.cp, .al), (.cp, .hl), (.cp, .nu): true  // LB30
    case (.ri, .ri): regionalIndicators % 2 == 1  // LB30a
    case (.eb, .em): true  // LB30b
    case (_, .em): isReservedForEmoji(beforeCode)
    default: false
    }
  }
}

/// Unassigned characters that are kept free for emoji.
private func isReservedForEmoji(_ code: UInt32) -> Bool {
  guard let scalar = Unicode.Scalar(code) else { return false }
  return (0x1F000...0x1FAFF).contains(code) && scalar.properties.generalCategory == .unassigned
}

/// What a character means for line breaking: the classes of UAX #14 after its rule LB1.
enum LineBreakClass: String, CaseIterable, Sendable {
  case al, b2, ba, bb, bk, cb, cl, cm, cp, cpw, cr, eb, em, ex, gl, h2, h3, hl, hy, id, `in`, `is`, jl, jt,
    jv, lf
  case nl, ns, nu, op, opw, po, pr, qu, ri, sp, sy, wj, zw, zwj

  init(_ scalar: Unicode.Scalar) { self = LineBreakTable.shared.lineBreakClass(of: scalar.value) }
}

/// The ranges of the embedded table.
private struct LineBreakTable: Sendable {
  static let shared = LineBreakTable()

  private let ranges: [(start: UInt32, kind: LineBreakClass)]
  private var ascii: [LineBreakClass] = []

  private init() {
    ranges = TableReader.rows(of: .lineBreaks) { reader in
      let start = reader.code()
      let name = reader.word()
      guard let kind = LineBreakClass(rawValue: name.lowercased()) else {
        preconditionFailure("no line breaking class \(name)")
      }
      return (start, kind)
    }
    ascii = (0..<128).map(find)
  }

  func lineBreakClass(of code: UInt32) -> LineBreakClass {
    if code < 128 { return ascii[Int(code)] }
    if (0xAC00...0xD7A3).contains(code) { return (code - 0xAC00) % 28 == 0 ? .h2 : .h3 }
    return find(code)
  }

  /// The class of the last range that begins at or before a character.
  private func find(_ code: UInt32) -> LineBreakClass {
    var (low, high) = (0, ranges.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle].start <= code { low = middle } else { high = middle }
    }
    return ranges[low].kind
  }
}
