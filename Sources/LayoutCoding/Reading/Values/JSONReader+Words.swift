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

  init(_: Word.Type) {
    values = Array(Word.allCases)
    table = KeyTable(values.map(\.rawValue), numbers: Array(values.indices))
  }

  /// What should stand where none of the words does.
  var expected: String { "one of \(table.words.joined(separator: ", "))" }

  func nearest(to written: String) -> [String] { nearestNames(to: written, in: table.words) }

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
    guard var array = try beginArray(expected) else { return nil }
    var words: [Word] = []
    while try nextElement(of: &array) != nil {
      if let word = try word(Word.self) { words.append(word) }
    }
    return words
  }
}

extension Axis: DocumentWord { static let words = Words(Axis.self) }
extension StackConfiguration.Distribution: DocumentWord { static let words = Words(Self.self) }
extension StackConfiguration.Alignment: DocumentWord { static let words = Words(Self.self) }
extension ContentInsetAdjustmentBehavior: DocumentWord { static let words = Words(Self.self) }
extension SemanticContentAttribute: DocumentWord { static let words = Words(Self.self) }
extension ViewType: DocumentWord { static let words = Words(Self.self) }
extension ControllerType: DocumentWord { static let words = Words(Self.self) }
extension LineBreakMode: DocumentWord { static let words = Words(Self.self) }
extension ControlStyle: DocumentWord { static let words = Words(Self.self) }
extension DatePickerStyle: DocumentWord { static let words = Words(Self.self) }
extension BorderStyle: DocumentWord { static let words = Words(Self.self) }
extension ContentSizeRounding: DocumentWord { static let words = Words(Self.self) }
extension TextStyle: DocumentWord { static let words = Words(Self.self) }
extension FontWeight: DocumentWord { static let words = Words(Self.self) }
extension FontDesign: DocumentWord { static let words = Words(Self.self) }
extension ButtonConfiguration.Style: DocumentWord { static let words = Words(Self.self) }
extension ButtonConfiguration.ImagePlacement: DocumentWord { static let words = Words(Self.self) }
extension LargeTitleDisplayMode: DocumentWord { static let words = Words(Self.self) }
extension TabBarPlacement: DocumentWord { static let words = Words(Self.self) }
extension SpineLocation: DocumentWord { static let words = Words(Self.self) }
extension SplitStyle: DocumentWord { static let words = Words(Self.self) }
extension SplitBehavior: DocumentWord { static let words = Words(Self.self) }
extension SplitEdge: DocumentWord { static let words = Words(Self.self) }
extension SplitColumn: DocumentWord { static let words = Words(Self.self) }
extension RectEdge: DocumentWord { static let words = Words(Self.self) }
extension InterfaceOrientation: DocumentWord { static let words = Words(Self.self) }
extension MultitaskingMode: DocumentWord { static let words = Words(Self.self) }
extension WindowMode: DocumentWord { static let words = Words(Self.self) }
extension Condition.SideOrientation: DocumentWord { static let words = Words(Self.self) }
extension ModalPresentationStyle: DocumentWord { static let words = Words(Self.self) }
extension PresentationReplacement.DoneButton: DocumentWord { static let words = Words(Self.self) }
extension PopoverArrowDirection: DocumentWord { static let words = Words(Self.self) }
extension CustomTrait.Kind: DocumentWord { static let words = Words(Self.self) }
extension EventDetail: DocumentWord { static let words = Words(Self.self) }
