import LayoutModel

/// What was found in a window of one size.
struct SweepSample {
  /// The size in steps of half a point.
  var place: Int
  var findings: [Diagnostic]
  /// What tells each finding from all others, in their order.
  var fingerprints: [String]
  var switches: WindowSweep.Switches
  /// Where each view begins along the side, and how long it is there, in its superview; not a number for one that cannot be seen.
  var extents: [SIMD2<Double>]
  /// The lines in which each text stands.
  var lines: [Int: [String]]
}

/// Looks at a layout in windows of all sizes of a range.
///
/// Samples stand 7.5 points apart, so that whole and half points take turns. Between two of them that differ in findings, in the lines
/// of a text, in size classes, matched rules or collapsed columns, or between which a view moves or grows by more than the window, the
/// middle is looked at, and so on down to neighbours: so the ends are those that looking at every half point would give. Around
/// each end of a finding all sizes within 2 points are looked at, since edges are rounded to pixels. What begins and ends between two
/// samples that agree is missed; a text or a control of 8 points is there for longer than that when it passes another.
///
/// - Parameters:
///   - places: Sizes that are looked at in any case: those of whole screens, which have insets of their own.
///   - look: Lays out the window of a size, and judges it.
/// - Complexity: O(*r* + *c*) layouts for a range of *r* times 7.5 points with *c* changes.
func sweepWindows<Failure: Error>(
  _ sweep: WindowSweep, at places: [Int] = [], look: (_ place: Int) throws(Failure) -> SweepSample
) throws(Failure) -> SweptWindows {
  var windows = SweptWindows(sweep)
  let range = windows.range
  var sample = try look(range.lowerBound)
  windows.take(sample)
  let wanted = Set(stride(from: range.lowerBound, to: range.upperBound, by: SweptWindows.stride))
    .union(places.filter(range.contains)).union([range.upperBound])
  for place in wanted.sorted().dropFirst() {
    let next = try look(place)
    windows.take(next)
    try windows.split(sample, next, look)
    sample = next
  }
  // Those may be ends themselves.
  while case let places = windows.placesAroundEnds(), !places.isEmpty {
    for place in places { windows.take(try look(place)) }
  }
  return windows
}

/// What a sweep has found.
struct SweptWindows {
  /// A sample without what only its neighbours need.
  private struct Record {
    var place: Int
    /// Indices of ``findings``.
    var findings: Set<Int>
    var switches: WindowSweep.Switches
  }

  /// In the first size that was looked at.
  private(set) var findings: [(diagnostic: Diagnostic, fingerprint: String)] = []
  private let sweep: WindowSweep
  /// From the smallest size on.
  private var records: [Record] = []
  private var indices: [String: Int] = [:]
  /// With the indices of views, from the smallest size on.
  private var jumps: [(place: Int, view: Int, change: SIMD2<Double>)] = []

  /// 7.5 points.
  static let stride = 15
  /// By how many points more than the window a view must change to jump.
  private static let leastJump = 2.0
  /// So many sizes around an end, 2 points, may differ by the rounding to pixels; and gaps in what has a finding that are no longer.
  private static let rounding = 4

  init(_ sweep: WindowSweep) { self.sweep = sweep }

  /// All sizes, in steps.
  var range: ClosedRange<Int> {
    Int(sweep.sizes.from / WindowSweep.step)...Int(sweep.sizes.to / WindowSweep.step)
  }

  mutating func take(_ sample: SweepSample) {
    var found: Set<Int> = []
    for (diagnostic, fingerprint) in zip(sample.findings, sample.fingerprints) {
      let index = indices[fingerprint] ?? findings.count
      if index == findings.count {
        indices[fingerprint] = index
        findings.append((diagnostic, fingerprint))
      }
      found.insert(index)
    }
    let place = (records.lastIndex { $0.place < sample.place } ?? -1) + 1
    records.insert(Record(place: sample.place, findings: found, switches: sample.switches), at: place)
  }

  /// Looks at what is between two samples where they differ.
  mutating func split<Failure: Error>(
    _ old: SweepSample, _ new: SweepSample, _ look: (Int) throws(Failure) -> SweepSample
  ) throws(Failure) {
    let isSame = old.agrees(with: new)
    let faster = viewsThatJump(from: old, to: new)
    if isSame, faster.isEmpty { return }
    if new.place - old.place <= 1 {
      jumps += faster.map { (new.place, $0, new.extents[$0] - old.extents[$0]) }
      return
    }
    let middle = try look((old.place + new.place) / 2)
    take(middle)
    if isSame, middle.agrees(with: old), isStraight(faster, old, middle, new) { return }
    try split(old, middle, look)
    try split(middle, new, look)
  }

