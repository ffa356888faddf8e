package import LayoutModel

/// A comparison as a page that needs nothing else: tables of what differs, and both states side by side.
///
/// There is no script. The markup is XML, too, but for its first line.
///
/// - Parameter panels: Both states of the pairs that show the changes; at least one.
package func htmlComparison(
  _ report: ComparisonReport, _ panels: [PicturePanel], _ overlays: PictureOverlays,
  limits: DrawingLimits = DrawingLimits()
) throws(DrawingError) -> [UInt8] {
  var sheet = try ContactSheet(panels, PanelStyle(.figure, of: panels, overlays), limits)
  var page = MarkupWriter()
  page.startPage("What a change does to layouts")
  for entry in report.entries {
    if let problem = entry.problem { page.paragraph("\(entry.title): \(problem)", "error") }
  }
  if !report.hasDifferences { page.paragraph("The layouts are the same.") }
  page.writeViews(of: report)
  page.writeRows(
    "What else differs", ["What", "Where"], (report.factRows + report.diagnosticRows).map { [$0, $1] })
  let constraints = report.constraints.map {
    [$0.change.sentence, $0.change.effect, report.entries.sentence(for: $0.entries)]
  }
  page.writeRows("Constraints", ["Change", "Moves", "Where"], constraints)
  page.raw("<h2>Before and after</h2>\n")
  page.write(&sheet)
  page.endPage()
  return page.bytes
}

extension MarkupWriter {
  fileprivate mutating func writeViews(of report: ComparisonReport) {
    if report.views.isEmpty { return }
    startTable("Views", ["View", "Before", "After", "Because", "Where"])
    for told in report.views {
      let change = told.change
      let old = change.kinds == [.appeared] ? nil : change.old?.frame
      let new = change.kinds == [.vanished] ? nil : change.new?.frame
      self += "<tr><th scope=\"row\">\(name: change.title)</th>\(cell: old)\(cell: new)"
      let causes = change.edges.map { edge in
        ([edge.title] + edge.causes.map(\.sentence)).joined(separator: "; ")
      }
      endRow([causes.joined(separator: ". "), report.entries.sentence(for: told.entries)])
    }
    endTable()
  }

  /// Writes a table of texts; nothing for one without rows.
  fileprivate mutating func writeRows(_ caption: StaticString, _ columns: [StaticString], _ rows: [[String]])
  {
    if rows.isEmpty { return }
    startTable(caption, columns)
    for row in rows {
      raw("<tr>")
      endRow(row)
    }
    endTable()
  }

  private mutating func endRow(_ cells: [String]) {
    for text in cells { self += "<td>\(name: text)</td>" }
    raw("</tr>\n")
  }
}
