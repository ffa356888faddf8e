import JSON
package import LayoutModel

/// Reads what somebody says of what the source of screens does not tell: an object of keys and values. Strings, numbers, booleans, null
/// and lists stand for themselves; `{"swift": "…"}` is an expression.
///
/// - Parameter check: What of a text is no expression of Swift, with the places in it.
/// - Returns: Each key with an expression of Swift, in the order of the text.
/// - Throws: Every fault that was found; unreadable JSON ends the search.
package func decodeFills(
  _ bytes: UnsafeRawBufferPointer, limits: DecodingLimits = DecodingLimits(),
  check: (String) -> [(place: SourcePlace, message: String)]
) throws(FaultList) -> [(key: String, expression: String)] {
  if bytes.count > mostFillBytes {
    throw FaultList([Fault(.expected("at most \(mostFillBytes) bytes"), at: .root)])
  }
  var reader = JSONReader(bytes.bindMemory(to: UInt8.self), maximumDepth: limits.depth)
  var found: [(key: String, expression: String)] = []
  do throws(ReadingEnded) {
    if var map = try reader.beginMap("an object of keys and values", longestName: 1024) {
      while let key = try reader.nextMember(of: &map) {
        let (place, faultCount) = (reader.place, reader.faultCount)
        let isList = try reader.nextType() == .array
        guard let expression = try reader.fill(check) else { continue }
        // A list may be nested deeper than an expression can be.
        if isList, reader.faultCount == faultCount { reader.noteFaults(check(expression), at: place) }
        found.append((key, expression))
      }
    }
    try reader.end()
  } catch {
    throw reader.faultsToTheEnd
  }
  if reader.hasFaults { throw FaultList(reader.faults) }
  return found
}

private let mostFillBytes = 256 * 1024

extension JSONReader {
  /// The value at hand as an expression of Swift; nil for what is none.
  fileprivate mutating func fill(
    _ check: (String) -> [(place: SourcePlace, message: String)]
  ) throws(ReadingEnded) -> String? {
    switch try nextType() {
    case .null: return try null() ? "nil" : nil
    case .boolean: return try boolean().map { "\($0)" }
    case .number: return try double().map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }
    case .string: return try string().map { swiftLiteral($0) }
    case .array:
      guard var array = try beginArray() else { return nil }
      var elements: [String] = []
      while try nextElement(of: &array) != nil { elements += try [fill(check)].compactMap { $0 } }
      return "[\(elements.joined(separator: ", "))]"
    case .object:
      guard var object = try beginObject() else { return nil }
      var expression: String?
      while try nextKey(of: &object, in: FillMember.keys) != nil {
        let place = place
        expression = try string("an expression of Swift")
        if let expression { noteFaults(check(expression), at: place) }
      }
      require([FillMember.swift], of: object)
      return expression
    }
  }

  fileprivate mutating func noteFaults(_ faults: [(place: SourcePlace, message: String)], at place: TextPlace)
  {
    for (inside, message) in faults {
      fault(.invalidSwift(message, line: inside.line, column: inside.column), at: place)
    }
  }
}

/// The members of an expression among fills. Case names are the keys.
private enum FillMember: Int, DocumentKey {
  case swift

  static let keys = Keys(FillMember.self)
}

/// A text as Swift has it in a file.
private func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\\(scalar)"
    case _ where scalar.properties.generalCategory == .control:
      literal += "\\u{\(String(scalar.value, radix: 16))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
