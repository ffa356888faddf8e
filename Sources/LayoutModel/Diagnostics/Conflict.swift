package import JSON

/// A minimal set of required constraints with no common solution, and the one that was broken (AL-conflicts).
package struct Conflict: Hashable, Sendable {
  /// One constraint of the set with its multiplier in the certificate: the multiplied constraints add up to a
  /// contradiction.
  package struct Member: Hashable, Sendable {
    package var pointer: JSONPointer?
    package var identifier: String?
    /// The constraint in the string form of the request.
    package var text: String
    package var multiplier: Double
    /// Line in a text that is no document, counted from 1.
    package var line: Int?
    /// Where in a file it comes from that the document was made of; nil where the document does not tell.
    package var source: SourceLocation?

    package init(pointer: JSONPointer?, identifier: String?, text: String, multiplier: Double) {
      self.pointer = pointer
      self.identifier = identifier
      self.text = text
      self.multiplier = multiplier
    }
  }

  /// What the request or a generated rule contributed, in canonical order. Where ``constraintCount`` is given, the
  /// first few and the broken one.
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

  package init(constraints: [Member], implicit: [Member], broken: Int, consoleText: String) {
    self.constraints = constraints
    self.implicit = implicit
    self.broken = broken
    self.consoleText = consoleText
  }
}
