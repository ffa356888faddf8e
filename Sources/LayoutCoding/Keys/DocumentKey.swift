package import JSON
import LayoutModel

/// The keys of one kind of object: an enumeration whose cases are the names, which the compiler gives to coding keys, and
/// whose raw numbers are places in tables.
package protocol DocumentKey: CodingKey, RawRepresentable<Int>, CaseIterable {}

extension DocumentKey {
  /// The key as the text has it.
  package var name: String { stringValue }

  /// The key of that name, nil if there is none.
  @_semantics("optimize.sil.specialize.generic.never")
  init?(name: String) { self.init(stringValue: name) }
}

/// Finds keys by the bytes of their names. A key may have other spellings, which count as the same key.
struct Keys<Key: DocumentKey>: Sendable {
  let table: KeyTable

  /// All keys but the excluded ones, with other spellings, and names that are taken and mean nothing.
  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _: Key.Type, without excluded: [Key] = [], aliases: KeyValuePairs<String, Key> = [:],
    ignoring ignored: [String] = []
  ) {
    let keys = Key.allCases.filter { key in !excluded.contains { $0.rawValue == key.rawValue } }
    self.init(keys.map { ($0.name, $0) } + aliases.map { ($0.key, $0.value) }, ignoring: ignored)
  }

  /// Every spelling with its key, and names that are taken and mean nothing.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ spellings: [(name: String, key: Key)], ignoring ignored: [String] = []) {
    table = KeyTable(
      spellings.map(\.name), numbers: spellings.map(\.key.rawValue), ignoring: ignored)
  }
}

extension JSONReader {
  /// Goes to the next member whose name is in the table; nil at the end, which leaves the object.
  ///
  /// Unknown names and names that were there before are faults, and their values are skipped.
  @inline(__always)
  mutating func nextKey<Key>(of object: inout Object, in keys: Keys<Key>) throws(ReadingEnded) -> Key? {
    let number = try nextMember(of: &object, in: keys.table)
    return number < 0 ? nil : Key(rawValue: number)
  }
}

// What is asked of every member and element, without a call.
extension JSONReader {
  /// Whether the value of a member, or an element, at which the reader is, begins with a byte.
  @inline(__always)
  func isAt(_ byte: UInt8) -> Bool { bytes[offset] == byte }

  /// Whether null stands at the value of a member, or at an element; it is read.
  @inline(__always)
  mutating func quickNull() throws(ReadingEnded) -> Bool {
    if isAt(UInt8(ascii: "n")) { try null() } else { false }
  }
}

extension JSONReader.Object {
  /// Whether the object had a key so far.
  func has(_ key: some DocumentKey) -> Bool { seen.contains(key.rawValue) }
}

extension JSONReader {
  /// Tells of each of these keys that the object, which is left, did not have. One with a name that nothing knows is told of
  /// that alone: it may be one of these.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func require<Key: DocumentKey>(_ keys: [Key], of object: Object) {
    for key in keys where !object.has(key) && !object.hasUnknownNames { fault(.missingKey(key.name)) }
  }
}

extension JSONWriter {
  /// Writes the name of a member of a document; its value comes next.
  package mutating func key(_ key: some DocumentKey) { self.key(key.name) }
}
