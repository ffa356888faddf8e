import Testing

@testable import ConstraintSolver

/// Systems that nobody means to send. Each of them ends, quickly, with an answer that holds.
struct HostileSystemTests {
  /// Rectangles beside each other; their second axis is at 0.
  private func chain(_ count: Int, closedAt end: Double?, equalWidths: Bool) -> LinearSystem {
    var system = LinearSystem()
    system.addRectangles(count)
    for index in 0..<count {
      system.addConstraint(terms: [Term(4 * index + 1, 1)], .equal, 0)
      system.addConstraint(terms: [Term(4 * index + 3, 1)], .equal, 0)
    }
    system.addConstraint(terms: [Term(0, 1)], .equal, 0, breaking: .never)
    for index in 1..<count {
      let (x, width, before) = (4 * index, 4 * index + 2, 4 * index - 4)
      system.addConstraint(terms: [Term(x, 1), Term(before, -1), Term(before + 2, -1)], .equal, 8)
      if equalWidths { system.addConstraint(terms: [Term(width, 1), Term(before + 2, -1)], .equal, 0) }
    }
    if let end {
      system.addConstraint(terms: [Term(4 * count - 4, 1), Term(4 * count - 2, 1)], .equal, end)
    }
    return system
  }

  @Test func nothing() throws {
    let solution = try solve(LinearSystem())
    #expect(solution.values.isEmpty && solution.isUnique && solution.conflicts.isEmpty)
  }

  @Test func variablesWithoutConstraints() throws {
    var system = LinearSystem()
    for _ in 0..<10_000 {
      system.addVariable(.position)
      system.addVariable(.size)
    }
    let solution = try solve(system)
    #expect(solution.values.allSatisfy { $0 == 0 })
    #expect(solution.ambiguities.count == 20_000)
    #expect(solution.ambiguities[0] == Ambiguity(variable: 0, minimum: nil, maximum: nil, cause: .missing))
    #expect(solution.ambiguities[1] == Ambiguity(variable: 1, minimum: 0, maximum: nil, cause: .missing))
  }

  @Test func constraintsWithoutTerms() throws {
    var system = LinearSystem()
    system.addVariable(.size)
    system.addConstraint(.equal, 0)
    system.addConstraint(.greaterThanOrEqual, 1, priority: 500)
    system.addConstraint(.lessThanOrEqual, 1)
    system.addConstraint(.equal, 3)
    system.addConstraint(.greaterThanOrEqual, 1)
    let solution = try solve(system)
    #expect(solution.conflicts.map(\.broken) == [3, 4])
    #expect(solution.conflicts.map(\.members.count) == [1, 1])
  }

  @Test func termsThatCancel() throws {
    var system = LinearSystem()
    let x = system.addVariable(.position)
    system.addConstraint(terms: [Term(x, 1), Term(x, -1)], .equal, 0)
    system.addConstraint(terms: [Term(x, 2), Term(x, -1)], .equal, 7)
    #expect(try solve(system).values == [7])
  }

  @Test func aLongChainAddsUp() throws {
    let solution = try solve(chain(10_000, closedAt: 10_000 * 50 - 8, equalWidths: true))
    #expect(solution.isUnique)
    #expect(abs(solution.values[4 * 9_999] - 9_999 * 50) < 1e-6)
    #expect(abs(solution.values[2] - 42) < 1e-6)
  }

  @Test func aLongChainWithFreeWidthsIsAmbiguous() throws {
    let solution = try solve(chain(1_000, closedAt: nil, equalWidths: false))
    #expect(solution.ambiguities.count == 1_000 + 999)
    #expect(solution.values[4 * 999] == 999 * 8)
    #expect(solution.pairs.count == 999)
  }

  @Test func aLongChainThatDoesNotFitHasOneConflict() throws {
    let solution = try solve(chain(1_000, closedAt: 100, equalWidths: false))
    let conflict = try #require(solution.conflicts.first)
    #expect(solution.conflicts.count == 1)
    #expect(conflict.members.count == 1_001)
    #expect(conflict.signRules.count == 1_000)
    #expect(solution.troubles.isEmpty)
  }

  @Test func thousandsOfDuplicates() throws {
    var system = LinearSystem()
    let x = system.addVariable(.position)
    let w = system.addVariable(.size)
    for _ in 0..<5_000 {
      system.addConstraint(terms: [Term(x, 1), Term(w, 1)], .equal, 100)
      system.addConstraint(terms: [Term(x, 1), Term(w, 0.5)], .lessThanOrEqual, 60)
      system.addConstraint(terms: [Term(w, 1)], .equal, 80, priority: 250)
    }
    let solution = try solve(system)
    #expect(solution.isUnique)
    #expect(solution.values == [20, 80])
  }

  /// A bound comes into force again and again; what breaks beside it does not.
  @Test func aBoundIsNotWhatBreaks() throws {
    var system = LinearSystem()
    let w = system.addVariable(.size)
    system.addConstraint(on: w, .greaterThanOrEqual, 50, breaking: .bound)
    system.addConstraint(on: w, .equal, 10, breaking: .never)
    let solution = try solve(system)
    #expect(solution.conflicts.map(\.broken) == [1])
    #expect(solution.troubles.contains(.unbreakableConflict(constraint: 1)))
  }

