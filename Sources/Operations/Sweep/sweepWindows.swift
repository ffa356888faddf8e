import LayoutModel

/// What was found in a window of one size.
struct SweepSample {
  /// The size in steps of half a point.
  var place: Int
  /// The places of the views that there are, among those of all windows.
  var views: [Int]
  var findings: [Diagnostic]
  /// What tells each finding from all others, in their order.
  var fingerprints: [String]
  var switches: WindowSweep.Switches
  /// Where each view of all windows begins along the side, and how long it is there, in its superview; not a number for one that
  /// cannot be seen. Those that came up in later windows only are not there.
  var extents: [SIMD2<Double>]
  /// The lines in which each text stands.
  var lines: [Int: [String]]
  /// Where each text and control without subviews is in the window, nil for one that cannot be seen; empty where nobody asks what lies over what.
  var leaves: [Rect?] = []
}

/// Looks at a layout in windows of all sizes of a range.
///
/// A layout is affine in the size of its window while the same constraints decide it. Samples stand 24.5 points apart, so that whole
/// and half points take turns. Between two of them that differ in findings, in the lines of a text, in size classes, matched rules or
/// collapsed columns, or between which a view moves or grows by more than the window, the middle is looked at, and so on down to
/// neighbours: so the ends are those that looking at every half point would give. Where a view does not move or grow evenly over three
/// samples something else decides, and what is between them is halved until views do or 7.5 points are left. Where it does, views pass
/// each other where two lines cross, and that size is looked at. Around each end of a finding all sizes within 2 points are looked at, since edges are rounded
/// to pixels.
///
/// - Parameters:
///   - places: Sizes that are looked at in any case: those of whole screens, which have insets of their own, and bounds of rules.
///   - look: Lays out the window of a size, and judges it.
/// - Complexity: O(*r* + *c*) layouts for a range of *r* times 24.5 points with *c* changes.
func sweepWindows<Failure: Error>(
  _ sweep: WindowSweep, at places: [Int] = [], look: (_ place: Int) throws(Failure) -> SweepSample
) throws(Failure) -> SweptWindows {
  var windows = SweptWindows(sweep)
  let range = windows.range
  var sample = try look(range.lowerBound)
  windows.take(sample)
  let step = sample.leaves.count > SweptWindows.mostLeaves ? SweptWindows.stride : SweptWindows.wideStride
  let wanted = Set(stride(from: range.lowerBound, to: range.upperBound, by: step))
    .union(places.filter(range.contains)).union([range.upperBound])
  var previous: SweepSample?
  // Whether what lies between the last two was looked at.
  var isDivided = false
  for place in wanted.sorted().dropFirst() {
    let next = try look(place)
    windows.take(next)
    var divides = try windows.split(sample, next, look)
    if let previous, !isDivided, !divides, sample.isBent(from: previous, to: next) {
      try windows.refine(previous, sample, look)
      try windows.refine(sample, next, look)
      divides = true
    }
    (previous, sample, isDivided) = (sample, next, divides)
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

  /// 24.5 points, and 7.5.
  static let wideStride = 49, stride = 15
  /// With more views without subviews than this nobody looks which pass each other.
  static let mostLeaves = 256
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

  /// Looks at what is between two samples where they differ, or where views pass each other.
  ///
  /// - Returns: Whether there was anything to look at.
  @discardableResult
  mutating func split<Failure: Error>(
    _ old: SweepSample, _ new: SweepSample, _ look: (Int) throws(Failure) -> SweepSample
  ) throws(Failure) -> Bool {
    let isSame = old.agrees(with: new)
    let faster = viewsThatJump(from: old, to: new)
    if isSame, faster.isEmpty {
      guard let crossing = old.crossing(to: new) else { return false }
      let between = try look(crossing)
      take(between)
      try split(old, between, look)
      try split(between, new, look)
      return true
    }
    if new.place - old.place <= 1 {
      jumps += faster.map { (new.place, $0, new.extents[$0] - old.extents[$0]) }
      return true
    }
    let middle = try look((old.place + new.place) / 2)
    take(middle)
    if isSame, middle.agrees(with: old), isStraight(faster, old, middle, new) { return true }
    try split(old, middle, look)
    try split(middle, new, look)
    return true
  }

  /// Looks at what is between two samples, half by half, until views move evenly or samples are the shorter stride apart.
  mutating func refine<Failure: Error>(
    _ old: SweepSample, _ new: SweepSample, _ look: (Int) throws(Failure) -> SweepSample
  ) throws(Failure) {
    if new.place - old.place <= Self.stride {
      try split(old, new, look)
      return
    }
    let middle = try look((old.place + new.place) / 2)
    take(middle)
    if old.agrees(with: middle), middle.agrees(with: new), !middle.isBent(from: old, to: new) {
      try split(old, middle, look)
      try split(middle, new, look)
    } else {
      try refine(old, middle, look)
      try refine(middle, new, look)
    }
  }

  /// Whether views that change by more than the window do so evenly.
  private func isStraight(
    _ views: [Int], _ old: SweepSample, _ middle: SweepSample, _ new: SweepSample
  ) -> Bool {
    let share = Double(middle.place - old.place) / Double(new.place - old.place)
    return views.allSatisfy { view in
      let wanted = old.extents[view] + (new.extents[view] - old.extents[view]) * share
      let error = middle.extents[view] - wanted
      return abs(error.x) < 0.5 && abs(error.y) < 0.5
    }
  }

  /// The views that change by more than the window does.
  private func viewsThatJump(from old: SweepSample, to new: SweepSample) -> [Int] {
    let least = Double(new.place - old.place) * WindowSweep.step + Self.leastJump
    return (0..<min(old.extents.count, new.extents.count)).filter { view in
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
  ///   - views: Names those that jump.
  func report(_ intervals: [[WindowSweep.Interval]], of views: SweptViews) -> WindowSweep {
    var report = sweep
    report.bands = bands()
    report.jumps = namedJumps(views)
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
  private func namedJumps(_ views: SweptViews) -> [WindowSweep.Jump] {
    let jumping = Set(jumps.map { SIMD2($0.place, $0.view) })
    return jumps.filter { jump in
      var outer = views.holders[jump.view]
      while let view = outer, !jumping.contains(SIMD2(jump.place, view)) { outer = views.holders[view] }
      return outer == nil
    }.map { jump in
      WindowSweep.Jump(
        at: Double(jump.place) * WindowSweep.step, view: views.ids[jump.view], moved: jump.change.x,
        grown: jump.change.y)
    }
  }
}

extension SweepSample {
  /// Whether some view moves or grows otherwise before a size than behind it, so that other constraints decide.
  fileprivate func isBent(from old: SweepSample, to new: SweepSample) -> Bool {
    guard old.views == new.views, views == new.views else { return true }
    let share = Double(place - old.place) / Double(new.place - old.place)
    return views.contains { index in
      let (first, middle, last) = (old.extents[index], extents[index], new.extents[index])
      // What cannot be seen is not a number.
      if first.x.isNaN || middle.x.isNaN || last.x.isNaN {
        return first.x.isNaN != middle.x.isNaN || middle.x.isNaN != last.x.isNaN
      }
      let error = middle - (first + (last - first) * share)
      return abs(error.x) > Self.evenness || abs(error.y) > Self.evenness
    }
  }

  /// How far an even change may be off, in points.
  private static let evenness = 0.01

  /// A size in between at which two views share a part that do not share as much all the time, where all move evenly; nil without one.
  ///
  /// - Complexity: O(*n*²) in the views without subviews.
  fileprivate func crossing(to new: SweepSample) -> Int? {
    guard leaves.count == new.leaves.count, leaves.count <= SweptWindows.mostLeaves, new.place - place > 1
    else { return nil }
    let moving = leaves.indices.compactMap { index in
      if let from = leaves[index], let to = new.leaves[index] { MovingRect(from: from, to: to) } else { nil }
    }
    for (index, first) in moving.enumerated() {
      for second in moving[(index + 1)...] {
        for time in first.meetings(second) where time > 0 && time < 1 {
          let found = place + Int((time * Double(new.place - place)).rounded())
          if found > place, found < new.place { return found }
        }
      }
    }
    return nil
  }

  fileprivate func agrees(with other: SweepSample) -> Bool {
    views == other.views && fingerprints == other.fingerprints && switches == other.switches
      && lines == other.lines
  }
}

extension WindowSweep.Interval {
  fileprivate init(places: ClosedRange<Int>) {
    self.init(
      from: Double(places.lowerBound) * WindowSweep.step, to: Double(places.upperBound) * WindowSweep.step)
  }
}
