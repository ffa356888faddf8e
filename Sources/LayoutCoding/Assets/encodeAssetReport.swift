package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes the report of an audit: each set with the choice of every device, and what is remarkable.
  package mutating func assetReport(_ report: AssetReport) {
    beginObject()
    key("assets")
    beginArray()
    for entry in report.entries { write(entry, for: report.viewers) }
    endArray()
    diagnostics(report.folderDiagnostics)
    endObject()
  }

  private mutating func write(_ entry: AssetReport.Entry, for viewers: [AssetReport.Viewer]) {
    beginObject()
    key("asset")
    string(entry.set.name)
    key("type")
    string(entry.set.type.rawValue)
    key("path")
    string(entry.set.path ?? "")
    key("devices")
    beginArray()
    for (viewer, choice) in zip(viewers, entry.choices) {
      beginObject()
      key("device")
      string(viewer.device)
      key("orientation")
      string(viewer.orientation.rawValue)
      key("selection")
      assetSelection(choice, hasDiagnostics: true)
      endObject()
    }
    endArray()
    diagnostics(entry.diagnostics)
    endObject()
  }

  private mutating func diagnostics(_ diagnostics: [Diagnostic]) {
    key("diagnostics")
    beginArray()
    for diagnostic in diagnostics { self.diagnostic(diagnostic) }
    endArray()
  }
}
