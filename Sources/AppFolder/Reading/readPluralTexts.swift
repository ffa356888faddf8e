import LayoutModel
import Localization
import XML

/// Reads a `.stringsdict` file (Apple, Stringsdict File Format): of each key the format with its parts that depend on numbers, encoded as one
/// text; of a key that depends on the width of the place the longest text.
func readPluralTexts(
  _ bytes: [UInt8], path: String, in language: String, _ limits: XMLLimits
) throws(FileFault) -> [String: String] {
  let list = try readPropertyList(bytes, path: path, limits)
  var texts: [String: String] = [:]
  for (key, value) in list.values where value.name == "dict" {
    let entry = PropertyDictionary(value)
    if let format = entry.text("NSStringLocalizedFormatKey") {
      texts[key] = PluralText(format: format, language: language, parts: parts(of: entry)).encoded
    } else if let widths = entry.dictionary("NSStringVariableWidthRuleType") {
      let longest = widths.values.keys.max { (Int($0) ?? 0) < (Int($1) ?? 0) }
      texts[key] = longest.flatMap { widths.text($0) }
    }
  }
  return texts
}

private func parts(of entry: PropertyDictionary) -> [String: [String: String]] {
  var parts: [String: [String: String]] = [:]
  for (name, value) in entry.values where value.name == "dict" {
    let forms = PropertyDictionary(value)
    for category in ["zero", "one", "two", "few", "many", "other"] {
      if let text = forms.text(category) { parts[name, default: [:]][category] = text }
    }
  }
  return parts
}

extension PropertyDictionary {
  fileprivate func text(_ key: String) -> String? {
    values[key].flatMap { $0.name == "string" ? $0.text ?? "" : nil }
  }
}
