/// The bytes of a file that are known so far. Every access is checked: an index beyond them gives nil.
struct ByteView {
  let bytes: [UInt8]
  /// Whether the file ends with these bytes.
  let isWhole: Bool

  init(_ bytes: [UInt8], isWhole: Bool) { (self.bytes, self.isWhole) = (bytes, isWhole) }

  var count: Int { bytes.count }

  func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  /// A number of up to eight bytes.
  func number(at index: Int, bytes length: Int, isLittleEndian: Bool = false) -> UInt64? {
    guard index >= 0, index <= count - length else { return nil }
    var value: UInt64 = 0
    for offset in 0..<length {
      value = value << 8 | UInt64(bytes[index + (isLittleEndian ? length - 1 - offset : offset)])
    }
    return value
  }

  func uint16(at index: Int) throws(HeaderFault) -> Int { try integer(at: index, bytes: 2) }
  func uint32(at index: Int) throws(HeaderFault) -> Int { try integer(at: index, bytes: 4) }

  private func integer(at index: Int, bytes length: Int) throws(HeaderFault) -> Int {
    guard let number = number(at: index, bytes: length) else { throw .ended }
    return Int(number)
  }

  func begins(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  /// Whether a text stands at a place.
  func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index <= count - text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { letters in letters.indices.allSatisfy { bytes[index + $0] == letters[$0] } }
  }

  /// Where a text stands first, from `start` on and beginning before `end`.
  func firstIndex(of text: StaticString, from start: Int = 0, before end: Int = .max) -> Int? {
    let last = min(end, count - text.utf8CodeUnitCount + 1)
    guard start < last else { return nil }
    let first = text.withUTF8Buffer { $0[0] }
    return (start..<last).first { bytes[$0] == first && has(text, at: $0) }
  }
}
