import JSON
import LayoutModel

/// Reads priorities that begin with a name: those of documents, and what code says for a `UILayoutPriority`, such as
/// `.defaultHigh`, `UILayoutPriority(750)` and `UILayoutPriorityDefaultLow`, with a number to add or subtract.
struct PriorityExpression {
  private let bytes: JSONBytes
  private let end: Int
  private var next: Int

  /// How deep parentheses may be.
  private static let deepest = 4

  /// Reads the priority that stands at an offset, which then is the one behind it and its last character; nil, and
  /// nothing is read, if something else stands here. UIKit may not have such a number.
  static func read(_ bytes: JSONBytes, at offset: inout Int, _ end: Int) -> Double? {
    let first = bytes[offset]
    guard isASCIILetter(first) || (first == UInt8(ascii: ".") && isASCIILetter(bytes[offset + 1])) else {
      return nil
    }
    var expression = PriorityExpression(bytes: bytes, end: end, next: offset)
    guard let value = expression.sum(depth: 0) else { return nil }
    offset = expression.next
    return value
  }

  /// The priority that a whole text is, nil if it is none.
  static func value(of text: String) -> Double? {
    var text = text
    return text.withUTF8 { text in
      var next = 0
      let value = read(JSONBytes(text), at: &next, text.count)
      return next == text.count ? value : nil
    }
  }

  private init(bytes: JSONBytes, end: Int, next: Int) {
    (self.bytes, self.end, self.next) = (bytes, end, next)
  }

  /// `TERM [± NUMBER]`
  private mutating func sum(depth: Int) -> Double? {
    guard let value = term(depth: depth) else { return nil }
    var place = bytes.behindBlanks(next)
    let sign = bytes[place]
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return value }
    place = bytes.behindBlanks(place + 1)
    guard isDigit(bytes[place]), let number = shortNumber(in: bytes, at: &place) else { return value }
    next = place
    return sign == UInt8(ascii: "-") ? value - number : value + number
  }

  /// A name, or a number or priority in parentheses behind the name of the type; inside of them a number, too.
  private mutating func term(depth: Int) -> Double? {
    if depth > 0, isDigit(bytes[next]) { return shortNumber(in: bytes, at: &next) }
    let type = "UILayoutPriority"
    let isDotted = bytes[next] == UInt8(ascii: ".")
    var start = isDotted ? next + 1 : next
    var last = endOfLetters(in: bytes, from: start)
    let word = bytes.string(start, last)
    let opening = bytes.behindBlanks(last)
    if word == (isDotted ? "init" : type), bytes[opening] == UInt8(ascii: "(") {
      next = opening + 1
      return argument(depth: depth + 1)
    }
    if !isDotted, word == type, bytes[last] == UInt8(ascii: ".") {
      start = last + 1
      last = endOfLetters(in: bytes, from: start)
    } else if !isDotted {
      guard let value = LayoutConstraint.priority(named: word) ?? Self.priority(named: word) else {
        return nil
      }
      return named(Double(value), until: last)
    }
    return ConstraintSpellings.priorities.value(bytes, start, last).flatMap { named(Double($0), until: last) }
  }

  /// `.rawValue` may follow a name.
  private mutating func named(_ value: Double, until last: Int) -> Double? {
    next = last
    let member = endOfLetters(in: bytes, from: last + 1)
    if bytes[last] == UInt8(ascii: "."), bytes.string(last + 1, member) == "rawValue" { next = member }
    return value
  }

  /// `[rawValue:] PRIORITY )`
  private mutating func argument(depth: Int) -> Double? {
    guard depth <= Self.deepest else { return nil }
    next = bytes.behindBlanks(next)
    let label = endOfLetters(in: bytes, from: next)
    if bytes.string(next, label) == "rawValue", bytes[bytes.behindBlanks(label)] == UInt8(ascii: ":") {
      next = bytes.behindBlanks(bytes.behindBlanks(label) + 1)
    }
    guard let value = sum(depth: depth) else { return nil }
    next = bytes.behindBlanks(next)
    guard next < end, bytes[next] == UInt8(ascii: ")") else { return nil }
    next += 1
    return value
  }

  /// The priority of one of the constants' names: Swift's, or Objective-C's, which begin with the type.
  static func priority(named name: String) -> Float? {
    let prefix = "UILayoutPriority"
    guard name.hasPrefix(prefix) else { return ConstraintSpellings.priorities.value(name) }
    let constant = name.dropFirst(prefix.count)
    guard let first = constant.first, first.isUppercase else { return nil }
    return ConstraintSpellings.priorities.value(first.lowercased() + constant.dropFirst())
  }
}
