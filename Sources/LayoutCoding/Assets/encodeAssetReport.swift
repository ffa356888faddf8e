package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes the report of an audit, as an object.
  package mutating func assetReport(_ report: AssetReport) { report.write(to: &self) }
}

extension AssetReport: Answer {
  package static let rows: [AnswerRow<Self>] = [
    .member("assets") { report in report.entries.map { AuditedSet(entry: $0, viewers: report.viewers) } },
    .member("diagnostics") { $0.folderDiagnostics },
  ]
}

/// A set with the choice of every device, and what is remarkable.
private struct AuditedSet: Answer {
  var entry: AssetReport.Entry
  var viewers: [AssetReport.Viewer]

  static let rows: [AnswerRow<Self>] = [
    .member("asset") { $0.entry.set.name },
    .member("type") { $0.entry.set.type.rawValue },
    .member("path") { $0.entry.set.path ?? "" },
    .member("devices") { zip($0.viewers, $0.entry.choices).map(DeviceChoice.init) },
    .member("diagnostics") { $0.entry.diagnostics },
  ]

  /// What a device gets.
  struct DeviceChoice: Answer {
    var viewer: AssetReport.Viewer
    var selection: AssetSelection

    static let rows: [AnswerRow<Self>] = [
      .member("device") { $0.viewer.device },
      .member("orientation") { $0.viewer.orientation },
      .member("selection") { $0.selection },
    ]
  }
}
