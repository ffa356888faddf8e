import Foundation

@testable import ConstraintSolver

/// Files beside the tests of all modules.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/solver")

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }
}

/// A number, or a fraction written as a string.
struct Exact: Decodable, Sendable {
  var value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let parts = try container.decode(String.self).split(separator: "/").compactMap { Double($0) }
    value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
  }
}

extension Relation {
  init(symbol: String) {
    switch symbol {
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: self = .equal
    }
  }
}

/// What a test knows of a constraint, apart from the solver.
struct Line: Sendable {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Float = 1000
  var weight = 1.0
  var breaking = BreakingRank.rank(1)

  func error(_ values: [Double]) -> Double {
    let left = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    let difference = left - constant
    switch relation {
    case .equal: return abs(difference) * weight
    case .lessThanOrEqual: return max(0, difference) * weight
    case .greaterThanOrEqual: return max(0, -difference) * weight
    }
  }
}

extension LinearSystem {
  init(kinds: [VariableKind], lines: [Line]) {
    self.init()
    for kind in kinds { addVariable(kind) }
    for line in lines {
      addConstraint(
        terms: line.terms.map { Term($0.variable, $0.coefficient) }, line.relation, line.constant,
        priority: line.priority, breaking: line.breaking, errorScale: line.weight)
    }
  }
}
