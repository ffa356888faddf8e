import JSON
import LayoutModel

/// An enumeration whose raw values are words of documents.
protocol DocumentWord: RawRepresentable<String>, CaseIterable, Sendable {
  static var words: Words<Self> { get }
}

/// The words of an enumeration, found by their bytes.
struct Words<Word: DocumentWord>: Sendable {
  fileprivate let table: KeyTable
  fileprivate let values: [Word]
  /// How code for UIKit spells them.
  private let spellings: UIKitSpellings

  /// - Parameter spellings: How code for UIKit spells the words, for an enumeration that UIKit has.
  init(_: Word.Type, _ spellings: UIKitSpellings = UIKitSpellings()) {
    values = Array(Word.allCases)
    table = KeyTable(values.map(\.rawValue), numbers: Array(values.indices))
    self.spellings = spellings
  }

  /// What should stand where none of the words does.
  var expected: String { "one of \(table.words.joined(separator: ", "))" }

  func nearest(to written: String) -> [String] {
    let bare = spellings.bareWord(of: written)
    let meant = OtherWords.words(for: bare, among: table.words)
    return meant.isEmpty ? nearestNames(to: bare, in: table.words) : meant
  }

  /// What follows the name of the type in a text, the whole text without it.
  func bareWord(of written: String) -> String { spellings.bareWord(of: written) }

  /// The word that a text means in one of UIKit's spellings; nil for anything else.
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
    fault(.invalidValue(expected: words.expected, nearest: words.nearest(to: name)))
    return nil
  }

  /// The word that stands here without blanks before it and escapes in it; nil, and nothing is read, for anything else.
  mutating func quickWord<Word: DocumentWord>(_: Word.Type) -> Word? {
    let words = Word.words
    let number = quickWord(in: words.table)
    return number < 0 ? nil : words.values[number]
  }

  /// An array of such words; faulty ones are left out.
  mutating func words<Word: DocumentWord>(
    _: Word.Type, _ expected: StaticString
  ) throws(ReadingEnded) -> [Word]? {
    if try stands(.string) { return try optionWords(Word.self) }
    guard var array = try beginArray(expected) else { return nil }
    var words: [Word] = []
    while try nextElement(of: &array) != nil {
      if let word = try word(Word.self) { words.append(word) }
    }
    return words
  }

  /// The words of an option set as code has it: `.left`, `[.left, .right]`, `UIRectEdgeLeft | UIRectEdgeRight`, `.all`.
  private mutating func optionWords<Word: DocumentWord>(_: Word.Type) throws(ReadingEnded) -> [Word]? {
    guard let written = try optionNames() else { return nil }
    var words: [Word] = []
    for name in written {
      if let word = Word(rawValue: name) ?? Word.words.word(spelled: name) {
        words.append(word)
      } else if ["all", "any"].contains(Word.words.bareWord(of: name)) {
        words += Word.allCases
      } else if Word.words.bareWord(of: name) != "none" {
        fault(.invalidValue(expected: Word.words.expected, nearest: Word.words.nearest(to: name)))
        return nil
      }
    }
    return words
  }

  /// The names in a string that is an option set; the string itself if it is none.
  mutating func optionNames() throws(ReadingEnded) -> [String]? {
    guard let text = try string() else { return nil }
    return CodeParser.parse(text)?.words ?? [text]
  }
}
