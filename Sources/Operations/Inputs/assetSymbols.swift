import LayoutCoding
import LayoutModel

/// The Swift that Xcode makes of the assets of an app: `UIImage(resource: .logoLarge)`, `UIColor.brand` and their like
/// (`GeneratedAssetSymbols.swift`, from version 15 on).
///
/// - Returns: Nil where there are no images and no colours.
func assetSymbols(of catalog: AssetCatalog) -> SourceText? {
  var text = ""
  for kind in [SymbolKind.image, .color] {
    var space = SymbolSpace()
    for set in catalog.sets where kind.types.contains(set.type) { space.add(set.name, kind) }
    if space.isEmpty { continue }
    text += "extension \(kind.resource) {\n"
    space.writeResources(kind, into: &text)
    text += "}\nextension \(kind.value) {\n"
    space.writeValues(kind, "", into: &text)
    text += "}\n"
  }
  return text.isEmpty ? nil : SourceText(path: "GeneratedAssetSymbols.swift", bytes: Array(text.utf8))
}

private enum SymbolKind {
  case image, color

  var types: [AssetType] { self == .image ? [.imageset, .symbolset] : [.colorset] }
  var resource: String { self == .image ? "ImageResource" : "ColorResource" }
  var value: String { self == .image ? "UIImage" : "UIColor" }
  /// What is left out at the end of a name.
  var suffix: String { self == .image ? "Image" : "Color" }
}

/// The symbols of a folder of a catalogue, and of those in it that are namespaces.
private struct SymbolSpace {
  private var names: [String: String] = [:]
  private var spaces: [String: SymbolSpace] = [:]

  var isEmpty: Bool { names.isEmpty && spaces.isEmpty }

  /// Adds an asset under its symbol, and under that with what Xcode leaves out of it; the first of a name counts.
  mutating func add(_ name: String, _ kind: SymbolKind) {
    let parts = name.split(separator: "/").map(String.init)
    add(parts[...], name, kind)
  }

  private mutating func add(_ parts: ArraySlice<String>, _ name: String, _ kind: SymbolKind) {
    guard let first = parts.first else { return }
    if parts.count > 1 {
      let space = words(of: first).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      return spaces[escaped(space), default: SymbolSpace()].add(parts.dropFirst(), name, kind)
    }
    let symbol = symbolName(words(of: first))
    for one in [symbol, symbol.hasSuffix(kind.suffix) ? String(symbol.dropLast(kind.suffix.count)) : symbol] {
      if !one.isEmpty, names[escaped(one)] == nil { names[escaped(one)] = name }
    }
  }

  func writeResources(_ kind: SymbolKind, into text: inout String) {
    for (symbol, name) in names.sorted(by: { $0.key < $1.key }) {
      let literal = name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
      text += "static let \(symbol) = \(kind.resource)(name: \"\(literal)\", bundle: Bundle.main)\n"
    }
    for (name, space) in spaces.sorted(by: { $0.key < $1.key }) {
      text += "enum \(name) {\n"
      space.writeResources(kind, into: &text)
      text += "}\n"
    }
  }

  func writeValues(_ kind: SymbolKind, _ path: String, into text: inout String) {
    for symbol in names.keys.sorted() {
      text +=
        "static var \(symbol): \(kind.value) { \(kind.value)(resource: \(kind.resource).\(path)\(symbol)) }\n"
    }
    for (name, space) in spaces.sorted(by: { $0.key < $1.key }) {
      text += "enum \(name) {\n"
      space.writeValues(kind, "\(path)\(name).", into: &text)
      text += "}\n"
    }
  }
}

/// The parts of a name between which there is something else than letters and digits. A letter behind a digit begins a part, too.
private func words(of name: String) -> [String] {
  var found = [""]
  var isBehindDigit = false
  for scalar in name.unicodeScalars {
    let isDigit = ("0"..."9").contains(scalar)
    if !isDigit, !scalar.properties.isAlphabetic {
      found.append("")
      isBehindDigit = false
      continue
    }
    if isBehindDigit, !isDigit { found.append("") }
    found[found.count - 1].unicodeScalars.append(scalar)
    isBehindDigit = isDigit
  }
  return found.filter { !$0.isEmpty }
}

/// `logoLarge` of `logo-large`, `urlIcon` of `URLIcon`.
private func symbolName(_ words: [String]) -> String {
  guard let first = words.first else { return "" }
  let capitals = first.prefix { $0.isUppercase }.count
  // The last of several capitals begins the next word.
  let lowered = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
  let head = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
  return head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// A name that may begin with a digit or be a word of the language.
private func escaped(_ name: String) -> String {
  guard let first = name.unicodeScalars.first else { return "_" }
  return ("0"..."9").contains(first) ? "_" + name : "`\(name)`"
}
