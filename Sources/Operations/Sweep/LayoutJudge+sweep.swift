import AdaptiveLayout
import LayoutCoding
import LayoutLint
import LayoutModel

extension LayoutJudge {
  /// Looks at the document in windows of all sizes, in each environment that it asks for.
  ///
  /// - Parameter deadline: When the work on one layout must end.
  /// - Throws: The problem of work that takes too long.
  func sweep(
    _ sizes: SweptSizes, into gathering: inout LintGathering, until deadline: () -> WorkDeadline
  ) throws(Refusal) {
    guard case .success(let request) = document.content else { return }
    let prepared = engine.prepare(request.document)
    for (index, environment) in request.environments.enumerated() {
      let restrictions = environment.request.sizeRestrictions
      for (side, range, other) in sizes.ranges(for: environment.request.device, within: restrictions) {
        var linted = LintedLayout(environment: name(ofEnvironment: index), scene: document.name)
        do throws(Refusal) {
          let own = try engine.window(of: environment, for: prepared).environment.size
          let otherSide = other ?? (side == .width ? own.height : own.width)
          let sweep = WindowSweep(side, range, otherSide: otherSide)
          var gathered = GatheredWindows(census(of: sweep, request.document))
          let places = environment.request.device.screenPlaces + request.document.places(along: side)
          let windows = try sweepWindows(sweep, at: places) {
            place throws(Refusal) in
            try look(at: place, of: sweep, environment, prepared, &gathered, until: deadline())
          }
          let found =
            zip(windows.findings, windows.intervals()).map { ($0.diagnostic, $0.fingerprint, $1) }
            + judge(&gathered, of: request.document, on: environment.request.device)
          let report = windows.report(found.map(\.intervals), of: request.document.values)
          linted.sweep = report
          if sizes.hasPictures {
            let ends = try endLayouts(
              of: report, found.map { ($0.diagnostic, $0.intervals) }, in: environment, prepared,
              room: &gathering.room, until: deadline)
            gathering.file.endLayouts[gathering.file.layouts.count] = ends
          }
          gathering.file.notJudged += gathered.doubtful.count
          gathering.add(linted, scene: document.scene?.id, found) { elements(of: $0) }
        } catch {
          if error.endsAll { throw error }
          gathering.add(linted, error)
        }
      }
    }
  }

  /// Lays out the window of one size, and judges it.
  private func look(
    at place: Int, of sweep: WindowSweep, _ asked: RequestedEnvironment, _ prepared: PreparedDocument,
    _ gathered: inout GatheredWindows, until deadline: WorkDeadline
  ) throws(Refusal) -> SweepSample {
    let swept = Double(place) * WindowSweep.step
    let layout = try layout(atSize: swept, of: sweep, asked, prepared, until: deadline)
    let judged = findings(in: layout)
    for finding in judged.doubtful { gathered.doubtful.insert(fingerprint(of: finding)) }
    gathered.census.take(layout, at: place)
    return SweepSample(
      place: place, findings: judged.findings, fingerprints: judged.findings.map { fingerprint(of: $0) },
      switches: WindowSweep.Switches(layout),
      extents: layout.extents(ofViews: prepared.document.values.views.count, along: sweep.side),
      lines: layout.textLines.mapValues { $0.map(\.text) },
      leaves: settings.rules[.overlappingViews] == nil
        ? [] : layout.leaves(ofViews: prepared.document.values.views.count))
  }

  /// Lays out the window of a size in points.
  func layout(
    atSize swept: Double, of sweep: WindowSweep, _ asked: RequestedEnvironment, _ prepared: PreparedDocument,
    until deadline: WorkDeadline
  ) throws(Refusal) -> Layout {
    var asked = asked
    let size =
      sweep.side == .width
      ? Size(width: swept, height: sweep.otherSide) : Size(width: sweep.otherSide, height: swept)
    asked.request.window = WindowRequest(
      extent: .size(size), safeAreaInsets: asked.request.window?.safeAreaInsets)
    let window = try engine.window(of: asked, for: prepared)
    var layout = try engine.resolve(
      prepared, in: ResolutionEnvironment(window.environment), detail, until: deadline)
    if !window.diagnostics.isEmpty { layout.diagnostics = window.diagnostics + layout.diagnostics }
    return layout
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

  /// Where each view of the document begins along a side of the window, and how long it is there. What lists add comes behind them.
  fileprivate func extents(ofViews count: Int, along side: WindowSweep.Side) -> [SIMD2<Double>] {
    views.prefix(count).map { view in
      guard view.isOnScreen, let frame = view.exactFrame else { return SIMD2(.nan, .nan) }
      return side == .width
        ? SIMD2(frame.origin.x, frame.size.width) : SIMD2(frame.origin.y, frame.size.height)
    }
  }
}
