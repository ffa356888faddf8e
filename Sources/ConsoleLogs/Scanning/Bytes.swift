import JSON

/// A part of a line.
typealias Bytes = ArraySlice<UInt8>

extension ArraySlice<UInt8> {
  /// As text; what is no UTF-8 becomes U+FFFD.
  var text: String { String(outside: self) }

  /// Without blanks at either end.
  func trimmed() -> Bytes {
    let text = drop { $0 == UInt8(ascii: " ") }
    return text.lastIndex { $0 != UInt8(ascii: " ") }.map { text[...$0] } ?? text
  }

  /// The first index from one on where no blank stands.
  func afterBlanks(_ index: Int) -> Int { self[index...].firstIndex { $0 != UInt8(ascii: " ") } ?? endIndex }

  /// Whether `word` stands at an index.
  func has(_ word: StaticString, at index: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index >= startIndex, index + length <= endIndex else { return false }
    for offset in 0..<length where self[index + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Whether it begins with `word`.
  func begins(_ word: StaticString) -> Bool { has(word, at: startIndex) }

  /// What follows `word` at the beginning, without blanks; nil if something else stands there.
  func dropping(_ word: StaticString) -> Bytes? {
    begins(word) ? dropFirst(word.utf8CodeUnitCount).trimmed() : nil
  }

  /// Where `word` stands first.
  func first(_ word: StaticString) -> Int? {
    for index in indices where has(word, at: index) { return index }
    return nil
  }

  /// Where `word` stands last.
  func last(_ word: StaticString) -> Int? {
    var index = endIndex - word.utf8CodeUnitCount
    while index >= startIndex, !has(word, at: index) { index -= 1 }
    return index >= startIndex ? index : nil
  }

  /// Where `word`, which is in small letters, stands last in whatever letters.
  func lastIgnoringCase(_ word: StaticString) -> Int? {
    let length = word.utf8CodeUnitCount
    var index = endIndex - length
    while index >= startIndex {
      if self[index].lowercased == word.utf8Start[0],
        (1..<length).allSatisfy({ self[index + $0].lowercased == word.utf8Start[$0] })
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  /// A number of the console: `%g`, or as Swift writes one. Nil for anything else, and for what no constraint may say.
  var number: Double? {
    guard (1...40).contains(count), allSatisfy(\.isPartOfNumber), let value = Double(text), abs(value) <= 1e9
    else { return nil }
    return value
  }
}

extension UInt8 {
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isHexDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }
  fileprivate var lowercased: UInt8 { isLetter ? self | 0x20 : self }
  fileprivate var isPartOfNumber: Bool {
    isDigit || ".-+".utf8.contains(self) || self | 0x20 == UInt8(ascii: "e")
  }
}
