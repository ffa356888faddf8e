import LayoutModel
import LayoutPreview

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
  var failures: [Int: RequestFailure] = [:]
  /// Pairs that show the changes, or the first of all where nothing changed; for a picture.
  var pairs: [Pair] = []

  /// Both states of each pair side by side.
  var panels: [PicturePanel] {
    if pairs.isEmpty {
      let entry = report.entries.first
      return [
        PicturePanel(name: entry?.name ?? "", content: .problem(entry?.problem ?? "Nothing to compare."))
      ]
    }
    return pairs.flatMap { pair in
      let entry = report.entries[pair.entry]
      return [
        PicturePanel(
          name: "before: \(entry.name)", scene: entry.scene?.id, content: .layout(pair.old.layout)),
        PicturePanel(name: "after: \(entry.name)", scene: entry.scene?.id, content: .layout(pair.new.layout)),
      ]
    }
  }
}

/// Puts the comparisons of several pairs of layouts together: what is the same is told once, with the pairs that have it.
struct ComparisonGathering {
  private var compared = ComparedDocuments()
  private var views: [ViewKey: Int] = [:]
  private var facts: [SceneKey<FactChange>: Int] = [:]
  private var diagnostics: [SceneKey<DiagnosticKey>: Int] = [:]
  private var constraints: [SceneKey<ConstraintChange>: Int] = [:]

  /// So many pairs are drawn.
  private static let mostPairs = 6

  var isEmpty: Bool { compared.report.entries.isEmpty }

  /// Adds what only one side has.
  mutating func add(onlyIn side: ComparisonReport.Side, name: String, scene: SceneLabel?) {
    compared.report.lonely[compared.report.entries.count] = side
    compared.report.entries.append(
      ExplanationReport.Entry(name: name, scene: scene, problem: "Only the \(side.rawValue) side has it."))
  }

  /// Adds a pair without layouts.
  mutating func add(_ failure: RequestFailure, name: String, scene: SceneLabel?) {
    compared.failures[compared.report.entries.count] = failure
    compared.report.entries.append(
      ExplanationReport.Entry(name: name, scene: scene, problem: failure.problem.detail))
  }

  mutating func add(_ pair: PairOfLayouts, name: String, scene: SceneLabel?) {
    let entry = compared.report.entries.count
    compared.report.entries.append(ExplanationReport.Entry(name: name, scene: scene))
    let before = told
    let (scene, comparison) = (scene?.id, pair.comparison)
    for change in comparison.views {
      Self.note(change, ViewKey(change, scene), entry, in: &compared.report.views, &views)
    }
    for change in comparison.facts {
      Self.note(change, SceneKey(scene: scene, value: change), entry, in: &compared.report.facts, &facts)
    }
    for change in comparison.diagnostics {
      let key = SceneKey(scene: scene, value: DiagnosticKey(change))
      Self.note(change, key, entry, in: &compared.report.diagnostics, &diagnostics)
    }
    for change in comparison.constraints { add(change, scene, entry) }
    guard let old = pair.old, let new = pair.new else { return }
    if told > before || compared.pairs.isEmpty, compared.pairs.count < Self.mostPairs {
      compared.pairs.append(ComparedDocuments.Pair(entry: entry, old: old, new: new))
    }
  }

  /// How many changes can be seen.
  private var told: Int { compared.report.views.count + compared.report.facts.count }

  private mutating func add(_ change: ConstraintChange, _ scene: String?, _ entry: Int) {
    var key = SceneKey(scene: scene, value: change)
    key.value.views = []
    let place = Self.note(change, key, entry, in: &compared.report.constraints, &constraints)
    guard let place else { return }
    let known = Set(compared.report.constraints[place].change.views)
    compared.report.constraints[place].change.views += change.views.filter { !known.contains($0) }
  }

  /// Adds a change, or its entry to one that is the same.
  ///
  /// - Returns: The place of the one that was there before.
  @discardableResult
  private static func note<Change, Key: Hashable>(
    _ change: Change, _ key: Key, _ entry: Int, in told: inout [ComparisonReport.Told<Change>],
    _ places: inout [Key: Int]
  ) -> Int? {
    guard let place = places[key] else {
      places[key] = told.count
      told.append(ComparisonReport.Told(change: change, entries: [entry]))
      return nil
    }
    if told[place].entries.last != entry { told[place].entries.append(entry) }
    return place
  }

  /// All that was added. A picture of no change shows the first pair only.
  consuming func finish() -> ComparedDocuments {
    if told > 0, let first = compared.pairs.first, !shows(first.entry) { compared.pairs.removeFirst() }
    return compared
  }

  private func shows(_ entry: Int) -> Bool {
    compared.report.views.contains { $0.entries.first == entry }
      || compared.report.facts.contains { $0.entries.first == entry }
  }
}

/// What makes the change of a view the same in two environments: what happens to it and because of what, whatever the
/// numbers.
private struct ViewKey: Hashable {
  struct Cause: Hashable {
    var attribute: LayoutAttribute
    var old: String?
    var new: String?
  }

  var scene: String?
  var view: String
  var kinds: [ViewChange.Kind]
  var absence: ViewChange.Absence?
  var isWithSuperview: Bool
  var attributes: [LayoutAttribute]
  var bases: [ExplainedEdge.Basis]
  var causes: [Cause]

  init(_ change: ViewChange, _ scene: String?) {
    self.scene = scene
    (view, kinds, absence) = (change.view, change.kinds, change.absence)
    isWithSuperview = change.isWithSuperview
    attributes = change.edges.map(\.attribute)
    bases = change.edges.flatMap { [$0.old.basis, $0.new.basis] }
    causes = change.edges.flatMap { edge in
      edge.causes.map { Cause(attribute: edge.attribute, old: $0.old?.name, new: $0.new?.name) }
    }
  }
}

private struct DiagnosticKey: Hashable {
  var isNew: Bool
  var name: DiagnosticName

  init(_ change: DiagnosticChange) { (isNew, name) = (change.isNew, DiagnosticName(change.diagnostic)) }
}