  /// Whether views that change by more than the window do so evenly.
  private func isStraight(
    _ views: [Int], _ old: SweepSample, _ middle: SweepSample, _ new: SweepSample
  ) -> Bool {
    let share = Double(middle.place - old.place) / Double(new.place - old.place)
    return middle.extents.count == old.extents.count
      && views.allSatisfy { view in
        let wanted = old.extents[view] + (new.extents[view] - old.extents[view]) * share
        let error = middle.extents[view] - wanted
        return abs(error.x) < 0.5 && abs(error.y) < 0.5
      }
  }

  /// The views that change by more than the window does.
  private func viewsThatJump(from old: SweepSample, to new: SweepSample) -> [Int] {
    let least = Double(new.place - old.place) * WindowSweep.step + Self.leastJump
    guard old.extents.count == new.extents.count else { return [] }
    return old.extents.indices.filter { view in
      let change = new.extents[view] - old.extents[view]
      return abs(change.x) > least || abs(change.y) > least
    }
  }

  /// The sizes near ends of findings that nobody has looked at, ascending.
  fileprivate func placesAroundEnds() -> [Int] {
    let known = Set(records.map(\.place))
    var places: Set<Int> = []
    for (old, new) in zip(records, records.dropFirst()) where old.findings != new.findings {
      places.formUnion((old.place - Self.rounding)...(new.place + Self.rounding))
    }
    return places.subtracting(known).filter(range.contains).sorted()
  }
}

extension SweptWindows {
  /// The sizes in which each finding is there, by its index.
  func intervals() -> [[WindowSweep.Interval]] {
    var places = Array(repeating: [ClosedRange<Int>](), count: findings.count)
    var previous: Record?
    for record in records {
      for index in record.findings {
        let isOn = previous?.findings.contains(index) == true
        if let last = places[index].last, isOn || record.place - last.upperBound <= Self.rounding {
          places[index][places[index].count - 1] = last.lowerBound...record.place
        } else {
          places[index].append(record.place...record.place)
        }
      }
      previous = record
    }
    return places.map { $0.map { WindowSweep.Interval(places: $0) } }
  }

  /// The sizes with what changes between them.
  ///
  /// - Parameters:
  ///   - intervals: As ``intervals()`` gives them.
  ///   - document: Names the views that jump.
  func report(_ intervals: [[WindowSweep.Interval]], of document: DocumentValues) -> WindowSweep {
    var report = sweep
    report.bands = bands()
    report.jumps = namedJumps(in: document)
    report.clean = sweep.sizes.without(intervals.flatMap { $0 })
    report.solved = records.count
    return report
  }

  private func bands() -> [WindowSweep.Band] {
    var bands: [WindowSweep.Band] = []
    for record in records {
      let size = WindowSweep.Interval(places: record.place...record.place)
      if bands.last?.switches == record.switches {
        bands[bands.count - 1].sizes.to = size.to
      } else {
        bands.append(WindowSweep.Band(size, record.switches))
      }
    }
    return bands
  }

  /// The views that jump, but for those in a view that jumps there, too.
  private func namedJumps(in document: DocumentValues) -> [WindowSweep.Jump] {
    let jumping = Set(jumps.map { SIMD2($0.place, $0.view) })
    return jumps.filter { jump in
      var outer = document.holder(ofView: jump.view)
      while let view = outer, !jumping.contains(SIMD2(jump.place, view)) {
        outer = document.holder(ofView: view)
      }
      return outer == nil
    }.map { jump in
      WindowSweep.Jump(
        at: Double(jump.place) * WindowSweep.step, view: document.views[jump.view].id, moved: jump.change.x,
        grown: jump.change.y)
    }
  }
}

extension SweepSample {
  fileprivate func agrees(with other: SweepSample) -> Bool {
    fingerprints == other.fingerprints && switches == other.switches && lines == other.lines
  }
}

extension WindowSweep.Interval {
  fileprivate init(places: ClosedRange<Int>) {
    self.init(
      from: Double(places.lowerBound) * WindowSweep.step, to: Double(places.upperBound) * WindowSweep.step)
  }
}
