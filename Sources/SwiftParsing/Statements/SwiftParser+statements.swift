import SwiftLexing
import SwiftProgram

extension SwiftParser {
  /// Reads statements up to what ends a block, or a branch of `#if`.
  ///
  /// - Parameter inCase: Whether they are those of a `case`, which the next one ends.
  func statements(inCase: Bool = false, inInitializer: Bool = false) -> [StatementID] {
    var found: [StatementID] = []
    while !isAtEndOfBlock(inCase: inCase) {
      let start = position
      if isAt(.poundIf) {
        if skipConditionalAttributes() { continue }
        conditional { parser in found += parser.statements(inCase: inCase) }
      } else if isAt(.semicolon) {
        advance()
        continue
      } else if let statement = item(inInitializer: inInitializer) {
        found.append(statement)
      }
      endStatement(start)
    }
    return found
  }

  private func isAtEndOfBlock(inCase: Bool) -> Bool {
    switch token.kind {
    case .closeBrace, .endOfFile, .poundElseif, .poundElse, .poundEndif: return true
    case .name: return inCase && (token.keyword == .case || token.keyword == .default)
    case .atSign: return inCase && peek(2).keyword == .default
    case .poundIf: return inCase && beginsCase(at: position)
    default: return false
    }
  }

  /// Whether cases stand in the first branch of `#if`.
  private func beginsCase(at start: Int) -> Bool {
    var index = start
    repeat {
      index += 1
      while index < tokens.count - 1, !tokens[index].isFirstOfLine { index += 1 }
    } while tokens[index].kind == .poundIf || tokens[index].kind == .poundElseif
      || tokens[index].kind == .poundElse
    let keyword = tokens[index].kind == .atSign ? nth(index + 2).keyword : tokens[index].keyword
    return keyword == .case || keyword == .default
  }

  /// Ends a statement that began at a token: a `;` or the end of its line follows.
  func endStatement(_ start: Int) {
    if position == start {
      fault("This is not expected here.")
      skipToNextLine()
    } else if isAt(.semicolon) {
      advance()
    } else if !token.isFirstOfLine {
      switch token.kind {
      case .closeBrace, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif: break
      default: fault("Something is missing here: ;.")
      }
    }
  }

  /// Passes over what begins here, up to the next line, `;` or the end of the block, and over whole brackets.
  func skipToNextLine() {
    repeat {
      skip()
    } while !token.isFirstOfLine && !isAt(.closeBrace) && !isAt(.semicolon) && !isAt(.endOfFile)
      && !token.kind.isDirective
  }

  /// Reads `{ … }`.
  func block(inInitializer: Bool = false) -> [StatementID] {
    guard enter() else { return [] }
    defer { leave() }
    guard isAt(.openBrace) else {
      fault("Something is missing here: {.")
      return []
    }
    let opening = position
    advance()
    let found = statements(inInitializer: inInitializer)
    close(opening, .closeBrace, "}")
    return found
  }

  func addStatement(_ node: Statement, _ spot: SourceSpot) -> StatementID {
    program.add(node, at: spot)
  }

  /// Reads a statement or a declaration; nil where none begins, or for one that says nothing.
  func item(inInitializer: Bool = false) -> StatementID? {
    guard enter() else { return nil }
    defer { leave() }
    let start = spot(token)
    if let declaration = declaration(inInitializer: inInitializer) {
      switch declaration {
      case .statement(let node): return addStatement(node, start)
      case .nothing: return nil
      }
    }
    if let statement = statement() { return statement }
    guard canBegin(with: token), !isAt(.atSign) else { return nil }
    if isAt(.pound), isAtWord("sourceLocation") || isWord(peek(), "sourceLocation") {
      skipToNextLine()
      return addStatement(.unreadable("poundSourceLocation"), start)
    }
    let id = expression()
    return addStatement(.expression(id), start)
  }

  /// Whether a statement begins here with a word of its own.
  func isAtStatement(preferringExpression: Bool) -> Bool {
    var word = token
    var next = peek()
    if isIdentifier(word), next.kind == .colon { (word, next) = (peek(2), peek(3)) }
    guard word.kind == .name else { return false }
    switch word.keyword {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch:
      return true
    case .repeat: return next.kind == .openBrace
    case .yield, .discard: return isPrefix(next)
    default: return false
    }
  }

