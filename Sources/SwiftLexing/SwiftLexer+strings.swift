extension SwiftLexer {
  /// A string from its first quote on.
  mutating func beginString(_ token: SwiftToken, hashes: Int) -> SwiftToken {
    let start = token.start &+ hashes
    let quote = bytes[start]
    let isMultiline =
      quote == UInt8(ascii: "\"") && bytes.have("\"\"\"", at: start)
      && !(hashes > 0 && endsInLine(from: start &+ 3, hashes: hashes))
    strings.append(
      OpenString(start: token.start, hashes: hashes, isMultiline: isMultiline, quote: quote))
    var string = restOfString(from: start &+ (isMultiline ? 3 : 1))
    (string.start, string.isFirstOfLine) = (token.start, token.isFirstOfLine)
    return string
  }

  /// Whether the end of a raw string stands in the same line: then `#"""` begins one of a single line.
  private mutating func endsInLine(from start: Int, hashes: Int) -> Bool {
    if haveHashes(hashes, at: start) { return true }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "\""), haveHashes(hashes, at: end &+ 1) {
        looked &+= end &- start
        return true
      }
      end &+= 1
    }
    looked &+= end &- start
    return false
  }

  private func haveHashes(_ count: Int, at offset: Int) -> Bool {
    var index = 0
    while index < count, bytes[offset &+ index] == UInt8(ascii: "#") { index &+= 1 }
    return index == count
  }

  /// The string that stands open, up to its end or its next interpolation.
  mutating func restOfString(from start: Int) -> SwiftToken {
    isInString = false
    guard let string = strings.last else {
      return SwiftToken(kind: .endOfFile, start: offset, end: offset)
    }
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == string.quote {
        let close = endOfString(string, from: end)
        if close > end { return finishString(.string, from: start, to: close) }
      } else if byte == UInt8(ascii: "\\") {
        if haveHashes(string.hashes, at: end &+ 1) {
          end &+= string.hashes &+ 1
          let escaped = bytes[end]
          if escaped == UInt8(ascii: "(") {
            offset = end &+ 1
            return SwiftToken(kind: .interpolation, start: start, end: offset)
          }
          let isEscape =
            escaped == UInt8(ascii: "\\") || escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "'")
          if !isEscape { continue }
        }
      } else if byte == 0x0A || byte == 0x0D, !string.isMultiline {
        break
      }
      end &+= 1
    }
    return finishString(.string, from: start, to: end)
  }

  private mutating func finishString(_ kind: SwiftToken.Kind, from start: Int, to end: Int) -> SwiftToken {
    strings.removeLast()
    offset = end
    return SwiftToken(kind: kind, start: start, end: end)
  }

  /// Where a string ends that may end with the quote at an offset; the same offset where it does not.
  private func endOfString(_ string: OpenString, from offset: Int) -> Int {
    if string.isMultiline, !bytes.have("\"\"\"", at: offset) { return offset }
    let end = offset &+ (string.isMultiline ? 3 : 1)
    if string.hashes == 0 { return end }
    guard haveHashes(string.hashes, at: end) else { return offset }
    // More of them than there were belong to the end as well.
    var behind = end &+ string.hashes
    while bytes[behind] == UInt8(ascii: "#") { behind &+= 1 }
    return behind
  }

  /// A name in backticks, which may hold anything but a line's end; a backtick alone where no other follows.
  mutating func rawName(from start: Int) -> (SwiftToken.Kind, Int) {
    var end = start &+ 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "`") {
        if end > start &+ 1 { return (.name, end &+ 1) }
        break
      }
      end &+= 1
    }
    looked &+= end &- start
    return (.backtick, start &+ 1)
  }

  /// What begins with `#`: a raw string, a regex, a condition of the compiler, a macro.
  mutating func hash(_ token: SwiftToken) -> SwiftToken {
    var token = token
    var count = 1
    while bytes[token.start &+ count] == UInt8(ascii: "#") { count &+= 1 }
    switch bytes[token.start &+ count] {
    case UInt8(ascii: "\""):
      return beginString(token, hashes: count)
    case UInt8(ascii: "/"):
      (token.kind, token.end) = (.regex, endOfExtendedRegex(from: token.start &+ count &+ 1, hashes: count))
    default:
      token.kind = .pound
      looked &+= count
      let end = endOfName(from: token.start &+ 1)
      switch keywords.word(bytes, token.start &+ 1, end) {
      case .if: (token.kind, token.end) = (.poundIf, end)
      case .else: (token.kind, token.end) = (.poundElse, end)
      default:
        if end &- token.start == 7, bytes.have("elseif", at: token.start &+ 1) {
          (token.kind, token.end) = (.poundElseif, end)
        } else if end &- token.start == 6, bytes.have("endif", at: token.start &+ 1) {
          (token.kind, token.end) = (.poundEndif, end)
        }
      }
    }
    offset = token.end
    return token
  }
}
