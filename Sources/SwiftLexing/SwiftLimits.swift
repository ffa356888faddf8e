/// What a Swift file may have in it.
///
/// Real files have little of it (docs/decisions/0133-a-parser-of-our-own.md), and what has more could take long or a deep stack.
package struct SwiftLimits: Hashable, Sendable {
  /// Bytes of a file.
  package var bytes = 512 << 10
  /// Tokens of a file: each takes the same time, however short it is.
  package var tokens = 120_000
  /// `(`, `[`, `{` and interpolations in each other.
  package var brackets = 64
  /// `#if` in `#if`.
  package var conditions = 32
  /// Types, expressions, statements and members in each other, added: what the stack has to hold.
  package var depth = 128
  /// Members, calls and operators in a row, as in `a.b.c` and `a + b + c`.
  package var chain = 10_000
  /// `? :` in a row.
  package var ternaries = 1_000
  /// `else if` in a row.
  package var branches = 512
  /// Groups of operators that a file declares.
  package var groups = 256
  /// Bytes that are looked at in vain for an end, such as that of a regex, as a multiple of the file.
  package var looks = 8

  package init() {}

  /// The limits of the service.
  package static let service = SwiftLimits()
}
