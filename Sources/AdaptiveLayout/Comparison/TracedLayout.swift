package import LayoutModel

/// A layout, and what is needed to say where its edges come from.
package struct TracedLayout {
  package let layout: Layout
  let trees: [SolvedTree]

  /// Resolves a document in one window.
  ///
  /// - Parameters:
  ///   - window: As of ``resolve(_:in:of:detail:workspace:shouldStop:)``.
  ///   - workspace: Memory that is used again from call to call.
  ///   - shouldStop: Asked now and then; true ends the work.
  /// - Throws: ``ResolutionError``.
  package init(
    _ prepared: PreparedDocument, in window: WindowEnvironment, detail: ResolutionDetail,
    workspace: inout ResolutionWorkspace, shouldStop: (() -> Bool)?
  ) throws(ResolutionError) {
    workspace.trees.begin()
    do throws(ResolutionError) {
      layout = try resolve(
        prepared, in: prepared.environment(of: window, for: detail), of: window, detail: detail,
        workspace: &workspace, shouldStop: shouldStop)
    } catch {
      _ = workspace.trees.end()
      throw error
    }
    trees = workspace.trees.end()
  }

  /// Says of edges which constraints put them where they are; in the order asked.
  func explain(_ questions: [EdgeQuestion]) -> [ExplainedEdge] {
    questions.isEmpty ? [] : explainEdges(questions, in: trees, of: layout)
  }
}
