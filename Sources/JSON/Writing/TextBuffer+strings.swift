extension TextBuffer {
  /// Appends a string as a JSON token: in quotes, with what must be escaped escaped.
  ///
  /// - Parameter hasComma: Whether there is a comma before it.
  @inline(__always) mutating func append(quoted text: UnsafeBufferPointer<UInt8>, hasComma: Bool) {
    reserve(text.count &+ 3)
    end.pointee = UInt8(ascii: ",")
    if hasComma { count &+= 1 }
    let start = end
    start.pointee = UInt8(ascii: "\"")
    guard let source = text.baseAddress, !copyPlain(source, count: text.count, to: start + 1) else {
      (start + text.count + 1).pointee = UInt8(ascii: "\"")
      count &+= text.count &+ 2
      return
    }
    appendEscaped(text)
  }

  /// Writes the string byte by byte.
  @inline(never) private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      append(UnsafeBufferPointer(rebasing: text[start..<index]))
      appendEscape(of: byte)
      start = index + 1
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
    append(UInt8(ascii: "\""))
  }

  private mutating func appendEscape(of byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0..<0x20:
      for digit in [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")] { append(digit) }
      append(UInt8(ascii: "0") + byte >> 4)
      append(byte & 15 < 10 ? UInt8(ascii: "0") + byte & 15 : UInt8(ascii: "a") + byte & 15 - 10)
    default: append(byte)
    }
  }
}

/// Copies bytes, eight at a time, for as long as none of them needs an escape.
///
/// Neither reads nor writes beyond `count` bytes: what is left of the last eight is copied with some of those before.
///
/// - Returns: Whether all were copied.
@inline(__always) private func copyPlain(
  _ source: UnsafePointer<UInt8>, count: Int, to target: TextPlace
) -> Bool {
  let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
  var suspects: UInt64 = 0
  func copyWord(at offset: Int) {
    let word = from.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    suspects |= bytesToEscape(in: word)
    to.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
  }
  if count >= 8 {
    copyWord(at: 0)
    var offset = 8
    while offset &+ 8 < count {
      copyWord(at: offset)
      offset &+= 8
    }
    copyWord(at: count &- 8)
  } else if count >= 4 {
    let first = from.loadUnaligned(as: UInt32.self)
    let last = from.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    suspects = bytesToEscape(in: UInt64(first) | UInt64(last) << 32)
    to.storeBytes(of: first, as: UInt32.self)
    to.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
  } else if count > 0 {
    let (first, middle, last) = (source[0], source[count >> 1], source[count &- 1])
    let bytes = UInt64(first) | UInt64(middle) << 8 | UInt64(last) << 16
    suspects = bytesToEscape(in: bytes | 0x2020_2020_2000_0000)
    target[0] = first
    target[count >> 1] = middle
    target[count &- 1] = last
  }
  return suspects == 0
}

/// Not zero if one of eight bytes is a control character, a quotation mark or a backslash.
@inline(__always) private func bytesToEscape(in word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let quotes = word ^ ones &* UInt64(UInt8(ascii: "\""))
  let backslashes = word ^ ones &* UInt64(UInt8(ascii: "\\"))
  // A byte that is less than n, and has its high bit clear, borrows when n is subtracted.
  let controls = (word &- ones &* 0x20) & ~word
  let suspects = controls | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
  return suspects & 0x8080_8080_8080_8080
}
