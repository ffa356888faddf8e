package import JSON
import LayoutModel

/// A JSON value with its members in their order.
package indirect enum JSONTree: Equatable, Sendable {
  case object([Member])
  case array([JSONTree])
  case text(String)
  case number(Double)
  case flag(Bool)
  case null

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSONTree

    package init(key: String, value: JSONTree) { (self.key, self.value) = (key, value) }
  }

  /// Deeper than any document may be.
  private static let deepest = 512

  /// - Returns: Nil for what is no JSON, or is nested too deeply.
  package init?(_ bytes: [UInt8]) {
    let read = bytes.withUnsafeBufferPointer { text in
      var reader = JSONReader(text, maximumDepth: Self.deepest)
      return try? JSONTree(&reader)
    }
    guard let read else { return nil }
    self = read
  }

  private init(_ reader: inout JSONReader) throws(ReadingEnded) {
    switch try reader.nextType() {
    case .object:
      var members: [Member] = []
      if var map = try reader.beginMap() {
        while let key = try reader.nextMember(of: &map) {
          members.append(Member(key: key, value: try JSONTree(&reader)))
        }
      }
      self = .object(members)
    case .array:
      var elements: [JSONTree] = []
      if var array = try reader.beginArray() {
        while try reader.nextElement(of: &array) != nil { elements.append(try JSONTree(&reader)) }
      }
      self = .array(elements)
    case .string: self = .text(try reader.string() ?? "")
    case .number: self = .number(try reader.double() ?? 0)
    case .boolean: self = .flag(try reader.boolean() ?? false)
    case .null:
      _ = try reader.null()
      self = .null
    }
  }

  /// An object with another value for a key, or without the key.
  package func setting(_ key: String, to value: JSONTree?) -> JSONTree {
    var members = self.members
    guard let value else { return .object(members.filter { $0.key != key }) }
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place].value = value
    } else {
      members.append(Member(key: key, value: value))
    }
    return .object(members)
  }

  package var members: [Member] { if case .object(let members) = self { members } else { [] } }
  package var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }
  package var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  package subscript(key: String) -> JSONTree? { members.first { $0.key == key }?.value }

  package func write(to json: inout JSONWriter) {
    switch self {
    case .object(let members):
      json.beginObject()
      for member in members {
        json.key(member.key)
        member.value.write(to: &json)
      }
      json.endObject()
    case .array(let elements):
      json.beginArray()
      for element in elements { element.write(to: &json) }
      json.endArray()
    case .text(let text): json.string(text)
    case .number(let number): json.number(number)
    case .flag(let flag): json.boolean(flag)
    case .null: json.null()
    }
  }

  /// What a value that varies is in a place.
  ///
  /// - Parameter traits: Its size classes as a document's keys name them, such as `wC` and `hR`.
  func resolved(_ traits: @autoclosure () -> Set<String>) -> JSONTree {
    guard case .object(let members) = self, let base = self["default"] else { return self }
    let traits = traits()
    var best = (count: 0, value: base)
    for member in members {
      let words = member.key.split(separator: " ").map { String($0) }
      if words.count > best.count, words.allSatisfy({ traits.contains($0) }) {
        best = (words.count, member.value)
      }
    }
    return best.value
  }
}

extension JSONTree {
  /// The places of a document's objects.
  var sourceFiles: [SourceFile] {
    (self["sources"]?.elements ?? []).map { file in
      let places = (file["places"]?.members ?? []).compactMap { member -> SourceFile.Entry? in
        let numbers = member.value.elements.compactMap { $0.number.map { Int($0) } }
        guard numbers.count == 2 else { return nil }
        return SourceFile.Entry(id: member.key, place: SourcePlace(line: numbers[0], column: numbers[1]))
      }
      return SourceFile(file: file["file"]?.text, places: places)
    }
  }
}
