import SwiftLexing
import SwiftProgram

/// Where an expression stands, which says how it ends and what names in it are.
struct ExpressionContext {
  var place = Place.anywhere
  var pattern = PatternContext.none

  enum Place {
    case anywhere
    /// Before the body of `if`, `for` and the like: a `{` is not easily a closure.
    case condition
  }

  enum PatternContext {
    case none
    /// Names are what they stand for.
    case matching
    /// Names are bound, behind `let` or `var`.
    case binding(isConstant: Bool)
  }

  static let anywhere = ExpressionContext()
  static let condition = ExpressionContext(place: .condition)

  /// The context of what stands in brackets in this one.
  var inBrackets: ExpressionContext { ExpressionContext(place: .anywhere, pattern: pattern) }

  var isPattern: Bool { if case .none = pattern { false } else { true } }
}

extension SwiftParser {
  /// Reads an expression with its operators.
  func expression(_ context: ExpressionContext = .anywhere) -> ExpressionID {
    if context.isPattern, isAtBinding || isAt(Keyword.is) {
      let spot = spot(token)
      guard enter() else { return add(.unreadable("pattern"), spot) }
      defer { leave() }
      let found = matchingPattern()
      let id = add(.unreadable("pattern"), spot)
      forms[id] = .pattern(found)
      return id
    }
    return sequence(context)
  }

  func canBegin(with token: SwiftToken) -> Bool {
    switch token.kind {
    case .dollar, .number, .string, .interpolation, .regex, .openParenthesis, .openSquare, .openBrace,
      .period,
      .backslash, .pound, .prefixOperator, .atSign:
      true
    case .name: !token.keyword.isAlwaysKeyword || token.keyword.beginsExpression
    default: false
    }
  }

  func add(_ node: Expression, _ spot: SourceSpot) -> ExpressionID { program.add(node, at: spot) }

  /// Says that an expression is missing.
  func missingExpression() -> ExpressionID {
    fault("Something is missing here: an expression.")
    return add(.unreadable("missingExpr"), spot(token))
  }

  /// Reads an operand with what stands before it: `try`, `await` and the like.
  func element(_ context: ExpressionContext) -> ExpressionID {
    guard token.kind == .name || token.kind == .atSign else { return unary(context) }
    let start = token
    switch token.kind == .atSign ? .inout : token.keyword {
    case .await, .try:
      advance()
      var kind = start.keyword == .await ? AttemptKind.awaiting : .plain
      if start.keyword == .try, let mark = takeMark() {
        kind = mark == UInt8(ascii: "?") ? .optional : .forced
      }
      return prefixed(context, start) { .attempt(kind, $0) }
    case .consume where isPrefix(peek()), .copy where isPrefix(peek()):
      advance()
      return prefixed(context, start) { .attempt(.plain, $0) }
    case .unsafe where isPrefixOrClosure(context):
      advance()
      return prefixed(context, start) { _ in .unreadable("unsafeExpr") }
    case .each where isPrefix(peek()):
      advance()
      return prefixed(context, start) { _ in .unreadable("packElementExpr") }
    case .repeat:
      advance()
      guard enter() else { return missingExpression() }
      defer { leave() }
      _ = expression(context)
      return add(.unreadable("packExpansionExpr"), spot(start))
    case .any where isPrefix(peek()) || isOperator(peek(), "~"), .inout:
      var place = TokenPlace(index: position)
      guard start.keyword == .any || scoutType(&place) else { return unary(context) }
      let type = type()
      return add(.type(type), spot(start))
    default: return unary(context)
    }
  }

  private func prefixed(
    _ context: ExpressionContext, _ start: SwiftToken, _ node: (ExpressionID) -> Expression
  ) -> ExpressionID {
    guard enter() else { return missingExpression() }
    defer { leave() }
    let inner = element(context)
    return add(node(inner), spot(start))
  }

  /// Whether a word such as `copy` means something before a token, and is no name.
  func isPrefix(_ next: SwiftToken) -> Bool {
    guard !next.isFirstOfLine else { return false }
    switch next.kind {
    case .dollar, .number, .string, .interpolation, .regex, .prefixOperator, .atSign, .backslash, .pound:
      return true
    case .name:
      if !next.keyword.isAlwaysKeyword { return true }
      switch next.keyword {
      case .Any, .Self, .`self`, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch:
        return true
      default: return false
      }
    default: return false
    }
  }

