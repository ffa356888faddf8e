import LayoutModel

extension Operation {
  /// The things that should be mended in the layouts of a document or of Interface Builder files.
  package static let lint = Operation(
    "lint", reads: .layouts, answers: [.json, .text, .sarif, .junit],
    parameters: EnvironmentParameter.rows + [.scene] + Parameter.lint, start: startLinting)
}

private func startLinting(_ call: OperationCall) throws(RequestFailure) -> OperationJob {
  let (engine, material, options, form) = (call.engine, call.material, call.options, call.form)
  return OperationJob(call) { deadline, lap throws(RequestFailure) in
    let files = try engine.lint(material, options, until: deadline)
    lap(.resolve)
    let format = LintFormat.allCases.first { $0.mediaType == form } ?? .json
    let answer = OperationAnswer(.bytes(format.write(LintReport(files: files))), as: form)
    lap(.encode)
    return answer
  }
}

extension LayoutEngine {
  fileprivate func lint(
    _ material: Material, _ options: OperationOptions, until deadline: WorkDeadline
  ) throws(RequestFailure) -> [LintedFile] {
    guard material.app != nil, let source = material.screens else {
      return [try lint(material, path: nil, options) { deadline }]
    }
    let rounds = try ScreenRounds(of: source, options, on: self) { () throws(RequestFailure) in
      try check(deadline)
    }
    if let failure = rounds.failure { throw failure }
    return try lint(rounds, options) { deadline }
  }
}
