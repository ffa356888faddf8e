import LayoutModel

/// Reads visual format strings. One function for each production of the grammar (AL-vfl-grammar).
struct VisualFormatParser {
  /// In UTF-16 units, so that positions are offsets as faults count them.
  private let text: [UInt16]
  private var next = 0
  private let metrics: [String: Double]
  private let isView: (String) -> Bool

  /// Reads a whole string.
  static func parse(
    _ text: String, metrics: [String: Double], isView: (String) -> Bool
  ) throws(VisualFormatSyntaxError) -> VisualFormat {
    try withoutActuallyEscaping(isView) { isView throws(VisualFormatSyntaxError) in
      var parser = VisualFormatParser(text: Array(text.utf16), metrics: metrics, isView: isView)
      return try parser.format()
    }
  }

  private init(text: [UInt16], metrics: [String: Double], isView: @escaping (String) -> Bool) {
    (self.text, self.metrics, self.isView) = (text, metrics, isView)
  }

  /// `[("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]`
  private mutating func format() throws(VisualFormatSyntaxError) -> VisualFormat {
    if text.isEmpty { throw VisualFormatSyntaxError(code: .emptyFormat) }
    var format = VisualFormat()
    format.axis = try orientation()
    if take("|") {
      if isAtEnd { throw error(.expectedConnection) }
      format.leading = try connection()
    }
    format.views.append(try view())
    while !isAtEnd {
      guard let unit = peek, [Unit(ascii: "["), Unit(ascii: "-"), Unit(ascii: "|")].contains(unit) else {
        throw error(.expectedViewOrBar)
      }
      let connection = try connection()
      if take("|") {
        format.trailing = connection
        if !isAtEnd { throw error(.expectedEndOfFormat) }
      } else {
        var view = try view()
        view.connection = connection
        format.views.append(view)
      }
    }
    return format
  }

  private mutating func orientation() throws(VisualFormatSyntaxError) -> Axis {
    skipBlanks()
    guard peek == Unit(ascii: "H") || peek == Unit(ascii: "V") else { return .horizontal }
    let axis: Axis = peek == Unit(ascii: "V") ? .vertical : .horizontal
    next += 1
    guard take(":") else { throw error(.expectedColon, name: axis == .vertical ? "V" : "H") }
    return axis
  }

  /// `"[" name ["(" predicate {"," predicate} ")"] "]"`
  private mutating func view() throws(VisualFormatSyntaxError) -> VisualFormat.Part {
    if isAtEnd { throw error(.expectedMoreInput) }
    guard take("[") else { throw error(.expectedView) }
    if isAtEnd { throw error(.expectedMoreInput) }
    guard let name = name() else { throw error(.expectedViewName) }
    guard isView(name) else { throw error(.unknownViewName, name: name) }
    var part = VisualFormat.Part(name: name, end: 0)
    if take("(") { part.predicates = try predicates(mayNameViews: true) }
    guard take("]") else { throw error(.expectedClosingBracket) }
    part.end = next
    skipBlanks()
    return part
  }

  /// `""`, `"-"`, `"-" simple "-"` or `"-(" predicate {"," predicate} ")-"`
  private mutating func connection() throws(VisualFormatSyntaxError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    switch peek {
    case nil: throw error(.expectedMoreInput)
    case Unit(ascii: "["), Unit(ascii: "|"): return .standard
    case Unit(ascii: "-"): throw error(.ambiguousMinus)
    default: break
    }
    let predicates = take("(") ? try predicates(mayNameViews: false) : [try simple()]
    if isAtEnd { throw error(.expectedMoreInput) }
    guard take("-") else { throw error(.expectedDash) }
    if isAtEnd { throw error(.expectedMoreInput) }
    return .predicates(predicates)
  }

  /// `metric | positive number ["@" priority]`
  private mutating func simple() throws(VisualFormatSyntaxError) -> VisualFormat.Predicate {
    let name = name()
    guard let value = name.map({ metrics[$0] }) ?? number(maySign: false) else {
      throw name.map { error(.unknownMetric, name: $0) } ?? error(.expectedNumber)
    }
    return try prioritised(VisualFormat.Predicate(object: .number(value)))
  }

  /// What is in parentheses, after the opening one.
  private mutating func predicates(
    mayNameViews: Bool
  ) throws(VisualFormatSyntaxError) -> [VisualFormat.Predicate] {
    var predicates = [try predicate(mayNameView: mayNameViews)]
    while take(",") { predicates.append(try predicate(mayNameView: mayNameViews)) }
    if isAtEnd { throw error(.expectedMoreInput) }
    guard take(")") else { throw error(.expectedListEnd) }
    skipBlanks()
    return predicates
  }

