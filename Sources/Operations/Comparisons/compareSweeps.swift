import LayoutCoding
import LayoutModel

extension LayoutEngine {
  /// Compares what two sides come to in windows of all sizes: each layout of one document in each of its environments.
  ///
  /// - Parameter documents: Both documents, with ids that agree.
  /// - Throws: The problem of work that takes too long.
  func compareSweeps(
    _ documents: (old: RequestedDocument, new: RequestedDocument), _ options: OperationOptions,
    into gathering: inout ComparisonGathering, until deadline: WorkDeadline
  ) throws(Refusal) {
    let old = try sweep(documents.old, "before", options, until: deadline)
    let new = try sweep(documents.new, "after", options, until: deadline)
    gathering.keep(old: old.file, new: new.file)
    // What the only environment is called tells it from no other.
    let isAlone = old.isAlone && new.isAlone
    let pairs = pairUp(old.layouts, new.layouts) { [isAlone ? "" : $0.environment, $0.sweep.side.rawValue] }
    for (before, after) in pairs {
      let names = [before, after].compactMap { $0?.environment }
      let environment = names.first == names.last ? names[0] : names.joined(separator: " → ")
      let title = [documents.new.name, environment].compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: ", ")
      gathering.add(from: before, to: after, name: title, scene: documents.new.scene)
    }
    for fault in old.file.faults + new.file.faults {
      gathering.add(Refusal(fault.message), name: documents.new.name ?? "", scene: documents.new.scene)
    }
  }

  /// What a document comes to in windows of all sizes, with a title for pictures.
  private func sweep(
    _ document: RequestedDocument, _ title: String, _ options: OperationOptions, until deadline: WorkDeadline
  ) throws(Refusal) -> SweptSide {
    let request = try document.content.get()
    let settings =
      document.scene == nil ? options.lint.settings(ofDocument: request.lint) : options.lint.settingsOfFile
    var gathering = LintGathering(path: title, settings)
    try lint(LayoutJudge(document, .own, settings, against: nil, on: self), options.sweep, into: &gathering) {
      deadline
    }
    return SweptSide(file: gathering.finish(), isAlone: request.environments.count == 1)
  }
}

/// What one side comes to.
private struct SweptSide {
  var file: LintedFile
  /// Whether there is one environment only.
  var isAlone: Bool

  /// The layouts that were looked at, with what was found in them.
  var layouts: [SweptLayout] {
    file.layouts.enumerated().compactMap { index, layout in
      layout.sweep.map { sweep in
        let found = file.findings.compactMap { finding in
          finding.intervals[index].map { SweptLayout.Found(finding: finding, sizes: $0) }
        }
        return SweptLayout(environment: layout.environment, sweep: sweep, found: found)
      }
    }
  }
}

/// A layout in windows of all sizes.
struct SweptLayout: Sendable {
  /// Something that is found in some sizes.
  struct Found: Sendable {
    var finding: LintFinding
    var sizes: [WindowSweep.Interval]

    var fingerprint: [String] { [finding.fingerprint] }
    /// What it is and which views it is about.
    var aboutViews: [String] {
      let diagnostic = finding.diagnostic
      return [diagnostic.code.rawValue, diagnostic.ambiguity?.axis.rawValue ?? ""] + diagnostic.views
    }
  }

  var environment: String
  var sweep: WindowSweep
  /// The gravest first.
  var found: [Found]
}

extension SweepDifference {
  /// Compares two sweeps, finding by finding; nil where they have no size in common.
  ///
  /// - Complexity: O(*n* + *m*) in findings that differ, besides their sizes; those that are about equal views cost their product.
  init?(entry: Int, from old: SweptLayout, to new: SweptLayout) {
    self.init(entry: entry, old: old.sweep, new: new.sweep)
    // Where a number of a conflict changed it is the same for people, though its fingerprint is another one.
    var mates: [Int?] = Array(repeating: nil, count: new.found.count)
    var left = Set(old.found.indices)
    for key in [\SweptLayout.Found.fingerprint, \.aboutViews] {
      let places = Dictionary(grouping: left.sorted()) { old.found[$0][keyPath: key] }
      for index in new.found.indices where mates[index] == nil {
        mates[index] = places[new.found[index][keyPath: key]]?.first { left.contains($0) }
        if let mate = mates[index] { left.remove(mate) }
      }
    }
    findings = new.found.indices.compactMap { index in
      difference(
        of: new.found[index].finding, from: mates[index].map { old.found[$0].sizes } ?? [],
        to: new.found[index].sizes)
    }
    findings += left.sorted().compactMap {
      difference(of: old.found[$0].finding, from: old.found[$0].sizes, to: [])
    }
  }

  private func difference(
    of finding: LintFinding, from old: [WindowSweep.Interval], to new: [WindowSweep.Interval]
  ) -> Finding? {
    let (before, after) = (
      old.compactMap { $0.common(with: sizes) }, new.compactMap { $0.common(with: sizes) }
    )
    let change = Change(
      appeared: after.flatMap { $0.without(before) }, vanished: before.flatMap { $0.without(after) })
    return change.isEmpty ? nil : Finding(finding, sizes: change)
  }
}
