package import LayoutModel

// What all reports of lint say of a finding, in words.

extension LintReport {
  /// How much was found, as a line: `3 errors, 2 warnings in 2 of 40 files; 5 known; 1 file refused`.
  package var sentence: String {
    let summary = summary
    let counts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info")]
    var parts: [String] = []
    if summary.findings > 0 {
      let found = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
      parts.append(found + place(ofFindingsIn: summary.filesWithFindings, of: summary.files))
    } else if summary.files == 0 {
      parts.append("Nothing to look at")
    } else if summary.refused < summary.files {
      parts.append("Nothing to mend" + place(ofFindingsIn: nil, of: summary.files - summary.refused))
    }
    if summary.known > 0 { parts.append("\(summary.known) known") }
    if summary.refused > 0 { parts.append("\(counted(summary.refused, "file")) refused") }
    if summary.leftOut > 0 {
      parts.append("\(counted(summary.leftOut, "layout")) not meant for the device left out")
    }
    if summary.notJudged > 0 { parts.append("\(summary.notJudged) not judged") }
    if summary.partlyRefused > 0 { parts.append("\(counted(summary.partlyRefused, "file")) refused in part") }
    return parts.joined(separator: "; ")
  }

  /// ` in 2 of 40 files`; empty for the body of a request.
  private func place(ofFindingsIn some: Int?, of all: Int) -> String {
    guard files.contains(where: { $0.path != nil }) else { return "" }
    guard let some, all > 1 else { return " in \(counted(all, "file"))" }
    return " in \(some) of \(all) files"
  }
}

extension LintedFile {
  /// Its path in one line, for people; `request` for a body.
  var title: String { path.map(oneLine) ?? "request" }

  /// Its path as repositories know it: without `./` before it.
  var relativePath: String? {
    guard var path = path.map({ Substring($0) }) else { return nil }
    while path.hasPrefix("./"), path.count > 2 {
      path = path.dropFirst(2)
      while path.count > 1, path.hasPrefix("/") { path = path.dropFirst() }
    }
    return String(path)
  }

  func scene(of finding: LintFinding) -> String? { finding.layouts.first.flatMap { layouts[$0].scene } }

  /// Which layouts have a finding: `in iPhone SE portrait and 11 more; fine in 86`, or `in all 12 environments`; of a file with
  /// several scenes `in scene Login: all 12 environments`. Empty where nobody said.
  package func places(of finding: LintFinding) -> String {
    guard let first = finding.layouts.first else { return "" }
    let (count, others) = (finding.layouts.count, finding.layoutCount - finding.layouts.count)
    var text = layouts[first].scene.map { "in scene \(oneLine($0)): " } ?? "in "
    if let sizes = sizes(of: finding) { return text + sizes }
    if others <= 0, count > 1 { return text + "all \(count) environments" }
    text += oneLine(layouts[first].environment)
    if count > 1 { text += " and \(count - 1) more" }
    return others > 0 ? text + "; fine in \(others)" : text
  }

  /// All that people should know of a finding. The first line says it in short; the others are notes to it.
  func lines(of finding: LintFinding) -> [String] {
    let place = finding.place.map { $0.text + " " } ?? ""
    let first = "\(place)\(finding.severity.rawValue) \(finding.diagnostic.code.rawValue) \(finding.message)"
    let notes = [finding.names, places(of: finding)] + finding.consequences
    return [first] + notes.filter { !$0.isEmpty }
  }

  /// The message, with names for ids and which layouts have it, in one line.
  func sentence(of finding: LintFinding) -> String {
    let named = finding.elements.filter { $0.name != nil && $0.name != $0.id }.map(\.title)
    let notes = [listed(named, most: 3), places(of: finding)].filter { !$0.isEmpty }
    let text = finding.message
    return notes.isEmpty ? text : "\(text) (\(notes.joined(separator: "; ")))"
  }
}

extension LintFinding {
  /// What it says, in one line.
  var message: String { oneLine(diagnostic.messageWithElement) }

  /// The elements with the names that people know, and the lines of those that stand somewhere else.
  var names: String { listed(elements.map { $0.place == place ? $0.title : $0.titleWithLine }, most: 6) }

  /// What would not be there without it, one sentence each.
  var consequences: [String] {
    diagnostic.consequences.map { consequence in
      let views = listed(consequence.views.map(oneLine), most: 6)
      return "and therefore \(views.isEmpty ? "" : views + ": ")\(oneLine(consequence.message))"
    }
  }
}

extension LintElement {
  /// `loginButton (button, id x1y-2z-abc)`; the id by itself where that is its name.
  var title: String { title(with: nil) }

  var titleWithLine: String { title(with: place.map { "line \($0.line)" }) }

  private func title(with note: String?) -> String {
    let hasName = name != nil && name != id
    let notes = [type, hasName ? "id \(id)" : nil, note].compactMap { $0 }
    let text = name ?? id
    return oneLine(notes.isEmpty ? text : "\(text) (\(notes.joined(separator: ", ")))")
  }
}

extension LintFault {
  /// In one line, with the pointer where there is no other place.
  var sentence: String {
    let text = oneLine(message)
    guard place == nil, let pointer else { return text }
    return "\(text) (\(oneLine(pointer)))"
  }
}

extension SourcePlace {
  /// `12:5`.
  var text: String { "\(line):\(column)" }
}
