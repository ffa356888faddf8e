import SwiftLexing
import SwiftProgram

extension SwiftParser {
  /// Reads what an operand begins with.
  func primary(_ context: ExpressionContext) -> (ExpressionID, Head) {
    let start = spot(token)
    switch token.kind {
    case .number:
      let node = numberLiteral(token)
      advance()
      return (add(node, start), .literal)
    case .string, .interpolation:
      let segments = stringLiteral()
      return (add(.string(segments), start), .literal)
    case .regex:
      advance()
      return (add(.unreadable("regexLiteralExpr"), start), .literal)
    case .dollar:
      let node = anonymousParameter(token)
      advance()
      return (add(node, start), .other)
    case .pound: return (macro(context), .other)
    case .openBrace: return (closure(), .other)
    case .period: return (implicitMember(), .other)
    case .openParenthesis: return (tuple(context), .other)
    case .openSquare: return (collection(), .collection)
    case .name: return named(context)
    default: return (missingExpression(), .missing)
    }
  }

  private func named(_ context: ExpressionContext) -> (ExpressionID, Head) {
    let start = spot(token)
    switch token.keyword {
    case .nil:
      advance()
      return (add(.nilLiteral, start), .literal)
    case .true, .false:
      let isTrue = token.keyword == .true
      advance()
      return (add(.boolean(isTrue), start), .literal)
    case .super:
      advance()
      return (add(.superReference, start), .other)
    case .Any:
      let type = program.add(.named([name(token)], []))
      advance()
      return (add(.type(type), start), .other)
    case .`self`, .`Self`, .`init`, .deinit, .subscript: break
    default:
      if token.keyword.isAlwaysKeyword { return (missingExpression(), .missing) }
      if isWildcard(token) {
        advance()
        return (add(.wildcard, start), .other)
      }
    }
    if case .binding(let isConstant) = context.pattern, token.keyword != .Self, isBinding() {
      let found = program.add(.bind(name(token), isConstant: isConstant))
      advance()
      let id = add(.unreadable("pattern"), start)
      forms[id] = .pattern(found)
      return (id, .other)
    }
    let called = name(token)
    advance()
    let labels = takeArgumentNames()
    let generics = genericArgumentsInExpression() ?? []
    return (labeled(add(.name(called, generics: generics), start), labels, at: start), .other)
  }

  /// Whether a name behind `let` is bound, and is not the beginning of an expression.
  private func isBinding() -> Bool {
    let next = peek()
    if isOperator(next, "<") {
      var place = TokenPlace(index: position + 1)
      return !scoutGenericArguments(&place)
    }
    return next.kind != .period && next.kind != .openParenthesis && next.kind != .openSquare
  }

  /// `$0` counts for the closure around it.
  private func anonymousParameter(_ token: SwiftToken) -> Expression {
    if let index = Int(text(token.start + 1, token.end)), let last = anonymousCounts.indices.last {
      anonymousCounts[last] = max(anonymousCounts[last], min(index, 1_000) + 1)
    }
    return .name(name(token), generics: [])
  }

  private func implicitMember() -> ExpressionID {
    let start = spot(token)
    advance()
    guard isAt(.name) || isAt(.number) || isAt(.dollar) else {
      fault("Something is missing here: a name.")
      return add(.member(base: nil, name(""), generics: []), start)
    }
    let member = name(token)
    advance()
    takeArgumentNames()
    return add(.member(base: nil, member, generics: []), start)
  }

  private func tuple(_ context: ExpressionContext) -> ExpressionID {
    let start = spot(token)
    let opening = position
    guard enter() else { return add(.unreadable("tupleExpr"), start) }
    defer { leave() }
    advance()
    let elements = arguments(context.inBrackets, until: .closeParenthesis)
    close(opening, .closeParenthesis, ")")
    let isParenthesised = elements.count == 1 && elements[0].label == nil
    let id = add(isParenthesised ? .attempt(.plain, elements[0].value) : .tuple(elements), start)
    if context.isPattern { forms[id] = .tuple(elements) }
    return id
  }

