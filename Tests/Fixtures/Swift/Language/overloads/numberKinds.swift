import Foundation

func size(_ value: Int) -> String { "int \(value)" }
func size(_ value: CGFloat) -> String { "float \(value)" }
struct Pad {
  static func all(_ value: String) -> String { "text \(value)" }
  static func all(_ value: CGFloat) -> String { "cg \(value)" }
}
func only(_ value: CGFloat) -> String { "only \(value)" }
func generic<T>(_ value: T) -> String { "generic \(T.self)" }
func generic(_ value: Double) -> String { "double" }
let width: CGFloat = 4
print(size(1), size(1.5), size(width), size(width * 2), size(5 / 2))
print(Pad.all(2), Pad.all(width), only(3), only(3 / 2), only(width / 3 * 3))
print(generic(1), generic(1.5), generic("a"), generic(width), generic([1.5]))
extension Int { var pt: String { "\(self) int pt" } }
extension Double { var pt: String { "\(self) double pt" } }
print(5.pt, 2.5.pt, (-3).pt)
struct Insets {
  var top: CGFloat, left: CGFloat
  init(_ all: CGFloat) { (top, left) = (all, all) }
  init(_ all: Int) { self.init(CGFloat(all) * 100) }
  init(top: CGFloat = 0, left: CGFloat = 0) { (self.top, self.left) = (top, left) }
}
print(Insets(1).top, Insets(1.5).top, Insets(width).left, Insets(left: 3).left, Insets().top)
