package import LayoutModel

/// Explanations as a page that needs nothing else: each finding with what contradicts and what would help, the edges that
/// were asked about, and a picture.
///
/// There is no script. The markup is XML, too, but for its first line.
///
/// - Parameter panels: Layouts that show the findings; at least one.
package func htmlExplanation(
  _ report: ExplanationReport, _ panels: [PicturePanel], _ overlays: PictureOverlays,
  limits: DrawingLimits = DrawingLimits()
) throws(DrawingError) -> [UInt8] {
  var sheet = try ContactSheet(panels, PanelStyle(.figure, of: panels, overlays), limits)
  var page = MarkupWriter()
  page.startPage("Why the layout is as it is")
  for entry in report.entries {
    if let problem = entry.problem { page.paragraph("\(entry.title): \(problem)", "error") }
    guard let message = entry.message else { continue }
    page.paragraph("\(entry.title): \(message.summary)", nil)
    page.list(message.notes)
  }
  for finding in report.findings { page.write(finding, in: report) }
  if let sentence = report.nothingFound { page.paragraph(sentence, nil) }
  for edge in report.edges { page.write(edge, in: report) }
  page.raw("<h2>The layout</h2>\n")
  page.write(&sheet)
  page.endPage()
  return page.bytes
}

extension MarkupWriter {
  fileprivate mutating func write(_ told: ExplanationReport.Finding, in report: ExplanationReport) {
    let finding = told.finding
    let diagnostic = finding.diagnostic
    self += "<section>\n<h2>\(strong: diagnostic)\n \(name: finding.viewTitles)</h2>\n"
    paragraph(diagnostic.linePrefix + report.entries.sentence(for: told.entries))
    paragraph(diagnostic.message, nil)
    list(diagnostic.consequenceSentences)
    if let arithmetic = finding.arithmetic { write(arithmetic) }
    if !finding.examples.isEmpty { write(finding.examples) }
    if !finding.remedies.isEmpty {
      raw("<h3>Would help, as tried</h3>\n")
      list(told.remedySentences)
    } else if finding.isExplained {
      paragraph(noRemedy)
    }
    raw("</section>\n")
  }

  private mutating func write(_ arithmetic: Arithmetic) {
    startTable("Added up, each times its number", ["Times", "Constraint", "Gives"])
    for line in arithmetic.lines {
      let text = line.text + (line.line.map { " (line \($0))" } ?? "")
      self += "<tr>\(cell: line.multiplier)<td>\(name: text)</td>\n\(cell: line.addend)</tr>\n"
    }
    endTable()
    paragraph("What is left is \(arithmetic.contradiction).", nil)
  }

  private mutating func write(_ examples: [ExampleLayout]) {
    startTable("Two layouts that are equally good", ["View", "As it is", "As good"])
    for (index, place) in examples[0].places.enumerated() {
      self += "<tr><th scope=\"row\">\(name: place.id)</th>"
      for example in examples where index < example.places.count {
        self += "\(cell: example.places[index].frame)"
      }
      raw("</tr>\n")
    }
    endTable()
  }

  fileprivate mutating func write(_ told: ExplanationReport.Edge, in report: ExplanationReport) {
    let edge = told.edge
    self += "<section>\n<h2>\(name: edge.title)</h2>\n"
    paragraph(report.entries.sentence(for: told.entries))
    if let sentence = edge.basis.sentence { paragraph(sentence, nil) }
    if !edge.steps.isEmpty {
      startTable("What adds up to it", ["Adds", "Times", "Constraint"])
      for step in edge.steps {
        self += "<tr>\(cell: step.addend)\(cell: step.constraint.multiplier)"
        self += "<td>\(name: step.constraint.text + step.origin)</td>\n</tr>\n"
      }
      endTable()
    }
    raw("</section>\n")
  }
}
