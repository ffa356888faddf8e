/// One token after the other of a Swift file. Any bytes are one.
///
/// Whether a slash begins a regex and where a string goes on are known from the tokens before, so that whoever reads tokens need not
/// tell.
package struct SwiftLexer {
  let bytes: SourceBytes
  let keywords = KeywordTable.shared
  var offset = 0
  /// Strings that stand open: each but the last has an interpolation in which the next one begins.
  var strings: [OpenString] = []
  /// Whether the rest of the last string comes next, and no code.
  var isInString = false
  /// The kind of the last token, and which word it was.
  private(set) var previous = SwiftToken.Kind.endOfFile
  var previousKeyword = Keyword.none
  /// Whether the last token was the mark of `try?` or `try!`.
  private(set) var followsTry = false
  /// How many bytes were looked at in vain: for the end of what then was no string, no regex, no placeholder.
  package internal(set) var looked = 0

  /// A string that stands open.
  struct OpenString {
    var start: Int
    var hashes: Int
    var isMultiline: Bool
    var quote: UInt8
    /// Parentheses that stand open in its interpolation.
    var parentheses = 0
  }

  package init(_ bytes: SourceBytes) { self.bytes = bytes }

  /// The next token; at the end always that there is none.
  package mutating func next() -> SwiftToken {
    let token = isInString ? restOfString(from: offset) : nextOfCode()
    followsTry =
      token.kind == .postfixMark && (previousKeyword == .try || previousKeyword == .as)
    (previous, previousKeyword) = (token.kind, token.keyword)
    return token
  }

  /// The next token of code.
  @inline(__always) private mutating func nextOfCode() -> SwiftToken {
    let isFirstOfLine = skipBlanks()
    let start = offset
    let byte = bytes[start]
    var token = SwiftToken(kind: .unknown, isFirstOfLine: isFirstOfLine, start: start, end: start &+ 1)
    if CharacterClass.mayContinueName(byte), byte < 0x80 {
      if byte &- UInt8(ascii: "0") < 10 {
        (token.kind, token.end) = (.number, endOfNumber(from: start))
      } else if byte == UInt8(ascii: "$") {
        (token.kind, token.end) = (.dollar, endOfName(from: start &+ 1))
      } else {
        (token.kind, token.end) = (.name, endOfName(from: start))
        if byte > UInt8(ascii: "Z") || byte == UInt8(ascii: "S") || byte == UInt8(ascii: "A") {
          token.keyword = keywords.word(bytes, start, token.end)
        }
      }
      offset = token.end
      return token
    }
    if CharacterClass.isOperator(byte) { return operation(token) }
    switch byte {
    case UInt8(ascii: "("): token.kind = .openParenthesis
    case UInt8(ascii: ")"): return closeParenthesis(token)
    case UInt8(ascii: "["): token.kind = .openSquare
    case UInt8(ascii: "]"): token.kind = .closeSquare
    case UInt8(ascii: "{"): token.kind = .openBrace
    case UInt8(ascii: "}"): token.kind = .closeBrace
    case UInt8(ascii: ","): token.kind = .comma
    case UInt8(ascii: ";"): token.kind = .semicolon
    case UInt8(ascii: ":"): token.kind = .colon
    case UInt8(ascii: "@"): token.kind = .atSign
    case UInt8(ascii: "\\"): token.kind = .backslash
    default: return nextOfFew(token)
    }
    if token.kind == .openParenthesis, !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
    offset = start &+ 1
    return token
  }

  /// The next token where it begins with a character that few begin with.
  private mutating func nextOfFew(_ token: SwiftToken) -> SwiftToken {
    var token = token
    switch bytes[token.start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return beginString(token, hashes: 0)
    case UInt8(ascii: "#"):
      return hash(token)
    case UInt8(ascii: "`"):
      (token.kind, token.end) = rawName(from: token.start)
    case 0 where token.start >= bytes.count:
      (token.kind, token.end) = (.endOfFile, token.start)
    case 0x0A, 0x0D:
      // Only in an interpolation of a string of one line: it ends both.
      strings.removeLast()
      (token.kind, token.end) = (.interpolationEnd, token.start)
    default:
      return beyondASCII(token)
    }
    offset = token.end
    return token
  }

  /// A `)`, which may end an interpolation.
  private mutating func closeParenthesis(_ token: SwiftToken) -> SwiftToken {
    var token = token
    token.kind = .closeParenthesis
    offset = token.end
    if let last = strings.indices.last {
      if strings[last].parentheses > 0 {
        strings[last].parentheses -= 1
      } else {
        token.kind = .interpolationEnd
        isInString = true
      }
    }
    return token
  }

  /// The token of a character that is no ASCII, or that Swift does not know.
  private mutating func beyondASCII(_ token: SwiftToken) -> SwiftToken {
    var token = token
    let (value, count) = bytes.scalar(at: token.start)
    if let value {
      if CharacterClass.name(value).continues {
        // One that begins with a mark is none, but the parser takes it for one.
        token.kind = CharacterClass.name(value).begins ? .name : .unknown
        token.end = endOfName(from: token.start)
        offset = token.end
        return token
      }
      if CharacterClass.operation(value).begins { return operation(token) }
    }
    token.end = token.start &+ count
    offset = token.end
    return token
  }

  /// Where a name ends that goes on at an offset.
  @inline(__always) func endOfName(from start: Int) -> Int {
    var end = start
    while true {
      let byte = bytes[end]
      guard CharacterClass.mayContinueName(byte) else { return end }
      if byte < 0x80 {
        end &+= 1
      } else {
        let (value, count) = bytes.scalar(at: end)
        guard let value, CharacterClass.name(value).continues else { return end }
        end &+= count
      }
    }
  }

  /// Where a number ends. Behind a point there are digits only, then an exponent.
  private func endOfNumber(from start: Int) -> Int {
    let isHexadecimal = bytes[start] == UInt8(ascii: "0") && bytes[start &+ 1] == UInt8(ascii: "x")
    var end = isHexadecimal ? start &+ 2 : start
    end = endOfDigits(from: end, isHexadecimal)
    if bytes[end] == UInt8(ascii: "."), isDigit(bytes[end &+ 1], isHexadecimal), previous != .period {
      end = endOfDigits(from: end &+ 1, isHexadecimal)
      if bytes[end] | 0x20 != (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")) { return end }
    }
    let hasExponent = bytes[end] | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
    let sign = bytes[end &+ 1]
    if hasExponent, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { end &+= 2 }
    return endOfName(from: end)
  }

  private func endOfDigits(from start: Int, _ isHexadecimal: Bool) -> Int {
    var end = start
    while isDigit(bytes[end], isHexadecimal) || bytes[end] == UInt8(ascii: "_") { end &+= 1 }
    return end
  }

  private func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || isHexadecimal && (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
