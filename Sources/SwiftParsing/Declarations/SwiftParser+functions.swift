import SwiftLexing
import SwiftProgram

extension SwiftParser {
  /// Reads a function from its word on.
  func function(_ prefix: Prefix) -> FunctionID {
    advance()
    let (called, isOperator) = functionName()
    var found = FunctionDeclaration(called, isOperator ? .operatorFunction(prefix.fixity) : .function)
    genericParameters(&found.generics)
    found.parameters = parameters()
    // Operands have no labels.
    if isOperator { for index in found.parameters.indices { found.parameters[index].label = nil } }
    found.thrown = effects()
    if take(.arrow) { found.result = result() }
    requirements(&found.generics)
    found.attributes = lowered(prefix.attributes)
    (found.modifiers, found.spot) = (prefix.modifiers, prefix.spot)
    if isAt(.openBrace) { found.body = block() }
    return program.add(found)
  }

  private func functionName() -> (Name, isOperator: Bool) {
    guard
      token.kind.isOperator || isAt(.postfixMark) || isAt(.infixQuestion) || isAt(.equal) || isAt(.arrow)
        || isAt(.regex)
    else { return (expectedName(), false) }
    // `func ==<A>(…)`: the list begins in the operator.
    let length = token.end - token.start
    if length > 1, source[token.end - 1] == UInt8(ascii: "<"), isIdentifier(peek()) {
      let called = name(SwiftToken(kind: .name, start: token.start, end: token.end - 1))
      for _ in 1..<length { _ = takeFirst(of: source[token.start]) }
      return (called, true)
    }
    let called = name(token)
    advance()
    return (called, true)
  }

  /// Reads a type of a result, which may name what it hides.
  private func result() -> TypeID {
    var generics = GenericClause()
    if isAtOperator(beginningWith: UInt8(ascii: "<")) { genericParameters(&generics) }
    return type()
  }

  func initializer(_ prefix: Prefix) -> FunctionID {
    advance()
    let isFailable = takeMark() != nil || take(.infixQuestion)
    var found = FunctionDeclaration(name("init"), isFailable ? .failableInitializer : .initializer)
    genericParameters(&found.generics)
    found.parameters = parameters()
    effects()
    requirements(&found.generics)
    (found.modifiers, found.spot) = (prefix.modifiers, prefix.spot)
    if isAt(.openBrace) { found.body = block(inInitializer: true) }
    return program.add(found)
  }

  func deinitializer() {
    advance()
    effects()
    if isAt(.openBrace) { _ = block() }
  }

  func subscripting(_ prefix: Prefix) -> FunctionID {
    advance()
    var found = FunctionDeclaration(name("subscript"), .subscripting)
    genericParameters(&found.generics)
    found.parameters = parameters(isSubscript: true)
    effects()
    if take(.arrow) {
      found.result = result()
    } else {
      fault("Something is missing here: ->.")
    }
    requirements(&found.generics)
    (found.modifiers, found.spot) = (prefix.modifiers, prefix.spot)
    if isAt(.openBrace) { found.accessors = accessors() }
    return program.add(found)
  }

  private func parameters(isSubscript: Bool = false) -> [Parameter] {
    guard isAt(.openParenthesis) else {
      fault("Something is missing here: (.")
      return []
    }
    let opening = position
    advance()
    var found: [Parameter] = []
    while !isAt(.closeParenthesis), refusal == nil {
      let attributes = attributes()
      skipParameterModifiers()
      guard isAt(.name) || isAt(.dollar) else { break }
      let first = token
      advance()
      var own = first
      if isAt(.name) || isAt(.dollar) {
        own = token
        advance()
      }
      let hasNoLabel = isWildcard(first) || isSubscript && own.start == first.start
      var one = Parameter(label: hasNoLabel ? nil : name(first), name: name(own))
      expect(.colon, ":")
      one.type = type()
      (one.isInOut, one.isAutoclosure) = (lastTypeIsInOut, lastTypeIsAutoclosure)
      one.isVariadic = take(operator: "...")
      if take(.equal) { one.defaultValue = expression() }
      one.attributes = lowered(attributes)
      found.append(one)
      guard take(.comma) else { break }
    }
    close(opening, .closeParenthesis, ")")
    return found
  }

