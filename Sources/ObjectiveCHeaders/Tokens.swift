import JSON

/// A word, a number, a text or a sign of Objective-C, or a line for its preprocessor.
struct Token: Equatable {
  enum Kind: Equatable {
    case word, number, text, sign
    /// `@interface` and its like.
    case keyword
    /// `#define`: the name, with what stands for it in ``Token/value``.
    case define
    case include
  }

  var kind: Kind
  var text: String
  /// What stands for a name that is defined.
  var value: [Token] = []
  /// Whether it is there under some condition of the preprocessor only.
  var isConditional = false

  func `is`(_ word: String) -> Bool { text == word && kind != .text && kind != .define && kind != .include }
}

/// Cuts Objective-C into tokens. What stands in `#if 0` and for C++ is left out; of all other conditions each branch counts.
struct Tokenizer {
  private let bytes: [UInt8]
  private var place = 0
  private var tokens: [Token] = []
  private var conditions: [Condition] = []
  /// Conditions that stand in too many others: nothing in them counts.
  private var conditionsBeyond = 0
  /// Whether there is something else than headers that are taken in.
  private var hasBegun = false
  private var isAtLineStart = true

  private enum Condition {
    /// The one around a whole header.
    case once
    case open
    case skipped
  }

  /// As many a file may have; the rest of a longer one is not read.
  private static let most = 200_000
  /// As many conditions may stand in each other.
  private static let deepest = 64
  /// Letters that a name or a number has at most.
  private static let longest = 256

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokenizer = Tokenizer(bytes)
    while tokenizer.place < bytes.count, tokenizer.tokens.count < most { tokenizer.step() }
    return tokenizer.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

  private mutating func add(_ token: Token) {
    var token = token
    if conditionsBeyond > 0 || conditions.contains(.skipped) { return }
    if token.kind != .include { hasBegun = true }
    token.isConditional = conditions.contains(.open)
    tokens.append(token)
  }

  private mutating func step() {
    let letter = byte()
    switch letter {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isAtLineStart = true
      place += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): place += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skip { $0 == UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#") where isAtLineStart: directive()
    default:
      isAtLineStart = false
      if let token = token() { add(token) }
    }
  }

  /// The token that begins here; nil for what is none.
  private mutating func token() -> Token? {
    let letter = byte()
    if letter == UInt8(ascii: "\"") || letter == UInt8(ascii: "'") {
      let text = quoted(letter)
      return Token(kind: letter == UInt8(ascii: "\"") ? .text : .number, text: text)
    }
    if letter == UInt8(ascii: "@"), byte(1) == UInt8(ascii: "\"") {
      place += 1
      return Token(kind: .text, text: quoted(UInt8(ascii: "\"")))
    }
    if isDigit(letter) || letter == UInt8(ascii: ".") && isDigit(byte(1)) {
      return Token(kind: .number, text: take { isOfWord($0) || $0 == UInt8(ascii: ".") })
    }
    if isOfWord(letter) { return Token(kind: .word, text: take { isOfWord($0) }) }
    if letter == UInt8(ascii: "@"), isOfWord(byte(1)) {
      place += 1
      return Token(kind: .keyword, text: "@" + take { isOfWord($0) })
    }
    place += 1
    return letter < 0x80 && letter > 0x20
      ? Token(kind: .sign, text: String(outside: [letter])) : nil
  }

  private mutating func take(_ isPart: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, isPart(bytes[place]) { place += 1 }
    return String(outside: bytes[start..<min(place, start + Self.longest)])
  }

  private mutating func skip(until isEnd: (UInt8) -> Bool) {
    while place < bytes.count, !isEnd(bytes[place]) { place += 1 }
  }

  private mutating func skipComment() {
    place += 2
    while place < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { place += 1 }
    place = min(place + 2, bytes.count)
  }

