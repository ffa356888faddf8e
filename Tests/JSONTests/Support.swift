import JSON

/// A JSON value as the reader gives it, members in the order of the text.
indirect enum JSONTree: Hashable, Sendable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONTree
  }
}

extension JSONReader {
  /// Reads one value of any type; nil, with a fault, for a number that no double holds.
  mutating func tree() throws(ReadingEnded) -> JSONTree? {
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

/// What comes of reading a whole JSON text.
struct Reading {
  var tree: JSONTree?
  /// What was not as expected, then what ended the reading.
  var faults: [JSONFault]
}

/// Reads a whole text into values.
func read(_ text: [UInt8], maximumDepth: Int = 512) -> Reading {
  withReader(of: text, maximumDepth: maximumDepth) { (reader) throws(ReadingEnded) in try reader.tree() }
}

/// Goes over a whole text without looking at the values.
func skip(_ text: [UInt8], maximumDepth: Int = 512) -> Reading {
  withReader(of: text, maximumDepth: maximumDepth) { (reader) throws(ReadingEnded) in
    try reader.skipValue()
    return nil
  }
}

private func withReader(
  of text: [UInt8], maximumDepth: Int,
  _ body: (inout JSONReader) throws(ReadingEnded) -> JSONTree?
) -> Reading {
  text.withUnsafeBufferPointer { bytes in
    var reader = JSONReader(bytes, maximumDepth: maximumDepth)
    var tree: JSONTree?
    do throws(ReadingEnded) {
      tree = try body(&reader)
      try reader.end()
    } catch {
      tree = nil
    }
    let found = reader.found.map(\.content) + [reader.ending].compactMap { $0 }
    return Reading(
      tree: tree,
      faults: found.compactMap { if case .json(let fault) = $0 { fault } else { nil } })
  }
}

/// A text with bytes that need not be UTF-8, as a literal: parts are strings or arrays of bytes.
func bytes(_ parts: any ByteSource...) -> [UInt8] { parts.flatMap(\.bytes) }

protocol ByteSource: Sendable {
  var bytes: [UInt8] { get }
}

extension String: ByteSource {
  var bytes: [UInt8] { Array(utf8) }
}

extension [UInt8]: ByteSource {
  var bytes: [UInt8] { self }
}
