package import LayoutModel

extension LintReport: Answer {
  package static let rows: Rows = [.member("summary") { $0.summary }, .member("files") { $0.files }]
}

extension LintSummary: Answer {
  package static let rows: Rows = [
    .member("errors") { $0.errors },
    .member("warnings") { $0.warnings },
    .member("infos") { $0.infos },
    .member("known") { $0.known },
    .member("files") { $0.files },
    .member("refused") { $0.refused },
    .member("leftOut") { $0.leftOut },
    .optional("notJudged") { $0.notJudged > 0 ? $0.notJudged : nil },
  ]
}

extension LintedFile: Answer {
  package static let rows: Rows = [
    .optional("path") { $0.path },
    .member("layouts") { $0.layouts },
    .member("faults") { $0.faults },
    .member("findings") { $0.findings },
  ]
}

extension LintedLayout: Answer {
  package static let rows: Rows = [
    .member("environment") { $0.environment }, .optional("scene") { $0.scene },
  ]
}

extension LintFault: Answer {
  package static let rows: Rows = [
    .member("message") { $0.message },
    .optional("pointer") { $0.pointer },
    .optionalMembers { $0.place },
  ]
}

extension LintFinding: Answer {
  package static let rows: Rows = [
    .member("code") { $0.diagnostic.code },
    .member("severity") { $0.severity },
    .members { DiagnosticFacts(diagnostic: $0.diagnostic) },
    .member("elements") { $0.elements },
    // What was told with the diagnostic is where it comes from.
    .optionalMembers { $0.diagnostic.source == nil ? $0.place : nil },
    .member("layouts") { $0.layouts },
    .member("fingerprint") { $0.fingerprint },
    .flag("known") { $0.isKnown },
  ]
}

extension LintElement: Answer {
  package static let rows: Rows = [
    .member("id") { $0.id },
    .optional("name") { $0.name },
    .optional("type") { $0.type },
    .optionalMembers { $0.place },
  ]
}
