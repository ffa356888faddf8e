/// How far the source of a screen says what is on it, and what an answer about it rests on.
package struct SourceReport: Equatable, Sendable {
  /// What was understood of the statements that lay out. The case names are the words of answers.
  package enum Status: String, CaseIterable, Sendable {
    /// Each ran, or is listed with why it did not, and none is blocked.
    case clean
    /// At most a fifth is blocked.
    case near
    case partial
  }

  /// The statements that lay out: ``all`` is the sum of the others.
  package struct Sites: Equatable, Sendable {
    package var all = 0, ran = 0, notRun = 0
    /// Ran, but what they would lay out is not known.
    package var blocked = 0
    package init() {}
  }

  package var status: Status
  package var sites: Sites
  /// The containers that stand around a controller, the outermost first, in the words of requests.
  package var containers: [String] = []
  /// In the order of the document.
  package var holes: [SourceHole] = []
  package var choices: [SourceChoice] = []
  package var notRun: [IdleStatement] = []
  /// Names of the environment that the code asked for, such as `horizontalSizeClass`; sorted.
  package var facts: [String] = []
  /// Names that nobody declares, with how often they were used; sorted by name.
  package var missing: [MissingName] = []

  package init(_ status: Status, _ sites: Sites) { (self.status, self.sites) = (status, sites) }
}

/// Something that a document lacks since the source does not tell it.
package struct SourceHole: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case text, image, font, number, count, view, constraint, call, limit, syntax

    /// Whether something is not laid out for it. Texts and counts have stand-ins; rows that are left out are told as counts.
    package var isBlocking: Bool { ![.text, .image, .font, .count].contains(self) }
  }

  /// Where the value comes from: the same for all places that it reaches, and while lines move.
  package var key: String
  package var kind: Kind
  /// What of the document it is, as `titleLabel.text`.
  package var target: String
  package var place: SourceLocation?
  /// Why it is not known, one word.
  package var reason: String
  /// One sentence for people.
  package var says: String
  /// What stands in the document in its place; nil for nothing.
  package var standIn: String?
  /// Whether the key is that of a value, which somebody may give.
  package var isOfValue = false

  package init(
    key: String, kind: Kind, target: String, place: SourceLocation?, reason: String, says: String
  ) {
    (self.key, self.kind, self.target, self.place) = (key, kind, target, place)
    (self.reason, self.says) = (reason, says)
  }
}

/// A condition that is not known: the document has what follows where it holds.
package struct SourceChoice: Hashable, Sendable {
  package var key: String
  package var place: SourceLocation?
  /// What it is taken to be.
  package var value: Bool
  package init(key: String, place: SourceLocation?, value: Bool = true) {
    (self.key, self.place, self.value) = (key, place, value)
  }
}

/// A statement that would lay out and did not run.
package struct IdleStatement: Equatable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    /// Nothing of the function around it ran.
    case uncalled
    /// Its function ran, another branch of it.
    case branch
  }

  package var place: SourceLocation?
  /// What it calls or sets.
  package var statement: String
  /// The function or variable around it.
  package var function: String
  package var reason: Reason

  package init(place: SourceLocation?, statement: String, function: String, reason: Reason) {
    (self.place, self.statement, self.function, self.reason) = (place, statement, function, reason)
  }
}

/// A name that the source uses and nobody declares.
package struct MissingName: Equatable, Sendable {
  package var name: String
  package var count: Int
  package init(_ name: String, count: Int) { (self.name, self.count) = (name, count) }
}

/// A class in Swift that is not shown.
package struct RefusedType: Equatable, Sendable {
  package var name: String
  package var file: String
  package var reason: UnreadableType
  package var report: SourceReport

  package init(name: String, file: String, reason: UnreadableType, report: SourceReport) {
    (self.name, self.file, self.reason, self.report) = (name, file, reason, report)
  }
}
