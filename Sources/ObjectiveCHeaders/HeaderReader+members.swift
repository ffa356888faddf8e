extension HeaderReader {
  /// `- (Type)piece:(Type)name piece:(Type)name ATTRIBUTES;`
  mutating func method(_ isOptional: Bool) -> Method? {
    guard var found = methodHead() else { return nil }
    found.isOptional = isOptional
    attributes {
      found.swiftName = $0
    } hide: {
      found.isHidden = true
    }
    return found
  }

  /// A method up to where its attributes or its body begin.
  mutating func methodHead() -> Method? {
    let isStatic = at("+")
    place += 1
    let result = at("(") ? types.type(bracketed()) : types.type([Token(kind: .word, text: "id")])
    var found = Method(isStatic: isStatic, pieces: [], result: result)
    guard let first = word() else { return nil }
    found.pieces = [first]
    while at(":") {
      place += 1
      let type = at("(") ? types.type(bracketed()) : types.type([Token(kind: .word, text: "id")])
      while let token = current, ["__unused", "NS_NOESCAPE"].contains(token.text) { place += 1 }
      found.parameters.append((word() ?? "", type))
      if at(":") {
        found.pieces.append("")
      } else if current?.kind == .word, place + 1 < tokens.count, tokens[place + 1].is(":") {
        found.pieces.append(word() ?? "")
      }
    }
    if found.parameters.count > 32 { found.isHidden = true }
    return found
  }

  /// Passes what stands before the end of a declaration.
  private mutating func attributes(name: (String) -> Void, hide: () -> Void) {
    while let token = current, !token.is(";"), !token.is("@end") {
      if token.is("{") {
        _ = bracketed("{", "}")
        return
      }
      place += 1
      switch token.text {
      case "NS_SWIFT_NAME": name(joined(bracketed()))
      case "NS_SWIFT_UNAVAILABLE", "NS_UNAVAILABLE", "NS_REFINED_FOR_SWIFT", "UNAVAILABLE_ATTRIBUTE", ",":
        hide()
      case "__attribute__":
        let inner = bracketed().map(\.text)
        if inner.contains("unavailable") || inner.contains("swift_private") { hide() }
      default: continue
      }
    }
    if at(";") { place += 1 }
  }

  /// `@property (attributes) Type name ATTRIBUTES;`
  mutating func property(_ isOptional: Bool) -> Property? {
    place += 1
    let attributes = at("(") ? bracketed() : []
    let start = place
    while let token = current, !token.is(";"), !token.is("@end") { place += 1 }
    let all = tokens[start..<place]
    if at(";") { place += 1 }
    let said = attributes.filter { ["nullable", "nonnull", "null_resettable"].contains($0.text) }
    guard let (name, declared) = declarator(all) else { return nil }
    let isBlock = declared.contains { $0.is("^") }
    let type = types.type(isBlock ? declared : (said + declared)[...])
    var found = Property(name: name, type: type, isOptional: isOptional)
    if isBlock, said.contains(where: { $0.is("nullable") }) { found.type.nullability = .optional }
    found.isStatic = attributes.contains { $0.is("class") }
    found.isReadOnly = attributes.contains { $0.is("readonly") }
    if let place = attributes.firstIndex(where: { $0.is("getter") }), place + 2 < attributes.endIndex,
      attributes[place + 2].kind == .word
    {
      found.getter = attributes[place + 2].text
    }
    found.isHidden = all.contains {
      ["NS_SWIFT_UNAVAILABLE", "NS_UNAVAILABLE", "NS_REFINED_FOR_SWIFT"].contains($0.text)
    }
    if let place = all.firstIndex(where: { $0.is("NS_SWIFT_NAME") }) {
      found.swiftName = all[(place + 1)...].first { $0.kind == .word }?.text
    }
    return found
  }

  /// The name in a declaration, and the tokens of its type.
  private func declarator(_ tokens: ArraySlice<Token>) -> (String, ArraySlice<Token>)? {
    if let caret = tokens.firstIndex(where: { $0.is("^") }) {
      let name = tokens[(caret + 1)...].first {
        $0.kind == .word && !$0.text.hasPrefix("_") && $0.text != "nullable"
      }
      return name.map { ($0.text, tokens) }
    }
    var (level, found) = (0, -1)
    for place in tokens.indices {
      let token = tokens[place]
      if token.is("<") || token.is("(") { level += 1 }
      if token.is(">") || token.is(")") { level -= 1 }
      if token.is(",") && level == 0 { return nil }
      if level == 0, token.kind == .word, !isAttribute(token.text) { found = place }
    }
    return found > tokens.startIndex ? (tokens[found].text, tokens[..<found]) : nil
  }

  // MARK: Enumerations

  /// `NS_ENUM(Type, Name) { … };`
  mutating func enumeration(_ macro: String) {
    place += 1
    let arguments = types.parts(bracketed())
    guard arguments.count == 2, let name = arguments[1].first, name.kind == .word else { return }
    let rawType = macro == "NS_ERROR_ENUM" ? "Int" : types.type(arguments[0]).swift
    var found = Enumeration(
      kind: macro == "NS_OPTIONS" ? .options : .cases, name: name.text, rawType: rawType)
    if at("{") { found.members = enumerators(bracketed("{", "}")) }
    if let attribute = current, attribute.is("NS_SWIFT_NAME") {
      place += 1
      let name = joined(bracketed())
      if isName(name) { found.swiftName = name }
    }
    skip(to: ";")
    file.enumerations.append(found)
  }

  /// `enum Name { … } Alias;`
  mutating func plainEnumeration() {
    let isTypedef = place > 0 && tokens[place - 1].is("typedef")
    place += 1
    var name = ""
    var rawType = "UInt32"
    if let tag = word() { name = tag }
    if take(":") {
      let start = place
      while let token = current, !token.is("{"), !token.is(";") { place += 1 }
      rawType = types.type(tokens[start..<place]).swift
    }
    guard at("{") else { return skip(to: ";") }
    let members = enumerators(bracketed("{", "}"))
    if isTypedef, let alias = word() { name = alias }
    skip(to: ";")
    file.enumerations.append(Enumeration(kind: .constants, name: name, rawType: rawType, members: members))
  }

  private func enumerators(_ tokens: ArraySlice<Token>) -> [Enumeration.Member] {
    var found: [Enumeration.Member] = []
    var values: [String: Int] = [:]
    var next: Int? = 0
    for part in types.parts(tokens, isAngled: false) {
      let part = part.filter { $0.kind != .define && $0.kind != .include }[...]
      guard let name = part.first, name.kind == .word else { continue }
      var member = Enumeration.Member(name: name.text, value: next)
      if let place = part.firstIndex(where: { $0.is("NS_SWIFT_NAME") }) {
        member.swiftName = part[(place + 1)...].first { $0.kind == .word }?.text
      }
      if let place = part.firstIndex(where: { $0.is("=") }) {
        member.value = value(part[(place + 1)...].prefix { !isAttribute($0.text) }, values)
      }
      if part.contains(where: \.isConditional) { member.value = nil }
      next = member.value.flatMap { $0 == .max ? nil : $0 + 1 }
      values[member.name] = member.value
      found.append(member)
    }
    return found
  }

  /// What numbers, names before and `<<` and `|` between them come to; nil for all else.
  private func value(_ tokens: ArraySlice<Token>, _ known: [String: Int]) -> Int? {
    var total = 0
    for part in tokens.filter({ !$0.is("(") && !$0.is(")") }).split(whereSeparator: { $0.is("|") }) {
      let sides = part.split(whereSeparator: { $0.is("<") })
      let numbers = sides.map { side -> Int? in
        if side.count == 1, let one = side.first, one.kind == .word { return known[one.text] }
        return literal(side).flatMap { Int($0) }
      }
      switch (numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
      case (1, let number?, _): total |= number
      case (2, let number?, let shift?) where 0..<63 ~= shift && number.magnitude < 1 << 16:
        let (shifted, overflow) = number.multipliedReportingOverflow(by: 1 << shift)
        if overflow { return nil }
        total |= shifted
      default: return nil
      }
    }
    return tokens.isEmpty ? nil : total
  }
}
