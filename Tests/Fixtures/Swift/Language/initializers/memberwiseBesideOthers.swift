// The initializer of a structure for its members beside those of extensions with the same labels.
struct Length { var points: Double }
struct Spot { var x: Double; var y: Double }
struct Extent { var width: Double; var height: Double }
struct Area { var origin: Spot; var size: Extent }
extension Spot {
  init(_ x: Float, _ y: Float) { self.init(x: Double(x), y: Double(y)) }
  init(x: Float, y: Float) { self.init(x: Double(x) + 100, y: Double(y) + 100) }
  init(x: String, y: String) { self.init(x: Double(x)!, y: Double(y)!) }
}
extension Extent {
  init(_ side: Int) { self.init(width: Double(side), height: Double(side)) }
  init(width: Length, height: Length) { self.init(width: width.points, height: height.points) }
}
extension Area {
  static let zero = Area(origin: Spot(x: 0.0, y: 0.0), size: Extent(width: 0.0, height: 0.0))
  init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Spot(x: x, y: y), size: Extent(width: width, height: height))
  }
  init(origin: Length, size: Length) {
    self.init(origin: Spot(x: origin.points, y: origin.points), size: Extent(width: size.points, height: size.points))
  }
}
print(Area.zero.size.width, Area(x: 1, y: 2, width: 3, height: 4).origin.y)
print(Area(origin: Length(points: 5), size: Length(points: 6)).size.height)
print(Spot(1, 2).x, Spot(x: Float(1), y: Float(2)).x, Spot(x: "7", y: "8").y, Spot(x: 1.5, y: 2.5).x)
print(Extent(9).height, Extent(width: Length(points: 3), height: Length(points: 4)).height)

struct Wrapped { let text: String; init(text: Int) { self.text = "number \(text)" }; init(text: String) { self.text = text } }
print(Wrapped(text: 3).text, Wrapped(text: "a").text)
