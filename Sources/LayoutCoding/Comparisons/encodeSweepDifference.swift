package import LayoutModel

extension SweepDifference: Answer {
  package static let rows: Rows = [
    .labels { [$0.entry] },
    .member("side") { $0.side },
    .members { $0.sizes },
    .member("findings") { $0.findings },
    .member("jumps") { $0.jumps },
    .optional("bands") { $0.bands },
    .member("clean") { $0.clean },
  ]
}

extension SweepDifference.Finding: Answer {
  package static let rows: Rows = [
    .member("code") { $0.diagnostic.code },
    .member("severity") { $0.severity },
    .members { DiagnosticFacts(diagnostic: $0.diagnostic) },
    .member("elements") { $0.elements },
    .member("sizes") { $0.sizes },
  ]
}

extension SweepDifference.Change: AnswerValue, Answer where Element: Answer {
  package static var rows: Rows {
    [.member("appeared") { $0.appeared }, .member("vanished") { $0.vanished }]
  }
}

extension SweepDifference.Bands: Answer {
  package static let rows: Rows = [.member("old") { $0.old }, .member("new") { $0.new }]
}
