import JSON
import SwiftLexing
import SwiftProgram

/// Reads the tokens of one file, each a bounded number of times, and writes what they mean into a program.
///
/// Whatever calls itself counts its depth by ``enter()``; the deepest that is allowed needs less than half of a small stack.
final class SwiftParser {
  @exclusivity(unchecked) var program: Program
  let source: SourceBytes
  let tokens: [SwiftToken]
  let pairs: TokenPairs
  let file: Int32
  let flags: BuildFlags
  let limits = SwiftLimits.service
  /// What is read next; behind a part of an operator the rest of that.
  @exclusivity(unchecked) private(set) var token: SwiftToken
  @exclusivity(unchecked) private(set) var position = 0
  /// How many bytes of the operator here are read: the first `>` of `>>` closes the inner of two lists.
  private(set) var splitCount = 0
  @exclusivity(unchecked) private var depth = 0
  private(set) var faults: [SyntaxFault] = []
  /// Why the file is not read, and where.
  private(set) var refusal: SyntaxFault?
  @exclusivity(unchecked) private var names = NameCache()
  /// How many anonymous parameters the closure around has used, for each closure that is open.
  var anonymousCounts: [Int] = []
  /// What patterns stand in expressions, while a pattern is read.
  var forms: [ExpressionID: PatternForm] = [:]
  /// Whether the last type was `inout`, and whether it was `@autoclosure`.
  var lastTypeIsInOut = false, lastTypeIsAutoclosure = false
  /// Where generic arguments end, by the token that begins them.
  var scouted: [Int: TokenPlace?] = [:]
  var scoutDepth = 0
  /// Up to here no declaration begins, since words before that were looked through.
  var modifiersEnd = 0
  var precedences = Precedences()
  /// How many `#if` stand open around what is read at the top of the file.
  var openBranches = 0

  init(_ source: SourceBytes, _ program: consuming Program, _ flags: BuildFlags) {
    var lexer = SwiftLexer(source)
    var tokens: [SwiftToken] = []
    tokens.reserveCapacity(source.count / 4)
    let looks = limits.looks * source.count + 4096
    var isTooLong = source.count > limits.bytes
    while !isTooLong {
      tokens.append(lexer.next())
      if tokens[tokens.count - 1].kind == .endOfFile { break }
      isTooLong = tokens.count > limits.tokens || lexer.looked > looks
    }
    if isTooLong {
      let place = min(tokens.last?.start ?? limits.bytes, source.count)
      refusal = SyntaxFault(offset: Int32(clamping: place), message: "The file is too long to be read.")
      tokens = []
    }
    if tokens.last?.kind != .endOfFile {
      tokens.append(SwiftToken(kind: .endOfFile, start: source.count, end: source.count))
    }
    (self.source, self.tokens, self.flags) = (source, tokens, flags)
    file = Int32(program.files.count)
    self.program = program
    pairs = TokenPairs(tokens, limits)
    token = tokens[0]
    if let index = pairs.tooDeep { refuseDepth(at: tokens[index].start) }
  }

  // MARK: Tokens

  /// The token so many behind this one.
  func peek(_ distance: Int = 1) -> SwiftToken { nth(position + distance) }

  /// The token at an index; behind the last the end of the file.
  func nth(_ index: Int) -> SwiftToken { tokens[min(index, tokens.count - 1)] }

  func advance() { move(to: position + 1) }

  func move(to index: Int) {
    position = min(index, tokens.count - 1)
    splitCount = 0
    token = tokens[position]
  }

  func isAt(_ kind: SwiftToken.Kind) -> Bool { token.kind == kind }

  func isAt(_ keyword: Keyword) -> Bool { token.keyword == keyword && token.kind == .name }

  func take(_ kind: SwiftToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  func take(_ keyword: Keyword) -> Bool {
    guard isAt(keyword) else { return false }
    advance()
    return true
  }

  /// Takes an operator if it is this one and no more.
  func take(operator text: StaticString) -> Bool {
    guard isOperator(token, text) else { return false }
    advance()
    return true
  }

  func isOperator(_ token: SwiftToken, _ text: StaticString) -> Bool {
    token.kind.isOperator && token.end - token.start == text.utf8CodeUnitCount
      && source.have(text, at: token.start)
  }

  /// Whether an operator begins with a character.
  func isAtOperator(beginningWith byte: UInt8) -> Bool {
    token.kind.isOperator && source[token.start] == byte
  }

  /// Takes the first character of an operator and leaves the rest of it.
  func takeFirst(of byte: UInt8) -> Bool {
    guard isAtOperator(beginningWith: byte) else { return false }
    if token.end - token.start == 1 {
      advance()
    } else {
      splitCount += 1
      token = rest(of: tokens[position], behind: splitCount)
    }
    return true
  }

  /// What an operator is without its first bytes.
  func rest(of whole: SwiftToken, behind count: Int) -> SwiftToken {
    var token = whole
    token.start += count
    token.isFirstOfLine = false
    let isRightBound = whole.kind == .prefixOperator || whole.kind == .binaryOperator
    token.kind = isRightBound ? .binaryOperator : .postfixOperator
    switch source[token.start] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      token.kind = .postfixMark
      token.end = token.start + 1
    case UInt8(ascii: "=") where token.end - token.start == 1: token.kind = .equal
    default: break
    }
    return token
  }

