/// A string token: where its content lies in the text.
package struct JSONString {
  /// Offset of the first byte after the opening quote.
  package var start: Int
  /// Offset of the closing quote.
  package var end: Int
  package var hasEscapes: Bool

  /// The content with its escapes replaced. The token must have been read without a failure.
  package func unescaped(in bytes: JSONBytes) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var index = start
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += 1
      switch bytes[index] {
      case UInt8(ascii: "u"): index = appendUnicode(at: index, of: bytes, to: &result)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      default: result.append(bytes[index])
      }
      index += 1
    }
    return result
  }

  /// Appends the character of `uXXXX` or of a pair of them, and returns the index of its last byte.
  private func appendUnicode(at index: Int, of bytes: JSONBytes, to result: inout [UInt8]) -> Int {
    func unit(_ start: Int) -> UInt32 {
      (1...4).reduce(0) { $0 << 4 | (hexDigit(bytes[start + $1]) ?? 0) }
    }
    let high = unit(index)
    let isPair = (0xD800...0xDBFF).contains(high)
    let scalar = isPair ? 0x10000 + (high - 0xD800) << 10 + (unit(index + 6) - 0xDC00) : high
    for byte in String(Unicode.Scalar(scalar).map(Character.init) ?? "\u{FFFD}").utf8 { result.append(byte) }
    return index + (isPair ? 10 : 4)
  }
}
