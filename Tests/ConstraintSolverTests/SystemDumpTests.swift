import Testing

@testable import ConstraintSolver

struct SystemDumpTests {
  /// Two views side by side in a host of 100 points, worked out by hand: x1 follows x0 and w0, the sum of the widths is
  /// 100 - 0 - 10, and the wish w0 == 30 leaves 60 for the other.
  @Test func showsEveryStage() throws {
    var system = LinearSystem()
    let left = system.addVariable(.position)
    let width = system.addVariable(.size)
    let rest = system.addVariable(.size)
    let host = system.addVariable(.size)
    system.addConstraint(terms: [Term(host, 1)], .equal, 100, breaking: .never)
    system.addConstraint(terms: [Term(left, 1)], .equal, 10)
    system.addConstraint(
      terms: [Term(left, 1), Term(width, 1), Term(rest, 1), Term(host, -1)], .equal, 0)
    system.addConstraint(terms: [Term(width, 1)], .equal, 30, priority: 250)
    let text = try dump(system, name: { $0 == 3 ? "host" : nil })
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(5) == [
        "constraints", "  0: host == 100", "  1: x0 == 10", "  2: x0 + w1 + w2 - host == 0",
        "  3: w1 == 30 @250",
      ])
    let presolved = lines.drop { $0 != "after presolve" }
    // Of w1 + w2 = 90 either may be called a multiple of the other; presolve keeps the earlier one.
    #expect(
      presolved.prefix(5) == [
        "after presolve", "  x0 = 10", "  host = 100", "  w2 = -w1 + 90", "  0 <= w1 <= 90",
      ])
    #expect(lines.suffix(5) == ["solution", "  x0 = 10", "  w1 = 30", "  w2 = 60", "  host = 100"])
  }

  /// Two widths that add up to at most 50 and would each like to be 40, the first one more: a row whose slack is basic.
  @Test func showsTheTableau() throws {
    var system = LinearSystem()
    let a = system.addVariable(.size)
    let b = system.addVariable(.size)
    system.addConstraint(terms: [Term(a, 1), Term(b, 1)], .lessThanOrEqual, 50)
    system.addConstraint(terms: [Term(a, 1)], .equal, 40, priority: 500)
    system.addConstraint(terms: [Term(b, 1)], .equal, 40, priority: 250)
    let text = try dump(system)
    #expect(text.contains("after presolve\n  0 <= w0 <= ∞\n  0 <= w1 <= ∞\n  s0 = w0 + w1 - 50\n"))
    #expect(text.contains("component 0\n  goal 1 @500: w0 == 40\n  goal 2 @250: w1 == 40\n"))
    #expect(text.hasSuffix("solution\n  w0 = 40\n  w1 = 10\n"))
  }

  /// 20 and 30 are not the same: 1 · (w = 20) and -1 · (w = 30), or the other way round.
  @Test func showsWhatBreaks() throws {
    var system = LinearSystem()
    let width = system.addVariable(.size)
    system.addConstraint(terms: [Term(width, 1)], .equal, 20)
    system.addConstraint(terms: [Term(width, 1)], .equal, 30)
    let text = try dump(system)
    #expect(text.contains("  1: w0 == 30 broken\n"))
    #expect(text.hasSuffix("  w0 = 20\n  conflict -1 * 0, 1 * 1: 1 breaks\n"))
  }
}
