import SwiftProgram
import SwiftSyntax

extension Lowering {
  mutating func lower(_ block: CodeBlockSyntax) -> [StatementID] { lower(block.statements) }

  mutating func lower(_ items: CodeBlockItemListSyntax) -> [StatementID] {
    var found: [StatementID] = []
    for item in activeItems(items) { found += lower(item) }
    return found
  }

  mutating func lower(_ item: CodeBlockItemSyntax) -> [StatementID] {
    if case .decl(let declaration) = item.item {
      return lower(declaration).map { [add($0, declaration)] } ?? []
    }
    if case .stmt(let statement) = item.item { return [lower(statement)] }
    guard case .expr(let expression) = item.item else { return [] }
    return [lower(statement: expression)]
  }

  mutating func add(_ node: Statement, _ syntax: some SyntaxProtocol) -> StatementID {
    program.add(node, at: spot(of: syntax))
  }

  /// `if` and `switch` are expressions of the grammar where they stand as statements, too.
  private mutating func lower(statement expression: ExprSyntax) -> StatementID {
    if let inner = expression.as(IfExprSyntax.self) { return lower(inner) }
    if let inner = expression.as(SwitchExprSyntax.self) { return lower(inner) }
    return add(.expression(lower(expression)), expression)
  }

  private mutating func lower(_ declaration: DeclSyntax) -> Statement? {
    if let variable = declaration.as(VariableDeclSyntax.self) { return .variables(lower(variable)) }
    if let function = declaration.as(FunctionDeclSyntax.self) { return .function(lower(function)) }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      return .typeAlias(name(alias.name), lower(alias.initializer.value))
    }
    if let nominal = nominal(declaration) { return .nominal(nominal) }
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      let arguments = arguments(macro.arguments)
      return .expression(add(.macro(name(macro.macroName), arguments), declaration))
    }
    return .unreadable("\(declaration.kind)")
  }

  private mutating func lower(_ statement: StmtSyntax) -> StatementID {
    if let inner = statement.as(ExpressionStmtSyntax.self) { return lower(statement: inner.expression) }
    return add(node(statement), statement)
  }

  private mutating func node(_ statement: StmtSyntax) -> Statement {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let inner): return .returning(inner.expression.map { lower($0) })
    case .breakStmt(let inner): return .breaking(inner.label.map { name($0) })
    case .continueStmt(let inner): return .continuing(inner.label.map { name($0) })
    case .fallThroughStmt: return .fallingThrough
    case .throwStmt(let inner): return .throwing(lower(inner.expression))
    case .guardStmt(let inner): return .guarding(lower(inner.conditions), lower(inner.body))
    case .whileStmt(let inner): return .whileLoop(lower(inner.conditions), lower(inner.body))
    case .repeatStmt(let inner): return .repeatLoop(lower(inner.body), lower(inner.condition))
    case .forStmt(let inner): return .forLoop(lower(inner))
    case .deferStmt(let inner): return .deferring(lower(inner.body))
    case .labeledStmt(let inner): return .labeled(name(inner.label), lower(inner.statement))
    case .doStmt(let inner):
      let clauses = inner.catchClauses.map { clause in
        CatchClause(
          clause.catchItems.compactMap { item in
            item.pattern.map { CaseItem(lower($0), where: item.whereClause.map { lower($0.condition) }) }
          }, lower(clause.body))
      }
      return .doing(lower(inner.body), clauses)
    default: return .unreadable("\(statement.kind)")
    }
  }

  /// `if … else if … else …`, from its last branch to its first, in a loop: chains may be long.
  mutating func lower(_ first: IfExprSyntax) -> StatementID {
    var branches = [first]
    var last: StatementID?
    while case .ifExpr(let next)? = branches[branches.count - 1].elseBody { branches.append(next) }
    var lowered: [([Condition], [StatementID])] = []
    for branch in branches { lowered.append((lower(branch.conditions), lower(branch.body))) }
    if case .codeBlock(let block)? = branches[branches.count - 1].elseBody {
      let body = lower(block)
      last = add(.block(body), block)
    }
    for (branch, parts) in zip(branches, lowered).reversed() {
      last = add(.conditional(parts.0, parts.1, otherwise: last), branch)
    }
    return last ?? add(.block([]), first)
  }

  mutating func lower(_ inner: SwitchExprSyntax) -> StatementID {
    let subject = lower(inner.subject)
    let cases = activeCases(inner.cases).map { one -> SwitchCase in
      var items: [CaseItem] = []
      if case .case(let label) = one.label {
        items = label.caseItems.map { item in
          CaseItem(lower(item.pattern), where: item.whereClause.map { lower($0.condition) })
        }
      }
      return SwitchCase(items, lower(one.statements))
    }
    return add(.switching(subject, cases), inner)
  }

  private mutating func lower(_ loop: ForStmtSyntax) -> ForLoop {
    ForLoop(
      lower(loop.pattern), lower(loop.sequence), loop.whereClause.map { lower($0.condition) },
      lower(loop.body))
  }

  mutating func lower(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element in
      if case .expression(let test) = element.condition { return .test(lower(test)) }
      if case .matchingPattern(let match) = element.condition {
        return .matching(lower(match.pattern), lower(match.initializer.value))
      }
      if case .availability(let availability) = element.condition { return lower(availability) }
      guard case .optionalBinding(let binding) = element.condition else { return nil }
      let isConstant = binding.bindingSpecifier.text != "var"
      let value = binding.initializer.map { lower($0.value) } ?? shorthand(binding.pattern)
      return .binding(
        lower(binding.pattern, isConstant: isConstant), binding.typeAnnotation.map { lower($0.type) }, value)
    }
  }

  /// The value of `if let name`.
  private mutating func shorthand(_ pattern: PatternSyntax) -> ExpressionID {
    guard let identifier = pattern.as(IdentifierPatternSyntax.self) else {
      return add(.unreadable("binding"), pattern)
    }
    return add(.name(name(identifier.identifier), generics: []), pattern)
  }

  private func lower(_ availability: AvailabilityConditionSyntax) -> Condition {
    let platforms = availability.availabilityArguments.compactMap { argument -> PlatformVersion? in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument else { return nil }
      let major = restriction.version.flatMap { Int($0.major.text) } ?? 0
      let minor = restriction.version?.components.first.flatMap { Int($0.number.text) } ?? 0
      return PlatformVersion(restriction.platform.text, min(major, 10_000) * 100 + min(minor, 99))
    }
    let isNegated = availability.availabilityKeyword.text == "#unavailable"
    return .availability(platforms, isNegated: isNegated)
  }
}
