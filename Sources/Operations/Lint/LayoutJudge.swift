import AdaptiveLayout
import HierarchyDumps
import LayoutCoding
import LayoutLint
import LayoutModel

/// What lint makes of the layouts of a document: which findings count, and what they are called.
final class LayoutJudge {
  let engine: LayoutEngine
  /// With the texts that are shown.
  let document: RequestedDocument
  let settings: LintSettings
  /// What layouts are compared with, in place of all else; nil where they are not.
  let dump: HierarchyDump?
  private let texts: LintTexts
  private let environments: [RequestedEnvironment]
  /// Other texts and other environments give no view another name. Made for the first finding; nil for a document that cannot be used.
  private lazy var names = (try? original.content.get()).map {
    StableNames($0.document.values, isOfCode: original.scene?.source != nil)
  }
  private let original: RequestedDocument

  init(
    _ original: RequestedDocument, _ texts: LintTexts, _ settings: LintSettings, against dump: HierarchyDump?,
    on engine: LayoutEngine
  ) {
    self.dump = dump
    (self.engine, self.settings, self.texts, self.original) = (engine, settings, texts, original)
    document = texts.put(in: original)
    environments = (try? document.content.get().environments) ?? []
  }

  /// Judges another document by the same rules.
  func judge(of document: RequestedDocument) -> LayoutJudge {
    LayoutJudge(document, texts, settings, against: dump, on: engine)
  }

  /// The environment and whose texts it shows.
  func name(ofEnvironment index: Int) -> String {
    let environment = environments.isEmpty ? "" : environments[index].name.text
    return [environment, texts.name].compactMap { $0 }.joined(separator: ", ")
  }

  func fingerprint(of finding: Diagnostic) -> String {
    names.map { Operations.fingerprint(of: finding, scene: document.scene?.id, $0) } ?? ""
  }

  func elements(of finding: Diagnostic) -> [LintElement] { names?.elements(of: finding) ?? [] }

  /// As the rules have it that count.
  func severity(of finding: Diagnostic) -> Diagnostic.Severity {
    settings.rules[finding.code] ?? finding.severity
  }

  /// What a resolution has to tell. Which findings of a document count nobody asks its constraints.
  var detail: ResolutionDetail {
    if dump != nil { return [] }
    return document.scene == nil ? lintDetail.subtracting(.constraints) : lintDetail
  }

  /// What counts in a layout, and what hangs on something that a source does not tell.
  func findings(in layout: Layout) -> (findings: [Diagnostic], doubtful: [Diagnostic]) {
    if let dump { return judged(compare(layout, with: dump).filter { settings.rules[$0.code] != nil }) }
    let asked = layout.diagnostics.filter { settings.rules[$0.code] != nil }
    if document.dump != nil { return findings(inDump: layout, asked) }
    // What a document leaves open nobody decides; what a file leaves open code may.
    let told = document.scene != nil ? filterFindings(asked, in: layout) : asked
    var found = LayoutLint.lint(layout, isPlaced: document.isPlaced) { settings.rules[$0] != nil }
    layout.document.place(&found)
    return judged(told + found)
  }

  /// What counts in the layout of a dump, which says nothing but frames.
  private func findings(
    inDump layout: Layout, _ told: [Diagnostic]
  ) -> (findings: [Diagnostic], doubtful: [Diagnostic]) {
    let found = LayoutLint.lint(layout) { code in
      settings.rules[code] != nil && DumpDocument.rules.contains(code)
    }
    return judged(told + found)
  }

  /// What counts of some findings, and what hangs on something that a source does not tell.
  func judged(_ found: [Diagnostic]) -> (findings: [Diagnostic], doubtful: [Diagnostic]) {
    let own = found.filter { $0.views.isEmpty || !$0.views.allSatisfy(document.otherViews.contains) }
    guard let source = document.scene?.source else { return (own, []) }
    return (own.filter { !source.isDoubtful($0) }, own.filter(source.isDoubtful))
  }
}

extension SourceReport {
  /// Whether a finding hangs on a value that the source does not tell: it is about a view that has one, and no contradiction,
  /// which no text and no image decides.
  fileprivate func isDoubtful(_ finding: Diagnostic) -> Bool {
    if finding.code == .unsatisfiableConstraints { return false }
    return holes.contains { hole in finding.views.contains { hole.target.hasPrefix($0 + ".") } }
  }
}
