package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes findings and edges of explanations, as members. What is wrong with environments is the caller's to tell.
  package mutating func explanation(_ report: ExplanationReport) {
    report.writeMembers(to: &self, in: AnswerContext(of: report.entries))
  }

  /// Writes what was read of a console log, as a member.
  package mutating func message(_ message: LoggedMessage) {
    member("message", message, in: .alone)
  }
}

extension ExplanationReport: Answer {
  package static let rows: Rows = [.member("findings") { $0.findings }, .filled("edges") { $0.edges }]
}

extension LoggedMessage: Answer {
  package static let rows: Rows = [
    .member("lines") { $0.lines },
    .filled("repeats") { $0.repeats },
    .member("constraints") { $0.constraints },
    .member("unreadable") { $0.unreadable },
    .optional("omittedCount") { $0.omittedCount > 0 ? $0.omittedCount : nil },
    .member("complete") { $0.isComplete },
    .member("assumptions") { $0.assumptions },
  ]
}

extension LoggedMessage.Constraint: Answer {
  package static let rows: Rows = [
    .member("line") { $0.line },
    .member("identifier") { $0.identifier },
    .member("text") { $0.text },
    .member("meaning") { $0.meaning },
    .member("broken") { $0.isBroken },
  ]
}

extension LoggedMessage.UnreadableLine: Answer {
  package static let rows: Rows = [.member("line") { $0.line }, .member("text") { $0.text }]
}

extension ClosedRange<Int>: AnswerValue, Answer {
  package static var rows: Rows {
    [.member("first") { $0.lowerBound }, .member("last") { $0.upperBound }]
  }
}

extension ExplanationReport.Finding: Answer {
  package static let rows: Rows = [
    .members { $0.finding.diagnostic },
    .labels { $0.entries },
    .optional("arithmetic") { $0.finding.arithmetic },
    .filled("examples") { $0.finding.examples },
    .member("remedies") { $0.finding.remedies },
  ]
}

extension Arithmetic: Answer {
  package static let rows: Rows = [
    .member("lines") { $0.lines },
    .member("sum") { $0.sum },
    .member("contradiction") { $0.contradiction },
  ]
}

extension Arithmetic.Line: Answer {
  package static let rows: Rows = [
    .member("text") { $0.text },
    .member("times") { $0.multiplier },
    .member("adds") { $0.addend },
    .optional("line") { $0.line },
  ]
}

extension ExampleLayout: Answer {
  package static let rows: Rows = [.member("views") { $0.places }]
}

extension ExampleLayout.Place: Answer {
  package static let rows: Rows = [.member("id") { $0.id }, .member("frame") { $0.frame }]
}

extension Remedy: Answer {
  package static let rows: Rows = [
    .member("text") { $0.action.sentence },
    .member("verifiedIn") { $0.layoutCount },
    .object(
      "leaves",
      [
        .member("conflicts") { $0.conflicts },
        .member("ambiguities") { $0.ambiguities },
        .member("newAmbiguities") { $0.newAmbiguities },
      ]),
    .optional("patch") { $0.patch },
  ]
}

extension PatchOperation: Answer {
  package static let rows: Rows = [
    .member("op") { $0.parts.verb }, .member("path") { $0.parts.place.path },
    .optional("value") { $0.parts.value },
  ]

  private enum Verb: String, AnswerWord, CaseIterable { case add, replace, remove }

  private var parts: (verb: Verb, place: JSONPointer, value: PatchValue?) {
    switch self {
    case .add(let place, let value): (.add, place, value)
    case .replace(let place, let value): (.replace, place, value)
    case .remove(let place): (.remove, place, nil)
    }
  }
}

extension PatchValue: AnswerValue {
  package static var shape: AnswerShape { .any }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    switch self {
    case .text(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .flag(let flag): writer.boolean(flag)
    case .texts(let texts): texts.write(to: &writer)
    case .axes(let priorities): priorities.write(to: &writer)
    }
  }
}

extension PartialPriorities: Answer {
  package static let rows: Rows = [
    .optional("horizontal") { $0.horizontal.map(Double.init) },
    .optional("vertical") { $0.vertical.map(Double.init) },
  ]
}

extension ExplanationReport.Edge: Answer {
  package static let rows: Rows = [
    .member("view") { $0.edge.question.view },
    .member("edge") { $0.edge.question.attribute.name },
    .labels { $0.entries },
    .member("basis") { $0.edge.basis },
    .optional("value") { $0.edge.value },
    .member("steps") { $0.edge.steps },
  ]
}

extension ExplainedEdge.Basis: AnswerWord {}

extension ExplainedEdge.Step: Answer {
  package static let rows: Rows = [
    .member("source") { $0.source },
    .members { ConstraintLabel($0.constraint) },
    .member("times") { $0.constraint.multiplier },
    .member("adds") { $0.addend },
    .optional("inset") { $0.inset == 0 ? nil : $0.inset },
  ]
}

extension ExplainedEdge.Step.Source: AnswerWord {}
