/// The keys of one kind of object: an enumeration whose cases are the names.
protocol JSONKey: CaseIterable, RawRepresentable<String>, Sendable {}

/// Finds keys by the bytes of their names, in a few instructions.
///
/// A key may have a second spelling; both count as the same key.
struct KeyTable<Key: JSONKey>: Sendable {
  /// All spellings, the keys' own first: what a misspelt name is compared with.
  let names: [String]
  private let bytes: [[UInt8]]
  /// For each spelling the key and its number.
  private let keys: [(key: Key, number: Int)]
  /// Index of a spelling + 1 by hash, 0 for none.
  private let places: [UInt8]

  /// - Parameter aliases: Second spellings.
  /// - Precondition: At most 64 keys and 255 spellings.
  init(_: Key.Type, aliases: KeyValuePairs<String, Key> = [:]) {
    let cases = Array(Key.allCases)
    precondition(cases.count <= 64)
    var keys = cases.enumerated().map { (key: $0.element, number: $0.offset) }
    var names = cases.map(\.rawValue)
    for (name, key) in aliases {
      names.append(name)
      keys.append((key, cases.firstIndex { $0.rawValue == key.rawValue } ?? 0))
    }
    self.names = names
    self.keys = keys
    bytes = names.map { Array($0.utf8) }
    var places = [UInt8](repeating: 0, count: 256)
    for (index, name) in bytes.enumerated() {
      var place = name.withUnsafeBufferPointer { Self.hash($0, 0, $0.count) }
      while places[place] != 0 { place = (place + 1) & 255 }
      places[place] = UInt8(index + 1)
    }
    self.places = places
  }

  /// The key that a name token spells, nil if none. Names with escapes are compared unescaped.
  func match(_ name: JSONString, in text: UnsafeBufferPointer<UInt8>) -> (key: Key, number: Int)? {
    if name.hasEscapes {
      return name.unescaped(in: text).withUnsafeBufferPointer { find($0, 0, $0.count) }
    }
    return find(text, name.start, name.end)
  }

  private func find(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> (key: Key, number: Int)? {
    var place = Self.hash(text, start, end)
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if equals(index, text, start, end) { return keys[index] }
      place = (place + 1) & 255
    }
    return nil
  }

  private func equals(_ index: Int, _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard bytes[index].count == end - start else { return false }
    for offset in 0..<(end - start) where bytes[index][offset] != text[start + offset] { return false }
    return true
  }

  /// First, middle and last byte and the length tell the names of one object well apart.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard end > start else { return 0 }
    let first = Int(text[start])
    let middle = Int(text[(start + end) / 2])
    let last = Int(text[end - 1])
    return (first &* 7 &+ middle &* 31 &+ last &* 113 &+ (end - start) &* 57) & 255
  }
}
