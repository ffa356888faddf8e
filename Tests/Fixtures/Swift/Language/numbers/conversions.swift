import Foundation
let int = 7, double = 2.75, float: Float = 1.5, cg: CGFloat = 10, byte: UInt8 = 250
print(Double(int) / 2, Int(double), Int(double.rounded()), CGFloat(int) / 2, Float(double), Double(float), Int(cg) / 4, cg / 4)
print(UInt8(clamping: int * 100), Int8(truncatingIfNeeded: 200), Int(byte) + 10, UInt16(byte) * 2, byte &+ 10, Int(exactly: 2.0) ?? -1, Int(exactly: 2.5) ?? -1)
print(Int("12") ?? 0, Int("1.5") ?? -1, Double("1e2") ?? 0, Double("abc") ?? -1, Int("-7")!, Float("2.5")!, Int("ff", radix: 16)!, String(10, radix: 2))
let mixed = Double(int) * double + Double(cg)
let percent = Int((double / 11 * 100).rounded(.up))
print(mixed, percent, (1.0 / 3 * 3 == 1), 10 / 4, 10 / 4.0, -7 / 2, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2), (-7.5).rounded(.towardZero))
func half(_ x: Double) -> Double { x / 2 }
func cgHalf(_ x: CGFloat) -> CGFloat { x / 2 }
print(half(5), half(Double(int)), cgHalf(5), cgHalf(double), cgHalf(CGFloat(int)), half(cg))
let sizes: [CGFloat] = [1, 2.5, 3], ratio: CGFloat = 16 / 9, whole: Double = 3
print(sizes.reduce(0, +) / CGFloat(sizes.count), ratio > 1.7, sizes.map { $0 * 2 }, sizes.max()! - 1, [1, 2, 3].map(Double.init), sizes.map { Int($0) })
print(whole, "\(whole)", Int(whole), whole.description, "\(Float(0.1))", 0.1 + 0.2, 1e10, 1.0e-5, 123456789.0, 1e17, Double(Int.max))
print(min(int, 3), max(double, 3), abs(-double), Swift.max(1, 2, 3), min(cg, 3), [2.5, 1].min()!, int.signum(), (-int).magnitude, double.sign == .plus)
