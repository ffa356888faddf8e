/// Reads what a header declares.
///
/// - Complexity: Linear in the bytes.
package func readHeader(_ bytes: [UInt8]) -> ObjectiveCFile {
  var reader = HeaderReader(Tokenizer.tokens(of: bytes))
  reader.read()
  return reader.file
}

/// Goes through the tokens of a header. What it does not know it leaves out, so that it is declared nowhere.
struct HeaderReader {
  var file = ObjectiveCFile()
  let tokens: [Token]
  var place = 0
  var types = TypeReader()
  /// What an attribute in front of a declaration says of its name.
  private var pendingName: String?

  init(_ tokens: [Token]) { self.tokens = tokens }

  var current: Token? { place < tokens.count ? tokens[place] : nil }

  func at(_ word: String) -> Bool { current?.is(word) ?? false }

  mutating func take(_ word: String) -> Bool {
    if !at(word) { return false }
    place += 1
    return true
  }

  mutating func word() -> String? {
    guard let token = current, token.kind == .word else { return nil }
    place += 1
    return token.text
  }

  /// What stands between the bracket here and the one that closes it, which are passed.
  mutating func bracketed(_ open: String = "(", _ close: String = ")") -> ArraySlice<Token> {
    guard at(open) else { return [] }
    let start = place + 1
    var level = 0
    while let token = current {
      if token.is(open) { level += 1 }
      if token.is(close) { level -= 1 }
      place += 1
      if level == 0 { return tokens[start..<(place - 1)] }
    }
    return tokens[min(start, place)..<place]
  }

  mutating func read() {
    while let token = current {
      switch token.kind {
      case .include:
        file.includes.append(token.text)
        place += 1
      case .define:
        define(token)
        place += 1
      case .word, .keyword: declaration(token.text)
      default:
        if token.is("{") { _ = bracketed("{", "}") } else { place += 1 }
      }
    }
  }

  private mutating func declaration(_ word: String) {
    switch word {
    case "NS_ASSUME_NONNULL_BEGIN", "NS_HEADER_AUDIT_BEGIN": types.assumesNonnull = true
    case "NS_ASSUME_NONNULL_END", "NS_HEADER_AUDIT_END": types.assumesNonnull = false
    case "NS_SWIFT_NAME":
      place += 1
      let name = joined(bracketed())
      pendingName = isName(name) ? name : nil
      return
    case "@interface": return interface()
    case "@protocol": return protocolDeclaration()
    case "@class": return skipStatement()
    case "@implementation": return skip(to: "@end")
    case "typedef": return typedef()
    case "enum" where isBody(within: 5): return plainEnumeration()
    case "struct", "union", "@import": return skipStatement()
    case "extern", "static", "const", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "OBJC_EXPORT":
      return constant()
    default:
      if current?.kind == .word, place + 1 < tokens.count, tokens[place + 1].is("(") {
        place += 1
        _ = bracketed()
        return
      }
    }
    place += 1
  }

  private func isBody(within count: Int) -> Bool {
    tokens[place..<min(place + count, tokens.count)].contains { $0.is("{") }
  }

  mutating func skip(to word: String) {
    while let token = current, !token.is(word) { place += 1 }
    place += 1
  }

  /// Passes what ends with a semicolon.
  private mutating func skipStatement() {
    while let token = current, !token.is(";") {
      if token.is("{") { _ = bracketed("{", "}") } else { place += 1 }
    }
    place += 1
  }

  func joined(_ tokens: ArraySlice<Token>) -> String { tokens.map(\.text).joined() }

  // MARK: Classes

  private mutating func interface() {
    place += 1
    guard let name = word() else { return }
    var found = Container(kind: .type, name: name, swiftName: pendingName)
    pendingName = nil
    types.generics = []
    let isConditional = tokens[place - 1].isConditional
    if at("<") {
      let inner = bracketed("<", ">")
      let isGeneric = at(":") || at("(")
      if isGeneric { types.generics = Set(types.parts(inner).compactMap(genericName)) }
      if !isGeneric { found.protocols = protocols(inner) }
    }
    if at("(") {
      found.kind = .category
      _ = bracketed()
    } else if take(":") {
      found.superclass = word()
      if at("<") { found.protocols = protocols(bracketed("<", ">")) }
    }
    if at("<") { found.protocols += protocols(bracketed("<", ">")) }
    if at("{") { _ = bracketed("{", "}") }
    members(of: &found)
    types.generics = []
    if !isConditional || found.kind != .type { file.containers.append(found) }
  }

  /// `ObjectType` of `__covariant ObjectType : id`.
  private func genericName(_ tokens: ArraySlice<Token>) -> String? {
    tokens.first { $0.kind == .word && !$0.text.hasPrefix("__") }?.text
  }

  private func protocols(_ tokens: ArraySlice<Token>) -> [String] {
    types.parts(tokens).compactMap { $0.count == 1 && $0.first?.kind == .word ? $0.first?.text : nil }
  }

  private mutating func protocolDeclaration() {
    place += 1
    guard let name = word() else { return }
    // A declaration that is made later: `@protocol A, B;`.
    if at(";") || at(",") { return skipStatement() }
    var found = Container(kind: .protocolType, name: name, swiftName: pendingName)
    pendingName = nil
    if at("<") { found.protocols = protocols(bracketed("<", ">")) }
    members(of: &found)
    file.containers.append(found)
  }

