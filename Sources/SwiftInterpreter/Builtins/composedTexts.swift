/// Texts that were put together, of which not everything is known: they are values, with words in place of what is not known.
extension Interpreter {
  /// Makes a text, and remembers it where something that is not known was described for it.
  func composing(_ body: () throws(Interruption) -> String) throws(Interruption) -> String {
    let (text, unknown) = try describing(body)
    if let unknown { remember(text, unknown) }
    return text
  }

  /// Does something, and says what was described for it that is not known; nil for nothing.
  func describing<Made>(_ body: () throws(Interruption) -> Made) throws(Interruption) -> (Made, Unknown?) {
    let outer = described
    described = nil
    defer { described = outer ?? described }
    return (try body(), described)
  }

  /// A text that was made of others, and of something that is not known.
  func composed(_ text: String, of parts: [String], _ unknown: Unknown? = nil) -> String {
    if composed.isEmpty, unknown == nil { return text }
    if let unknown = unknown ?? parts.lazy.compactMap({ self.composed[$0] }).first { remember(text, unknown) }
    return text
  }

  private func remember(_ text: String, _ unknown: Unknown) {
    if text.isEmpty || composed[text] != nil { return }
    composedBytes += text.utf8.count
    if composedBytes <= Self.mostComposedBytes { composed[text] = unknown }
  }

  private static let mostComposedBytes = 1 << 20

  /// What is not known in a text; nil for one that was not put together of such.
  package func unknown(inText text: String) -> Unknown? { composed[text] }
}