  /// What stands between two marks in one line, as it is written.
  private mutating func quoted(_ mark: UInt8) -> String {
    place += 1
    let start = place
    while place < bytes.count, byte() != mark, byte() != UInt8(ascii: "\n") {
      place += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(place, bytes.count)
    place = min(end + 1, bytes.count)
    return String(outside: bytes[min(start, end)..<end])
  }

  // MARK: Preprocessor

  private mutating func directive() {
    place += 1
    var line = Tokenizer(rest())
    line.isAtLineStart = false
    while line.place < line.bytes.count { line.step() }
    guard let first = line.tokens.first, first.kind == .word else { return }
    let rest = Array(line.tokens.dropFirst())
    switch first.text {
    case "define":
      guard let name = rest.first, name.kind == .word else { return }
      // What has parameters is no constant.
      let isCall = line.bytes.firstIndex(of: UInt8(ascii: "(")).map {
        $0 > 0 && isOfWord(line.bytes[$0 - 1]) && rest.dropFirst().first?.is("(") == true
      }
      if isCall != true { add(Token(kind: .define, text: name.text, value: Array(rest.dropFirst()))) }
    case "import", "include":
      let isText = rest.first?.kind == .text
      let path = isText ? rest[0].text : rest.drop { $0.is("<") }.prefix { !$0.is(">") }.map(\.text).joined()
      add(Token(kind: .include, text: path))
    case "if", "ifdef", "ifndef": begin(first.text, rest)
    case "else", "elif":
      guard conditionsBeyond == 0, let last = conditions.popLast() else { return }
      conditions.append(last == .once ? .once : .open)
    case "endif": if conditionsBeyond > 0 { conditionsBeyond -= 1 } else { _ = conditions.popLast() }
    default: return
    }
  }

  private mutating func begin(_ word: String, _ rest: [Token]) {
    if conditions.count >= Self.deepest {
      conditionsBeyond += 1
      return
    }
    let isSkipped =
      word == "if" && rest.map(\.text) == ["0"] || word == "ifdef" && rest.first?.is("__cplusplus") == true
    let isOnce = word == "ifndef" && !hasBegun && conditions.isEmpty
    conditions.append(isSkipped ? .skipped : isOnce ? .once : .open)
  }

  /// What is left of a line, with the lines that follow a backslash.
  private mutating func rest() -> [UInt8] {
    var found: [UInt8] = []
    while place < bytes.count {
      if byte() == UInt8(ascii: "\n") { break }
      let isJoined =
        byte() == UInt8(ascii: "\\") && (byte(1) == UInt8(ascii: "\n") || byte(1) == UInt8(ascii: "\r"))
      if isJoined {
        place += byte(1) == UInt8(ascii: "\r") && byte(2) == UInt8(ascii: "\n") ? 3 : 2
        found.append(UInt8(ascii: " "))
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        found.append(byte())
        place += 1
      }
    }
    return found
  }
}

/// Whether a text is a name of Swift.
func isName(_ text: some StringProtocol) -> Bool {
  text.utf8.first.map { !isDigit($0) } ?? false && text.utf8.allSatisfy { isOfWord($0) }
}

func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

func isOfWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: false
  }
}

/// The names that code has, as far as one can be told from another.
package struct UsedWords: Sendable {
  private var hashes: Set<UInt64> = []

  /// - Complexity: Linear in the bytes.
  package init(_ sources: some Sequence<[UInt8]>) {
    for bytes in sources {
      var hash = Self.start
      var isInWord = false
      for byte in bytes {
        if isOfWord(byte) {
          hash = Self.add(byte, to: hash)
          isInWord = true
        } else if isInWord {
          hashes.insert(hash)
          (hash, isInWord) = (Self.start, false)
        }
      }
      if isInWord { hashes.insert(hash) }
    }
  }

  package func contains(_ word: some StringProtocol) -> Bool {
    hashes.contains(word.utf8.reduce(Self.start) { Self.add($1, to: $0) })
  }

  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
