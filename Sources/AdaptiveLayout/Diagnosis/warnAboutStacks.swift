import JSON
import LayoutModel

/// Tells of stack views that ask for what UIKit does not have: a column has no baselines to align
/// (AL-stack-baseline-column).
func warnAboutStacks(
  _ stacks: ArraySlice<ArrangedStack>, of document: DocumentValues, into diagnostics: inout [Diagnostic]
) {
  for stack in stacks where document.stacks[Int(stack.configuration)].axis == .vertical {
    let alignment = document.stacks[Int(stack.configuration)].alignment
    guard alignment == .firstBaseline || alignment == .lastBaseline else { continue }
    diagnostics.append(
      Diagnostic(
        .layout(.baselineAlignmentNotSupported(alignment)),
        views: [document.views[Int(stack.view)].id],
        pointer: document.pointer(toView: Int(stack.view)).appending("alignment")))
  }
}
