// What stands behind `??` has the type that a call or a member would have had that was not reached.
struct Size {
  var width = 0.0
  static let zero = Size(width: 7)
  func scaled(by factor: Double) -> Size { Size(width: width * factor) }
  var doubled: Size { scaled(by: 2) }
}
final class Box {
  var size = Size(width: 3)
  var inner: Box?
  var all: [Box] = []
  func fitting(_ size: Size) -> Size { Size(width: size.width + 1) }
  func find() -> Box? { inner }
}
func make() -> Size? { nil }

let none: Box? = nil
let some: Box? = Box()
print((none?.fitting(.zero) ?? .zero).width)
print((some?.fitting(.zero) ?? .zero).width)
print((none?.size.scaled(by: 2) ?? .zero).doubled.width)
print((some?.find()?.size ?? .zero).width)
print((none?.find()?.fitting(Size()) ?? .zero).scaled(by: 3).width)
print((some?.all.first?.size ?? .zero).width)
print((none?.all.last?.fitting(Size()) ?? .zero).width)
print((make() ?? .zero).width)
let size = none?.inner?.find()?.size ?? .zero
print(size.width)