  /// Reads a statement; nil where none begins.
  func statement() -> StatementID? {
    guard isAt(.name), isAtStatement(preferringExpression: false) else { return nil }
    let start = spot(token)
    if isIdentifier(token), peek().kind == .colon {
      let label = name(token)
      move(to: position + 2)
      guard enter() else { return nil }
      defer { leave() }
      guard let inner = statement() else { return nil }
      return addStatement(.labeled(label, inner), start)
    }
    switch token.keyword {
    case .if:
      let inner = ifStatement()
      guard isAt(Keyword.as) else { return inner }
      return castStatement(inner, start)
    case .switch:
      let inner = switchStatement()
      guard isAt(Keyword.as) else { return inner }
      return castStatement(inner, start)
    default:
      let node = controlFlow()
      return addStatement(node, start)
    }
  }

  private func castStatement(_ inner: StatementID, _ start: SourceSpot) -> StatementID {
    let operand = add(.statement(inner), start)
    let spot = spot(token)
    advance()
    let mark = takeMark()
    let kind: CastKind = mark == nil ? .coercion : mark == UInt8(ascii: "?") ? .conditional : .forced
    let cast = add(.cast(operand, type(), kind), spot)
    return addStatement(.expression(cast), start)
  }

  private func controlFlow() -> Statement {
    let keyword = token.keyword
    advance()
    switch keyword {
    case .return: return .returning(isAtReturnedValue ? expression() : nil)
    case .throw: return .throwing(expression())
    case .break: return .breaking(target())
    case .continue: return .continuing(target())
    case .fallthrough: return .fallingThrough
    case .defer: return .deferring(block())
    case .guard:
      let conditions = conditions()
      expect(Keyword.else, "else")
      return .guarding(conditions, block())
    case .while:
      let conditions = conditions()
      return .whileLoop(conditions, block())
    case .repeat:
      let body = block()
      expect(Keyword.while, "while")
      return .repeatLoop(body, expression())
    case .for: return forLoop()
    case .do: return doStatement()
    default:
      _ = expression()
      return .unreadable(keyword == .yield ? "yieldStmt" : "discardStmt")
    }
  }

  private var isAtReturnedValue: Bool {
    switch token.kind {
    case .closeBrace, .semicolon, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif: return false
    case .name:
      switch token.keyword {
      case .case, .default: return false
      case .if, .switch: return true
      default: break
      }
    case .atSign: if token.isFirstOfLine, peek(2).keyword == .default { return false }
    case .closeParenthesis, .closeSquare, .interpolationEnd, .comma, .colon: return false
    default: break
    }
    return !isAtStatement(preferringExpression: true) && !isAtDeclaration()
  }

  /// The label behind `break` and `continue`.
  private func target() -> Name? {
    guard !token.isFirstOfLine, isIdentifier(token), !isAtStatement(preferringExpression: true),
      !isAtDeclaration()
    else { return nil }
    let label = name(token)
    advance()
    return label
  }

  private func forLoop() -> Statement {
    _ = take(Keyword.try)
    let start = token
    let isAwaiting = take(Keyword.await)
    if isAt(Keyword.unsafe), peek().keyword != .in, peek().kind != .colon { advance() }
    let pattern = take(Keyword.case) ? matchingPattern() : declaredPattern(isConstant: true)
    if take(.colon) { _ = type() }
    expect(Keyword.in, "in")
    var sequence = isAt(.openBrace) ? missingExpression() : expression(.condition)
    if isAwaiting { sequence = add(.attempt(.awaiting, sequence), spot(start)) }
    let filter = take(Keyword.where) ? expression(.condition) : nil
    return .forLoop(ForLoop(pattern, sequence, filter, block()))
  }

  private func doStatement() -> Statement {
    effects()
    let body = block()
    var clauses: [CatchClause] = []
    while take(Keyword.catch) {
      var items: [CaseItem] = []
      if !isAt(.openBrace) {
        repeat {
          if isAt(.openBrace) { break }
          let pattern = isAt(Keyword.where) ? nil : matchingPattern()
          let filter = take(Keyword.where) ? expression(.condition) : nil
          if let pattern { items.append(CaseItem(pattern, where: filter)) }
        } while take(.comma)
      }
      clauses.append(CatchClause(items, block()))
    }
    return .doing(body, clauses)
  }
}
