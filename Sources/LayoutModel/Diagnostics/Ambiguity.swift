/// What is not determined about a view on one axis (AL-ambiguity).
package struct Ambiguity: Hashable, Sendable {
  package enum Cause: String, Hashable, Sendable {
    /// Nothing says it.
    case missing
    /// Constraints of one priority wish for different things.
    case priorityTie
    /// An inequality bounds it, and nothing says more.
    case inequality
  }

  /// Constraints of one priority that wish for different things.
  package struct PriorityTie: Hashable, Sendable {
    package var priority: Float
    /// The first few: those on the view itself before others. Their multipliers mean nothing.
    package var constraints: [Conflict.Member]
    /// How many there are.
    package var count: Int
    package var remedy: Remedy

    package init(priority: Float, constraints: [Conflict.Member], count: Int, remedy: Remedy) {
      self.priority = priority
      self.constraints = constraints
      self.count = count
      self.remedy = remedy
    }

    /// What would settle a tie, as Interface Builder proposes it.
    package enum Remedy: Hashable, Sendable {
      /// Less hugging of the view of this id.
      case hugging(String, Axis)
      /// Less compression resistance of the view of this id.
      case compressionResistance(String, Axis)
      case otherPriority
    }
  }

  /// Lowest and highest value in all best layouts, in points; nil is unbounded.
  package struct Interval: Hashable, Sendable {
    package var minimum: Double?
    package var maximum: Double?

    package init(minimum: Double?, maximum: Double?) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  package var axis: Axis
  /// The interval of the origin on the axis, nil if it is determined.
  package var position: Interval?
  /// The interval of the size on the axis, nil if it is determined.
  package var size: Interval?
  package var cause: Cause
  /// What competes, nil for another cause than a tie.
  package var tie: PriorityTie?
  /// Whether it is the size of what scrolls in a scroll view, for which Interface Builder has a message of its own.
  package var isOfScrollableContent = false
  /// Whether either a position or a size settles both.
  package var eitherSettles = false

  package init(axis: Axis, position: Interval?, size: Interval?, cause: Cause, tie: PriorityTie? = nil) {
    self.axis = axis
    self.position = position
    self.size = size
    self.cause = cause
    self.tie = tie
  }
}
