import JSON
import LayoutModel
import LayoutPreview
import Operations

extension ContextTool {
  /// Why a layout is as it is, and what would mend it.
  static let explain = ContextTool(
    name: "explain", title: "Explain a finding or an edge",
    description:
      "Why: a finding of check, the edges of a view, all conflicts and ambiguities, or those of a console log as text. "
      + "Changes that mend it were tried.",
    arguments: ToolArgument.source + ToolArgument.place + [.finding, .view, .edge, .maxBytes],
    outputSchema: """
      {"type":"object","properties":{"findings":{"type":"array","items":{"type":"object","required":["message"],\
      "properties":{"line":{"type":"integer"},"changes":{"type":"array","items":{"type":"string"}}}}},\
      "next":{"type":"string"}},"required":["findings"]}
      """
  ) { call throws(Refusal) in
    let source = try call.source()
    if source.format != .consoleLog, call.arguments.text(.view) == nil {
      return try call.explainFindings(in: source)
    }
    let report = try call.asking(call.query(source) + call.edgeQuery) { query throws(Refusal) in
      try call.resolver.explanation(of: source.input, query: query)
    }
    return call.answer(report)
  }
}

extension ToolCall {
  fileprivate var edgeQuery: Query {
    [ToolArgument.view, .edge].compactMap { argument in arguments.text(argument).map { (argument.name, $0) } }
  }

  /// What is said of edges, and of the messages of a console.
  fileprivate func answer(_ report: ExplanationReport) -> ToolAnswer {
    let messages = report.entries.compactMap { entry in entry.message.map { "\(entry.name): \($0.summary)" } }
    let counted = "\(report.findings.count) findings, \(report.edges.count) edges"
    var answer = ToolAnswer(
      messages.isEmpty ? PlainText(counted) : PlainText(messages.joined(separator: "; ")))
    answer.list = "findings"
    answer.items = report.entries.compactMap { entry in
      entry.problem.map { ToolAnswer.Item(problem: $0, of: entry.name) }
    }
    // Who asks for a view wants its edges.
    answer.items += report.edges.map { ToolAnswer.Item($0.edge) }
    if arguments.text(.view) == nil {
      answer.items += report.findings.map { ToolAnswer.Item($0) }
    }
    return answer
  }

  /// Explains what lint finds, or one of it: each with changes that end it.
  fileprivate func explainFindings(in source: ToolSource) throws(Refusal) -> ToolAnswer {
    let (report, asked) = try linted(source)
    var found = report.worstFirst
    if let id = arguments.text(.finding) {
      guard let one = found.first(where: { $0.finding.fingerprint == id }) else {
        let other = found.first.map {
          suggestion(arguments.setting(.finding, to: .text($0.finding.fingerprint)))
        }
        return ToolAnswer(problem: "There is no finding '\(id)' here (any more).", mended: other)
      }
      found = [one]
    }
    var answer = ToolAnswer(found.isEmpty ? "Nothing to mend." : "\(report.sentence)")
    answer.list = "findings"
    let told = found.prefix(Self.mostExplained)
    let mended = try changes(ending: told.map(\.finding), in: source, asked)
    // Of one finding there is room for more.
    let most = told.count == 1 ? 4 : 2
    answer.items = told.map { told in
      let changes = mended.map { ($0[told.finding.fingerprint] ?? []).prefix(most) }
      return ToolAnswer.Item(told.finding, of: told.file, changes: changes.map { Array($0) })
    }
    let calls = found.map { suggestion(arguments.setting(.finding, to: .text($0.finding.fingerprint))) }
    answer.rest = { calls[$0] }
    if found.count > told.count { answer.next = calls[told.count] }
    return answer
  }

  /// So many findings are explained at once.
  private static let mostExplained = 8

  /// Changes that were tried, by the fingerprints of what they end; nil where that takes too long.
  private func changes(
    ending findings: [LintFinding], in source: ToolSource, _ asked: FileLinting
  ) throws(Refusal) -> [String: [String]]? {
    do throws(Refusal) {
      return try triedChanges(ending: findings, in: source, asked)
    } catch {
      if error.type == .timeLimit || error.type == .memoryLimit { return nil }
      throw error
    }
  }

