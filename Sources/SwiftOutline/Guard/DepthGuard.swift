/// Follows what stands in what, and how much of it, token by token.
struct DepthGuard {
  let limits: OutlineLimits
  /// The brackets that stand open.
  private(set) var open: [Level] = []
  /// What stands in the innermost bracket.
  var level = Level(bracket: .endOfFile)
  /// The weights of all that stands around it.
  private var outerDepth = 0
  private var squares = 0
  private var squareSum = 0
  private var interpolations = 0
  /// How many brackets of attributes and macros stand open.
  private var attributes = 0
  /// For each `#if` that stands open, its `#elseif`.
  private var conditions: [Int] = []
  private(set) var last = SwiftToken.Kind.endOfFile
  private(set) var lastKeyword = Keyword.none
  /// Brackets that another one closed, or that close nothing.
  private var mismatches = 0
  var stray = StrayTokens()
  private(set) var refusal: (code: OutlineRefusal.Code, offset: Int)?

  init(_ limits: OutlineLimits) { self.limits = limits }

  /// Takes the end of the file: what stands open there, the parser looks for at each step of its recovery.
  mutating func finish(at offset: Int) {
    if open.count + mismatches > limits.mismatches, refusal == nil { refusal = (.tooManyMismatches, offset) }
  }

  /// How many brackets stand open.
  var openCount: Int { open.count }

  /// Takes the next token.
  @inline(__always) mutating func take(_ token: SwiftToken) {
    takeStrays(token)
    if level.angles > 0 {
      level.tokensInAngles += 1
      check(level.tokensInAngles, limits.tokensInAngles, .anglesTooLong, token)
    }
    switch token.kind {
    case .name: takeWord(token)
    case .period:
      level.operators = 0
      if !level.isInAttributeName { level.words = 0 }
      level.chain += 1
      check(level.chain, limits.chain, .chainTooLong, token)
    case .openParenthesis, .openSquare, .openBrace, .interpolation: push(token)
    case .closeParenthesis, .closeSquare, .closeBrace, .interpolationEnd: pop(token)
    case .prefixOperator, .postfixOperator, .binaryOperator, .arrow, .infixQuestion, .postfixMark:
      takeOperator(token)
    case .comma, .semicolon, .equal: takeSeparator(token)
    case .colon:
      level.questions = max(0, level.questions - 1)
      // A label: `f(for: a)`.
      if level.mayHaveLabel, last == .name, lastKeyword.hasBody { level.heads = max(0, level.heads - 1) }
      endRuns()
    case .atSign, .pound: beginAttribute(token)
    case .poundIf, .poundElseif, .poundElse, .poundEndif: takeCondition(token)
    case .string, .regex:
      endRuns()
      level.angles = 0
    default:
      endRuns()
    }
    (last, lastKeyword) = (token.kind, token.keyword)
  }

  private mutating func beginAttribute(_ token: SwiftToken) {
    if token.kind == .atSign { level.attribute = mayBeStatement ? .statement : .type }
    level.isInAttributeName = true
    if level.angles > 0 {
      level.attributesInAngles += 1
      check(level.attributesInAngles, limits.attributes, .attributesTooDeep, token)
    }
    level.words += 1
    check(level.words, limits.prefixes, .tooManyPrefixes, token)
  }

  /// A token that is no prefix ends the row of those before it.
  @inline(__always) private mutating func endRuns() {
    (level.words, level.operators) = (0, 0)
    level.isInAttributeName = false
  }

  @inline(__always) private mutating func takeWord(_ token: SwiftToken) {
    level.operators = 0
    let isInAttributeName = level.isInAttributeName && (last == .atSign || last == .pound || last == .period)
    if isInAttributeName { return }
    level.isInAttributeName = false
    if token.keyword != .none, last != .period {
      takeKeyword(token)
    } else if token.isFirstOfLine || last == .name && lastKeyword != .none && !lastKeyword.isEffect {
      // The next statement: `a <- b[c]` and then another.
      if token.isFirstOfLine, last == .name || last == .closeSquare || last == .closeParenthesis {
        level.angles = 0
        endAttributeAngles()
      }
      (level.words, level.chain, level.trailing, level.ternaries) = (0, 0, 0, 0)
    } else {
      level.words += 1
      check(level.words, limits.prefixes, .tooManyPrefixes, token)
    }
  }

