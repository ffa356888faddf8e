import Foundation
import Testing

@testable import ConstraintSolver

/// A random system with the answer of the exact rational solver. See `generate.py` beside the files; lines
/// are counted through both.
struct RandomSystem: Decodable, Sendable, CustomStringConvertible {
  struct Row: Decodable {
    var line: Line

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      let terms = try container.decode([[Double]].self)
      let relation = try container.decode(String.self)
      let constant = try container.decode(Double.self)
      let priority = try container.decode(Float.self)
      let weight = try container.decode(Double.self)
      line = Line(
        terms: terms.map { (Int($0[0]), $0[1]) }, relation: Relation(symbol: relation),
        constant: constant, priority: priority, weight: weight)
    }
  }

  var v: String
  var c: [Row]
  /// Priority and sum of errors.
  var l: [[Double]]?
  var x: [Double]?
  var r: [String: [Double?]]?
  var i: [String]?
  var number = 0

  enum CodingKeys: CodingKey { case v, c, l, x, r, i }

  var description: String { "line \(number)" }
  var kinds: [VariableKind] { v.map { $0 == "s" ? .size : .position } }
  var lines: [Line] { c.map(\.line) }

  static let all: [RandomSystem] = {
    let files = ["random.jsonl", "large.jsonl"].compactMap { try? Fixtures.data($0) }
    let decoder = JSONDecoder()
    var result: [RandomSystem] = []
    let lines = files.flatMap { $0.split(separator: UInt8(ascii: "\n")) }
    for (index, line) in lines.enumerated() {
      guard var system = try? decoder.decode(RandomSystem.self, from: Data(line)) else { continue }
      system.number = index + 1
      result.append(system)
    }
    return result
  }()
}

/// The sum of errors of every optional priority, from high to low.
func levels(_ lines: [Line], _ values: [Double]) -> [(priority: Float, error: Double)] {
  let priorities = Set(lines.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
  return priorities.map { priority in
    (priority, lines.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(values) })
  }
}

struct RandomSystemTests {
  @Test func thereAreEnough() {
    #expect(RandomSystem.all.count == 2600)
  }

  /// In chunks, because thousands of test cases drown the report.
  @Test(arguments: 0..<24)
  func agreeWithTheOracle(chunk: Int) throws {
    for system in RandomSystem.all where system.number % 24 == chunk {
      let solution = try solve(LinearSystem(kinds: system.kinds, lines: system.lines))
      #expect(solution.troubles.isEmpty, "\(system)")
      if system.i == nil {
        expectOptimum(system, solution)
      } else {
        try expectConflict(system, solution)
      }
    }
  }

  private func expectOptimum(_ system: RandomSystem, _ solution: Solution) {
    #expect(solution.conflicts.isEmpty, "\(system)")
    for line in system.lines where line.priority >= 1000 {
      #expect(line.error(solution.values) < 1e-6, "\(system)")
    }
    for (found, expected) in zip(levels(system.lines, solution.values), system.l ?? []) {
      #expect(Double(found.priority) == expected[0], "\(system)")
      #expect(abs(found.error - expected[1]) < 1e-6, "\(system), priority \(found.priority): \(found.error)")
    }
    for (index, expected) in (system.x ?? []).enumerated() {
      let value = solution.values[index]
      #expect(abs(value - expected) < 1e-6, "\(system), variable \(index) is \(value), not \(expected)")
    }
    let expected = (system.r ?? [:]).keys.compactMap { Int($0) }.sorted()
    #expect(solution.ambiguities.map(\.variable) == expected, "\(system)")
    for item in solution.ambiguities {
      guard let range = system.r?[String(item.variable)] else { continue }
      #expect(agree(item.minimum, range[0]), "\(system), variable \(item.variable): \(item) \(range)")
      #expect(agree(item.maximum, range[1]), "\(system), variable \(item.variable): \(item) \(range)")
    }
  }

  private func agree(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) < 1e-6
  }

  private func expectConflict(_ system: RandomSystem, _ solution: Solution) throws {
    #expect(!solution.conflicts.isEmpty, "\(system)")
    for (index, conflict) in solution.conflicts.enumerated() {
      expectProof(conflict, kinds: system.kinds, lines: system.lines, "\(system), conflict \(index)")
      try expectMinimal(conflict, kinds: system.kinds, lines: system.lines, "\(system), conflict \(index)")
      #expect(conflict.members.contains { $0.constraint == conflict.broken }, "\(system)")
    }
    let broken = Set(solution.conflicts.map(\.broken))
    for (index, line) in system.lines.enumerated() where line.priority >= 1000 {
      if !broken.contains(index) { #expect(line.error(solution.values) < 1e-6, "\(system)") }
    }
  }
}

/// The certificate adds up: nothing is left of the variables, and the constants contradict the signs.
func expectProof(
  _ conflict: Conflict, kinds: [VariableKind], lines: [Line], _ name: String
) {
  var sums = [Double](repeating: 0, count: kinds.count)
  var total = 0.0
  for member in conflict.members {
    let line = lines[member.constraint]
    for term in line.terms { sums[term.variable] += term.coefficient * member.multiplier }
    total += line.constant * member.multiplier
    if line.relation == .lessThanOrEqual { #expect(member.multiplier < 0, "\(name)") }
    if line.relation == .greaterThanOrEqual { #expect(member.multiplier > 0, "\(name)") }
  }
  for rule in conflict.signRules {
    #expect(kinds[rule.variable] == .size && rule.multiplier > 0, "\(name)")
    sums[rule.variable] += rule.multiplier
  }
  #expect(sums.allSatisfy { abs($0) < 1e-7 }, "\(name): \(sums)")
  #expect(total > 1e-9, "\(name): \(total)")
}

/// Without any one member the others agree, and so they do without any one sign rule.
func expectMinimal(
  _ conflict: Conflict, kinds: [VariableKind], lines: [Line], _ name: String
) throws {
  let members = conflict.members.map { lines[$0.constraint] }
  let signs = Set(conflict.signRules.map(\.variable))
  func signed(_ signs: Set<Int>) -> [VariableKind] {
    kinds.indices.map { signs.contains($0) ? .size : .position }
  }
  for left in members.indices {
    var others = members
    others.remove(at: left)
    let system = LinearSystem(kinds: signed(signs), lines: others)
    #expect(try solve(system).conflicts.isEmpty, "\(name) without \(conflict.members[left].constraint)")
  }
  for left in signs {
    let system = LinearSystem(kinds: signed(signs.subtracting([left])), lines: members)
    #expect(try solve(system).conflicts.isEmpty, "\(name) without the sign of \(left)")
  }
}
