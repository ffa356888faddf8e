import SwiftLexing

/// Finds what a file declares, token by token: at its top and in the bodies of types, not in functions.
struct DeclarationScanner {
  let bytes: SourceBytes
  private var types: [OutlinedType] = []
  private var inherited: [ByteRange] = []
  private var members: [OutlinedMember] = []
  private var imports: [ByteRange] = []
  /// The bodies of types that stand open: how many brackets are open inside, and the type.
  private var scopes: [(open: Int, type: Int32)] = [(0, -1)]
  private var state = State.nothing
  /// The type that waits for its `{`.
  private var pending: Int32 = -1
  /// How many `<` stand open in the head of a type.
  private var angles = 0
  private var path: ByteRange?
  private var last = SwiftToken.Kind.endOfFile

  /// What the last word asked for.
  private enum State {
    case nothing
    case typeName(OutlinedType.Kind, Int)
    case head, inheritance, requirements
    case memberName(OutlinedMember.Kind, Int)
    /// Behind one of several names: `let a, b`, `case a, b`.
    case moreNames(OutlinedMember.Kind, Int)
    case importPath
  }

  init(_ bytes: SourceBytes) { self.bytes = bytes }

  /// Takes a token before which so many brackets stand open.
  @inline(__always) mutating func take(_ token: SwiftToken, openBefore: Int) {
    defer { last = token.kind }
    // What stands in a function, in arguments or in a closure declares nothing that others see.
    guard openBefore == scopes[scopes.count - 1].open else { return takeInTuple(token, openBefore) }
    if token.kind == .name, token.keyword != .none, last != .period, !mayBeName(token) {
      return takeKeyword(token)
    }
    switch state {
    case .nothing: return
    default: takeInState(token, openBefore)
    }
  }

  /// Leaves the bodies of types that have ended.
  @inline(__always) mutating func close(openBehind: Int) {
    while scopes.count > 1, openBehind < scopes[scopes.count - 1].open {
      scopes.removeLast()
      state = .nothing
    }
  }

  /// Gives away what was found.
  mutating func finish(_ outline: inout SwiftFileOutline) {
    endPath()
    (outline.types, outline.inherited) = (types, inherited)
    (outline.members, outline.imports) = (members, imports)
  }

  /// Whether a word of Swift is a name here: `var actor`, `case open`.
  private func mayBeName(_ token: SwiftToken) -> Bool {
    if token.keyword.isAlwaysKeyword { return false }
    switch state {
    case .memberName, .typeName: return last == .name || last == .comma
    default: return false
    }
  }

  private var scope: Int32 { scopes[scopes.count - 1].type }

  private mutating func takeKeyword(_ token: SwiftToken) {
    switch token.keyword {
    case .class, .struct, .enum, .protocol, .extension, .actor: takeTypeKeyword(token)
    case .func: expect(.function, token)
    case .var: expect(.variable, token)
    case .let: expect(.constant, token)
    case .typealias: expect(.typeAlias, token)
    case .associatedtype: expect(.associatedType, token)
    case .macro where last == .name || last == .endOfFile || token.isFirstOfLine: expect(.macro, token)
    case .operator: expect(.operatorDeclaration, token)
    case .precedencegroup: expect(.precedenceGroup, token)
    case .case where isEnum: expect(.enumCase, token)
    case .`init` where scope >= 0: record(.initializer, token)
    case .deinit where scope >= 0: record(.deinitializer, token)
    case .subscript where scope >= 0: record(.subscript, token)
    case .import: state = importKeyword()
    case .where: endRequirementsHead()
    default: takeInState(token, scopes[scopes.count - 1].open)
    }
  }

  private var isInHead: Bool {
    switch state {
    case .head, .inheritance: true
    default: false
    }
  }

  /// `class` is also a modifier, and also the requirement of a protocol; an import may say what it imports.
  private mutating func takeTypeKeyword(_ token: SwiftToken) {
    if case .importPath = state, path == nil { return }
    if case .inheritance = state { return }
    let kind: OutlinedType.Kind =
      switch token.keyword {
      case .class: .class
      case .struct: .struct
      case .enum: .enum
      case .protocol: .protocol
      case .actor: .actor
      default: .extension
      }
    endPath()
    state = .typeName(kind, token.start)
  }

  private mutating func importKeyword() -> State {
    endPath()
    return .importPath
  }

  private mutating func expect(_ kind: OutlinedMember.Kind, _ token: SwiftToken) {
    // Kinds of what is imported, and the modifiers of operators.
    if case .importPath = state, path == nil { return }
    endPath()
    state = .memberName(kind, token.start)
  }

  private var isEnum: Bool { scope >= 0 && types[Int(scope)].kind == .enum || scope >= 0 && isExtension }
  private var isExtension: Bool { types[Int(scope)].kind == .extension }

  private mutating func record(_ kind: OutlinedMember.Kind, _ token: SwiftToken) {
    endPath()
    add(kind, token, at: token.start)
    state = .nothing
  }

  private mutating func add(_ kind: OutlinedMember.Kind, _ name: SwiftToken, at offset: Int) {
    members.append(
      OutlinedMember(
        kind: kind, name: bytes.range(ofName: name), offset: UInt32(truncatingIfNeeded: offset), type: scope))
  }
}

