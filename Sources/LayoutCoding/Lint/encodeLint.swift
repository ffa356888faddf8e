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
    .member("environment") { $0.environment },
    .optional("scene") { $0.scene },
    .optional("sweep") { $0.sweep },
  ]
}

extension WindowSweep: Answer {
  package static let rows: Rows = [
    .member("side") { $0.side },
    .members { $0.sizes },
    .member("otherSide") { $0.otherSide },
    .member("bands") { $0.bands },
    .member("jumps") { $0.jumps },
    .member("clean") { $0.clean },
    .member("solved") { $0.solved },
  ]
}

extension WindowSweep.Side: AnswerWord {}

extension WindowSweep.Interval: Answer {
  package static let rows: Rows = [.member("from") { $0.from }, .member("to") { $0.to }]
}

extension WindowSweep.Band: Answer {
  package static let rows: Rows = [
    .members { $0.sizes },
    .member("horizontalSizeClass") { $0.switches.sizeClasses.horizontal.word },
    .member("verticalSizeClass") { $0.switches.sizeClasses.vertical.word },
    .optional("matchedRules") { $0.switches.matchedRules },
    .member("collapsed") { $0.switches.collapsed },
  ]
}

extension WindowSweep.Jump: Answer {
  package static let rows: Rows = [
    .member("at") { $0.at },
    .member("view") { $0.view },
    .member("moved") { $0.moved },
    .member("grown") { $0.grown },
  ]
}

/// The sizes in which a layout has a finding.
struct FoundSizes: Answer {
  var layout: Int
  var sizes: WindowSweep.Interval

  static let rows: Rows = [.member("layout") { $0.layout }, .members { $0.sizes }]
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
    .optional("sizes") { finding in
      finding.intervals.isEmpty
        ? nil
        : finding.layouts.flatMap { layout in
          (finding.intervals[layout] ?? []).map { FoundSizes(layout: layout, sizes: $0) }
        }
    },
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
