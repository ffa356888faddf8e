/// What the contract says of a value of an answer.
package indirect enum AnswerShape: Sendable {
  case text, integer, number, flag
  /// One of these.
  case words([String])
  /// The members in the order in which they are written; a closure, since objects can hold others of their kind.
  case object(@Sendable () -> [AnswerMember])
  case list(AnswerShape)
  /// An object whose members have names of the document.
  case map(AnswerShape)
  /// The value, or null.
  case nullable(AnswerShape)
  /// A value of one of several shapes.
  case choice([AnswerShape])
  /// A value whose shape the contract tells in other words.
  case any
}

/// A member of an object of an answer, as the contract has it.
package struct AnswerMember: Sendable {
  package let name: String
  package let shape: AnswerShape
  /// Whether it may be left out.
  package var isOptional: Bool

  package init(_ name: String, _ shape: AnswerShape, isOptional: Bool = false) {
    (self.name, self.shape, self.isOptional) = (name, shape, isOptional)
  }

  var asOptional: AnswerMember {
    var other = self
    other.isOptional = true
    return other
  }
}
