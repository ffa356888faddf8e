import Testing

@testable import ConstraintSolver

/// A derivation is a proof, so it is checked as one: its lines add up to what was asked, on the left and on the right.
struct DerivationTests {
  /// Every variable of every system of the oracle: what is unique has a proof, what is not has none.
  @Test(arguments: 0..<24)
  func everyUniqueVariableHasAProof(chunk: Int) throws {
    for system in RandomSystem.all where system.number % 24 == chunk {
      let linear = LinearSystem(kinds: system.kinds, lines: system.lines)
      let solution = try solve(linear)
      let targets = system.kinds.indices.map { [Term($0, 1)] }
      for (variable, derivation) in derive(targets, of: linear, at: solution).enumerated() {
        guard solution.isUnique(variable) else {
          #expect(derivation == nil, "\(system), variable \(variable)")
          continue
        }
        guard let derivation else {
          // Beside other ambiguous variables a sum of errors can decide what no line decides alone.
          #expect(!solution.isUnique, "\(system), variable \(variable)")
          continue
        }
        expectProof(derivation, of: variable, system, solution)
      }
    }
  }

  private func expectProof(
    _ derivation: Derivation, of variable: Int, _ system: RandomSystem, _ solution: Solution
  ) {
    var sums = [Double](repeating: 0, count: system.kinds.count)
    var total = 0.0
    for step in derivation.steps {
      switch step.source {
      case .constraint(let index):
        for term in system.lines[index].terms { sums[term.variable] += term.coefficient * step.multiplier }
        total += system.lines[index].constant * step.multiplier
        #expect(abs(system.lines[index].constant * step.multiplier - step.addend) < 1e-5)
      case .signRule(let size): sums[size] += step.multiplier
      }
    }
    sums[variable] -= 1
    #expect(sums.allSatisfy { abs($0) < 1e-5 }, "\(system), variable \(variable): \(sums)")
    #expect(abs(total - solution.values[variable]) < 1e-5, "\(system), variable \(variable): \(total)")
    #expect(abs(total - derivation.value) < 1e-5, "\(system), variable \(variable)")
  }

  /// A right edge that is held by a constraint of its own does not depend on the left one.
  @Test func whatCancelsIsNotNamed() throws {
    let lines = [
      Line(terms: [(0, 1)], relation: .equal, constant: 375),
      Line(terms: [(1, 1)], relation: .equal, constant: 20),
      Line(terms: [(1, 1), (2, 1), (0, -1)], relation: .equal, constant: -16),
    ]
    let system = LinearSystem(kinds: [.size, .position, .size], lines: lines)
    let solution = try solve(system)
    let right = try #require(derive([[Term(1, 1), Term(2, 1)]], of: system, at: solution)[0])
    #expect(right.steps.map(\.source) == [.constraint(0), .constraint(2)])
    #expect(right.steps.map(\.addend) == [375, -16])
    #expect(right.value == 359)
  }

  /// A required bound decides where a wish pushes against it, and not where a wish meets it by chance.
  @Test(arguments: [(200.0, 0), (100.0, 1)])
  func boundsDecideWherePushed(wish: Double, decisive: Int) throws {
    let lines = [
      Line(terms: [(0, 1)], relation: .lessThanOrEqual, constant: 100),
      Line(terms: [(0, 1)], relation: .equal, constant: wish, priority: 750),
    ]
    let system = LinearSystem(kinds: [.size], lines: lines)
    let width = try #require(derive([[Term(0, 1)]], of: system, at: try solve(system))[0])
    #expect(width.steps.map(\.source) == [.constraint(decisive)])
    #expect(width.value == 100)
  }

  /// Equal widths side by side follow only together.
  @Test func equalWidthsAreSolvedTogether() throws {
    let lines = [
      Line(terms: [(0, 1)], relation: .equal, constant: 0),
      Line(terms: [(2, 1), (0, -1), (1, -1)], relation: .equal, constant: 10),
      Line(terms: [(2, 1), (3, 1)], relation: .equal, constant: 110),
      Line(terms: [(1, 1), (3, -1)], relation: .equal, constant: 0),
    ]
    let system = LinearSystem(kinds: [.position, .size, .position, .size], lines: lines)
    let width = try #require(derive([[Term(1, 1)]], of: system, at: try solve(system))[0])
    #expect(width.value == 50)
    #expect(
      Set(width.steps.map(\.source)) == [.constraint(0), .constraint(1), .constraint(2), .constraint(3)])
  }
}
