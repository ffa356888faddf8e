/// Where some values of a text begin that is known to be JSON: the line and the column of their first bytes, counted from
/// 1, columns in bytes.
///
/// - Parameter pointers: Of members that stand twice the first counts. Where nothing stands, what is nearest above it
///   counts.
/// - Returns: A place for each pointer.
/// - Complexity: O(*n*) in the length of the text and of the pointers.
package func jsonPlaces(
  of pointers: Set<JSONPointer>, in bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 512
) -> [JSONPointer: (line: Int, column: Int)] {
  var search = PlaceSearch(reader: JSONReader(bytes, maximumDepth: maximumDepth))
  for pointer in pointers { search.add(pointer) }
  // What cannot be read to its end has no places beyond its fault.
  try? search.read(0)
  let offsets = Dictionary(uniqueKeysWithValues: pointers.map { ($0, search.offset(of: $0)) })
  let places = linesAndColumns(of: Set(offsets.values), in: bytes)
  return offsets.compactMapValues { places[$0] }
}

private func linesAndColumns(
  of offsets: Set<Int>, in bytes: UnsafeBufferPointer<UInt8>
) -> [Int: (line: Int, column: Int)] {
  var places: [Int: (line: Int, column: Int)] = [:]
  var line = 1
  var lineStart = 0
  var next = 0
  for offset in offsets.sorted() {
    while next < min(offset, bytes.count) {
      if bytes[next] == UInt8(ascii: "\n") {
        line += 1
        lineStart = next + 1
      }
      next += 1
    }
    places[offset] = (line, offset - lineStart + 1)
  }
  return places
}

/// Looks for values on one way through a text.
private struct PlaceSearch {
  /// A value that somebody asks for, or one above it.
  private struct Node {
    /// By member name or index.
    var children: [String: Int] = [:]
    /// Where it begins, nil until it is found.
    var offset: Int?
  }

  private var reader: JSONReader
  /// The whole text first.
  private var nodes = [Node()]

  init(reader: JSONReader) {
    self.reader = reader
  }

  mutating func add(_ pointer: JSONPointer) {
    var node = 0
    for token in pointer.tokens {
      if let known = nodes[node].children[token] {
        node = known
      } else {
        nodes.append(Node())
        nodes[node].children[token] = nodes.count - 1
        node = nodes.count - 1
      }
    }
  }

  /// Where the value begins, or what is nearest above it.
  func offset(of pointer: JSONPointer) -> Int {
    var node = 0
    for token in pointer.tokens {
      guard let child = nodes[node].children[token], nodes[child].offset != nil else { break }
      node = child
    }
    return nodes[node].offset ?? 0
  }

  /// Reads the value at hand, which is that of a node.
  mutating func read(_ node: Int) throws(ReadingEnded) {
    let type = try reader.nextType()
    nodes[node].offset = reader.offset
    if nodes[node].children.isEmpty { return try reader.skipValue() }
    switch type {
    case .object:
      try reader.enter(.member(0, 0))
      var object = JSONReader.Object()
      while let name = try reader.nextName(&object) { try readChild(reader.text(name), of: node) }
    case .array:
      guard var array = try reader.beginArray() else { return }
      while let index = try reader.nextElement(of: &array) { try readChild(String(index), of: node) }
    default: try reader.skipValue()
    }
  }

  private mutating func readChild(_ token: String, of node: Int) throws(ReadingEnded) {
    guard let child = nodes[node].children[token], nodes[child].offset == nil else {
      return try reader.skipValue()
    }
    try read(child)
  }
}
