import Foundation
struct Insets { var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0; var horizontal: CGFloat { left + right } }
struct Size: Equatable { var width: CGFloat, height: CGFloat; static let zero = Size(width: 0, height: 0) }
struct Rect {
  var x: CGFloat = 0, y: CGFloat = 0
  var width: CGFloat, height: CGFloat
  var center: (x: CGFloat, y: CGFloat) { (x + width / 2, y + height / 2) }
  func inset(_ insets: Insets) -> Rect { Rect(x: x + insets.left, y: y + insets.top, width: width - insets.horizontal, height: height - insets.top - insets.bottom) }
  func divided(_ count: Int, spacing: CGFloat = 0) -> [Rect] {
    let each = (width - spacing * CGFloat(count - 1)) / CGFloat(count)
    return (0..<count).map { Rect(x: x + CGFloat($0) * (each + spacing), y: y, width: each, height: height) }
  }
  func union(_ other: Rect) -> Rect {
    let (minX, minY) = (min(x, other.x), min(y, other.y))
    return Rect(x: minX, y: minY, width: max(x + width, other.x + other.width) - minX, height: max(y + height, other.y + other.height) - minY)
  }
}
enum Grid {
  static let columns = 3
  static let spacing: CGFloat = 8
  static func itemWidth(for width: CGFloat) -> CGFloat { floor((width - spacing * CGFloat(columns + 1)) / CGFloat(columns)) }
  static func rows(for count: Int) -> Int { (count + columns - 1) / columns }
  static func height(for count: Int, in width: CGFloat) -> CGFloat { CGFloat(rows(for: count)) * (itemWidth(for: width) * 4 / 3 + spacing) + spacing }
}
let screen = Rect(width: 375, height: 667)
let content = screen.inset(Insets(top: 20, left: 16, right: 16))
print(content, content.center, screen.divided(3, spacing: 8).map(\.width), content.divided(2).last!.x)
print(Grid.itemWidth(for: 375), Grid.rows(for: 7), Grid.height(for: 7, in: 375), Grid.height(for: 0, in: 100))
print(content.union(Rect(x: -5, y: 700, width: 10, height: 10)), Size.zero == Size(width: 0, height: 0), 375 * 0.5 / 3, (screen.width / 3).rounded(.down))
let scale: CGFloat = 3
func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
print(pixel(10.2), pixel(1 / scale), ceil(10.01), CGFloat.pi.rounded(), pow(2, 3) as CGFloat, sqrt(16) as CGFloat, hypot(3, 4) as CGFloat)
let isWide = screen.width > screen.height, margin: CGFloat = isWide ? 32 : 16, lines = max(Int(screen.height / 44), 1)
print(isWide, margin, lines, margin * 2, -margin, CGFloat(lines) * 44 - screen.height, min(margin, 8, 20))
