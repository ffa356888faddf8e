import JSON
import SwiftProgram

/// Methods of texts.
extension Interpreter {
  func ofText(_ text: String, _ call: BuiltinCall) throws(Interruption) -> BuiltinResult {
    charge(text.utf8.count)
    if let changed = try changing(text, call) { return changed }
    if let unknown = unknownSearch(call) { return BuiltinResult(unknown) }
    var argument = ""
    if case .string(let found)? = call.first { argument = found }
    switch call.word {
    case "uppercased": return BuiltinResult(.string(text.uppercased()))
    case "lowercased": return BuiltinResult(.string(text.lowercased()))
    case "hasPrefix": return BuiltinResult(.boolean(text.hasPrefix(argument)))
    case "hasSuffix": return BuiltinResult(.boolean(text.hasSuffix(argument)))
    case "contains" where !isFunction(call.first ?? .void):
      return BuiltinResult(.boolean(argument.isEmpty || pieces(text, argument).count > 1))
    case "appending": return BuiltinResult(.string(try limited(text + argument)))
    case "padding": return BuiltinResult(.string(try limited(padded(text, call))))
    case "replacingOccurrences":
      guard case .string(let replacement)? = call.value("with"), !argument.isEmpty else {
        return BuiltinResult(.string(text))
      }
      let parts = pieces(text, argument)
      let size = text.utf8.count.addingReportingOverflow(parts.count * replacement.utf8.count).partialValue
      if size > limits.textBytes { throw stop(.limit, "A text of more than \(limits.textBytes) bytes.") }
      return BuiltinResult(.string(try limited(parts.joined(separator: replacement))))
    case "components":
      let parts = argument.isEmpty ? [text] : pieces(text, argument)
      return BuiltinResult(.array(parts.map { .string($0) }))
    case "range":
      let parts = pieces(text, argument)
      if parts.count == 1 { return BuiltinResult(.none) }
      let ends = [parts[0].count, parts[0].count + argument.count].map { Value.integer($0, .index) }
      return BuiltinResult(.range(RangeValue(ends[0], ends[1], isClosed: false)))
    case "trimmingCharacters":
      let trimmed = text.drop { $0.isWhitespace }
      return BuiltinResult(.string(String(String(trimmed.reversed().drop { $0.isWhitespace }.reversed()))))
    default: return BuiltinResult(try ofCharacters(text, call))
    }
  }

  /// What a search or comparison comes to whose text is not known, or that has options: patterns, and letters of either case. Nil for
  /// all others.
  private func unknownSearch(_ call: BuiltinCall) -> Value? {
    guard
      ["hasPrefix", "hasSuffix", "contains", "replacingOccurrences", "components", "range"].contains(
        call.word)
    else { return nil }
    for value in [call.first, call.value("with")] {
      if case .unknown(let text)? = value { return unknown("\(text.path).\(call.word)()", text.reason) }
    }
    guard let options = call.value("options") else { return nil }
    if case .array(let none) = options, none.isEmpty { return nil }
    return unknown("String.\(call.word)(options:)", .unknownCall)
  }

  /// Methods of sequences, whose elements are characters here.
  private func ofCharacters(_ text: String, _ call: BuiltinCall) throws(Interruption) -> Value {
    let characters = try elements(of: .string(text))
    if call.word == "split", call.values.isEmpty { return .array([.string(text)]) }
    let result = try ofSequence(characters, call)
    switch (call.word, result) {
    case ("firstIndex", .integer(let index, _)), ("lastIndex", .integer(let index, _)):
      return .integer(index, .index)
    case ("split", .array(let parts)):
      var texts: [Value] = []
      for part in parts { texts.append(try joinedText(part)) }
      return .array(texts)
    // Parts of a text are texts.
    case ("prefix", _), ("suffix", _), ("dropFirst", _), ("dropLast", _), ("filter", _), ("drop", _):
      return try joinedText(result)
    default: return result
    }
  }