  /// Passes over words such as `isolated` before the names of a parameter.
  func skipParameterModifiers() {
    while isAt(.name), token.keyword.saysHowToPass, peek().kind == .name,
      peek(2).kind == .colon || peek(2).kind == .name && peek(3).kind == .colon
    {
      // `isolated name: A` has a label if it is followed by one name only, and so says nothing else.
      if peek(2).kind == .colon, !token.keyword.isNeverLabel { return }
      advance()
    }
  }

  // MARK: Variables

  /// The type of `[UIView]()`, which says what its elements are.
  private func madeType(_ value: ExpressionID) -> TypeID? {
    if case .call(let call) = program[value], case .type(let type) = program[call.callee] { return type }
    return nil
  }

  /// Reads the bindings of a declaration. A type that stands after several names is that of all of them.
  func variables(_ prefix: Prefix) -> [VariableID] {
    let isConstant = isAt(Keyword.let)
    advance()
    let attributes = lowered(prefix.attributes)
    var found: [VariableDeclaration] = []
    repeat {
      let start = spot(token)
      var one = VariableDeclaration(declaredPattern(isConstant: isConstant), isConstant: isConstant)
      if take(.colon) { one.type = type() }
      if take(.equal) { one.value = expression() }
      if one.type == nil { one.type = one.value.flatMap { madeType($0) } }
      if isAt(.openBrace) { one.accessors = accessors() }
      (one.modifiers, one.attributes, one.spot) = (prefix.modifiers, attributes, start)
      found.append(one)
    } while take(.comma)
    for index in found.indices.dropLast().reversed()
    where found[index].type == nil && found[index].value == nil {
      found[index].type = found[index + 1].type
    }
    return found.map { program.add($0) }
  }

  /// Reads `{ get … set … }`, or a getter without its word.
  private func accessors() -> Accessors {
    var found = Accessors()
    guard enter() else { return found }
    defer { leave() }
    let opening = position
    advance()
    if accessorWord() == nil {
      found.getter = statements()
    } else {
      while let word = accessorWord(), refusal == nil {
        _ = attributes()
        move(to: max(position, word))
        accessor(&found)
      }
    }
    close(opening, .closeBrace, "}")
    return found
  }

  /// Where the word of an accessor stands, behind attributes and modifiers.
  private func accessorWord() -> Int? {
    var place = TokenPlace(index: position)
    while tokens[place.index].kind == .atSign {
      let start = place.index
      scoutAttributes(&place)
      if place.index == start { return nil }
    }
    while isAccessorModifier(tokens[place.index]) { place.index += 1 }
    let word = tokens[place.index]
    guard word.kind == .name else { return nil }
    let isOne =
      isWord(word, "get") || isWord(word, "set") || isWord(word, "willSet") || isWord(word, "didSet")
      || isWord(word, "_read") || isWord(word, "_modify") || isWord(word, "unsafeAddress")
      || isWord(word, "unsafeMutableAddress") || word.keyword == .`init`
    return isOne ? place.index : nil
  }

  private func isAccessorModifier(_ token: SwiftToken) -> Bool {
    guard token.kind == .name else { return false }
    switch token.keyword {
    case .mutating, .nonmutating, .borrowing, .consuming: return true
    case .underscored: return isWord(token, "__consuming")
    default: return false
    }
  }

  private func accessor(_ found: inout Accessors) {
    let word = text(token)
    let end = token.end
    advance()
    var parameter = name(word == "didSet" ? "oldValue" : "newValue")
    if isAt(.openParenthesis), token.start >= end {
      let opening = position
      advance()
      if isAt(.name) {
        parameter = name(text(token))
        advance()
      }
      close(opening, .closeParenthesis, ")")
    }
    effects()
    guard isAt(.openBrace) else {
      found.isRequirement = true
      return
    }
    let body = block()
    switch word {
    case "get", "_read", "unsafeAddress": found.getter = body
    case "set", "_modify": found.setter = Accessor(parameter, body)
    case "willSet": found.willSet = Accessor(parameter, body)
    case "didSet": found.didSet = Accessor(parameter, body)
    default: break
    }
  }
}

extension Keyword {
  /// Whether it may say how an argument is passed, before the names of a parameter.
  var saysHowToPass: Bool {
    switch self {
    case .isolated, .borrowing, .consuming, .sending, .inout, .underscored, .transferring: true
    default: false
    }
  }

  /// Whether it is no name in a list of parameters.
  var isNeverLabel: Bool { self == .inout || self == .underscored }
}
