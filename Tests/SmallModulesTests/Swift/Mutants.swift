/// One change of a source that changes what it lays out, if anything does what the source says there.
struct Mutant: CustomStringConvertible {
  /// Where the change stands, in bytes.
  var offset: Int
  /// From 1.
  var line: Int
  var old: String
  var new: String

  var description: String { "line \(line): \(old) → \(new)" }

  func applied(to source: [UInt8]) -> [UInt8] {
    var changed = source
    changed.replaceSubrange(offset..<(offset + old.utf8.count), with: Array(new.utf8))
    return changed
  }
}

/// The changes of a source, one at a time: each number is another one, each view is not added, each constraint is inactive, an inequality, or
/// at another side.
func mutants(of source: [UInt8]) -> [Mutant] {
  var found: [Mutant] = []
  var line = 1
  var index = 0
  while index < source.count {
    if source[index] == UInt8(ascii: "\n") { line += 1 }
    if let end = endOfTextOrComment(source, at: index) {
      line += source[index..<end].count { $0 == UInt8(ascii: "\n") }
      index = end
    } else if let (old, new) = replacement(source, at: index) {
      found.append(Mutant(offset: index, line: line, old: old, new: new))
      index += old.utf8.count
    } else {
      index += 1
    }
  }
  return found
}

private let replacements: [(old: String, new: String)] = [
  ("addSubview(", "bringSubviewToFront("), ("addArrangedSubview(", "removeArrangedSubview("),
  (".activate(", ".deactivate("), ("isActive = true", "isActive = false"),
  ("equalTo:", "greaterThanOrEqualTo:"), ("equalTo(", "greaterThanOrEqualTo("),
  ("equalToConstant:", "greaterThanOrEqualToConstant:"), (".leadingAnchor", ".trailingAnchor"),
  (".trailingAnchor", ".leadingAnchor"), (".topAnchor", ".bottomAnchor"), (".bottomAnchor", ".topAnchor"),
  (".centerXAnchor", ".leadingAnchor"), (".centerYAnchor", ".topAnchor"), (".widthAnchor", ".heightAnchor"),
  (".heightAnchor", ".widthAnchor"),
]

private func replacement(_ source: [UInt8], at index: Int) -> (old: String, new: String)? {
  let isInsideWord = index > 0 && (isWord(source[index - 1]) || source[index - 1] == UInt8(ascii: "$"))
  if !isInsideWord, isDigit(source[index]), index == 0 || source[index - 1] != UInt8(ascii: ".") {
    let digits = source[index...].prefix { isDigit($0) }
    if let number = Int(String(decoding: digits, as: UTF8.self)) { return ("\(number)", "\(number + 1)") }
  }
  return replacements.first { old, _ in
    source[index...].starts(with: old.utf8) && (old.hasPrefix(".") || !isInsideWord)
  }
}

/// The end of a text or a comment that begins at an index.
private func endOfTextOrComment(_ source: [UInt8], at index: Int) -> Int? {
  if source[index...].starts(with: "//".utf8) {
    return source[index...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
  }
  guard source[index] == UInt8(ascii: "\"") else { return nil }
  var end = index + 1
  while end < source.count, source[end] != UInt8(ascii: "\""), source[end] != UInt8(ascii: "\n") {
    end += source[end] == UInt8(ascii: "\\") ? 2 : 1
  }
  return min(end + 1, source.count)
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func isWord(_ byte: UInt8) -> Bool {
  isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
