import JSON

/// A property list as Xcode writes its projects: texts, lists in parentheses and objects in braces. A value is the place where it stands, and
/// is read when somebody asks for what is in it.
///
/// Any bytes are such a list: what is none has nothing in it.
struct ProjectList {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where the whole of it stands.
  var whole: Range<Int> { 0..<bytes.count }

  /// The member of an object.
  ///
  /// - Complexity: O(*n*) in the bytes of the object, as all that is asked of a value.
  func member(_ key: String, of object: Range<Int>) -> Range<Int>? {
    var found: Range<Int>?
    forEachMember(of: object) { name, value in
      if bytes[name].elementsEqual(key.utf8) { found = value }
      return found == nil
    }
    return found
  }

  /// A text without its quotation marks; nil for another value.
  func text(_ value: Range<Int>?) -> String? {
    guard let value else { return nil }
    var scanner = Scanner(bytes, value)
    return scanner.text().map { String(decoding: bytes[$0], as: UTF8.self).streamSafe }
  }

  /// The texts of a list, or the one that is there.
  func texts(_ value: Range<Int>?) -> [String] {
    guard let value else { return [] }
    var scanner = Scanner(bytes, value)
    guard scanner.take("(") else { return text(value).map { [$0] } ?? [] }
    var found: [String] = []
    while let first = scanner.next(), first != UInt8(ascii: ")"), let element = scanner.value() {
      if let text = text(element) { found.append(text) }
      if !scanner.take(",") { break }
    }
    return found
  }

  /// Goes through the members of an object.
  ///
  /// - Parameter body: Gets a key without quotation marks, and a value; false ends it.
  func forEachMember(of object: Range<Int>, _ body: (_ key: Range<Int>, _ value: Range<Int>) -> Bool) {
    var scanner = Scanner(bytes, object)
    guard scanner.take("{") else { return }
    while let first = scanner.next(), first != UInt8(ascii: "}") {
      guard let key = scanner.text(), scanner.take("="), let value = scanner.value(), scanner.take(";"),
        body(key, value)
      else { return }
    }
  }
}

/// Goes through a part of the bytes.
private struct Scanner {
  private let bytes: [UInt8]
  private let end: Int
  private var place: Int

  init(_ bytes: [UInt8], _ part: Range<Int>) {
    (self.bytes, place, end) = (bytes, part.lowerBound, part.upperBound)
  }

  /// Where a value stands, whatever is in it.
  mutating func value() -> Range<Int>? {
    guard next() != nil else { return nil }
    let start = place
    var depth = 0
    while let first = next() {
      switch first {
      case UInt8(ascii: "{"), UInt8(ascii: "("): (depth, place) = (depth + 1, place + 1)
      case UInt8(ascii: "}"), UInt8(ascii: ")"): (depth, place) = (depth - 1, place + 1)
      case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","):
        if depth == 0 { return nil }
        place += 1
      default: if text() == nil { return nil }
      }
      if depth < 0 { return nil }
      if depth == 0 { return start..<place }
    }
    return nil
  }

  mutating func text() -> Range<Int>? {
    guard let first = next() else { return nil }
    let start = place
    if first == UInt8(ascii: "\"") {
      place += 1
      while place < end, bytes[place] != UInt8(ascii: "\"") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard place < end else { return nil }
      place += 1
      return start + 1..<place - 1
    }
    while place < end, Self.isWord(bytes[place]) { place += 1 }
    return place > start ? start..<place : nil
  }

  /// What stands in texts without quotation marks.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"):
      true
    default: byte >= 0x80
    }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// The next byte that is neither blank nor in a comment; nil at the end.
  mutating func next() -> UInt8? {
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): place += 1
      case UInt8(ascii: "/") where follows("*"): skipComment()
      case UInt8(ascii: "/") where follows("/"):
        while place < end, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      default: return bytes[place]
      }
    }
    return nil
  }

  private func follows(_ character: Unicode.Scalar) -> Bool {
    place + 1 < end && bytes[place + 1] == UInt8(ascii: character)
  }

  private mutating func skipComment() {
    place += 2
    while place < end, bytes[place] != UInt8(ascii: "*") || !follows("/") { place += 1 }
    place = min(place + 2, end)
  }
}
