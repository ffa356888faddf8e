import InterfaceBuilder
import JSON
import LayoutModel
import SwiftInterpreter

/// Images, by their names or by what makes a symbol.
extension DocumentWriter {
  mutating func writeImageView(_ view: Object, _ id: String) {
    writeImage(value("image", view), id)
    writeSymbolConfiguration("preferredSymbolConfiguration", value("preferredSymbolConfiguration", view), id)
    writeWord("contentMode", view, id, unless: "scaleToFill")
  }

  mutating func writeImage(_ value: Value?, _ id: String, _ key: String = "image") {
    hole(.image, value, target: "\(id).\(key)")
    guard case .object(let image)? = value else { return }
    for variable in ["name", "systemName", "drawnSize", "loaded"] {
      hole(.image, self.value(variable, image), target: "\(id).\(key)")
    }
    if let name = text("name", image) {
      member(key, name)
      if !isBefore, let size = imageSize?(name) { drawnImages[name] = size }
    } else if let name = text("systemName", image) {
      let configuration = symbolConfiguration(self.value("symbolConfiguration", image), id).map {
        ", withConfiguration: UIImage.SymbolConfiguration(\($0.map { "\($0): \($1)" }.joined(separator: ", ")))"
      }
      member(key, "UIImage(systemName: \"\(name)\"\(configuration ?? ""))")
    } else if let size = numbers(self.value("drawnSize", image), ["width", "height"]),
      size.allSatisfy({ (0..<1e6).contains($0) })
    {
      member(key, draw(Size(width: size[0], height: size[1])))
    } else if isSet("drawnSize", of: .object(image)) || flag("isUnknown", image) == true
      || !list("images", image).isEmpty
    {
      tell(.image, "\(id).\(key)", image, "The size of the \(key) of \(id) is not known.")
    }
  }

  /// The name of an image in the document that code draws.
  private mutating func draw(_ size: Size) -> String {
    let name = "\(text(of: size.width))x\(text(of: size.height))"
    drawnImages[name] = size
    return name
  }

  private func text(of number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

  /// Writes a configuration of symbols as an object.
  mutating func writeSymbolConfiguration(_ key: String, _ value: Value?, _ id: String) {
    guard let members = symbolConfiguration(value, id) else { return }
    json.key(key)
    json.beginObject()
    for (name, value) in members {
      json.key(name)
      if let number = Double(value) { json.number(number) } else { json.string(String(value.dropFirst())) }
    }
    json.endObject()
  }

  /// What a configuration says of the size of symbols, as arguments of Swift; nil where it says nothing.
  private mutating func symbolConfiguration(_ value: Value?, _ id: String) -> [(String, String)]? {
    hole(.image, value, target: "\(id).image")
    guard case .object(let configuration)? = value else { return nil }
    var found: [(String, String)] = []
    var descriptor = configuration
    hole(.image, self.value("font", configuration), target: "\(id).image")
    if let font = object("font", configuration) { descriptor = object("descriptor", font) ?? configuration }
    for variable in ["pointSize", "weight", "scale", "textStyle"] {
      hole(.image, self.value(variable, descriptor), target: "\(id).image")
    }
    if let style = textStyle(of: descriptor) {
      found.append(("textStyle", ".\(style.rawValue)"))
    } else if let size = number("pointSize", descriptor), size.isFinite {
      found.append(("pointSize", text(of: size)))
    }
    let weight =
      word("weight", configuration) ?? (descriptor === configuration ? nil : weight(of: descriptor))
    if let weight, weight != "unspecified" { found.append(("weight", ".\(weight)")) }
    if let scale = word("scale", configuration), !["default", "unspecified"].contains(scale) {
      found.append(("scale", ".\(scale)"))
    }
    return found.isEmpty ? nil : found
  }

  /// The images that files tell the sizes of, each once, and those that code draws, or names of the app's.
  mutating func writeAssets() {
    var written: Set<String> = []
    let assets = run.adoption.trees.flatMap(\.assets).filter { written.insert($0.key).inserted }
    if assets.isEmpty, drawnImages.isEmpty { return }
    json.key("assets")
    json.beginObject()
    for asset in assets {
      json.key(asset.key)
      asset.value.write(to: &json)
    }
    for (name, size) in drawnImages.sorted(by: { $0.key < $1.key }) where written.insert(name).inserted {
      json.imageSet(name, size)
    }
    json.endObject()
  }
}
