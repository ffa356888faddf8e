import AdaptiveLayout
import LayoutCoding
import LayoutModel
import LayoutPreview

/// Two layouts with what differs between them. The layouts are kept for pictures only.
struct PairOfLayouts: Sendable {
  var comparison: LayoutDifference
  var old: ResolvedLayout?
  var new: ResolvedLayout?
}

extension LayoutEngine {
  /// Compares what two sides stand for: scenes by their ids, environments by their names and order. Where each side has one
  /// only, these two are compared.
  ///
  /// - Throws: The problem of a comparison of one environment that has no layout, and of work that takes too long.
  func compare(
    _ old: ComparedSide, _ new: ComparedSide, _ options: OperationOptions, until deadline: WorkDeadline
  ) throws(Refusal) -> ComparedDocuments {
    var gathering = ComparisonGathering(ofSweeps: options.sweep.isAsked)
    let isAlone = old.documents.count == 1 && new.documents.count == 1
    for (before, after) in pairUp(old.documents, new.documents, by: { $0.scene?.id }) {
      guard let before, let after else {
        let lonely = before ?? after
        gathering.add(onlyIn: before == nil ? .new : .old, name: lonely?.name ?? "", scene: lonely?.scene)
        continue
      }
      var requests: (old: DecodedRequest, new: DecodedRequest)
      do throws(Refusal) {
        requests.old = try before.content.mapError { $0.placed(at: old.place) }.get()
        requests.new = try after.content.mapError { $0.placed(at: new.place) }.get()
      } catch {
        if isAlone { throw error }
        gathering.add(error, name: after.name ?? "", scene: after.scene)
        continue
      }
      let matching = ViewMatching(requests.old.document.values, requests.new.document.values)
      requests.old.document = requests.old.document.named(as: requests.new.document.values, matching)
      if options.sweep.isAsked {
        var before = before
        before.content = .success(requests.old)
        try compareSweeps((before, after), options, into: &gathering, until: deadline)
        continue
      }
      let pair = DocumentPair(
        engine: self, matching: matching, old: prepare(requests.old.document),
        new: prepare(requests.new.document), places: (old.place, new.place), detail: options.detail,
        deadline: deadline)
      try compare(requests, as: after, isAlone: isAlone, by: pair, into: &gathering)
    }
    return gathering.finish()
  }

  /// Compares two documents in the environments of both.
  ///
  /// - Parameters:
  ///   - document: Has the name and the scene of the results.
  ///   - isAlone: Whether there are no others.
  private func compare(
    _ requests: (old: DecodedRequest, new: DecodedRequest), as document: RequestedDocument, isAlone: Bool,
    by pair: DocumentPair, into gathering: inout ComparisonGathering
  ) throws(Refusal) {
    let (old, new, scene) = (requests.old, requests.new, document.scene)
    var known = SharedResults<PairOfLayouts>()
    var memory = MemoryBudget(of: limits)
    for (before, after) in pairUp(old.environments, new.environments, by: \.name.text) {
      try check(pair.deadline)
      guard let before, let after else {
        let name = (before ?? after)?.name.text ?? ""
        gathering.add(onlyIn: before == nil ? .new : .old, name: name, scene: scene)
        continue
      }
      let (first, second) = (before.name.text, after.name.text)
      let environment = first == second ? second : "\(first) → \(second)"
      let name = document.name.map { new.isBatch ? "\($0), \(environment)" : $0 } ?? environment
      do throws(Refusal) {
        gathering.add(try pair.compare(before, after, &known, &memory), name: name, scene: scene)
      } catch {
        let isOnly = isAlone && old.environments.count == 1 && new.environments.count == 1
        if error.endsAll || isOnly { throw error }
        gathering.add(error, name: name, scene: scene)
      }
    }
  }
}

private struct DocumentPair {
  let engine: LayoutEngine
  let matching: ViewMatching
  let old: PreparedDocument
  let new: PreparedDocument
  let places: (old: SidePlace, new: SidePlace)
  let detail: LayoutDetail
  let deadline: WorkDeadline

