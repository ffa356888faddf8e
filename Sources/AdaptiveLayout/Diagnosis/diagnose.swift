import ConstraintSolver
import LayoutModel

/// Reports what is wrong with a solved view tree: conflicts in the order of their rounds, ambiguity by view and
/// axis, feedback loops and numeric trouble.
func diagnose(
  _ arrangement: Arrangement, of document: DocumentValues, plan: ConstraintPlan, problem: Problem,
  range: Range<Int>, into diagnostics: inout [Diagnostic]
) {
  let solution = arrangement.solution
  noteStacks(plan.sources.stacks.within(range, by: \.view), of: document, into: &diagnostics)
  if !solution.conflicts.isEmpty {
    var room = ConflictRoom(after: diagnostics)
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
        .layoutFeedbackLoop,
        message: "Safe areas or margins still moved after the last pass; the last frames are kept.",
        views: [document.views[range.lowerBound].id],
        pointer: document.pointer(toView: range.lowerBound)))
  }
  for trouble in solution.troubles {
    diagnostics.append(
      Diagnostic(.numericTrouble, message: describe(trouble), pointer: nil))
  }
}

private func describe(_ trouble: Trouble) -> String {
  switch trouble {
  case .residual(let constraint, let error):
    "Constraint \(constraint) of the system is missed by \(error) points; its numbers span too many magnitudes."
  case .pivotLimit(let limit):
    "The solver stopped after \(limit) pivots; lower priorities are not met as well as they could be."
  case .numeric:
    "Rounding may hide what the constraints ask for: their numbers span too many magnitudes."
  case .unbreakableConflict(let constraint):
    "Fixed values contradict each other at constraint \(constraint) of the system."
  }
}
