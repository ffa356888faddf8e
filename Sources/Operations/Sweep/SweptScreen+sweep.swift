import AdaptiveLayout
import LayoutCoding
import LayoutLint
import LayoutModel

extension LayoutEngine {
  /// Looks at a document in windows of all sizes, in each environment that it asks for.
  ///
  /// - Parameter deadline: When the work on one layout must end.
  /// - Throws: The problem of work that takes too long.
  func sweep(
    _ judge: LayoutJudge, _ sizes: SweptSizes, into gathering: inout LintGathering,
    until deadline: () -> WorkDeadline
  ) throws(Refusal) {
    guard var screen = SweptScreen(judge),
      case .success(let request) = judge.document.content
    else { return }
    for (index, environment) in request.environments.enumerated() {
      let linted = LintedLayout(environment: judge.name(ofEnvironment: index), scene: judge.document.name)
      do throws(Refusal) {
        let own = try window(of: environment, for: screen.own.prepared).environment
        let possible = environment.request.sizeRestrictions.bounds(own)
        for (side, range, other) in sizes.ranges(for: environment.request.device, within: possible) {
          let otherSide = other ?? (side == .width ? own.size.height : own.size.width)
          let sweep = WindowSweep(side, range, otherSide: otherSide)
          try screen.sweep(
            sweep, environment, linted, hasPictures: sizes.hasPictures, into: &gathering, until: deadline)
        }
      } catch {
        if error.endsAll { throw error }
        gathering.add(linted, error)
      }
    }
    if let id = judge.document.scene?.id {
      gathering.elements[id, default: [:]].merge(screen.elements) { known, _ in known }
    }
  }
}

extension SweptScreen {
  /// Looks at windows of all sizes of a range.
  fileprivate mutating func sweep(
    _ sweep: WindowSweep, _ environment: RequestedEnvironment, _ linted: LintedLayout, hasPictures: Bool,
    into gathering: inout LintGathering, until deadline: () -> WorkDeadline
  ) throws(Refusal) {
    let (judge, document) = (own.judge, own.prepared.document)
    var gathered = GatheredWindows(judge.census(of: sweep, document))
    let places = environment.request.device.screenPlaces + document.places(along: sweep.side)
    let range = SweptWindows(sweep).range
    try begin(
      range, in: { environment.window(atSize: Double($0) * WindowSweep.step, of: sweep) }, until: deadline)
    let windows = try sweepWindows(sweep, at: places) { place throws(Refusal) in
      try look(at: place, of: sweep, environment, &gathered, until: deadline())
    }
    guard isWhole else {
      gathering.file.notJudged += 1
      return
    }
    let found =
      zip(windows.findings, windows.intervals()).map { ($0.diagnostic, $0.fingerprint, $1) }
      + judge.judge(&gathered, of: document, on: environment.request.device)
    var linted = linted
    let report = windows.report(found.map(\.intervals), of: views)
    linted.sweep = report
    if hasPictures {
      let ends = try endLayouts(
        of: report, found.map { ($0.diagnostic, $0.intervals) }, in: environment, room: &gathering.room,
        until: deadline)
      gathering.file.endLayouts[gathering.file.layouts.count] = ends
    }
    gathering.file.notJudged += gathered.doubtful.count
    gathering.add(linted, scene: judge.document.scene?.id, found) { elements(of: $0) }
  }

  /// Lays out the window of one size, and judges it.
  private mutating func look(
    at place: Int, of sweep: WindowSweep, _ asked: RequestedEnvironment, _ gathered: inout GatheredWindows,
    until deadline: WorkDeadline
  ) throws(Refusal) -> SweepSample {
    let (layout, state) = try layout(
      atSize: Double(place) * WindowSweep.step, of: sweep, asked, until: deadline)
    let judge = state.judge
    let judged = judge.findings(in: layout)
    for finding in judged.doubtful { gathered.doubtful.insert(judge.fingerprint(of: finding)) }
    gathered.census.take(layout, at: place, views: state.places)
    var extents = Array(repeating: SIMD2(Double.nan, .nan), count: views.ids.count)
    layout.fill(&extents, state.places, along: sweep.side)
    return SweepSample(
      place: place, views: state.places, findings: judged.findings,
      fingerprints: judged.findings.map { judge.fingerprint(of: $0) },
      switches: WindowSweep.Switches(layout), extents: extents,
      lines: layout.textLines.mapValues { $0.map(\.text) },
      leaves: judge.settings.rules[.overlappingViews] == nil
        ? [] : layout.leaves(ofViews: state.places.count))
  }