  private func triedChanges(
    ending findings: [LintFinding], in source: ToolSource, _ asked: FileLinting
  ) throws(Refusal) -> [String: [String]] {
    var changes: [String: [String]] = [:]
    if findings.contains(where: \.diagnostic.isOfConstraints) {
      let report = try resolver.explanation(of: source.input, query: asked.query)
      for finding in findings where finding.diagnostic.isOfConstraints {
        changes[finding.fingerprint] = report.changes(ending: finding)
      }
    }
    let others = findings.filter { !$0.diagnostic.isOfConstraints }.map(\.fingerprint)
    if !others.isEmpty {
      for (id, mendings) in try resolver.mendings(of: others, in: source.input, asked) {
        changes[id] = mendings.map(\.told)
      }
    }
    return changes
  }
}

extension Mending {
  /// What to do, with the lines of what changes.
  fileprivate var told: String {
    if lines.isEmpty { return sentence }
    return sentence + " (line \(lines.map { String($0) }.joined(separator: ", ")))"
  }
}

extension Diagnostic {
  /// Whether an explanation of constraints tells what ends it.
  fileprivate var isOfConstraints: Bool { conflict != nil || ambiguity != nil }
}

extension ExplanationReport {
  /// The changes that end a finding of lint, the first that helps in most layouts first.
  fileprivate func changes(ending finding: LintFinding) -> [String] {
    let same = findings.first { told in
      let diagnostic = told.finding.diagnostic
      return diagnostic.code == finding.diagnostic.code && diagnostic.views == finding.diagnostic.views
        && diagnostic.ambiguity?.axis == finding.diagnostic.ambiguity?.axis
    }
    guard let same else { return [] }
    let members = finding.diagnostic.conflict?.constraints ?? []
    return same.remedySentences.map { sentence in
      // The line of the constraint that a sentence begins with.
      let member = members.first { sentence.contains("'\($0.text)'") }
      let line = member?.source?.place.line ?? finding.place?.line
      return sentence + (line.map { " (line \($0))" } ?? "")
    }
  }
}

extension ToolAnswer.Item {
  /// A finding with what ends it.
  ///
  /// - Parameter changes: Nil where none could be tried.
  fileprivate init(_ finding: LintFinding, of file: LintedFile, changes: [String]?) {
    let place = (file.path.map { $0 + ":" } ?? "") + (finding.place.map { "\($0.line): " } ?? "")
    let rest = changes == nil ? "Too much to try: ask for one device, or one finding." : noRemedy
    self.init(
      finding.diagnostic, behind: place, line: finding.place?.line, id: finding.fingerprint, changes: changes,
      withoutAny: rest)
  }

  /// A conflict or an ambiguity of a console log.
  fileprivate init(_ told: ExplanationReport.Finding) {
    let diagnostic = told.finding.diagnostic
    self.init(
      diagnostic, line: diagnostic.source?.place.line, changes: Array(told.remedySentences.prefix(3)))
  }

  /// - Parameters:
  ///   - place: The beginning of its line.
  ///   - rest: What is said where there are no changes; nil for nothing.
  private init(
    _ diagnostic: Diagnostic, behind place: String = "", line: Int?, id: String? = nil, changes: [String]?,
    withoutAny rest: String? = nil
  ) {
    let (code, message) = (diagnostic.code.rawValue, diagnostic.brief)
    var text: PlainText = "\(place)\(code): \(message)"
    for change in changes ?? [] { text += "\n  tried: \(change)" }
    if changes?.isEmpty != false, let rest { text += "\n  \(rest)" }
    self.init(text) { writer in
      writer.beginObject()
      if let id { writer.member("id", id) }
      if let line { writer.member("line", line) }
      writer.member("code", code)
      writer.member("message", message)
      if let changes { writer.member("changes", changes) }
      writer.endObject()
    }
  }

  /// An edge with the constraints that add up to it.
  fileprivate init(_ edge: ExplainedEdge) {
    let steps = edge.steps.map { step in
      "\(String(number: step.addend, decimals: 3)) from \(step.constraint.withLine)"
    }
    let why = edge.basis.sentence ?? steps.joined(separator: ", ")
    self.init("\(edge.title): \(why)") { writer in
      writer.beginObject()
      writer.member("message", edge.title)
      writer.member("because", why)
      writer.endObject()
    }
  }

  /// Why an environment has no layout.
  fileprivate init(problem: String, of environment: String) {
    self.init("\(environment): \(problem)") { writer in
      writer.beginObject()
      writer.member("message", "\(environment): \(problem)")
      writer.endObject()
    }
  }
}
