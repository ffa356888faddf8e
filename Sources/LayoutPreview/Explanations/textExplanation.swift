import JSON
package import LayoutModel

/// Explanations for people at a terminal: each finding with what contradicts and what would help, then the edges that
/// were asked about. Ends with a line feed.
package func textExplanation(_ report: ExplanationReport) -> PlainText {
  var text = PlainText()
  for entry in report.entries {
    if let problem = entry.problem { text += "\(entry.title): \(problem)\n" }
    if let message = entry.message {
      text += "\(entry.title): \(message.summary)\n"
      for note in message.notes { text += "  \(note)\n" }
    }
  }
  for finding in report.findings {
    if !text.isEmpty { text += "\n" }
    text += lines(of: finding, in: report)
  }
  if let sentence = report.nothingFound { text += "\(sentence)\n" }
  for edge in report.edges { text += "\n" + lines(of: edge, in: report) }
  return text
}

/// What is told where nothing that was tried helps.
package let noRemedy = "No single change that was tried helps."

extension ExplainedFinding {
  /// What its views are called, with commas.
  var viewTitles: String { (titles?.map(oneLine) ?? diagnostic.views).joined(separator: ", ") }

  /// Whether changes were looked for: not for what only leads to others.
  var isExplained: Bool { arithmetic != nil || !examples.isEmpty }
}

/// So many remedies are told; answers for programs have all.
private let mostRemedies = 6

private func lines(of told: ExplanationReport.Finding, in report: ExplanationReport) -> PlainText {
  let finding = told.finding
  var text: PlainText = "\(finding.diagnostic.linePrefix)\(finding.diagnostic.title)"
  text += " (\(report.entries.sentence(for: told.entries)))\n"
  text += "  \(finding.viewTitles): \(finding.diagnostic.message)\n"
  for sentence in finding.diagnostic.consequenceSentences { text += "  \(sentence)\n" }
  if let arithmetic = finding.arithmetic {
    text += "  Added up:\n"
    for line in arithmetic.lines {
      text += "    \(padded(number(line.multiplier))) × \(line.text)"
      if line.addend != 0 { text += "  gives \(number(line.addend))" }
      if let line = line.line { text += "  (line \(line))" }
      text += "\n"
    }
    text += "    what is left is \(arithmetic.contradiction)\n"
  }
  for (index, example) in finding.examples.enumerated() {
    text += index == 0 ? "  As it is: " : "  As good:  "
    text +=
      example.places.map { "\($0.id) \(rectangle($0.frame))" as PlainText }.joined(separator: "; ") + "\n"
  }
  if finding.isExplained {
    text += finding.remedies.isEmpty ? "  \(noRemedy)\n" : "  Would help, as tried:\n"
  }
  for sentence in told.remedySentences.prefix(mostRemedies) { text += "    - \(sentence)\n" }
  if finding.remedies.count > mostRemedies {
    text += "    and \(finding.remedies.count - mostRemedies) more\n"
  }
  return text
}

private func lines(of told: ExplanationReport.Edge, in report: ExplanationReport) -> PlainText {
  let edge = told.edge
  var text = PlainText(edge.title)
  if report.entries.count > 1 { text += " (\(report.entries.sentence(for: told.entries)))" }
  text += "\n"
  if let sentence = edge.basis.sentence { text += "  \(sentence)\n" }
  for step in edge.steps {
    text += "  \(padded(number(step.addend)))  "
    if step.constraint.multiplier != 1 { text += "\(number(step.constraint.multiplier)) × " }
    text += "\(step.constraint.text)\(step.origin)\n"
  }
  return text
}

extension ExplanationReport {
  /// What is said where nothing is wrong; nil where something is.
  package var nothingFound: String? {
    guard findings.isEmpty, entries.contains(where: { $0.problem == nil }) else { return nil }
    return entries.contains { $0.message != nil }
      ? "By what can be read of it, nothing contradicts." : "No conflicts, and nothing is ambiguous."
  }
}

extension [ExplanationReport.Entry] {
  /// Which of them are meant: `in iPhone SE portrait and 11 more, not in 86`.
  package func sentence(for entries: [Int]) -> String {
    guard let first = entries.first else { return "" }
    var text = "in \(self[first].title)"
    if entries.count > 1 { text += " and \(entries.count - 1) more" }
    let (file, scene) = (self[first].file, self[first].scene?.id)
    let others = count { $0.problem == nil && $0.file == file && $0.scene?.id == scene } - entries.count
    return others > 0 ? text + ", not in \(others)" : text
  }
}

extension LoggedMessage {
  /// How much was read.
  package var summary: String {
    var text = counted(constraints.count, "constraint")
    if !repeats.isEmpty { text += ", \(repeats.count + 1) times" }
    if omittedCount > 0 { text += ", \(omittedCount) left out" }
    return isComplete ? text : text + ", cut off"
  }

  /// What could not be read, and what was assumed.
  var notes: [String] {
    unreadable.map { "Line \($0.line) cannot be read: \($0.text)" } + assumptions.map { "Assumed: \($0)" }
  }
}

extension ExplanationReport.Entry {
  /// Title of the environment, with the scene that a file has, behind the file where that is one of many.
  var title: String { file.map { "\($0): \(ownTitle)" } ?? ownTitle }

  private var ownTitle: String {
    guard let scene else { return name }
    return name.isEmpty || name == scene.id ? scene.id : "\(name) (\(scene.id))"
  }
}

extension ExplanationReport.Finding {
  /// What would help, in which of the layouts, and what it brings with it or leaves of the same kind.
  package var remedySentences: [String] {
    finding.remedies.map { remedy in
      var text = remedy.action.sentence
      if remedy.layoutCount < entries.count { text += " (in \(remedy.layoutCount) of \(entries.count))" }
      if remedy.conflicts > 0, finding.diagnostic.code == .unsatisfiableConstraints {
        text += " Leaves \(counted(remedy.conflicts, "other conflict"))."
      }
      if remedy.newAmbiguities > 0 { text += " Leaves \(remedy.newAmbiguities) more to be determined." }
      return text
    }
  }
}

extension ExplainedEdge {
  /// `title.left is 20`.
  package var title: String {
    "\(question.view).\(question.attribute.name)" + (value.map { " is \(number($0))" } ?? "")
  }
}

extension ExplainedEdge.Basis {
  /// Why there are no steps; nil where there are.
  package var sentence: String? {
    switch self {
    case .constraints: nil
    case .frame: "No constraint speaks of the view; its frame says so."
    case .ambiguous: "Nothing decides it."
    case .notInstalled: "The view is not there."
    case .entangled: "Too many constraints decide it together to tell them apart."
    }
  }
}

extension ExplainedEdge.Step {
  /// Who says it, and where, as the end of a line.
  var origin: String {
    let text = (inset == 0 ? "" : " and an inset of \(number(inset))") + kind
    if source == .container { return text }
    if let place = constraint.source?.place { return text + "  line \(place.line)" }
    return text + (constraint.pointer.map { "  \($0.fragment)" } ?? "")
  }

  /// Who says it, as the end of a line.
  var kind: String {
    switch source {
    case .constraint: constraint.identifier.map { "  '\($0)'" } ?? ""
    case .stackView: "  (stack view)"
    case .autoresizingMask: "  (autoresizing mask)"
    case .intrinsicContentSize: "  (natural size)"
    case .container: "  (its container)"
    case .rule: ""
    }
  }
}

/// Numbers under each other.
private func padded(_ number: String) -> String {
  String(repeating: " ", count: max(0, 8 - number.count)) + number
}
