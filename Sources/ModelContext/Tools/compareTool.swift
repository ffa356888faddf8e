import JSON
import LayoutModel
import LayoutPreview
import Operations

extension ContextTool {
  /// What a change does.
  static let compare = ContextTool(
    name: "compare", title: "Compare before and after",
    description: "What a change moves, adds, removes and breaks, and because of which constraints.",
    arguments: [.beforePath, .beforeText] + ToolArgument.source + ToolArgument.place + [.maxBytes],
    outputSchema: """
      {"type":"object","properties":{"same":{"type":"boolean"},"changes":{"type":"array","items":{"type":"object",\
      "required":["change"]}},"next":{"type":"string"}},"required":["same","changes"]}
      """
  ) { call throws(Refusal) in
    let (before, after) = (try call.sourceBefore(), try call.source())
    let report = try call.asking(call.query(after)) { query throws(Refusal) in
      try call.resolver.comparison(of: before.input, with: after.input, query: query)
    }
    if let problem = report.entries.lazy.compactMap(\.problem).first, !report.hasDifferences {
      throw Refusal(problem)
    }
    var answer = ToolAnswer(report.hasDifferences ? "The layouts differ." : "The layouts are the same.")
    answer.facts = [("same", !report.hasDifferences)]
    answer.list = "changes"
    let rows = report.diagnosticRows + report.factRows
    answer.items = report.lonely.sorted { $0.key < $1.key }.map { entry in
      ToolAnswer.Item(
        change: "\(report.entries[entry.key].name): only \(entry.value == .new ? "after" : "before")")
    }
    answer.items += report.diagnosticRows.map { ToolAnswer.Item(change: $0.0, in: $0.1) }
    answer.items += report.views.filter { !$0.change.isWithSuperview }.map {
      ToolAnswer.Item($0.change, in: report.entries.sentence(for: $0.entries))
    }
    answer.items += report.factRows.map { ToolAnswer.Item(change: $0.0, in: $0.1) }
    if rows.contains(where: { $0.0.hasPrefix("now error") }) { answer.next = call.suggestion(.explain) }
    return answer
  }
}

extension ToolAnswer.Item {
  /// Something that is otherwise, in a sentence.
  fileprivate init(change: String, in places: String = "") {
    self.init("\(change)\(places.isEmpty ? "" : " (\(places))")") { writer in
      writer.beginObject()
      writer.member("change", change)
      if !places.isEmpty { writer.member("where", places) }
      writer.endObject()
    }
  }

  /// A view that is somewhere else, came or went.
  fileprivate init(_ change: ViewChange, in places: String) {
    let causes = change.edges.flatMap(\.causes).map(\.sentence)
    var told: [String] = []
    for cause in causes where !told.contains(cause) { told.append(cause) }
    let why = told.prefix(3).joined(separator: "; ")
    let moved = change.places.map { ": \($0)" } ?? ""
    self.init("\(change.title)\(moved)\(why.isEmpty ? "" : ", since \(why)") (\(places))") { writer in
      writer.beginObject()
      writer.member("view", change.view)
      writer.member("change", change.title + moved)
      if !why.isEmpty { writer.member("because", why) }
      if !places.isEmpty { writer.member("where", places) }
      writer.endObject()
    }
  }
}
