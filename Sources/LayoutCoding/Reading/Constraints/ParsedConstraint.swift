import LayoutModel

/// The string form of a constraint, as far as it can be read without knowing the document:
/// `ITEM.ATTRIBUTE REL RIGHT [@PRIORITY] ['IDENTIFIER']`. Places are offsets in the bytes that it was read from.
struct ParsedConstraint {
  struct Span {
    var first: Int32 = 0
    var last: Int32 = 0

    @inline(__always)
    init(start: Int = 0, end: Int = 0) {
      (first, last) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
    }

    var start: Int { Int(first) }
    var end: Int { Int(last) }
    var isEmpty: Bool { first == last }
  }

  /// An item by name.
  struct Item {
    var id = Span()
    /// The guide after the id, empty for the view or guide itself.
    var guide = Span()
  }

  struct Attribute {
    /// Nil if there is none of that name.
    var value: LayoutAttribute?
    var name = Span()
  }

  var first = Item()
  var firstAttribute = Attribute()
  var relation = LayoutConstraint.Relation.equal
  var hasSecond = false
  var second = Item()
  var secondAttribute = Attribute()
  var multiplier: Double = 1
  var constant: Double = 0
  /// As it is written, also if UIKit has no such priority.
  var priority: Double = 1000
  /// Where the numbers stand; 0 for what is not written.
  var multiplierPlace = 0
  var constantPlace = 0
  var priorityPlace = 0
  /// Nil if it has none; it may be empty.
  var identifier: Span?
  /// False where code says `.isActive = false`.
  var isActive = true
}

/// Why a constraint string cannot be read.
struct ConstraintSyntaxError: Error {
  /// A noun phrase.
  var expected: StaticString
  var place: Int
}
