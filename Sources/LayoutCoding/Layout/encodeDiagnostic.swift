package import JSON
package import LayoutModel

extension Diagnostic: Answer {
  package static let rows: Rows = [
    .member("code") { $0.code },
    .member("severity") { $0.severity },
    .members { DiagnosticFacts(diagnostic: $0) },
  ]
}

/// A diagnostic without its code and how grave it is: what all have, then the facts that its code has.
struct DiagnosticFacts: Answer {
  var diagnostic: Diagnostic

  static let rows: Rows = [
    .member("message") { $0.diagnostic.message },
    .member("views") { $0.diagnostic.views },
    .optional("element") { $0.diagnostic.element },
    .optional("pointer") { $0.diagnostic.pointer?.fragment },
    .optionalMembers { $0.diagnostic.source },
    .optionalMembers { $0.diagnostic.ambiguity },
    .optionalMembers { $0.conflict },
    .filled("consequences") { $0.diagnostic.consequences },
  ]

  /// The conflict; the file that the diagnostic tells is not told again.
  private var conflict: Conflict? {
    guard var conflict = diagnostic.conflict, let file = diagnostic.source?.file else {
      return diagnostic.conflict
    }
    for list in [\Conflict.constraints, \.implicit] {
      for index in conflict[keyPath: list].indices where conflict[keyPath: list][index].source?.file == file {
        conflict[keyPath: list][index].source?.file = nil
      }
    }
    return conflict
  }
}

extension SourceLocation: Answer {
  package static let rows: Rows = [.optional("file") { $0.file }, .members { $0.place }]
}

extension SourcePlace: Answer {
  package static let rows: Rows = [.member("line") { $0.line }, .member("column") { $0.column }]
}

extension Conflict: Answer {
  package static let rows: Rows = [
    .member("constraints") { $0.constraints },
    .optional("constraintCount") { $0.constraintCount },
    .member("implicit") { $0.implicit },
    .optional("implicitCount") { $0.implicitCount },
    .member("broken") { $0.constraints[$0.broken] },
    .flag("orderDependent") { !$0.alternatives.isEmpty },
    .filled("alternatives") { conflict in conflict.alternatives.map { conflict.constraints[$0] } },
    .member("consoleText") { $0.consoleText },
  ]
}

extension Conflict.Member: Answer {
  package static let rows: Rows = [
    .member("pointer") { $0.pointer?.fragment },
    .member("identifier") { $0.identifier },
    .member("text") { $0.text },
    .optional("file") { $0.source?.file },
    .optional("line") { $0.line ?? $0.source?.place.line },
    .optional("column") { $0.source?.place.column },
    .member("multiplier") { $0.multiplier },
  ]
}

/// Where a constraint comes from, and what it says.
struct ConstraintLabel: Answer {
  var constraint: Conflict.Member

  init(_ constraint: Conflict.Member) { self.constraint = constraint }

  static let rows: Rows = [
    .member("pointer") { $0.constraint.pointer?.fragment },
    .member("identifier") { $0.constraint.identifier },
    .member("text") { $0.constraint.text },
    .optional("line") { $0.constraint.line },
  ]
}

extension Ambiguity: Answer {
  package static let rows: Rows = [
    .member("axis") { $0.axis },
    .object(
      "variables",
      [
        .optional("x") { $0.axis == .horizontal ? $0.position : nil },
        .optional("y") { $0.axis == .vertical ? $0.position : nil },
        .optional("width") { $0.axis == .horizontal ? $0.size : nil },
        .optional("height") { $0.axis == .vertical ? $0.size : nil },
      ]),
    .member("cause") { $0.cause },
    .optionalMembers { $0.tie },
  ]
}

extension Ambiguity.Cause: AnswerWord {}

extension Ambiguity.PriorityTie: Answer {
  package static let rows: Rows = [
    .member("priority") { Double($0.priority) },
    .member("constraints") { $0.constraints.map(ConstraintLabel.init) },
    .member("constraintCount") { $0.count },
  ]
}

extension Ambiguity.Interval: AnswerValue {
  package static var shape: AnswerShape { .list(.nullable(.number)) }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    [minimum, maximum].write(to: &writer)
  }
}
