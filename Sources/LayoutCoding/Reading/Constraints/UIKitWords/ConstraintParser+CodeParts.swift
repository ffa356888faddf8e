import JSON
import LayoutModel

/// The parts of Swift code that makes a constraint.
extension ConstraintParser {
  /// Names with dots between them. Blanks and marks of optionals mean nothing.
  mutating func path() throws(ConstraintSyntaxError) -> [ParsedConstraint.Span] {
    var path: [ParsedConstraint.Span] = []
    while true {
      skipBlanks()
      path.append(try id())
      while peek == UInt8(ascii: "!") || peek == UInt8(ascii: "?") { next += 1 }
      skipBlanks()
      guard peek == UInt8(ascii: ".") else { return path }
      next += 1
    }
  }

  /// The item of a path: an id, or an id and a guide. `self` before an id means nothing.
  func item(_ path: ArraySlice<ParsedConstraint.Span>) -> ParsedConstraint.Item {
    var path = path
    if path.count > 1, let first = path.first, bytes.string(first.start, first.end) == "self" {
      let second = path[path.startIndex + 1]
      if path.count > 2 || SystemGuide(bytes, second.start, second.end) == nil { path.removeFirst() }
    }
    guard let first = path.first, let last = path.last else { return ParsedConstraint.Item() }
    if path.count == 1 { return ParsedConstraint.Item(id: first) }
    let id = ParsedConstraint.Span(start: first.start, end: path[path.endIndex - 2].end)
    return ParsedConstraint.Item(id: id, guide: last)
  }

  /// Reads `NAME:`.
  mutating func label(_ name: String, _ expected: String? = nil) throws(ConstraintSyntaxError) {
    skipBlanks()
    let start = next
    next = endOfLetters(in: bytes, from: start)
    guard bytes.string(start, next) == name else {
      throw ConstraintSyntaxError(expected: expected ?? "\(name):", place: start)
    }
    try expect(":", "':' after the label")
  }

  /// Reads `NAME:`, after the separator of arguments.
  mutating func part(_ name: String, _ separator: Unicode.Scalar?) throws(ConstraintSyntaxError) {
    guard let separator else { return try label(name) }
    let expected = "'\(separator) \(name):'"
    try expect(separator, expected)
    try label(name, expected)
  }

  /// Reads `NAME:`, after the separator of arguments, if it stands here.
  mutating func take(_ name: String, _ separator: Unicode.Scalar?) throws(ConstraintSyntaxError) -> Bool {
    skipBlanks()
    let start = next
    if let separator {
      guard peek == UInt8(ascii: separator) else { return false }
      next += 1
      skipBlanks()
    }
    let end = endOfLetters(in: bytes, from: next)
    guard bytes.string(next, end) == name else {
      next = start
      return false
    }
    next = end
    try expect(":", "':' after the label")
    return true
  }

  mutating func expect(_ character: Unicode.Scalar, _ expected: String) throws(ConstraintSyntaxError) {
    skipBlanks()
    guard next < end, peek == UInt8(ascii: character) else { throw error(expected) }
    next += 1
  }

  /// `[-] NUMBER {(*|/) NUMBER}`, with the place where it begins.
  mutating func amount() throws(ConstraintSyntaxError) -> (value: Double, place: Int) {
    skipBlanks()
    let start = next
    var value = try literal()
    while true {
      skipBlanks()
      let isQuotient = peek == UInt8(ascii: "/")
      guard isQuotient || peek == UInt8(ascii: "*") else { return (value, start) }
      next += 1
      skipBlanks()
      let place = next
      let factor = try literal()
      if isQuotient, factor == 0 {
        throw ConstraintSyntaxError(expected: "a number other than 0", place: place)
      }
      value = isQuotient ? value / factor : value * factor
    }
  }

  private mutating func literal() throws(ConstraintSyntaxError) -> Double {
    let isSigned = peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+")
    let first = bytes[isSigned ? next + 1 : next]
    guard isDigit(first) || first == UInt8(ascii: ".") else {
      throw error("a number: what code names is not known here")
    }
    let value = try number()
    // Floats of Objective-C.
    if peek == UInt8(ascii: "f"), !isNamePart(bytes[next + 1]) { next += 1 }
    return value
  }

  /// `[.isActive = true] [,]`, then what may end any constraint string.
  mutating func codeEnding(of result: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    skipBlanks()
    while next < end, peek == UInt8(ascii: ".") {
      if try priorityCall(of: &result) { continue }
      result.isActive = try activity()
      break
    }
    skipBlanks()
    if next < end, peek == UInt8(ascii: ",") || peek == UInt8(ascii: ";") { next += 1 }
    try ending(of: &result)
  }

  /// `.withPriority(.defaultLow)`, as apps name what gives a constraint its priority; false for anything else.
  private mutating func priorityCall(of result: inout ParsedConstraint) throws(ConstraintSyntaxError) -> Bool
  {
    let start = next
    next = endOfLetters(in: bytes, from: start + 1)
    let names = ["withPriority", "priority", "with", "setPriority", "prioritized", "prioritised"]
    guard names.contains(bytes.string(start + 1, next)), peek == UInt8(ascii: "(") else {
      next = start
      return false
    }
    next += 1
    skipBlanks()
    let place = next
    next = endOfLetters(in: bytes, from: place)
    if next > place, peek == UInt8(ascii: ":") { next += 1 } else { next = place }
    skipBlanks()
    result.priorityPlace = next
    if let value = PriorityExpression.read(bytes, at: &next, end) {
      result.priority = value
    } else {
      result.priority = try number()
    }
    try expect(")", "')' after the priority")
    skipBlanks()
    return true
  }

  /// `.isActive = true`
  private mutating func activity() throws(ConstraintSyntaxError) -> Bool {
    let expected = ".isActive = true, or the end: a priority is written as @750"
    let start = next
    next += 1
    let member = try word()
    guard ["isActive", "active"].contains(bytes.string(member.start, member.end)) else {
      throw ConstraintSyntaxError(expected: expected, place: start)
    }
    try expect("=", "= true or = false")
    skipBlanks()
    let place = next
    next = endOfLetters(in: bytes, from: place)
    switch bytes.string(place, next) {
    case "true", "YES": return true
    case "false", "NO": return false
    default: throw ConstraintSyntaxError(expected: "true or false", place: place)
    }
  }
}
