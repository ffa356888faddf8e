import SwiftLexing
import SwiftProgram

/// What an expression is where a pattern is read, beside what its node says.
enum PatternForm {
  case pattern(PatternID)
  case tuple([Argument])
  case optional(ExpressionID)
  case cast(ExpressionID, TypeID)
}

extension SwiftParser {
  /// Whether a word that binds names stands here.
  var isAtBinding: Bool {
    if isAt(Keyword.let) || isAt(Keyword.var) || isAt(Keyword.inout) { return true }
    guard isAt(Keyword.borrowing) else { return false }
    return !peek().isFirstOfLine && (isIdentifier(peek()) || isWildcard(peek()))
  }

  /// Reads what stands behind `case` or `catch`.
  func matchingPattern(_ context: ExpressionContext.PatternContext = .matching) -> PatternID {
    guard enter() else { return program.add(.wildcard) }
    defer { leave() }
    if take(Keyword.is) { return program.add(.isType(type())) }
    if isAtBinding {
      let isConstant = token.keyword != .var
      advance()
      return matchingPattern(.binding(isConstant: isConstant))
    }
    guard canBegin(with: token) else {
      fault("Something is missing here: a pattern.")
      return program.add(.wildcard)
    }
    let id = sequence(ExpressionContext(place: .condition, pattern: context))
    let found = pattern(from: id)
    return found
  }

  /// What an expression means where a pattern stands.
  private func pattern(from id: ExpressionID) -> PatternID {
    guard enter() else { return program.add(.wildcard) }
    defer { leave() }
    switch forms.removeValue(forKey: id) {
    case .pattern(let found): return found
    case .optional(let inner):
      let wrapped = pattern(from: inner)
      return program.add(.optional(wrapped))
    case .cast(let operand, let type):
      let inner = pattern(from: operand)
      return program.add(.cast(inner, type))
    case .tuple(let arguments):
      let elements = elements(arguments)
      return elements.count == 1 && elements[0].label == nil
        ? elements[0].pattern : program.add(.tuple(elements))
    case nil: break
    }
    switch program[id] {
    case .wildcard: return program.add(.wildcard)
    case .optionalChain(let inner):
      let wrapped = pattern(from: inner)
      return program.add(.optional(wrapped))
    case .member(let base, let name, let generics) where generics.isEmpty:
      return program.add(.enumCase(type: base.map { ended($0) }, name, nil))
    case .call(let call) where call.trailing.isEmpty:
      guard case .member(let base, let name, let generics) = program[call.callee], generics.isEmpty else {
        break
      }
      let elements = elements(call.arguments)
      return program.add(.enumCase(type: base.map { ended($0) }, name, elements))
    default: break
    }
    return program.add(.expression(id))
  }

  private func elements(_ arguments: [Argument]) -> [TuplePatternElement] {
    arguments.map { TuplePatternElement($0.label, pattern(from: $0.value)) }
  }

  /// The beginning of a chain as an operand of its own.
  private func ended(_ id: ExpressionID) -> ExpressionID {
    var inner = id
    for _ in 0..<limits.chain {
      switch program[inner] {
      case .optionalChain: return add(.chainEnd(id), program.spot(of: id))
      case .member(let base?, _, _), .subscripted(let base, _), .forced(let base), .postfix(_, let base):
        inner = base
      case .call(let call): inner = call.callee
      default: return id
      }
    }
    return id
  }

  /// Reads the pattern of a declaration or a loop: a name, or a tuple of them.
  func declaredPattern(isConstant: Bool) -> PatternID {
    guard enter() else { return program.add(.wildcard) }
    defer { leave() }
    if isAt(.openParenthesis) { return tuplePattern(isConstant: isConstant) }
    if isAtBinding, !isAt(Keyword.inout) {
      let isConstant = token.keyword != .var
      advance()
      return declaredPattern(isConstant: isConstant)
    }
    if isWildcard(token) {
      advance()
      return program.add(.wildcard)
    }
    guard isIdentifier(token) || isAt(Keyword.`self`) else {
      fault("Something is missing here: a name.")
      if isAt(.dollar) || isAt(.name) && !token.isFirstOfLine { advance() }
      return program.add(.wildcard)
    }
    let called = name(token)
    advance()
    return program.add(.bind(called, isConstant: isConstant))
  }

  private func tuplePattern(isConstant: Bool) -> PatternID {
    let opening = position
    advance()
    var elements: [TuplePatternElement] = []
    while !isAt(.closeParenthesis), refusal == nil {
      var label: Name?
      if isIdentifier(token), peek().kind == .colon {
        label = name(token)
        move(to: position + 2)
      }
      elements.append(TuplePatternElement(label, declaredPattern(isConstant: isConstant)))
      guard take(.comma) else { break }
    }
    close(opening, .closeParenthesis, ")")
    return elements.count == 1 ? elements[0].pattern : program.add(.tuple(elements))
  }
}
