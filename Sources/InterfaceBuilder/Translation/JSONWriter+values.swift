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

extension JSONWriter {
  /// Writes a member; nothing where it has no value.
  mutating func optionalMember(_ name: String, _ value: (some WrittenValue)?) {
    if let value { member(name, value) }
  }

  /// Writes a member that may vary, unless it is what a document that says nothing means.
  mutating func member<Value: WrittenValue & Equatable>(
    _ key: some DocumentKey, _ value: Varied<Value>, unless usual: Value
  ) {
    if value.base != usual || !value.others.isEmpty { member(key, value) }
  }
}

extension Varied: WrittenValue where Value: WrittenValue {
  /// An object with `default` where it varies.
  func write(to writer: inout JSONWriter) { writer.varied(self) { $1.write(to: &$0) } }
}

extension Array: WrittenValue where Element: WrittenValue {
  func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for element in self { element.write(to: &writer) }
    writer.endArray()
  }
}

extension WrittenValue where Self: RawRepresentable, RawValue == String {
  func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}

extension Axis: WrittenValue {}
extension StackConfiguration.Distribution: WrittenValue {}
extension StackConfiguration.Alignment: WrittenValue {}

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

extension Rect: WrittenValue {
  func write(to writer: inout JSONWriter) { writer.rect(self) }
}

extension EdgeInsets: WrittenValue {
  func write(to writer: inout JSONWriter) { writer.insets(self) }
}

extension FontDescription: WrittenValue {
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optionalMember("textStyle", textStyle?.rawValue)
    writer.optionalMember("name", name)
    writer.optionalMember("pointSize", pointSize)
    writer.optionalMember("weight", weight?.rawValue)
    if isItalic { writer.member("italic", true) }
    writer.endObject()
  }
}