  /// Takes a `?` or `!` behind something, also as a part of an operator; nil where there is none.
  func takeMark() -> UInt8? {
    guard token.kind == .postfixMark else { return nil }
    let mark = source[token.start]
    let whole = tokens[position]
    if splitCount > 0, whole.end > token.end {
      splitCount += 1
      token = rest(of: whole, behind: splitCount)
    } else {
      advance()
    }
    return mark
  }

  /// Whether a token is a name that is no word of Swift.
  func isIdentifier(_ token: SwiftToken) -> Bool {
    token.kind == .name && !token.keyword.isAlwaysKeyword && !isWildcard(token)
  }

  func isWildcard(_ token: SwiftToken) -> Bool {
    token.kind == .name && token.end - token.start == 1 && source[token.start] == UInt8(ascii: "_")
  }

  /// Whether a token may be the label of an argument.
  func isLabel(_ token: SwiftToken) -> Bool { token.kind == .name && token.keyword != .inout }

  func isAtWord(_ word: StaticString) -> Bool { isWord(token, word) }

  func isWord(_ token: SwiftToken, _ word: StaticString) -> Bool {
    guard token.kind == .name, token.end - token.start == word.utf8CodeUnitCount else { return false }
    return source.have(word, at: token.start)
  }

  // MARK: Names and places

  func text(_ start: Int, _ end: Int) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, end - start))
    var offset = start
    while offset < end {
      bytes.append(source[offset])
      offset += 1
    }
    return String(outside: bytes)
  }

  func text(_ token: SwiftToken) -> String { text(token.start, token.end) }

  /// The name that a token is, without its backticks.
  func name(_ token: SwiftToken) -> Name {
    let isQuoted = source[token.start] == UInt8(ascii: "`") && token.end - token.start > 2
    let (start, end) = isQuoted ? (token.start + 1, token.end - 1) : (token.start, token.end)
    if let known = names.known(source, start, end) { return known }
    let found = program.names.name(text(start, end))
    names.add(found, source, start, end)
    return found
  }

  func name(_ text: String) -> Name { program.names.name(text) }

  func spot(_ token: SwiftToken) -> SourceSpot { spot(token.start) }

  func spot(_ offset: Int) -> SourceSpot { SourceSpot(file: file, offset: Int32(clamping: offset)) }

  // MARK: Depth and faults

  /// Counts what begins in something else; where that is too deep, nothing more is read, if it is refused.
  func enter(refusing: Bool = true) -> Bool {
    guard refusal == nil else { return false }
    guard depth < limits.depth else {
      if refusing { refuseDepth(at: token.start) }
      return false
    }
    depth += 1
    return true
  }

  func leave() { depth -= 1 }

  private func refuseDepth(at offset: Int) {
    refuse(at: offset, "What stands here is nested too deeply to be read.")
  }

  /// Stops reading: nothing follows.
  func refuse(at offset: Int, _ message: String) {
    if refusal == nil { refusal = SyntaxFault(offset: Int32(clamping: offset), message: message) }
    move(to: tokens.count - 1)
  }

  func fault(_ message: String) {
    let offset = Int32(clamping: token.start)
    // What is missing where something was wrong already says nothing new.
    guard refusal == nil, faults.count < 100, faults.last?.offset != offset else { return }
    faults.append(SyntaxFault(offset: offset, message: message))
  }

  /// Takes a token that has to be there.
  func expect(_ kind: SwiftToken.Kind, _ what: String) {
    if !take(kind) { fault("Something is missing here: \(what).") }
  }

  func expect(_ keyword: Keyword, _ what: String) {
    if !take(keyword) { fault("Something is missing here: \(what).") }
  }

  /// Goes behind the bracket that closes one that was opened, and says so where something stood before it.
  func close(_ opening: Int, _ kind: SwiftToken.Kind, _ what: String) {
    if isAt(kind) { return advance() }
    guard let end = pairs[opening], end >= position else {
      return fault("Something is missing here: \(what).")
    }
    fault("This is not expected here.")
    move(to: end + 1)
  }

  /// Goes behind what a token is or opens.
  func skip() {
    if let end = pairs[position], end > position, !token.kind.isDirective {
      move(to: end + 1)
    } else {
      advance()
    }
  }

  /// The place behind a token that opens a bracket, and behind that bracket.
  func behind(_ index: Int) -> Int { (pairs[index] ?? tokens.count - 2) + 1 }
}

extension SwiftToken.Kind {
  /// Whether it is an operator of any place.
  var isOperator: Bool { self == .prefixOperator || self == .binaryOperator || self == .postfixOperator }

  /// Whether it is a line of `#if`.
  var isDirective: Bool {
    self == .poundIf || self == .poundElseif || self == .poundElse || self == .poundEndif
  }
}

/// A token, or the rest of an operator behind some of its bytes.
struct TokenPlace {
  var index: Int
  var split = 0
}
