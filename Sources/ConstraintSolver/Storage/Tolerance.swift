/// How much rounding is forgiven where.
enum Tolerance {
  /// Tolerance for the error of a required constraint, for each unit of its constants.
  static let feasible = 1e-7
  /// Between the least coefficient of a system and the greatest.
  static let span = 1e-5
  /// Tolerance for reduced costs.
  static let cost = 1e-9
  /// The least coefficient to divide by.
  static let pivot = 1e-9
  /// The least coefficient to divide by in presolve, as a part of the largest of its row.
  static let pivotRatio = 1e-3
  /// Tolerance for a coefficient, for each unit of those that cancelled to it.
  static let cancelled = 1e-11
  /// Between two values that count as one.
  static let same = 1e-9
  /// Between the ends of the range of a variable that counts as unique.
  static let unique = 1e-6
}

/// Counts steps, and asks every dozen or so whether to stop.
struct Watch {
  private let shouldStop: (() -> Bool)?
  private var steps = 0

  init(_ shouldStop: (() -> Bool)? = nil) { self.shouldStop = shouldStop }

  mutating func step() throws(SolverError) {
    steps &+= 1
    guard steps & 15 == 0, let shouldStop else { return }
    if shouldStop() { throw .timeLimit }
  }
}
