/// What stands where it belongs to nothing.
extension DepthGuard {
  @inline(__always) mutating func takeStrays(_ token: SwiftToken) {
    let isInList = level.bracket == .openParenthesis && token.kind == .name
    guard isInList || level.isTypeBody || level.expectsTypeBody || level.attribute != .none else { return }
    if isInList, level.attribute == .none { stray.takeInList(token, behind: last) }
    if level.expectsTypeBody {
      if level.angles == 0 { stray.takeInHead(token) }
    } else if level.isTypeBody {
      stray.take(token, behind: last, lastKeyword)
    }
    if level.attribute != .none, !isInAttribute(token) {
      stray.takeBehindAttribute(token, isStatement: level.attribute == .statement)
      level.attribute = .none
    }
    check(stray.count, limits.strays, .tooManyStrays, token)
  }

  /// Whether a token belongs to the attribute before it: its name, or its arguments right behind that.
  private func isInAttribute(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .name: last == .atSign || last == .period
    case .period: true
    case .openParenthesis: last == .name
    case .prefixOperator, .binaryOperator, .postfixOperator:
      level.attributeAngles > 0 || last == .name && token.beginsWithAngle
    default: level.attributeAngles > 0
    }
  }

  /// Whether a statement may have ended before an attribute, which then needs a declaration.
  var mayBeStatement: Bool {
    switch last {
    case .name: lastKeyword == .none || lastKeyword.isOperand
    case .closeParenthesis, .closeSquare, .closeBrace, .string, .number, .dollar, .semicolon, .postfixMark,
      .endOfFile:
      level.attribute == .none
    default: false
    }
  }
}
