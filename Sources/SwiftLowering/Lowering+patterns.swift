import SwiftProgram
import SwiftSyntax

extension Lowering {
  /// - Parameter isConstant: Whether the names in it are bound by `let`.
  mutating func lower(_ pattern: PatternSyntax, isConstant: Bool = true) -> PatternID {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern):
      return program.add(.bind(name(pattern.identifier), isConstant: isConstant))
    case .wildcardPattern: return program.add(.wildcard)
    case .valueBindingPattern(let pattern):
      return lower(pattern.pattern, isConstant: pattern.bindingSpecifier.text != "var")
    case .tuplePattern(let pattern):
      let elements = pattern.elements.map { element in
        TuplePatternElement(element.label.map { name($0) }, lower(element.pattern, isConstant: isConstant))
      }
      return elements.count == 1 ? elements[0].pattern : program.add(.tuple(elements))
    case .isTypePattern(let pattern): return program.add(.isType(lower(pattern.type)))
    case .expressionPattern(let pattern):
      return self.pattern(from: pattern.expression, isConstant: isConstant)
    default: return program.add(.wildcard)
    }
  }

  /// What an expression means where a pattern stands.
  private mutating func pattern(from expression: ExprSyntax, isConstant: Bool) -> PatternID {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return lower(inner.pattern, isConstant: isConstant)
    case .discardAssignmentExpr: return program.add(.wildcard)
    case .optionalChainingExpr(let optional):
      return program.add(.optional(pattern(from: optional.expression, isConstant: isConstant)))
    case .tupleExpr(let tuple):
      let elements = elements(tuple.elements, isConstant: isConstant)
      return elements.count == 1 && elements[0].label == nil
        ? elements[0].pattern : program.add(.tuple(elements))
    case .memberAccessExpr(let member):
      let base = member.base.map { lower($0) }
      return program.add(.enumCase(type: base, name(member.declName.baseName), nil))
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil
      else { break }
      let base = member.base.map { lower($0) }
      return program.add(
        .enumCase(
          type: base, name(member.declName.baseName), elements(call.arguments, isConstant: isConstant)))
    case .sequenceExpr(let sequence):
      let parts = Array(sequence.elements)
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self)
      {
        return program.add(.cast(pattern(from: parts[0], isConstant: isConstant), lower(type.type)))
      }
    default: break
    }
    return program.add(.expression(lower(expression)))
  }

  private mutating func elements(_ list: LabeledExprListSyntax, isConstant: Bool) -> [TuplePatternElement] {
    list.map { element in
      TuplePatternElement(
        element.label.map { name($0) }, pattern(from: element.expression, isConstant: isConstant))
    }
  }
}
