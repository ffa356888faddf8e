import SwiftLexing
import SwiftProgram

/// Operands with what hangs on them: `a.b(c)[d]?.e { … }`.
extension SwiftParser {
  /// What an operand begins with, where that says what may follow.
  enum Head {
    case other, missing
    /// A literal that no closure follows.
    case literal
    /// `[…]`, which may be a type.
    case collection
  }

  /// A chain while it is read.
  struct Chain {
    var id: ExpressionID
    var spot: SourceSpot
    var head: Head
    /// Whether a link is optional, so that the chain may end early.
    var isOptional = false
    var length = 0
  }

  func postfixExpression(_ context: ExpressionContext) -> ExpressionID {
    let start = spot(token)
    let (id, head) = primary(context)
    if head == .missing { return id }
    var chain = Chain(id: id, spot: start, head: head)
    while takeLink(&chain, context) {
      chain.length += 1
      if chain.length > limits.chain {
        refuse(at: token.start, "Too many members and calls stand in a row.")
        break
      }
    }
    let end = ended(chain)
    if context.isPattern, case .optionalChain(let inner) = program[chain.id] { forms[end] = .optional(inner) }
    return end
  }

  /// The chain as an operand: what is nil where one of its links is.
  func ended(_ chain: Chain) -> ExpressionID {
    chain.isOptional ? add(.chainEnd(chain.id), chain.spot) : chain.id
  }

  private func takeLink(_ chain: inout Chain, _ context: ExpressionContext) -> Bool {
    switch token.kind {
    case .period: return takeMember(&chain)
    case .openParenthesis where !token.isFirstOfLine: call(&chain, context)
    case .openSquare where !token.isFirstOfLine:
      let opening = position
      advance()
      let arguments = arguments(context.inBrackets, until: .closeSquare)
      close(opening, .closeSquare, "]")
      let trailing = trailingClosures(context)
      link(&chain, .subscripted(chain.id, arguments + trailing))
    case .openBrace:
      guard chain.head != .literal, isTrailingClosure(at: position, context) else { return false }
      let trailing = closures()
      link(&chain, .call(CallExpression(chain.id, [], trailing: trailing)))
      return !isAt(.openBrace)
    case .postfixMark:
      if takeMark() == UInt8(ascii: "?") {
        chain.isOptional = true
        link(&chain, .optionalChain(chain.id))
      } else {
        link(&chain, .forced(chain.id))
      }
    case .postfixOperator:
      let operation = name(token)
      advance()
      link(&chain, .postfix(operation, chain.id))
    case .poundIf:
      guard isConditionalChain else { return false }
      // Members in branches of `#if`, which are not read.
      skipConditional()
      chain.isOptional = false
      link(&chain, .unreadable("postfixIfConfigExpr"))
    default: return false
    }
    return true
  }

  /// Takes `(…)` and the closures behind it.
  private func call(_ chain: inout Chain, _ context: ExpressionContext) {
    let opening = position
    advance()
    let arguments = arguments(context.inBrackets, until: .closeParenthesis)
    close(opening, .closeParenthesis, ")")
    let trailing = trailingClosures(context)
    var callee = chain.id
    // `[Int]()`: what is called is a type that is written as a literal.
    if chain.head == .collection, let type = type(from: callee) {
      let inner = program.add(type)
      callee = add(.type(inner), chain.spot)
    }
    link(&chain, .call(CallExpression(callee, arguments, trailing: trailing)))
  }

  private func link(_ chain: inout Chain, _ node: Expression) {
    chain.id = add(node, chain.spot)
    chain.head = .other
  }

  /// Takes `.name`, with generic arguments where they are some.
  private func takeMember(_ chain: inout Chain) -> Bool {
    advance()
    guard isAt(.name) || isAt(.number) || isAt(.dollar) else {
      fault("Something is missing here: a name.")
      link(&chain, .member(base: chain.id, name(""), generics: []))
      return true
    }
    let member = name(token)
    let isSelf = isAt(Keyword.`self`)
    advance()
    let labels = takeArgumentNames()
    if isSelf {
      var mayBeType = chain.head == .collection
      if case .optionalChain = program[chain.id] { mayBeType = true }
      // `[Int].self`: a type that is written as a literal.
      if mayBeType {
        if let type = type(from: chain.id) {
          let inner = program.add(type)
          chain.isOptional = false
          link(&chain, .type(inner))
        } else {
          restart(&chain)
          link(&chain, .member(base: chain.id, member, generics: []))
        }
        return true
      }
    }
    if let generics = genericArgumentsInExpression() {
      restart(&chain)
      link(&chain, .member(base: chain.id, member, generics: generics))
    } else {
      link(&chain, .member(base: chain.id, member, generics: []))
    }
    chain.id = labeled(chain.id, labels, at: chain.spot)
    return true
  }

  /// Ends the chain as far as it is, so that what follows is one of its own.
  private func restart(_ chain: inout Chain) {
    chain.id = ended(chain)
    chain.isOptional = false
  }

  /// Takes `(a:b:)` behind the name of a function.
  @discardableResult func takeArgumentNames() -> [Name] {
    guard isAt(.openParenthesis), !token.isFirstOfLine else { return [] }
    var index = position + 1
    var found: [Name] = []
    while index + 1 < tokens.count, isLabel(tokens[index]), tokens[index + 1].kind == .colon {
      found.append(name(tokens[index]))
      index += 2
    }
    guard index > position + 1, tokens[index].kind == .closeParenthesis else { return [] }
    move(to: index + 1)
    return found
  }

  /// `name(a:b:)`: a closure that calls the function with these labels. Without labels, or where `$0` is another's, the function.
  func labeled(_ function: ExpressionID, _ labels: [Name], at spot: SourceSpot) -> ExpressionID {
    let blank = name("_")
    guard labels.contains(where: { $0 != blank }), (anonymousCounts.last ?? 0) == 0 else { return function }
    let arguments = labels.enumerated().map { place, label in
      Argument(label: label == blank ? nil : label, add(.name(name("$\(place)"), generics: []), spot))
    }
    var made = ClosureExpression()
    made.anonymousCount = labels.count
    made.body = [addStatement(.expression(add(.call(CallExpression(function, arguments)), spot)), spot)]
    return add(.closure(program.add(made)), spot)
  }

  /// Reads `<A, B>` behind a name if what follows shows that it is no comparison.
  func genericArgumentsInExpression() -> [TypeID]? {
    guard isAtOperator(beginningWith: UInt8(ascii: "<")), splitCount == 0 else { return nil }
    if source[token.start + 1] == UInt8(ascii: ">"), token.end - token.start > 1 { return nil }
    var place = TokenPlace(index: position)
    guard scoutGenericArguments(&place), endsGenericArguments(scouted(place)) else { return nil }
    return genericArguments()
  }

  private func endsGenericArguments(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .closeParenthesis, .closeSquare, .openBrace, .closeBrace, .period, .comma, .semicolon, .endOfFile,
      .postfixMark, .colon, .interpolationEnd:
      true
    case .openParenthesis, .openSquare: !token.isFirstOfLine
    case .binaryOperator: isOperator(token, "&")
    default: false
    }
  }

  /// Whether a member follows in the first branch of `#if`.
  private var isConditionalChain: Bool {
    var index = position
    repeat {
      index += 1
      while index < tokens.count - 1, !tokens[index].isFirstOfLine { index += 1 }
    } while tokens[index].kind == .poundIf
    return tokens[index].kind == .period && nth(index + 1).kind == .name
  }
}
