import LayoutModel

/// Puts together what lint found in the layouts of one file: what is the same is told once, with the layouts that have it.
struct LintGathering {
  private(set) var file: LintedFile
  private var places: [SceneKey<FindingName>: Int] = [:]

  init(path: String?) {
    file = LintedFile(path: path)
  }

  /// Adds a layout with what was found in it.
  mutating func add(_ layout: LintedLayout, scene: SceneLabel?, _ diagnostics: [Diagnostic]) {
    let index = file.layouts.count
    file.layouts.append(layout)
    for diagnostic in diagnostics {
      let key = SceneKey(scene: scene?.id, value: FindingName(diagnostic))
      if let place = places[key] {
        if file.findings[place].layouts.last != index { file.findings[place].layouts.append(index) }
        continue
      }
      places[key] = file.findings.count
      file.findings.append(
        LintFinding(
          diagnostic: diagnostic, elements: diagnostic.views.map { LintElement(id: $0) }, layouts: [index],
          layoutCount: 0, fingerprint: ""))
    }
  }

  /// Adds a layout that is not there.
  mutating func add(_ layout: LintedLayout, _ failure: RequestFailure) {
    file.faults.append(LintFault(message: "\(layout.environment): \(failure.problem.detail)"))
  }
}
