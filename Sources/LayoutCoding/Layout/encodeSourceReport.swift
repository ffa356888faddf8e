package import LayoutModel

extension SourceReport: Answer {
  package static let rows: Rows = [
    .member("status") { $0.status }, .member("sites") { $0.sites }, .filled("in") { $0.containers },
    .filled("holes") { $0.holes },
    .filled("choices") { $0.choices }, .filled("notRun") { $0.notRun }, .filled("facts") { $0.facts },
    .filled("missing") { $0.missing },
  ]
}

extension SourceReport.Status: AnswerWord {}

extension SourceReport.Sites: Answer {
  package static let rows: Rows = [
    .member("all") { $0.all }, .member("ran") { $0.ran }, .member("notRun") { $0.notRun },
    .member("blocked") { $0.blocked },
  ]
}

extension SourceHole: Answer {
  package static let rows: Rows = [
    .member("key") { $0.key }, .member("kind") { $0.kind }, .member("blocking") { $0.kind.isBlocking },
    .member("target") { $0.target }, .optional("place") { $0.place }, .member("because") { $0.reason },
    .member("says") { $0.says }, .optional("standIn") { $0.standIn },
  ]
}

extension SourceHole.Kind: AnswerWord {}

extension SourceChoice: Answer {
  package static let rows: Rows = [
    .member("key") { $0.key }, .optional("place") { $0.place }, .optional("taken") { $0.value ? nil : false },
  ]
}

extension IdleStatement: Answer {
  package static let rows: Rows = [
    .optional("place") { $0.place }, .member("statement") { $0.statement },
    .member("function") { $0.function }, .member("because") { $0.reason },
  ]
}

extension IdleStatement.Reason: AnswerWord {}

extension UnreadableType: AnswerWord {}

extension RefusedType: Answer {
  package static let rows: Rows = [
    .member("file") { $0.file }, .member("name") { $0.name }, .member("code") { $0.reason },
    .member("source") { $0.report },
  ]
}

extension MissingName: Answer {
  package static let rows: Rows = [.member("name") { $0.name }, .member("count") { $0.count }]
}
