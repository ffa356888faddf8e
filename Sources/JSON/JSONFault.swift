/// What kind of JSON value stands somewhere.
package enum JSONType: String, Hashable, Sendable {
  case object, array, string, number, boolean, null
}

/// Why bytes are not a JSON text.
package enum JSONSyntaxError: String, Hashable, Sendable {
  case unexpectedEnd, trailingComma, expectedValue, expectedKey, expectedColon, expectedCommaOrEnd
  case invalidNumber, invalidEscape, controlCharacter, loneSurrogate, invalidUTF8
  case trailingBytes, tooDeep
}

/// What is wrong with a JSON text, as far as one can say without knowing what it means.
package struct JSONFault: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Not JSON (RFC 8259) or not UTF-8. Offsets count bytes from 0, line and column from 1.
    case syntax(JSONSyntaxError, offset: Int, line: Int, column: Int)
    /// Objects and arrays are nested deeper than the reader allows.
    case tooDeep(limit: Int, depth: Int)
    /// A value of another type. `expected` is a noun phrase: "a number".
    case wrongType(expected: String, found: JSONType)
    /// A number of a value that is not among those expected.
    case invalidNumber(expected: String)
    /// A number beyond what a double holds (1e999).
    case nonFinite
    /// A name that stands twice in one object, or under two spellings of one key.
    case duplicateMember(String)
    /// A name that is none of those that the object may have, and none that are ignored there. `value` is that of the member
    /// where it is short and no object or array, without its quotes.
    case unknownMember(String, known: [String], ignored: [String], value: String?)
  }

  package var kind: Kind
  /// The member or element that is at fault.
  package var pointer: JSONPointer

  package init(_ kind: Kind, at pointer: JSONPointer) {
    self.kind = kind
    self.pointer = pointer
  }
}

/// Thrown where a text cannot be read on. What ended the reading stands in ``JSONReader/ending``.
package struct ReadingEnded: Error {
  package init() {}
}
