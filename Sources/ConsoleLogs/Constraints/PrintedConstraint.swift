import LayoutModel

/// A constraint as one line prints it.
struct PrintedConstraint {
  var className: String
  var address: String
  var identifier: String?
  var source: LoggedConstraint.SourceLocation?
  var kind = LoggedConstraint.Kind.explicit
  var isActive: Bool?
  var equation: PrintedEquation
  /// What the line says that `|` is.
  var superview: LoggedItem?

  /// How many quotes are tried for the end of an identifier: one may have quotes inside.
  private static let mostQuotes = 8

  /// - Parameter text: All between the angle brackets; nil if that is no constraint with an equation.
  init?(_ text: Bytes) {
    guard let colon = text.first(":") else { return nil }
    className = text[..<colon].trimmed().text
    let head = text[(colon + 1)...].trimmed()
    let label = head.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "@") }
    address = label.text
    var rest = head[label.endIndex...].trimmed()
    source = Self.takeSource(from: &rest)
    let names: PrintedNames
    (isActive, names) = Self.takeState(from: &rest)
    guard let parts = Self.body(rest, names) else { return nil }
    (identifier, equation) = (parts.identifier, parts.body.equation)
    if className.hasSuffix("NSAutoresizingMaskLayoutConstraint") {
      kind = .autoresizing(parts.mask)
    } else if className.hasSuffix("NSContentSizeLayoutConstraint") {
      kind = .contentSize(
        hugging: parts.body.hugging, compressionResistance: parts.body.compressionResistance)
    }
    superview = names.superview
  }

  /// The class of what may be a constraint.
  static func className(of text: Bytes) -> String? { text.first(":").map { text[..<$0].trimmed().text } }

  /// `h=--& v=--& 'identifier' BODY`, each but the last where there is one.
  private static func body(_ text: Bytes, _ names: PrintedNames) -> (
    mask: AutoresizingMask?, identifier: String?, body: PrintedBody
  )? {
    let (mask, rest) = AutoresizingMask.printed(text)
    guard rest.first == UInt8(ascii: "'") else { return PrintedBody(rest, names).map { (mask, nil, $0) } }
    var quotes = 0
    for index in rest.indices.dropFirst() where rest[index] == UInt8(ascii: "'") {
      guard index + 1 < rest.endIndex, rest[index + 1] == UInt8(ascii: " ") else { continue }
      let (late, body) = AutoresizingMask.printed(rest[(index + 1)...].trimmed())
      if let body = PrintedBody(body, names) {
        return (mask ?? late, rest[(rest.startIndex + 1)..<index].text, body)
      }
      quotes += 1
      if quotes == mostQuotes { break }
    }
    return nil
  }
}

/// What stands before and behind the identifier and the equation.
extension PrintedConstraint {
  /// `@Folder/File.swift#45`. Folders may have blanks in their names.
  private static func takeSource(from rest: inout Bytes) -> LoggedConstraint.SourceLocation? {
    guard rest.first == UInt8(ascii: "@") else { return nil }
    for index in rest.indices where rest[index] == UInt8(ascii: "#") {
      let digits = rest[(index + 1)...].prefix(while: \.isDigit)
      guard digits.endIndex == rest.endIndex || rest[digits.endIndex] == UInt8(ascii: " "),
        let line = Int(digits.text)
      else { continue }
      let path = rest[(rest.startIndex + 1)..<index]
      let name = path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path
      rest = rest[digits.endIndex...].trimmed()
      return LoggedConstraint.SourceLocation(file: name.text, line: line)
    }
    return nil
  }

  /// Takes `(active, names: … )` or what older systems print in its place; whether it is active may not be said.
  private static func takeState(from rest: inout Bytes) -> (isActive: Bool?, names: PrintedNames) {
    let active = rest.last("(active")
    let inactive = active == nil ? rest.last("(inactive") : nil
    guard let start = active ?? inactive ?? rest.last("(Names:") ?? rest.last("(names:") else {
      return (nil, PrintedNames([]))
    }
    let state = rest[start...]
    rest = rest[..<start].trimmed()
    let isActive = active != nil ? true : inactive != nil ? false : nil
    guard let colon = state.first("ames:") else { return (isActive, PrintedNames([])) }
    let list = state[(colon + 5)...].trimmed()
    return (isActive, PrintedNames(list.last == UInt8(ascii: ")") ? list.dropLast().trimmed() : list))
  }
}

extension AutoresizingMask {
  /// `h=-&- v=--&` at the beginning of a text, if it is there, and what follows it.
  fileprivate static func printed(_ text: Bytes) -> (mask: AutoresizingMask?, rest: Bytes) {
    guard let first = text.dropping("h="), case let horizontal = first.springs,
      let second = first[horizontal.endIndex...].trimmed().dropping("v=")
    else { return (nil, text) }
    let vertical = second.springs
    let mask = AutoresizingMask(rawValue: horizontal.bits | vertical.bits << 3)
    return (mask, second[vertical.endIndex...].trimmed())
  }
}

extension Bytes {
  /// The signs of one axis of a mask.
  fileprivate var springs: Bytes { prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "&") } }

  /// A flexible part is a bit: margin before, size, margin after.
  fileprivate var bits: UInt8 {
    prefix(3).enumerated().reduce(0) { $1.element == UInt8(ascii: "&") ? $0 | 1 << UInt8($1.offset) : $0 }
  }
}
