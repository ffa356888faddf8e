import LayoutModel

extension Operation {
  /// The things in which the layout of a screen is not what a dump of its views has recorded.
  package static let check = Operation(
    name: "check", inputs: [.form], fields: .expectation, forms: [.json, .text, .sarif, .junit],
    parameters: EnvironmentParameter.rows + [.scene] + Parameter.ofSwift + Parameter.rules + [.failOn]
  ) { call throws(Refusal) in
    let (engine, material, form) = (call.engine, call.material, call.form)
    // A form without one is refused before.
    let bytes = material.against ?? .none
    var options = call.options
    options.lint.dump = try rethrowing(
      as: { (failure: Refusal) in failure.placed(at: .file("against")) },
      try readDump(bytes.bytes, engine.limits.decoding))
    return OperationJob(call) { [options] deadline, lap throws(Refusal) in
      let files = try engine.lint(material, options, until: deadline)
      try refuseSeveral(files)
      lap(.resolve)
      let answer = try engine.answer(LintReport(files: files), as: form, until: deadline)
      lap(.encode)
      return answer
    }
  }
}

extension LayoutEngine {
  /// Refuses to compare several layouts with one dump.
  func refuseSeveral(_ judge: LayoutJudge, after gathering: LintGathering) throws(Refusal) {
    if judge.document.resultCount > 1 {
      throw Refusal(
        "The document has \(judge.document.resultCount) environments, and a dump is of one. "
          + "Send it with no other than that of the dump.")
    }
    if let other = gathering.file.layouts.first {
      throw severalScreens([other.scene, judge.document.name].compactMap { $0 })
    }
  }
}

/// Refuses to compare the screens of several files with one dump.
func refuseSeveral(_ files: [LintedFile]) throws(Refusal) {
  let layouts = files.flatMap { file in file.layouts.map { (file.path, $0.scene) } }
  if layouts.count > 1 { throw severalScreens(layouts.prefix(2).compactMap { $1 ?? $0 }) }
}

private func severalScreens(_ names: [String]) -> Refusal {
  let examples = names.isEmpty ? "" : ", as \(names.map { "'\($0)'" }.joined(separator: " and "))"
  return Refusal(
    "There are several screens\(examples), and a dump is of one. Name the one of the dump with scene, or a class of Swift with type."
  )
}
