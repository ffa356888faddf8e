import JSON
import LayoutModel

/// What UIKit says of a view behind its class: names and values with semicolons between them, and `>` at the end.
extension DescriptionReader {
  /// Reads up to the end of a view.
  ///
  /// - Returns: Whether there was a frame, and whether there was an end.
  mutating func readAttributes(of node: inout HierarchyDump.Node) -> (hasFrame: Bool, isClosed: Bool) {
    var hasFrame = false
    while let byte {
      if byte == UInt8(ascii: ">") {
        place += 1
        return (hasFrame, true)
      }
      guard byte == UInt8(ascii: ";") || isBlank(byte) else { break }
      advance()
      if beginsNextView { return (hasFrame, false) }
      if isAtEnd || isBlank(bytes[place]) || bytes[place] == UInt8(ascii: ">") { continue }
      let start = line
      let key = readKey()
      switch key {
      case "frame":
        hasFrame = true
        if let frame = readFrame() {
          node.frame = frame
        } else {
          builder.note(.invalidFrame, line: start)
        }
      case "contentOffset": node.contentOffset = readPair()
      case "text": node.text = readText()
      case "baseClass": node.baseClass = plainName(Substring(word()))
      case "hidden": node.isHidden = word() == "YES"
      case "accessibilityIdentifier", "id", "identifier": node.identifier = identifier()
      default: break
      }
      if !skipValue() { return (hasFrame, false) }
    }
    return (hasFrame, false)
  }

  /// The name in front of ` = ` or `: `, which is passed over; empty where there is none.
  private mutating func readKey() -> String {
    var end = place
    while end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]), end - place < 64 { end += 1 }
    let key = String(outside: bytes[place..<end])
    let before = place
    place = end
    if has(" = ") {
      place += 3
      return key
    }
    if has(": ") {
      place += 2
      return key
    }
    place = before
    return ""
  }

  /// Passes over the rest of a value, up to the semicolon behind it or the end of the view.
  ///
  /// - Returns: Whether there is one, in front of the next view.
  private mutating func skipValue() -> Bool {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: ";") where depth == 0: return true
      case UInt8(ascii: ">") where depth == 0: return true
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth = max(depth - 1, 0)
      default: break
      }
      advance()
      if beginsNextView { return false }
    }
    return false
  }

  /// Whether a line begins here that belongs to another view.
  private var beginsNextView: Bool {
    guard place > 0, bytes[place - 1] == UInt8(ascii: "\n") else { return false }
    return standsBar(place) || has("<UI")
  }

  /// `(16 46.5; 51 20.5)`.
  private mutating func readFrame() -> Rect? {
    guard byte == UInt8(ascii: "(") else { return nil }
    place += 1
    var numbers: [Double] = []
    while numbers.count < 4, let number = readNumber() {
      numbers.append(number)
      let next = numbers.count == 2 ? UInt8(ascii: ";") : numbers.count == 4 ? UInt8(ascii: ")") : 0x20
      guard byte == next else { return nil }
      place += 1
      if numbers.count == 2, byte == 0x20 { place += 1 }
    }
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `{0, -20}`; nil for anything else.
  private mutating func readPair() -> Point? {
    guard byte == UInt8(ascii: "{") else { return nil }
    let start = place
    defer { place = start }
    place += 1
    guard let x = readNumber(), has(", ") else { return nil }
    place += 2
    guard let y = readNumber(), byte == UInt8(ascii: "}") else { return nil }
    return Point(x: x, y: y)
  }

  /// A number as `%g` prints it, of at most a million points.
  private mutating func readNumber() -> Double? {
    var end = place
    while end < bytes.count, end - place < 32, isPartOfNumber(bytes[end]) { end += 1 }
    guard let number = number(outside: bytes[place..<end]) else { return nil }
    place = end
    return number
  }

  private func isPartOfNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || ".-+".utf8.contains(byte) || byte | 0x20 == UInt8(ascii: "e")
  }

  /// Letters and digits; stays where it is.
  private func word() -> String {
    var end = place
    while end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "."),
      end - place < 512
    { end += 1 }
    return String(outside: bytes[place..<end])
  }

  /// An identifier, quoted or not.
  private mutating func identifier() -> String? {
    let quote = byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") ? byte : nil
    let start = quote == nil ? place : place + 1
    var end = start
    while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "\n"), end - start < 4096 {
      if quote == nil, bytes[end] == UInt8(ascii: ";") || bytes[end] == UInt8(ascii: ">") { break }
      end += 1
    }
    place = quote == nil ? end : min(end + 1, bytes.count)
    return end > start ? String(outside: bytes[start..<end]) : nil
  }

  // MARK: Texts

  /// A text in quotes, which UIKit prints as it is: it ends with a quote that another attribute or the end of the view follows.
  private mutating func readText() -> String? {
    guard byte == UInt8(ascii: "'") else { return nil }
    place += 1
    let start = place
    while let byte {
      if byte == UInt8(ascii: "'"), endsText {
        defer { place += 1 }
        return String(outside: bytes[start..<place])
      }
      advance()
    }
    return nil
  }

  /// Whether the quote that is next ends a text.
  private var endsText: Bool {
    var reader = self
    reader.place += 1
    if reader.has(">") { return reader.isAtEndOfLine(reader.place + 1) }
    guard reader.has("; ") else { return false }
    reader.place += 2
    return Self.keysBehindTexts.contains { reader.has($0) }
  }

  private func isAtEndOfLine(_ index: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0D { index += 1 }
    return index >= bytes.count || bytes[index] == UInt8(ascii: "\n")
  }

  private static let keysBehindTexts: [StaticString] = [
    "alpha = ", "hidden = YES", "clipsToBounds = YES", "opaque = NO", "autoresize = ", "placeholder = ",
    "borderStyle = ", "userInteractionEnabled = NO", "tag = ", "tintColor = ", "gestureRecognizers = <",
    "animations = {", "backgroundColor = ", "layer = <", "accessibilityIdentifier = ", "background = <",
    "transform = [", "autoresizesSubviews = ",
  ]
}

/// A number of at most a million points; nil for anything else.
func number(outside bytes: some Collection<UInt8>) -> Double? {
  guard (1...32).contains(bytes.count), let value = Double(String(outside: bytes)), abs(value) <= 1e6 else {
    return nil
  }
  return value
}
