import LayoutModel
import UIKitDefaults

// Images that are symbols, and what stands for those that nobody has.
extension ScreenDrawing {
  /// What colour a symbol has.
  enum Ink {
    case tint, label, gray, onTint, pale

    fileprivate var style: StaticString {
      switch self {
      case .tint: "i"
      case .label: "i k"
      case .gray: "i g"
      case .onTint: "i w"
      case .pale: "i p"
      }
    }
  }

  /// Draws a symbol in the middle of a frame; of one that is not known the first letter.
  mutating func drawSymbol(_ name: String, in frame: Rect, _ ink: Ink) {
    guard let glyph = SymbolGlyph(name) else { return drawUnknown(name, in: frame) }
    drawGlyph(glyph, in: square(of: name, in: frame), ink)
  }

  /// Where the shape of a symbol is drawn, which lies in a square: that of one which is far wider than high is as wide as it is.
  private func square(of name: String, in frame: Rect) -> Rect {
    let size = SymbolSizes.entry(name).size
    guard size.width > 1.5 * size.height else { return frame }
    let side = min(frame.size.width / size.width, frame.size.height / size.height) * size.width
    return frame.middleSquare(side)
  }

  private mutating func drawGlyph(_ glyph: SymbolGlyph, in frame: Rect, _ ink: Ink) {
    symbols.insert(glyph)
    markup += "<use class=\"\(raw: ink.style)\" href=\"#\(text: glyph.id)\" \(filling: frame)/>"
  }

  /// A neutral square with a letter, where there is room for one.
  private mutating func drawUnknown(_ name: String, in frame: Rect) {
    let side = min(frame.size.width, frame.size.height)
    let square = frame.middleSquare(side)
    markup.rect("unknown", square.shrunk(by: 0.5), radius: side / 4)
    let size = side * 0.6
    guard size >= 9 * unit, let letter = name.first(where: { $0.isLetter || $0.isNumber }) else { return }
    let place = Point(x: square.midX, y: square.midY + 0.36 * size)
    markup.line("id m", letter.uppercased(), at: place, size: size)
  }

  /// What stands for a picture that is not at hand: a neutral surface, with a photograph where there is room.
  mutating func drawPhoto(in frame: Rect, radius: Double = 0) {
    markup.rect("image", frame, radius: radius)
    let side = min(frame.size.width * 0.5, frame.size.height * 0.45, 64)
    guard side >= 10, let glyph = SymbolGlyph("photo.fill") else { return }
    // The name stands below it.
    let middle = frame.size.height >= 60 ? frame.midY - 0.35 * side : frame.midY
    let place = Rect(x: frame.midX - side / 2, y: middle - side / 2, width: side, height: side)
    drawGlyph(glyph, in: place, .pale)
  }

  /// The image of a button beside its titles, or in the middle of one that has none.
  mutating func drawImage(ofButton index: Int, _ frame: Rect) {
    let details = layout.document.details(ofView: index)
    let configuration = layout.document.content(ofView: index).configuration
    guard let image = details.imageReference ?? configuration?.image else { return }
    let style = configuration?.style
    let isFilled = style == .filled || style == .borderedProminent
    let place = place(of: image, ofButton: index, configuration, in: frame)
    switch image {
    case .symbol(let symbol): drawSymbol(symbol.name, in: place, isFilled ? .onTint : .tint)
    case .asset(let name):
      if let glyph = SymbolGlyph(name) { return drawGlyph(glyph, in: place, isFilled ? .onTint : .tint) }
      drawPhoto(in: place, radius: 3)
    }
  }

  private func place(
    of image: ImageReference, ofButton index: Int, _ configuration: ButtonConfiguration?, in frame: Rect
  ) -> Rect {
    let lines = (layout.textLines[index] ?? []).filter { !$0.text.isEmpty }
    let size = size(of: image, index, beside: lines.first?.font.pointSize)
    var place = Rect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    guard let first = lines.first else { return place }
    let padding = configuration?.imagePadding ?? 0
    let isMirrored = layout.environment.traits.layoutDirection == .rightToLeft
    let left = frame.minX + (lines.map(\.origin.x).min() ?? 0)
    let right = frame.minX + (lines.map { $0.origin.x + $0.width }.max() ?? 0)
    switch configuration?.imagePlacement ?? .leading {
    case .leading: place.origin.x = isMirrored ? right + padding : left - padding - size.width
    case .trailing: place.origin.x = isMirrored ? left - padding - size.width : right + padding
    case .top:
      place.origin.y = frame.minY + first.origin.y - (first.font.pointSize ?? 17) - padding - size.height
    case .bottom:
      place.origin.y = frame.minY + (lines.last?.origin.y ?? 0) + (first.font.pointSize ?? 17) / 4 + padding
    }
    return place
  }

  /// How large an image is by itself.
  private func size(of image: ImageReference, _ index: Int, beside pointSize: Double?) -> Size {
    if let size = imageSizes[Int32(index)], size.width > 0, size.height > 0 { return size }
    guard case .symbol(let symbol) = image else { return Size(width: 20, height: 20) }
    return size(ofSymbol: symbol, pointSize ?? SymbolSizes.pointSize)
  }

  /// How large a symbol is beside text of a size.
  func size(ofSymbol symbol: SymbolImage, _ pointSize: Double) -> Size {
    let configuration = symbol.configuration
    let part = SymbolSizes.entry(symbol.name).size(configuration.scale, configuration.font.weight)
    let pointSize = configuration.font.pointSize ?? pointSize
    return Size(width: part.width * pointSize, height: part.height * pointSize)
  }
}

extension Rect {
  /// A square of a side in the middle of it.
  fileprivate func middleSquare(_ side: Double) -> Rect {
    Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
