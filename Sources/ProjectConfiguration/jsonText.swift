import JSON

/// An object with one member, as JSON.
func jsonText(_ key: String, _ value: YAMLNode) -> String {
  var writer = JSONWriter(capacity: 64)
  writer.beginObject()
  writer.key(key)
  writer.write(value)
  writer.endObject()
  return String(outside: writer.bytes())
}

extension JSONWriter {
  /// Plain words are what they would be in JSON.
  fileprivate mutating func write(_ node: YAMLNode) {
    switch node.value {
    case .scalar(let text, isPlain: true):
      if node.isNull {
        null()
      } else if text == "true" || text == "false" {
        boolean(text == "true")
      } else if let number = Double(text), number.isFinite {
        self.number(number)
      } else {
        string(text)
      }
    case .scalar(let text, isPlain: false): string(text)
    case .list(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .map(let members):
      beginObject()
      for (name, value) in members {
        key(name.text ?? "")
        write(value)
      }
      endObject()
    }
  }
}
