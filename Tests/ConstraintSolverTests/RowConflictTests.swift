import TestSupport
import Testing

@testable import ConstraintSolver

/// Rows of views that are to end in several places: each end is a conflict of nearly all of the row.
struct RowConflictTests {
  /// Views side by side from 0 to `length`, with widths that break first and ends that differ by `step`.
  ///
  /// - Parameter weights: What a width may count for. All of them 1 is a plain sum, others need a solve for a proof.
  private func row(weights: [Double], _ dice: inout SeededGenerator) -> (kinds: [VariableKind], lines: [Line])
  {
    let count = 2 + dice.below(10)
    var kinds = [VariableKind.size]
    var lines = [
      Line(terms: [(0, 1)], relation: .equal, constant: 10 * Double(dice.below(40)), breaking: .never)
    ]
    for index in 0..<count {
      let left = kinds.count
      kinds += [.position, .size]
      var start: [(variable: Int, coefficient: Double)] = [(left, 1)]
      if index > 0 { start += [(left - 2, -1), (left - 1, -dice.pick(weights))] }
      lines.append(Line(terms: start, relation: .equal, constant: dice.chance(20) ? 8 : 0))
      if dice.chance(80) {
        lines.append(
          Line(
            terms: [(left + 1, 1)], relation: dice.pick([.equal, .equal, .equal, .greaterThanOrEqual]),
            constant: Double(dice.below(60)), breaking: .rank(0)))
      }
    }
    let last = kinds.count - 1
    let step = dice.pick([0, 0.25, 1, 10])
    for end in 0..<(1 + dice.below(count)) {
      let terms = [(last - 1, 1), (last, dice.pick(weights)), (0, -1)]
      lines.append(Line(terms: terms, relation: .equal, constant: step * Double(end)))
    }
    return (kinds, lines)
  }

  @Test(arguments: [[1], [1, 1, 1, 0.5, 2, 3]])
  func everyConflictIsProvedAndMinimal(weights: [Double]) throws {
    var dice = SeededGenerator(seed: 7)
    var found = 0
    for number in 0..<60 {
      let (kinds, lines) = row(weights: weights, &dice)
      let solution = try solve(LinearSystem(kinds: kinds, lines: lines))
      for (index, conflict) in solution.conflicts.enumerated() {
        let name = "row \(number), conflict \(index)"
        expectProof(conflict, kinds: kinds, lines: lines, name)
        try expectMinimal(conflict, kinds: kinds, lines: lines, name)
      }
      found += solution.conflicts.count
      let broken = Set(solution.conflicts.map(\.broken))
      let left = lines.indices.filter { !broken.contains($0) }.map { lines[$0] }
      #expect(try solve(LinearSystem(kinds: kinds, lines: left)).conflicts.isEmpty, "row \(number)")
    }
    #expect(found > 60)
  }
}
