/// A text from outside as a part of one line: line breaks and tabs between words become blanks, other control characters, and what
/// turns the direction of what follows, U+FFFD. So no text can move the cursor of a terminal or begin a line of its own.
func oneLine(_ text: String) -> String {
  var line = String.UnicodeScalarView()
  var isAfterBreak = false
  for scalar in text.unicodeScalars {
    if isBreak(scalar) {
      isAfterBreak = !line.isEmpty
      continue
    }
    if isAfterBreak { line.append(" ") }
    isAfterBreak = false
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: line.append("\u{FFFD}")
    default: line.append(scalar)
    }
  }
  return String(line)
}

private func isBreak(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
  default: false
  }
}

/// `1 error`, `2 errors`.
func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

/// The first few of a list, and how many there are besides: `a, b and 3 more`.
func listed(_ items: [String], most: Int) -> String {
  let rest = items.count - most
  return items.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}
