import JSON

/// The statements of code that makes constraints, one after the other: `NSLayoutConstraint.activate([ … ])`, or lines with
/// commas, semicolons or nothing between them.
///
/// It knows brackets, quotes and comments only. What activates or adds constraints is left out, together with its brackets, so
/// that every statement is a constraint, or sets a value of one.
///
/// - Complexity: O(*n*) for all statements together.
struct ConstraintStatements {
  private let bytes: JSONBytes
  private let end: Int
  private var next: Int
  /// Whether brackets of what activates constraints are open.
  private var isWrapped = false
  /// How many brackets without a name may still be left out. Looking at one has a cost.
  private var bracketsLeft = 8

  init(_ bytes: JSONBytes, _ start: Int, _ end: Int) { (self.bytes, self.end, next) = (bytes, end, start) }

  /// Goes to the next statement; nil at the end of the string.
  mutating func nextStatement() -> Range<Int>? {
    skipToStatement()
    while skipWrapper() { skipToStatement() }
    guard next < end else { return nil }
    let start = next
    goToEndOfStatement()
    var last = bytes.beforeBlanks(start, next)
    // A bracket that nothing opened is a statement by itself, which nobody can read.
    if last == start { (next, last) = (start + 1, start + 1) }
    return start..<last
  }

  /// Skips blanks, separators, comments, and the brackets that end what activates constraints.
  private mutating func skipToStatement() {
    while next < end {
      let byte = bytes[next]
      let isSeparator = isBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
      if isSeparator || isWrapped && (byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")")) {
        next += 1
      } else if !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    guard bytes[next] == UInt8(ascii: "/"), next + 1 < end else { return false }
    switch bytes[next + 1] {
    case UInt8(ascii: "/"): while next < end, bytes[next] != 0x0A { next += 1 }
    case UInt8(ascii: "*"):
      next += 2
      while next < end, bytes[next] != UInt8(ascii: "/") || bytes[next - 1] != UInt8(ascii: "*") { next += 1 }
      next = min(next + 1, end)
    default: return false
    }
    return true
  }

  private mutating func goToEndOfStatement() {
    var depth = 0
    while next < end {
      switch bytes[next] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): skipQuoted()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ";"): if depth == 0, !goesOnWithPriority { return }
      case 0x0A: if depth == 0, !goOnBehindLine() { return }
      case UInt8(ascii: "/"):
        let second = bytes[next + 1]
        if depth == 0, second == UInt8(ascii: "/") || second == UInt8(ascii: "*") { return }
      default: break
      }
      next = min(next + 1, end)
    }
  }

  private mutating func skipQuoted() {
    let quote = bytes[next]
    next += 1
    while next < end, bytes[next] != quote { next += 1 }
  }

  /// Whether a priority or an identifier follows a separator: it belongs to the statement.
  private var goesOnWithPriority: Bool {
    let first = bytes.behindBlanks(next + 1, end)
    return first < end && (bytes[first] == UInt8(ascii: "@") || bytes[first] == UInt8(ascii: "'"))
  }

  /// Goes to the member with which the line after a line's end goes on; false, and nothing is skipped, if it does not.
  private mutating func goOnBehindLine() -> Bool {
    let first = bytes.behindBlanks(next, end)
    guard first < end, bytes[first] == UInt8(ascii: ".") else { return false }
    next = first
    return true
  }

  /// What takes constraints in Swift and Objective-C.
  private static let takers: Set = ["activate", "activateConstraints", "addConstraint", "addConstraints"]

  /// Skips `NSLayoutConstraint.activate([`, `[NSLayoutConstraint activateConstraints:@[`, or the bracket of a list.
  private mutating func skipWrapper() -> Bool {
    guard next < end else { return false }
    var place = next
    if bytes[place] == UInt8(ascii: "["), bracketsLeft > 0, !bytes.isMessage(at: place, end) {
      bracketsLeft -= 1
      isWrapped = true
      next += 1
      return true
    }
    let isMessage = bytes[place] == UInt8(ascii: "[")
    if isMessage { place = bytes.endOfName(bytes.behindBlanks(place + 1, end), end, hasDots: true) }
    let first = bytes.behindBlanks(place, end)
    let last = bytes.endOfName(first, end, hasDots: true)
    guard last > first, Self.takers.contains(lastName(first, last)) else { return false }
    place = bytes.behindBlanks(last, end)
    guard bytes[place] == UInt8(ascii: isMessage ? ":" : "(") else { return false }
    place = bytes.behindBlanks(place + 1, end)
    if bytes[place] == UInt8(ascii: "@") { place += 1 }
    if bytes[place] == UInt8(ascii: "["), !bytes.isMessage(at: place, end) { place += 1 }
    isWrapped = true
    next = min(place, end)
    return true
  }

  private func lastName(_ start: Int, _ end: Int) -> String {
    var first = end
    while first > start, bytes[first - 1] != UInt8(ascii: ".") { first -= 1 }
    return end - first <= 20 ? bytes.string(first, end) : ""
  }
}
