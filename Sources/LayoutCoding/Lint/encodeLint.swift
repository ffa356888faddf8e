package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes what lint found, as an object: the counts, then each file with its layouts and findings.
  package mutating func lintReport(_ report: LintReport) {
    beginObject()
    summary(report.summary)
    beginArray("files")
    for file in report.files { self.file(file) }
    endArray()
    endObject()
  }

  private mutating func summary(_ summary: LintSummary) {
    beginObject("summary")
    member("errors", summary.errors)
    member("warnings", summary.warnings)
    member("infos", summary.infos)
    member("known", summary.known)
    member("files", summary.files)
    member("refused", summary.refused)
    member("leftOut", summary.leftOut)
    endObject()
  }

  private mutating func file(_ file: LintedFile) {
    beginObject()
    if let path = file.path { member("path", path) }
    beginArray("layouts")
    for layout in file.layouts {
      beginObject()
      member("environment", layout.environment)
      if let scene = layout.scene { member("scene", scene) }
      endObject()
    }
    endArray()
    beginArray("faults")
    for fault in file.faults {
      beginObject()
      member("message", fault.message)
      if let pointer = fault.pointer { member("pointer", pointer) }
      place(fault.place)
      endObject()
    }
    endArray()
    beginArray("findings")
    for finding in file.findings { self.finding(finding) }
    endArray()
    endObject()
  }

  private mutating func finding(_ finding: LintFinding) {
    beginObject()
    diagnosticMembers(finding.diagnostic, severity: finding.severity)
    beginArray("elements")
    for element in finding.elements { self.element(element) }
    endArray()
    // What was told with the diagnostic is where it comes from.
    if finding.diagnostic.source == nil { place(finding.place) }
    beginArray("layouts")
    for layout in finding.layouts { integer(layout) }
    endArray()
    member("fingerprint", finding.fingerprint)
    if finding.isKnown { member("known", true) }
    endObject()
  }

  private mutating func element(_ element: LintElement) {
    beginObject()
    member("id", element.id)
    if let name = element.name { member("name", name) }
    if let type = element.type { member("type", type) }
    place(element.place)
    endObject()
  }

  private mutating func place(_ place: SourcePlace?) {
    guard let place else { return }
    member("line", place.line)
    member("column", place.column)
  }
}