  /// Compares one pair of environments, or gives what an equal one came to.
  func compare(
    _ before: RequestedEnvironment, _ after: RequestedEnvironment,
    _ known: inout SharedResults<PairOfLayouts>, _ memory: inout MemoryBudget
  ) throws(Refusal) -> PairOfLayouts {
    let first = try window(of: before, for: old, at: places.old)
    let second = try window(of: after, for: new, at: places.new)
    return try known.result(in: first, second) { environments throws(Refusal) in
      let first = try trace(old, in: environments[0])
      let second = try trace(new, in: environments[1])
      let comparison: LayoutDifference
      do {
        comparison = try compareLayouts(first, second, matching) { deadline.hasPassed }
      } catch {
        throw .timeLimit(of: engine.limits)
      }
      guard detail.isDrawn else { return PairOfLayouts(comparison: comparison) }
      try memory.take(first.layout.keptBytes + second.layout.keptBytes)
      return PairOfLayouts(
        comparison: comparison, old: ResolvedLayout(first.layout), new: ResolvedLayout(second.layout))
    }
  }

  private func window(
    of environment: RequestedEnvironment, for prepared: PreparedDocument, at place: SidePlace
  ) throws(Refusal) -> WindowEnvironment {
    try rethrowing(
      as: { (failure: Refusal) in failure.placed(at: place) },
      try engine.window(of: environment, for: prepared).environment)
  }

  private func trace(
    _ prepared: PreparedDocument, in environment: ResolutionEnvironment
  ) throws(Refusal) -> TracedLayout {
    // What of layouts is compared, or drawn.
    let detail = detail.resolution.union(.measures)
    return try engine.work(on: prepared, until: deadline) { workspace, stop throws(ResolutionError) in
      try TracedLayout(prepared, in: environment, detail: detail, workspace: &workspace, shouldStop: stop)
    }
  }
}

/// Pairs what has equal names, the first with the first; the elements of two lists of one each in any case.
///
/// - Returns: In the order of the new list, then those that only the old list has.
func pairUp<Element, Name: Hashable>(
  _ old: [Element], _ new: [Element], by name: (Element) -> Name
) -> [(old: Element?, new: Element?)] {
  if old.count == 1, new.count == 1 { return [(old[0], new[0])] }
  var places: [Name: [Int]] = [:]
  for (index, element) in old.enumerated().reversed() { places[name(element), default: []].append(index) }
  var left = Set(old.indices)
  var pairs: [(old: Element?, new: Element?)] = []
  for element in new {
    let mate = places[name(element)]?.popLast().flatMap { left.remove($0) }
    pairs.append((mate.map { old[$0] }, element))
  }
  return pairs + left.sorted().map { (old[$0], nil) }
}

/// What a comparison comes to, with the layouts that show it.
struct ComparedDocuments: Sendable {
  /// Two layouts of one entry.
  struct Pair: Sendable {
    var entry: Int
    var old: ResolvedLayout
    var new: ResolvedLayout
  }

  var report = ComparisonReport()
  /// Problems of the entries that have no layouts, by index.
  var failures: [Int: Refusal] = [:]
  /// Pairs that show the changes, or the first of all where nothing changed; for a picture.
  var pairs: [Pair] = []
  /// What was found in windows of all sizes, document by document, before and after.
  var swept: [LintedFile] = []

  /// Both states of each pair side by side.
  var panels: [PicturePanel] {
    if pairs.isEmpty {
      let entry = report.entries.first
      let problem = entry?.problem ?? "Nothing to compare."
      return [PicturePanel(name: entry?.name ?? "", content: .problem(problem))]
    }
    return pairs.flatMap { pair in
      let entry = report.entries[pair.entry]
      return [("before", pair.old), ("after", pair.new)].map { state, resolved in
        PicturePanel(
          name: "\(state): \(entry.name)", scene: entry.scene?.id, content: .layout(resolved.layout))
      }
    }
  }
}

/// Puts the comparisons of several pairs of layouts together: what is the same is told once, with the pairs that have it.
struct ComparisonGathering {
  private var compared = ComparedDocuments()
  private var views = ToldChanges<ViewChange, ViewKey>()
  private var facts = ToldChanges<FactChange, FactChange>()
  private var diagnostics = ToldChanges<DiagnosticChange, DiagnosticKey>()
  private var constraints = ToldChanges<ConstraintChange, ConstraintChange>()
  private static let mostPairs = 6

  init(ofSweeps isSwept: Bool) { if isSwept { compared.report.sweeps = [] } }

  /// Adds what only one side has.
  mutating func add(onlyIn side: ComparisonReport.Side, name: String, scene: SceneLabel?) {
    compared.report.lonely[compared.report.entries.count] = side
    compared.report.entries.append(
      .init(name: name, scene: scene, problem: "Only the \(side.rawValue) side has it."))
  }

