/// What Swift's grammar says of characters.
enum CharacterClass {
  /// Letters, digits, `_`, `$` and all that is no ASCII: what may stand in a name, or must be looked at.
  @inline(__always) static func mayContinueName(_ byte: UInt8) -> Bool {
    let letters: UInt64 = 0x07FF_FFFE_87FF_FFFE
    let digits: UInt64 = 0x03FF_0010_0000_0000
    return byte >= 0x80 || (byte < 64 ? digits : letters) >> UInt64(byte & 63) & 1 != 0
  }

  /// The characters of operators that are ASCII: `!%&*+-./<=>?^|~`.
  @inline(__always) static func isOperator(_ byte: UInt8) -> Bool {
    let low: UInt64 = 0xF000_EC62_0000_0000
    let high: UInt64 = 0x5000_0000_4000_0000
    return byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0
  }

  /// A character that is no ASCII: whether a name may begin with it, and whether one may hold it.
  static func name(_ scalar: UInt32) -> (begins: Bool, continues: Bool) {
    guard contains(namesFrom, scalar) else { return (false, false) }
    return (!contains(marksFrom, scalar), true)
  }

  /// A character that is no ASCII: whether an operator may begin with it, and whether one may hold it.
  static func operation(_ scalar: UInt32) -> (begins: Bool, continues: Bool) {
    let begins = contains(operatorsFrom, scalar)
    return (begins, begins || contains(marksFrom, scalar) || contains(variationsFrom, scalar))
  }

  /// Whether a scalar lies in one of the ranges, each its first and its last scalar, in order.
  private static func contains(_ ranges: [UInt32], _ scalar: UInt32) -> Bool {
    var (low, high) = (0, ranges.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if scalar > ranges[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && ranges[2 * low] <= scalar
  }

  // The Swift Programming Language, Lexical Structure: identifier-character.
  private static let namesFrom: [UInt32] = [
    0xA8, 0xA8, 0xAA, 0xAA, 0xAD, 0xAD, 0xAF, 0xAF, 0xB2, 0xB5, 0xB7, 0xBA, 0xBC, 0xBE, 0xC0, 0xD6,
    0xD8, 0xF6, 0xF8, 0x167F, 0x1681, 0x180D, 0x180F, 0x1FFF, 0x200B, 0x200D, 0x202A, 0x202E,
    0x203F, 0x2040, 0x2054, 0x2054, 0x2060, 0x218F, 0x2460, 0x24FF, 0x2776, 0x2793, 0x2C00, 0x2DFF,
    0x2E80, 0x2FFF, 0x3004, 0x3007, 0x3021, 0x302F, 0x3031, 0xD7FF, 0xF900, 0xFD3D, 0xFD40, 0xFDCF,
    0xFDF0, 0xFE44, 0xFE47, 0xFFF8, 0x1_0000, 0x1_FFFD, 0x2_0000, 0x2_FFFD, 0x3_0000, 0x3_FFFD,
    0x4_0000, 0x4_FFFD, 0x5_0000, 0x5_FFFD, 0x6_0000, 0x6_FFFD, 0x7_0000, 0x7_FFFD, 0x8_0000, 0x8_FFFD,
    0x9_0000, 0x9_FFFD, 0xA_0000, 0xA_FFFD, 0xB_0000, 0xB_FFFD, 0xC_0000, 0xC_FFFD, 0xD_0000, 0xD_FFFD,
    0xE_0000, 0xE_FFFD,
  ]
  // Characters that a name holds and does not begin with; operators hold them, too.
  private static let marksFrom: [UInt32] = [
    0x300, 0x36F, 0x1DC0, 0x1DFF, 0x20D0, 0x20FF, 0xFE20, 0xFE2F,
  ]
  // operator-head.
  private static let operatorsFrom: [UInt32] = [
    0xA1, 0xA7, 0xA9, 0xA9, 0xAB, 0xAC, 0xAE, 0xAE, 0xB0, 0xB1, 0xB6, 0xB6, 0xBB, 0xBB, 0xBF, 0xBF,
    0xD7, 0xD7, 0xF7, 0xF7, 0x2016, 0x2017, 0x2020, 0x2027, 0x2030, 0x203E, 0x2041, 0x2053,
    0x2055, 0x205E, 0x2190, 0x23FF, 0x2500, 0x2775, 0x2794, 0x2BFF, 0x2E00, 0x2E7F, 0x3001, 0x3003,
    0x3008, 0x3020, 0x3030, 0x3030,
  ]
  // What only operators hold besides.
  private static let variationsFrom: [UInt32] = [0xFE00, 0xFE0F, 0xE_0100, 0xE_01EF]
}

extension SourceBytes {
  /// The character at an offset, which is no ASCII, and how many bytes it takes; nil for bytes that are none.
  func scalar(at offset: Int) -> (value: UInt32?, count: Int) {
    let first = self[offset]
    let length = first >= 0xF8 || first < 0xC0 ? 0 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (0x7F >> UInt32(length))
    var count = 1
    while count < max(length, 1), self[offset &+ count] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(self[offset &+ count] & 0x3F)
      count += 1
    }
    let isShortest = value >= [0, 0, 0x80, 0x800, 0x1_0000][length]
    guard length == count, isShortest, Unicode.Scalar(value) != nil else { return (nil, count) }
    return (value, count)
  }
}
