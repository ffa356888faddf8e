import SwiftProgram
import SwiftSyntax

/// Sequences of operands and operators, folded by precedence.
extension Lowering {
  /// An operator that waits for what is right of it.
  private struct Pending {
    var group: OperatorTable.Group
    var kind: Kind
    enum Kind {
      case infix(String)
      case ternary(ExpressionID)
      case assignment
    }
  }

  /// Folds by shunting: operands and operators on two stacks, each operator applied when a looser one follows.
  mutating func fold(_ elements: [ExprSyntax]) -> ExpressionID {
    var operands: [ExpressionID] = []
    var waiting: [Pending] = []
    var index = 0
    while index < elements.count {
      let element = elements[index]
      if let next = operation(element) {
        apply(&operands, &waiting, before: next.group)
        waiting.append(next)
      } else if let cast = cast(element, elements, &index) {
        apply(&operands, &waiting, before: program.operators.group(of: "as"))
        if let operand = operands.popLast() { operands.append(add(.cast(operand, cast.0, cast.1), element)) }
      } else {
        operands.append(lower(element))
      }
      index += 1
    }
    while let last = waiting.popLast() { apply(last, &operands) }
    return operands.last ?? program.add(.unreadable("operators"), at: SourceSpot(file: file, offset: 0))
  }

  private mutating func operation(_ element: ExprSyntax) -> Pending? {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let binary):
      let text = binary.operator.text
      return Pending(group: program.operators.group(of: text), kind: .infix(text))
    case .assignmentExpr: return Pending(group: program.operators.group(of: "="), kind: .assignment)
    case .unresolvedTernaryExpr(let ternary):
      return Pending(group: program.operators.group(of: "?"), kind: .ternary(lower(ternary.thenExpression)))
    default: return nil
    }
  }

  private mutating func cast(_ element: ExprSyntax, _ elements: [ExprSyntax], _ index: inout Int) -> (
    TypeID, CastKind
  )? {
    let kind: CastKind
    if let operation = element.as(UnresolvedAsExprSyntax.self) {
      kind = operation.questionOrExclamationMark.map { $0.text == "?" ? .conditional : .forced } ?? .coercion
    } else if element.is(UnresolvedIsExprSyntax.self) {
      kind = .test
    } else {
      return nil
    }
    guard index + 1 < elements.count, let type = elements[index + 1].as(TypeExprSyntax.self) else {
      return nil
    }
    index += 1
    return (lower(type.type), kind)
  }

  /// Applies what binds as tightly as an operator that comes, or tighter.
  private mutating func apply(
    _ operands: inout [ExpressionID], _ waiting: inout [Pending], before group: OperatorTable.Group
  ) {
    while let last = waiting.last {
      let isTighter = program.operators.binds(last.group, tighterThan: group)
      let isSame = last.group.name == group.name && !group.isRight
      guard isTighter || isSame else { return }
      waiting.removeLast()
      apply(last, &operands)
    }
  }

  private mutating func apply(_ pending: Pending, _ operands: inout [ExpressionID]) {
    guard operands.count >= 2 else { return }
    let right = operands.removeLast()
    let left = operands.removeLast()
    let spot = program.spot(of: left)
    switch pending.kind {
    case .infix(let text): operands.append(program.add(.binary(name(text), left, right), at: spot))
    case .assignment: operands.append(program.add(.assignment(left, right), at: spot))
    case .ternary(let middle): operands.append(program.add(.ternary(left, middle, right), at: spot))
    }
  }

  /// Adds the operators and groups that a file declares to the table.
  mutating func declareOperators(_ tree: SourceFileSyntax) {
    for item in activeItems(tree.statements) {
      guard case .decl(let declaration) = item.item else { continue }
      if let group = declaration.as(PrecedenceGroupDeclSyntax.self) { declare(group) }
      if let operation = declaration.as(OperatorDeclSyntax.self), operation.fixitySpecifier.text == "infix" {
        let group = operation.operatorPrecedenceAndTypes?.precedenceGroup.text
        program.operators.add(operator: operation.name.text, group: group)
      }
    }
  }

  private mutating func declare(_ declaration: PrecedenceGroupDeclSyntax) {
    var group = OperatorTable.Group(declaration.name.text)
    for attribute in declaration.groupAttributes {
      if case .precedenceGroupRelation(let relation) = attribute {
        let names = relation.precedenceGroups.map(\.name.text)
        if relation.higherThanOrLowerThanLabel.text == "higherThan" {
          group.higherThan += names
        } else {
          group.lowerThan += names
        }
      } else if case .precedenceGroupAssignment(let assignment) = attribute {
        group.isAssignment = assignment.value.text == "true"
      } else if case .precedenceGroupAssociativity(let associativity) = attribute {
        group.isRight = associativity.value.text == "right"
      }
    }
    program.operators.add(group)
  }
}
