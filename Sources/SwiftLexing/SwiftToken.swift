/// A token of a Swift file.
package struct SwiftToken: Sendable {
  package var kind: Kind
  /// Which word of Swift a name is; nil for names and for what is none.
  package var keyword: Keyword = .none
  /// Whether a line ends between this token and the one before it.
  package var isFirstOfLine = false
  package var start: Int
  package var end: Int

  package init(kind: Kind, keyword: Keyword = .none, isFirstOfLine: Bool = false, start: Int, end: Int) {
    (self.kind, self.keyword, self.isFirstOfLine) = (kind, keyword, isFirstOfLine)
    (self.start, self.end) = (start, end)
  }

  /// What tokens are told apart by.
  package enum Kind: UInt8, Sendable {
    case endOfFile
    /// Names, with and without backticks, and words of Swift.
    case name
    /// `$0`.
    case dollar
    case number
    /// A whole string, or its end behind the last interpolation.
    case string
    /// A string up to an interpolation, with its `\(`.
    case interpolation
    /// The `)` that ends an interpolation, or the end of the line that does.
    case interpolationEnd
    case regex
    case openParenthesis, closeParenthesis, openSquare, closeSquare, openBrace, closeBrace
    case comma, semicolon, colon, atSign, backslash, backtick, period
    /// A `#` that begins a macro's name.
    case pound
    case poundIf, poundElseif, poundElse, poundEndif
    case arrow, equal
    /// A `?` or `!` behind something.
    case postfixMark
    /// A `?` between blanks.
    case infixQuestion
    case prefixOperator, postfixOperator, binaryOperator
    case unknown
  }
}

/// The words of Swift that the outline tells from names; many are names where they mean nothing.
package enum Keyword: UInt8, CaseIterable, Sendable {
  case none
  case `actor`, `any`, `Any`, `as`, `associatedtype`, `async`, `await`, `borrowing`, `break`, `case`, `catch`,
    `class`
  case consume, consuming, `continue`, convenience, copy, `default`, `defer`, `deinit`, `discard`,
    distributed, `do`
  case dynamic, each, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, final, `for`,
    `func`, `guard`
  case `if`, `import`, `in`, indirect, infix, `init`, `inout`, `internal`, `is`, isolated, lazy, `let`, macro,
    mutating
  case `nil`, nonisolated, nonmutating, open, `operator`, optional, override, package, postfix,
    `precedencegroup`
  case prefix, `private`, `protocol`, `public`, reasync, `repeat`, required, `rethrows`, `return`, `self`,
    `Self`
  case sending, some, `static`, `struct`, `subscript`, `super`, `switch`, then, `throw`, `throws`, `true`,
    `try`
  case `typealias`, unowned, unsafe, `var`, weak, `where`, `while`, yield
  case preconcurrency, transferring, coroutine
  /// Modifiers that nobody should write: `__owned`.
  case underscored
}

/// Finds the words of Swift by their bytes.
struct KeywordTable {
  /// One more than the place in ``words``, 0 for nothing, by a number made of the bytes.
  private var slots = [UInt8](repeating: 0, count: 512)
  /// The first eight bytes of a word, its length and its last eight bytes: no word has more than sixteen.
  private var words: [(first: UInt64, count: Int, last: UInt64, keyword: Keyword)] = []

  static let shared = KeywordTable()

  private init() {
    for keyword in Keyword.allCases.dropFirst() where keyword != .underscored { add("\(keyword)", keyword) }
    for word in [
      "__consuming", "__owned", "__shared", "__setter_access", "_borrow", "_const", "_linear", "_local",
      "_mutating",
      "_read", "_modify",
    ] {
      add(word, .underscored)
    }
  }

  private mutating func add(_ word: String, _ keyword: Keyword) {
    let text = Array(word.utf8)
    let first = text.prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
    let last = text.suffix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
    words.append((first, text.count, last, keyword))
    var slot = Self.slot(first, text.count)
    while slots[slot] != 0 { slot = (slot + 1) & 511 }
    slots[slot] = UInt8(words.count)
  }

  @inline(__always) private static func slot(_ first: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: ((first ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  /// The word between two offsets, ``Keyword/none`` for a name.
  @inline(__always) func word(_ bytes: SourceBytes, _ start: Int, _ end: Int) -> Keyword {
    let count = end &- start
    guard count >= 2, count <= 15 else { return .none }
    let word = bytes.word(at: start)
    let first = count < 8 ? word & (1 << UInt64(count &* 8) &- 1) : word
    var slot = Self.slot(first, count)
    while slots[slot] != 0 {
      let candidate = words[Int(slots[slot]) - 1]
      if candidate.first == first, candidate.count == count,
        count <= 8 || candidate.last == bytes.word(at: end &- 8)
      {
        return candidate.keyword
      }
      slot = (slot &+ 1) & 511
    }
    return .none
  }
}