  private mutating func members(of container: inout Container) {
    var isOptional = false
    while let token = current {
      if token.kind == .define { define(token) }
      switch token.text {
      case "@end" where token.kind == .keyword:
        place += 1
        return
      case "@interface" where token.kind == .keyword, "@protocol" where token.kind == .keyword,
        "@implementation" where token.kind == .keyword:
        // The end is missing: what follows is another's.
        return
      case "@optional" where token.kind == .keyword: isOptional = true
      case "@required" where token.kind == .keyword: isOptional = false
      case "NS_ASSUME_NONNULL_BEGIN": types.assumesNonnull = true
      case "NS_ASSUME_NONNULL_END": types.assumesNonnull = false
      case "-" where token.kind == .sign, "+" where token.kind == .sign:
        if let found = method(isOptional) { container.methods.append(found) }
        continue
      case "@property" where token.kind == .keyword:
        if let found = property(isOptional) { container.properties.append(found) }
        continue
      default: break
      }
      place += 1
    }
  }

  // MARK: Constants

  /// `#define NAME 12`: a number or a text, alone or in parentheses.
  private mutating func define(_ token: Token) {
    var value = token.value[...]
    while value.count > 2, value.first?.is("(") == true, value.last?.is(")") == true {
      value = value.dropFirst().dropLast()
    }
    guard let text = literal(value) else { return }
    let isText = value.first?.kind == .text
    let swift = isText ? "String" : text.contains(".") ? "Double" : "Int"
    file.constants.append(
      Constant(name: token.text, type: CType(swift: swift), value: token.isConditional ? nil : text))
  }

  /// `extern NSString * const Name;`, `static const CGFloat name = 8;`; functions are passed.
  private mutating func constant() {
    let start = place
    while let token = current, !token.is(";"), !token.is("{"), !token.is("@end") { place += 1 }
    let end = place
    if at("{") { _ = bracketed("{", "}") }
    place += 1
    let all = tokens[start..<end]
    var declared = all.prefix { !$0.is("=") && !$0.is("NS_SWIFT_NAME") }
    let value = literal(all.drop { !$0.is("=") }.dropFirst())
    let isConditional = all.first?.isConditional ?? false
    guard declared.contains(where: { $0.is("const") }),
      !declared.contains(where: { $0.is("(") || $0.is("[") }),
      let place = declared.lastIndex(where: { $0.kind == .word && !isAttribute($0.text) }), place > start
    else { return }
    let name = declared[place].text
    declared = declared[..<place]
    var type = types.type(declared)
    // A constant of the app is there.
    if type.nullability == .unspecified { type.nullability = .none }
    let attribute = all.firstIndex { $0.is("NS_SWIFT_NAME") }
    let written = attribute.map { joined(all[($0 + 1)...].filter { !$0.is("(") && !$0.is(")") }[...]) }
    let parts = written?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    let swiftName = parts.count <= 2 && parts.allSatisfy { isName($0) } ? written : nil
    file.constants.append(
      Constant(name: name, type: type, value: isConditional ? nil : value, swiftName: swiftName))
  }

  // MARK: Other names for types

  private mutating func typedef() {
    place += 1
    if let word = current?.text, ["NS_ENUM", "NS_CLOSED_ENUM", "NS_OPTIONS", "NS_ERROR_ENUM"].contains(word) {
      return enumeration(word)
    }
    if at("enum") { return plainEnumeration() }
    let start = place
    while let token = current, !token.is(";") {
      if token.is("{") { return skipStatement() }
      place += 1
    }
    let all = tokens[start..<place]
    place += 1
    if let caret = all.firstIndex(where: { $0.is("^") }) {
      let name = all[(caret + 1)...].first { $0.kind == .word && !$0.text.hasPrefix("_") }?.text
      if let name { file.aliases.append((name, types.type(all))) }
    } else if let last = all.lastIndex(where: { $0.kind == .word && !isAttribute($0.text) }), last > start,
      !all.contains(where: { $0.is("(") || $0.is("[") || $0.is("struct") })
    {
      file.aliases.append((all[last].text, types.type(all[..<last])))
    }
  }
}

/// Whether a word is an attribute by its letters: `NS_DESIGNATED_INITIALIZER`.
func isAttribute(_ word: String) -> Bool {
  word == "__attribute__" || word.contains("_") && !word.contains { $0.isLowercase }
}

/// A number or a text as Swift writes it; nil for what is none.
func literal(_ tokens: ArraySlice<Token>) -> String? {
  var rest = tokens
  var sign = ""
  if rest.count == 2, rest.first?.is("-") == true {
    sign = "-"
    rest = rest.dropFirst()
  }
  guard rest.count == 1, let token = rest.first else { return nil }
  switch token.kind {
  case .text: return sign.isEmpty && !token.text.contains("\\") ? "\"\(token.text)\"" : nil
  case .number:
    guard let number = number(token.text) else { return nil }
    return sign + number
  case .word where sign.isEmpty:
    return ["YES": "true", "NO": "false", "true": "true", "false": "false", "nil": "nil"][token.text]
  default: return nil
  }
}

/// `8` of `8u`, `0.5` of `.5f`, `0x1F` as it is; nil for what is no number.
private func number(_ text: String) -> String? {
  if text.hasPrefix("0x") || text.hasPrefix("0X") {
    let digits = text.dropFirst(2).prefix { $0.isHexDigit }
    return Int(digits, radix: 16).map { "\($0)" }
  }
  let digits = text.prefix { $0.isNumber || $0 == "." }
  let suffix = text.dropFirst(digits.count)
  guard suffix.allSatisfy({ "uUlLfF".contains($0) }), digits.count(where: { $0 == "." }) <= 1,
    digits.count < 20
  else {
    return nil
  }
  if digits.hasPrefix("0"), digits.count > 1, !digits.contains(".") { return nil }
  if !digits.contains("."), Int(digits) == nil { return nil }
  var found = digits.hasPrefix(".") ? "0" + digits : String(digits)
  if found.hasSuffix(".") { found += "0" }
  if !found.contains("."), suffix.contains(where: { "fF".contains($0) }) { found += ".0" }
  return found
}
