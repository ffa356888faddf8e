package import LayoutModel

/// Who looks at a catalog: the device as a report names it, and what it asks with.
package struct AssetViewer: Sendable {
  package var viewer: AssetReport.Viewer
  package var context: AssetContext

  package init(_ viewer: AssetReport.Viewer, context: AssetContext) {
    (self.viewer, self.context) = (viewer, context)
  }
}

/// What every viewer gets from each set, and what is wrong with the sets: none for some viewers, rows that are empty
/// and asked for, files that nobody gets, files in no slot.
///
/// - Parameters:
///   - folderDiagnostics: What is remarkable about the folders of the catalog; it stands in the report as it is.
///   - everywhere: One context for each kind of device that there is: a file that none of them gets is of no use.
/// - Complexity: O(*r* · *c*) for *r* rows in all and *c* contexts, times the combinations of traits that rows of a
///   set ask about.
package func auditAssets(
  of catalog: AssetCatalog, folderDiagnostics: [Diagnostic], for viewers: [AssetViewer],
  everywhere: [AssetContext]
) -> AssetReport {
  var report = AssetReport(viewers: viewers.map(\.viewer), folderDiagnostics: folderDiagnostics)
  let contexts = viewers.map(\.context)
  for set in catalog.sets where set.type.isSelectable {
    var entry = AssetReport.Entry(
      set: set, choices: contexts.map { selectVariant(of: set, named: set.name, in: $0) },
      diagnostics: set.diagnostics)
    entry.noteViewersWithout(in: report)
    if let coverage = AssetCoverage(of: set, for: contexts, everywhere: everywhere) {
      entry.note(coverage, in: report)
    }
    report.entries.append(entry)
  }
  return report
}

extension AssetReport.Entry {
  /// The viewers that get nothing.
  fileprivate mutating func noteViewersWithout(in report: AssetReport) {
    for (code, finding) in [
      (AssetSelection.Code.noVariants, AssetChoiceFinding.noVariantsFor),
      (.noEligibleVariant, AssetChoiceFinding.noEligibleVariantFor),
    ] {
      let without = choices.indices.filter { choices[$0].code == code }
      guard !without.isEmpty else { continue }
      diagnostics.append(Diagnostic(.assetChoice(finding(report.names(of: without))), pointer: set.pointer))
    }
  }

  /// Rows that are missing, of no use, or in no slot.
  fileprivate mutating func note(_ coverage: AssetCoverage, in report: AssetReport) {
    for missing in coverage.missing {
      note(.missingSlot(row: missing.row, viewers: report.names(of: missing.contexts)), at: missing.row)
    }
    for index in coverage.unreachable {
      note(.unreachableFile(set.rows[index].filename ?? "row \(index)"), at: index)
    }
    for index in set.rows.indices where set.refusals[index] == .unassigned {
      note(.unassignedFile(set.rows[index].filename ?? ""), at: index)
    }
  }

  private mutating func note(_ finding: AssetSetFinding, at row: Int) {
    diagnostics.append(Diagnostic(.assetSet(finding), pointer: set.pointer(to: set.rows[row])))
  }
}
