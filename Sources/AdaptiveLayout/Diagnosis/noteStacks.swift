import LayoutModel

/// Tells of stack views that ask for what UIKit does not have: a column has no baselines to align
/// (AL-stack-baseline-column).
func noteStacks(
  _ stacks: ArraySlice<ArrangedStack>, of document: DocumentValues, into diagnostics: inout [Diagnostic]
) {
  for stack in stacks where document.stacks[Int(stack.configuration)].axis == .vertical {
    let alignment = document.stacks[Int(stack.configuration)].alignment
    let meaning: String
    switch alignment {
    case .firstBaseline: meaning = "leading"
    case .lastBaseline: meaning = "trailing"
    default: continue
    }
    diagnostics.append(
      Diagnostic(
        .baselineAlignmentNotSupported,
        message:
          "A vertical stack view cannot align by baselines; \(alignment.rawValue) is taken "
          + "for \(meaning).",
        views: [document.views[Int(stack.view)].id],
        pointer: document.pointer(toView: Int(stack.view)).appending("alignment")))
  }
}
