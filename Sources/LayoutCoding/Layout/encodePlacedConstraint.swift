import JSON
package import LayoutModel

extension PlacedConstraint: Answer {
  package static let rows: [AnswerRow<Self>] = [
    .member("text") { $0.text },
    .optional("pointer") { $0.pointer?.fragment },
    .member("axis") { $0.axis },
    .member("relation") { $0.relation },
    .member("priority") { Double($0.priority) },
    .member("first") { $0.first },
    .optional("second") { $0.second },
    .member("isTight") { $0.isTight },
    .member("isSatisfied") { $0.isSatisfied },
  ]
}

extension PlacedConstraint.Side: Answer {
  package static let rows: [AnswerRow<Self>] = [
    .member("item") { $0.item }, .member("view") { ViewID($0.view) },
    .member("attribute") { $0.attribute.name },
  ]
}
