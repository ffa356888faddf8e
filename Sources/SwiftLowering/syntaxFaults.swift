import SwiftProgram
import SwiftSyntax

/// What the parser did not understand, or missed; at most 100.
func syntaxFaults(in tree: SourceFileSyntax) -> [SyntaxFault] {
  if !tree.hasError { return [] }
  var faults: [SyntaxFault] = []
  var open: [Syntax] = [Syntax(tree)]
  while let node = open.popLast(), faults.count < 100 {
    if !node.hasError { continue }
    if let unexpected = node.as(UnexpectedNodesSyntax.self) {
      faults.append(fault(unexpected, "This is not expected here."))
      continue
    }
    if let token = node.as(TokenSyntax.self) {
      if token.presence == .missing {
        faults.append(fault(token, "Something is missing here: \(word(token))."))
      }
      continue
    }
    open += node.children(viewMode: .all).reversed()
  }
  return faults
}

private func fault(_ node: some SyntaxProtocol, _ message: String) -> SyntaxFault {
  SyntaxFault(
    offset: Int32(clamping: node.positionAfterSkippingLeadingTrivia.utf8Offset), message: message)
}

private func word(_ token: TokenSyntax) -> String { token.text.isEmpty ? "a name" : token.text }
