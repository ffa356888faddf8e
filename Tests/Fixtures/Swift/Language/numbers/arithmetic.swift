import Foundation

struct Metrics {
  static let padding: CGFloat = 16
  static let columns = 3
  var width: CGFloat
  var column: CGFloat { (width - Self.padding * CGFloat(Self.columns + 1)) / CGFloat(Self.columns) }
  var half: CGFloat { width / 2 - 1 }
  var ratio: Double { Double(width) / 9 * 16 }
}
let metrics = Metrics(width: 400)
print(metrics.column, metrics.half, metrics.ratio, -metrics.half, +metrics.width)
let count = 7
let rows = (count + Metrics.columns - 1) / Metrics.columns
print(rows, count % Metrics.columns, CGFloat(rows) * 44.5, Double(count) * 1.5)
var total = 0.0
for i in 0..<4 { total += Double(i) * 0.5 }
print(total, total / 3, (total * 100).rounded() / 100)
var number = 10
number -= 3
number *= 4
number /= 5
number %= 4
number <<= 3
number |= 1
number &= 0b11111
number ^= 2
print(number)
print(2 + 3 * 4 - 6 / 2 % 2, (2 + 3) * 4, 1 + 2 << 1, 1...2 + 3, 5 > 3 && 2 < 1 || true, !(1 == 2))
print([1.5, 2.5].reduce(0, +), [1, 2, 3].reduce(0) { $0 + $1 } / 2, Double([1, 2, 4].reduce(0, +)) / 3)
let size: CGFloat = .init(count) * 2 + .pi.rounded()
let insets = [CGFloat](repeating: 8, count: 2)
print(size, insets.reduce(0, +) * 2, max(size, 20), Int(size) / 3, Int(size.rounded(.up)))
