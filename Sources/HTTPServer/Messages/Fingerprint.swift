/// 128 bits that tell byte sequences apart, as long as nobody looks for two that are alike: for entity tags.
///
/// Multiplies and folds 16 bytes at a time. It is the same on every machine and in every run.
package struct Fingerprint {
  private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var high: UInt64 = 0xBF58_476D_1CE4_E5B9

  package init() {}

  /// Adds a sequence; where it ends counts.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while bytes.count - offset >= 16 {
      fold(
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian,
        bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self).littleEndian)
      offset += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for index in offset..<bytes.count {
      let place = index - offset
      let bits = UInt64(bytes[index]) << UInt64(place % 8 * 8)
      if place < 8 { rest.0 |= bits } else { rest.1 |= bits }
    }
    fold(rest.0, rest.1)
    fold(UInt64(bytes.count), 0x94D0_49BB_1331_11EB)
  }

  /// Adds the bytes of a text.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// 32 hexadecimal digits.
  package var digits: String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for index in 0..<32 {
        let word = index < 16 ? high : low
        let digit = UInt8(truncatingIfNeeded: word >> UInt64((15 - index % 16) * 4) & 15)
        digits[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 32
    }
  }

  private mutating func fold(_ first: UInt64, _ second: UInt64) {
    low = Self.mixed(first ^ low, second ^ 0xA076_1D64_78BD_642F)
    high = Self.mixed(second ^ high ^ 0xE703_7ED1_A0B4_28DB, first ^ 0x8EBC_6AF0_9C88_C6E3)
  }

  private static func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    // With both factors, so that a factor of zero does not make all that follows alike.
    return product.high ^ product.low ^ first ^ (second << 1 | second >> 63)
  }
}
