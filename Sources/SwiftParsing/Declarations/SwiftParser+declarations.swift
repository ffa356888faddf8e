import SwiftLexing
import SwiftProgram

extension SwiftParser {
  /// What a declaration among statements is.
  enum Declared {
    case statement(Statement)
    /// One that was wrong and read over.
    case nothing
  }

  /// What stands before a declaration.
  struct Prefix {
    var spot: SourceSpot
    var attributes: [ReadAttribute] = []
    var modifiers: Modifiers = []
    var fixity = Fixity.infix
  }

  /// Whether a declaration begins here, by its word behind attributes and modifiers.
  func isAtDeclaration() -> Bool { wordOfDeclaration() != nil }

  /// Where the word of the declaration stands that begins here; nil where none begins.
  ///
  /// What was looked through in vain is remembered: words in a row are looked at once.
  func wordOfDeclaration(isMember: Bool = false) -> Int? {
    guard isAt(.name) || isAt(.atSign) || isAt(.pound) && isMember else { return nil }
    if position < modifiersEnd, isAt(.atSign) || isModifier(token) { return nil }
    var place = TokenPlace(index: position)
    while tokens[place.index].kind == .atSign {
      let start = place.index
      scoutDeclaredAttribute(&place)
      if place.index == start { return nil }
    }
    while isModifier(tokens[place.index]) {
      let modifier = tokens[place.index].keyword
      place.index += 1
      if modifier.takesDetail, tokens[place.index].kind == .openParenthesis, let end = pairs[place.index] {
        place.index = end + 1
      }
    }
    if isDeclarationWord(at: place.index, mayBeMacro: isMember || place.index > position, mayBeCase: isMember)
    {
      return place.index
    }
    if place.index > position + 1 { modifiersEnd = place.index }
    return nil
  }

  private func scoutDeclaredAttribute(_ place: inout TokenPlace) {
    guard nth(place.index + 1).kind == .name else { return }
    place.index += 2
    while tokens[place.index].kind == .period, nth(place.index + 1).kind == .name {
      place.index += 2
    }
    let next = tokens[place.index]
    if next.kind.isOperator, source[next.start] == UInt8(ascii: "<") {
      var end = place
      if scoutGenericArguments(&end), end.split == 0 { place = end }
    }
    if hasAttributeArguments(at: place.index) { place.index = behind(place.index) }
  }

  func isModifier(_ token: SwiftToken) -> Bool {
    guard token.kind == .name else { return false }
    switch token.keyword {
    case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .fileprivate, .final,
      .indirect,
      .infix, .internal, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
      .package, .postfix, .prefix, .private, .public, .reasync, .required, .rethrows, .sending, .static,
      .unowned,
      .weak, .underscored:
      return true
    default: return false
    }
  }

  /// - Parameter mayBeMacro: Whether a macro is a declaration, too: among members, and behind attributes.
  private func isDeclarationWord(at index: Int, mayBeMacro: Bool, mayBeCase: Bool) -> Bool {
    let token = tokens[index]
    let next = nth(index + 1)
    switch token.keyword {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .`init`, .operator,
      .precedencegroup,
      .protocol, .struct, .subscript, .typealias, .let, .var:
      return token.kind == .name
    case .case: return mayBeCase && token.kind == .name
    case .actor, .macro: return isIdentifier(next)
    default: return token.kind == .pound && mayBeMacro
    }
  }

  /// Reads a declaration among statements; nil where none begins.
  func declaration(inInitializer: Bool = false) -> Declared? {
    guard let word = wordOfDeclaration() else {
      guard isAt(.atSign), peek().kind == .name else { return nil }
      // Attributes that belong to nothing.
      fault("Something is missing here: a declaration.")
      _ = attributes()
      return .nothing
    }
    if inInitializer, word == position, tokens[word].keyword == .`init` { return nil }
    let prefix = prefix(until: word)
    switch token.keyword {
    case .let, .var: return .statement(.variables(variables(prefix)))
    case .func: return .statement(.function(function(prefix)))
    case .typealias:
      guard let alias = typeAlias() else { return .nothing }
      return .statement(.typeAlias(alias))
    case .class, .struct, .enum, .protocol, .extension, .actor: return .statement(.nominal(nominal(prefix)))
    default:
      if isAt(.pound) { return .statement(.expression(macro(.anywhere, at: prefix.spot))) }
      return .statement(.unreadable(unreadDeclaration(prefix)))
    }
  }

