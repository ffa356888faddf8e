/// What was read of one message of a pasted console log. Lines count from 1.
package struct LoggedMessage: Hashable, Sendable {
  package struct Constraint: Hashable, Sendable {
    package var line: Int
    package var identifier: String?
    /// As it stands between the angle brackets.
    package var text: String
    /// What it says, in the string form of requests; more than one string where that takes several constraints, none
    /// where it cannot be said.
    package var meaning: [String]
    /// Whether the message says that it gives way.
    package var isBroken: Bool

    package init(line: Int, identifier: String?, text: String, meaning: [String], isBroken: Bool) {
      self.line = line
      self.identifier = identifier
      self.text = text
      self.meaning = meaning
      self.isBroken = isBroken
    }
  }

  /// What stands where constraints do and could not be read.
  package struct UnreadableLine: Hashable, Sendable {
    package var line: Int
    package var text: String

    package init(line: Int, text: String) {
      self.line = line
      self.text = text
    }
  }

  package var lines: ClosedRange<Int>
  /// Where the same message stands again.
  package var repeats: [ClosedRange<Int>]
  package var constraints: [Constraint]
  package var unreadable: [UnreadableLine]
  /// How many constraints the message says that it leaves out.
  package var omittedCount: Int
  /// Whether its list has an end.
  package var isComplete: Bool
  /// What it does not say and had to be decided, a sentence each.
  package var assumptions: [String]

  package init(
    lines: ClosedRange<Int>, repeats: [ClosedRange<Int>], constraints: [Constraint],
    unreadable: [UnreadableLine], omittedCount: Int, isComplete: Bool, assumptions: [String]
  ) {
    self.lines = lines
    self.repeats = repeats
    self.constraints = constraints
    self.unreadable = unreadable
    self.omittedCount = omittedCount
    self.isComplete = isComplete
    self.assumptions = assumptions
  }
}
