/// Visits all expressions of a piece of a program, in the order of the source, those of closures too; types that are declared inside
/// are passed over, and functions are handed to whoever asks for them.
public struct ProgramWalker {
  private let expressions: [Expression]
  private let statements: [Statement]
  private let functions: [FunctionDeclaration]
  private let variables: [VariableDeclaration]
  private let closures: [ClosureExpression]
  private let visit: (ExpressionID) -> Void
  private let enter: (FunctionID) -> Void
  private let declare: (PatternID) -> Void

  /// - Parameters:
  ///   - enter: Called for each function that is declared inside.
  ///   - declare: Called for each pattern that may bind names.
  ///   - visit: Called for each expression, before those in it.
  public init(
    _ program: borrowing Program, enter: @escaping (FunctionID) -> Void = { _ in },
    declare: @escaping (PatternID) -> Void = { _ in },
    visit: @escaping (ExpressionID) -> Void
  ) {
    (expressions, statements) = (program.expressions, program.statements)
    (functions, variables, closures) = (program.functions, program.variables, program.closures)
    (self.visit, self.enter, self.declare) = (visit, enter, declare)
  }

  /// Visits what a function or a variable of a type does; other members do nothing themselves.
  public func walk(_ member: Member) {
    switch member {
    case .function(let id):
      let function = functions[Int(id.raw)]
      walk(function.body ?? [])
      if let accessors = function.accessors { walk(accessors) }
    case .variable(let id): walk(variables[Int(id.raw)])
    default: return
    }
  }

  public func walk(_ statements: [StatementID]) { for id in statements { walk(id) } }

  public func walk(_ id: VariableID) {
    let variable = variables[Int(id.raw)]
    declare(variable.pattern)
    walk(variable)
  }

  private func walk(_ variable: VariableDeclaration) {
    if let value = variable.value { walk(value) }
    if let accessors = variable.accessors { walk(accessors) }
  }

  public func walk(_ accessors: Accessors) {
    walk(accessors.getter ?? [])
    for accessor in [accessors.setter, accessors.willSet, accessors.didSet] { walk(accessor?.body ?? []) }
  }

  public func walk(_ id: StatementID) {
    switch statements[Int(id.raw)] {
    case .expression(let expression), .throwing(let expression): walk(expression)
    case .variables(let ids): for variable in ids { walk(variable) }
    case .returning(let expression): if let expression { walk(expression) }
    case .conditional(let conditions, let body, let otherwise):
      walk(conditions, body)
      if let otherwise { walk(otherwise) }
    case .guarding(let conditions, let body), .whileLoop(let conditions, let body): walk(conditions, body)
    case .repeatLoop(let body, let condition):
      walk(body)
      walk(condition)
    case .forLoop(let loop):
      declare(loop.pattern)
      walk(loop.sequence)
      if let filter = loop.filter { walk(filter) }
      walk(loop.body)
    case .switching(let subject, let cases):
      walk(subject)
      for one in cases {
        walk(one.items)
        walk(one.body)
      }
    case .doing(let body, let clauses):
      walk(body)
      for clause in clauses {
        walk(clause.items)
        walk(clause.body)
      }
    case .deferring(let body), .block(let body): walk(body)
    case .labeled(_, let inner): walk(inner)
    case .function(let id): enter(id)
    case .nominal, .typeAlias, .breaking, .continuing, .fallingThrough, .unreadable: return
    }
  }

  private func walk(_ conditions: [Condition], _ body: [StatementID]) {
    for condition in conditions {
      switch condition {
      case .test(let expression): walk(expression)
      case .binding(let pattern, _, let expression), .matching(let pattern, let expression):
        declare(pattern)
        walk(expression)
      case .availability: continue
      }
    }
    walk(body)
  }

  private func walk(_ items: [CaseItem]) {
    for item in items {
      declare(item.pattern)
      if let filter = item.filter { walk(filter) }
    }
  }

  public func walk(_ id: ExpressionID) {
    visit(id)
    switch expressions[Int(id.raw)] {
    case .string(let segments):
      for case .interpolation(let arguments) in segments { walk(arguments) }
    case .array(let elements): for element in elements { walk(element) }
    case .dictionary(let elements):
      for element in elements {
        walk(element.key)
        walk(element.value)
      }
    case .member(let base?, _, _): walk(base)
    case .call(let call):
      walk(call.callee)
      walk(call.arguments)
      walk(call.trailing)
    case .subscripted(let base, let arguments):
      walk(base)
      walk(arguments)
    case .optionalChain(let inner), .chainEnd(let inner), .forced(let inner), .prefix(_, let inner),
      .postfix(_, let inner),
      .cast(let inner, _, _), .attempt(_, let inner), .inOut(let inner):
      walk(inner)
    case .binary(_, let first, let second), .assignment(let first, let second):
      walk(first)
      walk(second)
    case .ternary(let condition, let first, let second):
      for inner in [condition, first, second] { walk(inner) }
    case .closure(let closure): walk(closures[Int(closure.raw)].body)
    case .tuple(let elements), .macro(_, let elements): walk(elements)
    case .statement(let statement): walk(statement)
    default: return
    }
  }

  private func walk(_ arguments: [Argument]) { for argument in arguments { walk(argument.value) } }
}
