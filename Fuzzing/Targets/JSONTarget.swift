import JSON

extension FuzzTarget {
  /// Bytes as JSON: whoever skips a text finds it well-formed where whoever reads it does; what is read is UTF-8, and comes back
  /// the same when it is written.
  static let json = FuzzTarget("json") { input in
    let tree = JSONTree(input)
    var skipper = JSONReader(input.bindMemory(to: UInt8.self), maximumDepth: JSONTree.maximumDepth)
    try expect(skipper.skipsAll() == (tree != nil), "skipping and reading agree on what is JSON")
    guard let tree else { return }
    try expect(String(validating: input, as: UTF8.self) != nil, "JSON is UTF-8")
    let written = tree.written
    let again = written.withUnsafeBytes { JSONTree($0) }
    try expect(again == tree, "what was written reads as what was read")
    try expect(again?.written == written, "what was read is written as before")
  }
}

extension JSONReader {
  /// Whether the whole text is JSON, read without a look at its values.
  fileprivate mutating func skipsAll() -> Bool {
    do throws(ReadingEnded) {
      try skipValue()
      try end()
      return true
    } catch {
      return false
    }
  }
}

/// A JSON text as it was read. Repeated members and numbers too large for a double are left out.
indirect enum JSONTree: Equatable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  struct Member: Equatable {
    var name: String
    var value: JSONTree
  }

  /// More than any text of ours has.
  static let maximumDepth = 300

  /// Reads a text; nil if it is no JSON.
  init?(_ text: UnsafeRawBufferPointer) {
    var reader = JSONReader(text.bindMemory(to: UInt8.self), maximumDepth: Self.maximumDepth)
    do throws(ReadingEnded) {
      self = try Self.read(&reader)
      try reader.end()
    } catch {
      return nil
    }
  }

  private static func read(_ reader: inout JSONReader) throws(ReadingEnded) -> JSONTree {
    switch try reader.nextType() {
    case .object:
      var members: [Member] = []
      guard var map = try reader.beginMap() else { return .null }
      while let name = try reader.nextMember(of: &map) {
        members.append(Member(name: name, value: try read(&reader)))
      }
      return .object(members)
    case .array:
      var elements: [JSONTree] = []
      guard var array = try reader.beginArray() else { return .null }
      while try reader.nextElement(of: &array) != nil { elements.append(try read(&reader)) }
      return .array(elements)
    case .string: return .string(try reader.string() ?? "")
    case .number: return .number(try reader.double() ?? 0)
    case .boolean: return .boolean(try reader.boolean() ?? false)
    case .null:
      _ = try reader.null()
      return .null
    }
  }

  /// The text that the writer makes of it.
  var written: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes()
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let value): writer.string(value)
    case .number(let value): writer.number(value)
    case .boolean(let value): writer.boolean(value)
    case .null: writer.null()
    }
  }
}