  /// Lays out the window of a size in points.
  mutating func layout(
    atSize swept: Double, of sweep: WindowSweep, _ asked: RequestedEnvironment, until deadline: WorkDeadline
  ) throws(Refusal) -> (Layout, State) {
    let asked = asked.window(atSize: swept, of: sweep)
    let state = try state(at: Int(swept / WindowSweep.step), in: asked, until: deadline)
    let (engine, prepared) = (state.judge.engine, state.prepared)
    let window = try engine.window(of: asked, for: prepared)
    var layout = try engine.resolve(
      prepared, in: ResolutionEnvironment(window.environment), state.judge.detail, until: deadline)
    if !window.diagnostics.isEmpty { layout.diagnostics = window.diagnostics + layout.diagnostics }
    return (layout, state)
  }
}

extension RequestedEnvironment {
  /// It with a window of a size in points.
  fileprivate func window(atSize swept: Double, of sweep: WindowSweep) -> RequestedEnvironment {
    var asked = self
    let size =
      sweep.side == .width
      ? Size(width: swept, height: sweep.otherSide) : Size(width: sweep.otherSide, height: swept)
    asked.request.window = WindowRequest(
      extent: .size(size), safeAreaInsets: asked.request.window?.safeAreaInsets)
    return asked
  }
}

extension SizeRestrictions {
  /// The sizes that windows can have, by the one that fills the screen.
  fileprivate func bounds(_ screen: WindowEnvironment) -> SizeRestrictions {
    guard fillsScreen(on: screen.systemVersion) else { return self }
    var bounds = self
    (bounds.minimumSize, bounds.maximumSize) = (screen.size, screen.size)
    return bounds
  }
}

extension LayoutDocument {
  /// The sizes that rules compare the window with, and their neighbours, in steps of a sweep.
  fileprivate func places(along side: WindowSweep.Side) -> [Int] {
    let bounds = Set(self.rules.flatMap { $0.condition.bounds(along: side) }).filter {
      $0 > 0 && $0 < WindowSweep.largest
    }
    return bounds.sorted().prefix(Self.mostBounds).flatMap { bound in
      let place = Int(bound / WindowSweep.step)
      return [place - 1, place, place + 1]
    }
  }

  /// More rules than these may be between two samples, if they hold in a few sizes only.
  private static let mostBounds = 64
}

extension Condition {
  /// What it compares a side of the window with.
  fileprivate func bounds(along side: WindowSweep.Side) -> [Double] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap { $0.bounds(along: side) }
    case .not(let part): part.bounds(along: side)
    case .width(let comparison): side == .width ? comparison.bounds : []
    case .height(let comparison): side == .height ? comparison.bounds : []
    default: []
    }
  }
}

extension Comparison {
  fileprivate var bounds: [Double] {
    [greaterThan, atLeast, lessThan, atMost, equal].compactMap { $0 }
  }
}

extension Device {
  /// The sides of its screen, in steps of a sweep.
  fileprivate var screenPlaces: [Int] {
    let screen = self.portraitSize ?? self.landscapeSize
    return [screen.width, screen.height].filter { $0 <= WindowSweep.largest }.map {
      Int($0 / WindowSweep.step)
    }
  }
}

extension WindowSweep.Switches {
  fileprivate init(_ layout: Layout) {
    let traits = layout.environment.traits
    let classes = SizeClasses(
      horizontal: traits.horizontalSizeClass ?? .compact, vertical: traits.verticalSizeClass ?? .compact)
    let collapsed = layout.controllers.indices.filter { index in
      if case .split(let split)? = layout.controllers[index].container { split.isCollapsed } else { false }
    }
    self.init(
      classes, matchedRules: layout.matchedRules,
      collapsed: collapsed.map { layout.document.controllers[$0].id })
  }
}

extension Layout {
  /// Where each text and control of the document that has no subviews is in the window.
  fileprivate func leaves(ofViews count: Int) -> [Rect?] {
    document.views.indices.prefix(count).compactMap { index -> Rect?? in
      let node = document.views[index]
      guard Int(node.subtreeEnd) == index + 1, node.type != .view, node.type != .imageView else { return nil }
      return .some(views[index].isOnScreen ? views[index].frameInWindow : nil)
    }
  }

  /// Notes where each view of the document begins along a side of the window, and how long it is there. What lists add comes behind
  /// them.
  ///
  /// - Parameter places: Of the views, in `extents`.
  fileprivate func fill(
    _ extents: inout [SIMD2<Double>], _ places: [Int], along side: WindowSweep.Side
  ) {
    for (view, place) in zip(views, places) {
      guard view.isOnScreen, let frame = view.exactFrame else { continue }
      extents[place] =
        side == .width
        ? SIMD2(frame.origin.x, frame.size.width) : SIMD2(frame.origin.y, frame.size.height)
    }
  }
}
