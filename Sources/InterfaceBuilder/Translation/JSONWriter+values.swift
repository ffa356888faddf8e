package import JSON
import LayoutCoding
package import LayoutModel

extension JSONWriter {
  /// Writes a member; nothing where it has no value.
  mutating func member(_ key: some DocumentKey, _ value: (some JSONWritable)?) {
    guard let value else { return }
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a member whose name is chosen.
  mutating func member(_ name: String, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }
}

extension JSONWriter {
  /// Writes a member; nothing where it has no value.
  mutating func optionalMember(_ name: String, _ value: (some JSONWritable)?) {
    if let value { member(name, value) }
  }

  /// Writes a member that may vary, unless it is what a document that says nothing means.
  mutating func member<Value: JSONWritable & Equatable>(
    _ key: some DocumentKey, _ value: Varied<Value>, unless usual: Value
  ) {
    if value.base != usual || !value.others.isEmpty { member(key, value) }
  }
}

extension Varied: JSONWritable where Value: JSONWritable {
  /// An object with `default` where it varies.
  func write(to writer: inout JSONWriter) { writer.varied(self) { $1.write(to: &$0) } }
}

extension JSONWritable where Self: RawRepresentable, RawValue == String {
  package func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}

extension Axis: JSONWritable {}
extension StackConfiguration.Distribution: JSONWritable {}
extension StackConfiguration.Alignment: JSONWritable {}

extension FontDescription: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optionalMember("textStyle", textStyle?.rawValue)
    writer.optionalMember("name", name)
    writer.optionalMember("pointSize", pointSize)
    writer.optionalMember("weight", weight?.rawValue)
    if isItalic { writer.member("italic", true) }
    writer.endObject()
  }
}
