/// Bytes as letters and digits (RFC 4648).
package enum Base64: Sendable {
  /// The alphabet of section 4, with padding.
  case padded
  /// That of section 5, whose letters an address may have, without padding.
  case forAddresses

  /// Appends the digits of some bytes to a text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package func append(_ bytes: UnsafeRawBufferPointer, to text: inout [UInt8]) {
    let last = self == .padded ? "+/" : "-_"
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\(last)".utf8)
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    digits.withUnsafeBufferPointer { digits in
      var place = 0
      while place < bytes.count {
        let count = min(3, bytes.count - place)
        var group: UInt32 = 0
        for offset in 0..<3 { group = group << 8 | (offset < count ? UInt32(bytes[place + offset]) : 0) }
        for digit in 0...count { text.append(digits[Int(group >> (18 - 6 * digit)) & 63]) }
        if self == .padded, count < 3 { text += repeatElement(UInt8(ascii: "="), count: 3 - count) }
        place += 3
      }
    }
  }

  /// The digits of some bytes.
  package func encode(_ bytes: UnsafeRawBufferPointer) -> String {
    var text: [UInt8] = []
    append(bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text ``forAddresses``; nil if it holds anything else than digits, has a length that no bytes give, or
  /// bits left over.
  package static func decodeAddress(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (group, count): (UInt32, Int) = (0, 0)
    for character in text {
      guard let value = value(of: character) else { return nil }
      group = group << 6 | value
      count += 1
      if count % 4 == 0 {
        bytes += [UInt8(group >> 16 & 255), UInt8(group >> 8 & 255), UInt8(group & 255)]
        group = 0
      }
    }
    switch count % 4 {
    case 0: return bytes
    case 2 where group & 15 == 0: return bytes + [UInt8(group >> 4)]
    case 3 where group & 3 == 0: return bytes + [UInt8(group >> 10), UInt8(group >> 2 & 255)]
    default: return nil
    }
  }

  /// The bytes of a text that is ``padded``, with white space anywhere; nil for any other.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    var digits: [UInt8] = []
    digits.reserveCapacity(text.count)
    var padding = 0
    for character in text {
      switch character {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
      case UInt8(ascii: "="): padding += 1
      case _ where padding > 0: return nil
      case UInt8(ascii: "+"): digits.append(UInt8(ascii: "-"))
      case UInt8(ascii: "/"): digits.append(UInt8(ascii: "_"))
      case UInt8(ascii: "-"), UInt8(ascii: "_"): return nil
      default: digits.append(character)
      }
    }
    guard padding == 0 || (digits.count + padding) % 4 == 0 && padding < 3 else { return nil }
    return decodeAddress(digits)
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
