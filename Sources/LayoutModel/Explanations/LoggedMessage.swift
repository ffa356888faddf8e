/// What was read of one message of a pasted console log. Lines count from 1.
package struct LoggedMessage: Equatable, Sendable {
  package struct Constraint: Equatable, Sendable {
    package var line: Int
    package var identifier: String?
    /// As it stands between the angle brackets.
    package var text: String
    /// What it says, in the string form of requests: several where that takes several constraints, none where nothing can.
    package var meaning: [String]
    /// Whether the message says that it gives way.
    package var isBroken: Bool
    package init(line: Int, identifier: String?, text: String, meaning: [String], isBroken: Bool) {
      (self.line, self.identifier, self.text) = (line, identifier, text)
      (self.meaning, self.isBroken) = (meaning, isBroken)
    }
  }

  /// What stands where constraints do and could not be read.
  package struct UnreadableLine: Hashable, Sendable {
    package var line: Int, text: String
    package init(line: Int, text: String) { (self.line, self.text) = (line, text) }
  }

  package var lines: ClosedRange<Int>
  /// Where the same message stands again.
  package var repeats: [ClosedRange<Int>] = []
  package var constraints: [Constraint] = [], unreadable: [UnreadableLine] = []
  /// How many constraints the message says that it leaves out.
  package var omittedCount = 0
  /// Whether its list has an end.
  package var isComplete = true
  /// What it does not say and had to be decided, a sentence each.
  package var assumptions: [String] = []
  package init(lines: ClosedRange<Int>) { self.lines = lines }
}
