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
  let search = PlaceSearch(pointers, in: bytes, maximumDepth)
  let offsets = Dictionary(uniqueKeysWithValues: pointers.map { ($0, search.nearest($0).offset ?? 0) })
  let places = linesAndColumns(of: Set(offsets.values), in: bytes)
  return offsets.compactMapValues { places[$0] }
}

/// Which types of values stand at some places of a text that is known to be JSON.
///
/// - Parameter places: Of members that stand twice the first counts.
/// - Returns: The types, without the places where nothing stands.
/// - Complexity: O(*n*) in the length of the text, once.
package func jsonTypes(
  at places: Set<JSONPointer>, in bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 512
) -> [JSONPointer: JSONType] {
  // A place in a file is none of this text.
  let places = places.filter { $0.file == nil }
  let search = PlaceSearch(places, in: bytes, maximumDepth)
  return Dictionary(uniqueKeysWithValues: places.map { ($0, search.nearest($0)) })
    .filter { $1.depth == $0.tokens.count }.compactMapValues(\.type)
}

/// Where bytes stand in a text, both counted from 1.
func linesAndColumns(
  of offsets: Set<Int>, in bytes: UnsafeBufferPointer<UInt8>
) -> [Int: (line: Int, column: Int)] {
  var places: [Int: (line: Int, column: Int)] = [:]
  var (line, lineStart, next) = (1, 0, 0)
  for offset in offsets.sorted() {
    while next < min(offset, bytes.count) {
      if bytes[next] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, next + 1) }
      next += 1
    }
    places[offset] = (line, offset - lineStart + 1)
  }
  return places
}

/// Looks for values on one way through a text.
private struct PlaceSearch {
  /// A value that somebody asks for, or one above it.
  struct Node {
    /// By member name or index.
    var children: [String: Int] = [:]
    /// How many tokens lead to it.
    var depth = 0
    /// Where it begins and what it is, nil until it is found.
    var offset: Int?
    var type: JSONType?
  }

  private var reader: JSONReader
  /// The whole text first.
  private var nodes = [Node()]

  init(_ pointers: Set<JSONPointer>, in bytes: UnsafeBufferPointer<UInt8>, _ maximumDepth: Int) {
    reader = JSONReader(bytes, maximumDepth: maximumDepth)
    for pointer in pointers {
      var node = 0
      for token in pointer.tokens {
        let child = nodes[node].children[token] ?? nodes.count
        if child == nodes.count { nodes.append(Node(depth: nodes[node].depth + 1)) }
        nodes[node].children[token] = child
        node = child
      }
    }
    // What cannot be read to its end has no places beyond its fault.
    try? read(0)
  }

  /// The value, or what is nearest above it.
  func nearest(_ pointer: JSONPointer) -> Node {
    var node = nodes[0]
    for token in pointer.tokens {
      guard let child = node.children[token], nodes[child].offset != nil else { break }
      node = nodes[child]
    }
    return node
  }

  /// Reads the value at hand, which is that of a node.
  private mutating func read(_ node: Int) throws(ReadingEnded) {
    let type = try reader.nextType()
    (nodes[node].offset, nodes[node].type) = (reader.offset, type)
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
    guard let child = nodes[node].children[token], nodes[child].offset == nil
    else { return try reader.skipValue() }
    try read(child)
  }
}
