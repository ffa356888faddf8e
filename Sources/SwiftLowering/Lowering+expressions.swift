import JSON
import SwiftProgram
import SwiftSyntax

extension Lowering {
  /// Adds an expression. A chain that is optional somewhere gets its end here, since its parts are lowered by ``link(_:)``.
  mutating func lower(_ expression: ExprSyntax) -> ExpressionID {
    let (id, isOptional) = chain(expression)
    return isOptional ? add(.chainEnd(id), expression) : id
  }

  mutating func add(_ node: Expression, _ syntax: some SyntaxProtocol) -> ExpressionID {
    program.add(node, at: spot(of: syntax))
  }

  /// Adds `a.b(c)[d]?.e`, from its innermost part outward, in a loop: chains may be long.
  ///
  /// - Returns: Whether a link of it is optional, and the chain so may end early.
  private mutating func chain(_ expression: ExprSyntax) -> (ExpressionID, isOptional: Bool) {
    var links: [ExprSyntax] = []
    var inner = expression
    while let base = base(of: inner) {
      links.append(inner)
      inner = base
    }
    var id = innermost(inner)
    var isOptional = false
    for link in links.reversed() {
      if link.is(OptionalChainingExprSyntax.self) { isOptional = true }
      id = self.link(link, on: id)
    }
    return (id, isOptional)
  }

