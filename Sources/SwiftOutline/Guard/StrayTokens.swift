/// Counts what stands in the bodies of types and belongs to no declaration: for each such token the parser looks ahead to the end
/// of the body.
struct StrayTokens {
  private(set) var count = 0
  /// Whether what comes now belongs to no declaration.
  private var isStray = false
  /// `:` since the last word, comma or `?`: a declaration has one.
  private var colons = 0
  /// Tokens between the word of a type and its body.
  private var headTokens = 0
  /// So many of them belong to the declaration.
  private static let longestHead = 256
  /// Whether the last token was a name behind a `}`, which may be the label of a closure.
  private var mayBeLabel = false

  /// Takes a token right in the body of a type, behind another one.
  @inline(__always) mutating func take(
    _ token: SwiftToken, behind last: SwiftToken.Kind, _ lastKeyword: Keyword
  ) {
    switch token.kind {
    case .name where token.keyword != .none && last != .period:
      if token.keyword.beginsMember { isStray = false }
      if token.keyword.beginsMember || token.keyword == .where { colons = 0 }
      mayBeLabel = false
    case .name:
      mayBeLabel = false
      guard Self.endsDeclaration(last, lastKeyword) else { break }
      mayBeLabel = last == .closeBrace && !isStray
      isStray = true
    case .colon:
      if mayBeLabel {
        isStray = false
      } else {
        colons += 1
        if colons > 1 { isStray = true }
      }
      mayBeLabel = false
    case .comma where last != .openBrace, .infixQuestion where last != .openBrace: colons = 0
    case .atSign, .pound, .poundIf, .poundElse, .poundElseif, .poundEndif: (isStray, colons) = (false, 0)
    case .closeBrace, .semicolon: mayBeLabel = false
    default:
      mayBeLabel = false
      if last == .openBrace || last == .semicolon { isStray = true }
    }
    if isStray, token.kind != .closeBrace { count += 1 }
  }

  /// Begins at the word of a type.
  mutating func beginHead() { (colons, headTokens) = (0, 0) }

  /// Takes a token between the word of a type and its body.
  mutating func takeInHead(_ token: SwiftToken) {
    headTokens += 1
    if headTokens > Self.longestHead { count += 1 }
    switch token.kind {
    case .comma: colons = 0
    case .binaryOperator where token.end &- token.start == 2:
      // `==`, of which a requirement has one.
      colons += 1
      if colons > 1 { count += 1 }
    case .name where token.keyword == .where || token.keyword.beginsMember: colons = 0
    case .colon:
      colons += 1
      if colons > 1 { count += 1 }
    default: break
    }
  }

  /// Takes a name between parentheses: behind an operand there is a comma or an operator.
  mutating func takeInList(_ token: SwiftToken, behind last: SwiftToken.Kind) {
    guard token.keyword == .none else { return }
    switch last {
    case .postfixOperator, .closeParenthesis, .closeSquare, .string, .number, .dollar: count += 1
    default: break
    }
  }

  /// Takes the token behind an attribute: it belongs to a declaration or a type.
  mutating func takeBehindAttribute(_ token: SwiftToken, isStatement: Bool) {
    switch token.kind {
    case .name:
      if token.keyword.isOperand || token.keyword == .none && isStatement { count += 1 }
    case .openParenthesis, .openSquare, .arrow, .atSign, .pound, .poundIf, .poundElse, .poundElseif,
      .poundEndif:
      break
    default: count += 1
    }
  }

  /// Whether no name follows in a declaration.
  private static func endsDeclaration(_ last: SwiftToken.Kind, _ keyword: Keyword) -> Bool {
    switch last {
    case .name: keyword == .none || keyword.isOperand
    case .closeParenthesis, .closeSquare, .closeBrace, .openBrace, .string, .number, .semicolon, .postfixMark,
      .dollar, .regex:
      true
    default: false
    }
  }
}

extension Keyword {
  /// Whether a member of a type begins with it, or its modifiers do.
  var beginsMember: Bool {
    switch self {
    case .break, .continue, .fallthrough, .operator, .precedencegroup: false
    case .fileprivate, .final, .indirect, .infix, .internal, .isolated, .lazy, .mutating, .nonisolated,
      .nonmutating,
      .open, .optional, .override, .package, .postfix, .prefix, .private, .public, .required, .static,
      .unowned, .weak,
      .convenience, .dynamic, .distributed, .consuming, .borrowing:
      true
    default: beginsDeclaration
    }
  }
}
