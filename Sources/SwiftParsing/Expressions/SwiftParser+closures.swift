import SwiftLexing
import SwiftProgram

extension SwiftParser {
  /// Reads the closures behind the parentheses of a call, where some follow.
  func trailingClosures(_ context: ExpressionContext) -> [Argument] {
    guard isAt(.openBrace), context.place == .anywhere, isTrailingClosure(at: position, context) else {
      return []
    }
    return closures()
  }

  /// Reads a closure and those with labels behind it.
  func closures() -> [Argument] {
    var found = [Argument(label: nil, closure())]
    while isLabel(token), token.keyword != .default, peek().kind == .colon, peek(2).kind == .openBrace {
      let label = name(token)
      move(to: position + 2)
      found.append(Argument(label: label, closure()))
    }
    return found
  }

  /// Whether a `{` begins a closure behind an operand, and not accessors or the body of a statement.
  func isTrailingClosure(at index: Int, _ context: ExpressionContext) -> Bool {
    let next = nth(index + 1)
    if next.keyword == .`init` || next.keyword == .case { return false }
    if isWord(next, "didSet") || isWord(next, "willSet") { return false }
    if next.kind == .atSign, beginsObserver(at: index + 1) { return false }
    guard context.place == .condition else { return true }
    guard !next.isFirstOfLine, let end = pairs[index] else { return false }
    let behind = nth(end + 1)
    switch behind.kind {
    case .openBrace, .comma: return true
    case .openSquare, .openParenthesis, .period, .postfixMark, .infixQuestion, .colon, .equal,
      .postfixOperator,
      .binaryOperator:
      return !behind.isFirstOfLine
    case .name:
      if behind.keyword == .where { return true }
      return (behind.keyword == .is || behind.keyword == .as) && !behind.isFirstOfLine
    default: return false
    }
  }

  private func beginsObserver(at start: Int) -> Bool {
    var index = start
    while index + 2 < tokens.count, tokens[index].kind == .atSign, tokens[index + 1].kind == .name {
      index += 2
      if tokens[index].kind == .openParenthesis { index = behind(index) }
    }
    let word = nth(index)
    return word.keyword == .`init` || isWord(word, "didSet") || isWord(word, "willSet")
  }

  /// Reads `{ [captures] (parameters) in body }`.
  func closure() -> ExpressionID {
    let start = spot(token)
    let opening = position
    guard enter() else { return add(.unreadable("closureExpr"), start) }
    defer { leave() }
    expect(.openBrace, "{")
    var found = ClosureExpression()
    anonymousCounts.append(0)
    if hasClosureSignature { closureSignature(&found) }
    found.body = statements()
    close(opening, .closeBrace, "}")
    found.anonymousCount = anonymousCounts.removeLast()
    let id = program.add(found)
    return add(.closure(id), start)
  }

  /// Whether `in` follows what may be captures, parameters and a result.
  private var hasClosureSignature: Bool {
    guard
      isAt(.atSign) || isAt(.openParenthesis) || isAt(.openSquare) || isIdentifier(token)
        || isWildcard(token)
    else { return false }
    var place = TokenPlace(index: position)
    scoutAttributes(&place)
    if tokens[place.index].kind == .openSquare {
      guard let end = pairs[place.index] else { return false }
      place.index = end + 1
    }
    if tokens[place.index].kind == .openParenthesis {
      guard let end = pairs[place.index] else { return false }
      place.index = end + 1
    } else if isIdentifier(tokens[place.index]) || isWildcard(tokens[place.index]) {
      guard scoutNames(&place) else { return false }
    }
    scoutEffects(&place)
    if scouted(place).kind == .arrow {
      place.index += 1
      guard scoutType(&place) else { return false }
      return true
    }
    return tokens[place.index].keyword == .in
  }

  private func scoutNames(_ place: inout TokenPlace) -> Bool {
    while isIdentifier(tokens[place.index]) || isWildcard(tokens[place.index]) {
      place.index += 1
      if tokens[place.index].kind == .colon {
        place.index += 1
        guard scoutType(&place) else { return false }
      }
      guard scouted(place).kind == .comma else { return true }
      place.index += 1
    }
    return false
  }

  private func closureSignature(_ found: inout ClosureExpression) {
    _ = attributes()
    if isAt(.openSquare) { captures(&found) }
    if !isAt(Keyword.in) {
      if isAt(.openParenthesis) {
        found.parameters = closureParameters()
      } else if isIdentifier(token) || isWildcard(token) {
        var parameters: [Parameter] = []
        repeat {
          guard isAt(.name) else { break }
          var one = Parameter(label: nil, name: name(token))
          advance()
          if take(.colon) { one.type = type() }
          parameters.append(one)
        } while take(.comma)
        found.parameters = parameters
      }
      effects()
      if take(.arrow) { found.result = type() }
    }
    expect(Keyword.in, "in")
  }

  private func captures(_ found: inout ClosureExpression) {
    let opening = position
    advance()
    while isAt(.name), refusal == nil {
      var isWeak = false
      if (token.keyword == .weak || token.keyword == .unowned) && isCaptureSpecifier {
        isWeak = true
        advance()
        if isAt(.openParenthesis) { skip() }
      }
      guard isAt(.name) else { break }
      let captured = name(token)
      advance()
      let value = take(.equal) ? expression() : nil
      found.captures.append(Capture(captured, value, isWeak: isWeak))
      guard take(.comma) else { break }
    }
    close(opening, .closeSquare, "]")
  }

  private var isCaptureSpecifier: Bool {
    let next = peek()
    return next.kind == .name || next.kind == .openParenthesis
  }

  private func closureParameters() -> [Parameter] {
    let opening = position
    advance()
    var found: [Parameter] = []
    while !isAt(.closeParenthesis), refusal == nil {
      _ = attributes()
      skipParameterModifiers()
      guard isAt(.name) || isAt(.dollar) else { break }
      var own = token
      advance()
      if isAt(.name) {
        own = token
        advance()
      }
      var one = Parameter(label: nil, name: name(own))
      if take(.colon) {
        one.type = type()
        one.isInOut = lastTypeIsInOut
      }
      _ = take(operator: "...")
      if take(.equal) { _ = expression() }
      found.append(one)
      guard take(.comma) else { break }
    }
    close(opening, .closeParenthesis, ")")
    return found
  }
}
