package import LayoutModel

/// What lint found, as a table for the summary of a pull request or of a job. What a baseline accepts is only counted.
///
/// - Parameter most: So many rows; then it says how many there are besides. GitHub takes a summary of 1 MiB.
package func markdownLint(_ report: LintReport, most: Int = 100) -> PlainText {
  var rows: [PlainText] = []
  for file in report.files {
    for fault in file.faults {
      rows.append(row([place(file, fault.place), "**refused** " + escaped(fault.sentence), "", ""]))
    }
    for finding in file.newFindings {
      let what = "**\(finding.severity.rawValue)** \(finding.diagnostic.code.rawValue): "
      let text = ([finding.message] + finding.consequences).map(escaped).joined(separator: "<br>")
      let names = listed(finding.elements.map(\.title), most: 6)
      let layouts = escaped(file.places(of: finding))
      rows.append(row([place(file, finding.place), what + text, escaped(names), layouts]))
    }
  }
  var text: PlainText = "\(report.sentence)\n"
  if rows.isEmpty { return text }
  text += "\n| File | Finding | Elements | Where |\n| --- | --- | --- | --- |\n"
  text += rows.prefix(most).joined()
  if rows.count > most { text += "\nand \(rows.count - most) more\n" }
  return text
}

private func row(_ cells: [String]) -> PlainText { "| \(cells.joined(separator: " | ")) |\n" }

private func place(_ file: LintedFile, _ place: SourcePlace?) -> String {
  escaped(file.title) + (place.map { ":\($0.line)" } ?? "")
}

/// A text that is no markup, whatever it says. Every one of ASCII's punctuation marks can be escaped (CommonMark, 2.4), and in
/// a table so must be what separates its cells (GitHub Flavored Markdown, 4.10).
private func escaped(_ text: String) -> String {
  replaced(oneLine(text)) { "\\`*_[]<>|~$#&@!".unicodeScalars.contains($0) ? "\\\($0)" : nil }
}