  /// Reads a declaration that means nothing among statements.
  ///
  /// - Returns: What the grammar calls it.
  private func unreadDeclaration(_ prefix: Prefix) -> String {
    switch token.keyword {
    case .import:
      _ = importedPath()
      return "importDecl"
    case .`init`:
      _ = initializer(prefix)
      return "initializerDecl"
    case .deinit:
      deinitializer()
      return "deinitializerDecl"
    case .subscript:
      _ = subscripting(prefix)
      return "subscriptDecl"
    case .operator:
      _ = operatorDeclaration()
      return "operatorDecl"
    case .precedencegroup:
      _ = precedenceGroup()
      return "precedenceGroupDecl"
    case .macro:
      macroDeclaration()
      return "macroDecl"
    case .associatedtype:
      _ = associatedType()
      return "associatedTypeDecl"
    default:
      advance()
      return "missingDecl"
    }
  }

  /// Reads attributes and modifiers up to the word of a declaration.
  func prefix(until word: Int) -> Prefix {
    var found = Prefix(spot: spot(token))
    while position < word, refusal == nil {
      let start = position
      if isAt(.atSign) {
        found.attributes += attributes()
      } else {
        modifier(&found)
      }
      if position == start { advance() }
    }
    move(to: max(position, word))
    if isAt(Keyword.class), isModified(by: position) {
      found.modifiers.insert(.isStatic)
      advance()
      while isModifier(token) { modifier(&found) }
    }
    found.modifiers.formUnion(modifiers(of: found.attributes))
    return found
  }

  /// Whether `class` says how a member is declared, and begins no class.
  private func isModified(by index: Int) -> Bool {
    var next = index + 1
    while next < tokens.count - 1, isModifier(tokens[next]) {
      next += 1
      if tokens[next].kind == .openParenthesis { next = behind(next) }
    }
    switch nth(next).keyword {
    case .func, .var, .let, .subscript, .typealias, .`init`, .class: return tokens[next].kind == .name
    default: return false
    }
  }

  private func modifier(_ found: inout Prefix) {
    let keyword = token.keyword
    advance()
    var hasDetail = false
    if keyword.takesDetail || keyword == .open, isAt(.openParenthesis) {
      hasDetail = true
      skip()
    }
    switch keyword {
    case .static, .class: found.modifiers.insert(.isStatic)
    case .override: found.modifiers.insert(.isOverride)
    case .lazy: found.modifiers.insert(.isLazy)
    case .mutating: found.modifiers.insert(.isMutating)
    case .convenience: found.modifiers.insert(.isConvenience)
    case .required: found.modifiers.insert(.isRequired)
    case .weak, .unowned: found.modifiers.insert(.isWeak)
    case .indirect: found.modifiers.insert(.isIndirect)
    case .private, .fileprivate: if !hasDetail { found.modifiers.insert(.isPrivate) }
    case .prefix: found.fixity = .prefix
    case .postfix: if found.fixity != .prefix { found.fixity = .postfix }
    default: break
    }
  }

  // MARK: Types

  /// Reads a class, structure, enumeration, actor, protocol or extension from its word on.
  func nominal(_ prefix: Prefix) -> NominalID {
    let kind: NominalKind =
      switch token.keyword {
      case .class: .classType
      case .struct: .structType
      case .enum: .enumType
      case .protocol: .protocolType
      case .actor: .actorType
      default: .extensionOf
      }
    advance()
    var found = NominalDeclaration(kind, [])
    var requirements = GenericClause()
    if kind == .extensionOf {
      found.path = extendedPath(&requirements)
    } else {
      found.path = [expectedName()]
      var generics = GenericClause()
      genericParameters(&generics)
      // What a protocol has there are names of its associated types.
      if kind != .protocolType { found.generics = generics }
      found.attributes = lowered(prefix.attributes)
    }
    found.inherited = inheritance()
    self.requirements(&requirements)
    if kind == .extensionOf || kind == .protocolType { found.generics = requirements }
    (found.modifiers, found.spot) = (prefix.modifiers, prefix.spot)
    found.members = memberBlock()
    return program.add(found)
  }

