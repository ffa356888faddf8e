import LayoutModel

/// An equation whose items are as one line names them.
typealias PrintedEquation = Equation<PrintedReference>

enum PrintedReference: Hashable {
  case item(LoggedItem)
  /// What `|` stands for, or what a mask's position is counted from.
  case superview
}

/// What a constraint says: its equation, with what is printed behind that.
struct PrintedBody {
  var equation: PrintedEquation
  var hugging: Float?
  var compressionResistance: Float?

  /// Either form, the visual one or that of an equation; nil for anything else.
  init?(_ text: Bytes, _ names: PrintedNames) {
    var rest = text.trimmed()
    if let hug = rest.last(" Hug:") {
      let priorities = rest[(hug + 5)...]
      guard let second = priorities.first(" CompressionResistance:") else { return nil }
      hugging = Self.priority(priorities[..<second])
      compressionResistance = Self.priority(priorities[(second + 23)...])
      guard hugging != nil, compressionResistance != nil else { return nil }
      rest = rest[..<hug].trimmed()
    }
    guard let priority = Self.takePriority(&rest),
      var equation = PrintedEquation(visual: rest, names) ?? PrintedEquation(equation: rest, names)
    else { return nil }
    if priority != LayoutConstraint.required { equation.priority = priority }
    self.equation = equation
  }

  /// Takes what is printed of a priority behind an equation; nil if that cannot be read.
  private static func takePriority(_ text: inout Bytes) -> Float? {
    if let start = text.last(" priority:") {
      defer { text = text[..<start].trimmed() }
      return priority(text[(start + 10)...])
    }
    // Libraries print `^750`, `^UILayoutPriority(rawValue: 750.0)` and names of priorities.
    guard let start = text.last(" ^") else { return LayoutConstraint.required }
    defer { text = text[..<start].trimmed() }
    let word = text[(start + 2)...]
    if let colon = word.last(":"), word.last == UInt8(ascii: ")") {
      return priority(word[(colon + 1)...].dropLast())
    }
    return libraryPriorities[word.trimmed().text] ?? priority(word)
  }

  /// The priorities that Masonry prints by name.
  private static let libraryPriorities: [String: Float] = [
    "required": 1000, "high": 750, "medium": 500, "low": 250, "fitting size": 50,
  ]

  /// A number that is a priority.
  static func priority(_ text: Bytes) -> Float? {
    guard let value = text.trimmed().number, value <= 1000, Float(value) > 0 else { return nil }
    return Float(value)
  }
}

extension LayoutConstraint.Relation {
  /// A relation at the beginning of a text, which is left without it.
  static func take(from text: inout Bytes) -> LayoutConstraint.Relation? {
    let relation = allCases.first { text.starts(with: $0.sign.utf8) }
    if relation != nil { text = text.dropFirst(2).trimmed() }
    return relation
  }
}

extension Bytes {
  /// The number in `NSSpace(8)` or `NSLayoutAnchorConstraintSpace(8)`.
  var standardSpacing: Double? {
    guard let rest = dropping("NSSpace(") ?? dropping("NSLayoutAnchorConstraintSpace("),
      rest.last == UInt8(ascii: ")")
    else { return nil }
    return rest.dropLast().trimmed().number
  }
}
