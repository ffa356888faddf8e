import JSON

/// Reads one expression of Swift or Objective-C as people paste it: names, numbers, texts, lists, calls and messages.
///
/// It knows no types. Whoever asks for the expression looks for what it may be.
///
/// - Complexity: O(*n*) in the length of the text, which is limited, as is the depth.
struct CodeParser {
  private let bytes: JSONBytes
  private let end: Int
  private var next: Int

  /// Longer texts are no expressions, in bytes.
  static let longest = 4096
  private static let deepest = 8

  /// The expression that a whole text is, nil if it is none.
  static func parse(_ text: String) -> CodeExpression? {
    guard text.utf8.count <= longest else { return nil }
    var text = text
    return text.withUTF8 { parse(JSONBytes($0), 0, $0.count) }
  }

  /// Parses the expression in a range of bytes; nil for none.
  static func parse(_ bytes: JSONBytes, _ start: Int, _ end: Int) -> CodeExpression? {
    guard end - start <= longest else { return nil }
    var parser = CodeParser(bytes: bytes, end: end, next: start)
    guard let expression = parser.expression(depth: 0) else { return nil }
    parser.skipBlanks()
    while parser.peek == UInt8(ascii: ";") || parser.peek == UInt8(ascii: ",") { parser.next += 1 }
    parser.skipBlanks()
    return parser.next == end ? expression : nil
  }

  private init(bytes: JSONBytes, end: Int, next: Int) {
    (self.bytes, self.end, self.next) = (bytes, end, next)
  }

  /// A sum of numbers, anything else by itself, or terms with bars between them.
  private mutating func expression(depth: Int) -> CodeExpression? {
    guard var value = product(depth: depth) else { return nil }
    if peek == UInt8(ascii: "|") { return options(after: value, depth: depth) }
    while let first = value.number, peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") {
      let isDifference = take("-")
      if !isDifference { next += 1 }
      guard let second = product(depth: depth)?.number else { return nil }
      value = .number(isDifference ? first - second : first + second)
    }
    return value
  }

  /// `TERM {(*|/) NUMBER}`, and the blanks after it.
  private mutating func product(depth: Int) -> CodeExpression? {
    guard var value = term(depth: depth) else { return nil }
    skipBlanks()
    while let first = value.number, peek == UInt8(ascii: "*") || peek == UInt8(ascii: "/") {
      let isQuotient = take("/")
      if !isQuotient { next += 1 }
      guard let second = term(depth: depth)?.number, !isQuotient || second != 0 else { return nil }
      value = .number(isQuotient ? first / second : first * second)
      skipBlanks()
    }
    return value
  }

  private mutating func options(after first: CodeExpression, depth: Int) -> CodeExpression? {
    var elements = [first]
    while take("|") {
      guard let element = term(depth: depth + 1) else { return nil }
      elements.append(element)
      skipBlanks()
    }
    return .list(elements)
  }

  private mutating func term(depth: Int) -> CodeExpression? {
    guard depth <= Self.deepest else { return nil }
    skipBlanks()
    // Objective-C marks its literals.
    _ = take("@")
    switch peek {
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "["): return bracket(depth: depth)
    case UInt8(ascii: "{"): return braces(depth: depth)
    case UInt8(ascii: "("):
      next += 1
      guard let value = expression(depth: depth + 1), take(")") else { return nil }
      return value
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    default: return isDigit(bytes[next + 1]) && peek == UInt8(ascii: ".") ? number() : path(depth: depth)
    }
  }

  private mutating func number() -> CodeExpression? {
    guard let value = shortNumber(in: bytes, at: &next), next <= end else { return nil }
    // Floats of Objective-C.
    if peek == UInt8(ascii: "f"), !isNamePart(bytes[next + 1]) { next += 1 }
    return .number(value)
  }

  private mutating func text() -> String? {
    next += 1
    let start = next
    while next < end, peek != UInt8(ascii: "\"") { next += 1 }
    guard next < end else { return nil }
    next += 1
    return bytes.string(start, next - 1)
  }

  /// `[.]NAME{.NAME}`, with arguments and what is called on their result.
  private mutating func path(depth: Int) -> CodeExpression? {
    let start = next
    if peek == UInt8(ascii: ".") { next += 1 }
    guard skipName() else { return nil }
    while peek == UInt8(ascii: "."), isNamePart(bytes[next + 1]) {
      next += 1
      _ = skipName()
    }
    let name = bytes.string(start, next)
    guard peek == UInt8(ascii: "(") else { return .name(name) }
    guard let arguments = arguments(depth: depth) else { return nil }
    return chain(on: .call(name, arguments), depth: depth)
  }

  /// `.withSize(12)` after a call: a call with what it is called on as the argument `self`.
  private mutating func chain(on base: CodeExpression, depth: Int) -> CodeExpression? {
    while peek == UInt8(ascii: "!") || peek == UInt8(ascii: "?") { next += 1 }
    guard peek == UInt8(ascii: "."), depth < Self.deepest else { return base }
    next += 1
    let start = next
    guard skipName() else { return nil }
    let name = bytes.string(start, next)
    let receiver = CodeExpression.Argument(label: "self", value: base)
    guard peek == UInt8(ascii: "(") else { return .call(name, [receiver]) }
    guard let arguments = arguments(depth: depth) else { return nil }
    return chain(on: .call(name, [receiver] + arguments), depth: depth + 1)
  }

  /// `([LABEL:] VALUE, …)`
  private mutating func arguments(depth: Int) -> [CodeExpression.Argument]? {
    next += 1
    var arguments: [CodeExpression.Argument] = []
    if take(")") { return [] }
    repeat {
      let label = label() ?? ""
      guard let value = expression(depth: depth + 1) else { return nil }
      arguments.append(CodeExpression.Argument(label: label, value: value))
    } while take(",")
    return take(")") ? arguments : nil
  }

  /// `NAME:`; nil, and nothing is read, if something else stands here.
  private mutating func label() -> String? {
    skipBlanks()
    let start = next
    guard skipName() else { return nil }
    let name = bytes.string(start, next)
    if take(":") { return name }
    next = start
    return nil
  }

  /// A list, a dictionary, or a message of Objective-C: `[UIFont systemFontOfSize:17 weight:UIFontWeightBold]`.
  private mutating func bracket(depth: Int) -> CodeExpression? {
    next += 1
    if take("]") { return .list([]) }
    if take(":") { return take("]") ? .dictionary([]) : nil }
    guard let first = expression(depth: depth + 1) else { return nil }
    skipBlanks()
    if isNamePart(peek) { return message(to: first, depth: depth) }
    return elements(after: first, until: "]", depth: depth)
  }

  private mutating func message(to receiver: CodeExpression, depth: Int) -> CodeExpression? {
    var arguments: [CodeExpression.Argument] = []
    let start = next
    _ = skipName()
    var selector = bytes.string(start, next)
    if case .name(let name) = receiver {
      selector = "\(name).\(selector)"
    } else {
      arguments.append(CodeExpression.Argument(label: "self", value: receiver))
    }
    guard take(":") else { return take("]") ? .call(selector, arguments) : nil }
    var label = ""
    repeat {
      guard let value = expression(depth: depth + 1) else { return nil }
      arguments.append(CodeExpression.Argument(label: label, value: value))
      guard let next = self.label() else { return take("]") ? .call(selector, arguments) : nil }
      label = next
    } while true
  }

  /// `{{0, 0}, {10, 20}}`, as UIKit's functions write geometry, and the dictionaries of Objective-C.
  private mutating func braces(depth: Int) -> CodeExpression? {
    next += 1
    if take("}") { return .list([]) }
    guard let first = expression(depth: depth + 1) else { return nil }
    return elements(after: first, until: "}", depth: depth)
  }

  /// What is between brackets, whose first part is read: values, or values by texts.
  private mutating func elements(
    after first: CodeExpression, until closing: Unicode.Scalar, depth: Int
  ) -> CodeExpression? {
    var values: [CodeExpression] = []
    var members: [CodeExpression.Argument] = []
    var element = first
    while true {
      if take(":") {
        guard let key = element.word, let value = expression(depth: depth + 1) else { return nil }
        members.append(CodeExpression.Argument(label: key, value: value))
      } else {
        values.append(element)
      }
      let isSeparated = take(",")
      if take(closing) { break }
      guard isSeparated, let next = expression(depth: depth + 1) else { return nil }
      element = next
    }
    if members.isEmpty { return .list(values) }
    return values.isEmpty ? .dictionary(members) : nil
  }

  private var peek: UInt8 { next < end ? bytes[next] : 0 }

  private mutating func skipBlanks() { next = bytes.behindBlanks(next, end) }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == UInt8(ascii: character) else { return false }
    next += 1
    return true
  }

  private mutating func skipName() -> Bool {
    guard isNamePart(peek), !isDigit(peek) else { return false }
    next = bytes.endOfName(next, end, hasDots: false)
    return true
  }
}

