import JSON
import XML

/// What Interface Builder calls variations: other values for some size classes (IB-variations).
extension XMLElement {
  /// The variations with the key that a document writes for each (`wC hR`), `default` for the base. Those for other
  /// platforms never hold here.
  var variations: [(condition: String, element: XMLElement)] {
    var result: [(condition: String, element: XMLElement)] = []
    for child in children where child.name == "variation" {
      guard let condition = child["key"].flatMap(documentCondition),
        !result.contains(where: { $0.condition == condition })
      else { continue }
      result.append((condition, child))
    }
    return result
  }

  /// A property of an element and of its variations; nil is read of one that says nothing of it.
  func varied<Value>(_ read: (XMLElement) -> Value?, default base: Value) -> Varied<Value> {
    var result = Varied(base: read(self) ?? base)
    for (condition, variation) in variations {
      if let value = read(variation) { result.add(condition, value) }
    }
    return result
  }
}

/// `heightClass=regular-widthClass=compact` as `wC hR`.
private func documentCondition(_ key: String) -> String? {
  if key == "default" { return key }
  var (width, height): (String?, String?)
  for part in key.split(separator: "-") {
    switch part {
    case "widthClass=compact": width = "wC"
    case "widthClass=regular": width = "wR"
    case "heightClass=compact": height = "hC"
    case "heightClass=regular": height = "hR"
    default: return nil
    }
  }
  let condition = [width, height].compactMap { $0 }.joined(separator: " ")
  return condition.isEmpty ? nil : condition
}

/// A value with its variations.
struct Varied<Value> {
  var base: Value
  private(set) var others: [(condition: String, value: Value)] = []

  init(base: Value) { self.base = base }

  /// Adds the value for some size classes, or for all that have no other; of several with one condition the first counts.
  mutating func add(_ condition: String, _ value: Value) {
    if condition == "default" {
      base = value
    } else if !others.contains(where: { $0.condition == condition }) {
      others.append((condition, value))
    }
  }
}

extension Varied: JSONWritable where Value: JSONWritable {
  /// An object with `default` where it varies.
  func write(to writer: inout JSONWriter) {
    guard !others.isEmpty else { return base.write(to: &writer) }
    writer.beginObject()
    writer.member("default", base)
    for other in others { writer.member(other.condition, other.value) }
    writer.endObject()
  }
}
