import JSON
import LayoutCoding
import LayoutModel

/// A value of a document that an importer writes as one member.
protocol WrittenValue {
  func write(to writer: inout JSONWriter)
}

extension JSONWriter {
  /// Writes a member; nothing where it has no value.
  mutating func member(_ key: some DocumentKey, _ value: (some WrittenValue)?) {
    guard let value else { return }
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a member whose name is chosen.
  mutating func member(_ name: String, _ value: some WrittenValue) {
    key(name)
    value.write(to: &self)
  }
}

extension String: WrittenValue {
  func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Double: WrittenValue {
  func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Int: WrittenValue {
  func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Bool: WrittenValue {
  func write(to writer: inout JSONWriter) { writer.boolean(self) }
}

extension Size: WrittenValue {
  func write(to writer: inout JSONWriter) { writer.size(self) }
}
