import JSON
import LayoutModel

// Fonts and images, as objects where those say all of them, else as what makes them in code.

extension DocumentEncoder {
  mutating func font(_ font: FontDescription) {
    if font.hasMonospacedDigits, let code = font.code { return json.string(code) }
    json.beginObject()
    if let name = font.name { json.member("name", name) }
    if let size = font.pointSize { json.member("pointSize", size) }
    if let weight = font.weight { json.member("weight", weight.rawValue) }
    if let style = font.textStyle { json.member("textStyle", style.rawValue) }
    if font.design != .default { json.member("design", font.design.rawValue) }
    if font.isItalic { json.member("italic", true) }
    if font.hasMonospacedDigits { json.member("monospacedDigits", true) }
    json.endObject()
  }

  mutating func symbolConfiguration(_ configuration: SymbolConfiguration) {
    if configuration.font.isPlain { return object(SymbolConfiguration.members, configuration) }
    guard let code = configuration.code else { return refuse("a font in a symbol configuration") }
    json.string(code)
  }

  mutating func image(_ image: ImageReference) {
    switch image {
    case .asset(let name):
      // A name that looks like code.
      let isCode = name.hasSuffix(")") || name.hasSuffix(")!") || name.hasSuffix("]")
      json.string(isCode ? quoted(name).map { "UIImage(named: \($0))" } ?? name : name)
    case .symbol(let symbol):
      guard let name = quoted(symbol.name), let configuration = symbol.configuration.code else {
        return refuse("the symbol \(symbol.name)")
      }
      let isPlain = symbol.configuration == SymbolConfiguration()
      json.string("UIImage(systemName: \(name)\(isPlain ? "" : ", withConfiguration: \(configuration)"))")
    }
  }

  /// Advances by character.
  mutating func advances(_ advances: [Unicode.Scalar: Double]) {
    json.beginObject()
    for (scalar, advance) in advances.sorted(by: { $0.key < $1.key }) {
      json.key(String(Character(scalar)))
      json.number(advance)
    }
    json.endObject()
  }

  mutating func fonts(_ fonts: [String: CustomFont]) {
    json.beginObject()
    for (name, font) in fonts.sorted(by: { $0.key < $1.key }) {
      json.key(name)
      object(font.file == nil ? CustomFont.members : CustomFont.fileMembers, font)
    }
    json.endObject()
  }
}

/// A text as a literal of Swift without escapes; nil where it needs some.
private func quoted(_ text: String) -> String? {
  text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 } ? nil : "\"\(text)\""
}

extension FontDescription {
  /// Whether size, weight and text style are all that it says.
  fileprivate var isPlain: Bool {
    name == nil && design == .default && !isItalic && !hasMonospacedDigits
  }

  /// What makes it in code; nil where no single call does.
  fileprivate var code: String? {
    let weight = weight.map { ", weight: .\($0.rawValue)" } ?? ""
    let size = pointSize.map { String(number: $0) }
    let kinds = [name != nil, textStyle != nil, design != .default, isItalic, hasMonospacedDigits]
    guard kinds.count(where: \.self) <= 1 else { return nil }
    if let textStyle {
      return size == nil && weight.isEmpty
        ? "UIFont.preferredFont(forTextStyle: .\(textStyle.rawValue))" : nil
    }
    guard let size else { return nil }
    if let name { return quoted(name).map { "UIFont(name: \($0), size: \(size)\(weight))" } }
    if hasMonospacedDigits { return "UIFont.monospacedDigitSystemFont(ofSize: \(size)\(weight))" }
    if isItalic { return "UIFont.italicSystemFont(ofSize: \(size)\(weight))" }
    switch design {
    case .default: return "UIFont.systemFont(ofSize: \(size)\(weight))"
    case .monospaced: return "UIFont.monospacedSystemFont(ofSize: \(size)\(weight))"
    case .rounded, .serif: return nil
    }
  }
}

extension SymbolConfiguration {
  /// What makes it in code; nil where no call does.
  fileprivate var code: String? {
    var arguments: [String] = []
    if font.isPlain {
      if let size = font.pointSize { arguments.append("pointSize: \(String(number: size))") }
      if let style = font.textStyle { arguments.append("textStyle: .\(style.rawValue)") }
      if let weight = font.weight { arguments.append("weight: .\(weight.rawValue)") }
    } else {
      guard let font = font.code else { return nil }
      arguments.append("font: \(font)")
    }
    if let scale { arguments.append("scale: .\(scale.rawValue)") }
    return "UIImage.SymbolConfiguration(\(arguments.joined(separator: ", ")))"
  }
}