  @Test func thousandsOfContradictions() throws {
    var system = LinearSystem()
    let w = system.addVariable(.size)
    for value in 0..<1_000 { system.addConstraint(terms: [Term(w, 1)], .equal, Double(value)) }
    let solution = try solve(system)
    #expect(solution.conflicts.count == 999)
    // The greater value gives way.
    #expect(solution.conflicts.map(\.broken) == Array(1..<1_000))
    #expect(solution.values == [0])
  }

  /// Views of 10 points side by side in 375, each of the right edges somewhere else: every conflict is a long one.
  @Test func chainedContradictions() throws {
    let (count, host) = (60, 375.0)
    var kinds: [VariableKind] = [.size]
    var lines = [Line(terms: [(0, 1)], relation: .equal, constant: host, breaking: .never)]
    for index in 0..<count {
      let x = 1 + 2 * index
      kinds += [.position, .size]
      let before = [(x, 1.0)] + (index == 0 ? [] : [(x - 2, -1.0), (x - 1, -1.0)])
      lines.append(Line(terms: before, relation: .equal, constant: 0, breaking: .rank(2)))
      lines.append(Line(terms: [(x + 1, 1)], relation: .equal, constant: 10))
    }
    let last = 2 * count - 1
    for end in 0..<count {
      lines.append(
        Line(
          terms: [(last, 1), (last + 1, 1), (0, -1)], relation: .equal, constant: Double(end),
          breaking: .rank(3)))
    }
    let solution = try solve(LinearSystem(kinds: kinds, lines: lines))
    #expect(solution.troubles.isEmpty)
    // One constraint between the views gives way, since a width would not help; and of 60 right edges one can be met.
    #expect(solution.conflicts.count == count)
    var broken: Set<Int> = []
    for conflict in solution.conflicts {
      #expect(conflict.members.allSatisfy { !broken.contains($0.constraint) })
      expectProof(conflict, kinds: kinds, lines: lines, "chain")
      broken.insert(conflict.broken)
    }
    for conflict in solution.conflicts.prefix(2) {
      try expectMinimal(conflict, kinds: kinds, lines: lines, "chain")
    }
    for (index, line) in lines.enumerated() where !broken.contains(index) {
      #expect(line.error(solution.values) < 1e-6)
    }
  }

  @Test func aCircleOfEqualities() throws {
    var system = LinearSystem()
    let count = 3_000
    for _ in 0..<count { system.addVariable(.size) }
    for index in 0..<count {
      system.addConstraint(terms: [Term(index, 1), Term((index + 1) % count, -1)], .equal, 0)
    }
    system.addConstraint(terms: [Term(17, 1)], .equal, 33, priority: 1)
    let solution = try solve(system)
    #expect(solution.isUnique && solution.values.allSatisfy { $0 == 33 })
  }

  @Test func aCircleThatGrows() throws {
    var system = LinearSystem()
    for _ in 0..<3 { system.addVariable(.size) }
    for index in 0..<3 {
      system.addConstraint(terms: [Term(index, 1), Term((index + 1) % 3, -2)], .equal, 0)
    }
    #expect(try solve(system).values == [0, 0, 0])
  }

  @Test func hugeConstants() throws {
    var system = LinearSystem()
    for _ in 0..<4 { system.addVariable(.position) }
    system.addConstraint(terms: [Term(0, 1)], .equal, 1e9)
    system.addConstraint(terms: [Term(1, 1), Term(0, -1)], .equal, -1e9 + 0.5)
    system.addConstraint(terms: [Term(2, 1), Term(0, -1e-4)], .equal, 0)
    system.addConstraint(terms: [Term(3, 1), Term(0, -1e4)], .lessThanOrEqual, 1e9)
    system.addConstraint(terms: [Term(3, 1)], .equal, 1e14, priority: 1)
    let solution = try solve(system)
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solution.values[1] - 0.5) < 1e-6)
    #expect(abs(solution.values[2] - 1e5) < 1e-6)
    #expect(abs(solution.values[3] - (1e13 + 1e9)) < 1)
  }

  @Test func aStarOfSums() throws {
    // One size is the sum of 2 000 others, each of which would like to be larger.
    var system = LinearSystem()
    let total = system.addVariable(.size)
    system.addConstraint(terms: [Term(total, 1)], .equal, 10_000, breaking: .never)
    var terms = [Term(total, -1)]
    for _ in 0..<2_000 { terms.append(Term(system.addVariable(.size), 1)) }
    system.addConstraint(terms: terms, .equal, 0)
    for index in 1...2_000 {
      system.addConstraint(
        terms: [Term(index, 1)], .greaterThanOrEqual, 10, priority: Float(index % 7) + 100)
    }
    let solution = try solve(system)
    #expect(abs(solution.values.dropFirst().reduce(0, +) - 10_000) < 1e-6)
    #expect(!solution.isUnique)
  }

  @Test func stopsWhenAsked() {
    let system = chain(5_000, closedAt: 1e6, equalWidths: true)
    var workspace = SolverWorkspace()
    #expect(throws: SolverError.timeLimit) {
      try solve(system, in: &workspace, shouldStop: { true })
    }
    // The workspace is as good as new.
    #expect((try? solve(system, in: &workspace).isUnique) == true)
  }

  @Test func unbreakableConstraintsAreReported() throws {
    var system = LinearSystem()
    let w = system.addVariable(.size)
    system.addConstraint(terms: [Term(w, 1)], .equal, 10, breaking: .never)
    system.addConstraint(terms: [Term(w, 1)], .equal, 20, breaking: .never)
    let solution = try solve(system)
    #expect(solution.troubles == [.unbreakableConflict(constraint: 1)])
    #expect(solution.values == [10])
  }
}
