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
    _ documents: [RequestedDocument], _ settings: LintSettings, into gathering: inout LintGathering,
    until deadline: WorkDeadline
  ) throws(RequestFailure) {
    for document in documents {
      var run = ResolutionRun([document], lintDetail, on: self, isStreaming: true, until: deadline)
      var index = 0
      while let result = try run.next() {
        var environment = result.name.text
        if case .success(let box) = document.content {
          environment = box.request.environments[index].name.text
        }
        index += 1
        let linted = LintedLayout(environment: environment, scene: document.name)
        switch result.outcome {
        case .success(let resolved):
          gathering.add(
            linted, of: resolved.layout, scene: result.scene, findings(in: resolved.layout, settings))
        case .failure(let failure): gathering.add(linted, failure)
        }
      }
    }
  }

  private func findings(in layout: Layout, _ settings: LintSettings) -> [Diagnostic] {
    layout.diagnostics.filter { settings.rules[$0.code] != nil }
      + LayoutLint.lint(layout) { settings.rules[$0] != nil }
  }
}
