import JSON
import LayoutModel

/// An enumeration whose raw values are words of documents.
protocol DocumentWord: RawRepresentable<String>, CaseIterable, Sendable {
  static var words: Words<Self> { get }
}

extension DocumentWord {
  /// The word that code spells like this, or that stands here bare.
  @_semantics("optimize.sil.specialize.generic.never")
  init?(spelled written: String) {
    guard let word = Self.words.word(spelled: written) ?? Self(rawValue: written) else { return nil }
    self = word
  }
}

/// The words of an enumeration, found by their bytes.
struct Words<Word: DocumentWord>: Sendable {
  fileprivate let table: KeyTable
  fileprivate let values: [Word]
  /// How code for UIKit spells them.
  private let spellings: UIKitSpellings

  /// The words of an enumeration, with how code for UIKit calls it if UIKit has it, and spellings that follow no rule.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ types: String..., others: [String: String] = [:]) {
    values = Array(Word.allCases)
    table = KeyTable(values.map(\.rawValue), numbers: Array(values.indices))
    spellings = UIKitSpellings(types: types, others: others)
  }

  /// What should stand where none of the words does.
  @_semantics("optimize.sil.specialize.generic.never")
  var expected: String { "one of \(table.words.joined(separator: ", "))" }

  @_semantics("optimize.sil.specialize.generic.never")
  func nearest(to written: String) -> [String] {
    let bare = spellings.bareWord(of: written)
    let meant = OtherWords.words(for: bare, among: table.words)
    return meant.isEmpty ? nearestNames(to: bare, in: table.words) : meant
  }

  /// What follows the name of the type in a text, the whole text without it.
  @_semantics("optimize.sil.specialize.generic.never")
  func bareWord(of written: String) -> String { spellings.bareWord(of: written) }

  /// The word that a text means in one of UIKit's spellings; nil for anything else.
  @_semantics("optimize.sil.specialize.generic.never")
  func word(spelled written: String) -> Word? {
    spellings.word(written, among: table.words).flatMap { Word(rawValue: $0) }
  }

  func word(_ token: JSONString, in bytes: JSONBytes) -> Word? {
    let number = table.number(of: token, in: bytes)
    return number < 0 ? nil : values[number]
  }

  func word(_ bytes: JSONBytes, _ start: Int, _ end: Int) -> Word? {
    let number = table.number(of: bytes, start, end)
    return number < 0 ? nil : values[number]
  }
}

extension JSONReader {
  /// One of the words of an enumeration; nil, with a fault, if something else stands here.
  mutating func word<Word: DocumentWord>(_: Word.Type = Word.self) throws(ReadingEnded) -> Word? {
    if let word = quickWord(Word.self) { return word }
    let words = Word.words
    guard let written = try token(words.expected) else { return nil }
    if let word = words.word(written, in: bytes) { return word }
    let name = text(written)
    if let word = words.word(spelled: name) { return word }
    return refuse(.expected(words.expected, nearest: words.nearest(to: name)))
  }

  /// The word that stands here without blanks before it and escapes in it; nil, and nothing is read, for anything else.
  mutating func quickWord<Word: DocumentWord>(_: Word.Type) -> Word? {
    let words = Word.words
    let number = quickWord(in: words.table)
    return number < 0 ? nil : words.values[number]
  }

  /// An array of such words; faulty ones are left out.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func words<Word: DocumentWord>(
    _: Word.Type, _ expected: StaticString
  ) throws(ReadingEnded) -> [Word]? {
    if try stands(.string) { return try optionWords(Word.self) }
    return try array(expected) { (reader) throws(ReadingEnded) in try reader.word(Word.self) }
  }

  /// The options of a set, as code has it or as an array of strings; each that `take` does not know is a fault.
  ///
  /// - Returns: False, with a fault, if something else stands here.
  mutating func options(
    _ expected: StaticString, among names: [String], _ take: (String) -> Bool
  ) throws(ReadingEnded) -> Bool {
    func check(_ name: String, _ reader: inout JSONReader) {
      if take(name) { return }
      let expected = "one of \(names.joined(separator: ", "))"
      reader.fault(.expected(expected, nearest: nearestNames(to: name, in: names)))
    }
    if try stands(.string) {
      for name in try optionNames() ?? [] { check(name, &self) }
      return true
    }
    guard var array = try beginArray(expected) else { return false }
    while try nextElement(of: &array) != nil {
      if let name = try string() { check(name, &self) }
    }
    return true
  }

  /// The words of an option set as code has it: `.left`, `[.left, .right]`, `UIRectEdgeLeft | UIRectEdgeRight`, `.all`.
  @_semantics("optimize.sil.specialize.generic.never")
  private mutating func optionWords<Word: DocumentWord>(_: Word.Type) throws(ReadingEnded) -> [Word]? {
    guard let written = try optionNames() else { return nil }
    var words: [Word] = []
    for name in written {
      if let word = Word(rawValue: name) ?? Word.words.word(spelled: name) {
        words.append(word)
      } else if ["all", "any"].contains(Word.words.bareWord(of: name)) {
        words += Word.allCases
      } else if Word.words.bareWord(of: name) != "none" {
        return refuse(.expected(Word.words.expected, nearest: Word.words.nearest(to: name)))
      }
    }
    return words
  }

  /// The names in a string that is an option set; the string itself if it is none.
  private mutating func optionNames() throws(ReadingEnded) -> [String]? {
    guard let text = try string() else { return nil }
    return CodeParser.parse(text)?.words ?? [text]
  }

  /// What people call a node: as long as an id at most. Nil, with a fault, if it is none.
  mutating func nodeName() throws(ReadingEnded) -> String? { try text(ofAtMost: longestId) }

  /// A text that is not empty and has no more than so many bytes; nil, with a fault, if it is none.
  mutating func text(ofAtMost longest: Int) throws(ReadingEnded) -> String? {
    let place = place
    guard let text = try string() else { return nil }
    if !text.isEmpty, text.utf8.count <= longest { return text }
    fault(.expected("a text of 1 to \(longest) bytes"), at: place)
    return nil
  }
}
