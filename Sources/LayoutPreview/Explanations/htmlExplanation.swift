package import LayoutModel

/// Explanations as a page that needs nothing else: each finding with what contradicts and what would help, the edges that
/// were asked about, and a picture.
///
/// There is no script. The markup is XML, too, but for its first line.
///
/// - Parameter panels: Layouts that show the findings; at least one.
package func htmlExplanation(
  _ report: ExplanationReport, _ panels: [PicturePanel], _ overlays: PictureOverlays
) -> [UInt8] {
  var page = PageWriter()
  page.writeHead { $0.markup.raw("Why the layout is as it is") }
  page.writeProblems(of: report)
  for finding in report.findings { page.write(finding, in: report) }
  if let sentence = report.nothingFound { page.element("p") { $0.markup.name(sentence) } }
  for edge in report.edges { page.write(edge, in: report) }
  page.markup.raw("<h2>The layout</h2>\n")
  page.write(ContactSheet(panels, overlays, PictureImages(), hasIDs: true))
  page.markup.raw("</body>\n</html>\n")
  return page.markup.bytes
}

extension PageWriter {
  fileprivate mutating func writeProblems(of report: ExplanationReport) {
    for entry in report.entries {
      if let problem = entry.problem {
        element("p", "error") { $0.markup.name("\(entry.title): \(problem)") }
      }
      guard let message = entry.message else { continue }
      element("p") { $0.markup.name("\(entry.title): \(message.summary)") }
      list(message.notes) { $0.markup.name($1) }
    }
  }

  // MARK: Findings

  fileprivate mutating func write(_ told: ExplanationReport.Finding, in report: ExplanationReport) {
    let finding = told.finding
    let diagnostic = finding.diagnostic
    markup.raw("<section>\n")
    element("h2") { page in
      page.element("strong", diagnostic.severity.rawValue) { $0.markup.text(diagnostic.code.rawValue) }
      page.markup.raw(" ")
      page.markup.name(finding.viewTitles)
    }
    element("p", "muted") { $0.markup.name(diagnostic.linePrefix + report.sentence(for: told.entries)) }
    element("p") { $0.markup.name(diagnostic.message) }
    list(diagnostic.consequences) { page, consequence in
      page.markup.name("from this: \(consequence.views.joined(separator: ", ")): \(consequence.message)")
    }
    if let arithmetic = finding.arithmetic { write(arithmetic) }
    if !finding.examples.isEmpty { write(finding.examples) }
    if finding.remedies.isEmpty, finding.isExplained {
      element("p", "muted") { $0.markup.name(noRemedy) }
    } else if !finding.remedies.isEmpty {
      element("h3") { $0.markup.raw("Would help, as tried") }
      list(finding.remedies) { page, remedy in
        page.markup.name(remedy.text)
        if remedy.layoutCount < told.entries.count {
          page.markup.name(" (in \(remedy.layoutCount) of \(told.entries.count))")
        }
        page.markup.name(remedy.sequel(of: diagnostic))
      }
    }
    markup.raw("</section>\n")
  }

  private mutating func write(_ arithmetic: Arithmetic) {
    startTable("Added up, each times its number", ["Times", "Constraint", "Gives"])
    for line in arithmetic.lines {
      markup.raw("<tr>")
      cell(line.multiplier)
      element("td") { page in
        page.markup.name(line.text)
        if let line = line.line { page.markup.name(" (line \(line))") }
      }
      cell(line.addend)
      markup.raw("</tr>\n")
    }
    endTable()
    element("p") { $0.markup.name("What is left is \(arithmetic.contradiction).") }
  }

  private mutating func write(_ examples: [ExampleLayout]) {
    startTable("Two layouts that are equally good", ["View", "As it is", "As good"])
    for (index, place) in examples[0].places.enumerated() {
      markup.raw("<tr><th scope=\"row\">")
      markup.name(place.id)
      markup.raw("</th>")
      for example in examples where index < example.places.count {
        markup.raw("<td class=\"number\">")
        markup.rectangle(example.places[index].frame)
        markup.raw("</td>")
      }
      markup.raw("</tr>\n")
    }
    endTable()
  }

  // MARK: Edges

  fileprivate mutating func write(_ told: ExplanationReport.Edge, in report: ExplanationReport) {
    let edge = told.edge
    markup.raw("<section>\n")
    element("h2") { page in
      page.markup.name("\(edge.question.view).\(edge.question.attribute.name)")
      if let value = edge.value { page.markup.name(" is \(LayoutPreview.number(value))") }
    }
    element("p", "muted") { $0.markup.name(report.sentence(for: told.entries)) }
    if let sentence = edge.basis.sentence { element("p") { $0.markup.name(sentence) } }
    if !edge.steps.isEmpty {
      startTable("What adds up to it", ["Adds", "Times", "Constraint"])
      for step in edge.steps {
        markup.raw("<tr>")
        cell(step.addend)
        cell(step.constraint.multiplier)
        element("td") { $0.markup.name(step.constraint.text + step.origin) }
        markup.raw("</tr>\n")
      }
      endTable()
    }
    markup.raw("</section>\n")
  }

  // MARK: Elements

  /// The beginning of a table, up to its first row.
  mutating func startTable(_ caption: StaticString, _ columns: [StaticString]) {
    markup.raw("<div class=\"scroll\"><table>\n<caption>")
    markup.raw(caption)
    markup.raw("</caption>\n<thead><tr>")
    for column in columns {
      markup.raw("<th scope=\"col\">")
      markup.raw(column)
      markup.raw("</th>")
    }
    markup.raw("</tr></thead>\n<tbody>\n")
  }

  mutating func endTable() { markup.raw("</tbody>\n</table></div>\n") }

  private mutating func cell(_ value: Double) {
    element("td", "number") { $0.markup.text(LayoutPreview.number(value)) }
  }

  /// Nothing for no items.
  private mutating func list<Item>(_ items: [Item], _ write: (inout PageWriter, Item) -> Void) {
    if items.isEmpty { return }
    markup.raw("<ul>")
    for item in items { element("li") { write(&$0, item) } }
    markup.raw("</ul>\n")
  }

  fileprivate mutating func element(
    _ name: StaticString, _ style: String? = nil, _ content: (inout PageWriter) -> Void
  ) {
    markup.raw("<")
    markup.raw(name)
    if let style {
      markup.raw(" class=\"")
      markup.text(style)
      markup.raw("\"")
    }
    markup.raw(">")
    content(&self)
    markup.raw("</")
    markup.raw(name)
    markup.raw(">\n")
  }
}
