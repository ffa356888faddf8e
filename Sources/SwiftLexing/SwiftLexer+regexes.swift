extension SwiftLexer {
  /// Where a regex in `#/` and `/#` ends. One that does not end goes to the end of its first line.
  mutating func endOfExtendedRegex(from start: Int, hashes: Int) -> Int {
    var pattern = RegexPattern(isMultiline: false)
    var end = start
    while bytes[end] == 0x20 || bytes[end] == 0x09 { end &+= 1 }
    let firstLineEnd = end
    pattern.isMultiline = bytes[end] == 0x0A || bytes[end] == 0x0D
    if !pattern.isMultiline { end = start }
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "/") {
        var close = end &+ 1
        while bytes[close] == UInt8(ascii: "#") { close &+= 1 }
        if close &- end &- 1 >= hashes { return close }
      }
      guard pattern.take(bytes, &end) else { return end }
    }
    guard pattern.isMultiline else { return end }
    looked &+= end &- start
    return firstLineEnd
  }

  /// Where the regex ends that begins with a slash in an operator that nothing stands before; nil where none does.
  mutating func endOfRegex(from slash: Int, isRightBound: Bool) -> Int? {
    if previousKeyword == .func || previousKeyword == .operator { return nil }
    var mustBe = false
    if !isRightBound {
      mustBe = followsTry
      if !mustBe, !mayBeginExpression { return nil }
      mustBe = mustBe || previous == .binaryOperator || previous == .equal
    }
    switch bytes[slash &+ 1] {
    case 0x20, 0x09: if !mustBe { return nil }
    case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
    default: break
    }
    let end = endOfBareRegex(from: slash &+ 1, mustBe: mustBe)
    if end == nil { looked &+= lengthOfLine(from: slash) }
    return end
  }

  private func endOfBareRegex(from start: Int, mustBe: Bool) -> Int? {
    var pattern = RegexPattern(isMultiline: false)
    var end = start
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "/") {
        let next = bytes[end &+ 1]
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return mustBe ? end : nil }
        if !mustBe, pattern.lastBlank == end &- 1 { return nil }
        return end &+ 1
      }
      guard pattern.take(bytes, &end) else { return mustBe ? end : nil }
      if pattern.isUnbalanced, !mustBe { return nil }
    }
    return mustBe ? end : nil
  }

  private func lengthOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end &+= 1 }
    return end &- start
  }

  /// Whether an expression may begin behind the last token.
  private var mayBeginExpression: Bool {
    switch previous {
    case .openBrace, .openParenthesis, .openSquare, .interpolation, .prefixOperator, .binaryOperator, .equal,
      .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .name:
      return previousKeyword.isAlwaysKeyword && !previousKeyword.isOperand
    case .endOfFile: return true
    default: return false
    }
  }
}

/// What a lexer must know of a regex while it looks for its end.
private struct RegexPattern {
  var isMultiline: Bool
  var isUnbalanced = false
  /// Where the last blank stands that is not escaped.
  var lastBlank = -2
  private var groups = 0
  private var classes = 0

  init(isMultiline: Bool) { self.isMultiline = isMultiline }

  /// Takes a character; false at the end of a line that ends the regex.
  mutating func take(_ bytes: SourceBytes, _ offset: inout Int) -> Bool {
    let isEscaped = bytes[offset] == UInt8(ascii: "\\")
    if isEscaped { offset &+= 1 }
    guard offset < bytes.count else { return true }
    let byte = bytes[offset]
    if byte == 0x0A || byte == 0x0D, !isMultiline { return false }
    offset &+= 1
    if isEscaped { return true }
    switch byte {
    case UInt8(ascii: "(") where classes == 0: groups += 1
    case UInt8(ascii: ")") where classes == 0:
      if groups == 0 { isUnbalanced = true } else { groups -= 1 }
    case UInt8(ascii: "["): classes += 1
    case UInt8(ascii: "]"): classes = max(0, classes - 1)
    case 0x20, 0x09: lastBlank = offset &- 1
    default: break
    }
    return true
  }
}

extension Keyword {
  /// Whether it is a whole expression.
  var isOperand: Bool {
    switch self {
    case .true, .false, .Any, .nil, .self, .Self, .super: true
    default: false
    }
  }

  /// Whether it is never a name.
  package var isAlwaysKeyword: Bool {
    switch self {
    case .Any, .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do,
      .else, .enum, .extension, .fallthrough, .false, .fileprivate, .for, .func, .guard, .if, .import, .in,
      .`init`,
      .inout, .internal, .is, .let, .nil, .operator, .precedencegroup, .private, .protocol, .public, .repeat,
      .rethrows, .return, .`self`, .`Self`, .static, .struct, .subscript, .super, .switch, .throw, .throws,
      .true,
      .try, .typealias, .var, .where, .while:
      true
    default: false
    }
  }
}