  /// What a link of a chain hangs on; nil for what is no link.
  private func base(of expression: ExprSyntax) -> ExprSyntax? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      // `[Int].self`: a type that is written as a literal.
      return isTypeItself(member) ? nil : member.base
    case .functionCallExpr(let call):
      return call.calledExpression.is(ArrayExprSyntax.self)
        || call.calledExpression.is(DictionaryExprSyntax.self)
        ? nil : call.calledExpression
    case .subscriptCallExpr(let call): return call.calledExpression
    case .optionalChainingExpr(let optional): return optional.expression
    case .forceUnwrapExpr(let forced): return forced.expression
    case .postfixOperatorExpr(let postfix): return postfix.expression
    default: return nil
    }
  }

  private func isTypeItself(_ member: MemberAccessExprSyntax) -> Bool {
    guard member.declName.baseName.text == "self", let base = member.base else { return false }
    return base.is(ArrayExprSyntax.self) || base.is(DictionaryExprSyntax.self)
      || base.is(OptionalChainingExprSyntax.self)
  }

  private mutating func link(_ expression: ExprSyntax, on base: ExpressionID) -> ExpressionID {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): return add(self.member(member, on: base), expression)
    case .functionCallExpr(let call): return add(.call(self.call(call, base)), expression)
    case .subscriptCallExpr(let call):
      return add(
        .subscripted(
          base, arguments(call.arguments) + trailing(call.trailingClosure, call.additionalTrailingClosures)),
        expression)
    case .optionalChainingExpr: return add(.optionalChain(base), expression)
    case .forceUnwrapExpr: return add(.forced(base), expression)
    case .postfixOperatorExpr(let postfix):
      return add(.postfix(name(postfix.operator.text), base), expression)
    default: return base
    }
  }

  private mutating func member(_ member: MemberAccessExprSyntax, on base: ExpressionID?) -> Expression {
    .member(base: base, name(member.declName.baseName), generics: [])
  }

  private mutating func call(_ call: FunctionCallExprSyntax, _ callee: ExpressionID) -> CallExpression {
    CallExpression(
      callee, arguments(call.arguments),
      trailing: trailing(call.trailingClosure, call.additionalTrailingClosures))
  }

  private mutating func trailing(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    guard let first else { return [] }
    return [Argument(label: nil, lower(ExprSyntax(first)))]
      + others.map { Argument(label: name($0.label), lower(ExprSyntax($0.closure))) }
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { element in Argument(label: element.label.map { name($0) }, lower(element.expression)) }
  }

  /// Adds what is no link of a chain.
  private mutating func innermost(_ expression: ExprSyntax) -> ExpressionID {
    switch expression.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): return fold(Array(sequence.elements))
    case .closureExpr(let closure): return add(.closure(lower(closure)), expression)
    default: return add(leaf(expression) ?? compound(expression), expression)
    }
  }

  /// Literals and names.
  private mutating func leaf(_ expression: ExprSyntax) -> Expression? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      return integer(literal.literal.text).map { .integer($0) } ?? .unreadable("integer literal")
    case .floatLiteralExpr(let literal):
      return Double(literal.literal.text.filter { $0 != "_" }).map { .floating($0) }
        ?? .unreadable("float literal")
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .nilLiteralExpr: return .nilLiteral
    case .stringLiteralExpr(let literal): return .string(segments(literal))
    case .simpleStringLiteralExpr(let literal):
      return .string(
        literal.segments.map { .text((unescaped($0.content.text, hashes: 0) ?? $0.content.text).streamSafe) })
    case .declReferenceExpr(let reference): return .name(referenced(reference), generics: [])
    case .genericSpecializationExpr(let generic):
      let types = arguments(generic.genericArgumentClause)
      if let reference = generic.expression.as(DeclReferenceExprSyntax.self) {
        return .name(name(reference.baseName), generics: types)
      }
      if let member = generic.expression.as(MemberAccessExprSyntax.self) {
        return .member(base: member.base.map { lower($0) }, name(member.declName.baseName), generics: types)
      }
      return nil
    case .superExpr: return .superReference
    case .memberAccessExpr(let access):
      if let base = access.base, let type = type(from: base) { return .type(type) }
      return member(access, on: access.base.map { lower($0) })
    case .discardAssignmentExpr: return .wildcard
    case .typeExpr(let type): return .type(lower(type.type))
    default: return nil
    }
  }

  /// `$0` counts for the closure around it.
  private mutating func referenced(_ reference: DeclReferenceExprSyntax) -> Name {
    let text = reference.baseName.text
    if text.utf8.first == UInt8(ascii: "$"), let index = Int(text.dropFirst()),
      let last = anonymousCounts.indices.last
    {
      anonymousCounts[last] = max(anonymousCounts[last], index + 1)
    }
    return name(reference.baseName)
  }

  private mutating func compound(_ expression: ExprSyntax) -> Expression {
    switch expression.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array): return .array(array.elements.map { lower($0.expression) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
      return .dictionary(elements.map { DictionaryElement(lower($0.key), lower($0.value)) })
    case .functionCallExpr(let call):
      // `[Int]()`: what is called is a type that is written as a literal.
      let callee = type(from: call.calledExpression).map { add(.type($0), call.calledExpression) }
      return .call(self.call(call, callee ?? lower(call.calledExpression)))
    case .tupleExpr(let tuple): return self.tuple(tuple)
    case .prefixOperatorExpr(let prefix): return .prefix(name(prefix.operator.text), lower(prefix.expression))
    case .inOutExpr(let reference): return .inOut(lower(reference.expression))
    case .tryExpr(let attempt):
      let kind: AttemptKind =
        attempt.questionOrExclamationMark.map { $0.text == "?" ? .optional : .forced } ?? .plain
      return .attempt(kind, lower(attempt.expression))
    case .awaitExpr(let awaited): return .attempt(.plain, lower(awaited.expression))
    case .asExpr, .isExpr, .infixOperatorExpr, .ternaryExpr: return .unreadable("\(expression.kind)")
    case .keyPathExpr(let path): return keyPath(path)
    case .macroExpansionExpr(let macro):
      return .macro(
        name(macro.macroName),
        arguments(macro.arguments) + trailing(macro.trailingClosure, macro.additionalTrailingClosures))
    case .ifExpr(let inner): return .statement(lower(inner))
    case .switchExpr(let inner): return .statement(lower(inner))
    case .consumeExpr(let inner): return .attempt(.plain, lower(inner.expression))
    case .copyExpr(let inner): return .attempt(.plain, lower(inner.expression))
    case .patternExpr: return .unreadable("pattern")
    default: return .unreadable("\(expression.kind)")
    }
  }

  private mutating func tuple(_ tuple: TupleExprSyntax) -> Expression {
    let elements = arguments(tuple.elements)
    if elements.count == 1, elements[0].label == nil {
      return .attempt(.plain, elements[0].value)
    }
    return .tuple(elements)
  }

  private mutating func keyPath(_ path: KeyPathExprSyntax) -> Expression {
    let root = path.root.map { lower($0) }
    var components: [KeyPathComponent] = []
    for part in path.components {
      switch part.component {
      case .property(let property): components.append(.member(name(property.declName.baseName)))
      case .subscript(let access): components.append(.subscripted(arguments(access.arguments)))
      case .optional(let optional):
        components.append(optional.questionOrExclamationMark.text == "?" ? .optional : .forced)
      default: return .unreadable("key path")
      }
    }
    return .keyPath(root: root, components)
  }

  /// The value of `1_000`, `0xFF`, `0b1`; nil if it does not fit.
  private func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return UInt(digits.dropFirst(2), radix: radix).map { Int(bitPattern: $0) }
    }
    return Int(digits)
  }
}
