import LayoutModel

/// A text from outside as a part of one line: line breaks and tabs between words become blanks, other control characters, and what
/// turns the direction of what follows, escapes. So no text can move the cursor of a terminal or begin a line of its own.
func oneLine(_ text: String) -> String {
  var line = String.UnicodeScalarView()
  var isAfterBreak = false
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029:
      isAfterBreak = !line.isEmpty
      continue
    default: break
    }
    if isAfterBreak { line.append(" ") }
    isAfterBreak = false
    if scalar.isControl { line += scalar.escape.unicodeScalars } else { line.append(scalar) }
  }
  return String(line)
}

/// A text with other texts in the place of some of its characters.
func replaced(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if let other = replacement(scalar) { result += other } else { result.unicodeScalars.append(scalar) }
  }
  return result
}

/// `1 error`, `2 errors`.
func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

/// The first few of a list, and how many there are besides: `a, b and 3 more`.
func listed(_ items: [String], most: Int) -> String {
  let rest = items.count - most
  return items.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}

extension Diagnostic {
  /// The message with the element of a list that it is about: `… (menu: section 0, cell 3, and 19 others)`.
  var messageWithElement: String {
    guard let element else { return message }
    return "\(message) (\(oneLine(element.words)))"
  }

  /// How grave it is and its code: `error: unsatisfiableConstraints`.
  var title: String { "\(severity.rawValue): \(code.rawValue)" }

  /// Its place as compilers begin a line, `Main.storyboard:12:9: `; empty where nobody knows it.
  var linePrefix: String { source.map { $0.text + ": " } ?? "" }

  /// What would not be there without it, one sentence each.
  var consequenceSentences: [String] {
    consequences.map { "from this: \($0.views.joined(separator: ", ")): \($0.message)" }
  }
}

extension ElementPlace {
  fileprivate var words: String {
    let section = element.section
    let place =
      switch element.kind {
      case .cell: "section \(section), cell \(element.item)"
      case .header: section < 0 ? "its header" : "section \(section), header"
      case .footer: section < 0 ? "its footer" : "section \(section), footer"
      case .supplementary, .decoration: "section \(section)"
      }
    let rest = others == 0 ? "" : others == 1 ? ", and another one" : ", and \(others) others"
    return "\(list): \(place)\(rest)"
  }
}

extension SourceLocation {
  /// `Main.storyboard:12:9`; `12:9` in a file without a name.
  var text: String { (file.map { oneLine($0) + ":" } ?? "") + place.text }
}

extension Layout {
  /// What the views of diagnostics are called, by their ids: those that have a name.
  func titlesOfDiagnosedViews() -> [String: String] {
    let views = diagnostics.flatMap { $0.views + $0.consequences.flatMap(\.views) }
    return views.isEmpty ? [:] : document.titles(ofViews: Set(views))
  }
}
