package import LayoutModel

/// Resolves a document in one window, and says why the layout is as it is.
///
/// - Parameters:
///   - window: As of ``resolve(_:in:of:detail:workspace:shouldStop:)``.
///   - questions: The edges that somebody asks about; views that the document does not have are not installed.
///   - tellsAmbiguities: Whether what is open is explained, and not only what is in conflict.
///   - workspace: Memory that is used again from call to call.
///   - shouldStop: Asked now and then; true ends the work.
/// - Throws: ``ResolutionError``.
/// - Complexity: One resolution, one solve for each ambiguity, and one resolution for each change that is tried, of which
///   there are no more than ``RemedyTrials`` allows.
package func explain(
  _ prepared: PreparedDocument, in window: WindowEnvironment, detail: ResolutionDetail = [],
  asking questions: [EdgeQuestion] = [], ambiguities tellsAmbiguities: Bool = true,
  workspace: inout ResolutionWorkspace, shouldStop: (() -> Bool)? = nil
) throws(ResolutionError) -> (layout: Layout, explanation: LayoutExplanation) {
  let traced = try TracedLayout(
    prepared, in: window, detail: detail, workspace: &workspace, shouldStop: shouldStop)
  let layout = traced.layout
  var trials = RemedyTrials(prepared.document, in: window, before: LayoutTroubles(layout))
  let unsized = layout.diagnostics.filter {
    tellsAmbiguities && $0.code.leavesImageUnsized && !$0.consequences.isEmpty
  }
  let following = LayoutTroubles.open(unsized)
  var explanation = LayoutExplanation(findings: unsized.map { ExplainedFinding($0) })
  for tree in traced.trees {
    explanation.findings += try explainConflicts(
      of: tree, trials: &trials, workspace: &workspace, shouldStop: shouldStop)
    guard tellsAmbiguities else { continue }
    explanation.findings += try explainAmbiguities(
      of: tree, besides: following, trials: &trials, workspace: &workspace, shouldStop: shouldStop)
  }
  explanation.placeFindings(of: layout.document)
  explanation.edges = traced.explain(questions)
  return (layout, explanation)
}
