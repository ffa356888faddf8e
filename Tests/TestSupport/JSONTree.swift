package import JSON

/// A JSON value as the reader gives it, members in the order of the text.
package indirect enum JSONTree: Hashable, Sendable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONTree

    package init(name: String, value: JSONTree) {
      self.name = name
      self.value = value
    }
  }

  /// More levels than any text of ours has.
  package static let maximumDepth = 300

  /// Reads a text; nil if it is no JSON. What is JSON and no value, as a repeated member, is left out.
  package init?(_ text: UnsafeRawBufferPointer) {
    var reader = JSONReader(text.bindMemory(to: UInt8.self), maximumDepth: Self.maximumDepth)
    do throws(ReadingEnded) {
      self = try reader.tree() ?? .null
      try reader.end()
    } catch {
      return nil
    }
  }

  /// The text that the writer makes of it.
  package var written: [UInt8] {
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

extension JSONReader {
  /// Reads one value of any type; nil, with a fault, for a number that no double holds.
  package mutating func tree() throws(ReadingEnded) -> JSONTree? {
    switch try nextType() {
    case .object:
      guard var object = try beginMap() else { return nil }
      var members: [JSONTree.Member] = []
      while let name = try nextMember(of: &object) {
        if let value = try tree() { members.append(JSONTree.Member(name: name, value: value)) }
      }
      return .object(members)
    case .array:
      guard var array = try beginArray() else { return nil }
      var elements: [JSONTree] = []
      while try nextElement(of: &array) != nil {
        if let value = try tree() { elements.append(value) }
      }
      return .array(elements)
    case .string: return try string().map { .string($0) }
    case .number: return try double().map { .number($0) }
    case .boolean: return try boolean().map { .boolean($0) }
    case .null: return try null() ? .null : nil
    }
  }
}
