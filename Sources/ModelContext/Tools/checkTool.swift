import LayoutModel
import LayoutPreview
import Operations

extension ContextTool {
  /// What should be mended in a file, a text or an app's folder, over devices.
  static let check = ContextTool(
    name: "check", title: "Check layouts",
    description:
      "Find conflicts, ambiguities, cut-off texts, overlaps and the like, on five devices unless named, worst first.",
    arguments: ToolArgument.source + ToolArgument.place + [.maxBytes],
    outputSchema: """
      {"type":"object","properties":{"errors":{"type":"integer"},"warnings":{"type":"integer"},"findings":{"type":"array",\
      "items":{"type":"object","required":["severity","code","message"]}},"next":{"type":"string"}},"required":["errors","warnings","findings"]}
      """
  ) { call throws(Refusal) in
    let source = try call.source()
    let report = try call.linted(source).report
    let problems = report.files.filter(\.isRefused)
    if problems.count == report.files.count, let problem = problems.first?.faults.first {
      throw Refusal((problem.place.map { "Line \($0.line): " } ?? "") + problem.message)
    }
    var answer = ToolAnswer("\(report.sentence)")
    let summary = report.summary
    answer.facts = [("errors", summary.errors), ("warnings", summary.warnings)]
    answer.list = "findings"
    let found = report.worstFirst
    answer.items = found.map { ToolAnswer.Item($0.finding, of: $0.file) }
    answer.items += report.files.flatMap { file in file.faults.map { ToolAnswer.Item($0, of: file) } }
    if let (file, worst) = found.first {
      let path = source.path(ofFile: file.path).map { [(ToolArgument.path, $0)] } ?? []
      // A few are explained at once.
      let one = found.count > 6 || report.files.count > 1 ? [(ToolArgument.finding, worst.fingerprint)] : []
      answer.next = call.suggestion(.explain, with: path + one)
    }
    return answer
  }
}

extension ToolCall {
  /// Rules that are off where nobody asks, since people read every line of theirs, and on where agents ask.
  private static let moreRules = ["ambiguousLayout", "overlappingViews", "viewUnderBars"]

  /// What lint finds in a source, on the devices of the call.
  ///
  /// - Throws: What is wrong with the call.
  func linted(_ source: ToolSource) throws(Refusal) -> (report: LintReport, asked: FileLinting) {
    var asked = FileLinting()
    asked.request.enable = Self.moreRules.compactMap { Diagnostic.Code(rawValue: $0) }
    return try asking(query(source, devices: Self.usualDevices)) { query throws(Refusal) in
      if let problem = resolver.problem(of: query, for: .lint) { throw problem }
      asked.query = query
      return (resolver.lint(source.input, name: source.path, asked), asked)
    }
  }
}

extension ToolSource {
  /// The path of an Interface Builder file of a report, as a call would name it; nil where it has to be that of the folder, too: what a
  /// class in Swift shows hangs on the others.
  fileprivate func path(ofFile file: String?) -> String? {
    guard case .folder = input, !isSwift, let folder = path, let file, !file.hasSuffix(".swift") else {
      return nil
    }
    return folder == "." ? file : "\(folder)/\(file)"
  }
}

extension LintReport {
  /// The findings with their files: the gravest first, of those what most layouts have.
  var worstFirst: [(file: LintedFile, finding: LintFinding)] {
    let found = files.flatMap { file in file.newFindings.map { (file: file, finding: $0) } }
    let order = found.indices.sorted { a, b in
      let (first, second) = (found[a].finding, found[b].finding)
      if first.severity != second.severity { return first.severity > second.severity }
      return (second.layouts.count, a) < (first.layouts.count, b)
    }
    return order.map { found[$0] }
  }
}
