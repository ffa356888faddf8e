import LayoutModel

extension Diagnostic {
  /// The message with the element of a list that it is about: `… (menu: section 0, cell 3, and 19 others)`.
  var messageWithElement: String {
    guard let element else { return message }
    return "\(message) (\(oneLine(element.words)))"
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
