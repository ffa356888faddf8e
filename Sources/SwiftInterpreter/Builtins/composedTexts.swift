import SwiftProgram

/// Texts that were put together, of which not everything is known: they are values, with words in place of what is not known.
extension Interpreter {
  /// Makes a text, and remembers it where something that is not known was described for it.
  ///
  /// - Parameter body: Gives the text, and whether something in it is known.
  func composing(_ body: () throws(Interruption) -> (String, hasWords: Bool)) throws(Interruption) -> String {
    let (made, unknowns) = try describing(body)
    if !unknowns.isEmpty { remember(made.0, ComposedText(unknowns: unknowns, hasWords: made.hasWords)) }
    return made.0
  }

  /// Does something, and says what was described for it that is not known, in order.
  func describing<Made>(_ body: () throws(Interruption) -> Made) throws(Interruption) -> (Made, [Unknown]) {
    let outer = described
    described = []
    defer {
      let inner = described
      described = outer
      noteDescribed(inner)
    }
    return (try body(), described)
  }

  /// Notes what was described that is not known, each once.
  func noteDescribed(_ unknowns: [Unknown]) { Self.add(unknowns, to: &described) }

  private static func add(_ unknowns: [Unknown], to all: inout [Unknown]) {
    for unknown in unknowns where all.count < mostUnknowns {
      if !all.contains(where: { $0.path == unknown.path }) { all.append(unknown) }
    }
  }

  /// A text that was made of others, and of something that is not known.
  ///
  /// - Parameter keepsWords: Whether all words of the others are in it.
  func composed(
    _ text: String, of parts: [String], _ unknowns: [Unknown] = [], keepsWords: Bool = true
  ) -> String {
    if composed.isEmpty, unknowns.isEmpty { return text }
    var found: [Unknown] = []
    for part in parts { Self.add(self.unknowns(inText: part), to: &found) }
    Self.add(unknowns, to: &found)
    if !found.isEmpty {
      remember(text, ComposedText(unknowns: found, hasWords: keepsWords && parts.contains { hasWords($0) }))
    }
    return text
  }

  /// Whether something in a text is known, so that it is not empty.
  func hasWords(_ text: String) -> Bool { composed[text]?.hasWords ?? !text.isEmpty }

  private func remember(_ text: String, _ composed: ComposedText) {
    if text.isEmpty || self.composed[text] != nil { return }
    composedBytes += text.utf8.count
    if composedBytes <= Self.mostComposedBytes { self.composed[text] = composed }
  }

  private static let mostComposedBytes = 1 << 20
  /// What of a text is remembered that is not known.
  private static let mostUnknowns = 8

  /// What is not known in a text, in order; nothing for one that was not put together of such.
  package func unknowns(inText text: String) -> [Unknown] { composed[text]?.unknowns ?? [] }

  /// A value, or what is not known where it is a text that was put together: words that stand for what is not known say nothing of
  /// what such a text is.
  func questioned(_ value: Value) -> Value {
    guard case .string(let text) = value, let known = composed[text] else { return value }
    let reason = known.unknowns.first?.reason ?? .unknownCall
    return .unknown(
      Unknown("\"\(text.prefix(80))\"", reason, spotOfApp, type: builtin.string.plain))
  }

  /// A text of which something is asked, as far as it is known.
  func questioned(_ value: Value, for name: Name) -> Value {
    if composed.isEmpty { return value }
    guard case .string(let asked) = value, let known = composed[asked] else { return value }
    let word = text(name)
    if word == "isEmpty", known.hasWords { return value }
    return Self.questions.contains(word) ? questioned(value) : value
  }

  /// Members that say something of a text and are no text that it becomes.
  private static let questions: Set<String> = [
    "count", "isEmpty", "length", "utf8", "utf16", "unicodeScalars", "indices", "first", "last", "startIndex",
    "endIndex",
    "hasPrefix", "hasSuffix", "contains", "starts", "elementsEqual", "split", "components", "range",
    "rangeOfCharacter",
    "firstIndex", "lastIndex", "index", "distance", "map", "compactMap", "flatMap", "forEach", "reduce",
    "allSatisfy",
    "enumerated", "sorted", "reversed", "min", "max", "randomElement", "shuffled", "compare",
    "caseInsensitiveCompare",
    "localizedCompare", "localizedCaseInsensitiveCompare", "localizedStandardCompare",
    "localizedCaseInsensitiveContains",
    "localizedStandardContains", "wholeNumberValue", "isLetter", "isNumber", "isUppercase", "isLowercase",
    "integerValue", "intValue", "doubleValue", "floatValue", "boolValue",
  ]
}

/// What is known of a text that was put together.
struct ComposedText {
  /// What is not known in it: something, in order.
  let unknowns: [Unknown]
  /// Whether something in it is known, so that it is not empty.
  let hasWords: Bool
}
