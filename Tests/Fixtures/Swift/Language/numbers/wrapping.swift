let max8 = Int8.max
print(max8 &+ 1, Int8.min &- 1, UInt8.min &- 1, UInt8(200) &* 2, Int16(300) &<< 8, (1 << 4) | 3, 0xF0 & 0x3C, 0b1010 ^ 0b0110, ~0b1010 & 0xF)
let (sum, didOverflow) = UInt8(200).addingReportingOverflow(100)
print(sum, didOverflow, Int.max.addingReportingOverflow(1).overflow, 7.multipliedReportingOverflow(by: 6).partialValue)
print(17.quotientAndRemainder(dividingBy: 5), (-17).quotientAndRemainder(dividingBy: 5), 17.isMultiple(of: 17), 1 << 0, -16 >> 2, UInt8(0b1000_0000) >> 7)
print(UInt32(0xFF8800) >> 16 & 0xFF, Double(0x88) / 255 < 0.54, 5.trailingZeroBitCount, 8.trailingZeroBitCount, UInt8(15).leadingZeroBitCount, 255.nonzeroBitCount)
var value: UInt8 = 10
value &-= 20
value ^= 0xFF
value |= 0x80
value &= 0b1111_0000
value >>= 2
print(value, Int8(bitPattern: UInt8(200)), UInt(bitPattern: -1) == UInt.max, Int32.max, UInt64.max, Int64.min)
struct Color {
  let r, g, b, a: UInt8
  init(rgba: UInt32) { (r, g, b, a) = (UInt8(rgba >> 24), UInt8(truncatingIfNeeded: rgba >> 16), UInt8(rgba >> 8 & 0xFF), UInt8(rgba & 0xFF)) }
  var hex: String { [r, g, b, a].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined() }
  func mixed(_ other: Color, _ t: Double) -> [Int] { zip([r, g, b], [other.r, other.g, other.b]).map { Int(Double($0) * (1 - t) + Double($1) * t) } }
}
print(Color(rgba: 0xFF8000FF).hex, Color(rgba: 0x0A0B0C0D).hex, Color(rgba: 0).mixed(Color(rgba: 0xFFFFFF00), 0.5))
