import SwiftProgram
import SwiftSyntax

extension Lowering {
  mutating func lower(_ closure: ClosureExprSyntax) -> ClosureID {
    var found = ClosureExpression()
    anonymousCounts.append(0)
    if let signature = closure.signature {
      found.captures =
        signature.capture?.items.map { item in
          Capture(name(item.name), item.initializer.map { lower($0.value) }, isWeak: item.specifier != nil)
        } ?? []
      found.parameters = parameters(signature.parameterClause)
      found.result = signature.returnClause.map { lower($0.type) }
    }
    found.body = lower(closure.statements)
    found.anonymousCount = anonymousCounts.removeLast()
    return program.add(found)
  }

  private mutating func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) -> [Parameter]? {
    if case .simpleInput(let list)? = clause {
      return list.map { Parameter(label: nil, name: name($0.name)) }
    }
    guard case .parameterClause(let clause)? = clause else { return nil }
    return clause.parameters.map { parameter in
      var found = Parameter(label: nil, name: name(parameter.secondName ?? parameter.firstName))
      found.type = parameter.type.map { lower($0) }
      found.isInOut = parameter.type.map(isInOut) ?? false
      return found
    }
  }

  func isInOut(_ type: TypeSyntax) -> Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }
}
