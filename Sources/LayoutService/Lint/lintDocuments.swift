import AdaptiveLayout
import LayoutCoding
import LayoutLint
import LayoutModel

extension Service {
  /// Looks at checked documents in every environment that they ask for.
  ///
  /// - Parameter deadline: When the work must end.
  /// - Throws: The problem of work that takes too long.
  func lint(
    _ documents: [RequestedDocument], into gathering: inout LintGathering, until deadline: WorkDeadline
  ) throws(RequestFailure) {
    var run = ResolutionRun(documents, lintDetail, on: self, isStreaming: true, until: deadline)
    while let result = try run.next() {
      let name = LintedLayout(environment: result.name.text, scene: result.scene?.id)
      switch result.outcome {
      case .success(let resolved):
        let layout = resolved.layout
        gathering.add(
          name, scene: result.scene,
          layout.diagnostics.filter { $0.severity > .info } + LayoutLint.lint(layout) { _ in true })
      case .failure(let failure): gathering.add(name, failure)
      }
    }
  }
}
