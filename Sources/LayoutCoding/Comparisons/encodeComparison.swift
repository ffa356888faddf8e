package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes what differs, as members. The environments are the caller's to tell.
  package mutating func comparison(_ report: ComparisonReport) {
    report.writeMembers(to: &self, in: AnswerContext(of: report.entries))
  }
}

extension ComparisonReport: Answer {
  package static let rows: Rows = [
    .member("hasDifferences") { $0.hasDifferences },
    .member("views") { $0.views },
    .member("facts") { $0.facts },
    .member("diagnostics") { $0.diagnostics },
    .member("constraints") { $0.constraints },
    .optional("sweeps") { $0.sweeps },
  ]
}

extension AnswerRow {
  /// The scene and the names of the layouts of a report that have something.
  static func labels(_ entries: @escaping @Sendable (Object) -> [Int]) -> AnswerRow {
    AnswerRow([AnswerMember("scene", .text, isOptional: true), AnswerMember("environments", .list(.text))]) {
      object, context, writer in
      let entries = entries(object).map { context.entries[$0] }
      if let scene = entries.first?.scene { writer.member("scene", scene.id) }
      writer.member("environments", entries.map(\.name))
    }
  }
}

/// A change of which a comparison says which environments have it.
package protocol ComparedChange: Sendable {
  typealias Rows = [AnswerRow<ComparisonReport.Told<Self>>]
  static var rows: Rows { get }
}

extension ComparisonReport.Told: AnswerValue, Answer where Change: ComparedChange {
  package static var rows: Rows { Change.rows }
}

extension ViewChange: ComparedChange {
  package static let rows: Rows = [
    .member("view") { $0.change.view },
    .optional("oldName") { $0.change.oldName },
    .labels { $0.entries },
    .member("changes") { $0.change.kinds },
    .optional("absence") { $0.change.absence },
    .flag("withSuperview") { $0.change.isWithSuperview },
    .optional("old") { $0.change.old },
    .optional("new") { $0.change.new },
    .member("edges") { $0.change.edges },
  ]
}

extension ViewChange.Kind: AnswerWord {}
extension ViewChange.Absence: AnswerWord {}

extension ViewChange.Place: Answer {
  package static let rows: Rows = [
    .member("frame") { $0.frame }, .member("frameInWindow") { $0.frameInWindow },
  ]
}

extension EdgeChange: Answer {
  package static let rows: Rows = [
    .member("edge") { $0.attribute.name },
    .member("old") { $0.old },
    .member("new") { $0.new },
    .member("causes") { $0.causes },
  ]
}

extension EdgeChange.End: Answer {
  package static let rows: Rows = [.member("basis") { $0.basis }, .optional("value") { $0.value }]
}

extension EdgeChange.Cause: Answer {
  package static let rows: Rows = [.optional("old") { $0.old }, .optional("new") { $0.new }]
}

extension FactChange: ComparedChange {
  package static let rows: Rows = [
    .member("node") { $0.change.node },
    .member("fact") { $0.change.fact },
    .optional("trait") { $0.change.trait },
    .labels { $0.entries },
    .member("old") { $0.change.old },
    .member("new") { $0.change.new },
  ]
}

extension FactChange.Fact: AnswerWord {}

extension DiagnosticChange: ComparedChange {
  package static let rows: Rows = [
    .member("change") { $0.change.isNew ? "appeared" : "vanished" },
    .labels { $0.entries },
    .member("diagnostic") { $0.change.diagnostic },
  ]
}

extension ConstraintChange: ComparedChange {
  package static let rows: Rows = [
    .member("change") { $0.change.kind },
    .labels { $0.entries },
    .optional("old") { $0.change.old.map(ConstraintLabel.init) },
    .optional("new") { $0.change.new.map(ConstraintLabel.init) },
    .optional("values") { $0.change.kind == .changed ? $0.change.values : nil },
    .member("views") { $0.change.views },
  ]
}

extension ConstraintChange.Kind: AnswerWord {}
extension ConstraintChange.Value: AnswerWord {}
