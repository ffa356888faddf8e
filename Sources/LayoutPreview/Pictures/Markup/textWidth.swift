/// About how wide a text comes out in whatever font the reader has, in ems.
func estimatedEms(_ scalar: Unicode.Scalar) -> Double {
  switch scalar {
  case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "f", "t", "(", ")", "[", "]", "r", "/":
    0.36
  case "m", "w", "M", "W", "@", "%", "…": 0.92
  case "A"..."Z", "0"..."9", "=", "+", "<", ">", "#", "~", "_": 0.66
  case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}": 0
  case "\u{1100}"...: 1.05
  default: 0.58
  }
}

/// About how wide a text comes out, in the unit of `size`. Of a long text the first few hundred characters count.
func estimatedWidth(of text: String, size: Double) -> Double {
  text.unicodeScalars.prefix(400).reduce(0) { $0 + estimatedEms($1) } * size
}

/// As much of a text as there is room for, with an ellipsis where something is missing; nil if hardly anything is left.
///
/// - Complexity: O(*width* / *size*).
func truncated(_ text: String, to width: Double, size: Double) -> String? {
  let room = width / size
  // No character is wider: most names are short, and need no look.
  if Double(text.utf8.count) * 1.05 <= room { return text.isEmpty ? nil : text }
  var (ems, count, fitting) = (0.0, 0, 0)
  for scalar in text.unicodeScalars {
    ems += estimatedEms(scalar)
    count += 1
    if ems + 0.92 <= room { fitting = count }
    guard ems <= room, count < 400 else {
      guard fitting >= 3 else { return nil }
      var start = text.unicodeScalars.prefix(fitting)
      while start.last == " " { start.removeLast() }
      return String(String.UnicodeScalarView(start)) + "…"
    }
  }
  return text
}

/// A text in lines of at most that width; the last one ends in an ellipsis where the text goes on.
///
/// - Complexity: O(*lines* · *width* / *size*).
func wrapped(_ text: String, to width: Double, size: Double, lines: Int) -> [String] {
  let room = max(8, width / size)
  var result: [String] = []
  var rest = text.unicodeScalars[...]
  while !rest.isEmpty {
    if result.count == lines - 1 {
      let line = String(String.UnicodeScalarView(rest.prefix(500)))
      return result + [truncated(line, to: width, size: size) ?? "…"]
    }
    let end = endOfLine(rest, room: room)
    result.append(String(String.UnicodeScalarView(rest[..<end])))
    rest = rest[end...].drop { $0 == " " }
  }
  return result
}

/// Where the line ends that a text begins with: behind a word, or in one that is too long.
private func endOfLine(_ text: Substring.UnicodeScalarView, room: Double) -> String.Index {
  var ems = 0.0
  var lastBlank: String.Index?
  for index in text.indices {
    if text[index] == "\n" { return text.index(after: index) }
    if text[index] == " " { lastBlank = index }
    ems += estimatedEms(text[index])
    if ems > room { return lastBlank ?? (index == text.startIndex ? text.index(after: index) : index) }
  }
  return text.endIndex
}
