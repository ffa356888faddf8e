struct Size: Equatable { var width: Double, height: Double }
struct Length {
  let points: Double
  init(_ points: Double) { self.points = points }
  init(_ points: Int) { self.points = Double(points) * 10 }
  init(_ text: String) { points = Double(text) ?? -1 }
  init?(optional points: Double?) {
    guard let points else { return nil }
    self.points = points
  }
  init(inches: Double) { self.init(inches * 72) }
  init(_ size: Size, keyPath: KeyPath<Size, Double> = \.width) { self.init(size[keyPath: keyPath]) }
}
extension Size {
  init(_ side: Double) { self.init(width: side, height: side) }
  init(_ width: Double, _ height: Double) { self = Size(width: width, height: height) }
  init<T: BinaryInteger>(square side: T) { self.init(Double(side)) }
}
print(Length(2.5).points, Length(3).points, Length("7").points, Length("x").points, Length(inches: 0.5).points)
print(Length(optional: nil) == nil, Length(optional: 4)!.points, Length(Size(5, 6)).points, Length(Size(7, 8), keyPath: \.height).points)
print(Size(3) == Size(width: 3, height: 3), Size(square: 4).height, Size(square: UInt8(9)).width)
extension Length: Equatable {}
let value = 4
let real = 4.5
print(Length(value).points, Length(real).points, Length(real / 2 + 1).points, [1, 2].map(Length.init).map(\.points), [Length(1), Length(1.0)].first == Length(10.0))
class View {
  let frame: Size
  init(frame: Size) { self.frame = frame }
  convenience init() { self.init(frame: Size(0)) }
  convenience init(_ views: View...) { self.init(frame: Size(Double(views.count))) }
  convenience init(width: Double) { self.init(frame: .init(width, 1)) }
}
print(View().frame.width, View(View(), View()).frame.width, View(width: 8).frame.height)
