import AdaptiveLayout
import LayoutCoding
import LayoutLint
import LayoutModel

extension LayoutEngine {
  /// Looks at a checked document in every environment that it asks for.
  ///
  /// - Parameter deadline: When the work must end.
  /// - Throws: The problem of work that takes too long.
  func lint(
    _ original: RequestedDocument, _ texts: LintTexts, _ settings: LintSettings,
    into gathering: inout LintGathering, until deadline: WorkDeadline
  ) throws(RequestFailure) {
    let document = texts.put(in: original)
    var run = ResolutionRun([document], lintDetail, on: self, isStreaming: true, until: deadline)
    var names: StableNames?
    var index = 0
    while let result = try run.next() {
      var environment = ""
      if case .success(let request) = document.content {
        environment = request.environments[index].name.text
      }
      index += 1
      let name = [environment, texts.name].compactMap { $0 }.joined(separator: ", ")
      let linted = LintedLayout(environment: name, scene: document.name)
      switch result.outcome {
      case .success(let resolved):
        gathering.add(
          linted, scene: result.scene, findings(in: resolved.layout, of: document, settings)
        ) {
          // Other texts and other environments give no view another name.
          let known = names ?? StableNames(original.written ?? resolved.layout.document)
          names = known
          return known
        }
      case .failure(let failure): gathering.add(linted, failure)
      }
    }
  }

  private func findings(
    in layout: Layout, of document: RequestedDocument, _ settings: LintSettings
  ) -> [Diagnostic] {
    let asked = layout.diagnostics.filter { settings.rules[$0.code] != nil }
    // What a document leaves open nobody decides; what a file leaves open code may.
    let told = document.scene != nil ? filterFindings(asked, in: layout) : asked
    var found = LayoutLint.lint(layout, isPlaced: document.isPlaced) { settings.rules[$0] != nil }
    layout.document.place(&found)
    if document.otherViews.isEmpty { return told + found }
    return (told + found).filter { $0.views.isEmpty || !$0.views.allSatisfy(document.otherViews.contains) }
  }
}

extension RequestedDocument {
  /// The document as it is written; nil where it cannot be read.
  fileprivate var written: DocumentValues? { try? content.get().document.values }
}