extension DeclarationScanner {
  private mutating func takeInState(_ token: SwiftToken, _ open: Int) {
    switch state {
    case .nothing: break
    case .typeName(let kind, let offset): takeTypeName(token, kind, offset)
    case .head, .inheritance, .requirements: takeInHead(token, open)
    case .memberName(let kind, let offset): takeMemberName(token, kind, offset)
    case .moreNames(let kind, let offset):
      if token.kind == .comma {
        state = .memberName(kind, offset)
      } else if token.kind == .semicolon || token.isFirstOfLine && token.kind == .name {
        state = .nothing
      }
    case .importPath:
      if token.isFirstOfLine && path != nil || token.kind != .name && token.kind != .period {
        endPath()
      } else {
        extend(token)
      }
    }
  }

  private mutating func takeTypeName(_ token: SwiftToken, _ kind: OutlinedType.Kind, _ offset: Int) {
    // Of an array: `extension [Int]`.
    let isArray = kind == .extension && token.kind == .openSquare
    guard token.kind == .name && !token.keyword.isAlwaysKeyword || isArray else {
      state = .nothing
      return
    }
    pending = Int32(truncatingIfNeeded: types.count)
    let count = Int32(truncatingIfNeeded: inherited.count)
    types.append(
      OutlinedType(
        kind: kind, name: bytes.range(ofName: token), offset: UInt32(truncatingIfNeeded: offset),
        parent: scope,
        inherited: count..<count))
    (state, angles) = (.head, 0)
  }

  /// Between the name of a type and its body.
  private mutating func takeInHead(_ token: SwiftToken, _ open: Int) {
    switch token.kind {
    case .openBrace:
      endHead()
      scopes.append((open + 1, pending))
      state = .nothing
    case .prefixOperator, .postfixOperator, .binaryOperator: takeAngles(token)
    case .colon where angles == 0: if isInHead { state = .inheritance }
    case .comma where angles == 0: endPath()
    case .name, .period:
      guard angles == 0, isInHead else { return }
      if case .inheritance = state {
        extend(token)
      } else if types[Int(pending)].kind == .extension, token.kind == .name {
        let start = Int(types[Int(pending)].name.start)
        types[Int(pending)].name = ByteRange(start, token.end)
      }
    case .closeBrace, .semicolon:
      endHead()
      state = .nothing
    default: break
    }
  }

  private mutating func takeAngles(_ token: SwiftToken) {
    for offset in token.start..<token.end {
      if bytes[offset] == UInt8(ascii: "<") { angles += 1 }
      if bytes[offset] == UInt8(ascii: ">") { angles = max(0, angles - 1) }
      if bytes[offset] == UInt8(ascii: "&"), angles == 0 { endPath() }
    }
  }

  private mutating func takeMemberName(_ token: SwiftToken, _ kind: OutlinedMember.Kind, _ offset: Int) {
    switch token.kind {
    case .name where !token.keyword.isAlwaysKeyword:
      add(kind, token, at: offset)
      let mayBeMore = kind == .variable || kind == .constant || kind == .enumCase
      state = mayBeMore ? .moreNames(kind, offset) : .nothing
    case .prefixOperator, .binaryOperator, .postfixOperator, .postfixMark, .regex, .arrow, .equal,
      .infixQuestion:
      if kind == .function || kind == .operatorDeclaration { add(kind, token, at: offset) }
      state = .nothing
    case .openParenthesis where kind == .variable || kind == .constant: break
    default: state = .nothing
    }
  }

  /// The names of a tuple: `let (a, b) = …`.
  @inline(__always) private mutating func takeInTuple(_ token: SwiftToken, _ open: Int) {
    guard case .memberName(let kind, let offset) = state, token.kind == .name else { return }
    if last == .openParenthesis || last == .comma { add(kind, token, at: offset) }
  }

  /// Makes the path longer that is being read.
  private mutating func extend(_ token: SwiftToken) {
    if last == .atSign || token.kind == .period && path == nil { return }
    if token.keyword.isAlwaysKeyword && token.keyword != .Any && token.keyword != .Self { return }
    if token.kind == .name, let path, last == .period {
      self.path = ByteRange(Int(path.start), token.end)
    } else if token.kind == .name {
      path = ByteRange(token.start, token.end)
    }
  }

  private mutating func endPath() {
    guard let path else { return }
    if case .importPath = state { imports.append(path) } else { inherited.append(path) }
    self.path = nil
    if case .importPath = state { state = .nothing }
  }

  private mutating func endRequirementsHead() {
    guard isInHead else { return }
    endHead()
    state = .requirements
  }

  private mutating func endHead() {
    endPath()
    guard pending >= 0 else { return }
    let end = Int32(truncatingIfNeeded: inherited.count)
    types[Int(pending)].inherited = types[Int(pending)].inherited.lowerBound..<end
    state = .head
  }
}

extension SourceBytes {
  /// The name itself, without its backticks.
  func range(ofName token: SwiftToken) -> ByteRange {
    let isQuoted = self[token.start] == UInt8(ascii: "`") && token.end - token.start > 2
    return isQuoted ? ByteRange(token.start + 1, token.end - 1) : ByteRange(token.start, token.end)
  }
}
