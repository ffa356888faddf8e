/// A kink in the cost of a variable: what an optional constraint charges on either side of a value.
struct Breakpoint {
  var value: Double
  /// Cost of each unit below the value.
  var down: Double
  /// Cost of each unit above the value.
  var up: Double
  var column: Int32
  var level: Float
  /// The constraint; -1 for a kink that only the solver needs.
  var row: Int32
}

/// The cost of a variable in the level at hand: linear between kinks.
struct Cost {
  /// How the total cost of the basic variables changes with this variable, if it is not basic.
  var reduced = 0.0
  /// Slope of the own cost, on the left and on the right of the value. Equal for a basic variable.
  var slopeLeft = 0.0
  var slopeRight = 0.0
  /// The kinks, in ascending order of their value.
  var start: Int32 = 0
  var end: Int32 = 0
  /// How many kinks lie to the left of the piece on either side.
  var left: Int32 = 0
  var right: Int32 = 0
}

struct Interval {
  var lower: Double
  var upper: Double

  /// The point of the interval that is nearest to zero.
  var nearestToZero: Double { max(lower, min(upper, 0)) }
  var isPoint: Bool { upper - lower <= Tolerance.same * (1 + abs(nearestToZero)) }
}

enum Outcome {
  case optimal
  case unbounded
  case pivotLimit
}
