import Foundation

print(
  2.5.rounded(), 3.5.rounded(), (-2.5).rounded(), 2.5.rounded(.up), 2.5.rounded(.down),
  2.5.rounded(.toNearestOrEven))
print(2.7.rounded(.towardZero), -2.2.rounded(.awayFromZero), floor(2.7), ceil(2.1), round(2.5), trunc(-2.7))
let two = 2.0
print(
  sqrt(16.0), pow(two, 10), 9.0.squareRoot(), fmod(7, 3), 7.5.truncatingRemainder(dividingBy: 2), abs(-1.5))
print(Double.pi, CGFloat.pi / 2, Float.pi, Double.infinity, -Double.infinity, Double.nan.isNaN, 1.0 / 0)
print(min(1, 2), max(1, 2.5), min(3, 1, 2), max(1.0, 2), min(CGFloat(3), 2), Swift.min(4, 5))
print(
  Double.greatestFiniteMagnitude > 1e300, Double.leastNonzeroMagnitude > 0, 1e-7, 1e16, 1e15, 123456789.125,
  100000000000000000000.0)
var value = 3.7
value.round(.down)
value.negate()
print(value, value.magnitude, value.isZero, value.sign == .minus, 5.0.isLess(than: 6), (0.1 + 0.2 == 0.3))
let width: CGFloat = 375
let scale: Double = 2
print(
  width * scale, width * CGFloat(scale), Double(width) / 3, (width - 2 * 16) / 3, Float(width), Int(width / 2)
)
print(
  stride(from: CGFloat(0), to: 1, by: 0.25).map { $0 }, stride(from: 5, through: 1, by: -2).map { $0 },
  (0..<3).map { CGFloat($0) / 2 })
print(Int(3.99), Int(-3.99), Int((2.5).rounded()), Double("1e3") ?? 0, Double(7) / 2, Double(1 / 2), 7.0 / 2)
print(
  sin(0.0), cos(0.0), atan2(1.0, 1.0) == .pi / 4, log2(8.0), exp(0.0), hypot(3.0, 4.0), CGFloat(0.1) + 0.2)
print(
  max(0, min(5, 9)), (3...7).contains(5), (0.5...1.5).contains(1), (1..<2).contains(2),
  (1...3).clamped(to: 2...9))