  private func collection() -> ExpressionID {
    let start = spot(token)
    let opening = position
    guard enter() else { return add(.unreadable("arrayExpr"), start) }
    defer { leave() }
    advance()
    if isAt(.closeSquare) {
      advance()
      return add(.array([]), start)
    }
    if isAt(.colon), peek().kind == .closeSquare {
      move(to: position + 2)
      return add(.dictionary([]), start)
    }
    var array: [ExpressionID] = []
    var dictionary: [DictionaryElement] = []
    repeat {
      if isAt(.closeSquare) { break }
      let element = expression()
      if array.isEmpty, isAt(.colon) || !dictionary.isEmpty {
        expect(.colon, ":")
        dictionary.append(DictionaryElement(element, expression()))
      } else {
        array.append(element)
      }
    } while take(.comma)
    close(opening, .closeSquare, "]")
    return add(dictionary.isEmpty ? .array(array) : .dictionary(dictionary), start)
  }

  /// Reads `#name(…)`.
  ///
  /// - Parameter declared: Where the declaration begins that it is, whose closures say nothing.
  func macro(_ context: ExpressionContext, at declared: SourceSpot? = nil) -> ExpressionID {
    let start = declared ?? spot(token)
    guard enter() else { return add(.unreadable("macroExpansionExpr"), start) }
    defer { leave() }
    advance()
    guard isAt(.name), !token.isFirstOfLine else {
      fault("Something is missing here: a name.")
      return add(.macro(name(""), []), start)
    }
    let called = name(token)
    advance()
    _ = genericArgumentsInExpression()
    var found: [Argument] = []
    if isAt(.openParenthesis), !token.isFirstOfLine {
      let opening = position
      advance()
      found = arguments(context.inBrackets, until: .closeParenthesis)
      close(opening, .closeParenthesis, ")")
    }
    let trailing = trailingClosures(context)
    if declared == nil { found += trailing }
    return add(.macro(called, found), start)
  }

  /// Reads `\Root.a[b]?.c`.
  func keyPath(_ context: ExpressionContext) -> ExpressionID {
    let start = spot(token)
    guard enter() else { return add(.unreadable("keyPathExpr"), start) }
    defer { leave() }
    advance()
    let hasRoot = !isAt(.period) && !isAtOperator(beginningWith: UInt8(ascii: "."))
    let root = hasRoot ? keyPathRoot() : nil
    var components: [KeyPathComponent] = []
    var hasPeriod = false
    while refusal == nil {
      if isAt(.openSquare) && !token.isFirstOfLine || isAt(.period) && peek().kind == .openSquare {
        _ = take(.period)
        let opening = position
        advance()
        let arguments = arguments(context.inBrackets, until: .closeSquare)
        close(opening, .closeSquare, "]")
        components.append(.subscripted(arguments))
      } else if isAt(.period) || hasPeriod {
        if !hasPeriod { advance() }
        hasPeriod = false
        guard isAt(.name) || isAt(.number) || isAt(.dollar) else {
          fault("Something is missing here: a name.")
          break
        }
        components.append(.member(name(token)))
        advance()
        takeArgumentNames()
        _ = genericArgumentsInExpression()
      } else if let marks = keyPathMarks() {
        components += marks
        // `.?.` is one operator.
        hasPeriod = source[token.end - 1] == UInt8(ascii: ".")
        advance()
      } else {
        break
      }
    }
    return add(.keyPath(root: root, components), start)
  }

  private func keyPathRoot() -> TypeID? {
    guard isAt(.name) || isAt(.openParenthesis) || isAt(.openSquare) else { return nil }
    let found = simpleType(allowsMembers: false)
    return program.add(found.reference)
  }

  /// What an operator such as `?` or `.?` means in a key path; nil where it is none of these.
  private func keyPathMarks() -> [KeyPathComponent]? {
    guard isAt(.postfixMark) || token.kind.isOperator else { return nil }
    var found: [KeyPathComponent] = []
    for offset in token.start..<token.end {
      switch source[offset] {
      case UInt8(ascii: "?"): found.append(.optional)
      case UInt8(ascii: "!"): found.append(.forced)
      case UInt8(ascii: "."): continue
      default: return nil
      }
    }
    return found.isEmpty ? nil : found
  }
}
