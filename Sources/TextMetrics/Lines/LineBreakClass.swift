import EmbeddedData

/// What a character means for line breaking: the classes of UAX #14 after its rule LB1.
enum LineBreakClass: String, CaseIterable, Sendable {
  case al, b2, ba, bb, bk, cb, cl, cm, cp, cpw, cr, eb, em, ex, gl, h2, h3, hl, hy, id, `in`, `is`, jl, jt,
    jv, lf
  case nl, ns, nu, op, opw, po, pr, qu, ri, sp, sy, wj, zw, zwj

  init(_ scalar: Unicode.Scalar) {
    self = LineBreakTable.shared.lineBreakClass(of: scalar.value)
  }
}

/// The ranges of the embedded table.
private struct LineBreakTable: Sendable {
  static let shared = LineBreakTable()

  private let starts: [UInt32]
  private let classes: [LineBreakClass]
  private let ascii: [LineBreakClass]

  private init() {
    let rows = TableReader.rows(of: .lineBreaks) { ($0.code(), $0.word()) }
    starts = rows.map(\.0)
    classes = rows.map { row in
      guard let known = LineBreakClass(rawValue: row.1.lowercased()) else {
        preconditionFailure("no line breaking class \(row.1)")
      }
      return known
    }
    var ascii: [LineBreakClass] = []
    for code in UInt32(0)..<128 { ascii.append(Self.find(code, in: starts, classes)) }
    self.ascii = ascii
  }

  func lineBreakClass(of code: UInt32) -> LineBreakClass {
    if code < 128 { return ascii[Int(code)] }
    if (0xAC00...0xD7A3).contains(code) { return (code - 0xAC00) % 28 == 0 ? .h2 : .h3 }
    return Self.find(code, in: starts, classes)
  }

  /// The class of the last range that begins at or before a character.
  private static func find(
    _ code: UInt32, in starts: [UInt32], _ classes: [LineBreakClass]
  ) -> LineBreakClass {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= code { low = middle } else { high = middle }
    }
    return classes[low]
  }
}
