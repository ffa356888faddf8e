package import LayoutModel

/// A comparison as a page that needs nothing else: tables of what differs, and both states side by side.
///
/// There is no script. The markup is XML, too, but for its first line.
///
/// - Parameter panels: Both states of the pairs that show the changes; at least one.
package func htmlComparison(
  _ report: ComparisonReport, _ panels: [PicturePanel], _ overlays: PictureOverlays
) -> [UInt8] {
  var page = PageWriter()
  page.writeHead { $0.markup.raw("What a change does to layouts") }
  for entry in report.entries {
    if let problem = entry.problem { page.paragraph("\(entry.title): \(problem)", "error") }
  }
  if !report.hasDifferences { page.paragraph("The layouts are the same.") }
  page.writeViews(of: report)
  page.writeFacts(of: report)
  page.writeConstraints(of: report)
  page.markup.raw("<h2>Before and after</h2>\n")
  page.write(ContactSheet(panels, overlays, PictureImages(), hasIDs: true))
  page.markup.raw("</body>\n</html>\n")
  return page.markup.bytes
}

extension PageWriter {
  fileprivate mutating func writeViews(of report: ComparisonReport) {
    if report.views.isEmpty { return }
    startTable("Views", ["View", "Before", "After", "Because", "Where"])
    for told in report.views {
      let change = told.change
      startRow(change.title)
      for (place, isShown) in [
        (change.old, change.kinds != [.appeared]), (change.new, change.kinds != [.vanished]),
      ] {
        markup.raw("<td class=\"number\">")
        if isShown, let place { markup.rectangle(place.frame) }
        markup.raw("</td>")
      }
      let causes = change.edges.map { edge in
        ([edge.title] + edge.causes.map(\.sentence)).joined(separator: "; ")
      }
      cells([causes.joined(separator: ". "), report.entries.sentence(for: told.entries)])
    }
    endTable()
  }

  fileprivate mutating func writeFacts(of report: ComparisonReport) {
    if report.facts.isEmpty, report.diagnostics.isEmpty { return }
    startTable("What else differs", ["What", "Where"])
    for told in report.facts {
      markup.raw("<tr>")
      cells([told.change.sentence, report.entries.sentence(for: told.entries)])
    }
    for told in report.diagnostics {
      markup.raw("<tr>")
      cells([told.change.sentence, report.entries.sentence(for: told.entries)])
    }
    endTable()
  }

  fileprivate mutating func writeConstraints(of report: ComparisonReport) {
    if report.constraints.isEmpty { return }
    startTable("Constraints", ["Change", "Moves", "Where"])
    for told in report.constraints {
      markup.raw("<tr>")
      cells([told.change.sentence, told.change.effect, report.entries.sentence(for: told.entries)])
    }
    endTable()
  }

  /// The cells of a row, and its end.
  private mutating func cells(_ texts: [String]) {
    for text in texts {
      markup.element("td", text)
    }
    markup.raw("</tr>\n")
  }
}
