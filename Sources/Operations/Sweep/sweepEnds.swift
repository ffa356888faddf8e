import AdaptiveLayout
import LayoutCoding
import LayoutModel

// What a picture of a sweep shows besides bars: windows of the sizes at which something begins or ends.

extension LintGathering {
  /// Bytes of the layouts that are kept for the picture of a report.
  static let mostEndBytes = 32 << 20
}

extension SweptScreen {
  /// Lays out windows of the sizes at which something begins or ends.
  ///
  /// - Parameters:
  ///   - found: The findings of the sweep, with the sizes that have them.
  ///   - room: Bytes that the layouts may take, of which theirs are taken off. The first one without room ends it.
  /// - Returns: From the smallest window on.
  /// - Throws: The problem of work that takes too long.
  mutating func endLayouts(
    of sweep: WindowSweep, _ found: [(Diagnostic, [WindowSweep.Interval])], in asked: RequestedEnvironment,
    room: inout Int, until deadline: () -> WorkDeadline
  ) throws(Refusal) -> [Layout] {
    var layouts: [Layout] = []
    let ends = sweep.ends(of: found.map { (own.judge.severity(of: $0), $1) })
    for size in ends {
      let layout = try layout(atSize: size, of: sweep, asked, until: deadline()).0
      if layout.keptBytes > room { break }
      room -= layout.keptBytes
      layouts.append(layout)
    }
    return zip(ends, layouts).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension WindowSweep {
  /// Sizes that a picture shows at most.
  static let mostEnds = 6
  /// Sizes closer to each other look alike, in points.
  private static let nearness = 2.0

  /// The last size before something ends or jumps, or the first one behind.
  private struct End {
    var size: Double
    var isFirst: Bool

    func looksLike(_ other: End) -> Bool {
      size == other.size || isFirst == other.isFirst && abs(size - other.size) < WindowSweep.nearness
    }
  }

  /// The sizes within the range at which something begins or ends: those of the gravest findings first, of many of one severity some
  /// that are spread over the range, then the sizes on both sides of jumps. Where nothing begins or ends, the smallest with a finding.
  ///
  /// - Complexity: O(*n* log *n*) in the intervals of findings and the jumps.
  func ends(of found: [(severity: Diagnostic.Severity, intervals: [Interval])]) -> [Double] {
    var ends: [End] = []
    for severity in [Diagnostic.Severity.error, .warning, .info] {
      let own = found.filter { $0.severity == severity }.flatMap(\.intervals).flatMap { innerEnds(of: $0) }
      ends += spread(distinct(own, besides: ends), most: Self.mostEnds - ends.count)
    }
    let places = spread(Set(jumps.map(\.at)).sorted(), most: (Self.mostEnds - ends.count + 1) / 2)
    let sides = places.flatMap {
      [End(size: $0 - Self.step, isFirst: false), End(size: $0, isFirst: true)]
    }
    ends += distinct(sides, besides: ends).prefix(Self.mostEnds - ends.count)
    if ends.isEmpty, let first = found.lazy.compactMap(\.intervals.first).first { return [first.from] }
    return ends.map(\.size)
  }

  private func innerEnds(of interval: Interval) -> [End] {
    var ends: [End] = []
    if interval.from > sizes.from { ends.append(End(size: interval.from, isFirst: true)) }
    if interval.to < sizes.to { ends.append(End(size: interval.to, isFirst: false)) }
    return ends
  }

  /// Ends that look like none before them, ascending.
  private func distinct(_ ends: [End], besides known: [End]) -> [End] {
    var last: [Bool: End] = [:]
    return ends.sorted { $0.size < $1.size }.filter { end in
      if last.values.contains(where: end.looksLike) || known.contains(where: end.looksLike) { return false }
      last[end.isFirst] = end
      return true
    }
  }

  /// All of them, or as many as there is room for, as far from each other as they can be.
  private func spread<Value>(_ values: [Value], most: Int) -> [Value] {
    if values.count <= most { return values }
    if most <= 1 { return Array(values.prefix(most)) }
    return (0..<most).map { values[$0 * (values.count - 1) / (most - 1)] }
  }
}
