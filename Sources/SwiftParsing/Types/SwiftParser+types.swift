import SwiftLexing
import SwiftProgram

extension SwiftParser {
  /// A type while it is read: what it refers to, and its elements where it is a tuple as written.
  struct ParsedType {
    var reference: TypeReference
    var elements: [TypeID]?
  }

  /// Reads a type, with what may stand before and behind it.
  func type() -> TypeID {
    let found = fullType()
    return program.add(found)
  }

  func fullType() -> TypeReference {
    guard enter() else { return .unreadable }
    defer { leave() }
    _ = take(Keyword.repeat)
    var (isInOut, isAutoclosure) = (false, false)
    while true {
      if isTypeSpecifier(token, before: position + 1) {
        if isAt(Keyword.inout) { isInOut = true }
        advance()
        if isAt(.openParenthesis), tokens[position - 1].keyword == .nonisolated { skip() }
      } else if isAt(.atSign) {
        if isWord(peek(), "autoclosure") { isAutoclosure = true }
        skipAttribute()
      } else {
        break
      }
    }
    var found = compositionType()
    var place = TokenPlace(index: position)
    scoutEffects(&place)
    if splitCount == 0, tokens[place.index].kind == .arrow {
      move(to: place.index + 1)
      let result = type()
      let parameters = found.elements ?? [program.add(found.reference)]
      found = ParsedType(reference: .function(parameters, result))
    }
    (lastTypeIsInOut, lastTypeIsAutoclosure) = (isInOut, isAutoclosure)
    return found.reference
  }

  /// Reads `A & B`, `some A`, `any A`.
  private func compositionType() -> ParsedType {
    if isAt(Keyword.each), beginsType(peek()) { advance() }
    let isExistential = (isAt(Keyword.some) || isAt(Keyword.any)) && beginsType(peek())
    if isExistential { advance() }
    var found = simpleType()
    if isOperator(token, "&") {
      var elements = [program.add(found.reference)]
      while take(operator: "&") {
        let element = simpleType()
        elements.append(program.add(element.reference))
      }
      found = ParsedType(reference: .composition(elements))
    }
    if isExistential { found = ParsedType(reference: .existential(program.add(found.reference))) }
    return found
  }

