import LayoutCoding
import LayoutLint
import LayoutModel

/// What is kept of all windows of a sweep.
struct GatheredWindows {
  var census: SweepCensus
  /// What tells findings from others that hang on something that a source does not tell.
  var doubtful: Set<String> = []
  init(_ census: SweepCensus) { self.census = census }
}

extension LayoutJudge {
  /// Where the windows of a sweep are noted for the rules that are on.
  func census(of sweep: WindowSweep, _ document: LayoutDocument) -> SweepCensus {
    let asked = Set(settings.rules.keys)
    return SweepCensus(of: sweep, views: document.views.count) { asked.contains($0) }
  }

  /// What counts of what the windows of a sweep say together.
  func judge(
    _ gathered: inout GatheredWindows, of document: LayoutDocument, on device: Device
  ) -> [LintGathering.Found] {
    let found = gathered.census.findings(in: document, on: device) { DeviceCatalogue.embedded.devices }
    var diagnostics = found.map(\.diagnostic)
    document.values.place(&diagnostics)
    return zip(diagnostics, found).flatMap { diagnostic, found in
      let judged = judged([diagnostic])
      for finding in judged.doubtful { gathered.doubtful.insert(fingerprint(of: finding)) }
      return judged.findings.map { ($0, fingerprint(of: $0), found.sizes) }
    }
  }
}
