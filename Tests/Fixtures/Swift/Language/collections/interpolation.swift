import Foundation

struct Money: CustomStringConvertible {
  let cents: Int
  var description: String { "$\(cents / 100).\(cents % 100)" }
}
struct Plain { let a: Int, b: String, c: [Double] }
enum Kind: String {
  case big
  case small = "tiny"
}
print("\(Money(cents: 250)) \([Money(cents: 199)]) \(Plain(a: 1, b: "x", c: [1, 2.5]))")
print("\(Kind.big) \(Kind.small.rawValue) \([Kind.small]) \(["k": Kind.big])")
print(String(format: "%d items, %.2f, %@, %05d, %5.1f|%%|%x", 3, 2.456, "text", 42, 3.14159, 255))
print(String(format: "%02d:%02d", 5, 30), String(format: "%@ and %@", "a", "b"), String(format: "%.0f", 2.5))
let number: Double = 3
print("\(number) \(number * 1.5) \(Float(1.1)) \(1e21) \(0.1 + 0.2) \(-0.0) \(1.0 / 3)")
print(
  "value: \(true ? "yes" : "no") \({ 1 + 1 }()) \([1: "a"])", String(describing: Plain(a: 2, b: "", c: [])))
print("\((1, b: 2)) \(1...3) \(0..<2)", "\(Int.max)", "\(UInt8(200))")
extension String.StringInterpolation {
  mutating func appendInterpolation(padded value: Int) {
    appendLiteral(value < 10 ? "0\(value)" : "\(value)")
  }
}
print("\(padded: 7):\(padded: 12)")
