/// One coefficient of the tableau, linked into its row and, while the row is active, into its column.
struct Node {
  var coefficient: Double
  var column: Int32
  var row: Int32
  var nextInRow: Int32
  var previousInRow: Int32
  var nextInColumn: Int32
  var previousInColumn: Int32
}

/// `basic = Σ coefficient · column + base`.
struct Row {
  enum State: UInt8 {
    /// Part of the columns: a substitution reaches it.
    case active
    /// Kept to compute a variable when everything else is known.
    case defining
    case retired
  }

  var base: Double
  /// The largest number that went into `base`; what its rounding errors are measured against.
  var magnitude: Float
  var first: Int32 = -1
  var count: Int32 = 0
  /// The column this row defines; -1 for a required equality, whose left side is 0.
  var basic: Int32 = -1
  /// The level of an optional constraint; 0 for a required one.
  var level: Float = 0
  var state = State.retired
  var relation = Relation.equal

  mutating func add(_ amount: Double) {
    base += amount
    magnitude = max(magnitude, Float(abs(amount)))
  }

  var isOptional: Bool { level != 0 }
  /// Whether the left side of the row is 0, so that it may define any of its variables.
  var isEquality: Bool { level == 0 && relation == .equal && basic < 0 }
  /// How far from 0 the row may be without contradicting its constraint.
  var tolerance: Double { Tolerance.feasible * (1 + Double(magnitude)) }
}

/// A variable of the system, or the slack of a row.
struct Column {
  enum State: UInt8 {
    /// Not basic: has a value of its own.
    case nonbasic
    case basic
    /// Known.
    case fixed
    /// A multiple of another variable, plus a constant.
    case alias
    /// Known when its defining row is.
    case defined
  }

  var value = 0.0
  var lower = -Double.infinity
  var upper = Double.infinity
  var first: Int32 = -1
  /// The active rows it occurs in.
  var count: Int32 = 0
  /// The row of a basic or defined variable, or the one that fixed it; for an alias its elimination.
  var row: Int32 = -1
  var state = State.nonbasic
  /// Whether an optional constraint looks at this variable alone.
  var hasCost = false

  var isFree: Bool { !hasCost && lower == -.infinity && upper == .infinity }
  var bounds: Interval {
    get { Interval(lower: lower, upper: upper) }
    set { (lower, upper) = (newValue.lower, newValue.upper) }
  }
}

struct Interval: BitwiseCopyable {
  var lower: Double
  var upper: Double

  /// The point of the interval that is nearest to zero.
  var nearestToZero: Double { max(lower, min(upper, 0)) }
  var isPoint: Bool { upper - lower <= Tolerance.same * (1 + abs(nearestToZero)) }

  func excludes(_ value: Double, tolerance: Double) -> Bool {
    value < lower - tolerance || value > upper + tolerance
  }
}

/// A row operation, kept when a contradiction has to be traced back to the constraints it came from.
struct RowOperation {
  var target: Int32
  /// The row that was added; the target itself for a mere scaling.
  var source: Int32
  var factor: Double
}

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

enum Outcome {
  case optimal, unbounded, pivotLimit
}
