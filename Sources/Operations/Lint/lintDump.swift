import HierarchyDumps
import LayoutCoding
import LayoutModel

extension LayoutEngine {
  /// Looks at the frames of a dump.
  ///
  /// - Throws: The problem of a dump that cannot be used, and of work that takes too long.
  func lintDump(
    _ material: Material, path: String?, _ options: OperationOptions, until deadline: () -> WorkDeadline
  ) throws(Refusal) -> LintedFile {
    let document = try dumpedDocument(material, options)
    let settings = options.lint.settings(ofDocument: nil)
    var gathering = LintGathering(path: path, settings)
    try lint(
      LayoutJudge(document, .own, settings, against: options.lint.dump, on: self), options.sweep,
      into: &gathering, until: deadline)
    let views = (try? document.content.get())?.document.views ?? []
    let places = Dictionary(views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return gathering.finish { findings, _ in
      for index in findings.indices {
        for element in findings[index].elements.indices {
          let view = places[findings[index].elements[element].id]
          let line = view.flatMap { document.dump?.line(ofView: $0) }
          findings[index].elements[element].place = line.map { SourcePlace(line: $0, column: 1) }
        }
        findings[index].place = findings[index].elements.lazy.compactMap(\.place).first
      }
    }
  }
}
