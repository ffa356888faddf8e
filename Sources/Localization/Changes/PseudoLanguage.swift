/// A language that nobody speaks, which shows before anything is translated what translations will do to a layout. Xcode
/// has such languages for its schemes; docs/decisions/0112-pseudo-localisation.md says what is different here.
package enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// `Ŝîĝñ îñ`: Each letter from a to z has an accent, and is as wide as before. What stays as it is was not for
  /// translators.
  case accented
  /// `Ŝîĝñŝî îñî`: The same, and each word is longer by half.
  case long
  /// Letters of the original from right to left.
  case rightToLeft

  /// A text in this language.
  ///
  /// Placeholders (`%@`, `%1$d`, `{name}`) and everything that is no letter stay as they are, and so do texts without any
  /// letter. Line breaks stay where they are.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func text(of text: String) -> String {
    let parts = split(text)
    guard parts.contains(where: { !$0.isPlaceholder && $0.text.contains(where: \.isLetter) }) else {
      return text
    }
    switch self {
    case .accented: return parts.map { $1 ? String($0) : $0.map(withAccent).joined() }.joined()
    case .long: return lengthened(parts)
    case .rightToLeft: return reversed(text)
    }
  }
}

/// A letter with an accent; any other character itself. Every twin is one letter for the measuring of text, too, but that
/// of q, whose accent is a character of its own.
private func withAccent(_ character: Character) -> String { twins[character] ?? String(character) }

private let twins: [Character: String] = {
  let letters = "abcdefghijklmnopqrstuvwxyz"
  let accents = "áḃçďéḟĝĥîĵķļṁñöṗq̂řŝţûṽŵẋýž"
  var twins: [Character: String] = [:]
  for (letter, accent) in zip(letters, accents) {
    twins[letter] = String(accent)
    twins[Character(letter.uppercased())] = accent.uppercased()
  }
  return twins
}()

/// Each run of letters is followed by its own beginning once more, so that of all letters so far half, rounded up, were
/// added. What was added behind a small letter is small.
private func lengthened(_ parts: [TextPart]) -> String {
  var result = ""
  var (letters, added) = (0, 0)
  for part in parts {
    guard !part.isPlaceholder else {
      result += part.text
      continue
    }
    var run: [Character] = []
    func endRun() {
      letters += run.count
      let count = (letters + 1) / 2 - added
      let isSmall = run.last?.isLowercase ?? false
      for letter in run.prefix(count) {
        result += isSmall ? letter.lowercased().map(withAccent).joined() : withAccent(letter)
      }
      added += count
      run.removeAll()
    }
    for character in part.text {
      if !character.isLetter, !run.isEmpty { endRun() }
      result += withAccent(character)
      if character.isLetter { run.append(character) }
    }
    if !run.isEmpty { endRun() }
  }
  return result
}

/// Each line with letters between the marks that say how all characters between them run: right-to-left override, and pop
/// directional formatting.
private func reversed(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).reduce(into: "") { result, line in
    result += line.contains(where: \.isLetter) ? "\u{202E}\(line)\u{202C}" : String(line)
    if line.endIndex < text.endIndex { result.append(text[line.endIndex]) }
  }
}

/// A piece of a text: a placeholder, or what is between two.
private typealias TextPart = (text: Substring, isPlaceholder: Bool)

private func split(_ text: String) -> [TextPart] {
  var parts: [TextPart] = []
  var start = text.startIndex
  var place = start
  while place < text.endIndex {
    guard let end = endOfPlaceholder(text, at: place) else {
      place = text.index(after: place)
      continue
    }
    if start < place { parts.append((text[start..<place], false)) }
    parts.append((text[place..<end], true))
    (place, start) = (end, end)
  }
  if start < text.endIndex { parts.append((text[start...], false)) }
  return parts
}

/// Where a placeholder ends that begins at a place, nil if none begins there: of printf, with Foundation's `%@` and
/// `%#@name@`, or a name in braces.
private func endOfPlaceholder(_ text: String, at start: String.Index) -> String.Index? {
  let rest = text[start...]
  switch rest.first {
  case "{"?:
    let name = rest.dropFirst().prefix { ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == "}" else { return nil }
    return text.index(after: name.endIndex)
  case "%"?:
    // The blank, a flag of printf, too, is left out: it stands after percentages.
    var format = rest.dropFirst().drop { $0.isASCII && ($0.isNumber || "$-+#'.*".contains($0)) }
    if format.first == "@", rest.dropFirst().first == "#" {
      let name = format.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isClosed = name.endIndex < text.endIndex && text[name.endIndex] == "@"
      return isClosed ? text.index(after: name.endIndex) : name.startIndex
    }
    let modifiers = ["hh", "h", "ll", "l", "q", "L", "z", "t", "j"]
    if let modifier = modifiers.first(where: format.hasPrefix) { format = format.dropFirst(modifier.count) }
    guard let conversion = format.first, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(conversion) else { return nil }
    return text.index(after: format.startIndex)
  default: return nil
  }
}
