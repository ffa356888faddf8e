extension SwiftLexer {
  /// An operator, or the regex that begins in it.
  mutating func operation(_ token: SwiftToken) -> SwiftToken {
    var token = token
    let byte = bytes[token.start]
    let isLeftBound = isBound(before: token.start)
    if isLeftBound, byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") {
      token.kind = .postfixMark
      offset = token.end
      return token
    }
    if byte == UInt8(ascii: "<"), bytes[token.end] == UInt8(ascii: "#") {
      if let end = endOfPlaceholder(from: token.start) {
        (token.kind, token.end, offset) = (.name, end, end)
        return token
      }
    }
    var firstSlash: Int?
    token.end = endOfOperator(from: token.start, firstSlash: &firstSlash)
    let isRightBound = isBound(behind: token.end, isLeftBound: isLeftBound)
    if let firstSlash, !isLeftBound, let end = endOfRegex(from: firstSlash, isRightBound: isRightBound) {
      offset = end
      (token.kind, token.end) = (.regex, end)
      return token
    }
    if firstSlash != nil { token.end = commentInOperator(token) }
    let isBoundNow = isBound(behind: token.end, isLeftBound: isLeftBound)
    token.kind = kind(of: token, isLeftBound, isBoundNow)
    offset = token.end
    return token
  }

  private func kind(of token: SwiftToken, _ isLeftBound: Bool, _ isRightBound: Bool) -> SwiftToken.Kind {
    let first = bytes[token.start]
    if token.end &- token.start == 1 {
      if first == UInt8(ascii: "=") { return .equal }
      if first == UInt8(ascii: ".") { return .period }
      if first == UInt8(ascii: "?") { return .infixQuestion }
    } else if token.end &- token.start == 2, bytes.have("->", at: token.start) {
      return .arrow
    }
    return isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// Where an operator ends, if it is no regex and holds no comment.
  private mutating func endOfOperator(from start: Int, firstSlash: inout Int?) -> Int {
    let mayHavePoints = bytes[start] == UInt8(ascii: ".")
    var end = start
    while true {
      let byte = bytes[end]
      if byte >= 0x80 {
        let (value, count) = bytes.scalar(at: end)
        guard let value, CharacterClass.operation(value).continues else { return end }
        end &+= count
      } else if byte == UInt8(ascii: "."), !mayHavePoints {
        return end
      } else if CharacterClass.isOperator(byte) {
        if byte == UInt8(ascii: "/"), firstSlash == nil { firstSlash = end }
        if byte == UInt8(ascii: "<"), bytes[end &+ 1] == UInt8(ascii: "#"), end > start,
          hasPlaceholderEnd(end)
        {
          return end
        }
        end &+= 1
      } else {
        return end
      }
    }
  }

  /// Where an operator ends in which a comment begins.
  private func commentInOperator(_ token: SwiftToken) -> Int {
    guard token.end &- token.start > 2 else { return token.end }
    var end = token.start &+ 1
    while end < token.end {
      let next = bytes[end &+ 1]
      if bytes[end] == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        return end
      }
      end &+= 1
    }
    return token.end
  }

  /// Whether something stands right before an operator.
  private func isBound(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset &- 1] {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return bytes[offset &- 2] != UInt8(ascii: "*")
    case 0xA0: return bytes[offset &- 2] != 0xC2
    default: return true
    }
  }

  /// Whether something stands right behind an operator.
  private func isBound(behind offset: Int, isLeftBound: Bool) -> Bool {
    switch bytes[offset] {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return bytes[offset &+ 1] != UInt8(ascii: "/") && bytes[offset &+ 1] != UInt8(ascii: "*")
    case 0xC2: return bytes[offset &+ 1] != 0xA0
    default: return true
    }
  }

  /// Where a placeholder of an editor ends, `<#name#>`; nil where none begins.
  private mutating func endOfPlaceholder(from start: Int) -> Int? {
    var end = start &+ 2
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "#"), bytes[end &+ 1] == UInt8(ascii: ">") { return end &+ 2 }
      if bytes[end] == UInt8(ascii: "<"), bytes[end &+ 1] == UInt8(ascii: "#") { break }
      end &+= 1
    }
    looked &+= end &- start
    return nil
  }

  /// Whether a `#>` follows in the line.
  private mutating func hasPlaceholderEnd(_ start: Int) -> Bool {
    var end = start
    while end &+ 1 < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "#"), bytes[end &+ 1] == UInt8(ascii: ">") { return true }
      end &+= 1
    }
    looked &+= end &- start
    return false
  }
}
