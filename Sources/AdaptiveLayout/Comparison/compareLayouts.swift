package import LayoutModel

/// Says in what two layouts differ, and which constraints make them differ.
///
/// - Parameters:
///   - old: Of a document with the names of the new one: ``LayoutDocument/named(as:_:)``.
///   - shouldStop: Asked now and then; true ends the work.
/// - Throws: ``ResolutionError/timeLimit``.
/// - Complexity: O(*n*) in the size of the documents, and as of `derive` for the edges that are explained, of which there are at
///   most ``mostExplainedEdges``.
package func compareLayouts(
  _ old: TracedLayout, _ new: TracedLayout, _ matching: ViewMatching, shouldStop: (() -> Bool)? = nil
) throws(ResolutionError) -> LayoutDifference {
  let constraints = ConstraintComparison(old.layout.document, new.layout.document)
  let matching = matching.extended(to: old.layout, new.layout)
  var comparison = LayoutDifference()
  comparison.views = compareViews(old.layout, new.layout, matching)
  try explain(&comparison.views, from: old, to: new, constraints.counterparts, shouldStop: shouldStop)
  comparison.facts = compareFacts(old.layout, new.layout, matching)
  comparison.diagnostics = compareDiagnostics(old.layout, new.layout)
  comparison.constraints = constraints.changes
  noteEffects(of: comparison.views, on: &comparison.constraints, constraints.items)
  return comparison
}

/// So many edges of one pair of layouts are explained; the changes of others have no causes.
package let mostExplainedEdges = 1000
/// After so many lines of proofs no further edge is explained.
private let mostSteps = 50_000
/// So many edges are explained at a time.
private let edgesAtOnce = 50

/// Adds the causes to views that moved or have another size.
private func explain(
  _ changes: inout [ViewChange], from old: TracedLayout, to new: TracedLayout,
  _ counterparts: [String: String], shouldStop: (() -> Bool)?
) throws(ResolutionError) {
  var questions: [EdgeQuestion] = []
  var places: [Int] = []
  for (index, change) in changes.enumerated() {
    for attribute in change.changedAttributes where questions.count < mostExplainedEdges {
      questions.append(EdgeQuestion(view: change.view, attribute: attribute))
      places.append(index)
    }
  }
  var steps = 0
  var start = 0
  while start < questions.count, steps < mostSteps {
    if shouldStop?() == true { throw .timeLimit }
    let range = start..<min(start + edgesAtOnce, questions.count)
    let asked = Array(questions[range])
    for (index, pair) in zip(places[range], zip(old.explain(asked), new.explain(asked))) {
      changes[index].edges.append(EdgeChange(from: pair.0, to: pair.1, counterparts))
      steps += pair.0.steps.count + pair.1.steps.count
    }
    start = range.upperBound
  }
}

extension ViewChange {
  /// What of a view that both layouts show is another.
  fileprivate var changedAttributes: [LayoutAttribute] {
    guard let old = old?.frame, let new = new?.frame else { return [] }
    let rows: [(LayoutAttribute, ViewChange.Kind, isOther: Bool)] = [
      (.left, .moved, isOther(old.minX, new.minX)), (.top, .moved, isOther(old.minY, new.minY)),
      (.width, .resized, isOther(old.size.width, new.size.width)),
      (.height, .resized, isOther(old.size.height, new.size.height)),
    ]
    return rows.compactMap { kinds.contains($1) && $2 ? $0 : nil }
  }
}

/// Whether a length is another one; less than a millionth of a point is noise.
func isOther(_ a: Double, _ b: Double) -> Bool { abs(a - b) > 1e-6 }

extension EdgeChange {
  /// What two proofs of one edge have not in common.
  fileprivate init(from old: ExplainedEdge, to new: ExplainedEdge, _ counterparts: [String: String]) {
    var places: [[String]: [Int]] = [:]
    for (index, step) in old.steps.enumerated().reversed() {
      places[step.key(counterparts[step.constraint.text]), default: []].append(index)
    }
    var causes: [Cause] = []
    var isLeft = Array(repeating: true, count: old.steps.count)
    for step in new.steps {
      guard let place = places[step.key(nil)]?.popLast() else {
        causes.append(Cause(old: nil, new: step))
        continue
      }
      isLeft[place] = false
      if isOther(old.steps[place].addend, step.addend) {
        causes.append(Cause(old: old.steps[place], new: step))
      }
    }
    causes += zip(old.steps, isLeft).filter(\.1).map { Cause(old: $0.0, new: nil) }
    self.init(
      attribute: new.question.attribute, old: End(basis: old.basis, value: old.value),
      new: End(basis: new.basis, value: new.value), causes: causes)
  }
}

extension ExplainedEdge.Step {
  /// What makes a step of two proofs the same: the constraint of both documents; all but its numbers of what nobody wrote.
  ///
  /// - Parameter counterpart: What the new document calls a constraint, nil for the same.
  fileprivate func key(_ counterpart: String?) -> [String] {
    [source.rawValue, source == .constraint ? counterpart ?? name : name]
  }
}

/// Notes of constraints that the documents say differently which views they moved, and which they came or went with.
///
/// - Parameter items: For each change the names of the views that the constraint relates.
private func noteEffects(of views: [ViewChange], on changes: inout [ConstraintChange], _ items: [[String]]) {
  var before: [String: [Int]] = [:]
  var after: [String: [Int]] = [:]
  var related: [String: [Int]] = [:]
  for (index, change) in changes.enumerated() {
    if let old = change.old { before[old.text, default: []].append(index) }
    if let new = change.new { after[new.text, default: []].append(index) }
    if change.kind == .changed { continue }
    for name in items[index] { related[name, default: []].append(index) }
  }
  for view in views {
    var found: Set<Int> = []
    if view.absence == .notInDocument { found.formUnion(related[view.view] ?? []) }
    for cause in view.edges.lazy.flatMap(\.causes) {
      if let old = cause.old, old.source == .constraint { found.formUnion(before[old.constraint.text] ?? []) }
      if let new = cause.new, new.source == .constraint { found.formUnion(after[new.constraint.text] ?? []) }
    }
    for index in found { changes[index].views.append(view.view) }
  }
}

/// A layout, and what is needed to say where its edges come from.
package struct TracedLayout {
  package let layout: Layout
  let trees: [SolvedTree]

  /// Resolves a document in one window.
  ///
  /// - Parameters:
  ///   - environment: Goes on recording what is read of it when edges are explained.
  ///   - workspace: Memory that is used again from call to call.
  ///   - shouldStop: Asked now and then; true ends the work.
  package init(
    _ prepared: PreparedDocument, in environment: ResolutionEnvironment, detail: ResolutionDetail,
    workspace: inout ResolutionWorkspace, shouldStop: (() -> Bool)?
  ) throws(ResolutionError) {
    workspace.trees.begin()
    defer { workspace.trees.end() }
    layout = try resolve(
      prepared, in: environment, detail: detail, workspace: &workspace, shouldStop: shouldStop)
    trees = workspace.trees.trees ?? []
  }

  /// Says of edges which constraints put them where they are; in the order asked.
  func explain(_ questions: [EdgeQuestion]) -> [ExplainedEdge] {
    questions.isEmpty ? [] : explainEdges(questions, in: trees, of: layout)
  }
}
