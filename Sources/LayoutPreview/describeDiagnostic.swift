import LayoutModel

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
