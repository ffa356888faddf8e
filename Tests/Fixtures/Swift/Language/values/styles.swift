struct TextStyle: Equatable {
  var size: Double
  var weight = Weight.regular
  var color: Color?
  enum Weight: Int { case light = 300, regular = 400, bold = 700 }
  struct Color: Equatable {
    let hex: UInt32
    static let accent = Color(hex: 0xFF8800)
    static func gray(_ level: Double) -> Color {
      let part = UInt32((level * 255).rounded())
      return Color(hex: part << 16 | part << 8 | part)
    }
    var components: (r: UInt32, g: UInt32, b: UInt32) { (hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF) }
  }
  static let title = TextStyle(size: 24, weight: .bold)
  static let body = TextStyle(size: 15)
  static var caption: TextStyle { body.with(\.size, 11).with(\.color, .gray(0.5)) }
  func with<Value>(_ keyPath: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: keyPath] = value
    return copy
  }
}
extension TextStyle {
  static func custom(_ size: Double, _ weight: Weight = .light) -> Self { .init(size: size, weight: weight) }
  func bold() -> Self { with(\.weight, .bold) }
}
func show(_ style: TextStyle) -> String { "\(style.size) \(style.weight.rawValue) \(style.color.map { String($0.hex, radix: 16) } ?? "-")" }
print(show(.title), show(.body.bold()), show(.caption), show(.custom(9)), show(.custom(10, .bold).with(\.color, .accent)))
print(TextStyle.Color.accent.components, TextStyle.Color.gray(1).components.g, TextStyle.body == .custom(15, .regular))
print(TextStyle.title.color?.hex ?? 0, TextStyle.caption.color == .gray(0.5), TextStyle.Weight(rawValue: 300)!)
