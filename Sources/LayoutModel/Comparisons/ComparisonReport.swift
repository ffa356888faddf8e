/// What comparisons of several pairs of layouts come to: each change once, with the pairs that have it.
package struct ComparisonReport: Sendable {
  /// The two things that are compared.
  package enum Side: String, Sendable, CaseIterable { case old, new }

  /// A change with the pairs that have it. Numbers are those of the first.
  package struct Told<Change: Sendable>: Sendable {
    package var change: Change
    /// Indices of ``ComparisonReport/entries``.
    package var entries: [Int]
    package init(change: Change, entries: [Int]) { (self.change, self.entries) = (change, entries) }
  }

  /// A pair of environments; one that there is nothing to compare with, or no layout of, has a problem.
  package var entries: [ExplanationReport.Entry] = []
  /// By index of ``entries``, for those that only one side has.
  package var lonely: [Int: Side] = [:]
  package var views: [Told<ViewChange>] = [], facts: [Told<FactChange>] = []
  package var diagnostics: [Told<DiagnosticChange>] = [], constraints: [Told<ConstraintChange>] = []
  /// What differs in windows of all sizes, where those are looked at, in the order of ``entries``; nil where they are not.
  package var sweeps: [SweepDifference]?
  package init() {}

  /// Whether layouts differ, or only one side has some. What documents say otherwise without any effect counts nothing.
  package var hasDifferences: Bool {
    !views.isEmpty || !facts.isEmpty || !diagnostics.isEmpty || !lonely.isEmpty
      || sweeps?.isEmpty == false
  }
}
