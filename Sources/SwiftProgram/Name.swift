/// A name of a program, as a number: equal names have equal numbers. Says nothing of the order of names.
package struct Name: Hashable, Sendable {
  package let index: Int32
  package init(index: Int32) { self.index = index }
}

/// The names of a program, each once, compared by their bytes.
package struct NameTable: Sendable {
  private var indices: [[UInt8]: Int32] = [:]
  private var texts: [String] = []

  package init() {}

  /// The number of a name; the same for the same bytes.
  ///
  /// - Complexity: O(*n*) for a name of *n* bytes.
  package mutating func name(_ text: String) -> Name {
    let bytes = Array(text.utf8)
    if let index = indices[bytes] { return Name(index: index) }
    let index = Int32(texts.count)
    indices[bytes] = index
    texts.append(text)
    return Name(index: index)
  }

  /// The number of a name that is there already.
  package func known(_ text: String) -> Name? { indices[Array(text.utf8)].map { Name(index: $0) } }

  package func text(of name: Name) -> String { texts[Int(name.index)] }
}
