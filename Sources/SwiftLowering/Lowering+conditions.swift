import SwiftProgram
import SwiftSyntax

/// `#if`, whose branches are chosen while lowering.
extension Lowering {
  /// The statements of a block, with those of the active branches of `#if` in their places.
  func activeItems(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    var found: [CodeBlockItemSyntax] = []
    for item in items {
      guard case .decl(let declaration) = item.item, let branches = declaration.as(IfConfigDeclSyntax.self)
      else {
        found.append(item)
        continue
      }
      if case .statements(let inner)? = activeElements(of: branches) { found += activeItems(inner) }
    }
    return found
  }

  func activeMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    var found: [DeclSyntax] = []
    for member in members {
      guard let branches = member.decl.as(IfConfigDeclSyntax.self) else {
        found.append(member.decl)
        continue
      }
      if case .decls(let inner)? = activeElements(of: branches) { found += activeMembers(inner) }
    }
    return found
  }

  func activeCases(_ cases: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    var found: [SwitchCaseSyntax] = []
    for element in cases {
      if case .switchCase(let one) = element { found.append(one) }
      if case .ifConfigDecl(let branches) = element,
        case .switchCases(let inner)? = activeElements(of: branches)
      {
        found += activeCases(inner)
      }
    }
    return found
  }

  /// What the first branch has whose condition holds.
  func activeElements(of branches: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in branches.clauses {
      if clause.condition.map(holds) ?? true { return clause.elements }
    }
    return nil
  }

  /// Whether a condition of `#if` holds in a release build for a device.
  private func holds(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return !holds(not.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holds(only.expression)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let flag = condition.as(DeclReferenceExprSyntax.self) {
      return flags.defined.contains(flag.baseName.text)
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression
    else {
      return false
    }
    let word = argument.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os", "platform": return word == "iOS"
    case "canImport": return !["AppKit", "Cocoa", "WatchKit", "SwiftUICore"].contains(word)
    case "arch": return word == "arm64"
    case "swift", "compiler": return word.hasPrefix(">=")
    case "targetEnvironment": return false
    default: return false
    }
  }

  /// A chain of `&&` and `||`, of which `&&` binds more tightly.
  private func holds(_ elements: [ExprSyntax]) -> Bool {
    var any = false
    var all = true
    for (index, element) in elements.enumerated() {
      if index % 2 == 0 {
        all = all && holds(element)
      } else if element.trimmedDescription == "||" {
        any = any || all
        all = true
      }
    }
    return any || all
  }
}
