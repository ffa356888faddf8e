package import LayoutModel

/// A comparison of windows of all sizes as a page that needs nothing else: what differs, and the figures of both sides.
///
/// - Parameter figures: Those of both sides, before and after in turns, as SVG.
package func htmlSweepComparison(_ comparison: ComparisonReport, _ figures: [UInt8]) -> [UInt8] {
  var page = MarkupWriter()
  page.startPage("What a change does in windows of all sizes")
  for entry in comparison.entries {
    if let problem = entry.problem { page.paragraph("\(entry.title): \(problem)", "error") }
  }
  if !comparison.hasDifferences { page.paragraph("The layouts are the same.") }
  for sweep in comparison.sweeps ?? [] {
    page += "<h2>\(name: sweep.title(in: comparison))</h2>\n"
    page.list(sweep.lines)
    page.paragraph("After: \(sweep.cleanSentence)")
  }
  page.raw("<h2>Before and after</h2>\n")
  page.raw(figures)
  page.endPage()
  return page.bytes
}
