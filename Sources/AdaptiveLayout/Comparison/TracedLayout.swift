package import LayoutModel

/// A layout, and what is needed to say where its edges come from.
package struct TracedLayout {
  package let layout: Layout
  let trees: [SolvedTree]

  /// Resolves a document in one window.
  ///
  /// - Parameters:
  ///   - environment: Goes on recording what is read of it when edges are explained.
  ///   - workspace: Memory that is used again from call to call.
  ///   - shouldStop: Asked now and then; true ends the work.
  /// - Throws: ``ResolutionError``.
  package init(
    _ prepared: PreparedDocument, in environment: ResolutionEnvironment, detail: ResolutionDetail,
    workspace: inout ResolutionWorkspace, shouldStop: (() -> Bool)?
  ) throws(ResolutionError) {
    workspace.trees.begin()
    do throws(ResolutionError) {
      layout = try resolve(
        prepared, in: environment, detail: detail, workspace: &workspace, shouldStop: shouldStop)
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
