import JSON
import LayoutCoding
package import LayoutModel
package import LayoutPreview

extension Operation {
  /// The things that should be mended in the layouts of a document or of Interface Builder files.
  package static let lint: Operation = Operation(
    name: "lint", inputs: .frames, forms: [.json, .text, .sarif, .junit],
    parameters: EnvironmentParameter.rows + [.scene] + Parameter.ofSwift + Parameter.lint + [.allWindows]
  ) { call throws(Refusal) in lintJob(call, .lint) }

  /// What should be mended in windows of all sizes of a range, with the sizes that have it.
  package static let sweep: Operation = Operation(
    name: "sweep", inputs: .layouts, forms: [.json, .text, .sarif, .svg],
    parameters: EnvironmentParameter.rows.filter { $0.name != "window" } + [.scene]
      + Parameter.ofSwift.filter { row in !Parameter.sweep.contains { $0.name == row.name } } + Parameter.lint
      + Parameter.sweep
  ) { call throws(Refusal) in lintJob(call, .sweep) }
}

private func lintJob(_ call: OperationCall, _ operation: Operation) -> OperationJob {
  let (engine, material, form) = (call.engine, call.material, call.form)
  let options = call.options.judging(by: operation, hasPictures: form == .svg)
  return OperationJob(call, isLong: options.sweep.isAsked) { deadline, lap throws(Refusal) in
    let files = try engine.lint(material, options, until: deadline)
    lap(.resolve)
    let answer = try engine.answer(LintReport(files: files), as: form, until: deadline)
    lap(.encode)
    return answer
  }
}

/// How findings of lint are written.
package enum LintFormat: String, Sendable, CaseIterable {
  case text, json, sarif, junit, github, gitlab, rdjson, checkstyle, xcode, markdown, svg

  /// The type as which it is answered; nil for what only the command line writes.
  fileprivate var mediaType: MediaType? {
    switch self {
    case .json: .json
    case .text: .text
    case .sarif: .sarif
    case .junit: .junit
    case .svg: .svg
    case .github, .gitlab, .rdjson, .checkstyle, .xcode, .markdown: nil
    }
  }

  /// The bytes of a report.
  ///
  /// - Throws: Why a picture is not drawn to its end.
  package func write(
    _ report: LintReport, _ limits: DrawingLimits = DrawingLimits()
  ) throws(DrawingError) -> [UInt8] {
    switch self {
    case .text: return textLint(report).bytes
    case .sarif: return sarifLint(report, version: Version.product)
    case .junit: return junitLint(report)
    case .svg: return try svgSweeps(report, limits)
    case .github: return githubLint(report).bytes
    case .gitlab: return gitlabLint(report)
    case .rdjson: return rdjsonLint(report)
    case .checkstyle: return checkstyleLint(report)
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
  /// Writes what was found.
  func answer(
    _ report: LintReport, as form: MediaType, until deadline: WorkDeadline
  ) throws(Refusal) -> OperationAnswer {
    let format = LintFormat.allCases.first { $0.mediaType == form } ?? .json
    let bytes = try drawing(until: deadline) { limits throws(DrawingError) in
      try format.write(report, limits)
    }
    return OperationAnswer(.bytes(bytes), as: form)
  }

  /// Looks at all that some material has: a document, a file, or the files of a folder.
  ///
  /// - Throws: The problem of what cannot be used, and of work that takes too long.
  func lint(
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
    if material.format == .dump { return try lintDump(material, path: path, options, until: deadline) }
    let (body, companions) = (material.document.bytes, material.companions)
    let request = try decode(body, options, with: companions)
    let settings = options.lint.settings(ofDocument: request.lint)
    var gathering = LintGathering(path: path, settings)
    for texts in [.own] + options.lint.texts {
      let shown =
        try texts.name == nil ? request : decode(body, texts.environments(options), with: companions)
      let document = try check(shown, isStrict: false)
      try lint(
        LayoutJudge(document, texts, settings, against: options.lint.dump, on: self), options.sweep,
        into: &gathering, until: deadline)
    }
    return gathering.finish { findings, _ in
      place(&findings, of: request.document, in: body)
    }
  }

  /// Looks at a checked document in every environment that it asks for, and in windows of all sizes where those are asked for.
  ///
  /// - Parameter deadline: When the work on one layout must end.
  /// - Throws: The problem of work that takes too long.
  func lint(
    _ judge: LayoutJudge, _ sizes: SweptSizes, into gathering: inout LintGathering,
    until deadline: () -> WorkDeadline
  ) throws(Refusal) {
    if judge.dump != nil { try refuseSeveral(judge, after: gathering) }
    if sizes.isAsked { return try sweep(judge, sizes, into: &gathering, until: deadline) }
    var run = ResolutionRun([judge.document], judge.detail, on: self, isStreaming: true, until: deadline())
    var index = 0
    while let result = try run.next() {
      let linted = LintedLayout(environment: judge.name(ofEnvironment: index), scene: judge.document.name)
      index += 1
      switch result.outcome {
      case .failure(let failure): gathering.add(linted, failure)
      case .success(let resolved):
        let judged = judge.findings(in: resolved.layout)
        gathering.file.notJudged += judged.doubtful.count
        gathering.add(
          linted, scene: result.scene?.id, judged.findings.map { ($0, judge.fingerprint(of: $0), []) }
        ) {
          judge.elements(of: $0)
        }
      }
    }
  }
}
