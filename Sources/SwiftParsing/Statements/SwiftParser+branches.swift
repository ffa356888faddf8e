import SwiftLexing
import SwiftProgram

/// Statements that choose: `if`, `switch`, and their conditions.
extension SwiftParser {
  /// Reads `if … else if … else …`, in a loop: chains may be long.
  func ifStatement() -> StatementID {
    let first = spot(token)
    guard enter() else { return addStatement(.block([]), first) }
    defer { leave() }
    var branches: [(spot: SourceSpot, conditions: [Condition], body: [StatementID])] = []
    var last: StatementID?
    while isAt(Keyword.if), refusal == nil {
      let spot = spot(token)
      advance()
      if branches.count > limits.branches {
        refuse(at: token.start, "Too many branches stand in a row.")
        break
      }
      let conditions = conditions()
      branches.append((spot, conditions, block()))
      guard take(Keyword.else) else { break }
      if isAt(Keyword.if) { continue }
      let end = self.spot(token)
      let body = block()
      last = addStatement(.block(body), end)
      break
    }
    for branch in branches.reversed() {
      last = addStatement(.conditional(branch.conditions, branch.body, otherwise: last), branch.spot)
    }
    return last ?? addStatement(.block([]), first)
  }

  func conditions() -> [Condition] {
    var found: [Condition] = []
    if isAt(.openBrace) {
      let missing = missingExpression()
      return [.test(missing)]
    }
    repeat {
      if isAt(.openBrace) || isAt(Keyword.else) { break }
      found.append(condition())
    } while take(.comma)
    return found
  }

  private func condition() -> Condition {
    if isAt(.pound), isWord(peek(), "available") || isWord(peek(), "unavailable") { return availability() }
    if take(Keyword.case) {
      let pattern = matchingPattern()
      if take(.colon) { _ = type() }
      expect(.equal, "=")
      return .matching(pattern, expression(.condition))
    }
    guard isAt(Keyword.let) || isAt(Keyword.var) || isAt(Keyword.inout) else {
      return .test(expression(.condition))
    }
    let isConstant = token.keyword != .var
    advance()
    let start = token
    let pattern = matchingPattern(.binding(isConstant: isConstant))
    let type = take(.colon) ? type() : nil
    if take(.equal) { return .binding(pattern, type, expression(.condition)) }
    return .binding(pattern, type, shorthand(pattern, start))
  }

  /// The value of `if let name`.
  private func shorthand(_ pattern: PatternID, _ start: SwiftToken) -> ExpressionID {
    guard case .bind(let name, _) = program[pattern] else { return add(.unreadable("binding"), spot(start)) }
    return add(.name(name, generics: []), spot(start))
  }

  private func availability() -> Condition {
    let isNegated = isWord(peek(), "unavailable")
    move(to: position + 2)
    var platforms: [PlatformVersion] = []
    let opening = position
    expect(.openParenthesis, "(")
    while !isAt(.closeParenthesis), refusal == nil {
      if isAt(.name) {
        let platform = text(token)
        advance()
        var (major, minor) = (0, 0)
        if isAt(.number) {
          let parts = text(token).utf8.split(separator: UInt8(ascii: ".")).map { Int(Substring($0)) ?? 0 }
          major = parts.first ?? 0
          minor = parts.count > 1 ? parts[1] : 0
          advance()
          // A third number.
          while isAt(.period), peek().kind == .number { move(to: position + 2) }
        }
        platforms.append(PlatformVersion(platform, min(major, 10_000) * 100 + min(minor, 99)))
      } else if !take(operator: "*") {
        break
      }
      guard take(.comma) else { break }
    }
    close(opening, .closeParenthesis, ")")
    return .availability(platforms, isNegated: isNegated)
  }

  func switchStatement() -> StatementID {
    let start = spot(token)
    guard enter() else { return addStatement(.block([]), start) }
    defer { leave() }
    advance()
    let subject = isAt(.openBrace) ? missingExpression() : expression(.condition)
    guard isAt(.openBrace) else {
      fault("Something is missing here: {.")
      return addStatement(.switching(subject, []), start)
    }
    let opening = position
    advance()
    var cases: [SwitchCase] = []
    switchCases(&cases)
    close(opening, .closeBrace, "}")
    return addStatement(.switching(subject, cases), start)
  }

  private func switchCases(_ cases: inout [SwitchCase]) {
    while refusal == nil {
      switch token.kind {
      case .closeBrace, .endOfFile, .poundElseif, .poundElse, .poundEndif: return
      case .poundIf:
        var inner: [SwitchCase] = []
        conditional { $0.switchCases(&inner) }
        cases += inner
      case .pound where isWord(peek(), "warning") || isWord(peek(), "error"): skipToNextLine()
      case .atSign where peek(2).keyword == .default || peek(2).keyword == .case: move(to: position + 2)
      case .name where token.keyword == .case || token.keyword == .default: cases.append(switchCase())
      default:
        fault("This is not expected here.")
        skipToNextLine()
      }
    }
  }

  private func switchCase() -> SwitchCase {
    var items: [CaseItem] = []
    if take(Keyword.case) {
      repeat {
        if isAt(.colon) { break }
        let pattern = matchingPattern()
        items.append(CaseItem(pattern, where: take(Keyword.where) ? expression(.condition) : nil))
      } while take(.comma)
    } else {
      advance()
    }
    expect(.colon, ":")
    return SwitchCase(items, statements(inCase: true))
  }
}
