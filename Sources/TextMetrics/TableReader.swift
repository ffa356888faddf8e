import EmbeddedData

/// Reads the tables that the program carries: one row a line, fields with a blank between. A line that begins with `#` and
/// a blank is a remark. The tables are part of the program, so a fault in one is a bug and stops it.
struct TableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int

  /// - Parameter offset: Where a row begins.
  init(_ table: EmbeddedFile, at offset: Int = 0) {
    bytes = UnsafeBufferPointer(start: table.start, count: table.count)
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Whether another field follows on this row; if not, goes to the next row.
  mutating func hasField() -> Bool {
    let isField = !isAtEnd && bytes[offset] != UInt8(ascii: "\n")
    if !isField { offset += 1 }
    return isField
  }

  /// The next field as it is written.
  mutating func word() -> String {
    let start = offset
    while !isAtEnd, bytes[offset] != UInt8(ascii: " "), bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if !isAtEnd, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return word
  }

  /// Goes to the next row where this one is a remark.
  private mutating func skipRemark() -> Bool {
    guard bytes[offset] == UInt8(ascii: "#"), bytes[offset + 1] == UInt8(ascii: " ") else { return false }
    while hasField() { _ = word() }
    return true
  }

  /// The next field as a decimal number.
  mutating func number() -> Double {
    let field = word()
    guard let value = Double(field) else { preconditionFailure("'\(field)' is no number") }
    return value
  }

  /// The next field as a word that is known.
  mutating func value<Word: RawRepresentable<String>>() -> Word {
    let field = word()
    guard let value = Word(rawValue: field) else { preconditionFailure("'\(field)' is not known") }
    return value
  }

  /// The next field as the hexadecimal number of a character.
  mutating func code() -> UInt32 {
    let field = word()
    guard let value = UInt32(field, radix: 16) else { preconditionFailure("'\(field)' is no character") }
    return value
  }

  /// Where each row begins.
  static func rowStarts(of table: EmbeddedFile) -> [Int] {
    let bytes = UnsafeBufferPointer(start: table.start, count: table.count)
    return bytes.indices.filter { $0 == 0 || bytes[$0 - 1] == UInt8(ascii: "\n") }
  }

  /// Reads all rows: `read` takes the fields of one.
  static func rows<Row>(of table: EmbeddedFile, _ read: (inout TableReader) -> Row) -> [Row] {
    var reader = TableReader(table)
    var rows: [Row] = []
    while !reader.isAtEnd {
      if reader.skipRemark() { continue }
      rows.append(read(&reader))
      while reader.hasField() { _ = reader.word() }
    }
    return rows
  }
}

/// A function of the point size, given at some sizes: linear between them, constant outside.
struct SizeCurve: Sendable {
  private let points: [(size: Double, value: Double)]

  init(_ table: EmbeddedFile) { points = TableReader.rows(of: table) { ($0.number(), $0.number()) } }

  /// The value at a point size.
  func value(at size: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.size >= size }) else { return points.last?.value ?? 0 }
    if next == 0 || points[next].size == size { return points[next].value }
    let (low, high) = (points[next - 1], points[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