  private func beginsType(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .name: isIdentifier(token) || isWildcard(token) || token.keyword == .Self || token.keyword == .Any
    case .openParenthesis, .openSquare, .atSign: true
    case .prefixOperator: isOperator(token, "~")
    default: false
    }
  }

  /// Reads a type without operators: a name, a tuple, a collection, and what hangs on it.
  func simpleType(allowsMembers: Bool = true, allowsMarks: Bool = true) -> ParsedType {
    guard enter() else { return ParsedType(reference: .unreadable) }
    defer { leave() }
    if isOperator(token, "~") { advance() }
    var found: ParsedType
    switch token.kind {
    case .name where isIdentifier(token) || token.keyword == .Self || token.keyword == .Any:
      let called = name(token)
      advance()
      found = ParsedType(reference: .named([called], genericArgumentsInType()))
    case .name where isWildcard(token):
      advance()
      found = ParsedType(reference: .unreadable)
    case .openParenthesis: found = tupleType()
    case .openSquare: found = collectionType()
    default:
      fault("Something is missing here: a type.")
      return ParsedType(reference: .unreadable)
    }
    var length = 0
    while length < limits.chain, takeSuffix(&found, allowsMembers, allowsMarks) { length += 1 }
    return found
  }

  private func takeSuffix(_ found: inout ParsedType, _ allowsMembers: Bool, _ allowsMarks: Bool)
    -> Bool
  {
    if isAt(.period) {
      let isMetatype = isWord(peek(), "Type") || isWord(peek(), "Protocol")
      guard allowsMembers || isMetatype, peek().kind == .name else { return false }
      advance()
      let member = name(token)
      advance()
      if isMetatype {
        found = ParsedType(reference: .metatype(program.add(found.reference)))
      } else {
        let arguments = genericArgumentsInType()
        if case .named(let path, _) = found.reference, path.count < 64 {
          found = ParsedType(reference: .named(path + [member], arguments))
        } else {
          found = ParsedType(reference: .unreadable)
        }
      }
      return true
    }
    guard isAt(.postfixMark), allowsMarks || peek().kind == .period && splitCount == 0 else { return false }
    let isForced = takeMark() == UInt8(ascii: "!")
    found = ParsedType(reference: .optional(program.add(found.reference), isImplicitlyUnwrapped: isForced))
    return true
  }

  private func genericArgumentsInType() -> [TypeID] {
    isAtOperator(beginningWith: UInt8(ascii: "<")) ? genericArguments() : []
  }

  /// Reads `<A, B>`.
  func genericArguments() -> [TypeID] {
    guard takeFirst(of: UInt8(ascii: "<")) else { return [] }
    var found: [TypeID] = []
    while !isAtOperator(beginningWith: UInt8(ascii: ">")), refusal == nil {
      if isAt(.number) || isOperator(token, "-") {
        _ = take(operator: "-")
        advance()
        found.append(program.add(.unreadable))
      } else {
        found.append(type())
      }
      guard take(.comma) else { break }
    }
    if !takeFirst(of: UInt8(ascii: ">")) { fault("Something is missing here: >.") }
    return found
  }

  private func tupleType() -> ParsedType {
    let opening = position
    advance()
    var elements: [TupleTypeElement] = []
    while !isAt(.closeParenthesis), refusal == nil {
      _ = isAt(Keyword.inout) && isParameterName(at: position + 1) && take(Keyword.inout)
      var label: Name?
      if isParameterName(at: position) {
        label = name(token)
        advance()
        if !isAt(.colon) { advance() }
        advance()
      }
      elements.append(TupleTypeElement(label, type()))
      _ = take(operator: "...")
      if take(.equal) { _ = expression() }
      guard take(.comma) else { break }
    }
    close(opening, .closeParenthesis, ")")
    let types = elements.map(\.type)
    if elements.count == 1, elements[0].label == nil {
      return ParsedType(reference: program[elements[0].type], elements: types)
    }
    return ParsedType(reference: .tuple(elements), elements: types)
  }

  private func collectionType() -> ParsedType {
    let opening = position
    advance()
    var found: TypeReference
    if isAt(.number) {
      advance()
      found = .unreadable
      expectOf()
    } else {
      let element = type()
      if take(.colon) {
        found = .dictionary(element, type())
      } else if isAtWord("of") {
        found = .unreadable
        expectOf()
      } else {
        found = .array(element)
      }
    }
    close(opening, .closeSquare, "]")
    return ParsedType(reference: found)
  }

  private func expectOf() {
    if isAtWord("of") { advance() } else { fault("Something is missing here: of.") }
    _ = type()
  }

  /// Passes over `async`, `throws` and the like.
  ///
  /// - Returns: The type that `throws(…)` names.
  @discardableResult func effects() -> TypeID? {
    var place = TokenPlace(index: position)
    scoutEffects(&place)
    if place.index == position { return nil }
    var thrown: TypeID?
    if isAt(Keyword.throws), peek().kind == .openParenthesis {
      move(to: position + 2)
      thrown = type()
    }
    move(to: place.index)
    return thrown
  }

  // MARK: Generics

  /// Reads `<A: B, each C where …>`.
  func genericParameters(_ found: inout GenericClause) {
    guard takeFirst(of: UInt8(ascii: "<")) else { return }
    while isAt(.name) || isAt(.atSign), refusal == nil {
      _ = attributes()
      if (isAt(Keyword.each) || isAt(Keyword.let)) && peek().kind == .name { advance() }
      guard isAt(.name) else { break }
      let called = name(token)
      advance()
      found.parameters.append(GenericParameter(called, take(.colon) ? type() : nil))
      guard take(.comma) else { break }
    }
    requirements(&found)
    if !takeFirst(of: UInt8(ascii: ">")) { fault("Something is missing here: >.") }
  }

  /// Reads `where A: B, C == D`.
  func requirements(_ found: inout GenericClause) {
    guard take(Keyword.where) else { return }
    repeat {
      guard !isAt(.openBrace), refusal == nil else { return }
      let left = type()
      if take(.colon) {
        // `A: class` says the same as `A: AnyObject` did.
        if take(Keyword.class) { continue }
        found.requirements.append(.conforms(left, type()))
      } else if take(operator: "==") {
        if isAt(.number) {
          advance()
        } else {
          found.requirements.append(.equals(left, type()))
        }
      } else {
        fault("Something is missing here: a requirement.")
      }
    } while take(.comma)
  }

  /// Reads `: A, B` behind the name of a type.
  func inheritance() -> [TypeID] {
    var found: [TypeID] = []
    guard take(.colon) else { return found }
    repeat {
      guard !isAt(.openBrace), !isAt(Keyword.where), refusal == nil else { break }
      // `protocol A: class`.
      if isAt(Keyword.class) {
        found.append(program.add(.unreadable))
        advance()
      } else {
        found.append(type())
      }
    } while take(.comma)
    return found
  }
}