/// What a string of Swift or Objective-C says where documents have an object: `CGSize(width: 10, height: 20)`.
indirect enum CodeExpression: Equatable {
  case number(Double)
  /// What stands in double quotes.
  case text(String)
  /// A name with its dots: `.zero`, `UIFont.Weight.bold`.
  case name(String)
  /// `CGSize(width: 10, height: 20)`, and `[UIFont systemFontOfSize:17]` as a call of `UIFont.systemFontOfSize`.
  case call(String, [Argument])
  /// `[.left, .right]`, `left | right` and `{1, 2}`.
  case list([CodeExpression])
  /// `["margin": 20]`, `@{@"margin": @20}`
  case dictionary([Argument])

  struct Argument: Equatable {
    /// Empty for one without.
    var label: String
    var value: CodeExpression
  }

  /// What follows the last dot of the name that is used or called; empty where there is none.
  var lastName: Substring {
    switch self {
    case .name(let name), .call(let name, _):
      name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...]
    default: ""
    }
  }

  /// The arguments of a call, none for anything else.
  var arguments: [Argument] {
    if case .call(_, let arguments) = self { arguments } else { [] }
  }

  /// The value of an argument by its label.
  subscript(_ label: String) -> CodeExpression? { arguments.first { $0.label == label }?.value }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// What a text says, or the name that stands here.
  var word: String? {
    switch self {
    case .text(let text), .name(let text): text
    default: nil
    }
  }

  /// The words of an option set, a list or a single one; a call without arguments is one, too. Nil for anything else.
  var words: [String]? {
    switch self {
    case .name(let name), .text(let name): return [name]
    case .call(let name, let arguments) where arguments.isEmpty: return [name + "()"]
    case .list(let elements):
      let words = elements.compactMap(\.words)
      return words.count == elements.count ? words.flatMap { $0 } : nil
    default: return nil
    }
  }
}
