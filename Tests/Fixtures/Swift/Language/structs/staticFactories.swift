struct Insets: Equatable { var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
  static let zero = Insets()
  static func all(_ v: Double) -> Self { .init(top: v, left: v, bottom: v, right: v) }
  static func symmetric(h: Double = 0, v: Double = 0) -> Self { Insets(top: v, left: h, bottom: v, right: h) }
  func adding(_ other: Insets) -> Insets { .init(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right) }
  var inverted: Insets { .zero.adding(.init(top: -top, left: -left, bottom: -bottom, right: -right)) }
  static func + (a: Insets, b: Insets) -> Insets { a.adding(b) } }
struct Layout { var insets: Insets = .all(8), spacing = Spacing.regular; enum Spacing: Double { case tight = 2, regular = 8; static var standard: Spacing { .regular } } }
func lay(_ insets: Insets = .symmetric(h: 4), spacing: Layout.Spacing = .standard) -> Double { insets.left + insets.right + spacing.rawValue }
print(lay(), lay(.zero), lay(.all(1) + .symmetric(h: 2), spacing: .tight), Layout().insets == .all(8), Layout(insets: .zero, spacing: .tight).spacing.rawValue)
var layout = Layout()
layout.insets = .symmetric(v: 3)
layout.insets.left = layout.insets.top * 2
layout.spacing = .init(rawValue: 2) ?? .regular
print(layout.insets, layout.spacing, layout.insets.inverted.left, layout.insets + .all(1) == layout.insets.adding(.all(1)))
