import LayoutModel

/// The Swift that R.swift makes: `R.string.localizable.loginTitle()`, `R.image.logoLarge()`, `R.color.brand()`.
func resources(
  of tables: [(name: String, texts: [String: String])], _ catalog: AssetCatalog?
) -> String {
  let images = resourceLines(catalog, .image)
  let colors = resourceLines(catalog, .color)
  if tables.isEmpty, images.isEmpty, colors.isEmpty { return "" }
  var text = "enum R {\n" + resourceTypes
  var names: [String] = []
  for table in tables {
    let type = "Table" + swiftTypeName(table.name)
    text += "struct \(type) {\n"
    for (name, key) in resourceNames(table.texts.keys.map { $0 }) {
      text +=
        "var \(name): StringResource { StringResource(key: \(swiftLiteral(key)), table: \(swiftLiteral(table.name))) }\n"
    }
    text += "}\n"
    names.append("var \(swiftIdentifier(resourceName(table.name))): \(type) { \(type)() }\n")
  }
  text += "struct Strings {\n" + names.joined()
  text +=
    "func callAsFunction(preferredLanguages: [String]? = nil, locale: Locale? = nil) -> Strings { self }\n}\n"
  text += "static var string: Strings { Strings() }\n"
  return text + "enum image {\n\(images)}\nenum color {\n\(colors)}\n}\n"
}

/// What stands for a text, an image and a colour, and is called for it.
private let resourceTypes = """
  struct StringResource {
    let key: String
    let table: String
    func callAsFunction(_ values: CVarArg..., preferredLanguages: [String]? = nil) -> String {
      let text = NSLocalizedString(key, tableName: table)
      return values.isEmpty ? text : String(format: text, arguments: values)
    }
  }
  struct ImageResource {
    let name: String
    func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? { UIImage(named: name) }
  }
  struct ColorResource {
    let name: String
    func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? { UIColor(named: name) }
  }

  """

private func resourceLines(_ catalog: AssetCatalog?, _ kind: AssetKind) -> String {
  let sets = catalog?.sets.filter { kind.types.contains($0.type) } ?? []
  let type = kind == .image ? "R.ImageResource" : "R.ColorResource"
  return resourceNames(sets.map(\.name)).map { "static let \($0) = \(type)(name: \(swiftLiteral($1)))\n" }
    .joined()
}

/// Names as R.swift makes them, in their order; the first of a name counts.
private func resourceNames(_ names: [String]) -> [(name: String, original: String)] {
  var seen: Set<String> = []
  return names.sorted().map { (resourceName($0), $0) }
    .filter { !$0.0.isEmpty && seen.insert($0.0).inserted }.map { (swiftIdentifier($0.0), $0.1) }
}

/// `loginTitle_2` of `login.title_2`, `urlIcon` of `URLIcon`, `oK` of `OK`: letters, digits and underscores stay, a capital follows each other
/// character, and the name begins with no digit and with small letters.
private func resourceName(_ name: String) -> String {
  let parts = name.split(omittingEmptySubsequences: false) { !($0.isLetter || $0.isNumber || $0 == "_") }
  let joined = parts.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
    .joined()
  let found = joined.drop { $0.isASCII && $0.isNumber }
  let capitals = found.prefix { $0.isASCII && $0.isUppercase }.count
  // The last of several capitals begins the next word, where a small letter follows or nothing.
  let next = found.dropFirst(capitals).first
  let isOpen = next.map { !($0.isASCII && $0.isLowercase) } ?? false
  let lowered = max(isOpen ? capitals : capitals - 1, 1)
  return found.prefix(lowered).lowercased() + found.dropFirst(lowered)
}
