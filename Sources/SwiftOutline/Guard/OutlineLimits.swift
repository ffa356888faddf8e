/// What a Swift file may have in it before a parser gets it.
///
/// The parser overflows its stack, or takes time that grows faster than the file, with what real files have little of
/// (docs/decisions/0130-a-guard-before-the-parser.md).
package struct OutlineLimits: Hashable, Sendable {
  /// Bytes of a file.
  package var bytes = 512 << 10
  /// Tokens of a file: each takes the parser the same time, however short it is.
  package var tokens = 120_000
  /// `(`, `[`, `{` and interpolations in each other.
  package var brackets = 64
  /// `[` in each other.
  package var squares = 12
  /// The sum of 2^depth over all `[` that stand in more than four others.
  package var squareSum = 16_384
  /// `(`, `[` and `{` in the arguments of attributes and macros, in each other.
  package var attributes = 6
  /// `<` in each other, of types or what looks like them.
  package var angles = 32
  /// Tokens between a `<` and its `>`, beside those in brackets.
  package var tokensInAngles = 128
  /// `->` in a row.
  package var arrows = 64
  /// `else if` in a row.
  package var elseIfs = 512
  /// Words, attributes or operators in a row with nothing between them: `try try`, `- -`.
  package var prefixes = 64
  /// `#if` in `#if`.
  package var conditions = 32
  /// `#elseif` behind one `#if`.
  package var branches = 64
  /// Strings in interpolations of strings.
  package var strings = 8
  /// `a ? b ? …` in each other.
  package var questions = 64
  /// `? :` in a row, and closures and calls behind each other.
  package var ternaries = 1_000
  /// Members, calls and operators in a row, as in `a.b.c` and `a + b + c`.
  package var chain = 10_000
  /// All of these in each other, added: what the parser's stack has to hold.
  package var depth = 640
  /// Brackets that nothing closes, that another one closes, and that close nothing.
  package var mismatches = 8
  /// Tokens in the bodies of types that belong to no declaration.
  package var strays = 64
  /// Bytes that are looked at in vain for an end, such as that of a regex, as a multiple of the file.
  package var looks = 8

  package init() {}

  /// The limits of the service.
  package static let service = OutlineLimits()
}

/// Why a Swift file does not go to the parser, and where.
package struct OutlineRefusal: Hashable, Sendable, Error {
  package var code: Code
  /// From the beginning of the file, in bytes.
  package var offset: Int
  /// From 1.
  package var line: Int
  /// In bytes of UTF-8, from 1.
  package var column: Int

  /// What there is too much of.
  package enum Code: String, Sendable, CaseIterable {
    case tooManyBytes, tooManyTokens, bracketsTooDeep, squaresTooDeep, tooManyDeepSquares, attributesTooDeep
    case anglesTooDeep, anglesTooLong, tooManyArrows, tooManyElseIfs, tooManyPrefixes, conditionsTooDeep,
      tooManyBranches
    case stringsTooDeep, questionsTooDeep, tooManyTernaries, chainTooLong, tooDeep, tooManyOpenEnds,
      tooManyMismatches, tooManyStrays
    /// Not counted but never in a file that compiles: the parser reads these in ways of its own.
    case nulByte, conflictMarker, curlyQuotes, slashes, openInterpolation, backtick
  }

  init(_ code: Code, at offset: Int, in bytes: SourceBytes) {
    (self.code, self.offset) = (code, offset)
    (line, column) = bytes.place(of: offset)
  }
}

extension SourceBytes {
  /// Line and column of an offset, found by walking there.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (line, start) = (1, 0)
    for index in 0..<min(offset, count) {
      let isLineEnd = self[index] == 0x0A || self[index] == 0x0D && self[index + 1] != 0x0A
      if isLineEnd { (line, start) = (line + 1, index + 1) }
    }
    return (line, offset - start + 1)
  }
}