  /// Methods that change a text; nil for others.
  private func changing(_ text: String, _ call: BuiltinCall) throws(Interruption) -> BuiltinResult? {
    var index: Int?
    if case .integer(let number, _)? = call.value("at") ?? call.first { index = number }
    var characters = Array(text)
    switch call.word {
    case "append", "appendLiteral", "appendInterpolation", "write":
      var added = ""
      for value in call.values { added += try describe(value) }
      if case .array(let parts)? = call.first { added = try describe(joinedText(.array(parts))) }
      return BuiltinResult(changed: .string(try limited(text + added)))
    case "removeAll":
      guard let test = call.first, isFunction(test) else { return BuiltinResult(changed: .string("")) }
      var kept = ""
      for character in text where !isTrue(try callBack(test, [.string(String(character))])) {
        kept.append(character)
      }
      return BuiltinResult(changed: .string(try limited(kept)))
    case "insert":
      guard case .string(let new)? = call.first, let index, index >= 0, index <= characters.count else {
        throw stop(.trap, "A place in a text is out of range.")
      }
      characters.insert(contentsOf: Array(new), at: index)
      return BuiltinResult(changed: .string(try limited(String(characters))))
    case "removeSubrange", "replaceSubrange":
      guard case .range(let range)? = call.first else { return nil }
      var new = ""
      for value in call.values.dropFirst() { new += try describe(joinedText(value)) }
      let kept = try replacing(range, of: characters.map { .string(String($0)) }, by: [.string(new)])
      return BuiltinResult(changed: try joinedText(.array(kept)))
    case "remove", "removeFirst", "removeLast", "popLast": return try removing(characters, call, index)
    default: return nil
    }
  }

  /// What a text becomes of which characters are removed.
  private func removing(
    _ characters: [Character], _ call: BuiltinCall, _ index: Int?
  ) throws(Interruption) -> BuiltinResult {
    var characters = characters
    let isLast = call.word == "removeLast" || call.word == "popLast"
    let place = call.word == "remove" ? index ?? -1 : isLast ? characters.count - 1 : 0
    if characters.isEmpty, call.word == "popLast" { return BuiltinResult(.none) }
    let count = call.word == "remove" ? 1 : index ?? 1
    let start = isLast ? place + 1 - count : place
    guard start >= 0, count >= 0, start + count <= characters.count else {
      throw stop(.trap, "A place in a text is out of range.")
    }
    let removed = String(characters[start..<(start + count)])
    characters.removeSubrange(start..<(start + count))
    return BuiltinResult(.string(removed), changed: .string(try limited(String(characters))))
  }

  /// A text that was put together: not too long, and stream-safe, since one of nothing but marks costs the square of its length
  /// wherever it is compared.
  func limited(_ text: String) throws(Interruption) -> String {
    if text.utf8.count > limits.textBytes {
      throw stop(.limit, "A text of more than \(limits.textBytes) bytes.")
    }
    charge(text.utf8.count / 8)
    return text.streamSafe
  }

  private func padded(_ text: String, _ call: BuiltinCall) -> String {
    guard case .integer(let length, _)? = call.value("toLength"), length >= 0, length <= limits.textBytes,
      case .string(let pad)? = call.value("withPad"), !pad.isEmpty
    else { return text }
    var found = Array(text.prefix(length))
    let pads = Array(pad)
    while found.count < length { found.append(pads[(found.count - text.count) % pads.count]) }
    return String(found)
  }

  func joinedText(_ value: Value) throws(Interruption) -> Value {
    guard case .array(let parts) = value else { return value }
    var text = ""
    for part in parts { text = try limited(text + describe(part)) }
    return .string(text)
  }

  /// What stands between the occurrences of a text, compared by bytes.
  private func pieces(_ text: String, _ separator: String) -> [String] {
    let wanted = Array(separator.utf8)
    if wanted.isEmpty { return [text] }
    let bytes = text.utf8
    var found: [String] = []
    var (start, index) = (bytes.startIndex, bytes.startIndex)
    while index < bytes.endIndex {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) {
        found.append(String(text[start..<index]))
        index = bytes.index(index, offsetBy: wanted.count)
        start = index
      } else {
        index = bytes.index(after: index)
      }
    }
    found.append(String(text[start...]))
    return found
  }
}
