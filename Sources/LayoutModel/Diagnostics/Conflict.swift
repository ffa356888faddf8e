package import JSON

/// A minimal set of required constraints with no common solution, and the one that was broken (AL-conflicts).
package struct Conflict: Hashable, Sendable {
  /// One constraint of the set with its multiplier in the certificate: multiplied, they add up to a contradiction.
  package struct Member: Hashable, Sendable {
    package var pointer: JSONPointer?, identifier: String?
    /// The constraint in the string form of the request.
    package var text: String
    package var multiplier: Double
    /// Line in a text that is no document, counted from 1.
    package var line: Int?
    /// Where in a file it comes from that the document was made of; nil where the document does not tell.
    package var source: SourceLocation?
    package init(pointer: JSONPointer?, identifier: String?, text: String, multiplier: Double) {
      (self.pointer, self.identifier, self.text, self.multiplier) = (pointer, identifier, text, multiplier)
    }
  }

  /// What the request or a rule contributed, in canonical order. With a ``constraintCount`` the first few and the broken one.
  package var constraints: [Member]
  /// Host sizes and the rule that no size is negative. Where ``implicitCount`` is given, the first few.
  package var implicit: [Member]
  /// How many constraints the set has, nil where ``constraints`` lists all of them.
  package var constraintCount: Int?
  /// How many the set has besides, nil where ``implicit`` lists all of them.
  package var implicitCount: Int?
  /// Index of the broken one in ``constraints``.
  package var broken: Int
  /// Indices in ``constraints`` of those that UIKit breaks in its place if the app activates them in another order.
  package var alternatives: [Int] = []
  /// What UIKit would have printed (AL-console-text).
  package var consoleText: String
  /// Whether a constraint of an autoresizing mask is in the set, of which UIKit's log gives a hint.
  package var namesAutoresizing = false
  /// What the separator of a row takes of its height, in points, where nothing else contradicts the set (LI-cell-separator).
  package var separator: Double?
  package init(constraints: [Member], implicit: [Member], broken: Int, consoleText: String) {
    (self.constraints, self.implicit) = (constraints, implicit)
    (self.broken, self.consoleText) = (broken, consoleText)
  }
}

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
      (self.priority, self.constraints, self.count, self.remedy) = (priority, constraints, count, remedy)
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
    package var minimum, maximum: Double?
    package init(minimum: Double?, maximum: Double?) { (self.minimum, self.maximum) = (minimum, maximum) }
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
    (self.axis, self.position, self.size, self.cause, self.tie) = (axis, position, size, cause, tie)
  }
}
