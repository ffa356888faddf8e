import JSON
import LayoutCoding
import LayoutModel

/// What views show of assets and of the system's symbols.
extension SceneTranslator {
  /// The image of a view, of the state of a button or of its configuration: a symbol by its name, another one if the
  /// file records its size.
  mutating func writeImage(of element: XMLElement) {
    let reference = element.child("imageReference", key: "image")
    let image = element.varied({ $0["image"] }, default: reference?["image"] ?? "")
    let symbol = image.base
    if image.others.isEmpty, file.symbols.contains(symbol), (reference ?? element)["catalog"] == "system" {
      let scale = Self.symbolScale(reference?["symbolScale"]).map {
        ", withConfiguration: UIImage.SymbolConfiguration(scale: .\($0))"
      }
      writer.member(ViewKey.image, "UIImage(systemName: \"\(symbol)\"\(scale ?? ""))")
      return
    }
    let known = ([image.base] + image.others.map(\.value)).allSatisfy { file.images[$0] != nil }
    guard known else { return }
    images.insert(image.base)
    for other in image.others { images.insert(other.value) }
    writer.member(ViewKey.image, image)
  }

  /// How large a view's or a state's symbols are.
  mutating func writeSymbolConfiguration(of element: XMLElement) {
    guard
      let configuration = element.child("preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
    else { return }
    let described = configuration.child("fontDescription").map { Self.font(described: $0, on: nil) }
    let style = described?.textStyle
    let size = configuration.number("pointSize") ?? described?.pointSize
    writer.key(ViewKey.preferredSymbolConfiguration)
    writer.beginObject()
    if let style {
      writer.member("textStyle", style.rawValue)
    } else if let size, (0.1...10_000).contains(size) {
      writer.member("pointSize", size)
    }
    if let weight = configuration["weight"].flatMap(FontWeight.init(rawValue:)) ?? described?.weight {
      writer.member("weight", weight.rawValue)
    }
    if let scale = Self.symbolScale(configuration["scale"]) { writer.member("scale", scale) }
    writer.endObject()
  }

  private static func symbolScale(_ text: String?) -> String? {
    text.flatMap(SymbolConfiguration.Scale.init(rawValue:))?.rawValue
  }
}