  /// `["==" | "<=" | ">="] (number | metric | viewname) ["@" priority]`
  private mutating func predicate(
    mayNameView: Bool
  ) throws(VisualFormatSyntaxError) -> VisualFormat.Predicate {
    let relation = try relation()
    if isAtEnd { throw error(.expectedMoreInput) }
    let object: VisualFormat.Object
    if let name = name() {
      let value = metrics[name]
      guard value != nil || mayNameView && isView(name) else { throw error(.unknownMetric, name: name) }
      object = value.map { .number($0) } ?? .view(name)
    } else {
      guard let value = number(maySign: true) else { throw error(.expectedNumber) }
      object = .number(value)
    }
    return try prioritised(VisualFormat.Predicate(relation: relation, object: object))
  }

  private mutating func relation() throws(VisualFormatSyntaxError) -> LayoutConstraint.Relation {
    skipBlanks()
    guard let first = peek, [Unit(ascii: "="), Unit(ascii: "<"), Unit(ascii: ">")].contains(first) else {
      return .equal
    }
    guard next + 1 < text.count, text[next + 1] == Unit(ascii: "=") else { throw error(.unknownRelation) }
    next += 2
    if first == Unit(ascii: "=") { return .equal }
    return first == Unit(ascii: "<") ? .lessThanOrEqual : .greaterThanOrEqual
  }

  /// The predicate with the priority that follows it.
  private mutating func prioritised(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatSyntaxError) -> VisualFormat.Predicate {
    guard take("@") else { return predicate }
    skipBlanks()
    let start = next
    guard let value = try priority() else { throw error(.expectedNumber) }
    guard let priority = Float(priority: value) else {
      throw VisualFormatSyntaxError(code: .badPriority, offset: start)
    }
    return VisualFormat.Predicate(relation: predicate.relation, object: predicate.object, priority: priority)
  }

  /// A number, the value of a metric, or the name of one of UIKit's priorities, with or without a dot or its type
  /// before it; nil if none of these stands here.
  private mutating func priority() throws(VisualFormatSyntaxError) -> Double? {
    let start = next
    let isDotted = take(".")
    guard var word = name() else {
      next = start
      return number(maySign: false)
    }
    if !isDotted, let value = metrics[word] { return value }
    if !isDotted, let value = LayoutConstraint.priority(named: word) { return Double(value) }
    if !isDotted, word == "UILayoutPriority", take(".") { word = name() ?? word }
    if let value = PriorityExpression.priority(named: word) { return Double(value) }
    throw error(.unknownMetric, name: word)
  }
}

// MARK: - Tokens

private typealias Unit = UInt16

extension UInt16 {
  /// The UTF-16 unit of an ASCII character.
  fileprivate init(ascii character: Unicode.Scalar) { self = UInt16(truncatingIfNeeded: character.value) }

  fileprivate var isDigit: Bool { self >= Unit(ascii: "0") && self <= Unit(ascii: "9") }

  /// Letters of other scripts count as letters: every unit of theirs is 0x80 or more.
  fileprivate var isNameStart: Bool {
    self >= 0x80 || self == Unit(ascii: "_")
      || (self | 0x20 >= Unit(ascii: "a") && self | 0x20 <= Unit(ascii: "z"))
  }
}

extension VisualFormatParser {
  private var peek: UInt16? { next < text.count ? text[next] : nil }

  private var isAtEnd: Bool { next == text.count }

  /// Blanks and tabs mean nothing anywhere.
  private mutating func skipBlanks() {
    while peek == Unit(ascii: " ") || peek == Unit(ascii: "\t") { next += 1 }
  }

  /// Reads the character if it is next, with the blanks around it.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == Unit(ascii: character) else { return false }
    next += 1
    skipBlanks()
    return true
  }

  /// A letter or `_`, then letters, digits and `_`; nil if none stands here.
  private mutating func name() -> String? {
    skipBlanks()
    guard let first = peek, first.isNameStart else { return nil }
    let start = next
    while let unit = peek, unit.isNameStart || unit.isDigit { next += 1 }
    return String(decoding: text[start..<next], as: UTF16.self)
  }

  /// A decimal number; nil if none stands here.
  private mutating func number(maySign: Bool) -> Double? {
    skipBlanks()
    let start = next
    if maySign, peek == Unit(ascii: "-") || peek == Unit(ascii: "+") { next += 1 }
    while let unit = peek, unit.isDigit || unit == Unit(ascii: ".") { next += 1 }
    guard let value = Double(String(decoding: text[start..<next], as: UTF16.self)), abs(value) <= 1e9 else {
      next = start
      return nil
    }
    return value
  }

  private func error(_ code: VisualFormatError, name: String = "") -> VisualFormatSyntaxError {
    VisualFormatSyntaxError(code: code, name: name, offset: next)
  }
}
