package import LayoutModel

/// A comparison for people at a terminal: what is somewhere else and because of what, then what else differs, then what the
/// documents say otherwise. Ends with a line feed.
package func textComparison(_ report: ComparisonReport) -> PlainText {
  let problems = report.entries.map { entry in
    entry.problem.map { "\(entry.title): \($0)\n" } ?? "" as PlainText
  }
  var parts = [problems.joined()]
  for told in report.views where !told.change.isWithSuperview { parts.append(lines(of: told, in: report)) }
  for rows in [report.factRows, report.diagnosticRows] {
    parts.append(rows.map { "\($0) (\($1))\n" as PlainText }.joined())
  }
  for sweep in report.sweeps ?? [] {
    let lines = sweep.lines + [sweep.cleanSentence]
    parts.append("\(sweep.title(in: report))\n" + lines.map { "  \($0)\n" as PlainText }.joined())
  }
  if !report.hasDifferences, report.entries.contains(where: { $0.problem == nil }) {
    parts.append("The layouts are the same.\n")
  }
  let constraints = report.constraints.map { "  \($0.change.sentence): \($0.change.effect)\n" as PlainText }
  if !constraints.isEmpty { parts.append("Constraints:\n" + constraints.joined()) }
  return parts.filter { !$0.isEmpty }.joined(separator: "\n")
}

private func lines(of told: ComparisonReport.Told<ViewChange>, in report: ComparisonReport) -> PlainText {
  let change = told.change
  var text: PlainText = "\(change.title) (\(report.entries.sentence(for: told.entries)))\n"
  let count = report.countBelow(told)
  if count > 0 { text += "  with \(counted(count, "view")) in it\n" }
  if let places = change.places { text += "  \(places)\n" }
  for edge in change.edges {
    text += "  \(edge.title)\n"
    for cause in edge.causes { text += "    \(cause.sentence)\n" }
  }
  return text
}

extension ComparisonReport {
  /// What differs besides places and documents, as sentences, and in which layouts.
  package var factRows: [(String, String)] {
    facts.map { ($0.change.sentence, entries.sentence(for: $0.entries)) }
  }

  package var diagnosticRows: [(String, String)] {
    diagnostics.map { ($0.change.sentence, entries.sentence(for: $0.entries)) }
  }

  /// How many views came or went with one.
  package func countBelow(_ told: Told<ViewChange>) -> Int {
    guard told.change.kinds == [.appeared] || told.change.kinds == [.vanished],
      let place = views.firstIndex(where: { $0.change == told.change && $0.entries == told.entries })
    else { return 0 }
    let after = views[(place + 1)...]
    return after.prefix { $0.change.isWithSuperview && $0.change.kinds == told.change.kinds }.count
  }
}

extension ViewChange {
  /// `title moved and resized`.
  package var title: String {
    var text = "\(view) \(kinds.map(\.rawValue).joined(separator: " and "))"
    if let oldName { text += ", once \(oldName)" }
    switch absence {
    case nil, .notInDocument: return text
    case .notInstalled: return text + ": not installed \(kinds == [.appeared] ? "before" : "any more")"
    case .hidden: return text + ": hidden \(kinds == [.appeared] ? "before" : "now")"
    case .notOnScreen: return text + ": not on screen \(kinds == [.appeared] ? "before" : "any more")"
    }
  }

  /// Where it was and where it is; nil where there is nothing to tell.
  package var places: String? {
    switch kinds {
    case [.appeared]: new.map { rectangle($0.frame) }
    case [.vanished]: old.map { rectangle($0.frame) }
    default: if let old, let new { "\(rectangle(old.frame)) → \(rectangle(new.frame))" } else { nil }
    }
  }
}

extension EdgeChange {
  /// `left 20 → 24`, and why there are no causes.
  package var title: String {
    var text = attribute.name
    if let old = old.value, let new = new.value { text += " \(number(old)) → \(number(new))" }
    if let sentence = new.basis.sentence { return "\(text): \(sentence)" }
    if let sentence = old.basis.sentence { return "\(text): before: \(sentence)" }
    return text
  }
}

extension EdgeChange.Cause {
  /// `title.leading == root.leading + 20 became title.leading == root.leading + 24`.
  package var sentence: String {
    switch (old, new) {
    case (let old?, let new?):
      let (before, after) = (old.constraint.text, new.constraint.text)
      if before != after { return "\(before) became \(after)\(new.kind)" }
      return "\(after)\(new.kind) adds \(number(old.addend)) → \(number(new.addend))"
    case (let old?, nil): return "no longer \(old.constraint.text)\(old.kind)"
    case (nil, let new?): return "now \(new.constraint.text)\(new.kind)"
    case (nil, nil): return ""
    }
  }
}

extension FactChange {
  /// `title: lineCount 1 → 2`.
  var sentence: String { "\(node): \(trait ?? fact.rawValue) \(old ?? "nothing") → \(new ?? "nothing")" }
}

extension DiagnosticChange {
  /// `now error: unsatisfiableConstraints: …`.
  var sentence: String { "\(isNew ? "now" : "no longer") \(diagnostic.title): \(diagnostic.message)" }
}

extension ConstraintChange {
  /// `a.width == 10 became a.width == 20`.
  package var sentence: String {
    let name = ((new ?? old)?.identifier).map { "  '\($0)'" } ?? ""
    switch kind {
    case .added: return "added \(new?.text ?? "")\(name)"
    case .removed: return "removed \(old?.text ?? "")\(name)"
    case .changed:
      let (before, after) = (old?.text ?? "", new?.text ?? "")
      if before == after {
        return "\(after)\(name), other: \(values.map(\.rawValue).joined(separator: ", "))"
      }
      return "\(before) became \(after)\(name)"
    }
  }

  /// Which views it moved.
  var effect: String { views.isEmpty ? "no effect here" : views.joined(separator: ", ") }
}
