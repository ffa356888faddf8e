import Foundation
import Testing

@testable import ConstraintSolver

/// The worked examples: systems with values computed by hand and by an exact rational solver.
struct Example: Decodable, Sendable, CustomTestStringConvertible {
  struct Row: Decodable {
    var id: String
    var terms: [String: Exact]
    var relation: String
    var constant: Exact
    var priority: Exact
    var weight: Exact?
  }

  var name: String
  var variables: [String]
  var constraints: [Row]
  var expect: [String: Exact]?
  var ambiguous: [String]?
  var conflict: [String]?

  enum CodingKeys: String, CodingKey {
    case name, variables, constraints, expect
    case ambiguous = "expect_ambiguous"
    case conflict = "expect_conflict"
  }

  var testDescription: String { name }

  static let all: [Example] = {
    struct File: Decodable { var problems: [Example] }
    guard let data = try? Fixtures.data("examples.json"),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return file.problems
  }()

  func index(_ variable: String) -> Int { variables.firstIndex(of: variable) ?? -1 }

  /// The rows that are not sign rules.
  var rows: [Row] { constraints.filter { !$0.id.hasPrefix("nonneg:") } }

  func system(ranks: [String: BreakingRank] = [:]) -> LinearSystem {
    var system = LinearSystem()
    for variable in variables {
      let isSize = variable.hasSuffix(".w") || variable.hasSuffix(".h")
      system.addVariable(isSize ? .size : .position)
    }
    for row in rows {
      let terms = row.terms.map { Term(index($0.key), $0.value.value) }.sorted { $0.variable < $1.variable }
      let isImplicit = row.id.hasPrefix("frame:") || row.id == "encap"
      system.addConstraint(
        terms: terms, Relation(symbol: row.relation), row.constant.value,
        priority: Float(row.priority.value),
        breaking: ranks[row.id] ?? (isImplicit ? .never : .rank(1)), errorScale: row.weight?.value ?? 1)
    }
    return system
  }
}

struct ExampleTests {
  @Test func allAreThere() {
    #expect(Example.all.count == 89)
  }

  @Test(arguments: Example.all)
  func valuesMatch(_ example: Example) throws {
    let solution = try solve(example.system())
    #expect(solution.troubles.isEmpty)
    guard example.conflict == nil else { return }
    #expect(solution.conflicts.isEmpty)
    for (variable, expected) in example.expect ?? [:] {
      let value = solution.values[example.index(variable)]
      #expect(abs(value - expected.value) < 1e-6, "\(variable) is \(value), not \(expected.value)")
    }
    if let ambiguous = example.ambiguous {
      let found = solution.ambiguities.map { example.variables[$0.variable] }
      #expect(found.sorted() == ambiguous.sorted())
    }
  }

  @Test(arguments: Example.all.filter { $0.conflict != nil })
  func conflictsMatch(_ example: Example) throws {
    let solution = try solve(example.system())
    let conflict = try #require(solution.conflicts.first)
    let rules = conflict.signRules.map { "nonneg:" + example.variables[$0.variable] }
    let found = conflict.members.map { example.rows[$0.constraint].id } + rules
    #expect(found.sorted() == example.conflict?.sorted())
    #expect(solution.conflicts.count == 1)
  }

  /// Ranks as a layout gives them: fixed sizes first, then between siblings, then edges to an ancestor.
  @Test(
    arguments: [
      ("G01", ["w200": 1, "w84": 1, "c1:A.l": 4, "c2:A.t": 4, "c3:S.b": 3], "w200"),
      ("G02", ["lead": 4, "gap": 2, "trail": 3], "gap"),
      ("G04", ["t": 4, "b": 3, "h103": 1], "h103"),
    ] as [(String, [String: UInt16], String)])
  func theWeakestMemberBreaks(name: String, ranks: [String: UInt16], broken: String) throws {
    let example = try #require(Example.all.first { $0.name == name })
    let solution = try solve(example.system(ranks: ranks.mapValues { .rank($0) }))
    let conflict = try #require(solution.conflicts.first)
    #expect(example.rows[conflict.broken].id == broken)
  }
}
