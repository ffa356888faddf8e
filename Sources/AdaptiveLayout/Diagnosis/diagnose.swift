import ConstraintSolver
import LayoutModel

/// Reports what is wrong with a solved view tree: conflicts in the order of their rounds, ambiguity by view and
/// axis, feedback loops and numeric trouble.
func diagnose(
  _ arrangement: Arrangement, of document: DocumentValues, plan: ConstraintPlan, problem: Problem,
  range: Range<Int>, into diagnostics: inout [Diagnostic]
) {
  let solution = arrangement.solution
  warnAboutStacks(plan.sources.stacks.within(range, by: \.view), of: document, into: &diagnostics)
  if !solution.conflicts.isEmpty {
    var room = ConflictReportLimit(after: diagnostics)
    for conflict in solution.conflicts {
      diagnostics.append(explainConflict(conflict, of: document, problem: problem, room: &room))
    }
  }
  if !solution.isUnique {
    reportAmbiguity(
      solution, of: document, problem: problem, hiddenArranged: plan.sources.hiddenArranged(of: document),
      into: &diagnostics)
  }
  if arrangement.isFeedbackLoop {
    diagnostics.append(
      Diagnostic(
        .layout(.layoutFeedbackLoop),
        views: [document.views[range.lowerBound].id],
        pointer: document.pointer(toView: range.lowerBound)))
  }
  for trouble in solution.troubles {
    diagnostics.append(Diagnostic(.layout(.numericTrouble(facts(trouble)))))
  }
}

private func facts(_ trouble: Trouble) -> LayoutFinding.NumericTrouble {
  switch trouble {
  case .residual(let constraint, let error): .missedConstraint(constraint, by: error)
  case .pivotLimit(let limit): .pivotLimit(limit)
  case .numeric: .magnitudes
  case .unbreakableConflict(let constraint): .fixedValues(constraint: constraint)
  }
}
