import LayoutCoding
import LayoutModel

/// The Swift that Xcode makes of the assets of an app from version 15 on: `UIImage(resource: .logoLarge)`, `UIColor.brand`.
func assetSymbols(of catalog: AssetCatalog) -> String {
  var text = ""
  for kind in [AssetKind.image, .color] {
    var tree = NameTree<String>()
    for set in catalog.sets where kind.types.contains(set.type) { tree.add(set.name, kind) }
    if tree.isEmpty { continue }
    let (resource, value) = (kind.resource, kind.value)
    text += "extension \(resource) {\n"
    tree.write(into: &text) { _, name, asset in
      "static let \(name) = \(resource)(name: \(swiftLiteral(asset)), bundle: Bundle.main)"
    }
    text += "}\nextension \(value) {\n"
    tree.write(into: &text) { path, name, _ in
      "static var \(name): \(value) { \(value)(resource: \(resource).\(path)\(name)) }"
    }
    text += "}\n"
  }
  return text
}

/// The Swift that SwiftGen makes of them: `Asset.logoLarge.image`, in a type of the catalogue's name where there are several.
func assetConstants(of tree: AssetTree) -> String {
  var text = """
    struct ImageAsset {
      let name: String
      var image: UIImage { UIImage(named: name) ?? UIImage() }
    }
    struct ColorAsset {
      let name: String
      var color: UIColor { UIColor(named: name) ?? UIColor.clear }
    }
    enum Asset {

    """
  var names = NameTree<String>()
  for kind in [AssetKind.color, .image] {
    for set in tree.catalog.sets where kind.types.contains(set.type) {
      let line = "\(kind.constant)(name: \(swiftLiteral(set.name)))"
      names.add(line, of: set.name.split(separator: "/").map(String.init))
    }
  }
  if names.isEmpty { return "" }
  names.write(into: &text) { _, name, value in "static let \(name) = \(value)" }
  for root in tree.roots {
    let name = swiftTypeName(String(root.split(separator: "/").last?.dropLast(9) ?? ""))
    if names.types[name] == nil, !name.isEmpty { text += "typealias \(swiftIdentifier(name)) = Asset\n" }
  }
  return text + "}\n"
}

enum AssetKind {
  case image, color

  var types: [AssetType] { self == .image ? [.imageset, .symbolset] : [.colorset] }
  var resource: String { self == .image ? "ImageResource" : "ColorResource" }
  var value: String { self == .image ? "UIImage" : "UIColor" }
  var constant: String { self == .image ? "ImageAsset" : "ColorAsset" }
  /// What Xcode leaves out at the end of a name.
  var suffix: String { self == .image ? "Image" : "Color" }
}

extension NameTree<String> {
  /// Adds an asset under its symbol, and under that with what Xcode leaves out of it.
  fileprivate mutating func add(_ name: String, _ kind: AssetKind) {
    let parts = name.split(separator: "/").map(String.init)
    add(name, of: parts)
    let symbol = swiftMemberName(parts.last ?? "")
    if symbol.hasSuffix(kind.suffix) {
      add(
        name, String(symbol.dropLast(kind.suffix.count)), in: parts.dropLast().map { swiftTypeName($0) }[...])
    }
  }
}
