package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes the report of an audit: each set with the choice of every device, and what is remarkable.
  package mutating func assetReport(_ report: AssetReport) {
    beginObject()
    beginArray("assets")
    for entry in report.entries { write(entry, for: report.viewers) }
    endArray()
    diagnostics(report.folderDiagnostics)
    endObject()
  }

  private mutating func write(_ entry: AssetReport.Entry, for viewers: [AssetReport.Viewer]) {
    beginObject()
    member("asset", entry.set.name)
    member("type", entry.set.type.rawValue)
    member("path", entry.set.path ?? "")
    beginArray("devices")
    for (viewer, choice) in zip(viewers, entry.choices) {
      beginObject()
      member("device", viewer.device)
      member("orientation", viewer.orientation.rawValue)
      key("selection")
      assetSelection(choice, hasDiagnostics: true)
      endObject()
    }
    endArray()
    diagnostics(entry.diagnostics)
    endObject()
  }

  private mutating func diagnostics(_ diagnostics: [Diagnostic]) {
    beginArray("diagnostics")
    for diagnostic in diagnostics { self.diagnostic(diagnostic) }
    endArray()
  }
}
