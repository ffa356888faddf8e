import JSON
import LayoutModel

/// Reads the entries of a `.strings` file, one after the other.
struct StringsReader {
  private let text: [UInt32]
  private var cursor = Cursor()
  private var file = StringsFile()
  /// Whether it went back once to where a quote without an end began: twice could be any number of times.
  private var wentBack = false
  private var kept = KeptTexts()

  /// How far it is.
  private struct Cursor {
    var index = 0
    /// From 1, in bytes of UTF-8.
    var place = SourcePlace(line: 1, column: 1)
  }

  init(_ text: [UInt32]) { self.text = text }

  mutating func read(_ mustStop: (Int) -> Bool) -> StringsFile {
    while skipBlanks(), !kept.mustStop(mustStop) { readEntry() }
    return file
  }

  // MARK: Entries

  private mutating func readEntry() {
    guard let key = readString() else { return recover() }
    guard skipBlanks() else { return note("After this key a text is missing.") }
    if peek == ";" {
      advance()
      return take(key, key)
    }
    guard peek == "=" else {
      note("Here \"=\" is missing between a key and its text.")
      return recover()
    }
    advance()
    guard skipBlanks() else { return note("Here a text is missing.") }
    guard let value = readString() else { return recover() }
    let end = cursor.place
    let goesOn = skipBlanks()
    if goesOn, peek == ";" {
      advance()
    } else {
      note("Here \";\" is missing.", at: end)
      // On the same line the text has probably no end, and what it took belongs to the next entry.
      if goesOn, cursor.place.line == end.line { return recover() }
    }
    take(key, value)
  }

  private mutating func take(_ key: String, _ value: String) {
    kept.add(key, value)
    file.texts[key] = value
  }

  /// Goes behind the end of the entry or of the line, whichever comes first.
  private mutating func recover() {
    while let character = peek {
      advance()
      if character == ";" || character == "\n" || character == "\r" { return }
    }
  }

  /// Goes to the next character that is no blank and in no comment; whether there is one.
  private mutating func skipBlanks() -> Bool {
    while let character = peek {
      if character == "/", next == "*" {
        skipComment()
      } else if character == "/", next == "/" {
        while let character = peek, character != "\n", character != "\r" { advance() }
      } else if isBlank(character.value) {
        advance()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment() {
    let start = cursor.place
    advance()
    advance()
    while let character = peek {
      let isEnd = character == "*" && next == "/"
      advance()
      if isEnd { return advance() }
    }
    note("The comment that begins here does not end.", at: start)
  }

  // MARK: Strings

  /// Reads a key or a text; nil, with a fault, if there is none that can be read.
  private mutating func readString() -> String? {
    switch peek {
    case "\""?, "'"?: return readQuoted()
    case "{"?, "("?, "<"?: note("Only texts can stand here: no dictionaries, lists and data.")
    default: return readWord()
    }
    return nil
  }

  private mutating func readWord() -> String? {
    var word = String.UnicodeScalarView()
    while let character = peek, isOfWord(character) {
      word.append(character)
      advance()
    }
    if word.isEmpty { note("Here a quote is missing, or a word.") }
    return word.isEmpty ? nil : String(word).streamSafe
  }

  private func isOfWord(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", ":", ".", "-": true
    case "/": next != "/" && next != "*"
    default: false
    }
  }

  private mutating func readQuoted() -> String? {
    let start = cursor
    let quote = peek
    advance()
    var string = String.UnicodeScalarView()
    while let character = peek {
      if character == quote {
        advance()
        return String(string).streamSafe
      }
      if character == "\\" {
        readEscape(into: &string)
      } else {
        string.append(character)
        advance()
      }
    }
    note("The quote that begins here does not end.", at: start.place)
    if wentBack { return nil }
    (wentBack, cursor) = (true, start)
    advance()
    return nil
  }

  private mutating func readEscape(into string: inout String.UnicodeScalarView) {
    let start = cursor.place
    advance()
    guard let character = peek else { return }
    switch character {
    case "U", "u":
      advance()
      appendUnit(into: &string, from: start)
    case "0"..."7": string.append(Unicode.Scalar(readDigits(radix: 8, atMost: 3) ?? 0) ?? "\u{FFFD}")
    default:
      string.append(Self.escapes[character] ?? character)
      advance()
    }
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "a": "\u{07}", "b": "\u{08}", "f": "\u{0C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{0B}",
  ]

  /// Reads the digits after `\U`, of a pair both halves.
  private mutating func appendUnit(into string: inout String.UnicodeScalarView, from start: SourcePlace) {
    guard let unit = readDigits(radix: 16, atMost: 4) else {
      return note("After \"\\U\" hexadecimal digits are missing.", at: start)
    }
    if let scalar = Unicode.Scalar(unit) { return string.append(scalar) }
    let end = cursor
    if unit < 0xDC00, peek == "\\", next == "U" || next == "u" {
      advance()
      advance()
      if let low = readDigits(radix: 16, atMost: 4), (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return string.append(scalar)
      }
      cursor = end
    }
    note("This is half of a pair of UTF-16, which is no character.", at: start)
    string.append("\u{FFFD}")
  }

  private mutating func readDigits(radix: Int, atMost limit: Int) -> UInt32? {
    var value: UInt32?
    for _ in 0..<limit {
      guard let digit = peek.flatMap({ Character($0).hexDigitValue }), digit < radix, peek?.isASCII == true
      else { break }
      value = (value ?? 0) * UInt32(radix) + UInt32(digit)
      advance()
    }
    return value
  }

  // MARK: Characters

  /// The character at hand, nil at the end; what is none is the replacement character.
  private var peek: Unicode.Scalar? { character(at: cursor.index) }
  private var next: Unicode.Scalar? { character(at: cursor.index + 1) }

  private func character(at index: Int) -> Unicode.Scalar? {
    index < text.count ? Unicode.Scalar(text[index]) ?? "\u{FFFD}" : nil
  }

  private mutating func advance() {
    guard cursor.index < text.count else { return }
    let character = text[cursor.index]
    cursor.index += 1
    switch character {
    // Of CR LF the second ends the line.
    case 0x0D where cursor.index < text.count && text[cursor.index] == 0x0A: cursor.place.column += 1
    case 0x0A, 0x0D: cursor.place = SourcePlace(line: cursor.place.line + 1, column: 1)
    case invalidCharacter:
      note("This is no character of the text's encoding.")
      cursor.place.column += 1
    default: cursor.place.column += character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4
    }
  }

  private mutating func note(_ message: String, at place: SourcePlace? = nil) {
    guard file.faults.count < faultLimit else { return }
    let fault = LintFault(message: message, place: place ?? cursor.place)
    // After going back it meets the same again.
    if !wentBack || !file.faults.contains(fault) { file.faults.append(fault) }
  }
}