  private func isPrefixOrClosure(_ context: ExpressionContext) -> Bool {
    let next = peek()
    if isPrefix(next) { return true }
    guard !next.isFirstOfLine else { return false }
    switch next.kind {
    case .period, .openParenthesis, .openSquare: return next.start > token.end
    case .openBrace: return isTrailingClosure(at: position + 1, context)
    default: return false
    }
  }

  /// Reads an operand with the operators before it.
  func unary(_ context: ExpressionContext) -> ExpressionID {
    let start = token
    switch token.kind {
    case .name where token.keyword == .if:
      let inner = ifStatement()
      return add(.statement(inner), spot(start))
    case .name where token.keyword == .switch:
      let inner = switchStatement()
      return add(.statement(inner), spot(start))
    case .prefixOperator:
      guard enter() else { return missingExpression() }
      defer { leave() }
      let isReference = isOperator(token, "&")
      let operation = name(token)
      advance()
      let inner = unary(context)
      return add(isReference ? .inOut(inner) : .prefix(operation, inner), spot(start))
    case .backslash: return keyPath(context)
    default: return postfixExpression(context)
    }
  }

  /// Reads arguments up to a bracket that closes them, behind the one that opens them.
  func arguments(_ context: ExpressionContext = .anywhere, until end: SwiftToken.Kind) -> [Argument] {
    var found: [Argument] = []
    guard !isAt(end) else { return found }
    repeat {
      if isAt(end) { break }
      var label: Name?
      if (isLabel(token) || isAt(.dollar)) && peek().kind == .colon {
        label = name(token)
        move(to: position + 2)
      }
      let next = peek().kind
      if token.kind == .binaryOperator, next == .comma || next == .closeParenthesis || next == .closeSquare {
        found.append(Argument(label: label, add(.name(name(token), generics: []), spot(token))))
        advance()
      } else {
        found.append(Argument(label: label, expression(context)))
      }
    } while take(.comma)
    return found
  }

  /// The type that an expression stands for, such as `[Int]` in `[Int]()`; nil where it is none.
  func type(from id: ExpressionID) -> TypeReference? {
    switch program[id] {
    case .type(let type): return program[type]
    case .name(let name, let generics): return .named([name], generics)
    case .member(let base?, let name, let generics):
      guard enter(refusing: false) else { return nil }
      defer { leave() }
      guard case .named(let path, _)? = type(from: base) else { return nil }
      return .named(path + [name], generics)
    case .optionalChain(let inner), .chainEnd(let inner):
      guard enter(refusing: false) else { return nil }
      defer { leave() }
      guard let found = type(from: inner) else { return nil }
      if case .chainEnd = program[id] { return found }
      return .optional(program.add(found), isImplicitlyUnwrapped: false)
    case .array(let elements) where elements.count == 1:
      guard let element = type(from: elements[0]) else { return nil }
      return .array(program.add(element))
    case .attempt(.plain, let inner):
      guard enter(refusing: false) else { return nil }
      defer { leave() }
      return type(from: inner)
    case .tuple(let elements):
      guard enter(refusing: false) else { return nil }
      defer { leave() }
      var types: [TupleTypeElement] = []
      for element in elements {
        guard let type = type(from: element.value) else { return nil }
        types.append(TupleTypeElement(element.label, program.add(type)))
      }
      return .tuple(types)
    case .dictionary(let elements) where elements.count == 1:
      guard let key = type(from: elements[0].key), let value = type(from: elements[0].value) else {
        return nil
      }
      return .dictionary(program.add(key), program.add(value))
    default: return nil
    }
  }
}

extension Keyword {
  /// Whether an expression begins with it, though it is no name.
  var beginsExpression: Bool {
    switch self {
    case .Any, .Self, .`self`, .super, .`init`, .true, .false, .nil, .try, .if, .switch, .repeat, .inout: true
    default: false
    }
  }
}
