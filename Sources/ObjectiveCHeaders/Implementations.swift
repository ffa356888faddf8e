/// What methods give that do nothing but give it: `return 15;`.
package struct Implementations: Equatable, Sendable {
  /// By class, sign and selector: `Style-margin`.
  private var returned: [String: Returned] = [:]
  /// What files define outside of classes, by names; nil for what several define differently.
  private var constants: [String: String?] = [:]

  private enum Returned: Equatable {
    case literal(String)
    case name(String)
    /// Another method of the same class, by its key.
    case own(String)
    case unknown
  }

  /// As often a method may give what another gives.
  private static let deepest = 8

  package init() {}

  /// Reads a file, whose name commonly ends in `.m`.
  ///
  /// - Complexity: Linear in the bytes.
  package mutating func read(_ bytes: [UInt8]) {
    // What stands outside of classes is read like a header.
    var own: [String: String?] = [:]
    for one in readHeader(bytes).constants {
      own[one.name] = own[one.name].map { $0 == one.value ? $0 : nil } ?? one.value
    }
    for (name, value) in own {
      constants[name] = constants[name].map { $0 == value ? value : nil } ?? value
    }
    var reader = HeaderReader(Tokenizer.tokens(of: bytes))
    while let token = reader.current {
      if token.is("@implementation") {
        reader.place += 1
        if let name = reader.word() { methods(of: name, &reader, own) }
      } else {
        reader.place += 1
      }
    }
  }

  /// - Parameter own: What the file itself defines.
  private mutating func methods(of name: String, _ reader: inout HeaderReader, _ own: [String: String?]) {
    while let token = reader.current, !token.is("@end"), !token.is("@implementation") {
      if token.is("-") || token.is("+") {
        let sign = token.text
        guard let method = reader.methodHead(), reader.at("{") else { continue }
        let key = name + sign + method.selector
        let body = reader.bracketed("{", "}")
        var value = Self.returned(body, by: name, sign, token)
        if case .name(let word) = value, let known = own[word] {
          value = known.map { .literal($0) } ?? .unknown
        }
        returned[key] = returned[key] == nil ? value : .unknown
      } else if token.is("{") {
        _ = reader.bracketed("{", "}")
      } else {
        reader.place += 1
      }
    }
  }

  private static func returned(
    _ body: ArraySlice<Token>, by name: String, _ sign: String, _ first: Token
  ) -> Returned {
    guard body.count > 2, body.first?.is("return") == true, body.last?.is(";") == true, !first.isConditional,
      !body.contains(where: \.isConditional)
    else { return .unknown }
    var value = body.dropFirst().dropLast()
    while value.count > 2, value.first?.is("(") == true, value.last?.is(")") == true {
      value = value.dropFirst().dropLast()
    }
    if let literal = literal(value) { return .literal(literal) }
    let words = value.map(\.text)
    if words.count == 1, value.first?.kind == .word { return .name(words[0]) }
    if words.count == 3, words[0] == "self", words[1] == "." { return .own(name + sign + words[2]) }
    if words.count == 4, words[0] == "[", words[1] == "self", words[3] == "]" {
      return .own(name + sign + words[2])
    }
    return .unknown
  }

  /// The value of a constant that a header only declares; nil where it is not known.
  func constant(_ name: String) -> String? { constants[name] ?? nil }

  /// A literal of Swift, or a name, that a method gives; nil for what is not known.
  func value(_ container: String, _ selector: String, isStatic: Bool) -> String? {
    var key = container + (isStatic ? "+" : "-") + selector
    for _ in 0..<Self.deepest {
      switch returned[key] {
      case .literal(let text)?: return text
      case .name(let name)?: return name
      case .own(let other)?: key = other
      default: return nil
      }
    }
    return nil
  }
}