  private mutating func takeKeyword(_ token: SwiftToken) {
    level.words += 1
    check(level.words, limits.prefixes, .tooManyPrefixes, token)
    if token.keyword == .if {
      if lastKeyword == .else {
        level.elseIfs += 1
        check(level.elseIfs, limits.elseIfs, .tooManyElseIfs, token)
      } else {
        level.elseIfs = 0
      }
    }
    switch token.keyword {
    case .class, .struct, .enum, .protocol, .extension, .actor:
      level.expectsTypeBody = true
      stray.beginHead()
    case .func, .var, .let, .`init`, .subscript, .typealias, .case, .import: level.expectsTypeBody = false
    default: break
    }
    if token.keyword.hasBody {
      level.heads += 1
      level.mayHaveLabel = last == .openParenthesis || last == .comma
      check(level.heads, limits.prefixes, .tooManyPrefixes, token)
    }
    if token.keyword.endsTypes {
      (level.angles, level.arrows, level.questions) = (0, 0, 0)
      (level.chain, level.trailing, level.ternaries) = (0, 0, 0)
    }
  }

  private mutating func takeSeparator(_ token: SwiftToken) {
    endRuns()
    (level.arrows, level.chain, level.trailing, level.ternaries) = (0, 0, 0, 0)
    if token.kind == .semicolon { level.heads = 0 }
    if token.kind != .comma { (level.angles, level.questions) = (0, 0) }
  }

  private mutating func takeOperator(_ token: SwiftToken) {
    if token.kind == .arrow || token.kind == .infixQuestion { level.isInAttributeName = false }
    level.words = 0
    switch token.kind {
    case .arrow:
      level.arrows += 1
      check(level.arrows, limits.arrows, .tooManyArrows, token)
    case .infixQuestion:
      level.questions += 1
      check(level.questions, limits.questions, .questionsTooDeep, token)
      level.ternaries += 1
      check(level.ternaries, limits.ternaries, .tooManyTernaries, token)
    case .postfixMark:
      level.chain += 1
      check(level.chain, limits.chain, .chainTooLong, token)
    default:
      level.operators += 1
      check(level.operators, limits.prefixes, .tooManyPrefixes, token)
      level.chain += 1
      check(level.chain, limits.chain, .chainTooLong, token)
    }
  }

  /// What an operator says of `<` and `>`, by its bytes.
  @inline(__always) mutating func takeAngles(_ token: SwiftToken, _ bytes: SourceBytes) {
    let byte = bytes[token.start]
    var length = 1
    while length < token.end &- token.start, bytes[token.start &+ length] == byte { length &+= 1 }
    if byte == UInt8(ascii: "<") {
      if level.angles == 0 { (level.tokensInAngles, level.attributesInAngles) = (0, 0) }
      level.angles += length - 1
      level.angles += 1
      check(level.angles, limits.angles, .anglesTooDeep, token)
      if level.isInAttributeName {
        level.attributeAngles += 1
        attributes += 1
        check(attributes, limits.attributes, .attributesTooDeep, token)
      }
    } else if byte == UInt8(ascii: ">") {
      level.angles = max(0, level.angles - length)
      if level.angles == 0 { endAttributeAngles() }
    } else if token.kind == .binaryOperator, !bytes.have("&", at: token.start) || length > 1,
      !bytes.have("==", at: token.start), byte != UInt8(ascii: ".")
    {
      level.angles = 0
      endAttributeAngles()
    }
    level.isInAttributeName = false
  }

  private mutating func endAttributeAngles() {
    attributes -= level.attributeAngles
    level.attributeAngles = 0
  }

  private mutating func takeCondition(_ token: SwiftToken) {
    endRuns()
    switch token.kind {
    case .poundIf:
      conditions.append(0)
      if conditions.count > limits.conditions { refuse(.conditionsTooDeep, token) }
    case .poundElseif:
      guard !conditions.isEmpty else { return }
      conditions[conditions.count - 1] += 1
      if conditions[conditions.count - 1] > limits.branches { refuse(.tooManyBranches, token) }
    case .poundEndif: _ = conditions.popLast()
    default: break
    }
  }
}

