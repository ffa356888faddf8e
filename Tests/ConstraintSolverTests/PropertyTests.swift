import Testing

@testable import ConstraintSolver

/// What must not change, or must change in one way only, when a system is rewritten.
struct PropertyTests {
  /// Every fifth random system that has an answer.
  private static let sample = RandomSystem.all.filter { $0.i == nil && $0.number % 5 == 0 }

  private func solved(_ system: RandomSystem) throws -> Solution {
    try solve(LinearSystem(kinds: system.kinds, lines: system.lines))
  }

  private func agree(_ a: [Double], _ b: [Double], _ scale: Double = 1) -> Bool {
    zip(a, b).allSatisfy { abs($0 * scale - $1) < 1e-6 * max(1, scale) }
  }

  @Test func solvingTwiceGivesTheSameBits() throws {
    var workspace = SolverWorkspace()
    for system in Self.sample {
      let input = LinearSystem(kinds: system.kinds, lines: system.lines)
      let first = try solve(input)
      let second = try solve(input, in: &workspace)
      #expect(first.values == second.values && first.ambiguities == second.ambiguities, "\(system)")
    }
  }

  @Test func doublingEveryConstantDoublesEveryValue() throws {
    for system in Self.sample {
      var lines = system.lines
      for index in lines.indices { lines[index].constant *= 2 }
      let doubled = try solve(LinearSystem(kinds: system.kinds, lines: lines))
      let single = try solved(system)
      #expect(agree(single.values, doubled.values, 2), "\(system)")
      #expect(single.ambiguities.map(\.variable) == doubled.ambiguities.map(\.variable), "\(system)")
    }
  }

  @Test func splittingRequiredEqualitiesChangesNothing() throws {
    for system in Self.sample {
      var lines: [Line] = []
      for line in system.lines {
        guard line.priority >= 1000, line.relation == .equal else {
          lines.append(line)
          continue
        }
        var half = line
        half.relation = .lessThanOrEqual
        lines.append(half)
        half.relation = .greaterThanOrEqual
        lines.append(half)
      }
      let split = try solve(LinearSystem(kinds: system.kinds, lines: lines))
      let whole = try solved(system)
      #expect(split.conflicts.isEmpty, "\(system)")
      #expect(agree(whole.values, split.values), "\(system)")
      #expect(whole.ambiguities.map(\.variable) == split.ambiguities.map(\.variable), "\(system)")
    }
  }

  @Test func anImpliedConstraintChangesNothing() throws {
    for system in Self.sample {
      let required = system.lines.filter { $0.priority >= 1000 && $0.relation == .equal }
      guard let first = required.first, let last = required.last else { continue }
      var sum = first
      sum.terms += last.terms
      sum.constant += last.constant
      let more = try solve(LinearSystem(kinds: system.kinds, lines: [sum] + system.lines))
      let plain = try solved(system)
      #expect(more.conflicts.isEmpty, "\(system)")
      #expect(agree(plain.values, more.values), "\(system)")
      #expect(plain.ambiguities.map(\.variable) == more.ambiguities.map(\.variable), "\(system)")
    }
  }

  @Test func componentsDoNotSeeEachOther() throws {
    for (a, b) in zip(Self.sample, Self.sample.dropFirst()) {
      let shift = a.kinds.count
      var lines = a.lines
      for line in b.lines {
        var moved = line
        moved.terms = line.terms.map { ($0.variable + shift, $0.coefficient) }
        lines.append(moved)
      }
      let both = try solve(LinearSystem(kinds: a.kinds + b.kinds, lines: lines))
      let (first, second) = (try solved(a), try solved(b))
      #expect(agree(first.values + second.values, both.values), "\(a) beside \(b)")
    }
  }

  @Test func workIsCounted() throws {
    // A tree of stacks: a shape that needs the simplex method. Doubling the pivots is a slower solver.
    var system = LinearSystem()
    let root = system.addVariable(.size)
    system.addConstraint(terms: [Term(root, 1)], .equal, 393, breaking: .never)
    var queue = [root]
    var count = 0
    while let parent = queue.first, count < 60 {
      queue.removeFirst()
      var terms = [Term(parent, -1)]
      for index in 0..<3 {
        let size = system.addVariable(.size)
        terms.append(Term(size, 1))
        queue.append(size)
        count += 1
        system.addConstraint(
          terms: [Term(size, 1)], .greaterThanOrEqual, Double(10 + count % 40), priority: 750 - Float(index))
        system.addConstraint(
          terms: [Term(size, 1)], .lessThanOrEqual, Double(10 + count % 40), priority: 250 + Float(index))
      }
      system.addConstraint(terms: terms, .equal, -8, priority: 999)
    }
    let solution = try solve(system)
    #expect((20...80).contains(solution.pivots))
  }
}
