func total<T: Numeric>(_ values: [T]) -> T { values.reduce(0, +) }
func average<T: BinaryFloatingPoint>(_ values: T...) -> T { values.isEmpty ? 0 : values.reduce(0, +) / T(values.count) }
func average<T: BinaryInteger>(_ values: T...) -> Double { values.isEmpty ? 0 : Double(values.reduce(0, +)) / Double(values.count) }
func clamp<T: Comparable>(_ value: T, _ low: T, _ high: T) -> T { min(max(value, low), high) }
func lerp<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
func power<T: Numeric>(_ base: T, _ exponent: Int) -> T { (0..<exponent).reduce(1) { result, _ in result * base } }
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
extension Numeric { var doubled: Self { self * 2 }; func plus(_ other: Self) -> Self { self + other } }
extension BinaryInteger { var isOdd: Bool { self % 2 != 0 }; var digits: Int { self < 10 ? 1 : 1 + (self / 10).digits } }
extension FloatingPoint { var half: Self { self / 2 } }
extension Comparable { func limited(to range: ClosedRange<Self>) -> Self { max(range.lowerBound, min(self, range.upperBound)) } }
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
print(total([1, 2, 3]), total([0.5, 1]), total([UInt8(1), 2]), average(1.0, 2), average(1, 2), average(Float(1), 4))
print(clamp(5, 1, 3), clamp(0.5, 1, 3), clamp("m", "a", "f"), lerp(0, 10, 0.25), lerp(Float(2), 4, 0.5), power(2, 10), power(1.5, 2), gcd(48, 36))
print(5.doubled, 2.5.doubled, 3.plus(4), 7.isOdd, UInt8(4).isOdd, 12345.digits, 5.0.half, 15.limited(to: 0...10), "z".limited(to: "a"..."c"))
print([1, 2, 3].sum(), [0.25, 0.5].sum(), (1...4).sum(), zip([1, 2], [3, 4]).map(+).sum())
struct Vector<T: Numeric>: Equatable {
  var x: T, y: T
  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Self, k: T) -> Self { Self(x: a.x * k, y: a.y * k) }
  var dot: T { x * x + y * y }
}
print(Vector(x: 1, y: 2) + Vector(x: 3, y: 4), (Vector(x: 0.5, y: 1) * 2).dot, Vector(x: 3, y: 4).dot, Vector(x: 1, y: 1) == Vector(x: 1, y: 1) * 1)
