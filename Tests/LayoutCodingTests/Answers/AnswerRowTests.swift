import LayoutModel
import TestSupport
import Testing
import Yams

@testable import LayoutCoding

/// The rows of answers and the schemas of the contract say the same: names, their order, what is always there, types.
@Suite struct AnswerRowTests {
  /// The answers by the names of their schemas. What the service adds to them has any shape.
  private static let answers: [(schema: String, shape: AnswerShape)] = [
    ("Layout", .object { LayoutMembers.layout.filter { $0.name != "index" } }),
    ("Transition", .object { [layout("from"), layout("to")] + Transition.members }),
    ("LintReport", LintReport.shape),
    ("Explanation", .object { [environments] + ExplanationReport.members }),
    ("LoggedMessage", LoggedMessage.shape),
    ("Comparison", .object { [environments] + ComparisonReport.members }),
    ("AssetSelection", AssetSelection.shape),
    (
      "HoleTable",
      .object { HoleTable.members + [AnswerMember("unreadable", .any, isOptional: true)] }
    ),
  ]

  private static let environments = AnswerMember("environments", .any)

  private static func layout(_ name: String) -> AnswerMember { AnswerMember(name, .any) }

  @Test func rowsAreThoseOfTheContract() throws {
    var check = try ContractCheck()
    for (schema, shape) in Self.answers { check.compare(shape, .named(schema), at: schema) }
    check.compareUses()
    #expect(check.faults.isEmpty, "\(check.faults.joined(separator: "\n"))")
    #expect(check.schemaCount > 60)
  }

  @Test func fieldsAreMembersOfLayouts() throws {
    let check = try ContractCheck()
    let fields = LayoutDetail.Parts.named.map(\.name)
    #expect(check.words(of: "LayoutField") == fields)
    #expect(check.words(of: "ShownValues") == LayoutDetail.Values.named.map(\.name) + ["all"])
    let members = LayoutMembers.layout.map(\.name)
    #expect(fields.filter { !members.contains($0) } == ["frames"])
  }

  @Test func aMissingMemberIsFound() throws {
    var check = try ContractCheck()
    check.compare(
      .object { LintElement.members.filter { $0.name != "name" } }, .named("LintElement"), at: "element")
    check.compareUses()
    #expect(check.faults == ["LintElement: the rows never write name"])
  }

  @Test func anotherOrderIsFound() throws {
    var check = try ContractCheck()
    check.compare(
      .object { [AnswerMember("last", .integer), AnswerMember("first", .integer)] }, .named("LineRange"),
      at: "lines")
    #expect(check.faults == ["lines: the contract has another order than last, first"])
  }

  @Test func anotherTypeIsFound() throws {
    var check = try ContractCheck()
    check.compare(.object { [AnswerMember("first", .text)] }, .named("LineRange"), at: "lines")
    #expect(check.faults.contains("lines.first is [\"integer\"], not string"))
  }
}
