extension SwiftLexer {
  /// Skips blanks, comments and bytes that Swift does not know.
  ///
  /// - Returns: Whether a line ended.
  @inline(__always) mutating func skipBlanks() -> Bool {
    var hasLineEnd = offset == 0
    while true {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0B, 0x0C:
        offset &+= 1
      case 0x0A, 0x0D:
        if let string = strings.last, !string.isMultiline { return hasLineEnd }
        hasLineEnd = true
        offset &+= 1
      case UInt8(ascii: "/"):
        if bytes[offset &+ 1] == UInt8(ascii: "/") {
          skipLine()
        } else if bytes[offset &+ 1] == UInt8(ascii: "*") {
          hasLineEnd = skipComment() || hasLineEnd
        } else {
          return hasLineEnd
        }
      case 0 where offset < bytes.count:
        offset &+= 1
      case UInt8(ascii: "#") where offset == 0 && bytes[1] == UInt8(ascii: "!"):
        skipLine()
      case 0x80...:
        guard skipUnknown() else { return hasLineEnd }
      case 1..<0x20, 0x7F:
        offset &+= 1
      default:
        return hasLineEnd
      }
    }
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset &+= 1 }
  }

  /// Skips a comment and those in it; whether a line ended in it.
  private mutating func skipComment() -> Bool {
    var (depth, hasLineEnd) = (0, false)
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "/") where bytes[offset &+ 1] == UInt8(ascii: "*"):
        depth += 1
        offset &+= 2
      case UInt8(ascii: "*") where bytes[offset &+ 1] == UInt8(ascii: "/"):
        depth -= 1
        offset &+= 2
        if depth == 0 { return hasLineEnd }
      case 0x0A, 0x0D:
        hasLineEnd = true
        offset &+= 1
      default:
        offset &+= 1
      }
    }
    return hasLineEnd
  }

  /// Skips a character that Swift has no use for, such as a mark of byte order; false where it begins a token.
  private mutating func skipUnknown() -> Bool {
    let (value, count) = bytes.scalar(at: offset)
    if let value {
      // A mark of byte order would be the beginning of a name.
      let isMark = value == 0xFEFF
      let isToken = CharacterClass.name(value).continues || CharacterClass.operation(value).begins
      if !isMark, isToken || value == 0x201C || value == 0x201D { return false }
    }
    offset &+= count
    return true
  }
}
