/// The keys of one kind of object: an enumeration whose cases are the names.
protocol JSONKey: CaseIterable, RawRepresentable<String>, Sendable {}

/// Finds keys by the bytes of their names. A key may have a second spelling; both count as the same key.
///
/// A class, so that handing a table on costs nothing; it never changes.
final class KeyTable<Key: JSONKey>: Sendable {
  private let spellings: WordList
  /// For each spelling its key.
  private let keys: [Key]
  /// For each spelling the number of its key.
  private let numbers: [UInt8]

  /// All spellings, the keys' own first.
  var names: [String] { spellings.words }

  /// - Parameters:
  ///   - excluded: Keys that this table does not have.
  ///   - aliases: Second spellings.
  /// - Precondition: At most 64 keys.
  init(_: Key.Type, without excluded: [Key] = [], aliases: KeyValuePairs<String, Key> = [:]) {
    let left = Set(excluded.map(\.rawValue))
    let cases = Key.allCases.filter { !left.contains($0.rawValue) }
    precondition(cases.count <= 64)
    spellings = WordList(cases.map(\.rawValue) + aliases.map(\.key))
    keys = cases + aliases.map(\.value)
    numbers =
      cases.indices.map { UInt8($0) }
      + aliases.map { alias in UInt8(cases.firstIndex { $0.rawValue == alias.value.rawValue } ?? 0) }
  }

  /// The key that a name token spells, nil if none. Names with escapes are compared unescaped.
  func match(_ name: JSONString, in text: UnsafeBufferPointer<UInt8>) -> (key: Key, number: UInt8)? {
    let spelling =
      name.hasEscapes
      ? name.unescaped(in: text).withUnsafeBufferPointer { spellings.index(of: $0) }
      : spellings.index(of: UnsafeBufferPointer(rebasing: text[name.start..<name.end]))
    return spelling.map { (keys[$0], numbers[$0]) }
  }
}
