let small: UInt8 = 200
let wide: Int32 = -5
let large: UInt64 = UInt64.max
print(small &+ 100, UInt8(255) &* 2, Int8.max &+ 1, wide / 2, wide >> 1, large)
print(
  Int8.max, Int8.min, Int16.max, UInt16.max, Int32.min, UInt32.max, Int64.max, UInt.max, UInt64.max, UInt8.min
)
print(
  UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt8(clamping: -5), Int8(clamping: 1000))
print(
  Int8(exactly: 200) == nil, Int(exactly: 2.5) == nil, Int(exactly: 3.0) ?? 0, UInt8("256") == nil,
  UInt8("7") ?? 0)
print(small.bitWidth, small.leadingZeroBitCount, (8).trailingZeroBitCount, (7).nonzeroBitCount, ~small, ~5)
print(1 << 10, 1 << 70, -1 >> 100, 5 & 3, 5 | 3, 5 ^ 3, UInt8(1) << 7, UInt8(1) << 8, 6 >> 1)
let (value, overflow) = small.addingReportingOverflow(100)
print(value, overflow, (10).quotientAndRemainder(dividingBy: 3), (-7).magnitude, (-7).signum(), abs(-7))
print(UInt8(65), Int("ff", radix: 16) ?? 0, String(255, radix: 16), String(5, radix: 2), UInt32(7) + 1)
func kind<T>(_ value: T) -> String { "\(T.self)" }
print(kind(1), kind(1.0), kind(small), kind(wide * 2), kind(Float(1) * 2), kind("a"), kind(true))
print((17).isMultiple(of: 5), Int(small) + 100, Int(wide) * 3, UInt8(3) == 3, Int16(5) < 6)
