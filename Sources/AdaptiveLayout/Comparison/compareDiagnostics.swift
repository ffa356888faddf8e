import LayoutModel

/// The diagnostics that one of two layouts has and the other has not. Numbers and places do not tell them apart.
func compareDiagnostics(_ old: Layout, _ new: Layout) -> [DiagnosticChange] {
  let gone = difference(of: old.diagnostics, from: new.diagnostics)
  let come = difference(of: new.diagnostics, from: old.diagnostics)
  return come.map { DiagnosticChange(isNew: true, $0) } + gone.map { DiagnosticChange(isNew: false, $0) }
}

/// Diagnostics that others have not, each as often as it is not there.
private func difference(of diagnostics: [Diagnostic], from others: [Diagnostic]) -> [Diagnostic] {
  var counts: [DiagnosticName: Int] = [:]
  for other in others { counts[DiagnosticName(other), default: 0] += 1 }
  var left: [Diagnostic] = []
  for diagnostic in diagnostics {
    let key = DiagnosticName(diagnostic)
    if let count = counts[key], count > 0 { counts[key] = count - 1 } else { left.append(diagnostic) }
  }
  return left
}
