import LayoutCoding
import LayoutModel

/// The parameters of a query that say what answers tell.
extension LayoutDetail {
  /// Takes one parameter, or says what is wrong with it.
  mutating func set(_ name: String, _ value: String) -> Fault.Kind? {
    switch name {
    case "exact":
      var isExact = false
      let fault = readFlag(value, into: &isExact)
      if isExact { values.insert(.exactFrames) }
      return fault
    case "compact": return readFlag(value, into: &isCompact)
    case "traits": return setTraits(value)
    case "show": return addValues(value)
    case "fields": return chooseParts(value)
    default: return .unknownKey(name, nearest: [])
    }
  }

  private mutating func setTraits(_ value: String) -> Fault.Kind? {
    let words = ["differing", "all"]
    guard words.contains(value) else {
      return .invalidValue(expected: "differing or all", nearest: nearestNames(to: value, in: words))
    }
    if value == "all" { values.insert(.allTraits) }
    return nil
  }

  /// `show=content,guides`.
  private mutating func addValues(_ list: String) -> Fault.Kind? {
    let names = Values.named.map(\.name) + ["all"]
    return readWords(list, among: names) { name in
      for entry in Values.named where entry.name == name || name == "all" { values.insert(entry.value) }
    }
  }

  /// `fields=frames,diagnostics`: nothing else is left.
  private mutating func chooseParts(_ list: String) -> Fault.Kind? {
    parts = .traits
    return readWords(list, among: Parts.named.map(\.name)) { name in
      for entry in Parts.named where entry.name == name { parts.insert(entry.part) }
    }
  }
}

/// Hands on each word of a list with commas; the fault of the first that nobody knows, and of a list without any.
private func readWords(_ list: String, among names: [String], _ take: (String) -> Void) -> Fault.Kind? {
  for word in list.split(separator: ",", omittingEmptySubsequences: false) {
    guard names.contains(String(word)) else {
      return .invalidValue(
        expected: "words of \(names.joined(separator: ", ")), with commas between them",
        nearest: nearestNames(to: String(word), in: names))
    }
    take(String(word))
  }
  return nil
}

/// Reads a flag; a parameter without a value is set.
func readFlag(_ value: String, into flag: inout Bool) -> Fault.Kind? {
  switch value {
  case "true", "1", "": flag = true
  case "false", "0": flag = false
  default: return .invalidValue(expected: "true or false", nearest: [])
  }
  return nil
}
