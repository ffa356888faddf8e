/// Where a constraint begins in a line: `<NSLayoutConstraint:`.
struct EntryStart {
  /// Index of the angle bracket, or of the class without one.
  var index: Int
  /// Index of the class name.
  var contents: Int
  /// Whether there is no angle bracket.
  var isBare = false

  /// The first one of a line; nil if it has none. A line may begin with a bare one, which has lost its brackets.
  init?(in text: Bytes, acceptsBare: Bool) {
    for index in text.indices where text[index] == UInt8(ascii: "<") {
      let contents = text.afterBlanks(index + 1)
      if text[contents...].beginsWithConstraint {
        (self.index, self.contents) = (index, contents)
        return
      }
    }
    let rest = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }
    guard acceptsBare, rest.beginsWithConstraint, let colon = rest.first(":"), rest.has("0x", at: colon + 1)
    else { return nil }
    (index, contents, isBare) = (rest.startIndex, rest.startIndex, true)
  }
}

extension Bytes {
  private static var longestClass: Int { 200 }

  /// Whether the name of a class stands at the beginning that has `Constraint` in it, with its colon.
  fileprivate var beginsWithConstraint: Bool {
    var depth = 0
    for byte in prefix(Self.longestClass) {
      switch byte {
      case UInt8(ascii: ":"):
        let name = prefix(while: { $0 != UInt8(ascii: ":") })
        return depth == 0 && name.first("onstraint") != nil
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"): break
      case UInt8(ascii: " "): if depth == 0 { return false }
      default: if !byte.isLetter, !byte.isDigit { return false }
      }
    }
    return false
  }

  /// Where the angle bracket is that ends a constraint; nil if it does not end here. Texts of labels and relations have such
  /// signs, too: only one at the end of an element of a list counts.
  var endOfEntry: Int? {
    for index in indices where self[index] == UInt8(ascii: ">") {
      let next = afterBlanks(index + 1)
      if next == endIndex || [UInt8](",\")]".utf8).contains(self[next]) || next > index + 2 { return index }
      let isFull = next > index + 1 || self[next] == UInt8(ascii: ".")
      if isFull, index > startIndex, self[index - 1] == UInt8(ascii: ")") { return index }
    }
    return nil
  }

  /// Without what a list adds behind its elements.
  var withoutListMarks: Bytes {
    var text = trimmed()
    while let last = text.last, [UInt8](",\">".utf8).contains(last) { text = text.dropLast().trimmed() }
    return text
  }

  /// Whether a constraint that follows is an element of a list, and not part of a sentence.
  var endsBeforeListItem: Bool {
    let end = lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") }
    let text = end.map { self[...$0] } ?? self[..<startIndex]
    guard let last = text.last, ![UInt8]("([,".utf8).contains(last) else { return true }
    // A debugger counts: `- 0 : <NSLayoutConstraint`.
    if last == UInt8(ascii: ":") { return text.dropLast().trimmed().last?.isDigit ?? true }
    return !text.contains(where: \.isLetter)
  }

  /// Whether a line is the end of a list, with or without the prefix of a log.
  var endsList: Bool {
    let brackets = [UInt8](")]".utf8)
    guard let last, brackets.contains(last) else { return first.map { brackets.contains($0) } ?? false }
    return count == 1 || self[endIndex - 2] == UInt8(ascii: " ") || first == last
  }

  /// Whether a line has the signs of an element of a list.
  var looksLikeListItem: Bool {
    let marks = [UInt8]("\"<>,".utf8)
    return [first, last].contains { $0.map { marks.contains($0) } ?? false }
  }

  /// The number in `and 12 more`.
  var omittedCount: Int? {
    guard let rest = dropping("and "), let end = rest.first(" more"), end - rest.startIndex < 9 else {
      return nil
    }
    return Int(rest[..<end].text).flatMap { $0 >= 0 ? $0 : nil }
  }
}