  /// Adds what two sides come to in windows of all sizes; nil for a side that has no such layout.
  mutating func add(from old: SweptLayout?, to new: SweptLayout?, name: String, scene: SceneLabel?) {
    guard let old, let new else { return add(onlyIn: old == nil ? .new : .old, name: name, scene: scene) }
    let entry = compared.report.entries.count
    guard let difference = SweepDifference(entry: entry, from: old, to: new) else {
      return add(Refusal("No size was looked at on both sides."), name: name, scene: scene)
    }
    compared.report.entries.append(.init(name: name, scene: scene))
    if !difference.isEmpty { compared.report.sweeps?.append(difference) }
  }

  /// Keeps what both sides of a document come to in windows of all sizes, for a picture.
  mutating func keep(old: LintedFile, new: LintedFile) { compared.swept += [old, new] }

  /// Adds a pair without layouts.
  mutating func add(_ failure: Refusal, name: String, scene: SceneLabel?) {
    compared.failures[compared.report.entries.count] = failure
    compared.report.entries.append(.init(name: name, scene: scene, problem: failure.detail))
  }

  mutating func add(_ pair: PairOfLayouts, name: String, scene: SceneLabel?) {
    let entry = compared.report.entries.count
    compared.report.entries.append(.init(name: name, scene: scene))
    let before = told
    let (scene, comparison) = (scene?.id, pair.comparison)
    for change in comparison.views { views.add(change, scene, ViewKey(change), entry) }
    for change in comparison.facts { facts.add(change, scene, change, entry) }
    for change in comparison.diagnostics { diagnostics.add(change, scene, DiagnosticKey(change), entry) }
    for change in comparison.constraints {
      var key = change
      key.views = []
      guard let place = constraints.add(change, scene, key, entry) else { continue }
      let known = Set(constraints.told[place].change.views)
      constraints.told[place].change.views += change.views.filter { !known.contains($0) }
    }
    guard let old = pair.old, let new = pair.new else { return }
    if told > before || compared.pairs.isEmpty, compared.pairs.count < Self.mostPairs {
      compared.pairs.append(ComparedDocuments.Pair(entry: entry, old: old, new: new))
    }
  }

  private var told: Int { views.told.count + facts.told.count }

  /// All that was added. A picture of no change shows the first pair only.
  consuming func finish() -> ComparedDocuments {
    (compared.report.views, compared.report.facts) = (views.told, facts.told)
    (compared.report.diagnostics, compared.report.constraints) = (diagnostics.told, constraints.told)
    if told > 0, let first = compared.pairs.first, !shows(first.entry) { compared.pairs.removeFirst() }
    return compared
  }

  private func shows(_ entry: Int) -> Bool {
    views.told.contains { $0.entries.first == entry } || facts.told.contains { $0.entries.first == entry }
  }
}

/// Changes that are told once, with the pairs that have them.
private struct ToldChanges<Change: Sendable, Key: Hashable> {
  var told: [ComparisonReport.Told<Change>] = []
  private var places: [SceneKey<Key>: Int] = [:]

  /// Adds a change, or its entry to one that is the same.
  ///
  /// - Returns: The place of the one that was there before.
  @discardableResult
  mutating func add(_ change: Change, _ scene: String?, _ key: Key, _ entry: Int) -> Int? {
    let key = SceneKey(scene: scene, value: key)
    guard let place = places[key] else {
      places[key] = told.count
      told.append(ComparisonReport.Told(change: change, entries: [entry]))
      return nil
    }
    if told[place].entries.last != entry { told[place].entries.append(entry) }
    return place
  }
}

/// What makes the change of a view the same in two environments: what happens to it and because of what, whatever the
/// numbers.
private struct ViewKey: Hashable {
  struct Edge: Hashable {
    let attribute: LayoutAttribute
    let bases: [ExplainedEdge.Basis]
    /// The old and the new name of each.
    let causes: [[String?]]
  }

  let view: String
  let kinds: [ViewChange.Kind]
  let absence: ViewChange.Absence?
  let isWithSuperview: Bool
  let edges: [Edge]

  init(_ change: ViewChange) {
    (view, kinds, absence) = (change.view, change.kinds, change.absence)
    isWithSuperview = change.isWithSuperview
    edges = change.edges.map { edge in
      Edge(
        attribute: edge.attribute, bases: [edge.old.basis, edge.new.basis],
        causes: edge.causes.map { [$0.old?.name, $0.new?.name] })
    }
  }
}

private struct DiagnosticKey: Hashable {
  let isNew: Bool
  let name: DiagnosticName

  init(_ change: DiagnosticChange) { (isNew, name) = (change.isNew, DiagnosticName(change.diagnostic)) }
}
