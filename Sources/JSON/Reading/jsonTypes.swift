/// Which types of values stand at some places of a text that is known to be JSON.
///
/// - Parameter places: Of members that stand twice the first counts.
/// - Returns: The types, without the places where nothing stands.
/// - Complexity: O(*n*) in the length of the text, once.
package func jsonTypes(
  at places: Set<JSONPointer>, in bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 512
) -> [JSONPointer: JSONType] {
  var search = TypeSearch(reader: JSONReader(bytes, maximumDepth: maximumDepth))
  // What cannot be read to its end has no types beyond its fault.
  try? search.read(at: .root, looking: places.map { (place: $0, depth: 0) })
  return search.types
}

private struct TypeSearch {
  var reader: JSONReader
  var types: [JSONPointer: JSONType] = [:]

  /// A place, and how many of its tokens lead to the value at hand.
  typealias Wanted = (place: JSONPointer, depth: Int)

  /// Reads the value at hand.
  ///
  /// - Parameter wanted: The places that are it or below it.
  mutating func read(at here: JSONPointer, looking wanted: [Wanted]) throws(ReadingEnded) {
    let type = try reader.nextType()
    let below = wanted.filter { $0.place.tokens.count > $0.depth }
    if below.count < wanted.count { types[here] = type }
    switch type {
    case .object where !below.isEmpty:
      guard var map = try reader.beginMap() else { return }
      while let name = try reader.nextMember(of: &map) { try enter(name, of: here, below) }
    case .array where !below.isEmpty:
      guard var array = try reader.beginArray() else { return }
      while let index = try reader.nextElement(of: &array) { try enter(String(index), of: here, below) }
    default: try reader.skipValue()
    }
  }

  private mutating func enter(
    _ token: String, of here: JSONPointer, _ wanted: [Wanted]
  ) throws(ReadingEnded) {
    let inside = wanted.filter { $0.place.tokens[$0.depth] == token }
    if inside.isEmpty { return try reader.skipValue() }
    try read(at: here.appending(token), looking: inside.map { ($0.place, $0.depth + 1) })
  }
}