extension DepthGuard {
  private mutating func push(_ token: SwiftToken) {
    level.operators = 0
    level.chain += 1
    check(level.chain, limits.chain, .chainTooLong, token)
    if token.kind == .openBrace, last == .name || last == .closeParenthesis || last == .closeBrace {
      level.trailing += 1
      check(level.trailing, limits.ternaries, .tooManyTernaries, token)
    }
    let isAttribute = level.isInAttributeName
    level.isInAttributeName = false
    if token.kind == .openBrace { level.heads = 0 }
    outerDepth += level.depth + 1
    let isInAngles = level.angles > 0
    let isTypeBody = token.kind == .openBrace && level.expectsTypeBody
    if isTypeBody { level.expectsTypeBody = false }
    open.append(level)
    level = Level(bracket: token.kind, isAttribute: isAttribute)
    level.isTypeBody = isTypeBody
    if isAttribute { attributes += 1 }
    if attributes > limits.attributes { refuse(.attributesTooDeep, token) }
    if open.count > limits.brackets { refuse(.bracketsTooDeep, token) }
    if outerDepth + conditions.count > limits.depth { refuse(.tooDeep, token) }
    if token.kind == .openSquare {
      // Behind a `<` the parser looks ahead twice as often.
      level.squares = isInAngles ? 2 : 1
      squares += level.squares
      if squares > limits.squares {
        refuse(.squaresTooDeep, token)
      } else if squares > 4 {
        squareSum += 1 << squares
        if squareSum > limits.squareSum { refuse(.tooManyDeepSquares, token) }
      }
    } else if token.kind == .interpolation {
      interpolations += 1
      if interpolations > limits.strings { refuse(.stringsTooDeep, token) }
    }
  }

  /// Closes a bracket, and those in it that nobody closed; one that none opened is passed over, as the parser does.
  private mutating func pop(_ token: SwiftToken) {
    let bracket: SwiftToken.Kind =
      switch token.kind {
      case .closeParenthesis: .openParenthesis
      case .closeSquare: .openSquare
      case .closeBrace: .openBrace
      default: .interpolation
      }
    guard closes(bracket) else {
      mismatches += 1
      check(mismatches, limits.mismatches, .tooManyMismatches, token)
      return endRuns()
    }
    while let outer = open.popLast() {
      let closed = level.bracket
      squares -= level.squares
      if closed == .interpolation { interpolations -= 1 }
      attributes -= level.attributeAngles + (level.isAttribute ? 1 : 0)
      if closed != bracket { mismatches += 1 }
      level = outer
      outerDepth -= level.depth + 1
      if closed == bracket { break }
    }
    check(mismatches, limits.mismatches, .tooManyMismatches, token)
    // `try (a)` is no prefix of what follows; `nonisolated(unsafe)` and `@A(b)` are.
    if bracket != .openParenthesis { level.words = 0 }
  }

  /// Whether a bracket stands open that this one closes. Only a brace closes braces.
  private func closes(_ bracket: SwiftToken.Kind) -> Bool {
    if level.bracket == bracket { return !open.isEmpty }
    guard !open.isEmpty, level.bracket != .openBrace || bracket == .interpolation else { return false }
    for outer in open.reversed() {
      if outer.bracket == bracket { return true }
      if outer.bracket == .openBrace, bracket != .interpolation { return false }
      if outer.bracket == .interpolation { return false }
    }
    return false
  }

  @inline(__always) mutating func check(
    _ count: Int, _ limit: Int, _ code: OutlineRefusal.Code, _ token: SwiftToken
  ) {
    if count > limit { refuse(code, token) }
  }

  private mutating func refuse(_ code: OutlineRefusal.Code, _ token: SwiftToken) {
    if refusal == nil { refusal = (code, token.start) }
  }
}

extension Keyword {
  /// Whether it says how a function returns.
  var isEffect: Bool { self == .async || self == .throws || self == .rethrows || self == .reasync }

  /// Whether a `{` follows, and before it an expression in which the next such word may stand.
  var hasBody: Bool {
    switch self {
    case .for, .if, .while, .switch, .guard, .repeat, .catch, .do: true
    default: false
    }
  }

  /// Whether it stands in no type and in no expression that goes on, so that a `<` before it has no `>` behind it.
  var endsTypes: Bool {
    switch self {
    case .break, .case, .catch, .continue, .default, .defer, .deinit, .do, .else, .enum, .extension,
      .fallthrough,
      .false, .fileprivate, .for, .func, .guard, .if, .import, .`init`, .internal, .let, .nil, .operator,
      .precedencegroup, .private, .protocol, .public, .return, .static, .struct, .subscript, .switch, .throw,
      .true,
      .typealias, .var, .while:
      true
    default: false
    }
  }
}
