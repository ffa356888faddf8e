/// What a change does in windows of all sizes of a range: what is found in sizes in which it was not, and what is no longer.
package struct SweepDifference: Equatable, Sendable {
  /// Something that windows of some sizes have on one side only.
  package struct Finding: Equatable, Sendable {
    /// The new side's, or the old one's where that alone has it.
    package var diagnostic: Diagnostic
    package var severity: Diagnostic.Severity
    package var elements: [LintElement]
    package var sizes: Change<WindowSweep.Interval>
    package init(_ finding: LintFinding, sizes: Change<WindowSweep.Interval>) {
      (diagnostic, severity) = (finding.diagnostic, finding.severity)
      (elements, self.sizes) = (finding.elements, sizes)
    }
  }

  /// What only the new side has, and what only the old one has.
  package struct Change<Element: Equatable & Sendable>: Equatable, Sendable {
    package var appeared: [Element], vanished: [Element]
    package init(appeared: [Element], vanished: [Element]) {
      (self.appeared, self.vanished) = (appeared, vanished)
    }
    package var isEmpty: Bool { appeared.isEmpty && vanished.isEmpty }
  }

  /// A pair of layouts: index of ``ComparisonReport/entries``.
  package var entry: Int
  package var side: WindowSweep.Side
  /// The sizes that both sides were looked at in.
  package var sizes: WindowSweep.Interval
  /// The gravest first, as lint tells them; first those that the new side has.
  package var findings: [Finding] = []
  /// Jumps at another place, of another view or by another length.
  package var jumps: Change<WindowSweep.Jump>
  /// What windows decide by comparisons, on the old side and on the new one; nil where both decide the same.
  package var bands: Bands?
  /// The sizes in which nothing is found on the new side.
  package var clean: [WindowSweep.Interval]

  /// The bands of both sides.
  package struct Bands: Equatable, Sendable {
    package var old, new: [WindowSweep.Band]
  }

  /// Whether there is nothing to tell.
  package var isEmpty: Bool { findings.isEmpty && jumps.isEmpty && bands == nil }

  /// Compares two sweeps of one side of the window; what lies outside of the sizes of either is left out.
  package init?(entry: Int, old: WindowSweep, new: WindowSweep) {
    guard let sizes = old.sizes.common(with: new.sizes) else { return nil }
    (self.entry, side, self.sizes) = (entry, new.side, sizes)
    let jumps = [old, new].map { sweep in sweep.jumps.filter { sizes.from < $0.at && $0.at <= sizes.to } }
    let bands = [old, new].map { sweep in
      sweep.bands.compactMap { band in
        band.sizes.common(with: sizes).map { WindowSweep.Band($0, band.switches) }
      }
    }
    self.jumps = Change(
      appeared: jumps[1].filter { !jumps[0].contains($0) },
      vanished: jumps[0].filter { !jumps[1].contains($0) })
    self.bands = bands[0] == bands[1] ? nil : Bands(old: bands[0], new: bands[1])
    clean = new.clean.compactMap { $0.common(with: sizes) }
  }
}

extension WindowSweep.Interval {
  /// What both have; nil for nothing.
  package func common(with other: WindowSweep.Interval) -> WindowSweep.Interval? {
    let (from, to) = (max(from, other.from), min(to, other.to))
    return from <= to ? WindowSweep.Interval(from: from, to: to) : nil
  }

  /// What is left of it without some other intervals, in any order.
  package func without(_ others: [WindowSweep.Interval]) -> [WindowSweep.Interval] {
    var left: [WindowSweep.Interval] = []
    var start = from
    for other in others.sorted(by: { $0.from < $1.from }) {
      if other.from > to { break }
      if other.from > start { left.append(.init(from: start, to: other.from - WindowSweep.step)) }
      start = max(start, other.to + WindowSweep.step)
    }
    if start <= to { left.append(.init(from: start, to: to)) }
    return left
  }
}
