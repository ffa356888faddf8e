/// A question for each of some names that may be meant, or nothing: ` Did you mean 'a' or 'b'?`
package func suggestion(_ names: [String]) -> String {
  names.isEmpty ? "" : " Did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?"
}

/// The name of a case, whatever belongs to it.
func caseName(of value: some Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? String(describing: value)
}

/// A length for people: tenths of a point where they matter.
func points(_ length: Double) -> String {
  guard abs(length) < 1e9 else { return "\(length) points" }
  let tenths = (length * 10).rounded()
  let text = tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10))" : "\(tenths / 10)"
  return text == "1" ? "1 point" : "\(text) points"
}

/// A length to a tenth of a point.
func tenths(_ length: Double) -> String {
  let tenths = Int((min(max(length, 0), 1e9) * 10).rounded())
  return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}

/// A length to half a point.
func halves(_ length: Double) -> String {
  let halves = Int((min(max(length, 0), 1e9) * 2).rounded())
  return halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
}

/// A text in quotation marks, on one line; of long ones the beginning.
func quoted(_ text: String) -> String {
  let line = text.prefix(41).map { $0.isNewline ? " " : $0 }
  return line.count > 40 ? "'\(String(line.prefix(39)))…'" : "'\(String(line))'"
}