  /// The name that has to stand here.
  func expectedName() -> Name {
    guard isAt(.name), !token.keyword.isAlwaysKeyword || !token.isFirstOfLine else {
      fault("Something is missing here: a name.")
      return name("")
    }
    if token.keyword.isAlwaysKeyword { fault("This word is no name.") }
    let found = name(token)
    advance()
    return found
  }

  /// The path of what is extended, and what the brackets or the mark of its type ask of its parts: `extension [Int]` of the elements.
  private func extendedPath(_ asked: inout GenericClause) -> [Name] {
    let (path, parts): ([Name], [(word: String, type: TypeID)]) =
      switch fullType() {
      case .named(let path, let arguments):
        (path, arguments.count == 1 && path == [name("Array")] ? [("Element", arguments[0])] : [])
      case .array(let element): ([name("Array")], [("Element", element)])
      case .dictionary(let key, let value): ([name("Dictionary")], [("Key", key), ("Value", value)])
      case .optional(let wrapped, _): ([name("Optional")], [("Wrapped", wrapped)])
      default: ([name("")], [])
      }
    for (word, type) in parts {
      asked.requirements.append(.equals(program.add(.named([name(word)], [])), type))
    }
    return path
  }

  private func memberBlock() -> [Member] {
    guard isAt(.openBrace) else {
      fault("Something is missing here: {.")
      return []
    }
    guard enter() else { return [] }
    defer { leave() }
    let opening = position
    advance()
    var found: [Member] = []
    members(&found)
    close(opening, .closeBrace, "}")
    return found
  }

  private func members(_ found: inout [Member]) {
    while refusal == nil {
      let start = position
      switch token.kind {
      case .closeBrace, .endOfFile, .poundElseif, .poundElse, .poundEndif: return
      case .semicolon: advance()
      case .poundIf:
        if skipConditionalAttributes() { continue }
        var inner: [Member] = []
        conditional { $0.members(&inner) }
        found += inner
      default:
        member(&found)
        endStatement(start)
      }
    }
  }

  private func member(_ found: inout [Member]) {
    guard let word = wordOfDeclaration(isMember: true) else { return }
    let prefix = prefix(until: word)
    guard token.kind != .pound else {
      _ = macro(.anywhere)
      return
    }
    switch token.keyword {
    case .let, .var: found += variables(prefix).map { .variable($0) }
    case .func: found.append(.function(function(prefix)))
    case .`init`: found.append(.function(initializer(prefix)))
    case .subscript: found.append(.function(subscripting(prefix)))
    case .case: found += enumCases().map { .enumCase($0) }
    case .typealias: if let alias = typeAlias() { found.append(.typeAlias(alias)) }
    case .associatedtype: found.append(.associatedType(associatedType()))
    case .deinit: deinitializer()
    case .import: _ = importedPath()
    case .operator: _ = operatorDeclaration()
    case .precedencegroup: _ = precedenceGroup()
    case .macro: macroDeclaration()
    default: found.append(.nominal(nominal(prefix)))
    }
  }

  private func enumCases() -> [EnumCase] {
    advance()
    var found: [EnumCase] = []
    repeat {
      var one = EnumCase(expectedName())
      if isAt(.openParenthesis) { one.parameters = payload() }
      if take(.equal) { one.rawValue = expression() }
      found.append(one)
    } while take(.comma)
    return found
  }

  private func payload() -> [Parameter] {
    let opening = position
    advance()
    var found: [Parameter] = []
    while !isAt(.closeParenthesis), refusal == nil {
      skipParameterModifiers()
      var label: Name?
      if isParameterName(at: position) {
        label = isWildcard(token) ? nil : name(token)
        advance()
        if !isAt(.colon) { advance() }
        advance()
      }
      var one = Parameter(label: label, name: label ?? name("_"))
      one.type = type()
      if take(.equal) { one.defaultValue = expression() }
      found.append(one)
      guard take(.comma) else { break }
    }
    close(opening, .closeParenthesis, ")")
    return found
  }
}

extension Keyword {
  /// Whether a modifier may have something in parentheses, as in `private(set)`.
  var takesDetail: Bool {
    switch self {
    case .fileprivate, .internal, .nonisolated, .package, .private, .public, .unowned: true
    default: false
    }
  }
}
