import JSON

// The bytes of code, as all who read it see them.

/// Whether a byte stands between tokens only.
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

/// Whether a byte may be part of a name in code.
func isNamePart(_ byte: UInt8) -> Bool {
  isASCIILetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
}

extension JSONBytes {
  /// Where the blanks from an offset on end.
  func behindBlanks(_ start: Int, _ end: Int = .max) -> Int {
    var next = start
    while next < end, isBlank(self[next]) { next &+= 1 }
    return next
  }

  /// Where the blanks before an offset begin.
  func beforeBlanks(_ start: Int, _ end: Int) -> Int {
    var last = end
    while last > start, isBlank(self[last - 1]) { last -= 1 }
    return last
  }

  /// Where the name from an offset on ends, or names with dots between them.
  func endOfName(_ start: Int, _ end: Int, hasDots: Bool) -> Int {
    var last = start
    while last < end, isNamePart(self[last]) || hasDots && self[last] == UInt8(ascii: ".") { last += 1 }
    return last
  }

  /// Whether the bracket at an offset begins a message of Objective-C, and neither a list nor a view of a visual format: a
  /// message follows its receiver after a blank.
  func isMessage(at offset: Int, _ end: Int) -> Bool {
    let first = behindBlanks(offset + 1, end)
    // The receiver of a message may be the result of another one.
    let isNested = self[first] == UInt8(ascii: "[")
    let last = isNested ? endOfBracket(first, end) : endOfName(first, end, hasDots: true)
    guard isNested || last > first && last < end && isBlank(self[last]) else { return false }
    let selector = behindBlanks(last, end)
    return selector < end && isASCIILetter(self[selector])
  }

  /// Where the bracket that opens at an offset ends, which tells nested messages by the inner one's end only: `[[a b] c:d]`,
  /// and not `[[a b:c], …]`.
  private func endOfBracket(_ offset: Int, _ end: Int) -> Int {
    var (next, depth) = (offset + 1, 1)
    let limit = Swift.min(end, offset + CodeParser.longest)
    while next < limit, depth > 0 {
      if self[next] == UInt8(ascii: "[") { depth += 1 }
      if self[next] == UInt8(ascii: "]") { depth -= 1 }
      next += 1
    }
    return next
  }

  /// Whether the bracket with which a string begins is that of code, and not that of a view of a visual format.
  func isCode(at offset: Int, _ end: Int) -> Bool {
    let first = behindBlanks(offset + 1, end)
    if [UInt8(ascii: "["), UInt8(ascii: "@"), UInt8(ascii: "/")].contains(self[first]) { return true }
    let last = endOfName(first, end, hasDots: false)
    let isCall =
      self[last] == UInt8(ascii: "(") && last - first == 18 && string(first, last) == "NSLayoutConstraint"
    return last > first && (self[last] == UInt8(ascii: ".") || isCall) || isMessage(at: offset, end)
  }
}
