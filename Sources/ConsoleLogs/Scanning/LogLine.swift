/// A line of a text.
struct LogLine {
  /// Counted from 1.
  var number: Int
  /// As it stands, without the line end.
  var original: Bytes
  /// The line as the console printed it: without the marks of quotations and comments, with escapes resolved.
  var text: Bytes
}

/// The lines of a text. Line ends are those of any system.
func logLines(_ bytes: [UInt8]) -> [LogLine] {
  var lines: [LogLine] = []
  var start = 0
  func add(to end: Int) {
    let original = bytes[start..<end]
    lines.append(LogLine(number: lines.count + 1, original: original, text: cleaned(original)))
  }
  for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
    // CR LF is one.
    if byte == 0x0D || index == 0 || bytes[index - 1] != 0x0D { add(to: index) }
    start = index + 1
  }
  if start < bytes.count { add(to: bytes.count) }
  return lines
}

private func cleaned(_ line: Bytes) -> Bytes {
  let isPlain = line.allSatisfy {
    $0 < 0x80 && $0 != 0x09 && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "\\")
  }
  // A link to a page that explains logs has one in it.
  let plain = line.first("%3CNSLayoutConstraint") == nil ? line : percentDecoded(line)
  var text = (isPlain ? plain : unescaped(plain)).trimmed()
  // Quotations of letters and of Markdown, and comments of code.
  while let first = text.first {
    if first == UInt8(ascii: ">"), text.count == 1 || [0x20, 0x22, 0x3E].contains(text[text.startIndex + 1]),
      !text.begins(">\""), !text.begins(">,")
    {
      text = text.dropFirst().trimmed()
    } else if text.begins("//") {
      text = text.dropFirst(2).trimmed()
    } else {
      break
    }
  }
  return text
}

/// A link with its bytes as they are. What is not escaped correctly stays.
private func percentDecoded(_ line: Bytes) -> Bytes {
  var result: [UInt8] = []
  result.reserveCapacity(line.count)
  var index = line.startIndex
  while index < line.endIndex {
    let digits = line[index...].dropFirst().prefix(2)
    if line[index] == UInt8(ascii: "%"), digits.count == 2, let byte = UInt8(digits.text, radix: 16) {
      result.append(byte == 0x0A || byte == 0x0D || byte == 0x09 ? 0x20 : byte)
      index += 3
    } else {
      result.append(line[index])
      index += 1
    }
  }
  return result[...]
}

/// Escapes of HTML, of C and of property lists, blanks and typographic quotes as plain ASCII.
private func unescaped(_ line: Bytes) -> Bytes {
  var result: [UInt8] = []
  result.reserveCapacity(line.count)
  var index = line.startIndex
  next: while index < line.endIndex {
    let byte = line[index]
    switch byte {
    case UInt8(ascii: "&"), 0xC2, 0xE2:
      for (word, plain) in replacements where line.has(word, at: index) {
        plain.withUTF8Buffer { result.append(contentsOf: $0) }
        index += word.utf8CodeUnitCount
        continue next
      }
      result.append(byte)
    case UInt8(ascii: "\\"):
      index += unescape(line[index...], into: &result)
      continue next
    case 0x09: result.append(UInt8(ascii: " "))
    default: result.append(byte)
    }
    index += 1
  }
  return result[...]
}

private let replacements: [(StaticString, StaticString)] = [
  ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&apos;", "'"),
  ("&#x27;", "'"), ("&nbsp;", " "), ("&#160;", " "), ("&amp;lt;", "<"), ("&amp;gt;", ">"),
  ("&amp;quot;", "\""), ("&amp;", "&"), ("\u{A0}", " "), ("“", "\""), ("”", "\""), ("„", "\""), ("‘", "'"),
  ("’", "'"), ("—", "--"), ("–", "-"), ("\u{2212}", "-"), ("≥", ">="), ("≤", "<="), ("…", "..."),
  ("\u{2028}", " "), ("\u{200B}", ""),
]

/// Adds what a backslash at the beginning stands for; returns how many bytes that takes.
private func unescape(_ text: Bytes, into result: inout [UInt8]) -> Int {
  let start = text.startIndex
  switch text.dropFirst().first {
  case let sign? where sign > 0x20 && sign < 0x7F && !sign.isLetter && !sign.isDigit:
    result.append(sign)
    return 2
  case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"):
    result.append(UInt8(ascii: " "))
    return 2
  case UInt8(ascii: "U"), UInt8(ascii: "u"):
    guard let high = codeUnit(text, at: start + 2) else { break }
    let low = text.has("\\", at: start + 6) ? codeUnit(text, at: start + 8) : nil
    let pair = 0xD800..<0xDC00 ~= high ? low.flatMap { 0xDC00..<0xE000 ~= $0 ? [high, $0] : nil } : nil
    result += String(decoding: pair ?? [high], as: UTF16.self).utf8
    return pair == nil ? 6 : 12
  default: break
  }
  result.append(text[start])
  return 1
}

private func codeUnit(_ text: Bytes, at index: Int) -> UInt16? {
  guard index + 4 <= text.endIndex, text[index..<index + 4].allSatisfy(\.isHexDigit) else { return nil }
  return UInt16(text[index..<index + 4].text, radix: 16)
}
