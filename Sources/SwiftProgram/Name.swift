/// A name of a program, as a number: equal names have equal numbers. Says nothing of the order of names.
public struct Name: Hashable, Sendable {
  public let index: Int32
  @inlinable public init(index: Int32) { self.index = index }

  /// `Self`, which every program has.
  @inlinable public static var capitalSelf: Name { Name(index: 0) }

  @inlinable public static func == (left: Name, right: Name) -> Bool { left.index == right.index }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The names of a program, each once, compared by their bytes.
public struct NameTable: Sendable {
  private var indices: [Spelling: Int32] = [:]
  public private(set) var texts: [String] = []

  public init() { _ = name("Self") }

  /// The number of a name; the same for the same bytes.
  ///
  /// - Complexity: O(*n*) for a name of *n* bytes.
  public mutating func name(_ text: String) -> Name {
    let spelling = Spelling(text: text)
    if let index = indices[spelling] { return Name(index: index) }
    let index = Int32(texts.count)
    indices[spelling] = index
    texts.append(text)
    return Name(index: index)
  }

  /// The number of a name that is there already.
  public func known(_ text: String) -> Name? { indices[Spelling(text: text)].map { Name(index: $0) } }

  @inlinable public func text(of name: Name) -> String { texts[Int(name.index)] }
}

/// A text that is another one where its bytes are: composed and decomposed letters are two names.
private struct Spelling: Hashable {
  let text: String

  static func == (left: Spelling, right: Spelling) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { first in
      right.withUTF8 { second in first.count == second.count && first.elementsEqual(second) }
    }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
