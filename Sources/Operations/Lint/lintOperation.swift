import AdaptiveLayout
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutLint
package import LayoutModel
import LayoutPreview

extension Operation {
  /// The things that should be mended in the layouts of a document or of Interface Builder files.
  package static let lint = Operation(
    name: "lint", inputs: .layouts, forms: [.json, .text, .sarif, .junit],
    parameters: EnvironmentParameter.rows + [.scene] + Parameter.ofSwift + Parameter.lint
  ) { call throws(Refusal) in
    let (engine, material, options, form) = (call.engine, call.material, call.options, call.form)
    return OperationJob(call) { deadline, lap throws(Refusal) in
      let files = try engine.lint(material, options, until: deadline)
      lap(.resolve)
      let format = LintFormat.allCases.first { $0.mediaType == form } ?? .json
      let answer = OperationAnswer(.bytes(format.write(LintReport(files: files))), as: form)
      lap(.encode)
      return answer
    }
  }
}

/// How findings of lint are written.
package enum LintFormat: String, Sendable, CaseIterable {
  case text, json, sarif, junit, github, xcode, markdown

  /// The type as which it is answered; nil for what only the command line writes.
  fileprivate var mediaType: MediaType? {
    switch self {
    case .json: .json
    case .text: .text
    case .sarif: .sarif
    case .junit: .junit
    case .github, .xcode, .markdown: nil
    }
  }

  /// The bytes of a report.
  package func write(_ report: LintReport) -> [UInt8] {
    switch self {
    case .text: return textLint(report).bytes
    case .sarif: return sarifLint(report, version: Version.product)
    case .junit: return junitLint(report)
    case .github: return githubLint(report).bytes
    case .xcode: return xcodeLint(report).bytes
    case .markdown: return markdownLint(report).bytes
    case .json:
      var writer = JSONWriter(capacity: 8192)
      report.write(to: &writer)
      writer.endLine()
      return writer.bytes()
    }
  }
}

extension LayoutEngine {
  fileprivate func lint(
    _ material: Material, _ options: OperationOptions, until deadline: WorkDeadline
  ) throws(Refusal) -> [LintedFile] {
    guard material.app != nil, let source = material.screens else {
      return [try lint(material, path: nil, options) { deadline }]
    }
    let rounds = try ScreenRounds(of: source, options, on: self, until: deadline)
    if let failure = rounds.failure { throw failure }
    return try rounds.paths.map { path throws(Refusal) in
      try lint(rounds, file: path, path: path.isEmpty ? nil : path, options) { deadline }
    }
  }

  /// Looks at a layout document, or at every screen of an Interface Builder file.
  ///
  /// - Parameters:
  ///   - path: What the file is called; nil for the body of a request.
  ///   - deadline: When the work on one screen for one device must end.
  /// - Throws: The problem of a body that cannot be used, and of work that takes too long.
  func lint(
    _ material: Material, path: String?, _ options: OperationOptions, until deadline: () -> WorkDeadline
  ) throws(Refusal) -> LintedFile {
    if let source = material.screens {
      return try lint(
        ScreenRounds(of: source, options, on: self), file: "", path: path, options, until: deadline)
    }
    let (body, assets) = (material.document.bytes, material.assets)
    let request = try decode(body, options, archive: assets)
    let settings = options.lint.settings(request.lint).forDocuments
    var gathering = LintGathering(path: path, settings)
    for texts in [.own] + options.lint.texts {
      let shown = try texts.name == nil ? request : decode(body, texts.environments(options), archive: assets)
      let document = try check(shown, isStrict: false)
      try lint(document, texts, settings, into: &gathering, until: deadline())
    }
    return gathering.finish { findings, _ in
      place(&findings, of: request.document, in: body)
    }
  }

  /// Looks at a checked document in every environment that it asks for.
  ///
  /// - Throws: The problem of work that takes too long.
  func lint(
    _ original: RequestedDocument, _ texts: LintTexts, _ settings: LintSettings,
    into gathering: inout LintGathering, until deadline: WorkDeadline
  ) throws(Refusal) {
    let document = texts.put(in: original)
    let environments = (try? document.content.get().environments) ?? []
    var run = ResolutionRun([document], lintDetail, on: self, isStreaming: true, until: deadline)
    var names: StableNames?
    var index = 0
    while let result = try run.next() {
      let environment = environments.isEmpty ? "" : environments[index].name.text
      index += 1
      let name = [environment, texts.name].compactMap { $0 }.joined(separator: ", ")
      let linted = LintedLayout(environment: name, scene: document.name)
      switch result.outcome {
      case .failure(let failure): gathering.add(linted, failure)
      case .success(let resolved):
        let (layout, scene) = (resolved.layout, result.scene?.id)
        let found = findings(in: layout, of: document, settings)
        let judged = document.scene?.source.map { source in found.filter { !source.isDoubtful($0) } } ?? found
        gathering.file.notJudged += found.count - judged.count
        gathering.add(linted, scene: scene, judged) { diagnostic in
          // Other texts and other environments give no view another name.
          let known = names ?? StableNames((try? original.content.get().document.values) ?? layout.document)
          names = known
          return (fingerprint(of: diagnostic, scene: scene, known), known.elements(of: diagnostic))
        }
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

extension SourceReport {
  /// Whether a finding hangs on a value that the source does not tell: it is about a view that has one, and no contradiction,
  /// which no text and no image decides.
  fileprivate func isDoubtful(_ finding: Diagnostic) -> Bool {
    if finding.code == .unsatisfiableConstraints { return false }
    return holes.contains { hole in finding.views.contains { hole.target.hasPrefix($0 + ".") } }
  }
}
