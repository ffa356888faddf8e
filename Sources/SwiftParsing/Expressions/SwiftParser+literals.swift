import JSON
import SwiftLexing
import SwiftProgram

extension SwiftParser {
  /// The value of `1_000`, `0xFF`, `0b1`, `1.5e3`.
  func numberLiteral(_ token: SwiftToken) -> Expression {
    let digits = text(token).filter { $0 != "_" }
    let isHexadecimal = digits.hasPrefix("0x")
    let hasOtherRadix = isHexadecimal || digits.hasPrefix("0b") || digits.hasPrefix("0o")
    let isFloating = digits.utf8.contains {
      $0 == UInt8(ascii: ".")
        || $0 | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
          && (isHexadecimal || !hasOtherRadix)
    }
    if isFloating { return Double(digits).map { .floating($0) } ?? .unreadable("float literal") }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return UInt(digits.dropFirst(2), radix: radix).map { .integer(Int(bitPattern: $0)) }
        ?? .unreadable("integer literal")
    }
    return Int(digits).map { .integer($0) } ?? .unreadable("integer literal")
  }

  /// How a string is written.
  private struct StringForm {
    var hashes = 0
    var isMultiline = false
    /// The bytes before the text of its first piece.
    var opening = 1
    /// The blanks that stand before each line of several, by the last line.
    var indentation: Range<Int> = 0..<0
  }

  /// Reads a string with its interpolations.
  func stringLiteral() -> [StringSegment] {
    var form = StringForm()
    while source[token.start + form.hashes] == UInt8(ascii: "#") { form.hashes += 1 }
    let quote = token.start + form.hashes
    form.opening = form.hashes + 1
    let last = lastPiece()
    if source.have("\"\"\"", at: quote), isMultilineEnd(last, form.hashes, quote) {
      form.isMultiline = true
      form.opening = form.hashes + 3
      form.indentation = indentation(before: last.end - form.hashes - 3, from: last.start)
    }
    var found: [StringSegment] = []
    var isFirst = true
    while isAt(.interpolation), refusal == nil {
      let opening = position
      add(piece: token, form, isFirst: isFirst, isLast: false, &found)
      isFirst = false
      guard enter() else { break }
      defer { leave() }
      advance()
      let values = arguments(until: .interpolationEnd)
      found.append(.interpolation(values))
      close(opening, .interpolationEnd, ")")
    }
    guard isAt(.string) else {
      fault("Something is missing here: the end of a string.")
      return found
    }
    add(piece: token, form, isFirst: isFirst, isLast: true, &found)
    if found.isEmpty { found.append(.text("")) }
    advance()
    return found
  }

  /// The token that ends the string which begins here.
  private func lastPiece() -> SwiftToken {
    var index = position
    while tokens[index].kind == .interpolation, let end = pairs[index] { index = end + 1 }
    return nth(index)
  }

  /// Whether a token ends a string of several lines.
  private func isMultilineEnd(_ last: SwiftToken, _ hashes: Int, _ quote: Int) -> Bool {
    guard source[quote + 3] == 0x0A || source[quote + 3] == 0x0D else { return false }
    return last.kind == .string && last.end - hashes - 3 > quote
      && source.have("\"\"\"", at: last.end - hashes - 3)
  }

  private func indentation(before end: Int, from start: Int) -> Range<Int> {
    var first = end
    while first > start, source[first - 1] == 0x20 || source[first - 1] == 0x09 { first -= 1 }
    return first..<end
  }

  private func add(
    piece: SwiftToken, _ form: StringForm, isFirst: Bool, isLast: Bool, _ found: inout [StringSegment]
  ) {
    var start = piece.start + (isFirst ? form.opening : 0)
    var end = piece.end - (isLast ? form.opening : form.hashes + 2)
    if isLast, !isClosed(piece, form, isFirst: isFirst) {
      fault("Something is missing here: the end of a string.")
      end = piece.end
    }
    start = min(start, end)
    let content = form.isMultiline ? lines(start, end, form, isFirst, isLast) : [text(start, end)]
    var text = ""
    for line in content { text += (unescaped(line, hashes: form.hashes) ?? line).streamSafe }
    if !text.isEmpty { found.append(.text(text.streamSafe)) }
  }

  private func isClosed(_ piece: SwiftToken, _ form: StringForm, isFirst: Bool) -> Bool {
    let quote = source[piece.end - form.hashes - 1]
    return piece.end - piece.start >= form.opening * (isFirst ? 2 : 1)
      && (quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"))
  }

  /// The lines of a piece of a string of several lines, without their indentation.
  private func lines(_ start: Int, _ end: Int, _ form: StringForm, _ isFirst: Bool, _ isLast: Bool)
    -> [String]
  {
    var found: [String] = []
    var end = end
    if isLast {
      // The end of the line before the quotes is no part of the text.
      end = max(start, form.indentation.lowerBound)
      if end > start, source[end - 1] == 0x0A { end -= 1 }
      if end > start, source[end - 1] == 0x0D { end -= 1 }
    }
    var offset = start
    var isLineStart = isFirst
    if isFirst {
      if source[offset] == 0x0D { offset += 1 }
      if source[offset] == 0x0A { offset += 1 }
    }
    while offset < end {
      if isLineStart { offset = behindIndentation(offset, end, form) }
      var lineEnd = offset
      while lineEnd < end, source[lineEnd] != 0x0A, source[lineEnd] != 0x0D { lineEnd += 1 }
      let isContinued = lineEnd < end ? escapesLineEnd(offset, lineEnd, form) : nil
      var line = text(offset, isContinued ?? lineEnd)
      if lineEnd < end {
        if isContinued == nil { line += "\n" }
        offset = lineEnd + (source[lineEnd] == 0x0D && source[lineEnd + 1] == 0x0A ? 2 : 1)
        isLineStart = true
      } else {
        offset = end
      }
      found.append(line)
    }
    return found
  }

  private func behindIndentation(_ start: Int, _ end: Int, _ form: StringForm) -> Int {
    var offset = start
    for wanted in form.indentation {
      guard offset < end, source[offset] == source[wanted] else { break }
      offset += 1
    }
    return offset
  }

  /// Where the `\` stands that joins a line to the next one; nil where none does.
  private func escapesLineEnd(_ start: Int, _ end: Int, _ form: StringForm) -> Int? {
    var offset = end
    while offset > start, source[offset - 1] == 0x20 || source[offset - 1] == 0x09 { offset -= 1 }
    for _ in 0..<form.hashes {
      guard offset > start, source[offset - 1] == UInt8(ascii: "#") else { return nil }
      offset -= 1
    }
    var backslashes = 0
    while offset - backslashes > start, source[offset - backslashes - 1] == UInt8(ascii: "\\") {
      backslashes += 1
    }
    return (form.hashes > 0 ? backslashes > 0 : backslashes % 2 == 1) ? offset - 1 : nil
  }

  /// A piece of a literal with what its escapes stand for; nil where one is wrong.
  private func unescaped(_ text: String, hashes: Int) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var found: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), haveHashes(bytes, hashes, at: index + 1) else {
        found.append(bytes[index])
        index += 1
        continue
      }
      index += 1 + hashes
      guard index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "n"): found.append(0x0A)
      case UInt8(ascii: "t"): found.append(0x09)
      case UInt8(ascii: "r"): found.append(0x0D)
      case UInt8(ascii: "0"): found.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): found.append(bytes[index])
      case UInt8(ascii: "u"):
        guard let scalar = scalar(bytes, &index) else { return nil }
        found += Array(String(scalar).utf8)
      default: return nil
      }
      index += 1
    }
    return String(outside: found)
  }

  private func haveHashes(_ bytes: [UInt8], _ count: Int, at start: Int) -> Bool {
    var index = start
    while index < bytes.count, index - start < count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    return index - start == count
  }

  /// The character of `u{1F600}`, which begins at an index that then is that of its `}`.
  private func scalar(_ bytes: [UInt8], _ index: inout Int) -> Unicode.Scalar? {
    var value: UInt32 = 0
    var digits = 0
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "{") else { return nil }
    index += 2
    while index < bytes.count, bytes[index] != UInt8(ascii: "}") {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digits < 8 else { return nil }
      (value, digits) = (value << 4 | UInt32(digit), digits + 1)
      index += 1
    }
    return index < bytes.count && digits > 0 ? Unicode.Scalar(value) : nil
  }
}
