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
  if let sentence = report.nothingFound { page.paragraph(sentence, nil) }
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
        paragraph("\(entry.title): \(problem)", "error")
      }
      guard let message = entry.message else { continue }
      paragraph("\(entry.title): \(message.summary)", nil)
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
    paragraph(diagnostic.linePrefix + report.sentence(for: told.entries))
    paragraph(diagnostic.message, nil)
    list(diagnostic.consequenceSentences) { $0.markup.name($1) }
    if let arithmetic = finding.arithmetic { write(arithmetic) }
    if !finding.examples.isEmpty { write(finding.examples) }
    if finding.remedies.isEmpty, finding.isExplained {
      paragraph(noRemedy)
    } else if !finding.remedies.isEmpty {
      element("h3") { $0.markup.raw("Would help, as tried") }
      list(finding.remedies) { page, remedy in
        page.markup.name(remedy.action.sentence)
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
    paragraph("What is left is \(arithmetic.contradiction).", nil)
  }

  private mutating func write(_ examples: [ExampleLayout]) {
    startTable("Two layouts that are equally good", ["View", "As it is", "As good"])
    for (index, place) in examples[0].places.enumerated() {
      startRow(place.id)
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
    paragraph(report.sentence(for: told.entries))
    if let sentence = edge.basis.sentence { paragraph(sentence, nil) }
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
}
