package import LayoutModel

/// Says in what two layouts differ, and which constraints make them differ.
///
/// - Parameters:
///   - old: Of a document with the names of the new one: ``LayoutDocument/named(as:_:)``.
///   - matching: Of the two documents.
///   - shouldStop: Asked now and then; true ends the work.
/// - Throws: ``ResolutionError/timeLimit``.
/// - Complexity: O(*n*) in the size of the documents, and as of `derive` for the edges that are explained, of which there are at
///   most ``mostExplainedEdges``.
package func compareLayouts(
  _ old: TracedLayout, _ new: TracedLayout, _ matching: ViewMatching, shouldStop: (() -> Bool)? = nil
) throws(ResolutionError) -> LayoutDifference {
  let constraints = compareConstraints(old.layout.document, new.layout.document)
  let matching = matching.extended(to: old.layout, new.layout)
  var comparison = LayoutDifference()
  comparison.views = compareViews(old.layout, new.layout, matching)
  try explain(
    &comparison.views, from: old, to: new, constraints.counterparts, shouldStop: shouldStop)
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
    guard let old, let new else { return [] }
    var found: [LayoutAttribute] = []
    if kinds.contains(.moved) {
      if isOther(old.frame.minX, new.frame.minX) { found.append(.left) }
      if isOther(old.frame.minY, new.frame.minY) { found.append(.top) }
    }
    if kinds.contains(.resized) {
      if isOther(old.frame.size.width, new.frame.size.width) { found.append(.width) }
      if isOther(old.frame.size.height, new.frame.size.height) { found.append(.height) }
    }
    return found
  }
}

/// Whether a length is another one; less than a millionth of a point is noise.
func isOther(_ a: Double, _ b: Double) -> Bool { abs(a - b) > 1e-6 }

extension EdgeChange {
  /// What two proofs of one edge have not in common.
  ///
  /// - Parameter counterparts: Of the texts of constraints that both documents have.
  fileprivate init(from old: ExplainedEdge, to new: ExplainedEdge, _ counterparts: [String: String]) {
    var places: [StepKey: [Int]] = [:]
    for (index, step) in old.steps.enumerated().reversed() {
      places[StepKey(step, counterparts[step.constraint.text]), default: []].append(index)
    }
    var causes: [Cause] = []
    var isLeft = Array(repeating: true, count: old.steps.count)
    for step in new.steps {
      guard let place = places[StepKey(step, nil)]?.popLast() else {
        causes.append(Cause(old: nil, new: step))
        continue
      }
      isLeft[place] = false
      if isOther(old.steps[place].addend, step.addend) {
        causes.append(Cause(old: old.steps[place], new: step))
      }
    }
    for (index, step) in old.steps.enumerated() where isLeft[index] {
      causes.append(Cause(old: step, new: nil))
    }
    self.init(
      attribute: new.question.attribute, old: End(basis: old.basis, value: old.value),
      new: End(basis: new.basis, value: new.value), causes: causes)
  }
}

/// What makes a step of two proofs the same: the constraint that both documents have, and of what nobody wrote all but its
/// numbers.
private struct StepKey: Hashable {
  var source: ExplainedEdge.Step.Source
  var text: String

  /// - Parameter counterpart: What the new document calls a constraint, nil for the same.
  init(_ step: ExplainedEdge.Step, _ counterpart: String?) {
    source = step.source
    text = step.source == .constraint ? counterpart ?? step.name : step.name
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
